import { LEVELS } from '@orrery/bots/names';
import { Type } from 'typebox';
import type { MatchFile, Refusal, Result } from '@orrery/kernel';
import { ClockForm, Handle, Id, Language, DigestForm, QuietForm, WatchingForm, closed } from './schemas.ts';
import { WIRE_VERSION } from './types.ts';
import type {
  ApiError,
  Awaiting,
  Beside,
  ChatLine,
  Clocks,
  CommandAnswer,
  GameInfo,
  History,
  ServerInfo,
  InboxItem,
  MatchSummary,
  Me,
  Person,
  ListedRoom,
  RoomInfo,
  SeatInfo,
  ServerMessage,
  SessionInfo,
  TokenInfo,
  UpdateMessage,
  ViewMessage,
} from './types.ts';

// The forms of what the server answers, for the description at /api. The tests hold every answer against them.

/** The compiler refuses a form that values of the type do not have. */
const fits =
  <T>() =>
  <F extends Type.TSchema>(form: T extends Type.Static<F> ? F : never): F =>
    form;
const object = <P extends Type.TProperties>(properties: P) => Type.Object(properties, closed);
const orNull = <F extends Type.TSchema>(form: F) => Type.Union([form, Type.Null()]);
const words = <const W extends readonly string[]>(...all: W) => Type.Enum(all);
const maybe = Type.Optional;

const Text = Type.String();
const Flag = Type.Boolean();
const Whole = Type.Integer();
const Time = Type.Integer({ minimum: 0, description: 'milliseconds since 1970, by the clock of the server' });
const Seat = Type.Integer({ minimum: 0, maximum: 7 });
const Any = Type.Unknown();
const Version = Type.Literal(WIRE_VERSION);

// ------------------------------------------------------------------------------------------------------- errors and people

const RefusalForm = fits<Refusal>()(object({ code: Text, rule: Text, with: maybe(Any) }));
const errorFields = {
  error: words(
    'malformed',
    'sign-in',
    'forbidden',
    'not-found',
    'conflict',
    'refused',
    'too-many',
    'too-large',
    'banned',
    'unavailable',
    'internal',
  ),
  message: Text,
  reason: maybe(Text),
  field: maybe(Text),
  refusal: maybe(RefusalForm),
  retryAfter: maybe(Type.Number()),
};
const ApiErrorForm = fits<ApiError>()(object(errorFields));
const personFields = { id: Id, name: Text, guest: Flag };
const PersonForm = fits<Person>()(object(personFields));
const MeForm = fits<Me>()(
  object({
    ...personFields,
    handle: orNull(Handle),
    language: Language,
    email: orNull(Text),
    emailPending: orNull(Text),
    hasPassword: Flag,
    passkeys: Type.Array(object({ id: Text, label: Text, created: Time })),
    admin: Flag,
    quiet: orNull(QuietForm),
    digest: orNull(DigestForm),
    settings: Type.Record(Text, Any),
    muted: Type.Array(Id),
    created: Time,
  }),
);
const SessionForm = fits<SessionInfo>()(object({ id: Id, device: Text, created: Time, seen: Time, here: Flag }));
const TokenForm = fits<TokenInfo>()(object({ id: Id, label: Text, created: Time, used: orNull(Time) }));

// ----------------------------------------------------------------------------------------------------------------- matches

const Choice = object({ values: Type.Array(Text), default: Text });
/** On the wire a choice is what is listed: the check of further values stays with the game. */
type GameOnWire = Omit<GameInfo, 'options'> & { options: { [option: string]: { values: string[]; default: string } } };
const GameForm = fits<GameOnWire>()(
  object({
    id: Text,
    rules: Whole,
    title: object({ en: Text, fr: Text, de: Text }),
    seats: object({ min: Whole, max: Whole }),
    options: Type.Record(Text, Choice),
    bots: Type.Array(words(...LEVELS)),
    windows: Flag,
  }),
);
const AwaitingForm = fits<Awaiting>()(
  object({ seat: Seat, asks: Type.Array(object({ id: Whole, kind: Text })), since: Time }),
);
const ClocksForm = fits<Clocks>()(
  object({
    kind: words('none', 'live', 'async'),
    now: Time,
    bank: Type.Array(Type.Number()),
    running: Type.Array(object({ seat: Seat, due: Time })),
    window: orNull(Time),
  }),
);
const ResultForm = fits<Result>()(object({ winners: Type.Array(Seat), scores: Type.Array(Type.Number()), rule: Text }));
const SeatForm = fits<SeatInfo>()(
  object({
    seat: Seat,
    person: orNull(PersonForm),
    bot: orNull(Text),
    ready: Flag,
    online: Flag,
    replaceVotes: Type.Array(Seat),
    replaceAfter: Type.Integer({ minimum: 0 }),
  }),
);
const SummaryForm = fits<MatchSummary>()(
  object({
    id: Id,
    game: Text,
    options: Type.Record(Text, Text),
    public: Flag,
    clock: ClockForm,
    onTimeout: words('default', 'bot', 'resign'),
    watching: WatchingForm,
    windows: words('timed', 'answered', 'at-once', 'blurred'),
    title: Text,
    phase: words('lobby', 'running', 'finished', 'closed'),
    host: Id,
    seats: Type.Array(SeatForm),
    mine: orNull(Seat),
    revision: Whole,
    n: Whole,
    awaiting: Type.Array(AwaitingForm),
    clocks: ClocksForm,
    result: orNull(ResultForm),
    commitment: orNull(Text),
    rematch: orNull(Id),
    watchers: Whole,
    archived: Flag,
    created: Time,
    started: orNull(Time),
    ended: orNull(Time),
  }),
);
const EventForm = object({ t: Text, all: Any, to: maybe(Type.Array(Seat)), some: maybe(Any) });
const numbered = { v: Version, match: Id, at: Whole, n: Whole, events: Type.Array(EventForm) };
const ViewForm = fits<ViewMessage>()(
  object({
    t: Type.Literal('view'),
    ...numbered,
    view: object({ pub: Any, me: Any, seat: orNull(Seat) }),
    awaiting: Type.Array(AwaitingForm),
    clocks: ClocksForm,
    undo: orNull(Whole),
  }),
);
const UpdateForm = fits<UpdateMessage>()(object({ t: Type.Literal('update'), ...numbered, now: Time, patch: Any }));
const HistoryForm = fits<History>()(
  object({
    steps: Type.Array(object({ n: Whole, at: Time, by: orNull(Seat), do: Text, events: Type.Array(EventForm) })),
    more: Flag,
  }),
);
const CommandAnswerForm = fits<CommandAnswer>()(object({ already: Flag, n: Whole }));
const MatchFileForm = fits<MatchFile>()(
  object({
    format: Type.Literal('orrery-match'),
    version: Type.Literal(2),
    title: maybe(Text),
    game: Text,
    rules: Whole,
    options: Type.Record(Text, Text),
    windowClose: words('at-once', 'timed', 'answered'),
    seats: Type.Array(object({ name: Text, bot: maybe(Text) })),
    commitment: Text,
    key: Text,
    dice: maybe(object({ serverKey: Text, salts: Type.Array(orNull(Text)) })),
    film: maybe(Text),
    times: maybe(Type.Array(Whole)),
    commands: Type.Array(Any),
    hashes: Type.Array(Type.Union([Text, Type.Null()])),
    result: orNull(ResultForm),
  }),
);

// ----------------------------------------------------------------------------------------------- talk, notices, the server

const LineForm = fits<ChatLine>()(
  object({ id: Whole, match: Id, person: PersonForm, seat: orNull(Seat), text: Text, at: Time }),
);
const InboxForm = fits<InboxItem>()(
  object({
    match: Id,
    game: Text,
    title: Text,
    seat: Seat,
    asks: Type.Array(object({ id: Whole, kind: Text, q: Any })),
    n: Whole,
    since: Time,
    due: orNull(Time),
    others: Type.Array(Text),
  }),
);
const ReportForm = object({
  id: Whole,
  line: Whole,
  match: Id,
  accused: Id,
  text: Text,
  by: Id,
  why: Text,
  at: Time,
  handled: Whole,
});
const ServerInfoForm = fits<ServerInfo>()(
  object({
    version: Text,
    wire: Version,
    announcement: orNull(Text),
    pushKey: Text,
    passkeys: Flag,
    mail: Flag,
  }),
);
const MyDataForm = object({
  me: MeForm,
  sessions: Type.Array(SessionForm),
  tokens: Type.Array(TokenForm),
  push: Type.Array(object({ endpoint: Text, created: Time })),
  matches: Type.Array(Type.Record(Text, Any)),
  rooms: Type.Array(object({ id: Id, kind: Text, game: Text, setup: Text, created: Time })),
  webhooks: Type.Array(object({ match: Id, url: Text })),
  notices: Type.Array(object({ match: Id, sent: Time })),
  chat: Type.Array(Type.Record(Text, Any)),
  reports: Type.Array(object({ match: Id, line: Whole, why: Text, at: Time })),
});

const ListedRoomForm = fits<ListedRoom>()(
  object({
    id: Id,
    kind: words('draft', 'companion'),
    game: Text,
    host: Id,
    places: Type.Array(orNull(PersonForm)),
    mine: orNull(Seat),
    next: orNull(Seat),
    match: orNull(Id),
    created: Time,
  }),
);
const RoomForm = fits<RoomInfo>()(
  object({
    id: Id,
    kind: words('draft', 'companion'),
    game: Text,
    host: Id,
    setup: Text,
    entries: Type.Array(Text),
    places: Type.Array(orNull(PersonForm)),
    mine: orNull(Seat),
    next: orNull(Seat),
    mayChange: Flag,
    revision: Whole,
    match: orNull(Id),
    created: Time,
    ended: orNull(Time),
  }),
);
const shareFields = { games: Whole, wins: Whole, value: Type.Number(), low: Type.Number(), high: Type.Number() };
const ShareForm = object(shareFields);
const ArchiveForm = object({
  matches: Whole,
  apart: Whole,
  even: Type.Number(),
  bySeat: Type.Array(ShareForm),
  byThing: Type.Record(Text, Type.Record(Text, ShareForm)),
  byPlayer: Type.Record(Text, ShareForm),
  rounds: orNull(object({ mean: Type.Number(), least: Whole, most: Whole })),
  lengths: Type.Record(Text, Whole),
});
const ArchiveEntryForm = Type.Record(Text, Any);
const OwnRecordForm = object({
  games: Whole,
  won: ShareForm,
  points: Type.Number(),
  places: Type.Array(Whole),
  best: orNull(object({ faction: Text, games: Whole, wins: Whole })),
  luck: orNull(object({ hits: Type.Number(), spread: Type.Number() })),
});

const message = <T extends string, P extends Type.TProperties>(t: T, properties: P) =>
  object({ t: Type.Literal(t), v: Version, ...properties });
const BesideForm = fits<Beside>()(
  object({
    drafts: Type.Record(Text, Any),
    early: orNull(object({ seat: Seat, key: Text, ask: Whole, answer: Any })),
    dropped: Flag,
  }),
);
const ServerMessageForm = fits<ServerMessage>()(
  Type.Union([
    message('hello', { me: orNull(PersonForm), now: Time, heartbeat: Whole }),
    ViewForm,
    UpdateForm,
    message('beside', { match: Id, beside: BesideForm }),
    message('faulty', { match: Id, ask: Whole }),
    message('table', { table: SummaryForm }),
    message('presence', { match: Id, online: Type.Array(Seat), watchers: Whole }),
    message('chat', { line: LineForm }),
    message('inbox', { waiting: Whole }),
    message('announce', { text: orNull(Text) }),
    message('done', { id: Whole, already: Flag, n: Whole }),
    message('failed', { id: orNull(Type.Number()), match: orNull(Text), ...errorFields }),
    message('gone', { match: Id, reason: words('closed', 'not-found', 'forbidden') }),
    message('pong', { now: Time }),
  ]),
);

/** The forms that have a name in the description. */
export const NAMED = {
  ApiError: ApiErrorForm,
  Person: PersonForm,
  Me: MeForm,
  MyData: MyDataForm,
  SessionInfo: SessionForm,
  TokenInfo: TokenForm,
  GameInfo: GameForm,
  Awaiting: AwaitingForm,
  Clocks: ClocksForm,
  MatchSummary: SummaryForm,
  ViewMessage: ViewForm,
  UpdateMessage: UpdateForm,
  History: HistoryForm,
  CommandAnswer: CommandAnswerForm,
  MatchFile: MatchFileForm,
  ChatLine: LineForm,
  InboxItem: InboxForm,
  Report: ReportForm,
  ListedRoom: ListedRoomForm,
  RoomInfo: RoomForm,
  Archive: ArchiveForm,
  OwnRecord: OwnRecordForm,
  ServerInfo: ServerInfoForm,
  ServerMessage: ServerMessageForm,
};

/** What a route may answer, by the words that the documentation uses for it. */
export const ANSWERS = {
  ...NAMED,
  OpenAPI: Type.Record(Text, Any),
  null: Type.Null(),
  text: Text,
  'Me | null': orNull(MeForm),
  'SessionInfo[]': Type.Array(SessionForm),
  'TokenInfo[]': Type.Array(TokenForm),
  'GameInfo[]': Type.Array(GameForm),
  'MatchSummary[]': Type.Array(SummaryForm),
  'ChatLine[]': Type.Array(LineForm),
  'InboxItem[]': Type.Array(InboxForm),
  'Report[]': Type.Array(ReportForm),
  'ListedRoom[]': Type.Array(ListedRoomForm),
  'ArchiveEntry[]': Type.Array(ArchiveEntryForm),
  '{ ok: true }': object({ ok: Type.Literal(true) }),
  '{ ok: true; bus: boolean }': object({ ok: Type.Literal(true), bus: Flag }),
  '{ replaced: boolean }': object({ replaced: Flag }),
  '{ code: string; expires: Time }': object({ code: Text, expires: Time }),
  '{ id: string; token: string }': object({ id: Id, token: Text }),
  PublicKeyCredentialCreationOptionsJSON: Type.Record(Text, Any),
  PublicKeyCredentialRequestOptionsJSON: Type.Record(Text, Any),
};
export type AnswerName = keyof typeof ANSWERS;
