import type { Game } from '@orrery/kernel';
import { parley } from './parley.ts';
import type { ParleyShapes } from './parley.ts';

// Parley by rules that lost the question every round begins with: a match of the first rules cannot go on by them.

const { bid: _, ...asks } = parley.asks;
const parleyThree = { ...parley, rules: 3, asks } as Game<ParleyShapes>;
export default parleyThree;
