import { LEVELS } from '@orrery/bots/names';
import { fingerprint } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { Type } from 'typebox';
import type { Server } from '../server.ts';
import { viewMessage } from '../live/messages.ts';
import { delayedShown } from '../matches/delayed.ts';
import { history, importMatch, matchFile } from '../matches/records.ts';
import { mayWatch, myTables, readTable } from '../matches/table.ts';
import type { StoredTable } from '../matches/table.ts';
import type { Limits } from '../ops/limits.ts';
import { mustNotHurry } from './admission.ts';
import { forbidden } from './requestError.ts';
import { nextNews } from './longPoll.ts';
import { route } from './route.ts';
import type { Route } from './route.ts';
import {
  CommandForm,
  Count,
  Id,
  MatchParams,
  ChatText,
  Salt,
  SeatNumber,
  TableChanges,
  TableForm,
  closed,
  line,
} from './schemas.ts';
import type { GameInfo, NewTable, PersonRequest, ViewMessage } from './types.ts';

/** The reader's seat at a table; null for one who may watch. */
export function readerSeat(table: StoredTable, person: string | null): Seat | null {
  const seat = table.seatOf(person)?.seat ?? null;
  if (seat === null && !mayWatch(table)) throw forbidden('This table has no spectators.');
  return seat;
}

export function tableRoutes(server: Server, limits: Limits): Route[] {
  const { lobby, store, matches } = server;
  const idOf = (caller: { person: { id: string } } | null) => caller?.person.id ?? null;

  async function view(id: string, person: string | null): Promise<ViewMessage> {
    const seat = readerSeat(await readTable(store.db, id), person);
    const live = await matches.open(id);
    const shown = seat === null ? await delayedShown(store, live, server.now(), server.bots.recreate) : live.shown;
    return viewMessage(id, live.spec, shown, seat, 0, server.now());
  }
  /** The same text for the same content, whenever it is asked for. */
  const tagOf = ({ clocks, ...rest }: ViewMessage) => fingerprint({ ...rest, clocks: { ...clocks, now: 0 } });

  return [
    route({
      method: 'GET',
      path: '/api/games',
      tag: 'server',
      summary: 'The games of the server and their options',
      answer: 'GameInfo[]',
      for: 'all',
      limit: 'read',
      handle: async () => {
        const games = await server.registry.playable((game, error) =>
          server.report('a game cannot be loaded', error, { game }),
        );
        return games.map((game): GameInfo => ({
          id: game.id,
          rules: game.rules,
          title: game.title,
          seats: game.seats,
          options: game.options,
          bots: [...LEVELS],
          windows: Object.keys(game.windows).length > 0,
        }));
      },
    }),
    route({
      method: 'GET',
      path: '/api/matches',
      tag: 'tables',
      summary: 'Public tables, newest first',
      query: Type.Object(
        {
          phase: Type.Optional(Type.Union([Type.Literal('lobby'), Type.Literal('running'), Type.Literal('finished')])),
          game: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,40}$' })),
          before: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
        },
        closed,
      ),
      answer: 'MatchSummary[]',
      for: 'all',
      limit: 'read',
      handle: async ({ query, caller }) => {
        let found = store.replica
          .selectFrom('matches')
          .select('id')
          .where('public', '=', 1)
          .where('phase', '=', query.phase ?? 'lobby')
          .orderBy('created', 'desc')
          .limit(50);
        if (query.game !== undefined) found = found.where('game', '=', query.game);
        if (query.before !== undefined) found = found.where('created', '<', query.before);
        const rows = await found.execute();
        const tables = await Promise.all(rows.map(({ id }) => readTable(store.replica, id)));
        return server.summaries(tables, idOf(caller));
      },
    }),
    route({
      method: 'GET',
      path: '/api/me/matches',
      tag: 'tables',
      summary: 'Tables where I sit, or that I brought or set up, newest first; archived ones on request',
      query: Type.Object(
        {
          archived: Type.Optional(Type.Literal('1')),
          before: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
        },
        closed,
      ),
      answer: 'MatchSummary[]',
      for: 'people',
      limit: 'read',
      handle: async ({ query, me }) => {
        const tables = await myTables(store.db, me.person.id, query.archived === '1', query.before);
        return server.summaries(tables, me.person.id);
      },
    }),
    route({
      method: 'POST',
      path: '/api/matches',
      tag: 'tables',
      summary: 'A new table; I am its host and sit in the first open seat',
      body: TableForm,
      answer: 'MatchSummary',
      for: 'people',
      limit: 'create',
      handle: async ({ body, me }) => server.summary(await lobby.create(me.person.id, body as NewTable), me.person.id),
    }),
    route({
      method: 'GET',
      path: '/api/matches/:id',
      tag: 'tables',
      summary: 'One table',
      params: MatchParams,
      answer: 'MatchSummary',
      for: 'all',
      limit: 'read',
      handle: async ({ params, caller }) => server.summary(params.id, idOf(caller)),
    }),
    route({
      method: 'PATCH',
      path: '/api/matches/:id',
      tag: 'tables',
      summary: 'Change a table in the lobby (host); everybody has to say ready again',
      params: MatchParams,
      body: TableChanges,
      answer: 'MatchSummary',
      for: 'people',
      limit: 'change',
      handle: async ({ params, body, me }) => {
        await lobby.configure(params.id, me.person.id, body as Partial<NewTable>);
        return server.summary(params.id, me.person.id);
      },
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/join',
      tag: 'tables',
      summary: 'Take a seat, or another one',
      params: MatchParams,
      body: Type.Object({ seat: Type.Optional(SeatNumber) }, closed),
      answer: 'MatchSummary',
      for: 'people',
      limit: 'change',
      handle: async ({ params, body, me }) => {
        await lobby.join(params.id, me.person.id, body.seat);
        return server.summary(params.id, me.person.id);
      },
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/leave',
      tag: 'tables',
      summary: 'Get up from a table in the lobby; the host may ask somebody else to',
      params: MatchParams,
      body: Type.Object({ person: Type.Optional(Id) }, closed),
      answer: 'null',
      for: 'people',
      limit: 'change',
      handle: async ({ params, body, me }) => lobby.leave(params.id, me.person.id, body.person),
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/ready',
      tag: 'tables',
      summary: 'Say that I am ready, or not yet; with a number of my own (salt) that goes into the key of all dice',
      params: MatchParams,
      body: Type.Object({ ready: Type.Boolean(), salt: Type.Optional(Salt) }, closed),
      answer: 'MatchSummary',
      for: 'people',
      limit: 'change',
      handle: async ({ params, body, me }) => {
        await lobby.ready(params.id, me.person.id, body.ready, body.salt ?? null);
        return server.summary(params.id, me.person.id);
      },
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/start',
      tag: 'tables',
      summary: 'Begin the match (host)',
      params: MatchParams,
      answer: 'MatchSummary',
      for: 'people',
      limit: 'change',
      handle: async ({ params, me }) => {
        await lobby.start(params.id, me.person.id);
        return server.summary(params.id, me.person.id);
      },
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/close',
      tag: 'tables',
      summary: 'Close a table that has not begun (host)',
      params: MatchParams,
      answer: 'null',
      for: 'people',
      limit: 'change',
      handle: async ({ params, me }) => lobby.close(params.id, { person: me.person.id, admin: false }),
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/replace',
      tag: 'play',
      summary: 'Vote to let a bot play for somebody who is away',
      params: MatchParams,
      body: Type.Object({ seat: SeatNumber, yes: Type.Boolean() }, closed),
      answer: '{ replaced: boolean }',
      for: 'people',
      limit: 'change',
      handle: async ({ params, body, me }) => ({
        replaced: await lobby.voteToReplace(params.id, me.person.id, body.seat, body.yes),
      }),
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/back',
      tag: 'play',
      summary: 'Take my seat back from the bot',
      params: MatchParams,
      answer: 'null',
      for: 'people',
      limit: 'change',
      handle: async ({ params, me }) => lobby.takeBack(params.id, me.person.id),
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/rematch',
      tag: 'tables',
      summary: 'The same table again; whoever asks second joins the first, and it begins when all have said ready',
      params: MatchParams,
      answer: 'MatchSummary',
      for: 'people',
      limit: 'create',
      handle: async ({ params, me }) => server.summary(await lobby.rematch(params.id, me.person.id), me.person.id),
    }),
    route({
      method: 'PUT',
      path: '/api/matches/:id/archived',
      tag: 'tables',
      summary: 'Put a table out of my lists, or back',
      params: MatchParams,
      body: Type.Object({ archived: Type.Boolean() }, closed),
      answer: 'null',
      for: 'people',
      limit: 'change',
      handle: async ({ params, body, me }) => lobby.archive(params.id, me.person.id, body.archived),
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/commands',
      tag: 'play',
      summary:
        'Answer, pre-answers, waivers, hold, deals, drafts and early answers, undo, consent, resign. Safe to send twice',
      params: MatchParams,
      body: CommandForm,
      answer: 'CommandAnswer',
      for: 'people',
      limit: 'play',
      handle: async ({ params, body, me, request }) => {
        mustNotHurry(limits, body as PersonRequest, me.person.id, request.ip);
        return server.matches.request(params.id, body as PersonRequest, me.person.id);
      },
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/close-question',
      tag: 'play',
      summary:
        'Closes a question that the rules failed at: by its default answer, or by another that they can carry out. Host only',
      params: MatchParams,
      body: Type.Object({ ask: Count }, closed),
      answer: 'CommandAnswer',
      for: 'people',
      limit: 'play',
      handle: async ({ params, body, me }) => {
        (await readTable(server.store.db, params.id)).mustBeHostedBy(me.person.id);
        return server.matches.closeQuestion(params.id, body.ask);
      },
    }),
    route({
      method: 'GET',
      path: '/api/matches/:id/view',
      tag: 'play',
      summary:
        'What I see of the match. With "tag" (from the ETag header) and "wait" it answers when that changed, or 304',
      params: MatchParams,
      query: Type.Object(
        {
          tag: Type.Optional(Type.String({ pattern: '^[0-9a-f]{16}$' })),
          wait: Type.Optional(Type.Integer({ minimum: 0, maximum: 25 })),
        },
        closed,
      ),
      answer: 'ViewMessage',
      for: 'all',
      limit: 'read',
      handle: async ({ params, query, caller, reply }) => {
        const person = idOf(caller);
        let seen = await view(params.id, person);
        if (query.tag === tagOf(seen) && query.wait) {
          await nextNews(server, params.id, caller?.person ?? null, seen.view.seat, query.wait * 1000);
          seen = await view(params.id, person);
        }
        const tag = tagOf(seen);
        reply.header('etag', `"${tag}"`).header('cache-control', 'private, no-store');
        return query.tag === tag ? reply.code(304).send() : seen;
      },
    }),
    route({
      method: 'GET',
      path: '/api/matches/:id/history',
      tag: 'play',
      summary: 'What happened after a point, as far as I may know',
      params: MatchParams,
      query: Type.Object({ since: Type.Optional(Count) }, closed),
      answer: 'History',
      for: 'all',
      limit: 'read',
      handle: async ({ params, query, caller }) => {
        const table = await readTable(store.db, params.id);
        const seat = readerSeat(table, idOf(caller));
        const { watching } = table.spec;
        const late = seat === null && table.row.phase === 'running' && watching.allowed ? watching.delay * 1000 : 0;
        return history(store, params.id, seat, query.since ?? 0, server.now() - late);
      },
    }),
    route({
      method: 'GET',
      path: '/api/matches/:id/file',
      tag: 'play',
      summary: 'The match as a file that anybody can replay and verify; after the end',
      params: MatchParams,
      answer: 'MatchFile',
      for: 'all',
      limit: 'heavy',
      handle: async ({ params, reply }) => {
        const text = await matchFile(store, params.id, (match) => server.films.of(match));
        reply.type('application/json; charset=utf-8');
        reply.header('content-disposition', `attachment; filename="${params.id}.match.json"`);
        return text;
      },
    }),
    route({
      method: 'POST',
      path: '/api/matches/import',
      tag: 'tables',
      summary: 'Bring a match file; it is checked line by line and kept as a finished table',
      body: Type.Object({ file: Type.String({ maxLength: 4_000_000 }) }, closed),
      answer: 'MatchSummary',
      for: 'people',
      limit: 'heavy',
      unparsed: true,
      handle: async ({ body, me }) => {
        const checked = await server.bots.verify(body as unknown as string, me.person.id);
        return server.summary(await importMatch(store, me.person.id, checked, server.now()), me.person.id);
      },
    }),
    route({
      method: 'GET',
      path: '/api/matches/:id/chat',
      tag: 'talk',
      summary: 'The talk at a table, the last hundred lines before one',
      params: MatchParams,
      query: Type.Object({ before: Type.Optional(Count) }, closed),
      answer: 'ChatLine[]',
      for: 'all',
      limit: 'read',
      handle: async ({ params, query, caller }) => server.talk.read(params.id, idOf(caller), query.before ?? null),
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/chat',
      tag: 'talk',
      summary: 'Say something',
      params: MatchParams,
      body: Type.Object({ text: ChatText }, closed),
      answer: 'ChatLine',
      for: 'people',
      limit: 'talk',
      handle: async ({ params, body, me }) => server.talk.say(params.id, me.person, body.text),
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/chat/:line/report',
      tag: 'talk',
      summary: 'Report a line to the operators',
      params: Type.Object({ id: Id, line: Type.String({ pattern: '^\\d{1,15}$' }) }, closed),
      body: Type.Object({ why: line(500) }, closed),
      answer: 'null',
      for: 'people',
      limit: 'talk',
      handle: async ({ params, body, me }) =>
        server.talk.report(params.id, Number(params.line), me.person.id, body.why),
    }),
    route({
      method: 'PUT',
      path: '/api/me/mutes/:id',
      tag: 'talk',
      summary: 'Stop hearing somebody, or hear them again',
      params: Type.Object({ id: Id }, closed),
      body: Type.Object({ muted: Type.Boolean() }, closed),
      answer: 'null',
      for: 'people',
      limit: 'change',
      handle: async ({ params, body, me }) => server.talk.mute(me.person.id, params.id, body.muted),
    }),
  ];
}
