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
  it('name every window, and none besides', () => {
    const named = Object.keys(en).flatMap((id) => (id.startsWith('order.') ? [id.slice('order.'.length)] : []));
    expect(named.sort()).toEqual(Object.keys(ti4.windows).sort());
  });
});
