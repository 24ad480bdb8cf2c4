import type { Seat } from '@orrery/kernel';
import type { Card } from '../content/card.ts';
import { isOfTable } from '../content/effects.ts';
import type { Amount, Continuous, Effect } from '../content/effects.ts';
import { authorityOf } from '../rules/counts.ts';
import { cardByKey, designByKey, designOf } from '../rules/designs.ts';
import type { Design } from '../rules/designs.ts';
import { areFoes } from '../rules/modes.ts';
import type { Pub } from '../rules/shapes.ts';
import { MODEL } from './model.ts';
import { phaseAt, progressOf } from './phase.ts';
import { tasteOf } from './worth.ts';
import { MEASURED } from './measured.ts';

/**
 * How likely a position among many wins: a logistic model of the difference between two players. `tuning/fitModel.ts` fits it to
 * games that the rule of thumb plays against itself.
 */

/** What a player has, in the order of the model's weights. */
export const FEATURES = [
  'authority',
  'cards worth',
  'cards',
  'trade',
  'combat',
  'gains',
  'draws',
  'scraps',
  'bases',
  'outposts',
  'race',
  'hand',
  'to move',
] as const;

const measured = tasteOf(MEASURED);

interface Yield {
  trade: number;
  combat: number;
  authority: number;
  draw: number;
  scrap: number;
}
const expected = (n: Amount): number => (typeof n === 'number' ? n : n.each * 1.6);

/** What a card gives when it is played, the uncertain parts by their share. */
const yieldOfCard = (card: Card): Yield => {
  const y: Yield = { trade: 0, combat: 0, authority: 0, draw: 0, scrap: 0 };
  const count = (e: Effect | Continuous, share: number): void => {
    switch (e.op) {
      case 'gain':
        y[e.resource] += share * expected(e.amount);
        return;
      case 'draw':
        y.draw += share * e.amount;
        return;
      case 'discard':
        if (e.who === 'self') y.draw -= 0.5 * share * e.amount;
        return;
      case 'scrap':
        if (!e.from.includes('tradeRow')) y.scrap += share * e.amount;
        return;
      case 'choose':
        e.options.forEach((option) => option.forEach((inner) => count(inner, 0.65 * share)));
        return;
      case 'if':
        if (!isOfTable(e.when)) e.then.forEach((inner) => count(inner, 0.5 * share));
        return;
      case 'ifYouDo':
        count(e.do, share);
        e.then.forEach((inner) => count(inner, 0.5 * share));
        return;
      case 'trigger':
        e.effects.forEach((inner) => count(inner, 1.2 * share));
        return;
      case 'copyShip':
        y.combat += 4 * share;
        return;
      case 'destroyBase':
        y.combat += 2 * share;
        return;
      case 'acquireFree':
        y.trade += 3 * share;
        return;
      default:
        y.trade += share;
    }
  };
  for (const e of [...(card.primary ?? []), ...(card.continuous ?? [])]) count(e, 1);
  for (const e of card.scrap ?? []) count(e, 0.2);
  for (const a of card.ally ?? []) for (const e of a.effects) count(e, 0.4);
  return y;
};
const yields = new Map<Design, Yield>();
const yieldOf = (design: Design): Yield => {
  let found = yields.get(design);
  if (found === undefined) yields.set(design, (found = yieldOfCard(cardByKey(design.key).card)));
  return found;
};

/** Writes what a seat has into `out`; what lies in its pools counts as if spent. */
export const describe = (pub: Pub, seat: Seat, foe: Seat, far: number, out: number[]): void => {
  const player = pub.players[seat]!;
  const { damage } = measured.style.moment[phaseAt(far)];
  let [cards, worth, trade, combat, gains, draws, scraps] = [0, 0, 0, 0, 0, 0, 0];
  for (const key in player.owns) {
    const n = player.owns[key]!;
    const design = designByKey(key);
    const y = yieldOf(design);
    cards += n;
    worth += n * measured.worth(design, far);
    trade += n * y.trade;
    combat += n * y.combat;
    gains += n * y.authority;
    draws += n * y.draw;
    scraps += n * y.scrap;
  }
  let bases = 0;
  let outposts = 0;
  for (const here of player.inPlay) {
    const design = designOf(pub, here.card);
    if (!design.isBase) continue;
    bases += measured.standing(design, far);
    if (design.isOutpost) outposts += design.defense - here.damage;
  }
  const perCard = player.handSize / Math.max(5, cards);
  const more = 1 + Math.min(1, draws * perCard * 0.2);
  const pool = pub.active === seat ? player.combat : 0;
  out[0] = (authorityOf(pub, seat) + pool) / 10;
  out[1] = (worth + damage * 0.2 * player.trade) / 10;
  out[2] = cards / 10;
  out[3] = trade * perCard * more;
  out[4] = combat * perCard * more;
  out[5] = gains * perCard * more;
  out[6] = draws * perCard;
  out[7] = scraps * perCard;
  out[8] = bases / 10;
  out[9] = outposts / 5;
  out[10] = (combat * perCard * more) / Math.max(4, authorityOf(pub, foe) - pool);
  out[11] = (pub.table.zones[`hand.${seat}`]!.n - player.handSize) / player.handSize;
  out[12] = pub.active === seat ? 1 : 0;
};

const mine: number[] = [];
const theirs: number[] = [];
/** What a seat has more than a foe. */
export const compare = (pub: Pub, seat: Seat, foe: Seat, far: number): readonly number[] => {
  describe(pub, seat, foe, far, mine);
  describe(pub, foe, seat, far, theirs);
  for (let i = 0; i < mine.length; i++) mine[i]! -= theirs[i]!;
  return mine;
};

/** The chance against the strongest opponent. */
export const chanceAgainstAll = (pub: Pub, seat: Seat): number => {
  const far = progressOf(pub);
  const weights = MODEL[phaseAt(far)];
  let least = Infinity;
  for (let other = 0; other < pub.players.length; other++) {
    if (!areFoes(pub, seat, other)) continue;
    const more = compare(pub, seat, other, far);
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += weights[i]! * more[i]!;
    least = Math.min(least, sum);
  }
  return least === Infinity ? 1 : 1 / (1 + Math.exp(-least));
};
