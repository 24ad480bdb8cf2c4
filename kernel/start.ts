import { FORMAT } from './format.ts';
import type { Key, OnDraw } from './random.ts';
import { Table } from './table.ts';
import type {
  Event,
  Rules,
  Options,
  Own,
  WindowClose,
  Seat,
  Shapes,
  State,
  TableOwn,
  TablePub,
  View,
} from './types.ts';

/** A table that cannot be set up as asked; the message says what exists. */
export class SetupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SetupError';
  }
}

export interface Setup {
  seats: number;
  options?: Options;
  key: Key;
  windowClose?: WindowClose;
}

/** Fills in defaults and refuses unknown options, values and seat counts. */
export function completeOptions<T extends Shapes>(game: Rules<T>, seats: number, given: Options = {}): Options {
  const options: Options = {};
  for (const [name, value] of Object.entries(given)) {
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (!spec) {
      const known = Object.keys(game.options).join(', ');
      throw new SetupError(
        `${game.id} has no option "${name}"; ${known ? `its options are ${known}` : 'it has no options'}`,
      );
    }
    if (spec.values.includes(value)) continue;
    const why = spec.accepts ? spec.accepts(value) : `it may be ${spec.values.join(', ')}`;
    if (why !== null) throw new SetupError(`option ${name} cannot be "${value}"; ${why}`);
  }
  for (const [name, spec] of Object.entries(game.options)) options[name] = given[name] ?? spec.default;
  const range = game.seatsFor?.(options) ?? game.seats;
  if (!Number.isInteger(seats) || seats < range.min || seats > range.max) {
    const count = range.min === range.max ? `${range.min}` : `${range.min} to ${range.max}`;
    throw new SetupError(`${game.id} is for ${count} seats with these options, not ${seats}`);
  }
  return options;
}

/** The state at the first question of a new match, and the events of its set-up. */
export function begin<T extends Shapes>(
  game: Rules<T>,
  setup: Setup,
  onDraw: OnDraw | null = null,
): { state: State<T>; events: Event<T>[] } {
  const { state, start } = bareState(game, setup);
  const table = new Table(game, state, onDraw);
  table.start(start);
  table.run();
  return { state, events: table.events };
}

/** The three parts before any procedure ran; the base of a fixture. */
export function bareState<T extends Shapes>(game: Rules<T>, setup: Setup) {
  const options = completeOptions(game, setup.seats, setup.options);
  const { pub, own, hidden, start } = game.begin(setup.seats, options);
  if (own.length !== setup.seats)
    throw new SetupError(`${game.id} made ${own.length} private parts for ${setup.seats} seats`);
  const state: State<T> = {
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    pub: Object.assign(pub, { table: pubTable<T>(setup.seats, options, setup.windowClose ?? 'at-once') }),
    own: own.map((one) => Object.assign(one, { table: ownTable() }) as Own<T>),
    hidden: Object.assign(hidden, { table: { cards: {}, rng: { key: setup.key, at: {} } } }),
  };
  return { state, start };
}

function pubTable<T extends Shapes>(seats: number, options: Options, windowClose: WindowClose): TablePub<T> {
  return {
    seats,
    options,
    n: 0,
    freshFrom: 0,
    undoLimit: 0,
    last: null,
    windowClose,
    next: 1,
    stack: [],
    open: [],
    offers: [],
    deals: [],
    waivers: [],
    zones: {},
    cards: {},
    lasting: [],
    components: {},
    enforcing: [],
    out: [],
    bots: [],
    standIns: [],
    rewound: 0,
    proposal: null,
    result: null,
  };
}

export function ownTable(): TableOwn {
  return { sealed: {}, secrets: {}, preAnswers: [], notices: [], terms: {}, cards: {}, knows: {} };
}

export function view<T extends Shapes>(s: State<T>, seat: Seat | null): View<T> {
  return { pub: s.pub, me: seat === null ? null : s.own[seat]!, seat };
}

/** What a seat is shown of an event: the public part, and the rest if it is addressed to it. */
export function eventFor<T extends Shapes>(event: Event<T>, seat: Seat | null): Event<T> {
  if (event.to === undefined) return event;
  if (seat !== null && event.to.includes(seat)) return event;
  return { t: event.t, all: event.all } as Event<T>;
}
