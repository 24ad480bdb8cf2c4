import type { Seat } from '@orrery/kernel';
import { inRange } from '../../rules/pdsFire.ts';
import { queries } from '../../rules/queries.ts';
import { hasActivated, systemsOf } from '../../rules/systems.ts';
import { canFly, countAt, enemiesIn, hasShips } from '../../rules/units.ts';
import type { Pub } from '../../shapes.ts';
import { add, component } from '../component.ts';
import { planetsIn } from '../tiles.ts';

// Cards of the first steps of a Tactical Action: activating and moving.

const fleetsOf = (pub: Pub, seat: Seat): string[] =>
  systemsOf(pub).filter((s) => !hasActivated(pub, seat, s) && canFly(pub, s, seat));

/** What is added to the dice of each Space Dock in range: it counts as a PDS. */
const docksInRange = (pub: Pub, seat: Seat, system: string): number[] =>
  inRange(pub, seat, system)
    .flatMap((other) => planetsIn(other))
    .filter(({ id }) => countAt(pub, id, seat, 'space-dock') > 0)
    .map(({ id }) => queries.number(pub, 'pdsBonus', { seat, planet: id }, 0));

export const MOVEMENT_CARDS = [
  component({
    id: 'flank-speed',
    kind: 'action-card',
    copies: 4,
    at: 'activated',
    fits: (_, you, { seat }) => you === seat,
    on: ({ system }) => system,
    lasting: {
      until: ['tacticalAction'],
      keeps: ({ about }) => about.system,
      modifiers: { movement: (_, { seat, to }, you) => (seat === you.seat && to === you.about ? add(1) : null) },
    },
  }),
  component({
    id: 'in-the-silence-of-space',
    kind: 'action-card',
    copies: 3,
    at: 'activated',
    fits: (_, you, { seat }) => you === seat,
    aim: ({ pub }, you) => ({ one: 'system', from: fleetsOf(pub, you) }),
    on: ({ system }) => system,
    lasting: {
      until: ['tacticalAction'],
      keeps: ({ aim }) => aim,
      modifiers: {
        // The fleet passes by: it does not end among enemy ships, Fighters either.
        mayCross: (pub, { seat, from, to, movement, because }, you) =>
          seat === you.seat &&
          because === 'enemy' &&
          from === you.about &&
          movement >= 2 &&
          enemiesIn(pub, to, seat).length === 0
            ? 'allow'
            : null,
      },
    },
  }),
  component({
    id: 'experimental-battlestation',
    kind: 'action-card',
    copies: 2,
    at: 'moved',
    fits: ({ pub }, you, { seat, system, arrived }) =>
      you !== seat && arrived && hasShips(pub, system, seat) && docksInRange(pub, you, system).length > 0,
    on: ({ system }) => system,
    effect: (t, { you, about: { seat, system } }) => {
      const best = Math.max(...docksInRange(t.pub, you, system));
      return t.call('cannonade', { by: you, target: seat, system, attacker: seat, shots: [best, best, best] });
    },
  }),
  component({
    id: 'minelayers',
    kind: 'action-card',
    at: 'moved',
    fits: ({ pub }, you, { seat, system, arrived }) =>
      you !== seat && arrived && countAt(pub, system, you, 'cruiser') > 0,
    on: ({ system }) => system,
    effect: (t, { you, about }) => {
      about.mines = countAt(t.pub, about.system, you, 'cruiser');
    },
  }),
];
