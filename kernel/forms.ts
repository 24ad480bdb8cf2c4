import type { Command } from './types.ts';

type Form = readonly (readonly [field: string, isRight: (value: unknown) => boolean])[];
const isWhole = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isTruth = (value: unknown): boolean => typeof value === 'boolean';
const isAfterTimeout = (value: unknown): boolean => value === 'default' || value === 'bot' || value === 'resign';
const isText = (value: unknown): boolean => typeof value === 'string' && value.length > 0 && value.length <= 200;
const orAbsent = (isRight: (value: unknown) => boolean) => (value: unknown) => value === undefined || isRight(value);
const listOf = (isRight: (value: unknown) => boolean, most: number) => (value: unknown) =>
  Array.isArray(value) && value.length <= most && value.every(isRight);
const someOf = (isRight: (value: unknown) => boolean, most: number) => (value: unknown) =>
  listOf(isRight, most)(value) && (value as unknown[]).length > 0;
const REPLY: Form = [
  ['seat', isWhole],
  ['deal', isWhole],
];
const forms: ReadonlyMap<unknown, Form> = new Map<Command['do'], Form>([
  [
    'answer',
    [
      ['seat', isWhole],
      ['n', isWhole],
      ['ask', isWhole],
      ['answer', isJson],
    ],
  ],
  [
    'preAnswers',
    [
      ['seat', isWhole],
      ['preAnswers', listOf(isPreAnswer, 100)],
    ],
  ],
  [
    'waive',
    [
      ['seat', isWhole],
      ['waivers', listOf(isWaiver, 50)],
    ],
  ],
  [
    'hold',
    [
      ['seat', isWhole],
      ['window', isWhole],
    ],
  ],
  [
    'offer',
    [
      ['seat', isWhole],
      ['to', isWhole],
      ['terms', isSmallJson],
      ['counters', orAbsent(isWhole)],
    ],
  ],
  [
    'show',
    [
      ['seat', isWhole],
      ['cards', someOf(isShownCard, 60)],
      ['to', someOf(isWhole, 8)],
    ],
  ],
  ['accept', REPLY],
  ['refuse', REPLY],
  ['withdraw', REPLY],
  [
    'undo',
    [
      ['seat', isWhole],
      ['n', isWhole],
      ['to', isWhole],
    ],
  ],
  [
    'consent',
    [
      ['seat', isWhole],
      ['n', isWhole],
      ['yes', isTruth],
    ],
  ],
  [
    'resign',
    [
      ['seat', isWhole],
      ['n', isWhole],
    ],
  ],
  [
    'timeout',
    [
      ['seat', isWhole],
      ['n', isWhole],
      ['then', isAfterTimeout],
    ],
  ],
  [
    'bot',
    [
      ['seat', isWhole],
      ['on', isTruth],
      ['standsIn', orAbsent(isTruth)],
    ],
  ],
  ['closeWindow', [['n', isWhole]]],
  [
    'closeQuestion',
    [
      ['n', isWhole],
      ['ask', isWhole],
    ],
  ],
  ['nothing', []],
]);

/** The first thing wrong with the form of a command; null when its form is right. */
export function malformed(command: unknown): { field: string } | null {
  if (typeof command !== 'object' || command === null || Array.isArray(command)) return { field: 'command' };
  const given = command as { [field: string]: unknown };
  const form = forms.get(given['do']);
  if (!form) return { field: 'do' };
  for (const [field, isRight] of form) if (!isRight(given[field])) return { field };
  return null;
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

function isPreAnswer(value: unknown): boolean {
  const { kind, window, when, answer, until } = fieldsOf(value);
  const isFilter = when === undefined || (typeof when === 'object' && when !== null && isSmallJson(when));
  return isText(kind) && orAbsent(isText)(window) && isFilter && isSmallJson(answer) && orAbsent(isWhole)(until);
}

function isShownCard(value: unknown): boolean {
  const { zone, card } = fieldsOf(value);
  return isText(zone) && isText(card);
}

function isWaiver(value: unknown): boolean {
  const { windows, until } = fieldsOf(value);
  return isText(windows) && (until === null || isWhole(until));
}

/** What is kept for long and shown to others is bounded in size. */
const MOST_TEXT = 4096;
function isSmallJson(value: unknown): boolean {
  return isJson(value) && JSON.stringify(value).length <= MOST_TEXT;
}

const DEPTH_LIMIT = 32;
function isJson(value: unknown): boolean {
  return isJsonWithin(value, 0);
}
function isJsonWithin(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth > DEPTH_LIMIT) return false;
  return Object.values(value).every((item) => isJsonWithin(item, depth + 1));
}
