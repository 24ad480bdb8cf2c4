import { moveUnits } from '@orrery/kernel';
import type { Next, Seat, UseTable } from '@orrery/kernel';
import { lockedText, unlock } from '../../../rules/expansion/leaders.ts';
import { purgePlanet } from '../../../rules/expansion/lostPlanets.ts';
import { figuresOf } from '../../../rules/combat/units.ts';
import { placeFrom, takeBack } from '../../../rules/effects.ts';
import { figureNamed, figuresAt } from '../../../rules/figures.ts';
import { MECATOL_SYSTEM, adjacentFor, isHome, planetsAt, systemOf, systemsOf } from '../../../rules/systems.ts';
import { countAt, factsOf, isStructure, placesIn, stacksAt, TYPES } from '../../../rules/units.ts';
import type { Acts } from '../../../rules/windows.ts';
import type { Asked, Pub, Table, Ti4 } from '../../../shapes.ts';
import { ability, component } from '../../component.ts';
import { destroy, gain } from '../../vocabulary.ts';
import { returnTokens } from '../creuss/tokens.ts';

/** What the agent lets a player produce (TI4-MUAA-06). */
const FORGED = { units: 2, cost: 4 };
const SUPERNOVA = 'tile-81';

const isGreat = (type: string): boolean => type === 'war-sun' || type === 'flagship';
const furnaces = (pub: Pub, seat: Seat): string[] =>
  systemsOf(pub).filter((system) => countAt(pub, system, seat, isGreat) > 0);
/** Each Ember Colossus in or next to a system (TI4-MUAA-09). */
const colossi = (v: Asked, you: Seat, system: string): string[] =>
  figuresAt(v.pub, you, [system, ...adjacentFor(v, system, you)].flatMap(placesIn), (type) => type === 'mech');

/**
 * The supernova takes the place of a tile; units, command tokens and the frontier stay in space (TI4-MUAA-08). Structures, which are never
 * in space, go home (TI4-UNIT-03).
 */
function burn(t: Table, system: string): void {
  const { pub } = t;
  for (const planet of planetsAt(pub, system)) {
    for (const stack of stacksAt(pub, planet).slice())
      if (isStructure(stack.type)) takeBack(t, stack.seat, planet, figuresOf([stack]));
      else moveUnits(pub.units, planet, SUPERNOVA, stack.seat, stack.type, stack.n, stack.marks);
    purgePlanet(t, planet);
  }
  for (const stack of stacksAt(pub, system).slice())
    moveUnits(pub.units, system, SUPERNOVA, stack.seat, stack.type, stack.n, stack.marks);
  pub.galaxy = pub.galaxy.map((cell) => (cell === system ? SUPERNOVA : cell));
  // The nexus has no cell: what takes its place lies beside the map too.
  pub.offMap = pub.offMap.map((tile) => (tile === system ? SUPERNOVA : tile));
  if (pub.tokens[system]) pub.tokens[SUPERNOVA] = pub.tokens[system];
  delete pub.tokens[system];
  returnTokens(t, system);
  delete pub.wormholes[system];
  pub.frontier = pub.frontier.map((one) => (one === system ? SUPERNOVA : one));
  if (pub.activeSystem === system) pub.activeSystem = SUPERNOVA;
  for (const frame of pub.table.stack) {
    if (
      (frame.proc === 'tacticalAction' || frame.proc === 'movement' || frame.proc === 'arrive') &&
      frame.system === system
    )
      frame.system = SUPERNOVA;
    if (frame.proc === 'battleRound' && frame.refuge === system) frame.refuge = SUPERNOVA;
  }
  t.emit('burned', { system });
}

/** Whether a war sun of a player came into a system that may burn. */
const ignites = (_: Asked, you: Seat, { seat, system, units }: Acts['move']): boolean =>
  seat === you &&
  !isHome(system) &&
  system !== MECATOL_SYSTEM &&
  units.some(({ unit, from }) => unit === 'war-sun' && from !== system);
type Burning = UseTable<Ti4, object>;
/** Destroys the units of others at one place of a system; null where there are none left. */
function scorch(t: Burning, you: Seat, system: string): Next | null {
  const place = placesIn(system).find((at) => stacksAt(t.pub, at).some(({ seat }) => seat !== you));
  if (place === undefined) return null;
  const { seat } = stacksAt(t.pub, place).find((stack) => stack.seat !== you)!;
  const units = figuresOf(stacksAt(t.pub, place).filter((stack) => stack.seat === seat));
  return destroy(t, seat, you, place, units);
}

/** A system becomes a supernova, once no units of others are left in it. */
const ignition = {
  destroy: (t: Burning, { you, about }: { you: Seat; about: Acts['move'] }) => scorch(t, you, about.system) ?? 'burn',
  again: () => 'destroy',
  burn: (t: Burning, { about }: { about: Acts['move'] }) => {
    burn(t, about.system);
    about.system = SUPERNOVA;
  },
};

export const muaatLeaders = [
  /** A player with a war sun or flagship may produce two units of cost 4 or less there (TI4-MUAA-06). */
  component({
    id: 'umbat',
    kind: 'agent',
    at: 'action',
    aim: ({ pub }) => ({
      one: 'player',
      from: pub.sheets.flatMap((_, seat) => (furnaces(pub, seat).length > 0 ? [String(seat)] : [])),
    }),
    memo: { system: '' },
    effect: {
      where: (t, { aim, memo, source }) => {
        const seat = Number(aim);
        const from = furnaces(t.pub, seat);
        memo.system = from[0]!;
        if (from.length === 1) return t.next;
        return t.ask(seat, 'pickOne', { what: 'system', from, for: source.ability, rule: 'TI4-MUAA-06' }, 'system');
      },
      produce: (t, { aim, memo }) => {
        const seat = Number(aim);
        const only = TYPES.filter((type) => (factsOf(t.pub, seat, type).cost ?? Infinity) <= FORGED.cost);
        const within = { place: memo.system, cost: null, units: FORGED.units, ships: false, only };
        return t.call('production', { seat, system: memo.system, dock: null, within });
      },
    },
  }),
  /** A war sun was produced, by PRODUCTION or by an effect. */
  component({
    id: lockedText('magmus'),
    kind: 'commander',
    at: 'making.done',
    mandatory: true,
    fits: (_, you, { seat, units }) => seat === you && units.some(({ unit }) => unit === 'war-sun'),
    effect: (t, { you }) => unlock(t, you, 'magmus'),
  }),
  /** A trade good for a token of the strategy pool (TI4-MUAA-07). */
  component({
    id: 'magmus',
    kind: 'commander',
    at: 'token.spend.after',
    fits: (_, you, { seat, pool, prevented }) => seat === you && pool === 'strategy' && !prevented,
    effect: (t, { you }) => gain(t, you, 1),
  }),
  /** A war sun turns the system it came to into a supernova, by whichever movement (TI4-MUAA-08). */
  component({
    id: 'adjudicator-baal',
    kind: 'hero',
    at: 'move.after',
    spends: 'purge',
    fits: ignites,
    effect: ignition,
    more: [
      ability({
        at: 'ships.arrived',
        spends: 'purge',
        fits: ignites,
        effect: ignition,
      }),
    ],
  }),
  /** Star Forge in its system or next to it brings an infantry with each of them (TI4-MUAA-09, TI4-ABL-03). */
  component({
    id: 'ember-colossus',
    kind: 'unit',
    at: 'ability.used',
    fits: (_, you, { seat, ability: used }) => seat === you && used === 'star-forge',
    aim: (v, you, { on }) => {
      const from = colossi(v, you, systemOf(on));
      return { some: 'unit', from, min: 1, max: from.length };
    },
    effect: (t, { you, aim }) => {
      for (const mech of aim) placeFrom(t, you, 'infantry', figureNamed(mech).at);
    },
  }),
];
