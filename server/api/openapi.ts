import { ANSWERS, NAMED } from './answers.ts';
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
  paths['/api/live'] = {
    get: {
      tags: ['play'],
      summary: 'Live updates: a WebSocket. A client sends ClientMessage, the server ServerMessage, both as JSON text',
      security: [{}, { cookie: [] }, { token: [] }],
      responses: { 101: { description: 'The connection is a WebSocket from here on' }, default: FAILURE },
    },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Orrery',
      version,
      description:
        'Everything a client of Orrery does. The same forms as types for TypeScript: server/api/types.ts. Every error has the body ApiError. ' +
        'Sign in with the session cookie, or with a token as "Authorization: Bearer …". Live updates come over the WebSocket /api/live.',
    },
    paths,
    components: {
      schemas: { ClientMessage: ClientMessageForm, ...Object.fromEntries(Object.entries(NAMED).map(spelledOut)) },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'orrery' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
    'x-live': {
      path: '/api/live',
      version: WIRE_VERSION,
      sends: '#/components/schemas/ClientMessage',
      receives: '#/components/schemas/ServerMessage',
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
    ...(route.for === 'all' || route.for === 'machines'
      ? {}
      : { security: route.for === 'owners' ? [{ cookie: [] }] : [{ cookie: [] }, { token: [] }] }),
    'x-limit': route.limit,
    responses: {
      200: {
        description: route.answer === 'null' ? 'Done' : route.answer,
        content: { [route.media ?? JSON_TEXT]: { schema: named(ANSWERS[route.answer]) } },
      },
      ...(route.path.endsWith('/view') ? { 304: { description: 'Nothing changed since the tag' } } : {}),
      default: FAILURE,
    },
  };
}

const JSON_TEXT = 'application/json';
const json = (schema: unknown) => ({ [JSON_TEXT]: { schema } });
const byForm = new Map<unknown, string>(Object.entries(NAMED).map(([name, form]) => [form, name]));
const FAILURE = { description: 'ApiError', content: json({ $ref: '#/components/schemas/ApiError' }) };

/** A form in which those that have a name stand by their name. */
function named(form: unknown): unknown {
  const name = byForm.get(form);
  return name === undefined ? parts(form) : { $ref: `#/components/schemas/${name}` };
}
function parts(form: unknown): unknown {
  if (Array.isArray(form)) return form.map(named);
  if (typeof form !== 'object' || form === null) return form;
  return Object.fromEntries(Object.entries(form).map(([key, part]) => [key, named(part)]));
}
const spelledOut = ([name, form]: [string, unknown]) => [name, parts(form)] as const;

function fields(form: Route['params']): [string, object][] {
  return form ? Object.entries((form as { properties?: { [name: string]: object } }).properties ?? {}) : [];
}
