import { SetupError } from '@orrery/kernel';
import type { Options, Seat } from '@orrery/kernel';
import { tradeDeck } from '../content/catalogue.ts';
import type { CampaignFaction } from '../content/effects.ts';
import { scenarios } from '../content/scenarios/index.ts';
import { sheetIds, sheetOf } from '../content/stickers/index.ts';
import type { SheetId } from '../content/stickers/index.ts';
import { cardIdOf, copyOf, designByKey, isInstance, upgradedKey, withChange } from './designs.ts';
import type { Campaign, CardInstance, SRPub } from '../shapes.ts';
import { isSheetId, rowFor } from './stickers.ts';

/*
 * What a table takes over from a campaign, as the text of one option: the upgraded cards, and the scenario to be played
 * with who plays which faction and who begins.
 *   scenario=4 first=0 factions=starEmpire,tradeFederation upgrades=rust-rat.1:se-sheet-1,ripper.2:tf-sheet-2
 * Without a scenario it is the campaign's own Trade Deck, for any mode (SR-POST-07).
 */

/** A card of the Trade Deck and the sheet its stickers come from; row and column follow from the card (SR-UPG-10). */
export interface Upgrade {
  card: CardInstance;
  sheet: SheetId;
}
export interface ScenarioSetup {
  number: number;
  first: Seat;
  factions: [CampaignFaction, CampaignFaction];
}
export interface CampaignSetup {
  scenario: ScenarioSetup | null;
  upgrades: Upgrade[];
}
export const NO_CAMPAIGN = 'none';

export const encodeSetup = ({ scenario, upgrades }: CampaignSetup): string => {
  const marks = upgrades.map((u) => `${u.card}:${u.sheet}`).toSorted();
  const parts = scenario
    ? [`scenario=${scenario.number}`, `first=${scenario.first}`, `factions=${scenario.factions.join(',')}`]
    : [];
  return [...parts, `upgrades=${marks.join(',')}`].join(' ');
};

const FORM =
  /^(?:scenario=(\d+) first=([01]) factions=(starEmpire,tradeFederation|tradeFederation,starEmpire) )?upgrades=(\S*)$/;

/** Reads the text of the option; a string says why it cannot be used. */
export const decodeSetup = (text: string): CampaignSetup | string => {
  const form = FORM.exec(text);
  if (!form) return 'it is not the set-up of a campaign';
  const [, number, first, factions, marks = ''] = form;
  const upgrades: Upgrade[] = [];
  for (const mark of marks === '' ? [] : marks.split(',')) {
    const [card = '', sheet = ''] = mark.split(':');
    if (!isSheetId(sheet)) return `there is no sticker sheet ${sheet}`;
    upgrades.push({ card, sheet });
  }
  const scenario =
    number === undefined
      ? null
      : {
          number: Number(number),
          first: Number(first),
          factions: factions!.split(',') as [CampaignFaction, CampaignFaction],
        };
  const setup: CampaignSetup = { scenario, upgrades };
  return flawOf(setup) ?? (encodeSetup(setup) === text ? setup : 'it is not written as this game writes it');
};

/** Why a text cannot be the set-up of a campaign; null when it can. */
export const campaignFlaw = (text: string): string | null => {
  const setup = decodeSetup(text);
  return typeof setup === 'string' ? setup : null;
};

/** Why cards cannot have been upgraded like this (SR-UPG-05, -08, -10, -12, -20). */
const flawOf = ({ scenario, upgrades }: CampaignSetup): string | null => {
  if (scenario && (scenario.number < 1 || scenario.number > scenarios.length))
    return `there are ${scenarios.length} scenarios`;
  const seen = new Set<string>();
  for (const { card, sheet } of upgrades) {
    if (!isInstance(card) || !Object.hasOwn(tradeDeck, cardIdOf(card))) return `${card} is no card of the Trade Deck`;
    const { cost } = designByKey(cardIdOf(card));
    const row = rowFor(sheetOf(sheet), cost);
    if (row < 0) return `${sheet} has no row for cost ${cost}`;
    if (scenario && sheetOf(sheet).scenario > scenario.number) return `${sheet} comes with a later scenario`;
    for (const once of [card, `${sheet} row ${row + 1}`]) {
      if (seen.has(once)) return `${once} is used twice`;
      seen.add(once);
    }
  }
  return null;
};

/** The sheets received up to a scenario, with the rows that upgrades have used up (SR-UPG-12, -20). */
const sheetsAt = (number: number, upgrades: readonly Upgrade[]): { [sheet: string]: number } => {
  const sheets: { [sheet: string]: number } = {};
  for (const id of sheetIds) if (sheetOf(id).scenario <= number) sheets[id] = 0;
  for (const { card, sheet } of upgrades)
    sheets[sheet]! |= 1 << rowFor(sheetOf(sheet), designByKey(cardIdOf(card)).cost);
  return sheets;
};

export const newCampaign = (): Campaign => ({
  scenario: 0,
  factions: ['starEmpire', 'tradeFederation'],
  option: null,
  event: null,
  sheets: {},
  made: [],
  points: {},
  tally: [],
  played: [],
});

const changedBy = (upgrades: readonly Upgrade[]): SRPub['changed'] =>
  upgrades.reduce<NonNullable<SRPub['changed']>>(
    (changed, { card, sheet }) => withChange(changed, card, upgradedKey(cardIdOf(card), sheet)),
    {},
  );

const chronicle = ({ number, factions }: ScenarioSetup, upgrades: readonly Upgrade[]): Campaign => ({
  ...newCampaign(),
  scenario: number,
  factions: [...factions],
  sheets: sheetsAt(number, upgrades),
  made: upgrades.map(({ card, sheet }) => ({
    card: cardIdOf(card),
    copy: copyOf(card),
    sheet,
    seat: factions.indexOf(sheetOf(sheet).faction),
    scenario: sheetOf(sheet).scenario,
    turn: 0,
  })),
});

/** The parts of the state that come from a campaign; a table of the campaign mode begins one or takes up one of its scenarios. */
export const campaignParts = (options: Options): Pick<SRPub, 'changed' | 'campaign' | 'first'> => {
  const { mode, campaign: text = NO_CAMPAIGN } = options;
  if (text === NO_CAMPAIGN) return { changed: null, campaign: mode === 'campaign' ? newCampaign() : null, first: 0 };
  const setup = decodeSetup(text);
  if (typeof setup === 'string') throw new SetupError(`option campaign cannot be "${text}"; ${setup}`);
  const { scenario, upgrades } = setup;
  const changed = changedBy(upgrades);
  if (scenario === null && mode !== 'campaign') return { changed, campaign: null, first: 0 };
  if (scenario === null) throw new SetupError('a campaign starts with new cards; its deck is for the other modes');
  if (mode !== 'campaign') throw new SetupError('a scenario is played in the campaign mode');
  return { changed, campaign: chronicle(scenario, upgrades), first: scenario.first };
};
