import { Type } from 'typebox';
import type { Server } from '../server.ts';
import { mayCall } from '../notices/safeAgent.ts';
import { malformed } from './requestError.ts';
import { route } from './route.ts';
import type { Route } from './route.ts';
import { MatchParams, closed } from './schemas.ts';

const Address = Type.String({ minLength: 10, maxLength: 1000, pattern: '^https://[^\\s\\u0000-\\u001f]+$' });
const KeyText = Type.String({ pattern: '^[A-Za-z0-9_=-]{10,200}$' });
const MOST_BROWSERS = 20;

export function noticeRoutes(server: Server): Route[] {
  const { db } = server.store;
  return [
    route({
      method: 'GET',
      path: '/api/me/inbox',
      tag: 'notices',
      summary: 'Tables that wait for me, the most urgent first',
      answer: 'InboxItem[]',
      for: 'people',
      limit: 'read',
      handle: async ({ me }) => server.notices.inbox(me.person.id),
    }),
    route({
      method: 'POST',
      path: '/api/me/push',
      tag: 'notices',
      summary: 'Send notices to this browser (a PushSubscription as JSON), as long as I am signed in here',
      body: Type.Object(
        {
          endpoint: Address,
          expirationTime: Type.Optional(Type.Unknown()),
          keys: Type.Object({ p256dh: KeyText, auth: KeyText }, closed),
        },
        closed,
      ),
      answer: 'null',
      for: 'owners',
      limit: 'change',
      handle: async ({ me, body }) => {
        if (!mayCall(body.endpoint)) throw malformed('body/endpoint', 'This address cannot be called.');
        const present = await db
          .selectFrom('push')
          .select('endpoint')
          .where('person', '=', me.person.id)
          .orderBy('created')
          .execute();
        if (present.length >= MOST_BROWSERS)
          await db.deleteFrom('push').where('endpoint', '=', present[0]!.endpoint).execute();
        const keysJson = JSON.stringify(body.keys);
        const browser = { person: me.person.id, session: me.session, keysJson, created: server.now() };
        await db
          .insertInto('push')
          .values({ endpoint: body.endpoint, ...browser })
          .onConflict((clash) => clash.column('endpoint').doUpdateSet(browser))
          .execute();
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/me/push',
      tag: 'notices',
      summary: 'No more notices to this browser',
      body: Type.Object({ endpoint: Address }, closed),
      answer: 'null',
      for: 'owners',
      limit: 'change',
      handle: async ({ me, body }) => {
        await db.deleteFrom('push').where('person', '=', me.person.id).where('endpoint', '=', body.endpoint).execute();
      },
    }),
    route({
      method: 'PUT',
      path: '/api/matches/:id/webhook',
      tag: 'notices',
      summary: 'Tell a webhook (Discord-compatible) whose turn it is (host); null ends it',
      params: MatchParams,
      body: Type.Object({ url: Type.Union([Type.Null(), Address]) }, closed),
      answer: 'null',
      for: 'people',
      limit: 'change',
      handle: async ({ params, body, me }) => {
        if (body.url !== null && !mayCall(body.url)) throw malformed('body/url', 'This address cannot be called.');
        await server.lobby.setWebhook(params.id, me.person.id, body.url);
      },
    }),
  ];
}
