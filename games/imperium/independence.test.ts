import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UNIT_IDS, UNIT_TYPES } from '../ti4/content/units/index.ts';
import { ACTION_CARDS } from '../ti4/content/actionCards.ts';
import { TECHNOLOGIES } from '../ti4/content/technologies.ts';
import { ACTION_CARDS as CARDS_OF_TI3 } from '../ti3/content/actionCards/cards.ts';
import { TECHNOLOGIES as TECHNOLOGIES_OF_TI3 } from '../ti3/content/technologies.ts';
import { UNIT_KINDS } from '../ti3/content/units.ts';

const here = new URL('.', import.meta.url).pathname;
const sources = (readdirSync(here, { recursive: true }) as string[])
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts') && !file.includes('node_modules'))
  .map((file) => ({ file, code: readFileSync(join(here, file), 'utf8') }));

/** Ids that are ordinary words as well say nothing. */
const ORDINARY = new Set(['plague', 'repeal', 'bribery', 'salvage', 'plans']);
const ids = [
  ...UNIT_IDS,
  ...UNIT_TYPES,
  ...Object.keys(ACTION_CARDS),
  ...Object.keys(TECHNOLOGIES),
  ...CARDS_OF_TI3,
  ...TECHNOLOGIES_OF_TI3.map(({ id }) => id),
  ...UNIT_KINDS,
].filter((id) => !ORDINARY.has(id));

describe('what the editions share', () => {
  it('imports from neither of them', () => {
    expect(sources.length).toBeGreaterThan(10);
    for (const { file, code } of sources) {
      const imports = [...code.matchAll(/from '([^']+)'/g)].map(([, from]) => from!);
      const wrong = imports.filter((from) => /ti3|ti4|edition/.test(from));
      expect({ file, wrong }).toEqual({ file, wrong: [] });
    }
  });
  it('holds no id of a unit, card or technology of either', () => {
    expect(ids.length).toBeGreaterThan(150);
    for (const { file, code } of sources) {
      const literals = new Set([...code.matchAll(/'([^'\n]*)'/g)].map(([, text]) => text!));
      const wrong = ids.filter((id) => literals.has(id));
      expect({ file, wrong }).toEqual({ file, wrong: [] });
    }
  });
});
