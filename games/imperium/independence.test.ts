import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { content as contentOfTi3 } from '../ti3/content/index.ts';
import { planetsIn, TILES as TILES_OF_TI3 } from '../ti3/content/tiles.ts';
import { UNIT_KINDS } from '../ti3/content/units.ts';
import { ACTION_CARD_IDS } from '../ti4/content/actionCards.ts';
import { AGENDA_IDS } from '../ti4/content/agendas.ts';
import { FACTION_IDS } from '../ti4/content/factions/ids.ts';
import { LEADER_IDS } from '../ti4/content/leaders.ts';
import { PLANET_IDS } from '../ti4/content/planets.ts';
import { NOTE_IDS } from '../ti4/content/promissoryNotes.ts';
import { RELIC_IDS } from '../ti4/content/relics.ts';
import { STRATEGY_CARD_IDS } from '../ti4/content/strategyCards.ts';
import { TECHNOLOGY_IDS } from '../ti4/content/technologies.ts';
import { UNIT_IDS, UNIT_TYPES } from '../ti4/content/units/index.ts';

const here = new URL('.', import.meta.url).pathname;
const sources = (readdirSync(here, { recursive: true }) as string[])
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts') && !file.includes('node_modules'))
  .map((file) => ({ file, code: readFileSync(join(here, file), 'utf8') }));

/** Ids that are ordinary words as well say nothing. */
const ORDINARY = new Set([
  'plague',
  'repeal',
  'bribery',
  'salvage',
  'plans',
  'trade',
  'political',
  'technology',
  'nebula',
]);
const ids = new Set(
  [
    ...[UNIT_IDS, UNIT_TYPES, ACTION_CARD_IDS, AGENDA_IDS, FACTION_IDS, LEADER_IDS, PLANET_IDS, NOTE_IDS].flat(),
    ...[RELIC_IDS, STRATEGY_CARD_IDS, TECHNOLOGY_IDS, UNIT_KINDS, Object.keys(contentOfTi3.components)].flat(),
    ...TILES_OF_TI3.flatMap(({ id }) => [id, ...planetsIn(id).map((planet) => planet.id)]),
  ].filter((id) => !ORDINARY.has(id)),
);

const foreignImports = (code: string): string[] =>
  [...code.matchAll(/from '([^']+)'/g)].map(([, from]) => from!).filter((from) => /ti3|ti4|edition/.test(from));
const foreignIds = (code: string): string[] =>
  [...code.matchAll(/(['"`])([^'"`\n]*)\1/g)].map(([, , text]) => text!).filter((text) => ids.has(text));

describe('what the editions share', () => {
  it('imports from neither of them', () => {
    expect(sources.length).toBeGreaterThan(10);
    for (const { file, code } of sources) expect({ file, wrong: foreignImports(code) }).toEqual({ file, wrong: [] });
  });
  it('holds no id of a unit, card, faction, planet or technology of either', () => {
    expect(ids.size).toBeGreaterThan(500);
    for (const { file, code } of sources) expect({ file, wrong: foreignIds(code) }).toEqual({ file, wrong: [] });
  });
  it('would be found out', () => {
    expect(foreignImports(`import { ti4 } from '../ti4/game.ts';`)).toEqual(['../ti4/game.ts']);
    for (const id of ['dreadnought', 'ground-force', 'direct-hit', 'letnev', 'mecatol-rex', 'sarween-tools', 'warfare'])
      expect(foreignIds(`const it = '${id}';`)).toEqual([id]);
  });
});
