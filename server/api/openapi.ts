import type { Route } from './route.ts';
import { ClientMessageForm } from './schemas.ts';
import { WIRE_VERSION } from './types.ts';

/** The description of the API, made from the routes themselves. */
export function openApi(routes: readonly Route[], version: string): object {
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Orrery',
      version,
      description:
        'Everything a client of Orrery does. Answers are the types of server/api/types.ts; every error has the body ApiError. ' +
        'Sign in with the session cookie, or with a token as "Authorization: Bearer …". Live updates come over the WebSocket /api/live.',
    },
    paths,
    components: {
      schemas: { ClientMessage: ClientMessageForm },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'orrery' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
    'x-live': {
      path: '/api/live',
      version: WIRE_VERSION,
      sends: '#/components/schemas/ClientMessage',
      receives: 'ServerMessage',
    },
  };
}

function operation(route: Route): object {
  const parameters = [
    ...fields(route.params).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
    ...fields(route.query).map(([name, schema]) => ({ name, in: 'query', required: false, schema })),
  ];
  return {
    tags: [route.tag],
    summary: route.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body ? { requestBody: { required: true, content: { 'application/json': { schema: route.body } } } } : {}),
    ...(route.for === 'all' || route.for === 'machines' ? {} : { security: [{ cookie: [] }, { token: [] }] }),
    'x-limit': route.limit,
    responses: {
      200: { description: route.answer ?? 'Done', 'x-type': route.answer ?? 'null' },
      default: { description: 'ApiError', 'x-type': 'ApiError' },
    },
  };
}

function fields(form: Route['params']): [string, object][] {
  return form ? Object.entries((form as { properties?: { [name: string]: object } }).properties ?? {}) : [];
}
