import { Type } from 'typebox';
import type { Server } from '../server.ts';
import { route } from './route.ts';
import type { Route } from './route.ts';
import { Count, Id, SeatNumber, closed } from './schemas.ts';

const Game = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });
const Setup = Type.String({ maxLength: 2000, pattern: '^[^\\u0000]*$' });
const Entry = Type.String({ minLength: 2, maxLength: 120, pattern: '^[a-z0-9 ,-]*$' });
const Params = Type.Object({ id: Id }, closed);

/** Rooms: drafts between people, and games at a real table that several phones write down. */
export function roomRoutes(server: Server): Route[] {
  const { rooms } = server;
  return [
    route({
      method: 'POST',
      path: '/api/rooms',
      tag: 'rooms',
      summary:
        'Open a room: a draft, or a companion for a game at a real table. "setup" is what stands behind the ? of its page',
      body: Type.Object(
        { kind: Type.Union([Type.Literal('draft'), Type.Literal('companion')]), game: Game, setup: Setup },
        closed,
      ),
      answer: 'RoomInfo',
      for: 'people',
      limit: 'create',
      handle: async ({ body, me }) =>
        rooms.info(await rooms.create(me.person.id, body.kind, body.game, body.setup), me.person.id),
    }),
    route({
      method: 'GET',
      path: '/api/me/rooms',
      tag: 'rooms',
      summary: 'Rooms where I have a place and that have not ended, the last changed first',
      answer: 'ListedRoom[]',
      for: 'people',
      limit: 'read',
      handle: async ({ me }) => rooms.of(me.person.id),
    }),
    route({
      method: 'GET',
      path: '/api/rooms/:id',
      tag: 'rooms',
      summary: 'One room. With "revision" and "wait" it answers when the room is another one, or after so many seconds',
      params: Params,
      query: Type.Object(
        { revision: Type.Optional(Count), wait: Type.Optional(Type.Integer({ minimum: 0, maximum: 25 })) },
        closed,
      ),
      answer: 'RoomInfo',
      for: 'all',
      limit: 'read',
      handle: async ({ params, query, caller }) => {
        if (query.revision !== undefined && query.wait) {
          await rooms.changedAfter(params.id, query.revision, query.wait * 1000, (end) =>
            server.work.whileWaiting(end),
          );
          server.work.mustGoOn();
        }
        return rooms.info(params.id, caller?.person.id ?? null);
      },
    }),
    route({
      method: 'POST',
      path: '/api/rooms/:id/join',
      tag: 'rooms',
      summary: 'Take a place, or another one',
      params: Params,
      body: Type.Object({ place: SeatNumber }, closed),
      answer: 'RoomInfo',
      for: 'people',
      limit: 'change',
      handle: async ({ params, body, me }) => {
        await rooms.join(params.id, me.person.id, body.place);
        return rooms.info(params.id, me.person.id);
      },
    }),
    route({
      method: 'POST',
      path: '/api/rooms/:id/leave',
      tag: 'rooms',
      summary: 'Give up a place; the host may ask somebody else to',
      params: Params,
      body: Type.Object({ person: Type.Optional(Id) }, closed),
      answer: 'RoomInfo',
      for: 'people',
      limit: 'change',
      handle: async ({ params, body, me }) => {
        await rooms.leave(params.id, me.person.id, body.person ?? me.person.id);
        return rooms.info(params.id, me.person.id);
      },
    }),
    route({
      method: 'POST',
      path: '/api/rooms/:id/entries',
      tag: 'rooms',
      summary: 'Pick, or write a line down. Safe to send twice',
      params: Params,
      body: Type.Object({ revision: Count, entry: Entry }, closed),
      answer: 'RoomInfo',
      for: 'people',
      limit: 'play',
      handle: async ({ params, body, me }) => {
        await rooms.add(params.id, me.person.id, body.revision, body.entry);
        return rooms.info(params.id, me.person.id);
      },
    }),
    route({
      method: 'POST',
      path: '/api/rooms/:id/back',
      tag: 'rooms',
      summary: 'Take the last pick back (host), or the last line (everybody with a place)',
      params: Params,
      body: Type.Object({ revision: Count }, closed),
      answer: 'RoomInfo',
      for: 'people',
      limit: 'play',
      handle: async ({ params, body, me }) => {
        await rooms.takeBack(params.id, me.person.id, body.revision);
        return rooms.info(params.id, me.person.id);
      },
    }),
    route({
      method: 'PUT',
      path: '/api/rooms/:id/setup',
      tag: 'rooms',
      summary: 'Another set-up, before the first entry (host)',
      params: Params,
      body: Type.Object({ setup: Setup }, closed),
      answer: 'RoomInfo',
      for: 'people',
      limit: 'change',
      handle: async ({ params, body, me }) => {
        await rooms.configure(params.id, me.person.id, body.setup);
        return rooms.info(params.id, me.person.id);
      },
    }),
    route({
      method: 'POST',
      path: '/api/rooms/:id/close',
      tag: 'rooms',
      summary: 'End a room that nobody needs any more (host)',
      params: Params,
      answer: 'RoomInfo',
      for: 'people',
      limit: 'change',
      handle: async ({ params, me }) => {
        await rooms.close(params.id, me.person.id);
        return rooms.info(params.id, me.person.id);
      },
    }),
    route({
      method: 'POST',
      path: '/api/rooms/:id/table',
      tag: 'rooms',
      summary: 'The table of a draft that is complete, with its galaxy, factions and seats (host)',
      params: Params,
      answer: 'MatchSummary',
      for: 'people',
      limit: 'create',
      handle: async ({ params, me }) => server.summary(await rooms.table(params.id, me.person.id), me.person.id),
    }),
  ];
}
