import { For, Show, createMemo } from 'solid-js';
import type { Decision, Seat } from '@orrery/kernel';
import type { Panel } from '@orrery/web/match/board.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { Meters } from '@orrery/imperium/web/parts/Meters.tsx';
import type { MeterRow } from '@orrery/imperium/web/parts/Meters.tsx';
import { Pills } from '@orrery/imperium/web/parts/Pills.tsx';
import type { Pill, PillRow } from '@orrery/imperium/web/parts/Pills.tsx';
import { facts } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import { fleetSupply } from '../rules/commandCounters.ts';
import { fighterSupport, fightersIn } from '../rules/fighters.ts';
import { hasActivated, systemsOf } from '../rules/systems.ts';
import { capacityOf } from '../rules/transport.ts';
import { cargoOf, fleetSize, fliesAlone, holdOf, nameOf, shipNamed, shipsOf } from '../rules/units.ts';
import type { ShipMove, Ti3 } from '../shapes.ts';
import { names, say, systemOf, viewOf } from './content.ts';
import { UNIT_ICON } from './mapModel.ts';
import { addShip, holdsOf, mayAdd, numberOf, setHold, setOut, shipsToName, takeBack } from './voyages.ts';
import type { Hold } from './voyages.ts';
import { t } from './words.ts';

const pubOf = (table: TableModel) => viewOf(table).pub;
const seatOf = (table: TableModel): Seat => table.decision()?.seat ?? table.mine ?? 0;
/** The system that ships move to; null where two exchange theirs. */
const target = (table: TableModel): string | null => {
  const d = table.decision() as Decision & { q: unknown };
  return d.kind === 'move' ? (d.q as Ti3['asks']['move']['q']).system : null;
};

/** Ships of this name that stand in the system. */
const standing = (table: TableModel, { ship, from }: ShipMove): number =>
  shipsOf(pubOf(table), from, seatOf(table)).reduce((sum, stack) => (nameOf(stack) === ship ? sum + stack.n : sum), 0);

/** A control behind a pill. */
interface Control {
  readonly pill: Omit<Pill, 'slot'>;
  readonly change: (by: number) => void;
}

/** One ship, or equal ships that go the same way. */
function shipControl(table: TableModel, ship: ShipMove): Control {
  const n = numberOf(table, ship);
  const most = standing(table, ship);
  const isOpen = n < most && mayAdd(table, ship);
  const way = ship.via ?? [];
  return {
    pill: {
      icon: UNIT_ICON[shipNamed(ship.ship).unit],
      words: say().ship(ship.ship),
      place: way.length > 0 ? t('byWay', { systems: way.map((id) => say().system(id)).join(', ') }) : '',
      n,
      most,
      refused: isOpen || n === most ? '' : t('notNow'),
    },
    change: (by) => (by > 0 ? addShip(table, ship) : Array.from({ length: -by }).forEach(() => takeBack(table, ship))),
  };
}
function holdControl(table: TableModel, index: number, hold: Hold): Control {
  const place = systemOf(hold.at) === hold.at ? '' : say().place(hold.at);
  return {
    pill: {
      icon: 'load' in hold.what ? UNIT_ICON[hold.what.load] : 'i-user',
      words: 'load' in hold.what ? names().units[hold.what.load as Unit][0] : say().leaderName(hold.what.board),
      place: 'load' in hold.what ? place : say().leaderName(hold.what.board),
      n: hold.n,
      most: hold.most,
      refused: '',
    },
    change: (by) => setHold(table, index, hold, Math.max(0, hold.n + by)),
  };
}

interface Row {
  readonly title: string;
  readonly note: string;
  readonly controls: readonly Control[];
}
/** Systems that ships can come from. */
function systemRows(table: TableModel): Row[] {
  const ships = shipsToName(table);
  return [...new Set(ships.map(({ from }) => from))].map((from) => ({
    title: say().system(from),
    note: from === target(table) ? t('onlyLoads') : '',
    controls: ships.filter((ship) => ship.from === from).map((ship) => shipControl(table, ship)),
  }));
}
/** Ships of the answer that have room: what each takes aboard. */
function holdRows(table: TableModel): Row[] {
  return setOut(table).flatMap(({ ship }, i, all) => {
    const holds = holdsOf(table, i);
    if (holds.length === 0) return [];
    const { unit, marks } = shipNamed(ship.ship);
    const alike = all.filter((one) => one.ship.ship === ship.ship && one.ship.from === ship.from);
    const which = alike.length > 1 ? ` ${alike.indexOf(all[i]!) + 1}` : '';
    const aboard = Object.values(holdOf(marks)).reduce((sum, n) => sum + n, 0);
    const loaded = aboard + holds.reduce((sum, { n, what }) => sum + ('load' in what ? n : 0), 0);
    return [
      {
        title: `${names().units[unit as Unit][0]}${which}`,
        note: t('aboardOf', { n: loaded, of: capacityOf(pubOf(table), seatOf(table), unit) }),
        controls: holds.map((hold) => holdControl(table, i, hold)),
      },
    ];
  });
}

/** The same rows with a number for each pill. */
function numbered(rows: readonly Row[]): { rows: PillRow[]; change: (slot: number, by: number) => void } {
  const all = rows.flatMap(({ controls }) => controls);
  return {
    rows: rows.map(({ title, note, controls }) => ({
      title,
      note,
      pills: controls.map((control) => ({ ...control.pill, slot: all.indexOf(control) })),
    })),
    change: (slot, by) => all[slot]!.change(by),
  };
}

function meters(table: TableModel): MeterRow[] {
  const system = target(table);
  if (system === null) return [];
  const pub = pubOf(table);
  const seat = seatOf(table);
  const arriving = setOut(table).filter(({ ship }) => ship.from !== system && shipNamed(ship.ship).unit !== 'fighter');
  return [
    {
      title: t('fleetSupply'),
      used: fleetSize(pub, system, seat) + arriving.length,
      fresh: arriving.length,
      of: fleetSupply(pub, seat, system),
    },
  ];
}

/** Fighters that would be lost where ships leave: nothing there has room for them any more. */
function stranded(table: TableModel): string[] {
  const pub = pubOf(table);
  const seat = seatOf(table);
  if (fliesAlone(pub, seat)) return [];
  const ships = setOut(table);
  const starts = [...new Set(ships.map(({ ship }) => ship.from))].filter((from) => from !== target(table));
  return starts.flatMap((from) => {
    const gone = ships.filter(({ ship }) => ship.from === from);
    const support = gone.reduce(
      (sum, { ship }) => {
        const { unit, marks } = shipNamed(ship.ship);
        return sum - Math.max(0, (facts(unit as Unit).capacity ?? 0) - cargoOf({ marks }));
      },
      fighterSupport(pub, seat, from),
    );
    const taken = ships.reduce(
      (sum, { freight }) =>
        sum +
        freight.reduce(
          (n, atom) => ('load' in atom && atom.load === 'fighter' && atom.at === from ? n + atom.n : n),
          0,
        ),
      0,
    );
    const lost = fightersIn(pub, seat, from) - taken - support;
    return lost > 0 ? [t('fightersLost', { n: lost, system: say().system(from) })] : [];
  });
}

/** Systems whose ships a counter of the player holds. */
function held(table: TableModel): string[] {
  const pub = pubOf(table);
  const seat = seatOf(table);
  return systemsOf(pub)
    .filter((id) => id !== target(table) && hasActivated(pub, seat, id) && shipsOf(pub, id, seat).length > 0)
    .map((id) => say().system(id));
}

/** Ships by the system they come from, and what each takes aboard; fleet supply, and what would be lost. */
export function Fleet(props: { table: TableModel }) {
  const ships = createMemo(() => numbered(systemRows(props.table)));
  const holds = createMemo(() => numbered(holdRows(props.table)));
  return (
    <div class="im-controls">
      <Pills rows={ships().rows} change={ships().change} />
      <Show when={holds().rows.length > 0}>
        <p class="cap">{t('takeAboard')}</p>
        <Pills rows={holds().rows} change={holds().change} />
      </Show>
      <Show when={held(props.table).length > 0}>
        <p class="im-why">{t('heldSystems', { systems: held(props.table).join(', ') })}</p>
      </Show>
      <Meters rows={meters(props.table)} />
      <For each={stranded(props.table)}>{(words) => <p class="im-warn">{words}</p>}</For>
    </div>
  );
}

export function fleetPanel(table: TableModel): Panel {
  const growth = table.growth();
  // A ship that stays has been named and has nothing aboard yet.
  if (!growth?.done) return { groups: [], foot: [], unfolded: true, caution: t('loadFirst') };
  const n = setOut(table).length;
  const act = () => void table.give(growth.part.slice());
  const title = n > 0 ? t('moveShips', { n }) : t('moveNothing');
  // Moving nothing is never the button that shines: it costs the counter all the same.
  return {
    groups: [],
    foot: [{ act, title, key: 'Enter' }],
    unfolded: true,
    ...(n === 0 ? { equal: true as const } : {}),
  };
}
