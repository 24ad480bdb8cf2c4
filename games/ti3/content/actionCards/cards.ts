/** Every Action Card by its name; `index.ts` has what each of them does. */
export const ACTION_CARDS = [
  'command-summit',
  'signal-jamming',
  'flank-speed',
  'in-the-silence-of-space',
  'experimental-battlestation',
  'minelayers',
  'fighter-prototype',
  'morale-boost',
  'skilled-retreat',
  'shields-holding',
  'recheck',
  'direct-hit',
  'dug-in',
  'chemical-warfare',
  'rare-mineral',
  'sabotage',
  'unexpected-action',
  'local-unrest',
  'ghost-ship',
  'plague',
  'war-footing',
] as const;

export type CardText = (typeof ACTION_CARDS)[number];
