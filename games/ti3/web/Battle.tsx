import { For, Show, createMemo, lazy } from 'solid-js';
import type { Fight } from '@orrery/imperium';
import { numberOf, same, withMark } from '@orrery/kernel';
import type { Decision, Json, Seat } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { Fighter } from '@orrery/imperium/web/parts/BattleBoard.tsx';
import { fightsOf } from '@orrery/imperium/web/parts/fight.ts';
import { Hits } from '@orrery/imperium/web/parts/Hits.tsx';
import type { HitRow } from '@orrery/imperium/web/parts/Hits.tsx';
import { OddsBar } from '@orrery/imperium/web/parts/Odds.tsx';
import type { OddsView } from '@orrery/imperium/web/parts/Odds.tsx';
import { facts } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import { DAMAGED, countAt, enemiesIn, isDamaged, nameOf, shipNamed, shipsOf } from '../rules/units.ts';
import type { Casualty, LandAtom, MoveAtom, Purpose, ShipName, Ti3 } from '../shapes.ts';
import { capital, names, planetName, planetsIn, say, viewOf } from './content.ts';
import { pictureOf } from './looks.ts';
import { UNIT_ICON } from './mapModel.ts';
import { odds as later } from './laterOdds.ts';
import type { Losses } from './odds.ts';
import { lostIn } from './unitEvents.ts';
import { t } from './words.ts';

// What is not on the first screen is fetched when it is needed.
const BattleBoard = lazy(() =>
  import('@orrery/imperium/web/parts/BattleBoard.tsx').then((m) => ({ default: m.BattleBoard })),
);

const pubOf = (table: TableModel) => viewOf(table).pub;
const question = <K extends keyof Ti3['asks']>(table: TableModel): Ti3['asks'][K]['q'] =>
  (table.decision() as Decision & { q: unknown }).q as Ti3['asks'][K]['q'];
const seatOf = (table: TableModel): Seat => table.decision()?.seat ?? table.mine ?? 0;

const growthOf = (table: TableModel) => (table.decision()?.kind === 'casualties' ? table.growth() : null);
const taken = (table: TableModel): readonly Casualty[] => (growthOf(table)?.part ?? []) as unknown as Casualty[];
/** A ship by its name as it stands once it has taken damage. */
const hurt = (ship: ShipName): ShipName => {
  const { unit, marks } = shipNamed(ship);
  return nameOf({ type: unit, marks: withMark(marks, DAMAGED) });
};

/** Ships of a side with the damage that the answer at hand gives them. */
function shipsNow(
  table: TableModel,
  system: string,
  seat: Seat,
  casualties: readonly Casualty[],
): Map<ShipName, number> {
  const ships = new Map(shipsOf(pubOf(table), system, seat).map((stack) => [nameOf(stack), stack.n]));
  for (const { ship, take } of casualties) {
    if (take !== 'damage') continue;
    ships.set(ship, (ships.get(ship) ?? 0) - 1);
    ships.set(hurt(ship), (ships.get(hurt(ship)) ?? 0) + 1);
  }
  return ships;
}

function shipFighters(table: TableModel, { system }: Fight, seat: Seat): Fighter[] {
  const growth = growthOf(table);
  const isAsked = growth !== null && seat === seatOf(table);
  const casualties = isAsked ? taken(table) : [];
  const open = (isAsked ? growth.add : []) as unknown as Casualty[];
  return [...shipsNow(table, system, seat, casualties)]
    .filter(([, n]) => n > 0)
    .toReversed()
    .map(([ship, n]): Fighter => {
      const { unit, marks } = shipNamed(ship);
      const { combat, dice = 1, sustains } = facts(unit);
      return {
        id: ship,
        name: names().units[unit][0],
        icon: UNIT_ICON[unit],
        value: combat ?? null,
        dice: numberOf(table.game, table.view().pub, 'battleDice', { seat, unit, marks }, dice),
        n,
        isDamaged: isDamaged(marks),
        canSustain: sustains === true && !isDamaged(marks),
        chosen: casualties.filter((one) => one.ship === ship && one.take === 'loss').length,
        isOpen: open.some((one) => one.ship === ship),
      };
    });
}

/** Ground Forces, and Fighters that joined the attack. */
function troopFighters(table: TableModel, { planet, attacker }: Fight, seat: Seat): Fighter[] {
  const frames = pubOf(table).table.stack as unknown as readonly { proc: string; fighters?: number }[];
  const joined = frames.findLast(({ proc }) => proc === 'invasionRound' || proc === 'invasionCombat')?.fighters ?? 0;
  const counts: readonly [Unit, number][] = [
    ['fighter', seat === attacker ? joined : 0],
    ['ground-force', countAt(pubOf(table), planet!, seat, 'ground-force')],
  ];
  return counts.flatMap(([unit, n]): Fighter[] =>
    n === 0
      ? []
      : [
          {
            id: unit,
            name: names().units[unit][0],
            icon: UNIT_ICON[unit],
            value: facts(unit).combat ?? null,
            dice: 1,
            n,
            isDamaged: false,
            canSustain: false,
            chosen: 0,
            isOpen: false,
          },
        ],
  );
}

const fights = fightsOf<Unit, Purpose>({
  procedures: ['spaceBattle', 'battleRound', 'invasionCombat', 'invasionRound'],
  beginnings: ['activated', 'strategy'],
  purpose: ({ planet }) => (planet === null ? 'battle' : 'invasion'),
  lost: lostIn,
  fighters: (table, fight, seat) =>
    fight.planet === null ? shipFighters(table, fight, seat) : troopFighters(table, fight, seat),
  unitName: (unit) => names().units[unit][0],
  unitIcon: (unit) => UNIT_ICON[unit],
  placeName: (place) => say().place(place),
  picture: (_, { planet, system }) => {
    const at = planet ?? planetsIn(system)[0]?.id ?? null;
    return at === null ? null : pictureOf(at);
  },
  purposeName: (purpose) => capital(names().purposes[purpose]),
  componentName: (source) => say().source(source),
});
export const { fightOf } = fights;

/** A tap takes what a hit does first: damage where the ship bears it, else the ship. */
function hit(table: TableModel, ship: ShipName): void {
  const open = (growthOf(table)?.add ?? []) as unknown as Casualty[];
  const first = open.find((one) => one.ship === ship && one.take === 'damage') ?? open.find((one) => one.ship === ship);
  if (first) table.grow(first as unknown as Json);
}
/** One such hit fewer; the others stay as far as they can. */
function heal(table: TableModel, casualty: Casualty): void {
  const part = taken(table);
  const at = part.findLastIndex((one) => same(one as unknown as Json, casualty as unknown as Json));
  table.shrink(0);
  for (const [i, one] of part.entries()) if (i !== at) table.grow(one as unknown as Json);
}

/** The battle instead of the map, while one is fought. */
export function BattleStage(props: { table: TableModel; fight: Fight }) {
  return (
    <BattleBoard
      battle={fights.battleView(props.table, props.fight)}
      take={(ship) => hit(props.table, ship)}
      leave={(ship) => heal(props.table, { ship, take: 'loss' })}
    />
  );
}

/** Hits that the defender has still to take in this round: they are assigned after the attacker's. */
function hitsToCome(table: TableModel, fight: Fight): number {
  const frames = pubOf(table).table.stack as unknown as readonly { proc: string; hits?: number[] }[];
  const hits = frames.findLast(({ proc }) => proc === 'battleRound')?.hits;
  return growthOf(table) && hits && seatOf(table) === fight.attacker ? (hits[0] ?? 0) : 0;
}
/** What is left of the fight, if the reader's ships take this and so many hits more. */
function oddsAfter(table: TableModel, casualties: readonly Casualty[], hits: number): OddsView | null {
  const fight = fightOf(table);
  if (!fight) return null;
  const mine: Losses = { taken: casualties, hits };
  const isAttacker = seatOf(table) === fight.attacker;
  const theirs: Losses = { taken: [], hits: isAttacker ? hitsToCome(table, fight) : 0 };
  return later()?.restOdds(pubOf(table), fight, isAttacker ? [mine, theirs] : [theirs, mine]) ?? null;
}
function rest(table: TableModel): OddsView | null {
  const growth = growthOf(table);
  const hits = growth ? question<'casualties'>(table).hits - growth.part.length : 0;
  return oddsAfter(table, taken(table), hits);
}

const idOf = ({ ship, take }: Casualty): string => `${take} ${ship}`;
const casualtyOf = (id: string): Casualty => {
  const at = id.indexOf(' ');
  return { take: id.slice(0, at) as Casualty['take'], ship: id.slice(at + 1) };
};

/** Hits on ships, one by one: what each choice means, and the chances that it leaves. */
export function Casualties(props: { table: TableModel }) {
  const rows = createMemo((): HitRow[] => {
    const { table } = props;
    const part = taken(table);
    const open = (growthOf(table)?.add ?? []) as unknown as Casualty[];
    const left = question<'casualties'>(table).hits - part.length - 1;
    const isAttacker = fightOf(table)?.attacker === seatOf(table);
    const all = new Map([...open, ...part].map((one) => [idOf(one), one]));
    const order = (one: Casualty) => facts(shipNamed(one.ship).unit).cost + (one.take === 'damage' ? 0 : 0.5);
    return [...all.values()]
      .toSorted((a, b) => order(a) - order(b))
      .map((one) => {
        const isOpen = open.some((other) => idOf(other) === idOf(one));
        const odds = isOpen && left >= 0 ? oddsAfter(table, [...part, one], left) : null;
        return {
          id: idOf(one),
          name: t(one.take === 'damage' ? 'hitDamages' : 'hitDestroys', { ship: say().ship(one.ship) }),
          text: t(one.take === 'damage' ? 'hitDamagesText' : 'hitDestroysText'),
          n: part.filter((other) => idOf(other) === idOf(one)).length,
          isOpen,
          wins: odds && (isAttacker ? odds.first : odds.second),
        };
      });
  });
  const odds = createMemo(() => rest(props.table));
  return (
    <Hits
      left={question<'casualties'>(props.table).hits - taken(props.table).length}
      rows={rows()}
      odds={odds()}
      mine={seatOf(props.table)}
      take={(id) => props.table.grow(casualtyOf(id) as unknown as Json)}
      leave={(id) => heal(props.table, casualtyOf(id))}
    />
  );
}

/** The battles that the answer at hand would begin, each with the name of its place. */
function battlesAhead(table: TableModel): { name: string; odds: OddsView }[] {
  const pub = pubOf(table);
  const seat = seatOf(table);
  const part = table.growth()?.part ?? [];
  if (table.decision()?.kind === 'move') {
    const { system } = question<'move'>(table);
    const foe = enemiesIn(pub, system, seat)[0];
    const arriving: { [unit: string]: number } = {};
    for (const atom of part as unknown as MoveAtom[]) {
      if (!('ship' in atom) || atom.from === system) continue;
      const { unit } = shipNamed(atom.ship);
      arriving[unit] = (arriving[unit] ?? 0) + 1;
    }
    const odds = foe === undefined ? null : later()?.spaceOdds(pub, seat, foe, system, arriving);
    return odds ? [{ name: say().system(system), odds }] : [];
  }
  if (table.decision()?.kind !== 'land') return [];
  const troops = new Map<string, number>();
  for (const atom of part as unknown as LandAtom[])
    if ('unit' in atom && atom.unit === 'ground-force' && 'to' in atom)
      troops.set(atom.to, (troops.get(atom.to) ?? 0) + atom.n);
  return [...troops].flatMap(([planet, n]) => {
    const owner = pub.planets[planet]?.by ?? null;
    const odds = owner === null || owner === seat ? null : later()?.invasionOdds(pub, seat, owner, planet, n);
    return odds ? [{ name: t('oddsIfLanded', { planet: planetName(planet) }), odds }] : [];
  });
}

/** How the battle ends that is being fought, or that the answer would begin. */
export function Chances(props: { table: TableModel }) {
  const ahead = createMemo(() => battlesAhead(props.table));
  const now = createMemo(() =>
    ['leave', 'refuge', 'react'].includes(props.table.decision()?.kind ?? '') ? rest(props.table) : null,
  );
  return (
    <Show when={ahead().length > 0 || now()}>
      <div class="im-controls">
        <For each={ahead()}>
          {({ name, odds }) => (
            <>
              <p class="cap">{name}</p>
              <OddsBar odds={odds} mine={seatOf(props.table)} />
            </>
          )}
        </For>
        <Show when={now()}>{(odds) => <OddsBar odds={odds()} mine={seatOf(props.table)} />}</Show>
      </div>
    </Show>
  );
}
