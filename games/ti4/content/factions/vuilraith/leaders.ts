import { othersFrom } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { figuresOf, stacksOf, takeOff, unitNamed } from '../../../rules/combat/units.ts';
import { capture, captureDestroyed, mayCapture } from '../../../rules/expansion/capture.ts';
import { commodityLimit } from '../../../rules/goods.ts';
import { LOST_IN_RIFT } from '../../../rules/routes.ts';
import { adjacentFor } from '../../../rules/systems.ts';
import { countAt, factsOf, figuresLeft, isShip } from '../../../rules/units.ts';
import type { Asked } from '../../../shapes.ts';
import { component } from '../../component.ts';
import { convert } from '../../exploring/choices.ts';
import { UNIT_TYPES } from '../../units/index.ts';
import type { UnitType } from '../../units/index.ts';
import { plus } from '../../words.ts';
import { isReanimated, someOf } from './destroyed.ts';
import { tearSystems } from './tears.ts';

/** Fighters or infantry that the commander frees from the limit (TI4-VUIL-10). */
const FREED = 2;

/** Types of which a player has one in reinforcements that costs no more than their commodity value (TI4-VUIL-09). */
const affordable = (v: Asked, you: Seat, seat: Seat): UnitType[] =>
  mayCapture(v.pub, you, seat)
    ? UNIT_TYPES.filter((unit) => {
        const { cost, set } = factsOf(v.pub, seat, unit);
        const isPlayed = v.pub.agreed.sets.includes(set);
        return isPlayed && cost !== undefined && cost <= commodityLimit(v, seat) && figuresLeft(v.pub, seat, unit) > 0;
      })
    : [];

const isBigShip = (type: string): boolean => isShip(type) && type !== 'fighter';
/** Systems with a tear of the player, and those next to them. */
const reached = (v: Asked, you: Seat): string[] => {
  const tears = tearSystems(v.pub, you);
  return [...new Set([...tears, ...tears.flatMap((system) => adjacentFor(v, system, you))])];
};

export const vuilraithLeaders = [
  /** Own infantry destroyed on its planet, in or out of combat, is captured (TI4-VUIL-06). */
  component({
    id: 'reanimator',
    kind: 'unit',
    at: 'destroyed.after',
    mandatory: true,
    fits: ({ pub }, you, act) => someOf(isReanimated, pub, you, act),
    effect: (t, { you, about }) => captureDestroyed(t, you, about, (type) => isReanimated(t.pub, you, about, type)),
  }),
  /** Another player who replenished has trade goods instead, and loses a unit of reinforcements (TI4-VUIL-09). */
  component({
    id: 'the-stillness-of-stars',
    kind: 'agent',
    at: 'goods.replenish.after',
    fits: ({ pub }, you, { seat }) => seat !== you && pub.sheets[seat]!.commodities > 0,
    memo: { unit: '' },
    effect: {
      convert: (t, { about }) => convert(t, about.seat, Infinity),
      choose: (t, { you, about, source, memo }) => {
        const from = affordable(t, you, about.seat);
        if (from.length === 0) return 'end';
        memo.unit = from[0]!;
        if (from.length === 1) return t.next;
        return t.ask(you, 'pickOne', { what: 'unit-type', from, for: source.ability, rule: 'TI4-VUIL-09' }, 'unit');
      },
      capture: (t, { you, about, memo }) => capture(t, you, about.seat, memo.unit as UnitType),
    },
  }),
  /** Up to two fighters or infantry beyond the limit (TI4-VUIL-10). */
  component({
    id: 'that-which-molds-flesh',
    kind: 'commander',
    modifiers: { beyondLimit: (_, { seat }, you) => (seat === you.seat ? plus(FREED) : null) },
  }),
  /** A die for each big ship of others in or next to a tear; who is lost is captured, and with them what finds no room any more (TI4-VUIL-11). */
  component({
    id: 'it-feeds-on-carrion',
    kind: 'hero',
    at: 'action',
    spends: 'purge',
    fits: (v, you) =>
      reached(v, you).some((system) =>
        othersFrom(v.pub, you).some((seat) => countAt(v.pub, system, seat, isBigShip) > 0),
      ),
    memo: { left: null as string[] | null },
    effect: {
      roll: (t, { you, source, memo }) => {
        memo.left ??= othersFrom(t.pub, you).flatMap((seat) => reached(t, you).map((system) => `${seat}@${system}`));
        const [next, ...rest] = memo.left;
        memo.left = rest;
        if (next === undefined) return 'end';
        const [owner, system] = next.split('@') as [string, string];
        const seat = Number(owner);
        const ships = figuresOf(stacksOf(t.pub, system, seat, isBigShip));
        if (ships.length === 0 || !mayCapture(t.pub, you, seat)) return 'again';
        const dice = ships.map(() => t.die('rift', 10));
        const lost = ships.filter((_, i) => dice[i]! <= LOST_IN_RIFT);
        t.emit('diceRolled', { seat, ability: source.ability, dice, hits: lost.length });
        takeOff(t, system, seat, lost);
        for (const name of lost) capture(t, you, seat, unitNamed(name).type);
      },
      again: () => 'roll',
    },
    lasting: {
      until: ['effect'],
      abilities: (after) => [
        after({
          at: 'surplus.removed',
          mandatory: true,
          fits: (_, you, { seat }) => seat !== you,
          effect: (t, { you, about }) => {
            for (const { unit, n } of about.units) for (let i = 0; i < n; i++) capture(t, you, about.seat, unit);
          },
        }),
      ],
    },
  }),
];
