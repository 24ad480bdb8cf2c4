import { describe, expect, it } from 'vitest';
import { ACTION_CARDS, ACTION_CARD_IDS, actionCardFacts } from './actionCards.ts';
import { AGENDAS, agendaDeck } from './agendas.ts';
import { ATTACHMENTS, ATTACHMENT_IDS, attachmentFacts } from './attachments.ts';
import { EXPLORATION_IDS, explorationFacts } from './explorations.ts';
import { FACTIONS, FACTION_IDS, factionSheet } from './factions/index.ts';
import { HYPERLANES } from './hyperlanes.ts';
import { LEADERS, LEADER_IDS } from './leaders.ts';
import { PLANETS, PLANET_IDS, planetFacts } from './planets.ts';
import { NOTE_IDS, PROMISSORY_NOTES, noteFacts } from './promissoryNotes.ts';
import { PUBLIC_OBJECTIVES, PUBLIC_OBJECTIVE_IDS, publicObjectiveFacts } from './publicObjectives.ts';
import { RELIC_IDS } from './relics.ts';
import { SECRET_OBJECTIVES, SECRET_OBJECTIVE_IDS, secretObjectiveFacts } from './secretObjectives.ts';
import { inSets } from './sets.ts';
import { STRATEGY_CARDS, STRATEGY_CARD_IDS } from './strategyCards.ts';
import { COLOURS, TECHNOLOGIES, TECHNOLOGY_IDS, technologyFacts } from './technologies.ts';
import { TILES, TILE_IDS, tileFacts } from './tiles.ts';
import { FIGURES, UNITS, UNIT_IDS, UNIT_TYPES, unitFacts } from './units/index.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const countBy = <T>(list: readonly T[], of: (item: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of list) counts[of(item)] = (counts[of(item)] ?? 0) + 1;
  return counts;
};

describe('units', () => {
  it('[TI4-COMP-05] are 63 figures a player', () => {
    expect(sum(UNIT_TYPES.map((type) => FIGURES[type].figures))).toBe(63);
    expect(FIGURES).toMatchObject({ fighter: { figures: 10 }, infantry: { figures: 12 }, mech: { figures: 4 } });
  });
  it('are 93 cards: 17 generic, 25 flagships, 25 sides of mechs and what factions have instead of generic ones', () => {
    expect(UNIT_IDS).toHaveLength(93);
    expect(UNIT_IDS.filter((id) => !unitFacts(id).faction)).toHaveLength(17);
    expect(UNIT_IDS.filter((id) => unitFacts(id).type === 'flagship')).toHaveLength(25);
    expect(UNIT_IDS.filter((id) => unitFacts(id).type === 'mech')).toHaveLength(25);
    expect(inSets(UNITS, ['base'])).toHaveLength(17 + 17 + 16);
  });
  it('upgrade a card of the same type, and every upgrade has its technology', () => {
    const others = UNIT_IDS.filter((id) => unitFacts(id).upgradeOf ?? unitFacts(id).otherSideOf);
    expect(others).toHaveLength(23);
    for (const id of others) {
      const { upgradeOf, otherSideOf, type } = unitFacts(id);
      expect(unitFacts((upgradeOf ?? otherSideOf) as typeof id)).toMatchObject({ type });
    }
    for (const id of UNIT_IDS) {
      const technologies = TECHNOLOGY_IDS.filter((t) => technologyFacts(t).unit === id);
      expect(technologies).toHaveLength(unitFacts(id).upgradeOf || unitFacts(id).locked ? 1 : 0);
    }
  });
  it('that fight have a combat value, and ships but fighters a move value', () => {
    const fighting = UNIT_IDS.filter((id) => FIGURES[unitFacts(id).type].kind !== 'structure');
    expect(fighting.filter((id) => !unitFacts(id).combat)).toEqual([]);
    const ships = UNIT_IDS.filter((id) => FIGURES[unitFacts(id).type].kind === 'ship');
    expect(ships.filter((id) => !unitFacts(id).move)).toEqual(['fighter', 'hybrid-crystal-fighter']);
  });
});

describe('the galaxy', () => {
  it('has 99 planets, 59 of them in the base box', () => {
    expect(PLANET_IDS).toHaveLength(99);
    expect(inSets(PLANETS, ['base'])).toHaveLength(59);
    expect(PLANET_IDS.filter((id) => planetFacts(id).legendary)).toEqual(['primor', 'hopes-end', 'mallice', 'mirage']);
  });
  it('has each planet on one tile, but Mirage on none and Mallice on both sides of the nexus', () => {
    const places = countBy(
      TILE_IDS.flatMap((tile) => tileFacts(tile).planets ?? []),
      (planet) => planet,
    );
    for (const planet of PLANET_IDS) expect(places[planet] ?? 0).toBe({ mirage: 0, mallice: 2 }[planet as string] ?? 1);
  });
  it('has tiles 1 to 51 in the base box, and 83 systems in both', () => {
    expect(inSets(TILES, ['base'])).toEqual(Array.from({ length: 51 }, (_, i) => `tile-${i + 1}`));
    expect(TILE_IDS).toHaveLength(83);
    expect(Object.keys(HYPERLANES)).toHaveLength(18);
  });
  it('[TI4-MAP-03] has blue backs for planets, red ones for anomalies and empty space, green ones for homes', () => {
    const withBack = (back: string) => TILE_IDS.map(tileFacts).filter((tile) => tile.back === back);
    expect(withBack('blue').filter(({ planets, anomalies }) => !planets || anomalies)).toEqual([]);
    expect(withBack('red').filter(({ planets, anomalies }) => planets && !anomalies)).toEqual([]);
    expect(
      withBack('green').filter(({ home, role }) => !home && role !== 'creuss-gate' && role !== 'nova-seed'),
    ).toEqual([]);
    expect(withBack('none').map(({ role }) => role)).toEqual(['mecatol-rex', 'nexus-inactive', 'nexus-active']);
    expect(TILE_IDS.filter((id) => tileFacts(id).home && tileFacts(id).back !== 'green')).toEqual([]);
  });
});

describe('technologies', () => {
  it('[TI4-COMP-04] are 33 for every player: 24 in four colours and 9 unit upgrades', () => {
    const generic = TECHNOLOGY_IDS.filter((id) => !technologyFacts(id).faction).map(technologyFacts);
    expect(generic).toHaveLength(33);
    expect(generic.filter(({ unit }) => unit)).toHaveLength(9);
    expect(countBy(generic, ({ colour }) => colour ?? 'upgrade')).toEqual({
      ...Object.fromEntries(COLOURS.map((colour) => [colour, 6])),
      upgrade: 9,
    });
  });
  it('are 16 in four colours and 9 upgrades without the expansion', () => {
    const base = inSets(TECHNOLOGIES, ['base']).filter((id) => !technologyFacts(id).faction);
    expect(countBy(base, (id) => technologyFacts(id).colour ?? 'upgrade')).toEqual({
      ...Object.fromEntries(COLOURS.map((colour) => [colour, 4])),
      upgrade: 9,
    });
  });
  it('are two more for each faction, listed on its sheet', () => {
    for (const faction of FACTION_IDS) {
      const own = TECHNOLOGY_IDS.filter((id) => technologyFacts(id).faction === faction);
      expect(factionSheet(faction).ownTechnologies.toSorted()).toEqual(own.toSorted());
      expect(own).toHaveLength(2);
    }
  });
  it('of a unit give a unit of the same faction, or of all', () => {
    const upgrades = TECHNOLOGY_IDS.map(technologyFacts).filter(({ unit }) => unit);
    expect(upgrades).toHaveLength(23);
    expect(upgrades.filter(({ unit, faction, colour }) => colour || unitFacts(unit!).faction !== faction)).toEqual([]);
  });
});

describe('cards', () => {
  it('of action are 80 in the base box and 100 in both', () => {
    const copies = (ids: readonly (keyof typeof ACTION_CARDS)[]): number =>
      sum(ids.map((id) => actionCardFacts(id).copies));
    expect(copies(inSets(ACTION_CARDS, ['base']))).toBe(80);
    expect(copies(ACTION_CARD_IDS)).toBe(100);
    expect(inSets(ACTION_CARDS, ['base'])).toHaveLength(59);
  });
  it('[TI4-SETUP-14] of agenda are 50 with the expansion: 13 leave and 13 come', () => {
    const base = agendaDeck(['base']);
    const both = agendaDeck(['base', 'pok']);
    expect([base.length, both.length]).toEqual([50, 50]);
    expect(base.filter((id) => !both.includes(id))).toHaveLength(13);
    expect(both.filter((id) => AGENDAS[id].set === 'pok')).toHaveLength(13);
  });
  it('[TI4-SC-01] of strategy are eight, numbered by initiative', () => {
    expect(STRATEGY_CARD_IDS.map((id) => [STRATEGY_CARDS[id].initiative, id])).toEqual([
      [1, 'leadership'],
      [2, 'diplomacy'],
      [3, 'politics'],
      [4, 'construction'],
      [5, 'trade'],
      [6, 'warfare'],
      [7, 'technology'],
      [8, 'imperial'],
    ]);
  });
  it('of public objectives are ten a stage and box; secret ones twenty a box', () => {
    expect(
      countBy(PUBLIC_OBJECTIVE_IDS, (id) => `${publicObjectiveFacts(id).set} ${publicObjectiveFacts(id).stage}`),
    ).toEqual({ 'base 1': 10, 'base 2': 10, 'pok 1': 10, 'pok 2': 10 });
    expect(inSets(PUBLIC_OBJECTIVES, ['base'])).toHaveLength(20);
    expect(inSets(SECRET_OBJECTIVES, ['base'])).toHaveLength(20);
    expect(countBy(SECRET_OBJECTIVE_IDS, (id) => secretObjectiveFacts(id).phase)).toEqual({
      action: 12,
      agenda: 2,
      status: 26,
    });
  });
  it('of secret objectives wait for an event in the action and agenda phases, and are checked in the status phase', () => {
    for (const id of SECRET_OBJECTIVE_IDS) {
      const { phase, condition } = secretObjectiveFacts(id);
      expect('op' in condition).toBe(phase === 'status');
    }
  });
  it('of promissory notes are five in every colour and one a faction, two for the Empyrean', () => {
    const generic = NOTE_IDS.filter((id) => !noteFacts(id).owner);
    expect(generic).toHaveLength(5);
    expect(generic.filter((id) => noteFacts(id).set === 'base')).toHaveLength(4);
    for (const faction of FACTION_IDS) {
      const own = NOTE_IDS.filter((id) => noteFacts(id).owner === faction);
      expect(factionSheet(faction).notes.toSorted()).toEqual(own.toSorted());
      expect(own).toHaveLength(faction === 'empyrean' ? 2 : 1);
    }
    expect(inSets(PROMISSORY_NOTES, ['base'])).toHaveLength(21);
  });
  it('of exploration are 20 for each trait and 14 of the frontier; relics are 10', () => {
    const decks: Record<string, number> = {};
    for (const id of EXPLORATION_IDS) {
      const { deck, copies, goes, attachment } = explorationFacts(id);
      decks[deck] = (decks[deck] ?? 0) + copies;
      expect(attachment !== undefined).toBe(goes === 'attach');
    }
    expect(decks).toEqual({ cultural: 20, hazardous: 20, industrial: 20, frontier: 14 });
    expect(new Set(RELIC_IDS).size).toBe(10);
  });
  it('to attach are 17 of the expansion and 9 laws of the base box', () => {
    expect(inSets(ATTACHMENTS, ['pok'])).toHaveLength(17);
    expect(countBy(inSets(ATTACHMENTS, ['base']), (id) => attachmentFacts(id).from)).toEqual({ agenda: 9 });
    const sides = ATTACHMENT_IDS.map(attachmentFacts).flatMap(({ otherSideOf }) => otherSideOf ?? []);
    expect(sides.map((id) => attachmentFacts(id as (typeof ATTACHMENT_IDS)[number]).specialty).toSorted()).toEqual(
      COLOURS.toSorted(),
    );
  });
});

describe('factions', () => {
  it('are 17 in the base box and 24 in both', () => {
    expect(inSets(FACTIONS, ['base'])).toHaveLength(17);
    expect(Object.keys(FACTIONS)).toEqual([...FACTION_IDS]);
    expect(new Set(FACTION_IDS).size).toBe(24);
  });
  it.each(FACTION_IDS)('%s has a home with its planets, a fleet with a dock, a flagship, a mech and leaders', (id) => {
    const sheet = factionSheet(id);
    expect(tileFacts(sheet.home).home).toBe(id);
    expect(sheet.planets.toSorted()).toEqual([...tileFacts(sheet.home).planets!].toSorted());
    const types = Object.keys(sheet.fleet).map((unit) => unitFacts(unit as keyof typeof UNITS).type);
    expect(types).toContain('space-dock');
    expect(types).toContain('infantry');
    expect(new Set(types).size).toBe(types.length);
    for (const unit of [...(sheet.units ?? []), sheet.flagship, sheet.mech]) expect(unitFacts(unit).faction).toBe(id);
    // A unit that a faction has instead of the generic one is the one it begins with.
    for (const unit of Object.keys(sheet.fleet) as (keyof typeof UNITS)[]) {
      const own = (sheet.units ?? []).find((other) => unitFacts(other).type === unitFacts(unit).type);
      expect(unit).toBe(own ?? unit);
    }
    const { agents, commander, hero } = sheet.leaders;
    expect([...agents, commander, hero].toSorted()).toEqual(
      LEADER_IDS.filter((leader) => LEADERS[leader].faction === id).toSorted(),
    );
    expect(agents).toHaveLength(id === 'nomad' ? 3 : 1);
  });
  it('have 55 abilities, no name twice', () => {
    const abilities = FACTION_IDS.flatMap((id) => factionSheet(id).abilities);
    expect(new Set(abilities).size).toBe(55);
    expect(abilities).toHaveLength(55);
  });
  it('begin with technologies of their own box or the base box, and choose where the sheet says so', () => {
    const base = inSets(FACTIONS, ['base']).flatMap((id) => factionSheet(id).technologies);
    expect(base.filter((technology) => technologyFacts(technology).set !== 'base')).toEqual([]);
    const choosing = FACTION_IDS.filter((id) => factionSheet(id).choice);
    expect(choosing.map((id) => [id, factionSheet(id).technologies])).toEqual([
      ['winnu', []],
      ['argent', []],
    ]);
  });
});
