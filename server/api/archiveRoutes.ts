import { Readable } from 'node:stream';
import type { ArchiveFilter } from '@orrery/games/archive';
import { Type } from 'typebox';
import type { Crowd } from '../matches/archive.ts';
import type { Server } from '../server.ts';
import { malformed } from './requestError.ts';
import { route } from './route.ts';
import type { Route } from './route.ts';
import { closed } from './schemas.ts';

const Game = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });
const filterFields = {
  game: Game,
  of: Type.Optional(Type.Union([Type.Literal('people'), Type.Literal('bots'), Type.Literal('companion')])),
  seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 8 })),
  /** 'points=10,expansion=yes' */
  options: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9=,._-]{0,200}$' })),
  /** 'sol,warfare': somebody had each of them. */
  things: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,60}(,[a-z0-9-]{1,60}){0,7}$' })),
};
interface Query {
  game: string;
  of?: Crowd;
  seats?: number;
  options?: string;
  things?: string;
}

function optionsIn(text: string): { [option: string]: string } {
  const pairs = text
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('='));
  if (pairs.some((pair) => pair.length !== 2)) throw malformed('options', 'options: name=value, a comma between two');
  return Object.fromEntries(pairs) as { [option: string]: string };
}
const filterIn = ({ game, seats, options, things }: Query): ArchiveFilter & { game: string } => ({
  game,
  ...(seats === undefined ? {} : { seats }),
  ...(options === undefined ? {} : { options: optionsIn(options) }),
  ...(things === undefined ? {} : { things: things.split(',') }),
});

/** Win rates over the finished matches of this server, and one's own record. */
export function archiveRoutes({ archive }: Server): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/archive',
      tag: 'archive',
      summary:
        'Win rates with intervals over the finished matches of a game: by seat, faction, card, technology, objective',
      query: Type.Object(filterFields, closed),
      answer: 'Archive',
      for: 'all',
      limit: 'read',
      handle: async ({ query }) => archive.rates(query.of ?? 'people', filterIn(query as Query)),
    }),
    route({
      method: 'GET',
      path: '/api/archive/matches',
      tag: 'archive',
      summary:
        'The matches behind the win rates, the newest first, without names: as JSON, or as a table with "form=csv"',
      query: Type.Object(
        {
          ...filterFields,
          form: Type.Optional(Type.Literal('csv')),
          /** No more than so many. */
          most: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        },
        closed,
      ),
      answer: 'ArchiveEntry[]',
      for: 'all',
      limit: 'heavy',
      handle: async ({ query, reply }) => {
        const [of, filter] = [query.of ?? 'people', filterIn(query as Query)];
        if (query.form !== 'csv')
          return reply
            .type('application/json; charset=utf-8')
            .send(Readable.from(archive.matchesJson(of, filter, query.most)));
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${query.game}.csv"`)
          .send(Readable.from(archive.matchesCsv(of, filter)));
      },
    }),
    route({
      method: 'GET',
      path: '/api/me/record',
      tag: 'archive',
      summary: 'How I have done in a game: matches, wins, places, dice',
      query: Type.Object({ game: Game }, closed),
      answer: 'OwnRecord',
      for: 'people',
      limit: 'read',
      handle: async ({ query, me }) => archive.record(me.person.id, query.game),
    }),
  ];
}
