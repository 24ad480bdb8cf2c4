import type { Server } from '../server.ts';
import { isSame } from '../people/secrets.ts';
import { TROUBLES } from '../store/storageHealth.ts';
import { RequestError } from './requestError.ts';
import { route } from './route.ts';
import type { Route } from './route.ts';
import { WIRE_VERSION } from './types.ts';
import type { ServerInfo } from './types.ts';

export function serverRoutes(server: Server, version: string, description: () => object): Route[] {
  server.metrics.gauge('orrery_matches_in_memory', 'Matches in memory', () => server.matches.inMemory);
  server.metrics.gauge('orrery_matches_broken', 'Matches that cannot be opened', () => server.matches.broken);
  for (const trouble of TROUBLES)
    server.metrics.gauge(
      `orrery_storage_${trouble}_total`,
      `Statements that failed: ${trouble}`,
      () => server.storage.counts[trouble],
    );
  server.metrics.gauge('orrery_bots_waiting', 'Answers of bots that wait for a thread', () => server.bots.waiting);
  server.metrics.gauge(
    'orrery_longest_turn_seconds',
    'Processor time of the longest piece of work in the main thread since this was last read',
    () => server.turns.take() / 1000,
  );
  server.metrics.gauge('orrery_connections', 'Open live connections', () => server.hub.connections);
  return [
    route({
      method: 'GET',
      path: '/api/server',
      tag: 'server',
      summary: 'What this server is and offers',
      answer: 'ServerInfo',
      for: 'all',
      limit: 'read',
      handle: async (): Promise<ServerInfo> => ({
        version,
        wire: WIRE_VERSION,
        announcement: server.announcement,
        pushKey: server.notices.pushKey,
        passkeys: true,
        mail: server.config.smtpUrl !== null,
      }),
    }),
    route({
      method: 'GET',
      path: '/api',
      tag: 'server',
      summary: 'This description, for machines',
      answer: 'OpenAPI',
      for: 'all',
      limit: 'read',
      handle: async () => description(),
    }),
    route({
      method: 'GET',
      path: '/healthz',
      tag: 'server',
      summary: 'The process lives',
      answer: '{ ok: true }',
      for: 'machines',
      limit: 'probe',
      handle: async () => ({ ok: true }),
    }),
    route({
      method: 'GET',
      path: '/readyz',
      tag: 'server',
      summary:
        'The node can serve: a write to the storage succeeds, nothing in it is damaged, and nobody asked it to stop',
      answer: '{ ok: true; bus: boolean }',
      for: 'machines',
      limit: 'probe',
      handle: async () => {
        server.work.mustGoOn();
        const trouble = await server.storage.trouble();
        if (trouble)
          throw new RequestError('unavailable', `The storage is in trouble: ${trouble}.`, {
            reason: trouble,
            retryAfter: 5,
          });
        return { ok: true, bus: server.bus.connected };
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
        const { metricsToken } = server.config;
        const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
        const allowed = metricsToken ? isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`) : local;
        if (!allowed) throw new RequestError('forbidden', 'For operators only.');
        reply.type(server.metrics.registry.contentType);
        return server.metrics.registry.metrics();
      },
    }),
  ];
}
