import type { Payment } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import { placeFrom, placeable, readyThese, takeBack } from '../../../rules/effects.ts';
import { lockedText, unlock } from '../../../rules/expansion/leaders.ts';
import { unitNamed } from '../../../rules/combat/units.ts';
import { canPay, pay } from '../../../rules/payment.ts';
import { exhaustedPlanets } from '../../../rules/planets.ts';
import { countAt, stacksAt } from '../../../rules/units.ts';
import type { Pub } from '../../../shapes.ts';
import { component } from '../../component.ts';
import { allPlanets } from '../../vocabulary.ts';
import { plus } from '../../words.ts';

const FIGHTERS = 2;
/** Influence of the mech beyond that of Indoctrination (TI4-YINB-01). */
const DEARER = 1;
const infantryOn = (pub: Pub, planet: string, seat: Seat): number =>
  countAt(pub, planet, seat, (type) => type === 'infantry');
const isLight = (name: string): boolean => ['destroyer', 'cruiser'].includes(unitNamed(name).type);

export const yinLeaders = [
  /** Whoever lost a destroyer or cruiser may place two fighters in its system (TI4-YINB-07). */
  component({
    id: 'brother-milor',
    kind: 'agent',
    at: 'destroyed.after',
    fits: (_, __, { units }) => units.some(isLight),
    memo: { placed: '' },
    effect: {
      ask: (t, { about, source }) =>
        t.ask(
          about.seat,
          'pickOne',
          { what: 'number', from: ['2', '1', '0'], for: source.ability, rule: 'TI4-YINB-07' },
          'placed',
        ),
      place: (t, { about, memo }) =>
        placeFrom(t, about.seat, 'fighter', about.system, Math.min(FIGHTERS, Number(memo.placed))),
    },
  }),
  /** Indoctrination was used. */
  component({
    id: lockedText('brother-omar'),
    kind: 'commander',
    at: 'ability.used',
    mandatory: true,
    fits: (_, you, { seat, ability }) => seat === you && ability === 'indoctrination',
    effect: (t, { you }) => unlock(t, you, 'brother-omar'),
  }),
  /** Counts as a biotic technology, and brings an infantry on top of each price paid for infantry (TI4-YINB-08). */
  component({
    id: 'brother-omar',
    kind: 'commander',
    modifiers: {
      ignoredColours: (_, { seat }, you) => (seat === you.seat ? { add: ['biotic'] } : null),
      extraPerCost: (_, { seat, unit }, you) => (seat === you.seat && unit === 'infantry' ? plus(1) : null),
    },
  }),
  /** Own planets are readied, or the infantry on a planet doubled; one without infantry may be readied too (TI4-YINB-09). */
  component({
    id: 'dannel-of-the-tenth',
    kind: 'hero',
    at: 'action',
    spends: 'purge',
    memo: { readied: [] as string[] },
    effect: {
      ask: (t, { you, source }) => {
        const from = exhaustedPlanets(t.pub, you);
        if (from.length === 0) return t.next;
        const asked = { what: 'planet' as const, from, for: source.ability, rule: 'TI4-YINB-09' };
        return t.ask(you, 'pickSome', { ...asked, min: 0, max: from.length }, 'readied');
      },
      double: (t, { you, memo }) => {
        readyThese(t, you, memo.readied);
        for (const planet of allPlanets(t.pub))
          if (!memo.readied.includes(planet)) placeFrom(t, you, 'infantry', planet, infantryOn(t.pub, planet, you));
      },
    },
  }),
  /** DEPLOY: for one more influence a mech takes the place of the infantry that Indoctrination turns (TI4-YINB-01). */
  component({
    id: 'moyins-ashes',
    kind: 'unit',
    at: 'ability.would',
    fits: (v, you, { seat, ability, on, prevented }) =>
      seat === you &&
      ability === 'indoctrination' &&
      !prevented &&
      canPay(v, you, 'influence', DEARER) &&
      placeable(v, you, 'mech', on) > 0,
    memo: { paid: null as Payment | null },
    effect: {
      price: (t, { you, source }) =>
        t.ask(you, 'payFor', { for: source.ability, currency: 'influence', price: DEARER }, 'paid'),
      turn: (t, { you, about, memo }) => {
        pay(t, you, memo.paid!);
        about.prevented = true;
        const { seat } = stacksAt(t.pub, about.on).find((stack) => stack.seat !== you && stack.type === 'infantry')!;
        takeBack(t, seat, about.on, ['infantry']);
        placeFrom(t, you, 'mech', about.on);
      },
    },
  }),
];
