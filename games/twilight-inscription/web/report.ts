/** What a War, a Production or a Council brought: read from the record, shown until the reader goes on. */
import { createMemo, createRoot, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Event } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { eventCard } from './content.ts';
import type { InscriptionShapes } from './content.ts';
import { viewOf } from './state.ts';

type SeenEvent = Event<InscriptionShapes>;
type Payload<T extends SeenEvent['t']> = Extract<SeenEvent, { t: T }>['all'];

export type EventId = Payload<'event'>['event'];
export interface WarReport {
  kind: 'war';
  event: EventId;
  war: number;
  wars: Payload<'war'>[];
}
export interface ProductionReport {
  kind: 'production';
  event: EventId;
  produced: Payload<'produced'>[];
}
export interface CouncilReport {
  kind: 'council';
  event: EventId;
  voted: Payload<'voted'>[];
  /** Three or more players: one agenda for all. */
  outcome: Payload<'outcome'> | null;
  /** One or two: the AI faction's votes, and what each player resolves. */
  aiVoted: Payload<'aiVoted'> | null;
  alone: Payload<'resolvesAlone'>[];
}
export type Report = WarReport | ProductionReport | CouncilReport;

/** Every event of the match that has something to show, as far as it has been played to the end. */
export function reportsIn(events: readonly SeenEvent[], players: number): Report[] {
  const found: Report[] = [];
  let open: Report | null = null;
  for (const e of events) {
    if (e.t === 'event') {
      const { type } = eventCard(e.all.event);
      const { event } = e.all;
      open =
        type === 'war'
          ? { kind: 'war', event, war: 0, wars: [] }
          : type === 'production'
            ? { kind: 'production', event, produced: [] }
            : type === 'council'
              ? { kind: 'council', event, voted: [], outcome: null, aiVoted: null, alone: [] }
              : null;
    }
    if (!open) continue;
    if (open.kind === 'war' && e.t === 'war') {
      open.war = e.all.war;
      if (open.wars.push(e.all) === 2 * players) found.push(open);
    } else if (open.kind === 'production' && e.t === 'produced') {
      if (open.produced.push(e.all) === players) found.push(open);
    } else if (open.kind === 'council') {
      if (e.t === 'voted') open.voted.push(e.all);
      if (e.t === 'aiVoted') open.aiVoted = e.all;
      if (e.t === 'outcome') {
        open.outcome = e.all;
        found.push(open);
      }
      if (e.t === 'resolvesAlone' && open.alone.push(e.all) === open.voted.length) found.push(open);
    }
  }
  return found;
}

export interface Reports {
  all: Accessor<readonly Report[]>;
  /** The one to look at now; null when all have been seen. */
  shown: Accessor<Report | null>;
  goOn: () => void;
  /** Shows the last one again. */
  again: () => void;
}

function createReports(table: TableModel): Reports {
  const all = createMemo(() =>
    reportsIn(
      table.steps().flatMap((step) => step.events as unknown as SeenEvent[]),
      viewOf(table).pub.players.length,
    ),
  );
  // What lies before the reader came is not shown again; an undo may take some of it back.
  const [seen, setSeen] = createSignal(all().length);
  const shown = createMemo(() => {
    const reports = all();
    return table.mine === null ? null : (reports[Math.min(seen(), reports.length)] ?? null);
  });
  return {
    all,
    shown,
    goOn: () => setSeen(Math.min(seen() + 1, all().length)),
    again: () => setSeen(Math.max(0, all().length - 1)),
  };
}

const known = new WeakMap<TableModel, Reports>();
export function reportsOf(table: TableModel): Reports {
  const made = known.get(table) ?? createRoot(() => createReports(table));
  known.set(table, made);
  return made;
}
