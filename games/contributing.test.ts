import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { holdOf, isActionCard } from './ti3/bot/cards.ts';
import type { CardRules } from './ti3/bot/cards.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const plain = (code: string) => code.replace(/\s+/g, ' ').trim();

it('the card that the page for contributors shows stands in the third edition, word for word', () => {
  const page = read('../CONTRIBUTING.md');
  const chapter = page.slice(page.indexOf('**Twilight Imperium**'), page.indexOf('## Add or mend a rule'));
  const examples = [...chapter.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, example]) => plain(example!));
  expect(examples).toHaveLength(2);
  expect(plain(read('./ti3/content/actionCards/action.ts'))).toContain(examples[0]);
  expect(plain(read('./ti3/text/en/cards.ts'))).toContain(examples[1]);
  for (const language of ['fr', 'de']) expect(read(`./ti3/text/${language}/cards.ts`)).toContain("'war-footing': {");
  // Nothing but its content, its words and tests must know it: bots may, as they may be told of any card.
  const told = [
    'bot/cards.ts',
    'content/actionCards/action.ts',
    ...['en', 'fr', 'de'].map((to) => `text/${to}/cards.ts`),
  ];
  const folder = new URL('./ti3/', import.meta.url);
  const sources = (readdirSync(folder, { recursive: true }) as string[]).filter(
    (file) =>
      /\.tsx?$/.test(file) && !file.endsWith('.test.ts') && !file.startsWith('node_modules') && file !== 'given.ts',
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => read(`./ti3/${file}`).includes('war-footing')).toSorted()).toEqual(told.toSorted());
  // And a card of which bots are told nothing is one like any other to them: this does not compile where something must be said of each.
  const nothing: CardRules = {};
  expect(nothing).toEqual({});
  const unheardOf: string = 'peace-footing';
  expect([isActionCard('war-footing'), isActionCard(unheardOf), holdOf(`${unheardOf}.1`)]).toEqual([true, false, 0]);
});
