import { moveUnits } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { mayStand } from '../../../rules/effects.ts';
import { storeGoods } from '../../../rules/expansion/storedGoods.ts';
import { figureIds, figureOf, stacksOfSeat } from '../../../rules/figures.ts';
import { planetsOf } from '../../../rules/planets.ts';
import { isSystem, systemOf } from '../../../rules/systems.ts';
import { isForceOf } from '../../../rules/units.ts';
import type { UnitType } from '../../units/index.ts';
import type { Asked, Pub } from '../../../shapes.ts';
import { component } from '../../component.ts';
import { instead } from '../../words.ts';

/** Ground forces that Mercer relocates at most (TI4-NOMA-07). */
const RELOCATED = 2;
/** Planets of a player in a system where ground forces may be placed. */
const landings = (v: Asked, seat: Seat, system: string | null): string[] =>
  planetsOf(v.pub, seat).filter((planet) => systemOf(planet) === system && mayStand(v, seat, 'infantry', planet));
/** Ground forces of a player on the board outside these planets; what removes and places takes structures too (TI4-ULTI-04). */
const forcesElsewhere = (pub: Pub, seat: Seat, planets: readonly string[]): string[] =>
  figureIds(
    stacksOfSeat(
      pub,
      seat,
      ({ type }, place) => isForceOf(pub, seat)(type) && isSystem(systemOf(place)) && !planets.includes(place),
    ),
  );

export const nomadLeaders = [
  /** Whoever's turn ends may bring ground forces to planets of theirs in the active system (TI4-NOMA-07). */
  component({
    id: 'field-marshal-mercer',
    kind: 'agent',
    at: 'turn.end',
    fits: (v, _, { seat, system }) => {
      const to = landings(v, seat, system);
      return to.length > 0 && forcesElsewhere(v.pub, seat, to).length > 0;
    },
    memo: { figures: [] as string[], to: '' },
    effect: {
      choose: (t, { about: { seat, system }, source }) => {
        const from = forcesElsewhere(t.pub, seat, landings(t, seat, system));
        const max = Math.min(RELOCATED, from.length);
        const asked = { what: 'unit' as const, from, for: source.ability, rule: 'TI4-NOMA-07', min: 0, max };
        return t.ask(seat, 'pickSome', asked, 'figures');
      },
      where: (t, { about: { seat, system }, source, memo }) => {
        if (memo.figures.length === 0) return 'end';
        const from = landings(t, seat, system);
        memo.to = from[0]!;
        if (from.length === 1) return t.next;
        return t.ask(seat, 'pickOne', { what: 'planet', from, for: source.ability, rule: 'TI4-NOMA-07' }, 'to');
      },
      place: (t, { about: { seat }, memo }) => {
        const { stack, place } = figureOf(t.pub, seat, memo.figures[0]!);
        moveUnits(t.pub.units, place, memo.to, seat, stack.type, 1, stack.marks);
        t.emit('carried', { seat, unit: stack.type as UnitType, from: place, to: memo.to });
        memo.figures = memo.figures.slice(1);
        return 'where';
      },
    },
  }),
  /** After the dice of a round nobody is hit; the same round rolls again, and what held for it still does (TI4-NOMA-06). */
  component({
    id: 'the-thundarian',
    kind: 'agent',
    at: 'hits.would',
    fits: ({ pub }, _, { seat, purpose, source }) => {
      const round = pub.table.stack.findLast(({ proc }) => proc === 'battleRound');
      // The attacker's hits are looked at first: both sides have rolled, and nothing has been done about it.
      return purpose === 'battle' && round?.proc === 'battleRound' && round.id === source && round.attacker === seat;
    },
    effect: (t) => {
      const { id } = t.pub.table.stack.findLast(({ proc }) => proc === 'battleRound')!;
      return t.unwind(id, { at: 'roll' });
    },
  }),
  /** As many trade goods as were gained from the supply wait on the card until it readies (TI4-NOMA-07). */
  component({
    id: 'artuno-the-betrayer',
    kind: 'agent',
    at: 'goods.gain.after',
    fits: (_, you, { seat, n, from }) => seat === you && n > 0 && from === undefined,
    effect: (t, { about, source }) => storeGoods(t, source.component, about.n),
  }),
  /** The flagship is produced without resources (TI4-NOMA-08). */
  component({
    id: 'navarch-feng',
    kind: 'commander',
    modifiers: {
      unitCost: (_, { seat, unit }, you) => (seat === you.seat && unit === 'flagship' ? instead(0) : null),
    },
  }),
  /** Until the end of the round the flagship leaves systems with own tokens, and takes along what it carries (TI4-NOMA-09). */
  component({
    id: 'ahk-syl-siven',
    kind: 'hero',
    at: 'action',
    spends: 'purge',
    lasting: {
      until: ['round'],
      modifiers: {
        mayLeave: (_, { seat, unit }, you) => (seat === you.seat && unit === 'flagship' ? 'allow' : null),
      },
    },
  }),
];
