import { LEVELS } from '@orrery/bots/names';
import { Type } from 'typebox';

// The forms that requests must have. What does not fit is refused at the edge; the inside trusts.
// Patterns see text from anybody: each is anchored and reads a character once (a test measures all of them).

const closed = { additionalProperties: false } as const;
/** Any text but the one character that not every storage keeps. */
const line = (most: number, least = 1) => Type.String({ minLength: least, maxLength: most, pattern: '^[^\\u0000]*$' });

/** What a player's program contributes to the dice. */
export const Salt = Type.String({ pattern: '^[0-9a-f]{32}$', maxLength: 32 });
export const Id = Type.String({ pattern: '^[0-9a-z]{4,32}$' });
export const Name = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^(?!\\s*$)[^\\u0000-\\u001f\\u007f<>]*$',
});
export const Handle = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{1,29}$' });
export const Password = line(200, 8);
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 7 });
export const Language = Type.Union([Type.Literal('en'), Type.Literal('fr'), Type.Literal('de')]);
const Count = Type.Integer({ minimum: 0, maximum: 2_000_000_000 });

const Zone = Type.String({ pattern: '^[A-Za-z0-9_+/-]{1,60}$' });
export const QuietForm = Type.Object(
  {
    from: Type.Integer({ minimum: 0, maximum: 1439 }),
    to: Type.Integer({ minimum: 0, maximum: 1439 }),
    zone: Zone,
  },
  closed,
);
export const DigestForm = Type.Object({ at: Type.Integer({ minimum: 0, maximum: 1439 }), zone: Zone }, closed);

export const NewGuest = Type.Object({ name: Type.Optional(Name), language: Type.Optional(Language) }, closed);
export const Registration = Type.Object({ handle: Handle, password: Type.Optional(Password) }, closed);
export const SignIn = Type.Object({ handle: Handle, password: line(200) }, closed);
export const NewPassword = Type.Object({ present: Type.Optional(line(200)), password: Password }, closed);
export const MyChanges = Type.Object(
  {
    name: Type.Optional(Name),
    language: Type.Optional(Language),
    email: Type.Optional(
      Type.Union([
        Type.Null(),
        Type.String({ maxLength: 200, pattern: '^[^\\s\\u0000-\\u001f@<>,;"]+@[^\\s\\u0000-\\u001f@<>,;"]+$' }),
      ]),
    ),
    quiet: Type.Optional(Type.Union([Type.Null(), QuietForm])),
    digest: Type.Optional(Type.Union([Type.Null(), DigestForm])),
    settings: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { maxProperties: 100 })),
  },
  closed,
);

export const ClockForm = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, closed),
  Type.Object(
    {
      kind: Type.Literal('live'),
      bank: Type.Integer({ minimum: 1, maximum: 86_400 }),
      gain: Type.Integer({ minimum: 0, maximum: 3600 }),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('async'),
      perMove: Type.Integer({ minimum: 60, maximum: 30 * 86_400 }),
      bank: Type.Integer({ minimum: 0, maximum: 90 * 86_400 }),
    },
    closed,
  ),
]);
const SeatForm = Type.Union([
  Type.Object({ kind: Type.Literal('open') }, closed),
  Type.Object({ kind: Type.Literal('bot'), level: Type.Union(LEVELS.map((level) => Type.Literal(level))) }, closed),
]);
export const WatchingForm = Type.Union([
  Type.Object({ allowed: Type.Literal(false) }, closed),
  Type.Object({ allowed: Type.Literal(true), delay: Type.Integer({ minimum: 0, maximum: 86_400 }) }, closed),
]);
const tableFields = {
  options: Type.Optional(
    Type.Record(Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' }), Type.String({ maxLength: 8000 }), {
      maxProperties: 50,
    }),
  ),
  seats: Type.Optional(Type.Array(SeatForm, { minItems: 1, maxItems: 8 })),
  public: Type.Optional(Type.Boolean()),
  clock: Type.Optional(ClockForm),
  onTimeout: Type.Optional(Type.Union([Type.Literal('default'), Type.Literal('bot'), Type.Literal('resign')])),
  watching: Type.Optional(WatchingForm),
  windows: Type.Optional(Type.Union([Type.Literal('timed'), Type.Literal('answered'), Type.Literal('at-once')])),
  title: Type.Optional(Type.String({ maxLength: 80, pattern: '^[^\\u0000-\\u001f\\u007f<>]*$' })),
};
export const TableForm = Type.Object({ game: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), ...tableFields }, closed);
export const TableChanges = Type.Object(tableFields, closed);

const PreAnswerForm = Type.Object(
  {
    kind: line(60),
    window: Type.Optional(line(60)),
    when: Type.Optional(Type.Record(Type.String({ maxLength: 60 }), Type.Unknown(), { maxProperties: 10 })),
    answer: Type.Unknown(),
    until: Type.Optional(Count),
  },
  closed,
);
const WaiverForm = Type.Object({ windows: line(60), until: Type.Union([Type.Null(), Count]) }, closed);
const EarlyForm = Type.Object({ key: line(40), ask: Count, answer: Type.Unknown() }, closed);
const reply = (word: 'accept' | 'refuse' | 'withdraw') =>
  Type.Object({ do: Type.Literal(word), seat: SeatNumber, deal: Count }, closed);
/** What a person may send to a match. The kernel checks the rest: it takes any JSON for an answer. */
export const CommandForm = Type.Union([
  Type.Object({ do: Type.Literal('answer'), seat: SeatNumber, n: Count, ask: Count, answer: Type.Unknown() }, closed),
  Type.Object({ do: Type.Literal('draft'), seat: SeatNumber, ask: Count, part: Type.Unknown() }, closed),
  Type.Object({ do: Type.Literal('early'), seat: SeatNumber, early: Type.Union([Type.Null(), EarlyForm]) }, closed),
  Type.Object(
    {
      do: Type.Literal('preAnswers'),
      seat: SeatNumber,
      preAnswers: Type.Array(PreAnswerForm, { maxItems: 50 }),
    },
    closed,
  ),
  Type.Object(
    { do: Type.Literal('waive'), seat: SeatNumber, waivers: Type.Array(WaiverForm, { maxItems: 50 }) },
    closed,
  ),
  Type.Object({ do: Type.Literal('hold'), seat: SeatNumber, window: Count }, closed),
  Type.Object(
    {
      do: Type.Literal('offer'),
      seat: SeatNumber,
      to: SeatNumber,
      terms: Type.Unknown(),
      counters: Type.Optional(Count),
    },
    closed,
  ),
  Type.Object(
    {
      do: Type.Literal('show'),
      seat: SeatNumber,
      cards: Type.Array(Type.Object({ zone: line(60), card: line(60) }, closed), { minItems: 1, maxItems: 60 }),
      to: Type.Array(SeatNumber, { minItems: 1, maxItems: 8 }),
    },
    closed,
  ),
  reply('accept'),
  reply('refuse'),
  reply('withdraw'),
  Type.Object({ do: Type.Literal('undo'), seat: SeatNumber, n: Count, to: Count }, closed),
  Type.Object({ do: Type.Literal('consent'), seat: SeatNumber, n: Count, yes: Type.Boolean() }, closed),
  Type.Object({ do: Type.Literal('resign'), seat: SeatNumber, n: Count }, closed),
]);
export const ChatText = Type.String({ minLength: 1, maxLength: 500, pattern: '^(?!\\s*$)[^\\u0000]*$' });

export const ClientMessageForm = Type.Union([
  Type.Object({ t: Type.Literal('watch'), match: Id }, closed),
  Type.Object({ t: Type.Literal('unwatch'), match: Id }, closed),
  Type.Object({ t: Type.Literal('resync'), match: Id }, closed),
  Type.Object({ t: Type.Literal('command'), id: Count, match: Id, command: CommandForm }, closed),
  Type.Object({ t: Type.Literal('say'), id: Count, match: Id, text: ChatText }, closed),
  Type.Object({ t: Type.Literal('attention'), here: Type.Boolean() }, closed),
  Type.Object({ t: Type.Literal('ping') }, closed),
]);

export const MatchParams = Type.Object({ id: Id }, closed);
export { Count, closed, line };
