import type { FastifyInstance } from 'fastify';
import { RequestError, malformed } from './requestError.ts';
import type { Route } from './route.ts';

/** No answer of any game, no setting and no passkey is nested half as deep. */
export const DEEPEST = 40;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Whether a JSON text nests deeper than anybody needs, without parsing it: what is made of such a text cannot even be written again. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === QUOTE) {
      for (i++; i < text.length && text.charCodeAt(i) !== QUOTE; i++) if (text.charCodeAt(i) === BACKSLASH) i++;
    } else if (c === 0x5b || c === 0x7b) {
      if (++depth > DEEPEST) return true;
    } else if (c === 0x5d || c === 0x7d) depth--;
  }
  return false;
}

/** Bodies are parsed here, but for those of routes that take a long text on to a thread. */
export function parseBodies(http: FastifyInstance, routes: readonly Route[]): void {
  const unparsed = new Set(routes.flatMap((route) => (route.unparsed ? route.path : [])));
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeContentTypeParser('application/json');
  http.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (unparsed.has(request.routeOptions.url ?? '')) return done(null, body);
    if (isTooDeep(body)) return done(malformed('body', `body: is nested deeper than ${DEEPEST}`));
    return parse(request, body, done);
  });
}

/** The body of a route that takes it unparsed. */
export function textOf(body: unknown): string {
  if (typeof body !== 'string') throw new RequestError('malformed', 'A JSON body is wanted here.', { field: 'body' });
  return body;
}
