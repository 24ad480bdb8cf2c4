import { describe, expect, it } from 'vitest';
import { chaptersOf, ruleIn } from '@orrery/web/games/rulebooks.ts';
import { speak } from '@orrery/web/text/text.ts';
import { findEntries } from '@orrery/imperium/web/parts/entries.ts';
import { UNIT_KINDS } from '../content/units.ts';
import { PLANETS } from '../text/planets.ts';
import { names } from './content.ts';
import { entry } from './entry.ts';
import { addressOfUnit, explained, referenceTo } from './explained.ts';
import { referenceOf } from './reference.ts';
import { spoken } from './spoken.ts';
import { words } from './words.ts';

describe('the reference of components', () => {
  it.each(['en', 'fr', 'de'] as const)('has a name and a text for each, and no id twice, %s', async (language) => {
    await speak(language);
    await Promise.all([words.load(), spoken.load()]);
    const all = referenceOf().flatMap(({ entries }) => entries);
    expect(all.length).toBeGreaterThan(300);
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
    const { races, abilities, leaders, cards, agendas, technologies, objectives, strategy, counters } = names();
    const kinds = [races, abilities, leaders, cards, agendas, technologies, objectives, strategy, counters, PLANETS];
    const named = kinds.flatMap(Object.keys);
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((id) => !known.has(referenceTo(id)?.id ?? ''))).toEqual([]);
    expect(UNIT_KINDS.filter((unit) => !known.has(addressOfUnit(unit).split('#')[1]!))).toEqual([]);
    expect(referenceTo('nothing of the kind')).toBeNull();
    expect(explained([{ t: 'acquired', all: { seat: 0, technology: 'stasis-capsules' } } as never])).toEqual([
      { name: 'Stasis Capsules', address: '/rules/twilight-imperium-3/cards#stasis-capsules' },
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
