/** The AI faction's six tracks (chapter SOLO). A line through an icon is not a cross: lined icons never count (Q-SOLO-4). */
import {
  GOAL_TRACKS,
  HEAD_STARTS,
  STRENGTH_TRACK,
  VOTE_TRACK,
  RANKING,
  type Difficulty,
  type FocusResult,
  type Goal,
  type Rank,
  type Section,
} from '../content/aiFaction.ts';
import type { Stage } from '../content/vocabulary.ts';

export interface SectionMarks {
  /** Icons crossed out, from the left. */
  crossed: number;
  /** The War or Council of this Stage is over: the rest is lined out (INS-SOLO-21, INS-SOLO-27). */
  closed: boolean;
}

export interface AiFaction {
  strength: SectionMarks[];
  votes: SectionMarks[];
  /** Icons crossed out on each goal track. */
  goals: number[];
}

const fresh = (sections: Section[], extra: Stage[]): SectionMarks[] =>
  sections.map((section) => ({ crossed: section.preset + (extra.includes(section.stage) ? 1 : 0), closed: false }));

/** INS-SOLO-09 to INS-SOLO-11. */
export function freshAi(difficulty: Difficulty): AiFaction {
  const start = HEAD_STARTS[difficulty];
  return {
    strength: fresh(STRENGTH_TRACK.sections, start.strength),
    votes: fresh(VOTE_TRACK.sections, start.votes),
    goals: GOAL_TRACKS.map(() => start.goals),
  };
}

export const copyAi = (ai: AiFaction): AiFaction => ({
  strength: ai.strength.map((s) => ({ ...s })),
  votes: ai.votes.map((s) => ({ ...s })),
  goals: ai.goals.slice(),
});

/** The leftmost unmarked icon, in whatever Stage's section it lies (Q-SOLO-5); a full track ignores the result (Q-SOLO-6). */
function crossNext(marks: SectionMarks[], sections: Section[]): void {
  const open = marks.find((section, i) => !section.closed && section.crossed < sections[i]!.values.length);
  if (open) open.crossed++;
}

/** Crosses out one icon for a Focus die result; returns the goals the AI claims by it (INS-SOLO-12, INS-SOLO-13, INS-SOLO-18). */
export function markResult(ai: AiFaction, result: FocusResult, seen: FocusResult[] = []): Goal[] {
  if (result === STRENGTH_TRACK.result) crossNext(ai.strength, STRENGTH_TRACK.sections);
  else if (result === VOTE_TRACK.result) crossNext(ai.votes, VOTE_TRACK.sections);
  else {
    const i = GOAL_TRACKS.findIndex((track) => track.result === result);
    const track = GOAL_TRACKS[i]!;
    if (ai.goals[i]! >= track.icons)
      return seen.includes(track.beyond) ? [] : markResult(ai, track.beyond, [...seen, result]);
    const crossed = ++ai.goals[i]!;
    return track.goals.filter((goal) => goal.after === crossed).map((goal) => goal.goal);
  }
  return [];
}

/** The value above the rightmost crossed-out icon of the Stage's section (INS-SOLO-20, INS-SOLO-28); 0 without one (Q-SOLO-3). */
const valueAt = (marks: SectionMarks[], sections: Section[], stage: Stage): number => {
  const i = sections.findIndex((section) => section.stage === stage);
  return sections[i]?.values[marks[i]!.crossed - 1] ?? 0;
};

export const aiStrength = (ai: AiFaction, stage: Stage): number => valueAt(ai.strength, STRENGTH_TRACK.sections, stage);
export const aiVotes = (ai: AiFaction, stage: Stage): number => valueAt(ai.votes, VOTE_TRACK.sections, stage);

const close = (marks: SectionMarks[], sections: Section[], stage: Stage): void => {
  const i = sections.findIndex((section) => section.stage === stage);
  if (marks[i]) marks[i].closed = true;
};
export const closeStrength = (ai: AiFaction, stage: Stage): void => close(ai.strength, STRENGTH_TRACK.sections, stage);
export const closeVotes = (ai: AiFaction, stage: Stage): void => close(ai.votes, VOTE_TRACK.sections, stage);

/** INS-SOLO-33. */
export function rankOf(difficulty: Difficulty, points: number): Rank {
  const reached = RANKING[difficulty].filter((row) => points >= row.min);
  return reached.at(-1)?.rank ?? 'lost';
}
