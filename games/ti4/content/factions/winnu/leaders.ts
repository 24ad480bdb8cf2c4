import { MECATOL_SYSTEM, homeOf, planetsAt } from '../../../rules/systems.ts';
import type { Pub } from '../../../shapes.ts';
import { component } from '../../component.ts';
import { planetFacts } from '../../planets.ts';
import { minus, plus } from '../../words.ts';

const CHEAPER = 2;
const BETTER = 2;
/** Mecatol Rex, the home system, and systems with a legendary planet (TI4-WINN-07). */
const isDear = (pub: Pub, seat: number, system: string): boolean =>
  system === MECATOL_SYSTEM ||
  system === homeOf(pub, seat) ||
  planetsAt(pub, system).some((planet) => planetFacts(planet).legendary === true);

export const winnuLeaders = [
  /** One use of PRODUCTION, anyone's, costs two less. */
  component({
    id: 'berekar-berekon',
    kind: 'agent',
    at: 'produce.would',
    lasting: {
      until: ['production'],
      keeps: ({ about }) => about.seat,
      modifiers: { productionCost: (_, { seat }, you) => (seat === you.about ? minus(CHEAPER) : null) },
    },
  }),
  component({
    id: 'rickar-rickani',
    kind: 'commander',
    modifiers: {
      combat: (pub, { seat, purpose, fight }, you) =>
        seat === you.seat && purpose === 'battle' && isDear(pub, you.seat, fight.system) ? plus(BETTER) : null,
    },
  }),
];
