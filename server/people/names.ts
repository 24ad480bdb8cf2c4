import { malformed } from '../api/requestError.ts';

/** As many as the form of a name allows; normalising may make a text longer. */
const LONGEST = 40;
/** Marks on one letter: more of them is a scribble over the lines above and below. */
const MOST_MARKS = 2;

/** Characters that are not seen, or turn the direction of what is: formats, controls, private and unknown ones, fillers, lone surrogates. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const MARKS = new RegExp(`\\p{M}{${MOST_MARKS + 1}}`, 'u');

/** Letters of other alphabets, and figures, that look like a Latin letter. */
const LOOKS_LIKE: { [letter: string]: string } = {
  // Cyrillic
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ѕ: 's',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  т: 't',
  у: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  ү: 'y',
  һ: 'h',
  ӏ: 'l',
  з: '3',
  ь: 'b',
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  γ: 'y',
  ω: 'w',
  ζ: 'z',
  // Armenian, Latin, figures
  օ: 'o',
  ո: 'n',
  ս: 'u',
  հ: 'h',
  ց: 'g',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ɑ: 'a',
  ɡ: 'g',
  ʟ: 'l',
  ⅼ: 'l',
  ß: 'b',
  '0': 'o',
  '1': 'i',
  l: 'i',
  '|': 'i',
  '!': 'i',
  '5': 's',
  $: 's',
};

/** A name as people may bear it: composed, without what cannot be seen. Refused with the first character that is in the way. */
export function readName(given: string, field: string): string {
  const name = given.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();
  const unseen = UNSEEN.exec(name)?.[0] ?? MARKS.exec(name)?.[0].slice(-1);
  if (unseen !== undefined) throw malformed(field, `${field}: ${codeOf(unseen)} is not allowed in a name`);
  if (/[<>]/.test(name)) throw malformed(field, `${field}: has characters that are not allowed`);
  if (name === '') throw malformed(field, `${field}: is blank`);
  if (name.length > LONGEST) throw malformed(field, `${field}: must have at most ${LONGEST} characters`);
  return name;
}

/** What a name looks like at a glance: two names with the same likeness are taken for each other. */
export function glance(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  return [...plain]
    .map((letter) => LOOKS_LIKE[letter] ?? letter)
    .join('')
    .replaceAll(/[\s._'’-]/gu, '');
}

/** The first character of a name that only looks like the one in another; null where they are the same but for case and spacing. */
export function lookalike(name: string, other: string): string | null {
  const known = new Set(other.normalize('NFKC').toLowerCase());
  const strange = [...name.toLowerCase()].find((letter) => !known.has(letter) && /[^\s._'’-]/u.test(letter));
  return strange === undefined ? null : codeOf(strange);
}

const codeOf = (letter: string): string =>
  `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}${/[\p{C}\p{M}]/u.test(letter) ? '' : ` (${letter})`}`;
