import type { Seat } from '@orrery/kernel';
import { fleetSupply, takeCounterBack } from '../../rules/commandCounters.ts';
import { supplied } from '../../rules/fighters.ts';
import { figuresLeft } from '../../rules/limits.ts';
import { canBeActivated, hasActivated, systemsOf } from '../../rules/systems.ts';
import { countAt, destroy, enemiesIn, neutralise, place } from '../../rules/units.ts';
import type { Pub } from '../../shapes.ts';
import { add, component } from '../component.ts';
import { systemOf, tile } from '../tiles.ts';

// Cards that are actions themselves (TI3-ACTIONCARDS-09).

const controlledOutsideHomes = (pub: Pub): string[] =>
  Object.keys(pub.planets).filter((id) => pub.planets[id]!.by !== null && tile(systemOf(id)).kind !== 'home');

const ghostSystems = (pub: Pub, seat: Seat): string[] =>
  figuresLeft(pub, seat, 'destroyer') === 0
    ? []
    : systemsOf(pub).filter(
        (s) =>
          tile(s).wormholes.length > 0 &&
          enemiesIn(pub, s, seat).length === 0 &&
          supplied(pub, s, seat) < fleetSupply(pub, seat, s),
      );

const plagued = (pub: Pub, seat: Seat): string[] =>
  Object.keys(pub.planets).filter((id) => {
    const owner = pub.planets[id]!.by;
    return owner !== null && owner !== seat && countAt(pub, id, owner, 'ground-force') > 0;
  });

const ownCounters = (pub: Pub, seat: Seat): string[] => systemsOf(pub).filter((s) => hasActivated(pub, seat, s));

export const ACTIONS = [
  component({
    id: 'unexpected-action',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({ one: 'system', from: ownCounters(pub, you) }),
    on: () => '',
    effect: (t, { you, aim }) => {
      takeCounterBack(t, you, aim);
      t.emit('counterReturned', { seat: you, system: aim });
    },
  }),
  component({
    id: 'local-unrest',
    kind: 'action-card',
    copies: 4,
    at: 'action',
    aim: ({ pub }) => ({ one: 'planet', from: controlledOutsideHomes(pub) }),
    on: () => '',
    effect: (t, { aim }) => {
      const planet = t.pub.planets[aim]!;
      const owner = planet.by!;
      planet.exhausted = true;
      t.emit('exhausted', { planet: aim });
      if (countAt(t.pub, aim, owner, 'ground-force') > 0) destroy(t, aim, owner, 'ground-force', 1);
      if (countAt(t.pub, aim, owner, 'ground-force') === 0) neutralise(t, aim);
    },
  }),
  component({
    id: 'ghost-ship',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({ one: 'system', from: ghostSystems(pub, you) }),
    on: () => '',
    effect: (t, { you, aim }) => {
      place(t.pub, aim, you, 'destroyer', 1);
      t.emit('produced', { seat: you, system: aim, units: [{ unit: 'destroyer', n: 1, at: aim }], cost: 0 });
    },
  }),
  component({
    id: 'plague',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({ one: 'planet', from: plagued(pub, you) }),
    on: () => '',
    effect: (t, { aim }) => {
      const owner = t.pub.planets[aim]!.by!;
      const dice = Array.from({ length: countAt(t.pub, aim, owner, 'ground-force') }, () => t.die('plague', 10));
      t.emit('plagueRolled', { planet: aim, dice });
      destroy(t, aim, owner, 'ground-force', dice.filter((die) => die % 2 === 0).length);
    },
  }),
  component({
    id: 'war-footing',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }) => ({ one: 'system', from: systemsOf(pub).filter(canBeActivated) }),
    on: () => '',
    lasting: {
      until: ['round'],
      keeps: ({ aim }) => aim,
      modifiers: {
        fleetSupply: (_, { seat, system }, you) => (seat === you.seat && system === you.about ? add(2) : null),
      },
    },
  }),
];
