import { t } from '../text/text.ts';

/** How long a game is said to take: in minutes up to two hours, else in hours. */
export const lengthInWords = (minutes: number): string =>
  minutes < 120 ? t('game.minutes', { n: minutes }) : t('time.hours', { n: Math.round(minutes / 60) });
