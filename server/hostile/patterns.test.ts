import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstFault } from '../api/firstFault.ts';
import { DEEPEST, isTooDeep } from '../api/jsonBody.ts';
import { ClientMessageForm, Name, ChatText } from '../api/schemas.ts';
import { openTestServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';
import { AWKWARD } from './awkward.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

/** Every pattern somewhere in a form. */
function patternsIn(form: unknown, found = new Set<string>()): Set<string> {
  if (typeof form !== 'object' || form === null) return found;
  for (const [key, inner] of Object.entries(form)) {
    if (key === 'pattern' && typeof inner === 'string') found.add(inner);
    else if (key === 'patternProperties') for (const pattern of Object.keys(inner as object)) found.add(pattern);
    patternsIn(inner, found);
  }
  return found;
}

describe('the patterns that see text from anybody', () => {
  it('read 60,000 awkward characters in no time', () => {
    const forms = server.app.routes.flatMap(({ params, query, body }) => [params, query, body]);
    const patterns = patternsIn([...forms, ClientMessageForm]);
    expect(patterns.size).toBeGreaterThan(10);
    for (const pattern of patterns) {
      const compiled = new RegExp(pattern, 'u');
      for (const { name, text } of AWKWARD) {
        // A quadratic pattern needs seconds here, a linear one a fraction of a millisecond; a busy machine gets a second chance.
        const took = Math.min(
          timeOf(() => compiled.test(text)),
          timeOf(() => compiled.test(text)),
        );
        expect(took, `${pattern} on ${name}`).toBeLessThan(50);
      }
    }
  });

  it('still take what they should and refuse what they should', () => {
    const name = new RegExp((Name as { pattern?: string }).pattern!);
    for (const good of ['a', 'Noor Ada', ' x', 'é']) expect(name.test(good)).toBe(true);
    for (const bad of ['', ' ', '  ', '\t', 'a<', '<', '\0', 'a\u001fb']) expect(name.test(bad)).toBe(false);
    const chatText = new RegExp((ChatText as { pattern?: string }).pattern!);
    for (const good of ['a', 'a\nb', ' .']) expect(chatText.test(good)).toBe(true);
    for (const bad of ['', ' \n ', 'a\0']) expect(chatText.test(bad)).toBe(false);
  });
});

describe('the first fault of a body', () => {
  it('is found by the length before any pattern is tried', () => {
    const text = `${'a'.repeat(60_000)}<`;
    const slow = { ...Name, pattern: '^[^<]*[^\\s<][^<]*$' };
    const began = performance.now();
    expect(firstFault(slow as never, text, 'body/name')).toEqual({
      field: 'body/name',
      message: 'must have at most 40 characters',
    });
    expect(performance.now() - began).toBeLessThan(200);
  });
});

describe('the depth of a JSON text', () => {
  it('is counted without parsing, and brackets in texts do not count', () => {
    expect(isTooDeep('['.repeat(DEEPEST) + ']'.repeat(DEEPEST))).toBe(false);
    expect(isTooDeep('['.repeat(DEEPEST + 1))).toBe(true);
    expect(isTooDeep('{"a":'.repeat(DEEPEST + 1))).toBe(true);
    expect(isTooDeep(JSON.stringify(['['.repeat(1000), '\\"[[[', { a: '{'.repeat(1000) }]))).toBe(false);
    expect(isTooDeep('[],'.repeat(1000))).toBe(false);
  });
});

function timeOf(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
