import type { NumberPart } from '@orrery/kernel';

// What modifiers say.

export const plus = (amount: number): NumberPart => ({ layer: 'add', amount });
export const minus = (amount: number): NumberPart => plus(-amount);
export const atLeast = (amount: number): NumberPart => ({ layer: 'atLeast', amount });
export const atMost = (amount: number): NumberPart => ({ layer: 'atMost', amount });
export const instead = (amount: number): NumberPart => ({ layer: 'replace', amount });
export const times = (amount: number): NumberPart => ({ layer: 'times', amount });
