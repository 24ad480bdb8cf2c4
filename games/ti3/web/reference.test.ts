import { describe, expect, it } from 'vitest';
import { chaptersOf, ruleIn } from '@orrery/web/games/rulebooks.ts';
import { speak } from '@orrery/web/text/text.ts';
import { findEntries } from '@orrery/imperium/web/parts/entries.ts';
import { entry } from './entry.ts';
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
