import type { MessageId } from '../text/en.ts';
import { t } from '../text/text.ts';

/** What a reader of match files finds wrong, told apart by how it begins: the rest of its sentence is for developers. */
const FLAWS: [RegExp, MessageId][] = [
  [/^not JSON|^not an object|^not a match file/, 'flaw.other'],
  [/^match file version/, 'flaw.version'],
  [/\bno game\b/i, 'flaw.game'],
  [/^played by rules/, 'flaw.rules'],
  [/^the key is not/, 'flaw.key'],
  [/^command \d+ is refused/, 'flaw.command'],
  [/^after command|^the result is not/, 'flaw.changed'],
];

export const flawOf = (reason: string): MessageId => FLAWS.find(([sign]) => sign.test(reason))?.[1] ?? 'flaw.form';

/** Why a match file was not taken, in the reader's words. */
export const flawInWords = (reason: string): string => t(flawOf(reason));
