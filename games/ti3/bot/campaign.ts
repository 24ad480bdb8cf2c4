import { bots } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import { planetOf, planetsIn } from '../content/tiles.ts';
import { facts } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import { activatable } from '../rules/actionPhase.ts';
import { land } from '../rules/landing.ts';
import { move } from '../rules/move.ts';
import { wealth } from '../rules/spending.ts';
import { owed } from '../rules/strategicAction.ts';
import { hasActivated, lanes } from '../rules/systems.ts';
import { countAt, enemiesIn, holdOf, isDamaged, shipNamed } from '../rules/units.ts';
import type { LandAtom, LandUnits, MoveAtom, Pub, Turn, View } from '../shapes.ts';

// Where to strike, with what, and what to do there: a bold commander who looks one border far and weighs battles by their chances.

type Below = (n: number) => number;

const priceOf = (unit: Unit): number => facts(unit).cost / (facts(unit).pair ? 2 : 1);

/** A fleet in resources. */
export const might = (pub: Pub, system: string, seat: Seat): number =>
  (pub.units[system] ?? []).reduce((sum, s) => (s.seat === seat ? sum + s.n * priceOf(s.type as Unit) : sum), 0);

/** Ships of a player in some systems as the strength of forces counts them. */
const fleetOf = (pub: Pub, systems: readonly string[], seats: readonly Seat[]): bots.Force =>
  bots.together(
    systems.flatMap((system) =>
      (pub.units[system] ?? []).flatMap(({ seat, type, n, marks }): bots.Force[] => {
        const { combat, dice = 1, sustains } = facts(type as Unit);
        if (!seats.includes(seat) || combat === undefined) return [];
        const whole = sustains && !isDamaged(marks) ? 2 : 1;
        return [{ hits: (n * dice * (11 - combat)) / 10, takes: n * whole, worth: n * priceOf(type as Unit) }];
      }),
    ),
  );
/** The chance at which an attack is thought of, and the one below which a fleet leaves. */
const DARING = 0.5;
const HOPELESS = 0.2;

const foesIn = (pub: Pub, system: string, seat: Seat): number =>
  enemiesIn(pub, system, seat).reduce((sum, other) => sum + might(pub, system, other), 0);

/** Ground Forces of a player in a system, on planets and aboard. */
function troopsIn(pub: Pub, system: string, seat: Seat): number {
  let n = 0;
  for (const { id } of planetsIn(system)) n += countAt(pub, id, seat, 'ground-force');
  for (const s of pub.units[system] ?? [])
    if (s.seat === seat && s.marks !== '') n += s.n * (holdOf(s.marks)['ground-force'] ?? 0);
  return n;
}

/** What stands on a planet against a landing. */
const garrison = (pub: Pub, planet: string): number => {
  const { by } = pub.planets[planet]!;
  return by === null ? 0 : countAt(pub, planet, by, 'ground-force') + countAt(pub, planet, by, 'pds');
};

const toTake = (pub: Pub, seat: Seat, system: string): string[] =>
  planetsIn(system)
    .map(({ id }) => id)
    .filter((id) => pub.planets[id]!.by !== seat)
    .toSorted((a, b) => garrison(pub, a) - garrison(pub, b));

/** What activating a system promises: ships to destroy, planets to take, units to build. */
function promise(pub: Pub, seat: Seat, system: string): number {
  const near = lanes(pub, system).filter((from) => !hasActivated(pub, seat, from));
  const force = fleetOf(pub, [system, ...near], [seat]);
  const foes = fleetOf(pub, [system], enemiesIn(pub, system, seat));
  const chance = bots.winChance(force, foes);
  const docks = planetsIn(system).some(({ id }) => countAt(pub, id, seat, 'space-dock') > 0);
  const yard = docks && foes.takes === 0 ? Math.min(wealth(pub, seat), 12) / 2 : 0;
  if (force.takes === 0 || chance < DARING) return yard;
  const troops = near.reduce((sum, from) => sum + troopsIn(pub, from, seat), troopsIn(pub, system, seat));
  const prizes = toTake(pub, seat, system)
    .filter((id) => garrison(pub, id) < troops)
    .reduce((sum, id) => sum + 4 + planetOf(id).resources + (pub.planets[id]!.by === null ? 0 : 3), 0);
  return yard + chance * (prizes + foes.worth);
}

/** The most promising system, with some luck so that no two campaigns are alike; null when none promises anything. */
export function target({ pub, seat }: View, below: Below): string | null {
  let best: { system: string; worth: number } | null = null;
  for (const system of activatable(pub, seat!)) {
    const worth = promise(pub, seat!, system) * (100 + below(100));
    if (worth > (best?.worth ?? 0)) best = { system, worth };
  }
  return best?.system ?? null;
}

/** Strategy Cards between the strikes; now and then anything else that an action can be. */
export function takeTurn(v: View, below: Below): Turn | undefined {
  if (below(6) === 0) return undefined;
  const cards = owed(v.pub, v.seat!);
  const system = target(v, below);
  if (system !== null && (cards.length === 0 || below(3) > 0)) return { do: 'activate', system };
  return cards.length > 0 ? { do: 'strategy', card: cards[below(cards.length)]! } : { do: 'pass' };
}

const RANK: readonly string[] = ['fighter', 'destroyer', 'cruiser', 'dreadnought', 'carrier', 'war-sun'];
/** Where nobody resists, a transporter and an escort are enough. */
const PATROL = 2;
const MOST_TROOPS = 4;

/** The strongest ships in reach, full of Ground Forces and then of Fighters; one Ground Force stays behind. */
export function advance(v: View, q: { system: string }): MoveAtom[] {
  const resisted = foesIn(v.pub, q.system, v.seat!) > 0;
  if (!resisted && toTake(v.pub, v.seat!, q.system).length === 0) return [];
  const part: MoveAtom[] = [];
  for (;;) {
    const { add } = move.grow(v, q, part);
    const ships = part.filter((atom) => 'ship' in atom).length;
    const next = bestLoad(v, add) ?? (resisted || ships < PATROL ? bestShip(add, q.system) : null);
    if (!next) return part;
    part.push(next);
  }
}

function bestLoad({ pub, seat }: View, add: readonly MoveAtom[]): MoveAtom | null {
  let best: { atom: MoveAtom; worth: number } | null = null;
  for (const atom of add) {
    if (!('load' in atom) || atom.load === 'pds') continue;
    const troops = atom.load === 'ground-force';
    if (troops && (atom.n > MOST_TROOPS || atom.n === countAt(pub, atom.at, seat!, 'ground-force'))) continue;
    const worth = atom.n + (troops ? 10 : 0);
    if (worth > (best?.worth ?? 0)) best = { atom, worth };
  }
  return best?.atom ?? null;
}

function bestShip(add: readonly MoveAtom[], system: string): MoveAtom | null {
  let best: { atom: MoveAtom; worth: number } | null = null;
  for (const atom of add) {
    if (!('ship' in atom) || atom.from === system) continue;
    const worth = RANK.indexOf(shipNamed(atom.ship).unit);
    if (worth > (best?.worth ?? -1)) best = { atom, worth };
  }
  return best?.atom ?? null;
}

/** Planet after planet, the weakest first: one Ground Force where nobody is, all that is left where somebody is. */
export function disembark(v: View, q: { system: string; friendly: boolean }): LandAtom[] {
  const part: LandAtom[] = [];
  if (q.friendly) return part;
  for (const planet of toTake(v.pub, v.seat!, q.system)) {
    const resisted = garrison(v.pub, planet) > 0;
    for (;;) {
      const atoms = land
        .grow(v, q, part)
        .add.filter((a) => 'unit' in a && a.unit === 'ground-force' && 'to' in a && a.to === planet) as LandUnits[];
      const next = resisted ? atoms.toSorted((a, b) => b.n - a.n)[0] : atoms[0];
      if (!next) break;
      part.push(next);
      if (!resisted) break;
    }
  }
  return part;
}

/** A fleet leaves when it has hardly a chance. */
export const flees = ({ pub, seat }: View, system: string): boolean =>
  bots.winChance(fleetOf(pub, [system], [seat!]), fleetOf(pub, [system], enemiesIn(pub, system, seat!))) < HOPELESS;
