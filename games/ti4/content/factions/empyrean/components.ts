import { withMark } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { Payment } from '@orrery/imperium';
import { nameOf, repair, unitNamed } from '../../../rules/combat/units.ts';
import { addVotes, ballotOf, mayAddVotes } from '../../../rules/council/voting.ts';
import { commodityLimit } from '../../../rules/goods.ts';
import { areNeighbours } from '../../../rules/neighbours.ts';
import { ownerOf } from '../../../rules/notes.ts';
import { canPay, pay } from '../../../rules/payment.ts';
import { anomaliesOf } from '../../../rules/routes.ts';
import { adjacentFor, systemsOf } from '../../../rules/systems.ts';
import { DAMAGED, countAt, hasShips, hasUnits, stacksAt } from '../../../rules/units.ts';
import type { Acts } from '../../../rules/windows.ts';
import type { Asked, Pub } from '../../../shapes.ts';
import { ability, component } from '../../component.ts';
import { laidByAction } from '../../notes/faceUp.ts';
import { gain, systemsWithShips } from '../../vocabulary.ts';
import { plus } from '../../words.ts';
import { shipsArrived } from './arrival.ts';

/** Votes that Blood Pact adds (TI4-EMPY-03). */
const VOTES = 4;
/** Influence that Dynamo repairs a unit for (TI4-EMPY-06). */
const PRICE = 2;

const isNextToAnomaly = (v: Asked, system: string, seat: Seat): boolean =>
  adjacentFor(v, system, seat).some((near) => anomaliesOf(v, near).length > 0);
/** Whether the flagship is in a system or next to it. */
const isNearFlagship = (v: Asked, you: Seat, system: string): boolean =>
  systemsOf(v.pub).some(
    (at) =>
      countAt(v.pub, at, you, (type) => type === 'flagship') > 0 &&
      (at === system || adjacentFor(v, at, you).includes(system)),
  );
/** The unit that has just sustained damage, as it is called now. */
function damagedName({ unit }: Acts['sustained']): string {
  const { type, marks } = unitNamed(unit);
  return nameOf({ type, marks: withMark(marks, DAMAGED) });
}
const isThere = (pub: Pub, { seat, place, ...act }: Acts['sustained']): boolean =>
  stacksAt(pub, place).some((stack) => stack.seat === seat && nameOf(stack) === damagedName({ seat, place, ...act }));

/** Others have come with ships to units of the player. */
const visits = ({ pub }: Asked, you: Seat, arrival: Acts['move']): boolean =>
  arrival.seat !== you && shipsArrived(pub, arrival) && hasUnits(pub, arrival.system, you);

export const empyreanComponents = [
  /** Nebulae are no obstacle, and nobody starts from them slowly; whoever defends there fights better all the same (TI4-EMPY-01). */
  component({
    id: 'voidborn',
    kind: 'ability',
    modifiers: {
      mayCross: (_, { seat, anomaly }, you) => (seat === you.seat && anomaly === 'nebula' ? 'allow' : null),
      isSlowed: (_, { seat, anomaly }, you) => (seat === you.seat && anomaly === 'nebula' ? 'forbid' : null),
    },
  }),

  /** Whoever has activated a system may be let through systems with own ships (TI4-EMPY-02). */
  component({
    id: 'aetherpassage',
    kind: 'ability',
    at: 'activate.after',
    fits: ({ pub }, you, { seat, system }) =>
      seat !== you && systemsWithShips(pub, you).some((other) => other !== system),
    lasting: {
      until: ['tacticalAction'],
      keeps: ({ about }) => about.seat,
      modifiers: {
        mayPass: ({ sheets, units }, { seat, system }, you) =>
          seat === you.about &&
          sheets.every((_, other) => [seat, you.seat].includes(other) || !hasShips({ units }, system, other))
            ? 'allow'
            : null,
      },
    },
  }),

  /** Part of the set-up: both notes of the faction are taken (TI4-EMPY-03). */
  component({ id: 'dark-whispers', kind: 'ability' }),

  /** A trade good for both whenever its holder hands a full set of commodities to its owner (TI4-EMPY-03). */
  laidByAction('dark-pact', {}, [
    ability({
      at: 'commodities.given',
      from: 'play',
      mandatory: true,
      fits: (v, you, { from, to, n }, { component: note }) =>
        from === you && to === ownerOf(note) && n >= commodityLimit(v, you),
      effect: {
        holder: (t, { you }) => gain(t, you, 1),
        owner: (t, { source }) => gain(t, ownerOf(source.component), 1),
      },
    }),
  ]),

  /** Four more votes of its holder when holder and owner have voted for the same outcome (TI4-EMPY-03). */
  laidByAction('blood-pact', {}, [
    ability({
      at: 'vote.after',
      from: 'play',
      mandatory: true,
      fits: (v, you, { seat, outcome }, { component: note }) => {
        const pair = [you, ownerOf(note)];
        return (
          outcome !== null &&
          pair.includes(seat) &&
          pair.every((one) => ballotOf(v.pub, one)?.outcome === outcome) &&
          mayAddVotes(v, you)
        );
      },
      effect: (t, { you }) => addVotes(t, you, VOTES),
    }),
  ]),

  /** Whoever moves ships to own units gives a note of their choice, if they have one (TI4-EMPY-04). */
  component({
    id: 'voidwatch',
    kind: 'technology',
    at: 'move.after',
    mandatory: true,
    fits: visits,
    effect: (t, { you, about }) => t.call('giveNotes', { from: [about.seat], to: you }),
    more: [
      ability({
        at: 'ships.arrived',
        mandatory: true,
        fits: visits,
        effect: (t, { you, about }) => t.call('giveNotes', { from: [about.seat], to: you }),
      }),
    ],
  }),

  /** One more move for whoever has activated a system next to an anomaly: oneself or a neighbour (TI4-EMPY-05). */
  component({
    id: 'aetherstream',
    kind: 'technology',
    at: 'activate.after',
    fits: (v, you, { seat, system }) =>
      (seat === you || areNeighbours(v, you, seat)) && isNextToAnomaly(v, system, seat),
    lasting: {
      until: ['tacticalAction'],
      keeps: ({ about }) => about.seat,
      modifiers: { move: (_, { seat }, you) => (seat === you.about ? plus(1) : null) },
    },
  }),

  /** Two influence repair a unit in or next to its system that has just sustained damage, each time anew (TI4-EMPY-06). */
  component({
    id: 'dynamo',
    kind: 'unit',
    at: 'sustained.after',
    fits: (v, you, act) =>
      isThere(v.pub, act) && isNearFlagship(v, you, act.system) && canPay(v, you, 'influence', PRICE),
    memo: { paid: null as Payment | null },
    effect: {
      ask: (t, { you, source }) =>
        t.ask(you, 'payFor', { for: source.ability, currency: 'influence', price: PRICE }, 'paid'),
      repair: (t, { you, about, memo }) => {
        pay(t, you, memo.paid!);
        repair(t, about.place, about.seat, damagedName(about));
      },
    },
  }),
];
