import { describe, expect, it } from 'vitest';
import { chaptersOf, ruleIn } from '@orrery/web/games/rulebooks.ts';
import { speak } from '@orrery/web/text/text.ts';
import { findEntries } from '@orrery/imperium/web/parts/entries.ts';
import { ACTION_CARDS } from '../content/actionCards.ts';
import { AGENDAS } from '../content/agendas.ts';
import { EXPLORATION_IDS } from '../content/explorations.ts';
import { FACTION_IDS, factionSheet } from '../content/factions/index.ts';
import { LEADER_IDS } from '../content/leaders.ts';
import { PLANETS } from '../content/planets.ts';
import { NOTE_IDS } from '../content/promissoryNotes.ts';
import { PUBLIC_OBJECTIVES } from '../content/publicObjectives.ts';
import { SECRET_OBJECTIVES } from '../content/secretObjectives.ts';
import { STRATEGY_CARD_IDS } from '../content/strategyCards.ts';
import { TECHNOLOGY_IDS } from '../content/technologies.ts';
import { UNITS } from '../content/units/index.ts';
import { referenceId } from './component.ts';
import { names } from './content.ts';
import { entry } from './entry.ts';
import { explained } from './explained.ts';
import { referenceOf } from './reference.ts';
import { spoken } from './spoken.ts';
import { words } from './words.ts';

describe('the reference of components', () => {
  it.each(['en', 'fr', 'de'] as const)('has a name and a text for each, and no id twice, %s', async (language) => {
    await speak(language);
    await Promise.all([words.load(), spoken.load()]);
    const all = referenceOf().flatMap(({ entries }) => entries);
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter(({ name, text }) => !name.trim() || !text.trim()).map(({ id }) => id)).toEqual([]);
    const ids = all.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const known = new Set(ids);
    const lost = all.flatMap(({ related = [] }) => related.filter(({ id }) => !known.has(id)).map(({ id }) => id));
    expect(lost).toEqual([]);
  });
  it('has a place for every component that the log, a player board or an objective names', async () => {
    await speak('en');
    await Promise.all([words.load(), spoken.load()]);
    const known = new Set(referenceOf().flatMap(({ entries }) => entries.map(({ id }) => id)));
    const named = [
      ...Object.keys(PLANETS),
      ...STRATEGY_CARD_IDS,
      ...TECHNOLOGY_IDS,
      ...Object.keys(ACTION_CARDS).map((id) => `${id}.2`),
      ...Object.keys(AGENDAS),
      ...NOTE_IDS.map((id) => `${id}.3`),
      ...LEADER_IDS,
      ...FACTION_IDS,
      ...FACTION_IDS.flatMap((id) => factionSheet(id).abilities),
      ...Object.keys(UNITS),
      ...Object.keys(PUBLIC_OBJECTIVES),
      ...Object.keys(SECRET_OBJECTIVES),
      ...EXPLORATION_IDS.map((id) => `${id} explored`),
      ...Object.keys(names().words.relics).map((id) => `${id} relic`),
    ];
    expect(named.filter((id) => !known.has(referenceId(id) ?? ''))).toEqual([]);
    expect(referenceId('nothing of the kind')).toBeNull();
    expect(explained([{ t: 'researched', all: { seat: 0, technology: 'gravity-drive' } } as never])).toEqual([
      { name: 'Gravity Drive', address: '/rules/twilight-imperium-4/cards#gravity-drive' },
    ]);
  });
  it('finds by every word, and names a rule that exists for each kind', async () => {
    await speak('en');
    await Promise.all([words.load(), spoken.load()]);
    const chapters = await chaptersOf(entry.id, 'en');
    for (const { rule } of referenceOf()) expect(ruleIn(chapters, rule)).toBeTruthy();
    const found = findEntries(referenceOf(), 'war sun').flatMap(({ entries }) => entries);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(40);
    expect(findEntries(referenceOf(), 'no such thing anywhere')).toEqual([]);
  });
});
