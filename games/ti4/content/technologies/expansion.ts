import { isExplorable } from '../../rules/expansion/exploration.ts';
import { canPlace, exhaust } from '../../rules/effects.ts';
import { readyPlanets } from '../../rules/planets.ts';
import { specialtiesOf } from '../../rules/technology.ts';
import { unitNamed } from '../../rules/combat/units.ts';
import { planetsAt } from '../../rules/systems.ts';
import { countAt } from '../../rules/units.ts';
import type { Pub } from '../../shapes.ts';
import { ability, component } from '../component.ts';
import { technologyFacts } from '../technologies.ts';
import { gain } from '../vocabulary.ts';
import { addVotes, mayAddVotes } from '../../rules/council/voting.ts';
import { minus, plus } from '../words.ts';

// Technologies of Prophecy of Kings.

const upgradesOf = (pub: Pub, seat: number): number =>
  pub.sheets[seat]!.technologies.filter((id) => technologyFacts(id).unit !== undefined).length;
const PREDICTED = 3;

export const EXPANSION_TECHNOLOGIES = [
  /** Specialties without exhausting, of exhausted planets too; planets with one for trade goods, one gain each (TI4-CTE-17). */
  component({
    id: 'psychoarchaeology',
    kind: 'technology',
    at: 'any-time',
    aim: (v, you) => ({
      one: 'planet',
      from: readyPlanets(v.pub, you).filter((planet) => specialtiesOf(v, planet).length > 0),
    }),
    effect: (t, { you, aim }) => {
      exhaust(t, [aim]);
      return gain(t, you, 1);
    },
    modifiers: { keepsSpecialty: (_, { seat }, you) => (seat === you.seat ? 'allow' : null) },
  }),
  /** A prerequisite less for a unit upgrade, or cheaper units for each upgrade. */
  component({
    id: 'ai-development-algorithm',
    kind: 'exhausted-technology',
    at: 'research.would',
    fits: (_, you, { seat }) => seat === you,
    lasting: {
      until: ['research'],
      modifiers: {
        ignoredPrerequisites: (_, { seat, technology }, you) =>
          seat === you.seat && technologyFacts(technology).unit !== undefined ? plus(1) : null,
      },
    },
    more: [
      ability({
        at: 'produce.would',
        fits: ({ pub }, you, { seat }) => seat === you && upgradesOf(pub, you) > 0,
        lasting: {
          until: ['production'],
          modifiers: {
            productionCost: (pub, { seat }, you) => (seat === you.seat ? minus(upgradesOf(pub, seat)) : null),
          },
        },
      }),
    ],
  }),
  /** A mech after PRODUCTION, on an own planet of the system (TI4-CTE-20); a trade good for a mech destroyed. */
  component({
    id: 'self-assembly-routines',
    kind: 'technology',
    at: 'produce.after',
    spends: 'exhaust',
    fits: (_, you, { seat, units }) => seat === you && units.length > 0,
    aim: (v, you, { system }) => ({
      one: 'planet',
      from: planetsAt(v.pub, system).filter(
        (planet) => v.pub.planets[planet]?.owner === you && canPlace(v, you, 'mech', planet),
      ),
    }),
    effect: (t, { you, aim }) => t.call('placeUnits', { seat: you, unit: 'mech', place: aim, n: 1 }),
    more: [
      ability({
        at: 'destroyed.after',
        mandatory: true,
        fits: (_, you, { seat, units }) => seat === you && units.some((name) => unitNamed(name).type === 'mech'),
        effect: (t, { you, about }) =>
          gain(t, you, about.units.filter((name) => unitNamed(name).type === 'mech').length),
      }),
    ],
  }),
  /** A planet that already holds own units is explored as its system is activated (TI4-CTE-19). */
  component({
    id: 'scanlink-drone-network',
    kind: 'technology',
    at: 'activate.would',
    fits: (_, you, { seat }) => seat === you,
    aim: (v, you, { system }) => ({
      one: 'planet',
      from: planetsAt(v.pub, system).filter(
        (planet) => isExplorable(v, planet) && countAt(v.pub, planet, you, () => true) > 0,
      ),
    }),
    effect: (t, { you, aim }) => t.call('explore', { seat: you, place: aim }),
  }),
  /** Tokens are redistributed; or three votes, which exhaust it where they were in vain (TI4-CTE-16). */
  component({
    id: 'predictive-intelligence',
    kind: 'technology',
    at: 'turn.end',
    spends: 'exhaust',
    fits: (_, you, { seat }) => seat === you,
    effect: (t, { you }) => t.call('redistribute', { seat: you }),
    more: [
      ability({
        at: 'vote.after',
        fits: (v, you, { seat }, { component: card }) =>
          seat === you && v.pub.table.components[card]!.ready && mayAddVotes(v, you),
        effect: (t, { you, about, source }) => {
          addVotes(t, you, PREDICTED);
          t.changeComponent(source.component, { store: { predicted: about.outcome } });
        },
      }),
      ability({
        at: 'outcome.after',
        mandatory: true,
        fits: ({ pub }, _, __, { component: card }) => pub.table.components[card]!.store.predicted !== undefined,
        effect: (t, { about, source }) => {
          const { predicted } = t.pub.table.components[source.component]!.store;
          t.changeComponent(source.component, { ready: predicted === about.outcome, store: {} });
        },
      }),
    ],
  }),
];
