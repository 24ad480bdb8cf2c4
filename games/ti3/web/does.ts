import type { Ti3 } from '@orrery/ti3';
import type { MessageId } from './text/en.ts';

type Kind = keyof Ti3['asks'] & string;
const does = <K extends Kind>(kind: K): `does.${K}` => `does.${kind}`;

/** What every kind of question does, costs or risks, in a sentence. A kind without one does not compile. */
export const DOES = does satisfies (kind: Kind) => MessageId;
