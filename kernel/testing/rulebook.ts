import { LANGUAGES } from '../languages.ts';
import type { Language, Rulebook, RuleChapter } from '../languages.ts';
import type { Runner } from './inherited.ts';

/** A term of the glossary, and words for the same thing that must not creep in. */
export type Term = readonly [right: RegExp, wrong: RegExp];
export interface RulebookLaw {
  /** How many rules each chapter of the ledger has, in its order. */
  chapters: Readonly<Record<string, number>>;
  /** Rules that are in no book: a refusal or a result names them because this project plays by them. */
  ofThisProject?: readonly string[];
  glossary: { readonly [L in Language]: readonly Term[] };
}

interface Book {
  chapters: readonly RuleChapter[];
  rules: readonly (readonly [id: string, text: string])[];
}
const bookOf = (chapters: readonly RuleChapter[]): Book => ({
  chapters,
  rules: chapters.flatMap((chapter) => Object.entries(chapter.rules)),
});

/** A whole sentence: it begins with a capital, or quotes one, and ends. */
const WHOLE = /^[\p{Lu}“„«].*[.!?]$/u;
const ENDS = /[.!?](?=\s+[\p{Lu}“„«]|$)/gu;
/** Signs and spaces that do not belong to a language. */
const FOREIGN: { readonly [L in Language]: RegExp } = {
  en: /['"„«»]|\s[;:!?]| {2}/,
  fr: /['"“”„]|[^\u202f][;:!?»]|«[^\u202f]| {2}/,
  de: /['"«»”]|\s[;:!?]|„[^“]*$| {2}/,
};

const figuresOf = (text: string): string => [...new Set(text.match(/\d+/g))].toSorted().join();

function none(found: readonly unknown[], what: string): void {
  if (found.length > 0) throw new Error(`${what}: ${JSON.stringify(found)}`);
}

/** What is asked of a game here: which rules its refusals and questions name. A game without rules yet names none. */
export interface NamesRules {
  readonly id: string;
  readonly asks: { readonly [kind: string]: { readonly rule: string } };
  readonly words: { readonly en: () => Promise<{ readonly rule: object }> };
}

/** What every game's rules in words must keep, by one call. */
export function rulebookTests({ describe, it }: Runner, game: NamesRules, rulebook: Rulebook, law: RulebookLaw): void {
  /** A check of one language; the English rules stand beside it. */
  const inEach = (check: (book: Book, language: Language, english: Book) => void) => async (): Promise<void> => {
    const english = bookOf(await rulebook.en());
    for (const language of LANGUAGES) check(bookOf(await rulebook[language]()), language, english);
  };
  const ids = Object.entries(law.chapters).flatMap(([chapter, n]) =>
    Array.from({ length: n }, (_, i) => `${chapter}-${String(i + 1).padStart(2, '0')}`),
  );

  describe(`${game.id}: the rulebook in words`, () => {
    it(
      `has all ${ids.length} rules, in the chapters and the order of the ledger`,
      inEach(({ chapters, rules }, language) => {
        const there = chapters.map(({ id, rules: own }) => `${id} ${Object.keys(own).length}`);
        const wanted = Object.entries(law.chapters).map(([id, n]) => `${id} ${n}`);
        if (there.join() !== wanted.join()) throw new Error(`${language}: the chapters are ${there.join(', ')}`);
        none(
          rules.filter(([id], i) => id !== ids[i]),
          `${language}: rules out of place`,
        );
      }),
    );

    it(
      'says each rule in whole sentences, three at most',
      inEach(({ rules }, language) => {
        none(
          rules.filter(([, text]) => !WHOLE.test(text) || text.match(ENDS)!.length > 3),
          language,
        );
      }),
    );

    it(
      'says nothing twice, titles included',
      inEach(({ chapters, rules }, language) => {
        const said = [...chapters.map(({ title }) => title), ...rules.map(([, text]) => text)];
        none(
          said.filter((text, i) => text.trim() === '' || said.indexOf(text) !== i),
          language,
        );
      }),
    );

    it('says no rule in the words of another language', async () => {
      const books = await Promise.all(LANGUAGES.map(async (language) => bookOf(await rulebook[language]())));
      const said = books.flatMap(({ rules }) => [...new Set(rules.map(([, text]) => text))]);
      none(
        said.filter((text, i) => said.indexOf(text) !== i),
        'left untranslated',
      );
    });

    it('explains every rule that a refusal or a result names', async () => {
      const { rule } = await game.words.en();
      const named = [...Object.keys(rule), ...Object.values(game.asks).map((ask) => ask.rule)];
      const unknown = [...new Set(named)].filter((id) => !ids.includes(id)).toSorted();
      const own = (law.ofThisProject ?? []).toSorted();
      if (unknown.join() !== own.join()) throw new Error(`in no book: ${unknown.join(', ')}`);
    });

    it(
      'keeps to the words of the glossary',
      inEach(({ rules }, language) => {
        for (const [right, wrong] of law.glossary[language]) {
          if (!rules.some(([, text]) => right.test(text))) throw new Error(`${language}: nobody says ${right.source}`);
          none(
            rules.filter(([, text]) => wrong.test(text)),
            `${language}: it should be ${right.source}`,
          );
        }
      }),
    );

    it(
      'uses the signs and spaces of its language',
      inEach(({ rules }, language) => {
        none(
          rules.filter(([, text]) => FOREIGN[language].test(text)),
          language,
        );
      }),
    );

    it(
      'names the same figures in every language',
      inEach(({ rules }, language, english) => {
        none(
          rules.filter(([, text], i) => figuresOf(text) !== figuresOf(english.rules[i]?.[1] ?? '')),
          language,
        );
      }),
    );
  });
}
