import { Type } from 'typebox';
import type { Server } from '../server.ts';
import { route } from './route.ts';
import type { Route } from './route.ts';
import { Id, MatchParams, closed, line } from './schemas.ts';

export function operatorRoutes(server: Server): Route[] {
  const { store } = server;
  const PersonParams = Type.Object({ id: Id }, closed);
  return [
    route({
      method: 'POST',
      path: '/api/admin/matches/:id/close',
      tag: 'operators',
      summary: 'Close a table',
      params: MatchParams,
      answer: 'null',
      for: 'operators',
      limit: 'change',
      handle: async ({ params, me }) => server.lobby.close(params.id, { person: me.person.id, admin: true }),
    }),
    route({
      method: 'PUT',
      path: '/api/admin/people/:id/banned',
      tag: 'operators',
      summary: 'Ban somebody, or lift the ban',
      params: PersonParams,
      body: Type.Object({ banned: Type.Boolean() }, closed),
      answer: 'null',
      for: 'operators',
      limit: 'change',
      handle: async ({ params, body }) => server.people.ban(params.id, body.banned),
    }),
    route({
      method: 'PUT',
      path: '/api/admin/announcement',
      tag: 'operators',
      summary: 'Tell everybody something, or stop telling it',
      body: Type.Object({ text: Type.Union([Type.Null(), line(500)]) }, closed),
      answer: 'null',
      for: 'operators',
      limit: 'change',
      handle: async ({ body }) => server.announce(body.text),
    }),
    route({
      method: 'GET',
      path: '/api/admin/reports',
      tag: 'operators',
      summary: 'Reported lines that nobody has handled yet',
      answer: 'Report[]',
      for: 'operators',
      limit: 'read',
      handle: async () =>
        store.db.selectFrom('reports').selectAll().where('handled', '=', 0).orderBy('id').limit(200).execute(),
    }),
    route({
      method: 'POST',
      path: '/api/admin/reports/:id/handled',
      tag: 'operators',
      summary: 'A report is dealt with',
      params: Type.Object({ id: Type.String({ pattern: '^\\d{1,15}$' }) }, closed),
      answer: 'null',
      for: 'operators',
      limit: 'change',
      handle: async ({ params }) => {
        await store.db.updateTable('reports').set({ handled: 1 }).where('id', '=', Number(params.id)).execute();
      },
    }),
  ];
}
