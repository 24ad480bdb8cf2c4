import type { Seat } from '@orrery/kernel';
import { touchingIn } from '../../../galaxy/board.ts';
import { placeFrom, takeBack } from '../../../rules/effects.ts';
import { cargoOver } from '../../../rules/fleets.ts';
import { figureNamed, figuresAt } from '../../../rules/figures.ts';
import { moveOf } from '../../../rules/movement.ts';
import { voyageOf, waysTo } from '../../../rules/routes.ts';
import { WORMHOLES, systemOf, systemsOf, wormholeSystems } from '../../../rules/systems.ts';
import { capacityOf, factsOf, hasUnits, placesIn, stacksAt } from '../../../rules/units.ts';
import type { Arrival } from '../../../rules/windows.ts';
import type { Asked } from '../../../shapes.ts';
import { component } from '../../component.ts';
import type { TileId, Wormhole } from '../../tiles.ts';
import { putToken, tokensOf } from './tokens.ts';

const NOT_DELTA = WORMHOLES.filter((wormhole) => wormhole !== 'delta');

/** Whether the step from a system to an adjacent one leads through a wormhole. */
function isGate(v: Asked, from: string, to: string): boolean {
  const ends = (system: string): Wormhole[] =>
    WORMHOLES.filter((wormhole) => wormholeSystems(v, [wormhole]).includes(system));
  const here = ends(from);
  const there = ends(to);
  if (here.some((wormhole) => there.includes(wormhole))) return true;
  return here.length > 0 && there.length > 0 && !touchingIn(v.pub.galaxy).get(from)?.includes(to);
}
/** Whether a ship that arrived could come through a wormhole: the way is its owner's choice. */
function cameThroughGate(v: Asked, seat: Seat, { unit, from }: Arrival, to: string): boolean {
  if (factsOf(v.pub, seat, unit).move === undefined || systemOf(from) !== from) return false;
  const moves = stacksAt(v.pub, to)
    .filter((stack) => stack.seat === seat && stack.type === unit)
    .map(({ marks }) => moveOf(v, seat, unit, marks, from, to));
  if (moves.length === 0) return false;
  return waysTo(voyageOf(v, seat, to), unit, from, Math.max(...moves), wormholeSystems(v)).some(({ systems }) =>
    systems.some((system, i) => i > 0 && isGate(v, systems[i - 1]!, system)),
  );
}
/** Ships with capacity that came through wormholes, as far as there is room for a fighter each (TI4-CREU-10). */
function escorts(v: Asked, you: Seat, system: string, arrived: readonly Arrival[]): number {
  const carriers = arrived
    .filter((one) => capacityOf(v, you, one.unit) > 0 && cameThroughGate(v, you, one, system))
    .reduce((sum, { n }) => sum + n, 0);
  return Math.min(carriers, Math.max(0, -cargoOver(v, you, system).all));
}

export const creussLeaders = [
  /** An active system with a wormhole is adjacent to all other systems with one (TI4-CREU-09). */
  component({
    id: 'emissary-taivra',
    kind: 'agent',
    at: 'activate.after',
    fits: (v, _, { system }) => wormholeSystems(v, NOT_DELTA).includes(system) && wormholeSystems(v).length > 1,
    aim: (v, _, { system }) => {
      const from = wormholeSystems(v).filter((other) => other !== system);
      return { some: 'system', from, min: from.length, max: from.length };
    },
    lasting: {
      until: ['tacticalAction'],
      keeps: ({ about, aim }) => ({ system: about.system, others: aim }),
      modifiers: {
        adjacent: (_, { system }, { about: { system: active, others } }) => {
          if (system === active) return { add: others };
          return others.includes(system) ? { add: [active] } : null;
        },
      },
    },
  }),
  /** A fighter with each carrying ship that moved through a wormhole, as far as there is room (TI4-CREU-10). */
  component({
    id: 'sai-seravus',
    kind: 'commander',
    at: 'move.after',
    fits: (_, you, { seat, units }) => seat === you && units.length > 0,
    aim: (v, you, { system, units }) => ({
      one: 'number',
      from: Array.from({ length: escorts(v, you, system, units) }, (_, i) => String(i + 1)).toReversed(),
    }),
    effect: (t, { you, about, aim }) => placeFrom(t, you, 'fighter', about.system, Number(aim)),
  }),
  /** Two systems change places with all that is in them; what lies beside the map stays there (TI4-CREU-11). */
  component({
    id: 'riftwalker-meian',
    kind: 'hero',
    at: 'action',
    spends: 'purge',
    aim: (v, you) => ({
      some: 'system',
      from: systemsOf(v.pub).filter(
        (system) =>
          !v.pub.offMap.includes(system) && (wormholeSystems(v).includes(system) || hasUnits(v.pub, system, you)),
      ),
      min: 2,
      max: 2,
    }),
    effect: (t, { you, aim }) => {
      const [a, b] = aim as [TileId, TileId];
      t.pub.galaxy = t.pub.galaxy.map((cell) => (cell === a ? b : cell === b ? a : cell));
      t.emit('systemsSwapped', { seat: you, systems: [a, b] });
    },
  }),
  /** It leaves the board for a wormhole token in its system; each of several may (TI4-CREU-08, TI4-ABL-03). */
  component({
    id: 'icarus-drive',
    kind: 'unit',
    at: 'activate.after',
    repeats: true,
    aim: ({ pub }, you) => ({
      one: 'unit',
      from: figuresAt(pub, you, systemsOf(pub).flatMap(placesIn), (type) => type === 'mech').filter(
        (figure) => !figure.includes('#'),
      ),
    }),
    memo: { wormhole: '' },
    effect: {
      choose: (t, { you, source }) => {
        const asked = { what: 'wormhole' as const, from: tokensOf(t.pub), for: source.ability, rule: 'TI4-CREU-08' };
        return t.ask(you, 'pickOne', asked, 'wormhole');
      },
      put: (t, { you, aim, memo }) => {
        const { unit, at } = figureNamed(aim);
        takeBack(t, you, at, [unit]);
        putToken(t, you, memo.wormhole as Wormhole, systemOf(at));
      },
    },
  }),
];
