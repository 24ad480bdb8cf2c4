import { For, Show } from 'solid-js';
import { same } from '@orrery/kernel';
import type { Json, Seat } from '@orrery/kernel';
import type { Panel } from '@orrery/web/match/board.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { CardButton } from '@orrery/imperium/web/parts/ChoiceCards.tsx';
import { Stepper } from '@orrery/imperium/web/parts/Stepper.tsx';
import type { Unit } from '../content/units.ts';
import type { LandAtom, LandUnits } from '../shapes.ts';
import { growFrom } from './growing.ts';
import { capital, names, planetName, viewOf } from './content.ts';
import { t } from './words.ts';

type Ashore = Extract<LandUnits, { to: string }>;
const isAshore = (atom: LandAtom): atom is Ashore => 'unit' in atom && 'to' in atom;

const seatOf = (table: TableModel): Seat => table.decision()?.seat ?? table.mine ?? 0;
const part = (table: TableModel): readonly LandAtom[] => (table.growth()?.part ?? []) as unknown as LandAtom[];
/** Landings as if nothing had been chosen: the most that each ship could bring to each planet. */
function open(table: TableModel): Ashore[] {
  const atoms = (growFrom(table, []) as unknown as LandAtom[]).filter(isAshore);
  return atoms.filter(
    (one) =>
      !atoms.some(
        (other) => other.from === one.from && other.unit === one.unit && other.to === one.to && other.n > one.n,
      ),
  );
}

interface Wanted {
  readonly unit: Ashore['unit'];
  readonly to: string;
  readonly n: number;
}
/** Units by kind and planet, whichever ships bring them. */
function wanted(table: TableModel): Wanted[] {
  const all = open(table);
  const kinds = all.filter((one, i) => all.findIndex((other) => other.unit === one.unit && other.to === one.to) === i);
  return kinds.map(({ unit, to }) => ({
    unit,
    to,
    n: part(table)
      .filter(isAshore)
      .reduce((sum, atom) => (atom.unit === unit && atom.to === to ? sum + atom.n : sum), 0),
  }));
}
/** Which ship brings how many: the first that has some left. Null where the ships do not have so many. */
function spread(table: TableModel, all: readonly Wanted[]): Ashore[] | null {
  const left = new Map<string, number>();
  const holds = open(table);
  for (const { from, unit, n } of holds) left.set(`${from} ${unit}`, Math.max(n, left.get(`${from} ${unit}`) ?? 0));
  const atoms: Ashore[] = [];
  for (const { unit, to, n } of all) {
    let rest = n;
    for (const { from } of holds.filter((one) => one.unit === unit && one.to === to)) {
      const taken = Math.min(rest, left.get(`${from} ${unit}`)!);
      if (taken === 0) continue;
      left.set(`${from} ${unit}`, left.get(`${from} ${unit}`)! - taken);
      atoms.push({ from, unit, n: taken, to });
      rest -= taken;
    }
    if (rest > 0) return null;
  }
  return atoms;
}
const changed = (all: readonly Wanted[], one: Wanted, by: number): Wanted[] =>
  all.map((other) => (other.unit === one.unit && other.to === one.to ? { ...other, n: other.n + by } : other));
/** What is not a landing of units stays in the answer, behind them. */
const others = (table: TableModel): LandAtom[] => part(table).filter((atom) => !isAshore(atom));
function isLegal(table: TableModel, all: readonly Wanted[]): boolean {
  const atoms = spread(table, all);
  return atoms !== null && table.refuse([...atoms, ...others(table)] as unknown as Json) === null;
}
function setLandings(table: TableModel, all: readonly Wanted[]): void {
  const atoms = [...(spread(table, all) ?? []), ...others(table)];
  table.shrink(0);
  for (const atom of atoms) table.grow(atom as unknown as Json);
}

/** Everything that may land on the planet lands there. */
function landAll(table: TableModel, planet: string): void {
  let all = wanted(table).map((one) => (one.to === planet ? { ...one, n: 0 } : one));
  for (const one of all.filter(({ to }) => to === planet))
    while (isLegal(table, changed(all, one, 1))) all = changed(all, one, 1);
  setLandings(table, all);
}

function defenders(table: TableModel, planet: string): string {
  const { pub } = viewOf(table);
  const foes = (pub.units[planet] ?? []).filter((stack) => stack.seat !== seatOf(table));
  const owner = pub.planets[planet]?.by ?? null;
  if (foes.length === 0) return owner === seatOf(table) ? t('yours') : t('undefended');
  return `${table.name(foes[0]!.seat)}: ${foes.map(({ type, n }) => `${n} ${names().units[type as Unit][n === 1 ? 0 : 1]}`).join(', ')}`;
}

/** Landings by steppers; leaders, and units that change ships, below them. */
export function Landing(props: { table: TableModel }) {
  const more = () => {
    const chosen = others(props.table);
    const add = ((props.table.growth()?.add ?? []) as unknown as LandAtom[]).filter((atom) => !isAshore(atom));
    return [...chosen, ...add.filter((atom) => !chosen.some((other) => same(other, atom)))];
  };
  const isChosen = (atom: LandAtom) => others(props.table).some((other) => same(other, atom));
  const toggle = (atom: LandAtom) => {
    if (!isChosen(atom)) return props.table.grow(atom as unknown as Json);
    const rest = part(props.table).filter((other) => !same(other, atom));
    props.table.shrink(0);
    for (const one of rest) props.table.grow(one as unknown as Json);
  };
  return (
    <div class="im-controls">
      <For each={wanted(props.table)}>
        {(one) => {
          const name = `${names().units[one.unit][0]} → ${planetName(one.to)}`;
          return (
            <div class="im-pool">
              <span>
                <b>{name}</b>
                <small>{defenders(props.table, one.to)}</small>
              </span>
              <Stepper
                name={name}
                n={one.n}
                less={one.n > 0}
                more={isLegal(props.table, changed(wanted(props.table), one, 1))}
                change={(by) => setLandings(props.table, changed(wanted(props.table), one, by))}
              />
            </div>
          );
        }}
      </For>
      <Show when={wanted(props.table).length > 0}>
        <div class="im-pills">
          <For each={[...new Set(wanted(props.table).map(({ to }) => to))]}>
            {(planet) => (
              <button type="button" class="btn sm" onClick={() => landAll(props.table, planet)}>
                {t('landAll', { planet: planetName(planet) })}
              </button>
            )}
          </For>
        </div>
      </Show>
      <Show when={more().length > 0}>
        <p class="cap">{t('betweenShips')}</p>
        <div class="im-choices">
          <For each={more()}>
            {(atom) => (
              <CardButton
                card={{
                  answer: atom as unknown as Json,
                  title: capital(props.table.speech().answer(props.table.decision()!, [atom] as unknown as Json)),
                  text: '',
                }}
                isPressed={isChosen(atom)}
                press={() => toggle(atom)}
              />
            )}
          </For>
        </div>
      </Show>
    </div>
  );
}

export function landingPanel(table: TableModel): Panel {
  const growth = table.growth();
  if (!growth?.done) return { groups: [], foot: [], unfolded: true };
  const n = part(table).reduce((sum, atom) => (isAshore(atom) ? sum + atom.n : sum), 0);
  const title = n > 0 ? t('landUnits', { n }) : growth.part.length > 0 ? t('landOthers') : t('landNothing');
  const foot = [{ act: () => void table.give(growth.part.slice()), title, key: 'Enter' }];
  return { groups: [], foot, unfolded: true, ...(growth.part.length === 0 ? { equal: true as const } : {}) };
}
