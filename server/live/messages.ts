import { eventFor, same } from '@orrery/kernel';
import type { Seat, Shapes, State } from '@orrery/kernel';
import { patchText } from '@orrery/kernel';
import { WIRE_VERSION } from '../api/types.ts';
import type { Clocks, MatchId, ServerMessage, TableSpec, Time, ViewMessage } from '../api/types.ts';
import { shownClocks } from '../matches/clock.ts';
import type { Publication, Shown } from '../matches/shown.ts';

export function message(content: ServerMessage): string {
  return JSON.stringify(content);
}

type Clocked = Pick<TableSpec, 'clock'>;
const clocksOf = (spec: Clocked, shown: Shown, now: Time): Clocks =>
  shownClocks(spec.clock, shown.clock, shown.state.pub.table.bots, now);

/** The whole view of one reader. */
export function viewMessage(
  match: MatchId,
  spec: Clocked,
  shown: Shown,
  seat: Seat | null,
  at: number,
  now: Time,
): ViewMessage {
  const { state } = shown;
  return {
    t: 'view',
    v: WIRE_VERSION,
    match,
    at,
    n: state.pub.table.n,
    view: { pub: state.pub, me: seat === null ? null : state.own[seat]!, seat },
    events: [],
    awaiting: shown.awaiting,
    clocks: clocksOf(spec, shown, now),
    undo: seat === null ? null : (shown.undo[seat] ?? null),
  };
}

/** The same as text; what all readers see alike is turned into text once. */
export function viewText(
  match: MatchId,
  spec: Clocked,
  shown: Shown,
  seat: Seat | null,
  at: number,
  now: Time,
): string {
  const { view, ...rest } = viewMessage(match, spec, shown, seat, at, now);
  const head = JSON.stringify(rest).slice(0, -1);
  return `${head},"view":{"pub":${publicText(shown.state)},"me":${JSON.stringify(view.me)},"seat":${JSON.stringify(seat)}}}`;
}

const publicTexts = new WeakMap<State<Shapes>, string>();
function publicText(state: State<Shapes>): string {
  let text = publicTexts.get(state);
  if (text === undefined) {
    text = JSON.stringify(state.pub);
    publicTexts.set(state, text);
  }
  return text;
}

/**
 * One published command as each reader may know it: `for(seat)` gives the text between the head, which differs by connection, and the end;
 * null when this reader can tell no difference, and so must not even learn that something happened.
 */
export class Update {
  private readonly match: MatchId;
  private readonly publication: Publication;
  private readonly now: Time;
  private readonly publicPatch: string;
  /** The parts of the patch beside the view that all readers see alike. */
  private readonly common: string;
  private readonly commonChanged: boolean;
  /** What each seat is told, and first what those without one are. */
  private readonly bodies: (string | null | undefined)[] = [];

  constructor(match: MatchId, spec: Clocked, publication: Publication, now: Time) {
    this.match = match;
    this.publication = publication;
    this.now = now;
    const { before, after } = publication;
    this.publicPatch = publication.changes.pub;
    const awaiting =
      after.awaitingJson === before.awaitingJson ? '' : `,"awaiting":${patchText(before.awaiting, after.awaiting)}`;
    // Clocks run by themselves: where there are any, they are told anew each time.
    const clocks = spec.clock.kind === 'none' ? null : clocksOf(spec, after, now);
    this.common = clocks ? `${awaiting},"clocks":[${JSON.stringify(clocks)}]` : awaiting;
    this.commonChanged =
      this.publicPatch !== '' || awaiting !== '' || (clocks !== null && !same(clocks, clocksOf(spec, before, now)));
  }

  /** By the number of the message; null: this reader is told nothing. What is returned does not hold on to the states. */
  for(seat: Seat | null): ((at: number) => string) | null {
    const place = seat === null ? 0 : seat + 1;
    let body = this.bodies[place];
    if (body === undefined) this.bodies[place] = body = this.compose(seat);
    return body === null ? null : numbered(this.match, body);
  }

  private compose(seat: Seat | null): string | null {
    const { before, after, events, eventsJson, changes } = this.publication;
    const mine = seat === null ? '' : changes.own[seat]!;
    const undo = seat === null ? null : (after.undo[seat] ?? null);
    const undoChanged = seat !== null && undo !== (before.undo[seat] ?? null);
    if (!this.commonChanged && mine === '' && events.length === 0 && !undoChanged) return null;
    const seen = events.map((event) => eventFor(event, seat));
    const eventsText = seen.every((event, i) => event === events[i]) ? eventsJson : JSON.stringify(seen);
    const patch = `${viewPatch(this.publicPatch, mine)}${this.common}${undoChanged ? `,"undo":${undo}` : ''}`;
    return `"n":${after.state.pub.table.n},"now":${this.now},"patch":{${patch}},"events":${eventsText}}`;
  }
}

const numbered = (match: MatchId, body: string) => (at: number) =>
  `{"t":"update","v":${WIRE_VERSION},"match":"${match}","at":${at},${body}`;

function viewPatch(shared: string, mine: string): string {
  if (mine === '') return shared === '' ? '"view":{}' : `"view":{"pub":${shared}}`;
  return shared === '' ? `"view":{"me":${mine}}` : `"view":{"pub":${shared},"me":${mine}}`;
}
