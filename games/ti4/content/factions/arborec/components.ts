import { moveUnits } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { abilityWould } from '../../../rules/expansion/leaders.ts';
import type { Replaceable } from '../../../rules/expansion/leaders.ts';
import { placeFrom } from '../../../rules/effects.ts';
import { figureIds, figureOf, stacksOfSeat } from '../../../rules/figures.ts';
import { ownerOf } from '../../../rules/notes.ts';
import { planetsOf } from '../../../rules/planets.ts';
import { adjacentFor, adjacentTo, isHome, systemOf } from '../../../rules/systems.ts';
import { countAt, hasUnits } from '../../../rules/units.ts';
import type { Asked } from '../../../shapes.ts';
import { component } from '../../component.ts';
import { laidByAction } from '../../notes/faceUp.ts';
import { revivedInfantry } from '../../units/upgrades.ts';

/** Units that Duha Menaimon produces. */
const BRED = 5;

/** Where infantry of a planet may go: other own planets of the same or an adjacent system (TI4-ARBO-06). */
const soilNear = (v: Asked, seat: Seat, planet: string): string[] => {
  const near = [systemOf(planet), ...adjacentFor(v, systemOf(planet), seat)];
  return planetsOf(v.pub, seat).filter((other) => other !== planet && near.includes(systemOf(other)));
};
const infantryOn = (v: Asked, seat: Seat): string[] =>
  figureIds(
    stacksOfSeat(
      v.pub,
      seat,
      ({ type }, place) =>
        type === 'infantry' && v.pub.planets[place]?.owner === seat && soilNear(v, seat, place).length > 0,
    ),
  );

export const arborecComponents = [
  /** Docks produce no infantry; one grows on a planet at the start of the status phase (TI4-ARBO-01). */
  component({
    id: 'mitosis',
    kind: 'ability',
    at: 'phase.start',
    mandatory: true,
    fits: ({ pub }, you, { phase }) => phase === 'status' && planetsOf(pub, you).length > 0,
    memo: { act: null as Replaceable['act'], planet: '' },
    effect: {
      would: (t, { you, memo, source }) => abilityWould(t, memo, you, source.ability, ''),
      where: (t, { you, memo, source }) => {
        if (memo.act!.prevented) return 'end';
        const from = planetsOf(t.pub, you);
        memo.planet = from[0]!;
        if (from.length === 1) return t.next;
        return t.ask(you, 'pickOne', { what: 'planet', from, for: source.ability, rule: 'TI4-ARBO-01' }, 'planet');
      },
      place: (t, { you, memo }) => placeFrom(t, you, 'infantry', memo.planet),
    },
    modifiers: {
      mayProduce: (_, { seat, unit, by }, you) =>
        seat === you.seat && unit === 'infantry' && by === 'space-dock' ? 'forbid' : null,
    },
  }),

  revivedInfantry('letani-warrior-2', 6),

  /** Up to five units after the activation of its system; it does not have PRODUCTION (TI4-ARBO-04). */
  component({
    id: 'duha-menaimon',
    kind: 'unit',
    at: 'activate.after',
    once: 'tacticalAction',
    fits: ({ pub }, you, { seat, system }) =>
      seat === you && countAt(pub, system, you, (type) => type === 'flagship') > 0,
    effect: (t, { you, about: { system } }) =>
      t.call('production', {
        seat: you,
        system,
        dock: null,
        within: { place: system, cost: null, units: BRED, ships: false },
      }),
  }),

  /** Any infantry changes planets at the end of the status phase, each once, all at the same time (TI4-ARBO-06). */
  component({
    id: 'bioplasmosis',
    kind: 'technology',
    at: 'phase.end',
    once: 'statusPhase',
    fits: (_, __, { phase }) => phase === 'status',
    aim: (v, you) => {
      const from = infantryOn(v, you);
      return { some: 'unit', from, min: 1, max: from.length };
    },
    memo: { to: '', goals: [] as string[] },
    effect: {
      choose: (t, { you, aim, source, memo }) => {
        const id = aim[memo.goals.length];
        if (id === undefined) return 'move';
        const from = soilNear(t, you, figureOf(t.pub, you, id).place);
        memo.to = from[0]!;
        if (from.length === 1) return t.next;
        return t.ask(you, 'pickOne', { what: 'planet', from, for: source.ability, rule: 'TI4-ARBO-06' }, 'to');
      },
      chosen: (_, { memo }) => {
        memo.goals = [...memo.goals, memo.to];
        return 'choose';
      },
      move: (t, { you, aim, memo }) => {
        const moves = aim.map((id, i) => ({ ...figureOf(t.pub, you, id), to: memo.goals[i]! }));
        for (const { stack, place, to } of moves) {
          moveUnits(t.pub.units, place, to, you, stack.type, 1, stack.marks);
          t.emit('carried', { seat: you, unit: 'infantry', from: place, to });
        }
      },
    },
  }),

  /** Arborec produce nothing in or next to systems outside home systems with units of the holder (TI4-ARBO-09). */
  laidByAction('stymie', {
    mayProduce: (pub, { seat, system }, you) =>
      seat === ownerOf(you.component) &&
      [system, ...adjacentTo(pub, system)].some((near) => !isHome(near) && hasUnits(pub, near, you.seat))
        ? 'forbid'
        : null,
  }),
];
