import type { Rolling } from '@orrery/imperium';
import { Table, addUnits, listAnswers, view } from '@orrery/kernel';
import type { Json, Seat } from '@orrery/kernel';
import type { FactionId } from './content/factions/index.ts';
import { LEADERS } from './content/leaders.ts';
import type { TechnologyId } from './content/technologies.ts';
import type { UnitType } from './content/units/index.ts';
import { MECHS } from './content/units/mechs.ts';
import { ti4 } from './game.ts';
import { askedSeat, given } from './given.ts';
import type { Purpose } from './rules/combat/shapes.ts';
import { planetsIn, systemsOf } from './rules/systems.ts';
import { learn } from './rules/technology.ts';
import type { Pub, Ti4 } from './shapes.ts';

type Forces = { [U in UnitType]?: number };
export interface Battle {
  /** The factions of the active player and of the opponent; those of the fresh game if they do not matter. */
  factions?: readonly [FactionId, FactionId];
  /** In the space of the system: the active player's, then the opponent's. */
  fleets?: [Forces, Forces];
  /** On the first planet of the system, by side. */
  ground?: [Forces, Forces];
  /** What dice show, by stream of a side: 'battle dreadnought' of 0 the active player, 1 the opponent. */
  dice?: { [stream: string]: number[] };
  /** Technologies beyond those of the start, by side. */
  technologies?: { [side: number]: readonly TechnologyId[] };
  /** Cards put where the test wants them. */
  deal?: (t: Table<Ti4>, sides: { me: Seat; other: Seat }) => void;
  /** Leaders and mechs of the factions act; else their texts are out of play. */
  leaders?: boolean;
  arrange?: (pub: Pub, place: { system: string; planet: string; me: Seat; other: Seat }) => void;
}

type Rolled = Rolling<UnitType, Purpose>;
/** What was rolled; both sides of a round of combat, who throw one after the other, together. */
export const rolledIn = (events: readonly { t: string; all: unknown }[]): Rolled[] =>
  events
    .flatMap(({ t, all }) => (t === 'rolled' ? [all as Rolled] : []))
    .reduce<Rolled[]>((rounds, one) => {
      const last = rounds.at(-1);
      const isSecond = last?.purpose === 'battle' && one.purpose === 'battle' && last.rolls.length === 1;
      return isSecond ? [...rounds.slice(0, -1), { ...last, rolls: [...last.rolls, ...one.rolls] }] : [...rounds, one];
    }, []);

const isTurn = ({ kind }: { kind: string }): boolean => kind === 'turn';
/** Whose turn comes first in the fresh game. */
let first: Seat | null = null;
const firstSeat = (): Seat => (first ??= askedSeat(given({ until: isTurn })));
/** The two factions where they belong, and one that does not interfere. */
function seated([mine, theirs]: readonly [FactionId, FactionId]): FactionId[] {
  const factions: FactionId[] = [];
  const third = (['winnu', 'sol', 'muaat'] as const).find((id) => id !== mine && id !== theirs)!;
  [mine, theirs, third].forEach((faction, i) => (factions[(firstSeat() + i) % 3] = faction));
  return factions;
}

/** The active player activates a system in which both have units; factions and technologies of the fresh game do not matter. */
export function battle({
  factions,
  fleets = [{}, {}],
  ground = [{}, {}],
  dice = {},
  technologies = {},
  leaders = false,
  deal,
  arrange,
}: Battle) {
  const table = given({ until: isTurn, ...(factions ? { factions: seated(factions) } : {}) });
  const { pub, hidden } = table.state;
  const me = askedSeat(table);
  const other = (me + 1) % 3;
  const homes = pub.sheets.flatMap((_, seat) =>
    Object.keys(pub.units).filter((at) => pub.units[at]![0]!.seat === seat),
  );
  const system = systemsOf(pub).find(
    (id) =>
      planetsIn(id).length > 0 &&
      planetsIn(id).every((planet) => !pub.planets[planet]?.owner) &&
      !homes.includes(id) &&
      id !== 'tile-18',
  )!;
  const planet = planetsIn(system)[0]!;
  // Generic units; flagship and mech are always those of the faction.
  for (const { units } of pub.sheets)
    for (const type of Object.keys(units) as UnitType[]) if (type !== 'flagship' && type !== 'mech') delete units[type];
  const put = (at: string, seat: Seat, forces: Forces) =>
    Object.entries(forces).forEach(([type, n]) => addUnits(pub.units, at, seat, type, n));
  fleets.forEach((forces, side) => put(system, side === 0 ? me : other, forces));
  ground.forEach((forces, side) => put(planet, side === 0 ? me : other, forces));
  const t = new Table(ti4, table.state);
  if (!leaders)
    for (const [id, { ability }] of Object.entries(pub.table.components))
      if (ability.replace(' locked', '') in LEADERS || ability in MECHS) t.removeComponent(id);
  for (const [side, ids] of Object.entries(technologies)) for (const id of ids) learn(t, side === '0' ? me : other, id);
  deal?.(t, { me, other });
  arrange?.(pub, { system, planet, me, other });
  hidden.table.rng.set = Object.fromEntries(
    Object.entries(dice).map(([stream, values]) => {
      const [purpose, side, unit] = stream.split(' ');
      return [`${purpose} ${side === '0' ? me : other} ${unit}`, values.map((value) => value - 1)];
    }),
  );
  table.when(me, { do: 'tactical', system }).accepted();
  if (table.state.pub.table.open.some(({ kind }) => kind === 'move'))
    table.when(me, { ships: {}, cargo: {} }, 'move').accepted();
  /** The answer to the question of a window that uses a component. */
  const use = (side: 0 | 1, id: string) => {
    const seat = side === 0 ? me : other;
    const d = table.state.pub.table.open.find((one) => one.seat === seat)!;
    const found = (listAnswers(ti4, view(table.state, seat), d) as { ability?: string }[]).find((one) =>
      one?.ability?.startsWith(id),
    );
    if (!found) throw new Error(`${id} is not offered`);
    return table.when(seat, found as Json).accepted();
  };
  const answer = (side: 0 | 1, said: Json, kind?: string) => table.when(side === 0 ? me : other, said, kind);
  const forcesAt = (place: string, side: 0 | 1) =>
    Object.fromEntries(
      (table.state.pub.units[place] ?? [])
        .filter(({ seat }) => seat === (side === 0 ? me : other))
        .map(({ type, marks, n }) => [marks ? `${type} ${marks}` : type, n]),
    );
  const rolled = () => rolledIn(table.told);
  /** What a side lost, batch by batch. */
  const lost = (side: 0 | 1) =>
    table.told.flatMap((e) => (e.t === 'destroyed' && e.all.seat === (side === 0 ? me : other) ? [e.all.units] : []));
  return {
    table,
    system,
    planet,
    me,
    other,
    answer,
    use,
    rolled,
    lost,
    fleet: (side: 0 | 1) => forcesAt(system, side),
    on: (side: 0 | 1) => forcesAt(planet, side),
  };
}
