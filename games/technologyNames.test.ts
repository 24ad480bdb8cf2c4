import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { given } from './ti3/given.ts';
import { fliesAlone } from './ti3/rules/units.ts';
import { TECHNOLOGIES } from './ti3/content/technologies.ts';
import { UNIT_KINDS } from './ti3/content/units.ts';
import { TECHNOLOGY_IDS } from './ti4/content/technologies.ts';
import { UNIT_TYPES } from './ti4/content/units/index.ts';

const here = new URL('.', import.meta.url).pathname;
const rulesOf = (edition: string) =>
  (readdirSync(join(here, edition, 'rules'), { recursive: true }) as string[])
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, code: readFileSync(join(here, edition, 'rules', file), 'utf8') }));

/** A unit may be called like the technology that allows it. */
const EDITIONS = [
  { edition: 'ti3', ids: TECHNOLOGIES.map(({ id }) => id).filter((id) => !(UNIT_KINDS as string[]).includes(id)) },
  { edition: 'ti4', ids: TECHNOLOGY_IDS.filter((id) => !(UNIT_TYPES as readonly string[]).includes(id)) as string[] },
];
const named = (code: string, ids: readonly string[]): string[] => ids.filter((id) => code.includes(`'${id}'`));

describe('rules ask what a player may do, never which technology the player has', () => {
  it.each(EDITIONS)('no rule of $edition names a technology', ({ edition, ids }) => {
    const rules = rulesOf(edition);
    expect(rules.length).toBeGreaterThan(30);
    for (const { file, code } of rules) expect({ file, wrong: named(code, ids) }).toEqual({ file, wrong: [] });
  });

  it('so a text that no longer counts does nothing, whatever cards its owner has', () => {
    const { pub } = given({ sheets: { 0: { technologies: ['advanced-fighters'] } } }).state;
    expect(fliesAlone(pub, 0)).toBe(true);
    const components = Object.fromEntries(
      Object.entries(pub.table.components).filter(([, { ability }]) => ability !== 'advanced-fighters'),
    );
    const blanked = { ...pub, table: { ...pub.table, components } };
    expect([blanked.sheets[0]!.technologies.includes('advanced-fighters'), fliesAlone(blanked, 0)]).toEqual([
      true,
      false,
    ]);
  });

  it('a name would be found', () => {
    for (const { ids } of EDITIONS) expect(named(`owns('${ids[0]}')`, ids)).toEqual([ids[0]]);
  });
});
