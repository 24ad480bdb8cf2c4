/** Slots of the Mecatol Rex sheet, from the top; slots 2 and 3 are printed facts (INS-MEC-06, INS-MEC-07). */
export const SLOTS: { votes: number; vp: number }[] = [
  { votes: 5, vp: 7 },
  { votes: 4, vp: 5 },
  { votes: 3, vp: 3 },
  { votes: 2, vp: 2 },
  { votes: 2, vp: 2 },
  { votes: 1, vp: 1 },
  { votes: 1, vp: 1 },
  { votes: 1, vp: 1 },
];
