import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const web = import.meta.dirname;
const config = readFileSync(join(web, 'vite.config.ts'), 'utf8');
/** Width and height stand at fixed places in the head of a PNG. */
const sizeOf = (name: string): string => {
  const head = readFileSync(join(web, 'public', name));
  expect(head.subarray(1, 4).toString()).toBe('PNG');
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`;
};

describe('the icons of the installed client', () => {
  it('are there in the sizes that the manifest names, one of them to be cut to any shape', () => {
    const named = [
      ...config.matchAll(/src: '\/(icon[\w-]*\.png)', sizes: '(\w+)', type: 'image\/png', purpose: '(\w+)'/g),
    ];
    expect(named.map(([, name, size]) => [name, size])).toEqual(named.map(([, name]) => [name, sizeOf(name!)]));
    expect(named.map(([, , size, purpose]) => [size, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
  });
  it('are there for a phone that reads no manifest', () => {
    const page = readFileSync(join(web, 'index.html'), 'utf8');
    expect(page).toContain('rel="apple-touch-icon" href="/apple-touch-icon.png"');
    expect(sizeOf('apple-touch-icon.png')).toBe('180x180');
  });
  it('are all in use', () => {
    const pictures = readdirSync(join(web, 'public')).filter((name) => name.endsWith('.png'));
    expect(pictures.filter((name) => name !== 'apple-touch-icon.png' && !config.includes(`/${name}'`))).toEqual([]);
  });
});
