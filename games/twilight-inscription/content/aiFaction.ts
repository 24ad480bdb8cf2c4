/** The AI side of the Mecatol Rex sheet: six tracks, one for each Focus die result (INS-SOLO-02). */
import type { Res, SheetId, Stage } from './vocabulary.ts';

export const DIFFICULTIES = ['easy', 'intermediate', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A Focus die result: the resource, once or twice. */
export type FocusResult = `${Res}${1 | 2}`;
export type Goal = SheetId | 'mecatol';

export interface Section {
  stage: Stage;
  values: number[];
  /** Icons printed already crossed out. */
  preset: number;
}

export const STRENGTH_TRACK: { result: FocusResult; sections: Section[] } = {
  result: 'M1',
  sections: [
    { stage: 2, values: [2, 3, 4, 5, 6, 7], preset: 1 },
    { stage: 3, values: [4, 5, 6, 7, 8, 9], preset: 1 },
    { stage: 4, values: [5, 6, 7, 8, 9, 10], preset: 1 },
    { stage: 5, values: [6, 7, 8, 9, 10], preset: 1 },
  ],
};

export const VOTE_TRACK: { result: FocusResult; sections: Section[] } = {
  result: 'I1',
  sections: [
    { stage: 2, values: [0, 1, 1, 2, 3], preset: 1 },
    { stage: 3, values: [1, 1, 2, 3, 4], preset: 1 },
    { stage: 4, values: [1, 2, 3, 4, 5], preset: 1 },
  ],
};

export interface GoalTrack {
  result: FocusResult;
  icons: number;
  goals: { after: number; goal: Goal }[];
  /** Results beyond the last icon count as this one (INS-SOLO-18). */
  beyond: FocusResult;
}

export const GOAL_TRACKS: GoalTrack[] = [
  {
    result: 'R1',
    icons: 8,
    goals: [
      { after: 4, goal: 'mecatol' },
      { after: 8, goal: 'expansion' },
    ],
    beyond: 'M1',
  },
  { result: 'M2', icons: 4, goals: [{ after: 4, goal: 'warfare' }], beyond: 'M1' },
  { result: 'I2', icons: 4, goals: [{ after: 4, goal: 'industry' }], beyond: 'I1' },
  { result: 'R2', icons: 4, goals: [{ after: 4, goal: 'navigation' }], beyond: 'I1' },
];

/** What each difficulty crosses out before play (INS-SOLO-09 to INS-SOLO-11). */
export const HEAD_STARTS: Record<Difficulty, { goals: number; strength: Stage[]; votes: Stage[] }> = {
  easy: { goals: 0, strength: [], votes: [] },
  intermediate: { goals: 1, strength: [2, 3], votes: [] },
  hard: { goals: 2, strength: [2, 3], votes: [2, 3] },
};

export const RANKS = ['lost', 'footnote', 'emerging', 'power', 'dominant', 'surpasses'] as const;
export type Rank = (typeof RANKS)[number];

/** Minimum score of each rank; a rank that is missing does not exist at that difficulty (INS-SOLO-33, INS-SOLO-34). */
export const RANKING: Record<Difficulty, { min: number; rank: Rank }[]> = {
  easy: [
    { min: 40, rank: 'footnote' },
    { min: 60, rank: 'emerging' },
    { min: 80, rank: 'power' },
  ],
  intermediate: [
    { min: 60, rank: 'emerging' },
    { min: 80, rank: 'power' },
    { min: 100, rank: 'dominant' },
  ],
  hard: [
    { min: 80, rank: 'power' },
    { min: 100, rank: 'dominant' },
    { min: 120, rank: 'surpasses' },
  ],
};
