import { describe, expect, it } from 'vitest';
import { codeUnder, wordsTests } from '@orrery/web/text/wordsTests.ts';
import { ti4 } from '../game.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

describe('the words of the fourth edition on screen', () => {
  wordsTests(
    { en, fr, de },
    codeUnder(import.meta.dirname, /^tools\//),
    (id) => id === 'about' || id.startsWith('opt.') || id.startsWith('order.'),
  );
  it('name no window that is not there', () => {
    const named = Object.keys(en).flatMap((id) => (id.startsWith('order.') ? [id.slice('order.'.length)] : []));
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((window) => !(window in ti4.windows))).toEqual([]);
  });
});
