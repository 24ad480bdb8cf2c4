import { moveUnits } from '@orrery/kernel';
import { isPassable, loseInRift, roomOf } from '../../../rules/combat/spaceCombat.ts';
import { figuresOf, stacksOf, takeOff } from '../../../rules/combat/units.ts';
import { fleetTokens } from '../../../rules/fleets.ts';
import { figureIds, figureOf, stacksOfSeat } from '../../../rules/figures.ts';
import { cardsOf } from '../../../rules/initiative.ts';
import { layNote, noteOf, playerOf, returnNote } from '../../../rules/notes.ts';
import { adjacentFor, systemOf } from '../../../rules/systems.ts';
import { layToken } from '../../../rules/tokens.ts';
import { countAt, hasShips, isGroundForce, isShip } from '../../../rules/units.ts';
import { NOTES_IN_PLAY } from '../../../rules/zones.ts';
import type { Arrival } from '../../../rules/windows.ts';
import type { Pub, Table } from '../../../shapes.ts';
import type { UnitType } from '../../units/index.ts';
import { ability, component } from '../../component.ts';
import { hasForeignShips } from '../../vocabulary.ts';

function takeZero(t: Table, seat: number): void {
  t.pub.zero = seat;
  t.emit('zeroTaken', { seat });
}
const isGiven = (pub: Pub): boolean =>
  (pub.table.cards[NOTES_IN_PLAY] ?? []).some((note) => noteOf(note) === 'gift-of-prescience');

export const naaluComponents = [
  /** First in initiative order from the end of the strategy phase, unless the gift was given away (TI4-NAAL-01, TI4-NAAL-06). */
  component({
    id: 'telepathic',
    kind: 'ability',
    at: 'phase.end',
    mandatory: true,
    fits: ({ pub }, _, { phase }) => phase === 'strategy' && !isGiven(pub),
    effect: (t, { you }) => takeZero(t, you),
  }),

  /** All ships leave for an adjacent system before a fight, for a token of the strategy pool that is placed there (TI4-NAAL-02). */
  component({
    id: 'foresight',
    kind: 'ability',
    at: 'move.after',
    fits: ({ pub }, you, { seat, system, units }) =>
      seat !== you &&
      units.some(({ unit }) => isShip(unit)) &&
      hasShips(pub, system, you) &&
      pub.sheets[you]!.strategy > 0,
    aim: (v, you, { system }) => ({
      one: 'system',
      from: adjacentFor(v, system, you, true).filter(
        (to) => !hasForeignShips(v.pub, to, you) && isPassable(v, you, to),
      ),
    }),
    memo: { cargo: [] as string[], units: [] as Arrival[] },
    effect: {
      /** It is placed, not spent; where one lies already it stays in reinforcements. */
      lay: (t, { you, aim }) => {
        const sheet = t.pub.sheets[you]!;
        sheet.strategy--;
        sheet.reserve++;
        layToken(t.pub, aim, you);
        t.emit('tokenLaid', { seat: you, system: aim });
      },
      /** Fighters move freely; ground forces need room. */
      load: (t, { you, about: { system }, source, memo }) => {
        loseInRift(t, you, system);
        const forces = stacksOfSeat(t.pub, you, ({ type }, place) => isGroundForce(type) && systemOf(place) === system);
        const from = figureIds(forces);
        const room = Math.min(from.length, roomOf(t, you, system));
        const isAllAboard = forces.every(({ place }) => place === system) && room === from.length;
        memo.cargo = isAllAboard ? from : [];
        if (isAllAboard || room === 0) return t.next;
        return t.ask(
          you,
          'pickSome',
          { what: 'unit', from, for: source.ability, rule: 'TI4-NAAL-02', min: 0, max: room },
          'cargo',
        );
      },
      go: (t, { you, about: { system }, aim, memo }) => {
        for (const id of memo.cargo) {
          const { stack, place } = figureOf(t.pub, you, id);
          moveUnits(t.pub.units, place, aim, you, stack.type, 1, stack.marks);
        }
        const ships = stacksOf(t.pub, system, you, isShip);
        memo.units = ships.map(({ type, n }) => ({ unit: type as UnitType, n, from: system }));
        for (const { type, n, marks } of ships) moveUnits(t.pub.units, system, aim, you, type, n, marks);
        const left = figuresOf(stacksOf(t.pub, system, you, () => true));
        takeOff(t, system, you, left);
        if (left.length > 0) t.emit('removed', { seat: you, place: system, units: left });
        t.emit('withdrew', { seat: you, from: system, to: aim });
      },
      arrive: (t, { you, aim, memo }) => t.call('arrive', { seat: you, system: aim, units: memo.units }),
    },
  }),

  /** Who activates a system with own ships loses a fleet token (TI4-NAAL-03). */
  component({
    id: 'neuroglaive',
    kind: 'technology',
    at: 'activate.after',
    mandatory: true,
    fits: (v, you, { seat, system }) => seat !== you && hasShips(v.pub, system, you) && fleetTokens(v, seat) > 0,
    effect: (t, { about }) => t.call('loseFleetToken', { seat: about.seat }),
  }),

  /** Fighters land with the ground forces in its system; when the combat is over they return to space (TI4-NAAL-04). */
  component({
    id: 'matriarch',
    kind: 'unit',
    modifiers: {
      mayCommit: (pub, { seat, unit, system }, you) =>
        seat === you.seat && unit === 'fighter' && countAt(pub, system, seat, (type) => type === 'flagship') > 0
          ? 'allow'
          : null,
    },
  }),

  /** Its holder has the token of initiative 0 for this round, and Telepathic does nothing (TI4-NAAL-06). */
  component({
    id: 'gift-of-prescience',
    kind: 'note',
    at: 'phase.end',
    fits: ({ pub }, you, { phase }) => {
      const owner = playerOf(pub, 'naalu');
      return phase === 'strategy' && owner !== null && owner !== you && cardsOf(pub, you).length > 0;
    },
    effect: (t, { you, source }) => {
      layNote(t, source.component, you);
      takeZero(t, you);
    },
    more: [
      ability({
        at: 'phase.end',
        name: 'return',
        from: 'play',
        mandatory: true,
        fits: (_, __, { phase }) => phase === 'status',
        effect: (t, { you, source }) => returnNote(t, source.component, you),
      }),
    ],
  }),
];
