import type { Seat } from '@orrery/kernel';
import { cardIds } from '../content/catalogue.ts';
import type { CardId } from '../content/catalogue.ts';
import type { Amount, Continuous, Effect } from '../content/effects.ts';
import { scenarios } from '../content/scenarios/index.ts';
import type { Scenario } from '../content/scenarios/scenario.ts';
import { sheetOf, sheetsOfScenario } from '../content/stickers/index.ts';
import { cardOf } from '../content/catalogue.ts';
import { authorityOf } from '../rules/counts.ts';
import { cardByKey, designOf } from '../rules/designs.ts';
import type { Pub } from '../rules/shapes.ts';
import { discardPile, hand, TRADE_ROW } from '../rules/zones.ts';

/**
 * What the net sees of a position where a turn begins: two players, the Trade Row and a few figures of the table. It reads public
 * state alone, so it cannot know what lies in a hand or a deck; which cards may lie there follows from what a player owns.
 */

/** What stickers and small Scenario cards add to a card, by kind; the card itself is known by its name. */
const ADDED = [
  'trade',
  'combat',
  'authority',
  'draw',
  'discard',
  'scrap',
  'other',
  'starEmpire',
  'tradeFederation',
] as const;
type Added = (typeof ADDED)[number];
const DESIGN = cardIds.length + ADDED.length;

/** For each side: what it owns of ten cards, what its hand may be expected to hold, what stands in play. Then the Trade Row. */
const OWNED = 0;
const EXPECTED = 1;
const STANDING = 2;
const PER_SIDE = 3;
const ROW = 2 * PER_SIDE * DESIGN;

/** Authority as steps: the last few points count differently from the first. */
const STEPS = [0, 3, 6, 9, 12, 16, 20, 25, 30, 40, 50, 70];
const MOST_POLITICAL = 4;
/** Authority in steps and whole, cards, hand, size of hand, steps to the Political Victory. */
const SIDE_FIGURES = STEPS.length - 1 + 4 + MOST_POLITICAL;
const FIGURES = ROW + DESIGN;
/** Turns, who began, what the Kingdom gives; then scenarios by the faction of whoever is to move. */
const TABLE_FIGURES = FIGURES + 2 * SIDE_FIGURES;
const SCENARIO_FIGURES = TABLE_FIGURES + 3;
export const INPUTS = SCENARIO_FIGURES + 2 * scenarios.length;

/** Inputs that are not zero: which, and how much. */
export interface Inputs {
  n: number;
  readonly at: Uint16Array;
  readonly value: Float32Array;
}
export const newInputs = (): Inputs => ({ n: 0, at: new Uint16Array(1024), value: new Float32Array(1024) });
const put = (out: Inputs, at: number, value: number): void => {
  if (value === 0) return;
  out.at[out.n] = at;
  out.value[out.n++] = value;
};

// ---------------------------------------------------------------------------------------------------------------- designs

const amount = (n: Amount): number => (typeof n === 'number' ? n : n.each * 1.6);
const kindOf = (e: Effect | Continuous): [Added, number] => {
  switch (e.op) {
    case 'gain':
      return [e.resource, amount(e.amount) / 3];
    case 'draw':
      return ['draw', e.amount];
    case 'discard':
      return e.who === 'self' ? ['draw', -0.5 * e.amount] : ['discard', e.amount];
    case 'scrap':
      return ['scrap', e.amount];
    default:
      return ['other', 1];
  }
};
interface Part {
  readonly at: number;
  readonly share: number;
}
const number = new Map<CardId, number>(cardIds.map((id, i) => [id, i]));

/** A design is its card, and what was added to it. */
const partsOf = (key: string): Part[] => {
  const { id, card } = cardByKey(key);
  const parts: Part[] = [{ at: number.get(id)!, share: 1 }];
  const plain = cardOf(id);
  if (card === plain) return parts;
  const added = new Map<Added, number>();
  const add = (kind: Added, share: number): void => void added.set(kind, (added.get(kind) ?? 0) + share);
  const count = (e: Effect | Continuous, share: number): void => {
    if (e.op === 'choose') e.options.forEach((option) => option.forEach((inner) => count(inner, 0.65 * share)));
    else if (e.op === 'if') e.then.forEach((inner) => count(inner, 0.5 * share));
    else if (e.op === 'trigger') e.effects.forEach((inner) => count(inner, share));
    else {
      const [kind, n] = kindOf(e);
      add(kind, n * share);
      if (e.op === 'ifYouDo') e.then.forEach((inner) => count(inner, 0.5 * share));
    }
  };
  for (const e of (card.primary ?? []).slice(plain.primary?.length ?? 0)) count(e, 1);
  for (const e of (card.continuous ?? []).slice(plain.continuous?.length ?? 0)) count(e, 1);
  for (const e of (card.scrap ?? []).slice(plain.scrap?.length ?? 0)) count(e, 0.3);
  for (const a of (card.ally ?? []).slice(plain.ally?.length ?? 0)) for (const e of a.effects) count(e, 0.5);
  for (const f of card.factions.slice(plain.factions.length))
    if (f === 'starEmpire' || f === 'tradeFederation') add(f, 1);
  for (const [kind, share] of added) parts.push({ at: cardIds.length + ADDED.indexOf(kind), share });
  return parts;
};
const known = new Map<string, readonly Part[]>();
const putDesign = (out: Inputs, key: string, group: number, value: number): void => {
  let parts = known.get(key);
  if (parts === undefined) known.set(key, (parts = partsOf(key)));
  for (const { at, share } of parts) put(out, group + at, share * value);
};

// ------------------------------------------------------------------------------------------------------------------ sides

/** How many stickers of the sheet that wins the scenario at hand a player has used (SR-POL-03). */
const politicalOf = (pub: Pub, seat: Seat): number => {
  const { campaign } = pub;
  const here: Scenario | undefined = campaign === null ? undefined : scenarios[campaign.scenario - 1];
  if (!here?.politicalVictory) return 0;
  const sheet = sheetsOfScenario(here.number).find((id) => sheetOf(id).faction === campaign!.factions[seat]);
  let used = 0;
  for (let rows = sheet === undefined ? 0 : (campaign!.sheets[sheet] ?? 0); rows !== 0; rows &= rows - 1) used++;
  return used;
};

const away: { [design: string]: number } = {};
const putCards = (pub: Pub, seat: Seat, group: number, out: Inputs): void => {
  const { owns, inPlay } = pub.players[seat]!;
  const { cards, zones } = pub.table;
  for (const key in away) delete away[key];
  let lies = 0;
  const lie = (key: string): void => {
    away[key] = (away[key] ?? 0) + 1;
    lies++;
  };
  for (const card of cards[discardPile(seat)]!) lie(designOf(pub, card).key);
  let ships = 0; // played this turn: as good as in hand
  for (const here of inPlay) {
    const design = designOf(pub, here.card);
    if (design.isBase) {
      lie(design.key);
      putDesign(out, design.key, group + STANDING * DESIGN, 1 - here.damage / design.defense);
    } else ships++;
  }
  let all = 0;
  for (const key in owns) all += owns[key]!;
  const inHand = (zones[hand(seat)]!.n + ships) / Math.max(1, all - lies);
  for (const key in owns) {
    const n = owns[key]!;
    if (n === 0) continue;
    putDesign(out, key, group + OWNED * DESIGN, (10 * n) / all);
    putDesign(out, key, group + EXPECTED * DESIGN, (n - (away[key] ?? 0)) * inHand);
  }
};

const putFigures = (pub: Pub, seat: Seat, side: number, out: Inputs): void => {
  const { owns, handSize } = pub.players[seat]!;
  const figures = FIGURES + side * SIDE_FIGURES;
  const authority = authorityOf(pub, seat);
  const left = Math.max(0, authority - (pub.active === seat ? 0 : pub.players[pub.active]!.combat));
  for (let i = 1; i < STEPS.length; i++) {
    const [low, high] = [STEPS[i - 1]!, STEPS[i]!];
    put(out, figures + i - 1, Math.min(1, Math.max(0, (left - low) / (high - low))));
  }
  let cards = 0;
  for (const key in owns) cards += owns[key]!;
  const more = figures + STEPS.length - 1;
  put(out, more, authority / 50);
  put(out, more + 1, cards / 10);
  put(out, more + 2, pub.table.zones[hand(seat)]!.n / 5);
  put(out, more + 3, handSize / 5);
  const political = Math.min(politicalOf(pub, seat), MOST_POLITICAL);
  for (let i = 0; i < political; i++) put(out, more + 4 + i, 1);
};

/** Writes what the player to move, the other one and the table have into `out`. */
export const describe = (pub: Pub, out: Inputs): void => {
  out.n = 0;
  const { active, campaign } = pub;
  [active, 1 - active].forEach((seat, side) => {
    putCards(pub, seat, side * PER_SIDE * DESIGN, out);
    putFigures(pub, seat, side, out);
  });
  for (const card of pub.table.cards[TRADE_ROW]!) putDesign(out, designOf(pub, card).key, ROW, 1);
  put(out, TABLE_FIGURES, Math.min(2, pub.turn / 20));
  put(out, TABLE_FIGURES + 1, pub.first === active ? 1 : 0);
  put(out, TABLE_FIGURES + 2, pub.kingdom === 'trade' ? 1 : 0);
  if (campaign === null || campaign.scenario < 1 || campaign.scenario > scenarios.length) return;
  put(out, SCENARIO_FIGURES + 2 * (campaign.scenario - 1) + (campaign.factions[active] === 'starEmpire' ? 0 : 1), 1);
};
