/** What a lesson says beside the question at hand: one goal, why, the rule, and how much has been learnt. */
export interface CoachNote {
  goal: string;
  why: string;
  rule: string;
  /** The part of the screen it speaks of. */
  place: string;
  learnt: number;
  of: number;
  /** What the last turn gave up, said once. */
  remark?: string;
}
