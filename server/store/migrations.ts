// Forward only. A migration that was released is never edited: the next one changes what it left. Each is tested from every earlier version.

export type DialectName = 'sqlite' | 'postgres';

/** Version n + 1 of the tables stands at index n. */
export const MIGRATIONS: ((dialect: DialectName) => string[])[] = [
  // 1: people and matches
  () => [
    `create table people (id text primary key, name text not null, handle text unique, password text, email text, language text not null,
      "settingsJson" text not null, "quietJson" text, banned integer not null, created bigint not null)`,
    `create table sessions (id text primary key, hash text not null unique, person text not null, kind text not null, label text not null,
      created bigint not null, seen bigint not null)`,
    `create index sessions_person on sessions (person)`,
    `create table passkeys (id text primary key, person text not null, "publicKey" text not null, counter bigint not null,
      "transportsJson" text not null, label text not null, created bigint not null)`,
    `create index passkeys_person on passkeys (person)`,
    `create table codes (hash text primary key, purpose text not null, person text, data text not null, expires bigint not null)`,
    `create table matches (id text primary key, game text not null, rules integer not null, "specJson" text not null, phase text not null,
      host text not null, public integer not null, key text, seq integer not null, n integer not null, "awaitingJson" text not null,
      "clockJson" text, due bigint, "resultJson" text, revision integer not null, rematch text, webhook text, created bigint not null,
      started bigint, ended bigint)`,
    `create index matches_due on matches (due) where due is not null`,
    `create index matches_public on matches (phase, created) where public = 1`,
    `create table seats (match text not null, seat integer not null, person text, bot text, ready integer not null,
      archived integer not null, "votesJson" text not null, primary key (match, seat))`,
    `create index seats_person on seats (person) where person is not null`,
    `create table log (match text not null, seq integer not null, n integer not null, at bigint not null, seat integer,
      "commandJson" text not null, hash text not null, "eventsJson" text not null, primary key (match, seq))`,
    `create table snapshots (match text primary key, seq integer not null, "stateJson" text not null)`,
    `create table house (name text primary key, value text not null)`,
  ],
  // 2: talk
  (dialect) => [
    `create table chat (id ${serial(dialect)}, match text not null, person text not null, seat integer, text text not null, at bigint not null)`,
    `create index chat_match on chat (match, id)`,
    `create table mutes (person text not null, muted text not null, primary key (person, muted))`,
    `create table reports (id ${serial(dialect)}, line bigint not null, match text not null, accused text not null, text text not null,
      by text not null, why text not null, at bigint not null, handled integer not null)`,
  ],
  // 3: notices
  () => [
    `create table push (endpoint text primary key, person text not null, "keysJson" text not null, created bigint not null)`,
    `create index push_person on push (person)`,
    `create table notices (match text not null, person text not null, since bigint not null, sent bigint not null, primary key (match, person))`,
  ],
  // 4: a host without a seat (a match brought as a file, or among bots alone) finds and archives the table, too
  () => [
    `create index matches_host on matches (host)`,
    `alter table matches add column "hostArchived" integer not null default 0`,
  ],
  // 5: what is safe on disk and not yet in its tables
  (dialect) => (dialect === 'sqlite' ? ['create table journal (id integer primary key, appends text not null)'] : []),
  // 6: that has a file of its own (journal.ts)
  (dialect) => (dialect === 'sqlite' ? ['drop table journal'] : []),
  // 7: operators are people that an operator named at the server itself
  () => ['alter table people add column operator integer not null default 0'],
  // 8: bots are named by their strength as players choose it
  () => [
    `update seats set bot = case bot ${FORMER_BOTS.map(([former, level]) => `when '${former}' then '${level}'`).join(' ')} end
      where bot in (${FORMER_BOTS.map(([former]) => `'${former}'`).join(', ')})`,
    ...FORMER_BOTS.map(
      ([former, level]) =>
        `update matches set "specJson" = replace("specJson", '"level":"${former}"', '"level":"${level}"')
      where "specJson" like '%"level":"${former}"%'`,
    ),
  ],
  // 9: a mail address counts once its owner has confirmed it; what the names of registered people look like
  () => [
    `alter table people add column "emailPending" text`,
    `update people set "emailPending" = email, email = null where email is not null`,
    `create table glances (glance text not null, person text not null, name text not null, primary key (glance, person))`,
  ],
  // 10: what was seen of a match, for versions with other rules
  () => ['create table films (match text primary key, film text not null)'],
  // 11: one reminder a wait, before its time runs out
  () => ['alter table notices add column reminded bigint not null default 0'],
  // 12: the server's own key, fixed before players say their numbers; the key of a match is made of all of them
  () => [`alter table matches add column "serverKey" text`, `alter table seats add column salt text`],
  // 13: one notice a day about all that waits
  () => [
    `alter table people add column "digestJson" text`,
    'alter table people add column digested bigint not null default 0',
  ],
  // 14: what the server keeps for itself, under a plain name
  () => ['alter table house rename to server'],
  // 15: what finished matches are told by; rooms in which people draft, or follow a game at a real table
  () => [
    `create table statistics (match text primary key, game text not null, source text not null, ended bigint not null,
      "entryJson" text not null)`,
    `create index statistics_game on statistics (game, source, ended)`,
    `create table rooms (id text primary key, kind text not null, game text not null, host text not null, setup text not null,
      "entriesJson" text not null, revision integer not null, match text, created bigint not null, changed bigint not null, ended bigint)`,
    `create index rooms_host on rooms (host)`,
    `create table places (room text not null, place integer not null, person text not null, primary key (room, place))`,
    `create index places_person on places (person)`,
  ],
  // 16: a device gets notices as long as somebody is signed in there
  () => ['alter table push add column session text'],
];

const FORMER_BOTS = [
  ['random', 'gentle'],
  ['quick', 'gentle'],
  ['greedy', 'medium'],
  ['search:easy', 'medium'],
  ['search:medium', 'medium'],
  ['search:hard', 'hard'],
] as const;

function serial(dialect: DialectName): string {
  return dialect === 'sqlite' ? 'integer primary key autoincrement' : 'bigint generated always as identity primary key';
}
