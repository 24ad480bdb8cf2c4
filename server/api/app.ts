import { roomRoutes } from './roomRoutes.ts';
import { archiveRoutes } from './archiveRoutes.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import websocket from '@fastify/websocket';
import { LogController, fastify } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Server } from '../server.ts';
import { Limits } from '../ops/limits.ts';
import { compressJson } from './compress.ts';
import { LONGEST_SILENCE, boundConnections } from './connections.ts';
import { Admission, mustWait } from './admission.ts';
import { asRequestError } from './errors.ts';
import { RequestError, forbidden } from './requestError.ts';
import { serverRoutes } from './serverRoutes.ts';
import project from '../../package.json' with { type: 'json' };
import { parseBodies, textOf } from './jsonBody.ts';
import { live } from './live.ts';
import { openApi } from './openapi.ts';
import { operatorRoutes } from './operatorRoutes.ts';
import { peopleRoutes } from './peopleRoutes.ts';
import { checker, required } from './route.ts';
import type { Route } from './route.ts';
import { FILE_HEADERS, isBuiltFile, contentPolicy, headersOf, sameOrigin } from './security.ts';
import { Sessions } from './sessions.ts';
import { tableRoutes } from './tableRoutes.ts';
import { noticeRoutes } from './noticeRoutes.ts';

/** The version of the whole project. */
const VERSION = project.version;
const BODY_LIMIT = 64 * 1024;
const UNPARSED_LIMIT = 5 * 1024 * 1024;

/** Long messages are deflated where the reader takes that. Nothing is kept from one message to the next: idle readers cost no memory. */
const DEFLATION = {
  threshold: 2048,
  zlibDeflateOptions: { level: 3 },
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
};

export interface App {
  http: FastifyInstance;
  routes: Route[];
}

/** The server over HTTP: one list of routes gives the handlers, the checks and the description. */
export async function buildApp(server: Server, logger: Logger): Promise<App> {
  const { config } = server;
  const security = headersOf(contentPolicy(config.publicUrl));
  const http = fastify({
    // What the framework has to say about itself is no news below a warning.
    loggerInstance: logger.child({}, { level: logger.isLevelEnabled('info') ? 'warn' : logger.level }),
    // Counted from our side: what stands further back in X-Forwarded-For anybody may have written.
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    bodyLimit: BODY_LIMIT,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 1000 },
    forceCloseConnections: true,
    // Addresses that cannot even be read come past all hooks.
    frameworkErrors: (error, _request, { raw }) => {
      const { status, body } = asRequestError(error);
      raw.writeHead(status, { ...security, 'content-type': 'application/json; charset=utf-8' });
      raw.end(JSON.stringify(body));
    },
    requestTimeout: 60_000,
    connectionTimeout: LONGEST_SILENCE,
  }) as unknown as FastifyInstance;
  const sessions = new Sessions(server);
  const admission = new Admission(server, sessions, new Limits(config.rateLimits));
  const routes: Route[] = [
    ...serverRoutes(server, VERSION, () => description),
    ...peopleRoutes(server, sessions, () => server.passkeys(), admission.limits),
    ...tableRoutes(server, admission.limits),
    ...archiveRoutes(server),
    ...roomRoutes(server),
    ...noticeRoutes(server),
    ...operatorRoutes(server),
  ];

  const description = openApi(routes, VERSION);
  const own = new Set(['/api/live', ...routes.map(({ path }) => path)]);

  if (config.trustProxy === 0 && admission.limits.isOn) boundConnections(http.server);
  http.decorateRequest('caller', null);
  parseBodies(http, routes);
  http.setErrorHandler((error, request, reply) => answerError(server, error, request, reply));
  http.setNotFoundHandler(async (request, reply) => {
    // Every address that people see is one page, with its own headers; a built file that is not there is no page.
    const isPage = request.method === 'GET' && !/^\/(api|assets)(\/|$)/.test(request.url);
    if (isPage && hasClient) return reply.sendFile('index.html');
    throw new RequestError('not-found', 'There is nothing here.');
  });
  // Before our hooks: it closes the socket of an upgrade that they refuse.
  await http.register(websocket, {
    // A message that is too long or no message at all is the sender's fault; the connection ends, and that is all.
    errorHandler: (error, socket) => {
      logger.debug({ err: error }, 'a connection failed');
      socket.terminate();
    },
    options: { maxPayload: BODY_LIMIT, perMessageDeflate: DEFLATION },
  });
  http.addHook('onRequest', async (request, reply) => {
    if (isRequest(request)) {
      server.work.begin();
      // Also when the reader hangs up before the answer.
      reply.raw.once('close', () => server.work.done());
    }
    reply.headers(isBuiltFile(request.url) ? FILE_HEADERS : security);
    // What the API answers is for this reader at this moment; files say for themselves how long they last.
    reply.header('cache-control', 'no-store');
    if (!sameOrigin(request, config.publicUrl)) throw forbidden('This came from another site.');
    // Routes ask for themselves, each by its own limit.
    if (!own.has(request.routeOptions.url ?? '')) mustWait(admission.limits.takeFrom('file', request.ip));
  });
  http.addHook('onResponse', async (request, reply) => {
    const route = `${request.method} ${request.routeOptions.url ?? 'none'}`;
    const { statusCode: status } = reply;
    server.metrics.requested(route, status);
    if (isOperators(route) && status < 400 && request.method !== 'GET') {
      const { id: target } = request.params as { id?: string };
      logger.info({ route, operator: request.caller?.person.id, target }, 'an operator acted');
    }
    logger.debug({ route, status, ms: Math.round(reply.elapsedTime) }, 'answered');
  });

  compressJson(http);
  live(http, server, admission);
  for (const route of routes) add(http, admission, route);

  const hasClient = existsSync(join(config.webDist, 'index.html'));
  if (hasClient) {
    // Compressed when the client was built, beside each file.
    const files = { preCompressed: true, wildcard: true };
    // The names of built files carry their content's hash: nobody has to ask whether they changed.
    await http.register(fastifyStatic, {
      ...files,
      root: join(config.webDist, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      etag: false,
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    });
    // The page that names them is always asked for.
    await http.register(fastifyStatic, {
      ...files,
      root: config.webDist,
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    });
  } else
    http.get('/', async (_, reply) => reply.type('text/plain').send('Orrery is open. The API is described at /api.\n'));
  return { http, routes };
}

const isOperators = (route: string) => route.includes(' /api/admin/');

/** Sockets stay open for as long as people like; they are told when the server closes. */
const isRequest = ({ headers }: FastifyRequest) => headers.upgrade === undefined;

export function portOf(http: FastifyInstance): number | null {
  const address = http.server.address();
  return typeof address === 'object' && address ? address.port : null;
}

function add(http: FastifyInstance, admission: Admission, route: Route): void {
  const params = checker(route.params);
  const query = checker(route.query);
  const body = route.unparsed ? textOf : checker(route.body);
  http.route({
    method: route.method,
    url: route.path,
    bodyLimit: route.unparsed ? UNPARSED_LIMIT : BODY_LIMIT,
    onRequest: (request) => admission.request(route, request),
    handler: async (request, reply) => {
      const { caller } = request;
      const answer = await route.handle({
        params: params(request.params, 'params') as never,
        query: query(request.query, 'query') as never,
        body: body(request.body ?? {}, 'body') as never,
        caller,
        get me() {
          return required(caller);
        },
        request,
        reply,
      });
      return reply.sent ? reply : (answer ?? null);
    },
  });
}

function answerError(server: Server, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = asRequestError(error);
  if (known.code === 'internal')
    server.report('a request failed', error, { route: request.routeOptions.url, method: request.method });
  if (known.more.retryAfter !== undefined) reply.header('retry-after', known.more.retryAfter);
  void reply.code(known.status).type('application/json; charset=utf-8').send(JSON.stringify(known.body));
}
