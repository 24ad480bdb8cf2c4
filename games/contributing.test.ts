import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

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
  // Nothing but its content, its words and tests knows it.
  const others = [
    'game.ts',
    'shapes.ts',
    'rules/actionCards.ts',
    'rules/actionPhase.ts',
    'bot/quick.ts',
    'web/words.ts',
  ];
  for (const file of others) expect(read(`./ti3/${file}`)).not.toContain('war-footing');
});
