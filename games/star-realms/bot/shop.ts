import type { Seat } from '@orrery/kernel';
import { scenarios } from '../content/scenarios/index.ts';
import type { Scenario } from '../content/scenarios/scenario.ts';
import { sheetOf } from '../content/stickers/index.ts';
import type { SheetId } from '../content/stickers/index.ts';
import { costOf } from '../rules/acquire.ts';
import type { Design } from '../rules/designs.ts';
import { designByKey, designOf, upgradedKey } from '../rules/designs.ts';
import type { CardInstance, Pub } from '../shapes.ts';
import { fittingSheets, surchargeOf } from '../rules/upgrade.ts';
import { EXPLORERS, TRADE_ROW } from '../rules/zones.ts';
import { factionsOfDeck, worthAmong, worthAtTable } from './worth.ts';
import type { Factions, Taste } from './worth.ts';

/** What to spend Trade on: the cards, plain or upgraded, that are worth most together and that the pool covers. */

export interface Basket {
  worth: number;
  /** The dearest wish among them; null: nothing is worth buying. */
  first: CardInstance | null;
}
interface Offer {
  card: CardInstance;
  cost: number;
  worth: number;
  /** What an upgrade adds, and costs. */
  surcharge: number;
  adds: number;
}

/** Whether stickers of a sheet lead to the Political Victory of the scenario at hand (SR-POL-03). */
const isPolitical = (pub: Pub, sheet: SheetId): boolean => {
  const here: Scenario | undefined = scenarios[pub.campaign!.scenario - 1];
  return here?.politicalVictory === true && sheetOf(sheet).scenario === here.number;
};
/** What is passed over for such a sticker may still be there next turn; the sticker's chance with this card is gone. */
const PASSED_OVER = 0.3;

/** What stickers of a sheet add to a card; those of the current scenario's sheet lead to the Political Victory, the more the closer it is. */
const stickerWorth = (taste: Taste, pub: Pub, design: Design, sheet: SheetId, far: number): number => {
  const { sheets } = pub.campaign!;
  const upgraded = designByKey(upgradedKey(design.id, sheet));
  const share = taste.style.stickers[design.isBase ? 'base' : 'ship'];
  const adds = share * (taste.worth(upgraded, far) - taste.worth(design, far));
  if (!isPolitical(pub, sheet)) return adds;
  let used = 0;
  for (let rows = sheets[sheet] ?? 0; rows !== 0; rows &= rows - 1) used++;
  return adds + taste.style.political[used]!;
};
export const bestSheet = (
  taste: Taste,
  pub: Pub,
  seat: Seat,
  design: Design,
  far: number,
): { sheet: SheetId; worth: number } | null => {
  let found: { sheet: SheetId; worth: number } | null = null;
  for (const sheet of fittingSheets(pub, seat, design)) {
    const worth = stickerWorth(taste, pub, design, sheet, far);
    if (found === null || worth > found.worth) found = { sheet, worth };
  }
  return found;
};

const MOST_EXPLORERS = 3;
const offersFor = (
  taste: Taste,
  pub: Pub,
  seat: Seat,
  trade: number,
  far: number,
  except: CardInstance | null,
): Offer[] => {
  const found: Offer[] = [];
  let deck: Factions | null = null;
  const { upgrades } = taste.style;
  for (const card of pub.table.cards[TRADE_ROW]!) {
    if (card === except) continue;
    const design = designOf(pub, card);
    const cost = costOf(pub, seat, design);
    if (cost > trade) continue;
    deck ??= factionsOfDeck(pub, seat);
    const worth = worthAmong(taste, design, deck, far) + worthAtTable(taste, pub, seat, design, far);
    const offer = { card, cost, worth, surcharge: 0, adds: 0 };
    if (pub.campaign !== null && upgrades !== 'never') {
      const surcharge = surchargeOf(pub, seat, design);
      const sheet = cost + surcharge <= trade ? bestSheet(taste, pub, seat, design, far) : null;
      if (sheet !== null) {
        offer.surcharge = surcharge;
        offer.adds = sheet.worth;
      }
    }
    if (Math.max(offer.worth, offer.worth + offer.adds) > 0) found.push(offer);
  }
  const stack = pub.table.cards[EXPLORERS]!;
  const top = stack.at(-1);
  if (top === undefined) return found;
  const design = designOf(pub, top);
  const cost = costOf(pub, seat, design);
  if (cost > trade) return found;
  const worth = taste.worth(design, far);
  if (worth > 0)
    for (let i = 0; i < Math.min(MOST_EXPLORERS, stack.length) && (i + 1) * cost <= trade; i++)
      found.push({ card: top, cost, worth, surcharge: 0, adds: 0 });
  return found;
};

/** Tries every combination that the pool covers, of offers from the i-th on. */
const fill = (offers: readonly Offer[], i: number, trade: number): number => {
  if (i === offers.length) return 0;
  const { cost, worth, surcharge, adds } = offers[i]!;
  let most = fill(offers, i + 1, trade);
  if (cost > trade) return most;
  most = Math.max(most, worth + fill(offers, i + 1, trade - cost));
  if (adds > 0 && cost + surcharge <= trade)
    most = Math.max(most, worth + adds + fill(offers, i + 1, trade - cost - surcharge));
  return most;
};

export const shop = (
  taste: Taste,
  pub: Pub,
  seat: Seat,
  trade: number,
  far: number,
  except: CardInstance | null = null,
): Basket => {
  let offers = offersFor(taste, pub, seat, trade, far, except);
  if (offers.length === 0) return { worth: 0, first: null };
  if (taste.style.upgrades === 'always' && offers.some((o) => o.surcharge > 0))
    offers = offers.filter((o) => o.surcharge > 0);
  offers.sort((a, b) => b.worth + b.adds - a.worth - a.adds);
  const worth = fill(offers, 0, trade);
  if (worth <= 0) return { worth: 0, first: null };
  // The first offer, from the best on, without which the rest is worth less.
  for (let i = 0; i < offers.length; i++)
    if (fill(offers, i + 1, trade) < worth) return { worth, first: offers[i]!.card };
  return { worth: 0, first: null };
};

/** Which sheet to use for a card just acquired: what is left of the pool might buy more. */
export const sheetToUse = (
  taste: Taste,
  pub: Pub,
  seat: Seat,
  card: CardInstance,
  surcharge: number,
  far: number,
): SheetId | null => {
  const { upgrades } = taste.style;
  const found = upgrades === 'never' ? null : bestSheet(taste, pub, seat, designOf(pub, card), far);
  if (found === null || upgrades !== 'choose') return found?.sheet ?? null;
  const { trade } = pub.players[seat]!;
  const worthWith = (left: number): number => shop(taste, pub, seat, left, far, card).worth;
  const lost = worthWith(trade) - worthWith(trade - surcharge);
  return found.worth > (isPolitical(pub, found.sheet) ? PASSED_OVER : 1) * lost ? found.sheet : null;
};
