import { begin, keyFromSeed } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { content, playableFactions, ti4 } from '../game.ts';
import { resolutionOf } from '../rules/council/agendaPhase.ts';
import { explorationText, legendaryCard, relicText } from '../rules/expansion/decks.ts';
import { conditionOf } from '../rules/objectives.ts';
import { ACTION_CARD_IDS } from './actionCards.ts';
import { AGENDA_IDS, agendaFacts } from './agendas.ts';
import { EXPLORATION_IDS, explorationFacts } from './explorations.ts';
import { FACTION_IDS, factionSheet } from './factions/index.ts';
import { PLANET_IDS, planetFacts } from './planets.ts';
import { PUBLIC_OBJECTIVE_IDS } from './publicObjectives.ts';
import { RELIC_IDS } from './relics.ts';
import { SECRET_OBJECTIVE_IDS } from './secretObjectives.ts';
import { notesOf, technologiesOf, textsOf, unitTexts, upgradesOf } from './texts.ts';

// No card is only text: whatever a box contains does what it says.

const isPlayed = (text: string): boolean => content.components[text] !== undefined;
const withoutEffect = (texts: readonly string[]): string[] => texts.filter((text) => !isPlayed(text));

describe('every component of both boxes is played', () => {
  it('action cards', () => {
    expect(withoutEffect(ACTION_CARD_IDS)).toEqual([]);
  });
  it('agendas: what they do, and what they are as laws', () => {
    expect(withoutEffect(AGENDA_IDS.map(resolutionOf))).toEqual([]);
    // What a law did when it came into force may be all it does.
    const laws = AGENDA_IDS.filter((id) => agendaFacts(id).kind === 'law' && id !== 'classified-document-leaks');
    expect(withoutEffect(laws)).toEqual([]);
  });
  it('objectives: a condition that is looked at, or a moment', () => {
    const moments = [...PUBLIC_OBJECTIVE_IDS, ...SECRET_OBJECTIVE_IDS].filter((id) => conditionOf(id) === null);
    expect(withoutEffect(moments)).toEqual([]);
  });
  it('exploration cards, relics and legendary planets', () => {
    // A fragment is kept for what is gained with it.
    const cards = EXPLORATION_IDS.filter((id) => explorationFacts(id).goes !== 'fragment');
    expect(withoutEffect(cards.map(explorationText))).toEqual([]);
    expect(isPlayed('relic-fragments')).toBe(true);
    expect(withoutEffect(RELIC_IDS.map(relicText))).toEqual([]);
    const legendary = PLANET_IDS.filter((planet) => planetFacts(planet).legendary);
    expect(withoutEffect(legendary.map(legendaryCard))).toEqual([]);
  });
  it('technologies, unit cards and notes that every faction has', () => {
    expect(withoutEffect(technologiesOf(undefined))).toEqual([]);
    expect(withoutEffect(unitTexts(upgradesOf(undefined)))).toEqual([]);
    expect(withoutEffect(notesOf(undefined))).toEqual([]);
  });
  it.each(FACTION_IDS)('%s: all that comes with the faction', (faction) => {
    expect(withoutEffect(textsOf(faction, ['base', 'pok']))).toEqual([]);
  });
  it('no faction of which a text is not played is drawn or offered', () => {
    for (const sets of [['base'], ['base', 'pok']] as const)
      for (const faction of FACTION_IDS.filter((id) => sets.some((set) => factionSheet(id).set === set)))
        expect(playableFactions(sets).includes(faction)).toBe(withoutEffect(textsOf(faction, sets)).length === 0);
    expect(playableFactions(['base'])).toHaveLength(17);
    expect(playableFactions(['base', 'pok'])).toHaveLength(24);
    const { state } = begin(ti4, { seats: 3, options: { expansion: 'yes', factions: 'choice' }, key: keyFromSeed(1) });
    expect(state.pub.table.open[0]!.q).toMatchObject({ what: 'faction', from: playableFactions(['base', 'pok']) });
  });
});
