import type { House } from '../house.ts';
import { HouseError } from './houseError.ts';
import { route } from './route.ts';
import type { Route } from './route.ts';
import { WIRE_VERSION } from './types.ts';
import type { House as HouseInfo } from './types.ts';

export function houseRoutes(house: House, version: string, description: () => object): Route[] {
  house.metrics.gauge('orrery_matches_in_memory', 'Matches in memory', () => house.matches.inMemory);
  house.metrics.gauge('orrery_matches_broken', 'Matches that cannot be opened', () => house.matches.broken);
  house.metrics.gauge('orrery_connections', 'Open live connections', () => house.hub.connections);
  return [
    route({
      method: 'GET',
      path: '/api/house',
      tag: 'house',
      summary: 'What this house is and offers',
      answer: 'House',
      for: 'all',
      limit: 'read',
      handle: async (): Promise<HouseInfo> => ({
        version,
        wire: WIRE_VERSION,
        announcement: house.announcement,
        pushKey: house.notices.pushKey,
        passkeys: true,
        mail: house.config.smtpUrl !== null,
      }),
    }),
    route({
      method: 'GET',
      path: '/api',
      tag: 'house',
      summary: 'This description, for machines',
      answer: 'OpenAPI',
      for: 'all',
      limit: 'read',
      handle: async () => description(),
    }),
    route({
      method: 'GET',
      path: '/healthz',
      tag: 'house',
      summary: 'The process lives',
      answer: '{ ok: true }',
      for: 'machines',
      limit: 'probe',
      handle: async () => ({ ok: true }),
    }),
    route({
      method: 'GET',
      path: '/readyz',
      tag: 'house',
      summary: 'The node can serve: the storage answers and nobody asked it to stop',
      answer: '{ ok: true; bus: boolean }',
      for: 'machines',
      limit: 'probe',
      handle: async () => {
        house.work.mustGoOn();
        await house.store.db.selectFrom('house').select('name').limit(1).execute();
        return { ok: true, bus: house.bus.connected };
      },
    }),
    route({
      method: 'GET',
      path: '/metrics',
      tag: 'operators',
      summary: 'Figures for Prometheus; with METRICS_TOKEN, or from this machine',
      answer: 'text',
      media: 'text/plain',
      for: 'machines',
      limit: 'probe',
      handle: async ({ request, reply }) => {
        const { metricsToken } = house.config;
        const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
        const allowed = metricsToken ? request.headers.authorization === `Bearer ${metricsToken}` : local;
        if (!allowed) throw new HouseError('forbidden', 'For operators only.');
        return reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics());
      },
    }),
  ];
}
