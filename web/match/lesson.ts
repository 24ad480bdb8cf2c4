/** Where play begins for the reader of a lesson: at the first question of this kind, from this round on where the game counts them. */
export interface Beginning {
  readonly kind: string;
  readonly round?: number;
}
/** The lesson that a match is, and how many commands bots had given for all when the reader took over. */
export interface LessonState {
  readonly id: string;
  readonly from: number;
}
