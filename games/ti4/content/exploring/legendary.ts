import { legendaryCard } from '../../rules/expansion/decks.ts';
import { canPlace, placeFrom, placeable } from '../../rules/effects.ts';
import { planetsOf } from '../../rules/planets.ts';
import { component } from '../component.ts';
import { gain, systemsWithShips } from '../vocabulary.ts';
import { CHOSEN, choose, convert } from './choices.ts';

// PLAN: ability cards of legendary planets. They are exhausted and readied by themselves (TI4-PLAN-09).

const GOODS = 2;
const PLACED = 2;
const ownTurn = (_: unknown, you: number, { seat }: { seat: number }): boolean => seat === you;

export const LEGENDARY = [
  component({
    id: legendaryCard('primor'),
    kind: 'legendary',
    at: 'turn.end',
    fits: ownTurn,
    aim: (v, you) => ({
      one: 'planet',
      from: planetsOf(v.pub, you).filter((planet) => placeable(v, you, 'infantry', planet) > 0),
    }),
    effect: (t, { you, aim }) => placeFrom(t, you, 'infantry', aim, PLACED),
  }),
  component({
    id: legendaryCard('mirage'),
    kind: 'legendary',
    at: 'turn.end',
    fits: ownTurn,
    aim: (v, you) => ({ one: 'system', from: systemsWithShips(v.pub, you) }),
    effect: (t, { you, aim }) => placeFrom(t, you, 'fighter', aim, PLACED),
  }),
  /** A mech, or an action card. */
  component({
    id: legendaryCard('hopes-end'),
    kind: 'legendary',
    at: 'turn.end',
    fits: ownTurn,
    aim: (v, you) => ({
      one: 'planet',
      from: ['draw-card', ...planetsOf(v.pub, you).filter((planet) => canPlace(v, you, 'mech', planet))],
    }),
    effect: (t, { you, aim }) =>
      aim === 'draw-card'
        ? t.call('drawActionCards', { seat: you, n: 1 })
        : t.call('placeUnits', { seat: you, unit: 'mech', place: aim, n: 1 }),
  }),
  /** Two trade goods, or all commodities converted. */
  component({
    id: legendaryCard('mallice'),
    kind: 'legendary',
    at: 'turn.end',
    fits: ownTurn,
    memo: CHOSEN,
    effect: {
      ask: (t, { you, memo, source }) =>
        choose(t, memo, you, ['gain-goods', t.pub.sheets[you]!.commodities > 0 ? 'convert' : null], {
          for: source.ability,
          rule: 'TI4-PLAN-09',
          must: true,
        }),
      take: (t, { you, memo }) => (memo.choice === 'convert' ? convert(t, you, Infinity) : gain(t, you, GOODS)),
    },
  }),
];
