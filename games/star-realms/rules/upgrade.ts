import type { Illegal, Seat } from '@orrery/kernel';
import { scenarios } from '../content/scenarios/index.ts';
import type { Scenario } from '../content/scenarios/scenario.ts';
import { sheetOf, sheetsOfScenario } from '../content/stickers/index.ts';
import type { SheetId } from '../content/stickers/index.ts';
import { SURCHARGE } from '../content/stickers/sheet.ts';
import { copyOf, designOf, upgradedKey, withChange } from './designs.ts';
import type { Design } from './designs.ts';
import { rulesFor } from './scenarioRules.ts';
import type { CardInstance, Pub, Table } from '../shapes.ts';
import { columnOf, isSheetId, rowFor } from './stickers.ts';

/** SR-UPG: stickers. */

/** 2 Trade for a Ship, 3 for a Base, whatever the card costs (SR-UPG-02); a scenario may make the first of a turn cheaper. */
export const surchargeOf = (pub: Pub, seat: Seat, design: Design): number => {
  let surcharge: number = SURCHARGE[columnOf(design.type)];
  const { once } = pub.players[seat]!;
  for (const { key, rule } of rulesFor(pub, seat))
    if (rule.op === 'firstUpgradeCosts' && !once.includes(key)) surcharge += rule.delta;
  return surcharge;
};

/** Sheets of the player's own faction with an unused sticker for this card (SR-UPG-08, -10, -12, -16, -20). */
export const fittingSheets = (pub: Pub, seat: Seat, design: Design): SheetId[] => {
  const { campaign } = pub;
  if (campaign === null || design.upgraded) return [];
  const found: SheetId[] = [];
  for (const id in campaign.sheets) {
    if (!isSheetId(id)) continue;
    const sheet = sheetOf(id);
    if (sheet.faction !== campaign.factions[seat]) continue;
    const row = rowFor(sheet, design.cost); // the printed cost, whatever was paid (SR-UPG-11)
    if (row >= 0 && (campaign.sheets[id]! & (1 << row)) === 0) found.push(id);
  }
  return found;
};

export const mayUpgrade = (pub: Pub, seat: Seat, card: CardInstance): boolean => {
  const design = designOf(pub, card);
  return pub.players[seat]!.trade >= surchargeOf(pub, seat, design) && fittingSheets(pub, seat, design).length > 0;
};

/** The rule that keeps a player from using this sheet for a card; null when none does. */
export const refuseUpgrade = (pub: Pub, seat: Seat, card: CardInstance, sheet: string): Illegal | null => {
  const { campaign } = pub;
  if (campaign === null || !isSheetId(sheet) || !Object.hasOwn(campaign.sheets, sheet)) return { rule: 'SR-UPG-20' };
  if (sheetOf(sheet).faction !== campaign.factions[seat]) return { rule: 'SR-UPG-16' };
  const { cost, upgraded } = designOf(pub, card);
  if (upgraded) return { rule: 'SR-UPG-08' };
  const row = rowFor(sheetOf(sheet), cost);
  if (row < 0) return { rule: 'SR-UPG-10', with: { cost } };
  return (campaign.sheets[sheet]! & (1 << row)) === 0 ? null : { rule: 'SR-UPG-12', with: { cost } };
};

/** Pays the surcharge at the moment of acquisition (SR-UPG-03, -22); the price of the first upgrade of a turn is used up. */
export const paySurcharge = (pub: Pub, seat: Seat, card: CardInstance): number => {
  const player = pub.players[seat]!;
  const paid = surchargeOf(pub, seat, designOf(pub, card));
  player.trade -= paid;
  for (const { key, rule } of rulesFor(pub, seat))
    if (rule.op === 'firstUpgradeCosts' && !player.once.includes(key)) player.once = [...player.once, key];
  return paid;
};

/** Both stickers go on the card, for good (SR-UPG-06, -07, -24); the row is used up (SR-UPG-12). */
export const applyStickers = (t: Table, seat: Seat, card: CardInstance, sheet: SheetId, paid: number): void => {
  const { pub } = t;
  const campaign = pub.campaign!;
  const { id, cost } = designOf(pub, card);
  pub.changed = withChange(pub.changed, card, upgradedKey(id, sheet));
  const row = 1 << rowFor(sheetOf(sheet), cost);
  campaign.sheets = { ...campaign.sheets, [sheet]: campaign.sheets[sheet]! | row };
  const made = { card: id, copy: copyOf(card), sheet, seat, scenario: campaign.scenario, turn: pub.turn };
  campaign.made = [...campaign.made, made];
  t.emit('upgraded', { seat, card, sheet, paid });
};

/** Every row of the player's sheet of this very scenario is used, in scenarios 1 to 4 (SR-POL-02, -03, -04). */
export const isPoliticalVictory = (pub: Pub, seat: Seat): boolean => {
  const campaign = pub.campaign!;
  const here: Scenario | undefined = scenarios[campaign.scenario - 1];
  if (!here?.politicalVictory) return false;
  return sheetsOfScenario(here.number).some((id) => {
    const { faction, rows } = sheetOf(id);
    return faction === campaign.factions[seat] && campaign.sheets[id] === (1 << rows.length) - 1;
  });
};
