import { lazy } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { TechnologyColumn, TechnologyView } from '@orrery/imperium/web/parts/TechnologyTree.tsx';
import { TECHNOLOGIES } from '../content/technologies.ts';
import type { Colour, Technology } from '../content/technologies.ts';
import { refuseTechnology } from '../rules/technology.ts';
import type { ResearchAtom } from '../shapes.ts';
import { capital, names, viewOf } from './content.ts';
import { addressOf } from './explained.ts';
import { colourMark } from './mapModel.ts';
import { t } from './words.ts';

// What is not on the first screen is fetched when it is needed.
const TechnologyTree = lazy(() =>
  import('@orrery/imperium/web/parts/TechnologyTree.tsx').then((m) => ({ default: m.TechnologyTree })),
);

const COLOURS = ['blue', 'green', 'yellow', 'red'] as const satisfies readonly Colour[];

/** Technologies that the question at hand offers: chosen from a list, or as a part of a purchase. */
function offered(table: TableModel): ReadonlySet<string> | null {
  const kind = table.decision()?.kind;
  if (kind === 'chooseTechnology') return new Set((table.answers() ?? []) as string[]);
  if (kind !== 'buyTechnology') return null;
  const atoms = (table.growth()?.add ?? []) as unknown as ResearchAtom[];
  return new Set(atoms.flatMap((atom) => ('technology' in atom ? [atom.technology] : [])));
}
function chosen(table: TableModel): string | null {
  if (table.decision()?.kind !== 'buyTechnology') return null;
  const atoms = (table.growth()?.part ?? []) as unknown as ResearchAtom[];
  return atoms.flatMap((atom) => ('technology' in atom ? [atom.technology] : []))[0] ?? null;
}
export const isResearch = (table: TableModel): boolean => offered(table) !== null;

function columnsFor(table: TableModel, seat: Seat): TechnologyColumn[] {
  const { pub } = viewOf(table);
  const open = offered(table);
  const owned = (id: string, by: Seat) => pub.sheets[by]!.technologies.includes(id);
  const view = ({ id, colour, needs }: Technology): TechnologyView => {
    const before = needs === undefined ? [] : 'all' in needs ? needs.all : needs.any;
    const lacks = before.filter((other) => !owned(other, seat));
    const isMissing = refuseTechnology(pub, seat, id) !== null && !owned(id, seat);
    const list = lacks.map((other) => names().technologies[other]!).join(', ');
    return {
      id,
      name: names().technologies[id]!,
      address: addressOf(id),
      text: names().technologyEffects[id]!,
      needs: before.map(() => colourMark(colour)),
      missing: !isMissing || list === '' ? '' : t(needs && 'any' in needs ? 'needsOneOf' : 'needsAll', { what: list }),
      state: owned(id, seat) || chosen(table) === id ? 'owned' : (open ? open.has(id) : !isMissing) ? 'open' : 'closed',
      owners: pub.sheets.flatMap((_, other) => (other !== seat && owned(id, other) ? [other] : [])),
    };
  };
  return COLOURS.map((colour) => ({
    title: capital(colourMark(colour).name),
    mark: colourMark(colour),
    cards: TECHNOLOGIES.filter((one) => one.colour === colour).map(view),
  }));
}

/** All technologies by colour with what they do and need; a tap on an open one takes it, payment follows in the panel. */
export function TechnologyStage(props: { table: TableModel; seat: Seat }) {
  const take = (id: string) => {
    if (props.table.decision()?.kind === 'chooseTechnology') void props.table.give(id);
    else props.table.grow({ technology: id });
  };
  return (
    <TechnologyTree
      columns={columnsFor(props.table, props.seat)}
      chosen={chosen(props.table)}
      choose={isResearch(props.table) ? take : null}
    />
  );
}
