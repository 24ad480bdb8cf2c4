import type { Level } from '@orrery/bots/names';

/** Lessons: real games with a fixed secret, in which every step says a goal and why. */
export interface Lesson {
  game: string;
  minutes: number;
  /** The secret that makes the same cards come to everybody. */
  key: string;
  level: Level;
  options: Record<string, string>;
}
export const LESSONS: readonly Lesson[] = [
  { game: 'star-realms', minutes: 8, key: '5eed0000000000000000000000000181', level: 'gentle', options: {} },
  {
    game: 'twilight-inscription',
    minutes: 15,
    key: '5eed0000000000000000000000000002',
    level: 'gentle',
    options: { mode: 'guide' },
  },
];
