import type { NumberPart } from '@orrery/kernel';

/** What components say to queries about numbers. */
export const plus = (amount: number): NumberPart => ({ layer: 'add', amount });
export const none: NumberPart = { layer: 'atMost', amount: 0 };
