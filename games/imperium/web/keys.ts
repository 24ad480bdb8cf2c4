import { t } from './words.ts';

/** Keys of the boards of both editions, for the list in the menu. */
export const boardKeys = (): readonly (readonly [key: string, words: string])[] => [
  ['O', t('keyObjectives')],
  ['C', t('keyCompare')],
  ['L', t('keyLayers')],
];
