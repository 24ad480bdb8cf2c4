/** The Warfare sheets: the common side B, then the eight sides A. */
import type { WarfareLayout } from '../layouts.ts';
import { warfare } from './notation.ts';

export const WARFARE_B: WarfareLayout = warfare('B', {
  nodes: `
      4,0 tg1
      1,1 vp1
      6,1 #
      2,2 #
      5,2 vp1
      7,2 com:circle:1
      0,3 planet
      5,3 #
      2,4 vp2
      6,4 tg1
      1,5 #
      3,5 faction
      6,5 #
      6,6 population
      0,7 #
      3,7 vp2
      5,7 tg2
      2,8 spec:cybernetic
      7,8 #
      4,9 #
      6,9 vp3
      1,10 vp2
      2,11 #
      5,11 vp2
    `,
  boxes: `
      tg2 com:diamond:1 -1
      population councilor -1
      vp3 vp3 -2
      vp4 vp4 -3
    `,
  copies: 'pds 4 destroyer 3 cruiser 4 carrier 2 dreadnought 3 war-sun 2',
});

export const WARFARE_A: WarfareLayout[] = [
  warfare('A1', {
    nodes: `
      0,0 vp1
      2,0 com:circle:1
      0,1 #
      4,1 vp1
      4,2 #
      6,2 tg1
      2,3 vp2
      3,3 tg1
      6,3 planet
      2,4 #
      4,4 faction
      7,5 #
      2,6 spec:cybernetic
      7,6 population
      1,7 vp2
      3,7 #
      5,7 #
      5,8 tg2
      7,9 vp2
      1,10 #
      2,10 vp2
      3,10 #
      7,10 vp3
      6,11 #
    `,
    boxes: `
      com:diamond:1 tg2 -1
      councilor com:circle:2 -1
      vp3 vp3 -2
      vp5 vp3 -3
    `,
    copies: 'pds 4 destroyer 3 cruiser 3 carrier 3 dreadnought 3 war-sun 2',
  }),
  warfare('A2', {
    nodes: `
      0,0 com:circle:1
      2,0 #
      5,0 vp1
      1,1 vp1
      6,2 #
      7,2 tg1
      0,3 tg1
      1,3 vp2
      7,3 planet
      0,4 #
      4,4 #
      6,4 faction
      7,5 #
      0,6 vp2
      2,6 #
      2,7 spec:cybernetic
      5,7 #
      4,8 tg2
      5,8 population
      3,9 #
      7,9 vp2
      0,10 vp2
      6,10 vp3
      4,11 #
    `,
    boxes: `
      com:diamond:1 tg2 -1
      com:circle:2 councilor -1
      vp2 vp4 -2
      vp5 vp3 -3
    `,
    copies: 'pds 4 destroyer 3 cruiser 4 carrier 2 dreadnought 3 war-sun 2',
  }),
  warfare('A3', {
    nodes: `
      1,0 tg1
      2,0 com:circle:1
      6,0 #
      0,2 #
      6,2 vp1
      7,2 vp1
      4,3 #
      0,4 tg1
      1,4 #
      5,4 vp1
      0,5 #
      1,5 faction
      3,5 vp2
      7,5 planet
      4,6 vp2
      7,6 tg1
      0,7 spec:cybernetic
      3,7 population
      4,7 #
      1,8 tg2
      3,8 #
      5,8 #
      1,9 #
      4,10 #
      6,10 #
      0,11 vp3
      5,11 vp2
      6,11 vp2
    `,
    boxes: `
      vote2 com:diamond:1 -1
      councilor population -1
      vp3 vp3 -2
      vp4 vp4 -3
    `,
    copies: 'pds 4 destroyer 3 cruiser 4 carrier 2 dreadnought 3 war-sun 2',
  }),
  warfare('A4', {
    nodes: `
      1,1 vp1
      3,1 #
      4,1 vp1
      7,1 tg1
      3,2 com:circle:1
      4,2 #
      7,3 #
      0,4 vp2
      3,4 #
      5,4 #
      6,4 vp1
      7,4 planet
      3,5 faction
      7,5 tg1
      0,6 vp2
      2,7 #
      5,7 tg1
      6,7 tg2
      1,8 #
      3,8 spec:cybernetic
      5,8 #
      7,8 population
      3,9 #
      3,10 vp2
      4,10 #
      7,10 #
      1,11 vp3
      7,11 vp2
    `,
    boxes: `
      vote2 com:diamond:1 -1
      population councilor -1
      vp3 vp3 -2
      vp3 vp5 -3
    `,
    copies: 'pds 4 destroyer 3 cruiser 4 carrier 2 dreadnought 3 war-sun 2',
  }),
  warfare('A5', {
    nodes: `
      5,0 tg1
      0,1 #
      1,1 vp1
      4,1 vp1
      0,2 com:triangle:1
      4,2 #
      4,3 tg1
      1,4 planet
      2,4 vp2
      1,5 #
      5,5 #
      6,5 faction
      0,6 population
      7,6 spec:cybernetic
      0,7 #
      1,8 tg2
      4,8 vp2
      7,8 #
      3,9 vp2
      2,10 #
      4,10 vp2
      7,10 #
      3,11 #
      6,11 vp3
    `,
    boxes: `
      com:diamond:1 tg2 -1
      population com:circle:2 -1
      vp3 vp3 -2
      vp4 vp4 -3
    `,
    copies: 'pds 3 destroyer 4 cruiser 4 carrier 2 dreadnought 3 war-sun 2',
  }),
  warfare('A6', {
    nodes: `
      1,0 #
      3,0 vp1
      3,1 com:circle:1
      4,2 vp1
      5,2 tg1
      6,2 #
      0,3 #
      0,4 vp2
      3,4 planet
      5,4 #
      7,4 #
      3,5 vp1
      4,5 tg1
      7,5 faction
      4,6 tg2
      5,6 spec:cybernetic
      7,6 vp2
      2,7 tg1
      3,7 population
      0,8 #
      3,8 #
      5,8 #
      2,9 #
      0,10 vp2
      4,10 vp2
      5,10 #
      7,10 #
      4,11 vp3
    `,
    boxes: `
      vote2 tg2 -1
      population com:circle:2 -1
      vp3 vp3 -2
      vp4 vp4 -3
    `,
    copies: 'pds 4 destroyer 3 cruiser 3 carrier 3 dreadnought 3 war-sun 2',
  }),
  warfare('A7', {
    nodes: `
      2,0 #
      7,0 vp1
      5,1 tg1
      0,2 com:circle:1
      2,2 vp1
      5,2 #
      5,3 planet
      0,4 tg1
      1,4 vp2
      7,4 #
      3,5 #
      7,5 faction
      3,6 population
      5,6 tg2
      3,7 vp2
      4,7 spec:cybernetic
      7,7 #
      0,8 #
      3,8 #
      4,9 vp2
      5,9 #
      6,9 vp3
      0,10 #
      2,10 vp2
    `,
    boxes: `
      tg2 com:diamond:1 -1
      councilor population -1
      vp3 vp3 -2
      vp4 vp4 -3
    `,
    copies: 'pds 4 destroyer 3 cruiser 4 carrier 2 dreadnought 3 war-sun 2',
  }),
  warfare('A8', {
    nodes: `
      2,0 vp2
      4,0 tg1
      6,0 vp1
      3,1 #
      7,1 #
      1,2 com:triangle:1
      0,3 #
      3,3 tg1
      4,3 faction
      6,3 #
      3,4 planet
      4,4 vp3
      5,5 #
      0,6 spec:cybernetic
      4,6 tg2
      7,6 population
      0,7 vp2
      4,7 #
      2,8 #
      5,9 #
      2,10 vp3
      7,10 vp2
      2,11 #
      6,11 vp2
    `,
    boxes: `
      com:diamond:1 tg2 -1
      councilor population -1
      vp3 vp3 -2
      vp5 vp3 -3
    `,
    copies: 'pds 4 destroyer 3 cruiser 3 carrier 3 dreadnought 3 war-sun 2',
  }),
];
