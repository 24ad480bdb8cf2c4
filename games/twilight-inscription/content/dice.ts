/** Three black dice and three Focus dice. */
import type { Res } from './vocabulary.ts';

export const BLACK_DICE = 3;
export const BLACK_FACES: Res[] = ['M', 'M', 'M', 'I', 'I', 'R'];
/** A Focus die shows its one resource once on four faces and twice on two (INS-FOCUS-01, INS-FOCUS-02). */
export const FOCUS_FACES = [1, 1, 1, 1, 2, 2] as const;

/** A tied agenda: this face resolves "For" (INS-COUNCIL-12, Q-COUNCIL-1). */
export const FOR_FACE: Res = 'I';
/** Two players: this face makes the Speaker the other's left neighbor (INS-SOLO-06, Q-SOLO-9). */
export const LEFT_FACE: Res = 'I';
/** Tied for most votes: roll until exactly one shows this face (INS-CLAR-08). */
export const CHOOSING_FACE: Res = 'I';
/** Extra votes of the AI faction by the face of its black die (INS-SOLO-28, Q-SOLO-9). */
export const AI_EXTRA_VOTES: Record<Res, number> = { M: 0, R: 1, I: 2 };
