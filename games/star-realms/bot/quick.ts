import type { Decision, Json, Seat } from '@orrery/kernel';
import { isShielded, targetBases, ownerInPlay, defenseOf } from '../rules/attack.ts';
import { costOf } from '../rules/acquire.ts';
import { asks } from '../rules/asks.ts';
import { authorityOf } from '../rules/counts.ts';
import { cardIdOf, designByKey, designOf, upgradedKey } from '../rules/designs.ts';
import { offers } from '../rules/main.ts';
import type { Act, CardInstance, SRAsks, View } from '../rules/shapes.ts';
import { fittingSheets } from '../rules/upgrade.ts';
import { sheetOf } from '../content/stickers/index.ts';
import { cardWorth, designWorth } from './worth.ts';

/** A quick sensible answer: play everything, use everything, buy the best, destroy Outposts, attack with the rest. */

const worthHere = (card: CardInstance): number => cardWorth(cardIdOf(card));
/** Starters are what one scraps and discards. */
const leastWorth = (cards: readonly CardInstance[]): CardInstance | undefined =>
  cards.reduce<CardInstance | undefined>(
    (worst, c) => (worst === undefined || worthHere(c) < worthHere(worst) ? c : worst),
    undefined,
  );
const isJunk = (card: CardInstance): boolean => worthHere(card) < 1.2;

const pickAct = (v: View, seat: Seat): Act => {
  const { pub } = v;
  const acts = offers(v, seat);
  let buy: Act | null = null;
  let buyWorth = 1.3;
  let scrap: Act | null = null;
  let strike: Act | null = null;
  for (const act of acts) {
    if (act.do === 'play') return act;
    if (act.do === 'use' && act.ability !== 'scrap') return act;
    if (act.do === 'use' && scrap === null) scrap = act;
    if (act.do === 'acquire') {
      const design = designOf(pub, act.card);
      const worth = designWorth(design) + 0.3 * costOf(pub, seat, design);
      const wanted = design.id !== 'explorer' || pub.turn < 14;
      if (wanted && worth > buyWorth) {
        buy = act;
        buyWorth = worth;
      }
    }
    // Offers of an attack come strongest first.
    if (
      act.do === 'attack' &&
      (strike === null || strike.do !== 'attack' || authorityOf(pub, act.seat) < authorityOf(pub, strike.seat)) &&
      act.amount === pub.players[seat]!.combat
    )
      strike = act;
  }
  if (buy) return buy;
  const { combat } = pub.players[seat]!;
  if (combat > 0) {
    if (strike?.do === 'attack' && authorityOf(pub, strike.seat) <= combat) return strike;
    for (const base of targetBases(pub, seat)) {
      const owner = ownerInPlay(pub, base);
      const need =
        defenseOf(pub, owner, designOf(pub, base)) - pub.players[owner]!.inPlay.find((h) => h.card === base)!.damage;
      if (need <= combat && (isShielded(pub, owner) || need <= 5))
        return { do: 'attackBase', card: base, amount: need };
    }
    if (strike) return strike;
  }
  if (scrap?.do === 'use' && isWorthScrapping(v, scrap.card)) return scrap;
  return acts.find((act) => act.do === 'end') ?? acts[0]!;
};

/** Explorers are thrown away for Combat once the game is under way. */
const isWorthScrapping = (v: View, card: CardInstance): boolean => cardIdOf(card) === 'explorer' && v.pub.turn > 12;

/** The sticker that adds most, if it adds about what it costs; the last rows of a Political Victory in any case. */
const pickSheet = (v: View, q: SRAsks['upgrade']['q']): string | null => {
  const { pub } = v;
  const design = designOf(pub, q.card);
  const now = designWorth(design);
  let best: string | null = null;
  let gain = 0.45 * q.surcharge;
  for (const sheet of fittingSheets(pub, v.seat!, design)) {
    const current = sheetOf(sheet).scenario === pub.campaign!.scenario ? 0.6 : 0;
    const more = designWorth(designByKey(upgradedKey(design.id, sheet))) - now + current;
    if (more > gain) {
      best = sheet;
      gain = more;
    }
  }
  return best;
};

export const quick = (v: View, d: Decision, below: (n: number) => number): Json | null => {
  const seat = v.seat;
  if (seat === null) return null;
  const kind = d.kind as keyof SRAsks;
  switch (kind) {
    case 'main':
      return pickAct(v, seat);
    case 'may':
    case 'place':
      return true;
    case 'upgrade':
      return pickSheet(v, d.q as unknown as SRAsks['upgrade']['q']);
    case 'discard': {
      const { optional } = d.q as unknown as SRAsks['discard']['q'];
      const worst = leastWorth(asks.discard.list(v, d.q as never).filter((c): c is CardInstance => c !== null));
      return worst === undefined || (optional && !isJunk(worst)) ? null : worst;
    }
    case 'scrap': {
      const q = d.q as unknown as SRAsks['scrap']['q'];
      if (q.from.includes('tradeRow')) return null;
      const worst = leastWorth(asks.scrap.list(v, q).filter((c): c is CardInstance => c !== null));
      return worst !== undefined && isJunk(worst) ? worst : null;
    }
    case 'destroyBase':
    case 'acquireFree':
    case 'recall': {
      const all = asks[kind].list(v, d.q as never).filter((c): c is CardInstance => c !== null);
      return all.reduce<CardInstance | null>(
        (best, c) => (best === null || worthHere(c) > worthHere(best) ? c : best),
        null,
      );
    }
    case 'peek':
      return asks.peek.list(v, d.q as never).find((some) => some.length > 0 && some.every(isJunk)) ?? [];
    default: {
      const all = (asks[kind] as { list(v: View, q: never): Json[] }).list(v, d.q as never);
      return all[below(all.length)]!;
    }
  }
};
