import { expect, it } from 'vitest';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import type { Vocabulary } from '../text/index.ts';
import { rulebook } from './index.ts';

const vocabularies = { en: en.names.words, fr: fr.names.words, de: de.names.words };

/** The names of all components, by a key that is the same in every language. */
function names(words: Vocabulary): Map<string, string> {
  const { actionCards, votes, elections, technologies, notes, abilities, leaders, relics, explorations } = words;
  const cards = { actionCards, votes, elections, technologies, notes, abilities, leaders, relics, explorations };
  const { units, publicObjectives, secretObjectives } = words;
  return new Map([
    ...Object.entries(cards).flatMap(([kind, table]) =>
      Object.entries<{ readonly name: string }>(table).map(([id, { name }]): [string, string] => [
        `${kind} ${id}`,
        name,
      ]),
    ),
    ...Object.entries({ units, publicObjectives, secretObjectives }).flatMap(([kind, table]) =>
      Object.entries<string>(table).map(([id, name]): [string, string] => [`${kind} ${id}`, name]),
    ),
  ]);
}

it.each(['fr', 'de'] as const)('a component has the same name in the rulebook as on its card: %s', async (language) => {
  const rulesOf = async (of: 'en' | 'fr' | 'de'): Promise<Map<string, string>> =>
    new Map((await rulebook[of]()).flatMap(({ rules }) => Object.entries(rules)));
  const [english, translated] = [await rulesOf('en'), await rulesOf(language)];
  const own = names(vocabularies[language]);
  // Names of one word are words of the language too: "upgrade", "salvage".
  const told = [...names(vocabularies.en)].filter(([, name]) => /\w[ -]\w/.test(name) && !name.endsWith(' I'));
  const named = [...english].flatMap(([rule, text]) =>
    told.filter(([, name]) => text.includes(name)).map(([component]) => ({ rule, component })),
  );
  expect(named.length).toBeGreaterThan(150);
  const missing = named.filter(
    ({ rule, component }) => !translated.get(rule)!.toLowerCase().includes(own.get(component)!.toLowerCase()),
  );
  expect(missing).toEqual([]);
});
