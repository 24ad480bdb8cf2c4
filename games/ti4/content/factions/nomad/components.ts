import { marksOf, setMarks, withMark } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { isLike, isSide, likeMark, opponentOf } from '../../../rules/combat/units.ts';
import { figureOf, figuresAt } from '../../../rules/figures.ts';
import { layNote, ownerOf, playerOf, returnNote } from '../../../rules/notes.ts';
import { isSystem, systemOf } from '../../../rules/systems.ts';
import { cardOf, isShip, stacksAt } from '../../../rules/units.ts';
import type { Pub, Table } from '../../../shapes.ts';
import { component } from '../../component.ts';
import { LEADERS } from '../../leaders.ts';
import type { LeaderId } from '../../leaders.ts';
import { gain } from '../../vocabulary.ts';

const NOMAD = 'nomad';

/** Systems with mechs of a player, on planets or in space. */
const systemsWithMechs = (pub: Pub, seat: Seat): string[] => [
  ...new Set(
    Object.keys(pub.units)
      .filter((place) => stacksAt(pub, place).some((stack) => stack.seat === seat && stack.type === 'mech'))
      .map(systemOf)
      .filter(isSystem),
  ),
];
/** Both sides of the flagship's card say so (TI4-NOMA-02). */
const memoria = (id: 'memoria' | 'memoria-2') =>
  component({
    id,
    kind: 'unit',
    modifiers: {
      shortcuts: (pub, { seat, unit }, you) =>
        seat === you.seat && unit === 'flagship' ? { add: systemsWithMechs(pub, seat) } : null,
    },
  });

const isAgent = (pub: Pub, card: string): boolean => {
  const text = pub.table.components[card]?.ability as LeaderId | undefined;
  return text !== undefined && text in LEADERS && LEADERS[text].rank === 'agent';
};

/** Ships that The Cavalry may be lent to. */
const isBigShip = (type: string): boolean => isShip(type) && type !== 'fighter';
/** A ship fights by its own card again, wherever it is now; its damage stays (TI4-NOMA-05). */
function giveBack(t: Table, seat: Seat): void {
  for (const place of Object.keys(t.pub.units))
    for (const stack of stacksAt(t.pub, place).slice()) {
      const marks = stack.marks.split(' ');
      if (stack.seat === seat && marks.some(isLike))
        setMarks(t.pub.units, place, stack, stack.n, marksOf(marks.filter((mark) => !isLike(mark))));
    }
}

export const nomadComponents = [
  /** A trade good after an outcome that the Nomad voted for or predicted (TI4-NOMA-01). */
  component({
    id: 'future-sight',
    kind: 'ability',
    at: 'outcome.after',
    mandatory: true,
    fits: ({ pub }, you, { outcome }) =>
      pub.phase === 'agenda' &&
      [...pub.agenda!.ballots, ...pub.agenda!.predictions].some((one) => one.seat === you && one.outcome === outcome),
    effect: (t, { you }) => gain(t, you, 1),
  }),

  memoria('memoria'),
  memoria('memoria-2'),

  /** In the space of a combat it sustains hits against ships of its owner; it is none itself (TI4-NOMA-03). */
  component({
    id: 'quantum-manipulator',
    kind: 'unit',
    modifiers: {
      coversShips: (_, { seat, unit }, you) => (seat === you.seat && unit === 'mech' ? 'allow' : null),
    },
  }),

  /** An agent that was just exhausted is readied; with its owner a transaction may be made, neighbour or not (TI4-NOMA-04). */
  component({
    id: 'temporal-command-suite',
    kind: 'exhausted-technology',
    at: 'component.exhausted',
    fits: ({ pub }, _, { component: agent }) => isAgent(pub, agent) && !pub.table.components[agent]!.ready,
    effect: (t, { about }) => t.changeComponent(about.component, { ready: true }),
    lasting: {
      until: ['turn', 'agenda', 'round'],
      keeps: ({ about }) => about.seat,
      modifiers: {
        mayDeal: (_, { seat, other, what }, you) =>
          what === 'further' && seat === you.seat && other === you.about && other !== seat ? 'allow' : null,
      },
      ends: {
        at: 'deal.after',
        fits: (_, you, { by, to }, source) => [by, to].every((seat) => [you, source.about].includes(seat)),
      },
    },
  }),

  /** For a space combat a ship has the combat value, SUSTAIN DAMAGE and barrage of the Nomad's flagship (TI4-NOMA-05). */
  component({
    id: 'the-cavalry',
    kind: 'note',
    at: 'combat.start',
    fits: ({ pub }, you, fight) =>
      fight.planet === null && isSide(fight, you) && opponentOf(fight, you) !== playerOf(pub, NOMAD),
    aim: ({ pub }, you, { system }) => ({ one: 'unit', from: figuresAt(pub, you, [system], isBigShip) }),
    effect: (t, { you, about, aim, source }) => {
      const { stack } = figureOf(t.pub, you, aim);
      const card = cardOf(t.pub, ownerOf(source.component), 'flagship');
      setMarks(t.pub.units, about.system, stack, 1, withMark(stack.marks, likeMark(card)));
      layNote(t, source.component, you);
    },
    lasting: {
      until: ['spaceBattle'],
      keeps: ({ source }) => source.component,
      end: (t, { source: { seat }, about }) => {
        giveBack(t, seat);
        const note = about as string;
        if (t.pub.table.components[note]) returnNote(t, note, seat);
      },
    },
  }),
];
