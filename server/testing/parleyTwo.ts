import type { Game } from '@orrery/kernel';
import { parley } from './parley.ts';
import type { ParleyShapes } from './parley.ts';

// Parley by its second rules: whoever leads has four coins instead of three, and running matches are told so.

const parleyTwo: Game<ParleyShapes> = {
  ...parley,
  rules: 2,
  migrations: { 1: (s) => ({ ...s, pub: { ...s.pub, purse: s.pub.purse + 1 } }) },
};
export default parleyTwo;
