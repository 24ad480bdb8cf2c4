import { describe, expect, it } from 'vitest';
import { AGENDAS } from './agendas.ts';
import { EVENTS } from './events.ts';
import { GOAL_TRACKS, STRENGTH_TRACK, VOTE_TRACK } from './aiFaction.ts';
import { generateSheet, generateSheets } from './generate.ts';
import { distances } from './generate/navigation.ts';
import type { ExpansionLayout, IndustryLayout, Layout, NavigationLayout, WarfareLayout } from './layouts.ts';
import { drawSheets, shortOf } from './drawing.ts';
import { PRINTED, SIDE_B } from './sheets/index.ts';
import { expansion, industry, navigation, warfare } from './sheets/notation.ts';
import { SHEETS, isAssetCode, type AssetCode } from './vocabulary.ts';

const SEEDS = Array.from({ length: 25 }, (_, i) => i * 7919);
const all = (sheet: Layout['sheet']): Layout[] => [
  ...[...PRINTED.values()].filter((l) => l.sheet === sheet),
  ...SEEDS.map((seed) => generateSheet(sheet, seed)),
];
const count = (codes: (AssetCode | null)[], code: string): number => codes.filter((c) => c === code).length;

function expectNavigation(l: NavigationLayout): void {
  const codes = l.systems.map((s) => s.asset);
  const away = distances(l.beside);
  const mecatol = l.systems.findIndex((s) => s.size === 'mecatol');
  expect([count(codes, 'faction'), count(codes, 'relic')]).toEqual([1, 2]);
  expect(l.beside[0]!.length).toBe(2);
  expect([7, 8, 9]).toContain(away[mecatol]);
  const pockets = away.flatMap((d, i) => (d === Infinity ? [i] : []));
  expect(pockets.length).toBe(4);
  expect(l.wormholes.filter((w) => pockets.includes(w.system)).length).toBe(2);
  expect(new Set(l.systems.map((s) => `${s.x},${s.y}`)).size).toBe(l.systems.length);
}
function expectExpansion(l: ExpansionLayout): void {
  const codes = [...l.planets.flatMap((p) => p.ends), ...l.docks.map((d) => d.asset)];
  expect([count(codes, 'faction'), count(codes, 'relic'), l.planets.length, l.docks.length]).toEqual([1, 0, 8, 3]);
  for (const p of l.planets) expect([p.icons.length, p.ends.length]).toEqual([p.rows * p.columns, p.rows + p.columns]);
  expect(l.population.length).toBeGreaterThanOrEqual(count(codes, 'population') + 3);
}
function expectIndustry(l: IndustryLayout): void {
  const codes = l.hexes.map((h) => h.asset);
  const start = l.hexes.findIndex((h) => h.kind === 'start');
  expect([l.hexes[start]!.q, l.hexes[start]!.r, count(codes, 'faction')]).toEqual([0, 0, 1]);
  expect(new Set(l.hexes.filter((h) => h.kind === 'x').map((h) => h.cost)).size).toBe(3);
  const order = [start, ...l.hexes.keys()].filter((h, i, list) => list.indexOf(h) === i);
  const away = distances(order.map((h) => l.beside[h]!.map((next) => order.indexOf(next))));
  expect(away.filter((d) => d === Infinity).length).toBe(5); // the island touches nothing
}
function expectWarfare(l: WarfareLayout): void {
  expect(count(l.assets, 'faction')).toBe(1);
  expect(l.assets.filter((c) => c !== null).length).toBeGreaterThanOrEqual(15);
  expect(l.boxes.every((box) => box.L.lose < 0 && box.R.lose < 0)).toBe(true);
  expect(l.assets.every((c, node) => c === null || !(l.anomalies[Math.floor(node / 8)]! & (1 << (node % 8))))).toBe(
    true,
  );
}

const anomalies = (l: WarfareLayout): number =>
  l.anomalies.reduce((n, row) => n + row.toString(2).replaceAll('0', '').length, 0);

describe('components as data', () => {
  it('every Navigation sheet, printed or generated, is sound', () =>
    all('navigation').forEach((l) => expectNavigation(l as NavigationLayout)));
  it('every Expansion sheet is sound', () => all('expansion').forEach((l) => expectExpansion(l as ExpansionLayout)));
  it('every Industry sheet is sound', () => all('industry').forEach((l) => expectIndustry(l as IndustryLayout)));
  it('every Warfare sheet is sound', () => all('warfare').forEach((l) => expectWarfare(l as WarfareLayout)));

  it('generated sheets come from their seed alone', () => {
    expect(generateSheets(42)).toEqual(generateSheets(42));
    for (const sheet of SHEETS)
      expect({ ...generateSheets(42)[sheet], id: '' }).not.toEqual({ ...generateSheets(43)[sheet], id: '' });
  });

  it('a drawing shows every system, planet, hex and node of the sheets', () => {
    for (const layouts of [SIDE_B, generateSheets(5)]) {
      const text = drawSheets(layouts);
      const shown = (mark: RegExp): number => text.match(mark)?.length ?? 0;
      expect(shown(/\[[^\]]+\]|\([^)]+~?\)/g)).toBe(layouts.navigation.systems.length + 4); // and the four headings
      for (const { name } of layouts.expansion.planets) expect(text).toContain(name);
      expect(shown(/X:(bio|pro|cyb|war)/g)).toBe(3);
      expect(shown(/#/g)).toBe(3 + anomalies(layouts.warfare));
      for (const { L, R } of layouts.warfare.boxes) expect(text).toContain(`win ${shortOf(L.win)} / ${shortOf(R.win)}`);
    }
  });

  it('asset codes are read strictly', () => {
    expect(['vp3', 'com:circle:2', 'neighbor:L'].every(isAssetCode)).toBe(true);
    expect(['vp', 'com:square:1', 'focus:X', 'planet2', ''].some(isAssetCode)).toBe(false);
  });

  it('a broken sheet is refused with the place that is wrong', () => {
    const systems = `
      home home 4,0 -
      a1 small 3,1 plannet
      m mecatol 4,8 -`;
    expect(() => navigation('T', { systems, lanes: '', wormholes: '' })).toThrow(
      'sheet navigation-t, systems line 2: "plannet" is no asset',
    );
    expect(() =>
      navigation('T', { systems: systems.replace('plannet', 'planet'), lanes: 'home-b9', wormholes: '' }),
    ).toThrow('lanes line 0: no system "b9"');
    expect(() => expansion('T', { planets: 'Arinam = MM/I = vp1 vp1 | vp1 vp1', docks: '' })).toThrow(
      'planets line 1: rows of different length',
    );
    expect(() => expansion('T', { planets: 'Arinam = MM/IM = vp1 | vp1 vp1', docks: '' })).toThrow(
      '1 row ends, expected 2',
    );
    expect(() => industry('T', '0,0 start\n1,0 x:magic')).toThrow('hexes line 1: "magic" is no Specialty');
    expect(() => warfare('T', { nodes: '9,0 vp1', boxes: '', copies: '' })).toThrow(
      'nodes line 0: node 9,0 lies outside the War grid',
    );
  });

  it('Stages II to IV hold a War, a Council and a Production each; last is the throne or an empty round', () => {
    for (const stage of [2, 3, 4])
      expect(
        EVENTS.filter((e) => e.stage === stage && e.back === 'blue')
          .map((e) => e.type)
          .toSorted(),
      ).toEqual(['council', 'production', 'war']);
    expect(EVENTS.filter((e) => e.back === 'black').every((e) => e.type === 'strategy')).toBe(true);
  });

  it('from any first agenda a counter-agenda of the other star can be found', () => {
    for (const first of AGENDAS)
      expect(AGENDAS.some((a) => a.stage === first.stage && a.star !== first.star)).toBe(true);
  });

  it('values of the AI tracks never fall within a section, and goal tracks lead on to a value track', () => {
    for (const { values } of [...STRENGTH_TRACK.sections, ...VOTE_TRACK.sections])
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    for (const track of GOAL_TRACKS) expect([STRENGTH_TRACK.result, VOTE_TRACK.result]).toContain(track.beyond);
  });
});
