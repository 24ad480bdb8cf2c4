import type { Decision, Json, Seat } from '@orrery/kernel';
import { costOf } from '../rules/acquire.ts';
import { asks } from '../rules/asks.ts';
import { defenseOf, isShielded, ownerInPlay, targetBases } from '../rules/attack.ts';
import { authorityOf } from '../rules/counts.ts';
import { sheetOf } from '../content/stickers/index.ts';
import type { SheetId } from '../content/stickers/index.ts';
import type { Design } from '../rules/designs.ts';
import { acquireAct, cardIdOf, designByKey, designOf, playAct, programOf, upgradedKey } from '../rules/designs.ts';
import { modeOf } from '../rules/modes.ts';
import type { Act, CardInstance, Pub, SRAsks, View } from '../rules/shapes.ts';
import { fittingSheets, surchargeOf } from '../rules/upgrade.ts';
import { EXPLORERS, hand, TRADE_ROW } from '../rules/zones.ts';
import { phaseOf } from './phase.ts';
import { designWorth, effectsWorth } from './worth.ts';
import type { Phase } from './worth.ts';

/** A rule of thumb with a whole turn in mind: play everything, use everything, buy the best, then attack. */

const END: Act = { do: 'end' };
const best = (pub: Pub, cards: readonly CardInstance[], phase: Phase, sign = 1): CardInstance | undefined => {
  let found: CardInstance | undefined;
  let most = -Infinity;
  for (const card of cards) {
    const worth = sign * designWorth(designOf(pub, card), phase);
    if (worth > most) {
      most = worth;
      found = card;
    }
  }
  return found;
};
const worst = (pub: Pub, cards: readonly CardInstance[], phase: Phase): CardInstance | undefined =>
  best(pub, cards, phase, -1);
/** Starters, and late in the game Explorers, are better gone. */
const isJunk = (pub: Pub, card: CardInstance, phase: Phase): boolean => {
  const { id, hasCost } = designOf(pub, card);
  return id === 'explorer' ? phase === 'late' : !hasCost && (id === 'scout' || id === 'viper');
};

/** Bases first, so that what counts Bases and Outposts finds them. */
const cardToPlay = (v: View, seat: Seat): CardInstance | undefined => {
  const held = v.me!.table.cards[hand(seat)]!;
  for (const card of held) if (designOf(v.pub, card).isBase) return card;
  return held[0];
};

const abilityToUse = (pub: Pub, seat: Seat): Act | null => {
  for (const here of pub.players[seat]!.inPlay) {
    const design = designOf(pub, here.card);
    if ((here.used & 1) === 0 && design.primary !== null) return { do: 'use', card: here.card, ability: 'primary' };
    if ((here.triggered & 1) !== 0 && (here.used & 2) === 0) return { do: 'use', card: here.card, ability: 'ally' };
    if ((here.triggered & 2) !== 0 && (here.used & 4) === 0) return { do: 'use', card: here.card, ability: 'ally2' };
  }
  return null;
};

/** The card with the most worth for its price that the pool covers. */
const cardToBuy = (pub: Pub, seat: Seat, phase: Phase): CardInstance | null => {
  const { trade } = pub.players[seat]!;
  if (trade === 0) return null;
  let found: CardInstance | null = null;
  let most = phase === 'late' ? 1.6 : 0.9;
  for (const card of pub.table.cards[TRADE_ROW]!) {
    const design = designOf(pub, card);
    const cost = costOf(pub, seat, design);
    if (cost > trade) continue;
    let worth = designWorth(design, phase) + 0.15 * design.cost;
    if (pub.campaign !== null && cost + surchargeOf(pub, seat, design) <= trade)
      worth += 0.7 * (bestSheet(pub, seat, design, phase)?.worth ?? 0);
    if (worth > most) {
      most = worth;
      found = card;
    }
  }
  const explorer = pub.table.cards[EXPLORERS]!.at(-1);
  if (explorer !== undefined && phase === 'early' && costOf(pub, seat, designOf(pub, explorer)) <= trade && most < 2.3)
    return explorer;
  return found;
};

/** The opponent closest to defeat among those who can be attacked. */
const weakestFoe = (pub: Pub, seat: Seat): Seat | null => {
  const mode = modeOf(pub);
  let found: Seat | null = null;
  for (let other = 0; other < pub.players.length; other++)
    if (other !== seat && mode.mayAttack(pub, seat, other) && !isShielded(pub, other))
      if (found === null || authorityOf(pub, other) < authorityOf(pub, found)) found = other;
  return found;
};

/** Combat that the Scrap Abilities in play would still give. */
const scrapForCombat = (pub: Pub, seat: Seat): { card: CardInstance; combat: number }[] => {
  const found: { card: CardInstance; combat: number }[] = [];
  for (const here of pub.players[seat]!.inPlay) {
    const { scrap } = designOf(pub, here.card);
    let combat = 0;
    for (const e of scrap?.effects ?? [])
      if (e.op === 'gain' && e.resource === 'combat' && typeof e.amount === 'number') combat += e.amount;
    if (combat > 0) found.push({ card: here.card, combat });
  }
  return found;
};

const strike = (pub: Pub, seat: Seat, phase: Phase): Act | null => {
  const { combat } = pub.players[seat]!;
  const foe = weakestFoe(pub, seat);
  const more = scrapForCombat(pub, seat);
  if (foe !== null) {
    const needed = authorityOf(pub, foe);
    if (needed <= combat) return { do: 'attack', seat: foe, amount: combat };
    if (more.length > 0 && needed <= combat + more.reduce((sum, s) => sum + s.combat, 0))
      return { do: 'use', card: more[0]!.card, ability: 'scrap' };
  }
  if (combat > 0) {
    const base = baseToDestroy(pub, seat, combat, foe !== null);
    if (base) return base;
    if (foe !== null) return { do: 'attack', seat: foe, amount: combat };
  }
  // Explorers are thrown at the enemy once they no longer buy much.
  const spare = phase === 'late' ? more.find((s) => cardIdOf(s.card) === 'explorer') : undefined;
  return spare ? { do: 'use', card: spare.card, ability: 'scrap' } : null;
};

/** Outposts in the way, and Bases that cost less to destroy than they would give. */
const baseToDestroy = (pub: Pub, seat: Seat, combat: number, canAttack: boolean): Act | null => {
  let found: Act | null = null;
  let most = 0;
  for (const card of targetBases(pub, seat)) {
    const owner = ownerInPlay(pub, card);
    const design = designOf(pub, card);
    const missing =
      defenseOf(pub, owner, design) - pub.players[owner]!.inPlay.find((here) => here.card === card)!.damage;
    if (missing > combat) continue;
    const worth = designWorth(design, 'middle') + (design.isOutpost && !canAttack ? 4 : 0) - 0.55 * missing;
    if (worth > most) {
      most = worth;
      found = { do: 'attackBase', card, amount: missing };
    }
  }
  return found;
};

const pickAct = (v: View, seat: Seat): Act => {
  const { pub } = v;
  const card = cardToPlay(v, seat);
  if (card !== undefined) return playAct(card);
  const use = abilityToUse(pub, seat);
  if (use) return use;
  const phase = phaseOf(pub);
  const wanted = cardToBuy(pub, seat, phase);
  if (wanted !== null) return acquireAct(wanted);
  return strike(pub, seat, phase) ?? END;
};

/** Of "this or that": Combat when it kills or nothing is for sale, Trade when it buys something better. */
const chosenOption = (pub: Pub, seat: Seat, { program, i }: SRAsks['choose']['q'], phase: Phase): number => {
  const effect = programOf(program).effects[i];
  if (effect?.op !== 'choose') return 0;
  const worths = effect.options.map((option) => effectsWorth(option, phase));
  const combat = effect.options.findIndex((o) => o.some((e) => e.op === 'gain' && e.resource === 'combat'));
  const foe = weakestFoe(pub, seat);
  if (combat >= 0 && foe !== null) {
    const gained = effect.options[combat]!.reduce(
      (sum, e) => sum + (e.op === 'gain' && e.resource === 'combat' && typeof e.amount === 'number' ? e.amount : 0),
      0,
    );
    if (authorityOf(pub, foe) <= pub.players[seat]!.combat + gained) return combat;
  }
  return worths.indexOf(Math.max(...worths));
};

/** What stickers of a sheet add to a card; those of the current scenario's sheet lead to the Political Victory, the more the closer it is. */
const stickerWorth = (pub: Pub, design: Design, sheet: SheetId, phase: Phase): number => {
  const { scenario, sheets } = pub.campaign!;
  const adds = designWorth(designByKey(upgradedKey(design.id, sheet)), phase) - designWorth(design, phase);
  if (sheetOf(sheet).scenario !== scenario) return adds;
  let used = 0;
  for (let rows = sheets[sheet] ?? 0; rows !== 0; rows &= rows - 1) used++;
  return adds + 0.6 + 0.4 * used * used;
};
const bestSheet = (pub: Pub, seat: Seat, design: Design, phase: Phase): { sheet: SheetId; worth: number } | null => {
  let found: { sheet: SheetId; worth: number } | null = null;
  for (const sheet of fittingSheets(pub, seat, design)) {
    const worth = stickerWorth(pub, design, sheet, phase);
    if (found === null || worth > found.worth) found = { sheet, worth };
  }
  return found;
};
/** Trade that is left is mostly lost, so a sticker may cost a good deal more than it adds. */
const pickSheet = (pub: Pub, seat: Seat, { card, surcharge }: SRAsks['upgrade']['q'], phase: Phase): string | null => {
  const found = bestSheet(pub, seat, designOf(pub, card), phase);
  return found !== null && found.worth > 0.2 * surcharge ? found.sheet : null;
};

const cards = (answers: readonly (CardInstance | null)[]): CardInstance[] =>
  answers.filter((a): a is CardInstance => a !== null);

export const quick = (v: View, d: Decision, below: (n: number) => number): Json | undefined => {
  const { seat, pub } = v;
  if (seat === null) return undefined;
  const phase = phaseOf(pub);
  const kind = d.kind as keyof SRAsks;
  switch (kind) {
    case 'main':
      return pickAct(v, seat);
    case 'may':
    case 'place':
      return true;
    case 'discard': {
      const q = d.q as SRAsks['discard']['q'];
      const card = worst(pub, cards(asks.discard.list(v, q)), phase);
      return card === undefined || (q.optional && !isJunk(pub, card, phase)) ? null : card;
    }
    case 'scrap': {
      const q = d.q as SRAsks['scrap']['q'];
      if (q.from.includes('tradeRow')) return null;
      const card = worst(
        pub,
        cards(asks.scrap.list(v, q)).filter((c) => isJunk(pub, c, phase)),
        phase,
      );
      return card ?? null;
    }
    case 'destroyBase':
      return best(pub, targetBases(pub, seat), phase) ?? null;
    case 'acquireFree':
      return best(pub, cards(asks.acquireFree.list(v, d.q as unknown as SRAsks['acquireFree']['q'])), phase) ?? null;
    case 'recall':
      return best(pub, cards(asks.recall.list(v, d.q as unknown as SRAsks['recall']['q'])), phase) ?? null;
    case 'peek':
      return (
        asks.peek.list(v, d.q as SRAsks['peek']['q']).findLast((some) => some.every((c) => isJunk(pub, c, phase))) ?? []
      );
    case 'copyShip':
      return best(pub, asks.copyShip.list(v, d.q as SRAsks['copyShip']['q']), phase);
    case 'choose':
      return chosenOption(pub, seat, d.q as SRAsks['choose']['q'], phase);
    case 'upgrade':
      return pickSheet(pub, seat, d.q as unknown as SRAsks['upgrade']['q'], phase);
    case 'opponent':
      return weakestFoe(pub, seat) ?? asks.opponent.list(v, d.q as SRAsks['opponent']['q'])[0];
    default: {
      const all = (asks[kind] as { list(v: View, q: never): Json[] }).list(v, d.q as never);
      return all[below(all.length)];
    }
  }
};
