import type { Decision, Json, Seat } from '@orrery/kernel';
import { targetBases } from '../rules/attack.ts';
import { asks } from '../rules/asks.ts';
import { acquireAct, designOf, programOf } from '../rules/designs.ts';
import type { Act, CardInstance, Pub, SRAsks, View } from '../shapes.ts';
import { hand } from '../rules/zones.ts';
import { isJunk, worthNow } from './moment.ts';
import { nextToUse } from './order.ts';
import { progressOf } from './phase.ts';
import { sheetToUse, shop } from './shop.ts';
import { defeatNow, foeToAttack, strike, worthOfDestroying } from './strike.ts';
import type { Taste } from './worth.ts';

/** A rule of thumb with a whole turn in mind: play everything, use everything, buy the best, then attack. */

const END: Act = { do: 'end' };

const most = <T>(list: readonly T[], worth: (one: T) => number): T | undefined => {
  let found: T | undefined;
  let best = -Infinity;
  for (const one of list) {
    const w = worth(one);
    if (w > best) {
      best = w;
      found = one;
    }
  }
  return found;
};
const cards = (answers: readonly (CardInstance | null)[]): CardInstance[] =>
  answers.filter((a): a is CardInstance => a !== null);

/** After the campaign: a sticker by chance, then a card for it, so that rare kinds of cards get theirs as well. */
const stickerToUse = (
  pub: Pub,
  choices: readonly SRAsks['topUp']['a'][],
  below: (n: number) => number,
): SRAsks['topUp']['a'] => {
  const sticker = ({ card, sheet }: SRAsks['topUp']['a']): string => {
    const { cost, isBase } = designOf(pub, card);
    return `${sheet} ${cost} ${isBase}`;
  };
  const stickers = [...new Set(choices.map(sticker))];
  const one = stickers[below(stickers.length)];
  const fitting = choices.filter((choice) => sticker(choice) === one);
  return fitting[below(fitting.length)]!;
};

/** A Scrap Ability that gives more now than the card would later. */
const scrapToUse = (taste: Taste, pub: Pub, seat: Seat, far: number): Act | null => {
  for (const here of pub.players[seat]!.inPlay) {
    const design = designOf(pub, here.card);
    if (design.scrap === null) continue;
    const gained = worthNow(taste, pub, seat, design.scrap.effects, here.card, far);
    if (gained > Math.max(0.2, taste.worth(design, far)) + 0.2) return { do: 'use', card: here.card, ability: 'scrap' };
  }
  return null;
};

const pickAct = (taste: Taste, v: View, seat: Seat, far: number): Act => {
  const { pub } = v;
  const next = nextToUse(v, seat);
  if (next !== null) return next;
  const end = defeatNow(taste, pub, seat, far);
  if (end !== null) return end;
  const scrap = scrapToUse(taste, pub, seat, far);
  if (scrap !== null) return scrap;
  const { first } = shop(taste, pub, seat, pub.players[seat]!.trade, far);
  if (first !== null) return acquireAct(first);
  return strike(taste, pub, seat, far) ?? END;
};

const chosenOption = (
  taste: Taste,
  pub: Pub,
  seat: Seat,
  { program, i }: SRAsks['choose']['q'],
  far: number,
): number => {
  const effect = programOf(program).effects[i];
  if (effect?.op !== 'choose') return 0;
  const worths = effect.options.map((option) => worthNow(taste, pub, seat, option, null, far));
  return worths.indexOf(Math.max(...worths));
};

/** A card in hand would do something now, besides what it is worth later. */
const scrapCost = (taste: Taste, v: View, seat: Seat, card: CardInstance, far: number): number =>
  taste.worth(designOf(v.pub, card), far) + (v.me!.table.cards[hand(seat)]!.includes(card) ? 0.3 : 0);

export const thumb =
  (taste: Taste) =>
  (v: View, d: Decision, below: (n: number) => number): Json | undefined => {
    const { seat, pub } = v;
    if (seat === null) return undefined;
    const far = progressOf(pub);
    const worth = (card: CardInstance): number => taste.worth(designOf(pub, card), far);
    const kind = d.kind as keyof SRAsks;
    switch (kind) {
      case 'main':
        return pickAct(taste, v, seat, far);
      case 'may':
      case 'place':
        return true;
      case 'discard': {
        const q = d.q as SRAsks['discard']['q'];
        const card = most(cards(asks.discard.list(v, q)), (c) => -worth(c));
        return card === undefined || (q.optional && !isJunk(taste, pub, card, far)) ? null : card;
      }
      case 'scrap': {
        const q = d.q as SRAsks['scrap']['q'];
        if (q.from.includes('tradeRow')) return null;
        const card = most(cards(asks.scrap.list(v, q)), (c) => -scrapCost(taste, v, seat, c, far));
        return card === undefined || scrapCost(taste, v, seat, card, far) >= 0 ? null : card;
      }
      case 'destroyBase':
        return most(targetBases(pub, seat), (c) => worthOfDestroying(taste, pub, c, true, far)) ?? null;
      case 'acquireFree': {
        const card = most(cards(asks.acquireFree.list(v, d.q as unknown as SRAsks['acquireFree']['q'])), worth);
        return card === undefined || worth(card) <= 0 ? null : card;
      }
      case 'recall':
        return most(cards(asks.recall.list(v, d.q as unknown as SRAsks['recall']['q'])), worth) ?? null;
      case 'bequeath':
        return most(cards(asks.bequeath.list(v, d.q as unknown as SRAsks['bequeath']['q'])), worth) ?? null;
      case 'peek':
        return asks.peek.list(v, d.q as SRAsks['peek']['q']).findLast((some) => some.every((c) => worth(c) < 0)) ?? [];
      case 'copyShip':
        return most(asks.copyShip.list(v, d.q as SRAsks['copyShip']['q']), (card) =>
          worthNow(taste, pub, seat, designOf(pub, card).primary?.effects ?? [], card, far),
        );
      case 'choose':
        return chosenOption(taste, pub, seat, d.q as SRAsks['choose']['q'], far);
      case 'upgrade': {
        const { card, surcharge } = d.q as unknown as SRAsks['upgrade']['q'];
        return sheetToUse(taste, pub, seat, card, surcharge, far);
      }
      case 'opponent':
        return foeToAttack(taste, pub, seat, far) ?? asks.opponent.list(v, d.q as SRAsks['opponent']['q'])[0];
      case 'topUp':
        return stickerToUse(pub, asks.topUp.list(v, d.q as SRAsks['topUp']['q']), below);
      default: {
        const all = (asks[kind] as { list(v: View, q: never): readonly Json[] }).list(v, d.q as never);
        return all[below(all.length)];
      }
    }
  };
