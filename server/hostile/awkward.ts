/** Characters: more than the body of a request may hold. */
export const LENGTH = 60_000;

const KINDS: { [name: string]: string } = {
  letters: 'a',
  digits: '7',
  blanks: ' ',
  tabs: '\t',
  'line ends': '\n',
  quotes: '"',
  backslashes: '\\',
  brackets: '[',
  'angle brackets': '<',
  slashes: '/',
  dots: '.',
  'at signs': '@',
  'zero bytes': '\0',
  'control characters': '\u001b',
  'combining marks': '\u0301',
  'zero-width joiners': '\u200d',
  'direction marks': '\u202e',
  'full-width letters': '\uff21',
  ligatures: '\ufdfa',
  'emoji and joiners': '\u{1f468}\u200d\u{1f469}',
  'lone surrogates': '\ud800',
};
/** What makes a pattern that nearly fits try again: a character at the end that is not allowed. */
export const ENDS = ['', '<', '\0', '@', ' ', '.'];

/** Long texts of every kind of character that is dear to something: to a pattern, a parser, a normaliser, a renderer. */
export const AWKWARD: { name: string; text: string }[] = Object.entries(KINDS).flatMap(([name, text]) =>
  ENDS.map((end) => ({
    name: `${name}${end === '' ? '' : `, then ${JSON.stringify(end)}`}`,
    text: text.repeat(LENGTH / text.length) + end,
  })),
);
