/** The Industry sheets: the common side B, then the eight sides A. */
import type { IndustryLayout } from '../layouts.ts';
import { industry } from './notation.ts';

export const INDUSTRY_B: IndustryLayout = industry(
  'B',
  `
    0,0 start
    1,0 com:triangle:1
    0,1 vp1
    -1,1 councilor
    -1,0 com:circle:1
    0,-1 tg1
    1,-1 com:diamond:1
    2,0 vp1
    1,1 focus:R
    0,2 com:triangle:2
    -1,2 vp2
    -2,2 vote2
    -2,1 spec:warfare
    -2,0 com:circle:1
    -1,-1 population
    0,-2 vp2
    1,-2 com:diamond:2
    2,-2 focus:M
    2,-1 councilor
    -3,0 vp2
    -3,1 planet
    -3,2 x:biotic
    -3,3 vp3
    -2,3 com:triangle:1
    -1,3 focus:I
    0,3 spec:propulsion
    -2,-1 com:circle:2
    -1,-2 faction
    0,-3 x:cybernetic
    1,-3 vp3
    2,-3 councilor
    4,-1 x:warfare
    4,-2 population
    5,-2 tg2
    4,0 spec:cybernetic
    5,-1 vp3
  `,
);

export const INDUSTRY_A: IndustryLayout[] = [
  industry(
    'A1',
    `
    0,0 start
    -1,0 com:triangle:1
    -1,1 vp2
    0,-1 vote2
    0,1 vp1
    1,-1 councilor
    1,0 councilor
    -2,0 focus:M
    -2,1 tg1
    -2,2 com:circle:1
    -1,2 councilor
    0,-2 vp2
    0,2 com:diamond:1
    1,-2 population
    1,1 com:circle:1
    2,-2 com:triangle:1
    2,0 vp1
    3,-2 com:diamond:2
    -1,-2 vp3
    3,-3 com:circle:2
    -3,1 focus:I
    -3,0 vp2
    -3,2 spec:propulsion
    2,-3 com:triangle:2
    3,-1 planet
    -3,3 focus:R
    3,0 faction
    1,-3 spec:biotic
    0,-3 vp3
    -2,4 vp3
    -2,5 spec:cybernetic
    0,4 tg2
    -1,5 population
    1,2 x:warfare
    2,1 x:cybernetic
    -1,4 x:biotic
  `,
  ),
  industry(
    'A2',
    `
    0,0 start
    -1,0 vp2
    -1,1 vp1
    0,-1 com:triangle:1
    0,1 vote2
    1,-1 councilor
    1,0 com:diamond:1
    -2,0 councilor
    -2,1 councilor
    -1,-1 vp2
    -1,2 spec:biotic
    0,2 vp2
    1,-2 vp1
    1,1 com:triangle:1
    2,-2 com:circle:1
    2,-1 focus:M
    2,0 com:circle:1
    2,-3 com:triangle:2
    -2,-1 com:circle:2
    3,-1 focus:I
    -3,0 tg1
    -3,3 spec:propulsion
    3,0 vp3
    3,-3 vp3
    -1,3 planet
    0,-3 com:diamond:2
    -3,1 population
    1,-3 faction
    -2,3 focus:R
    2,2 vp3
    2,3 spec:biotic
    0,4 population
    1,4 tg2
    -1,-2 x:warfare
    3,-2 x:biotic
    1,3 x:cybernetic
  `,
  ),
  industry(
    'A3',
    `
    0,0 start
    -1,0 com:circle:1
    -1,1 councilor
    0,-1 com:triangle:1
    0,1 vp1
    1,-1 tg1
    1,0 vp1
    -2,0 com:triangle:2
    -2,1 com:triangle:1
    -2,2 vote2
    -1,-1 vp2
    -1,2 planet
    0,-2 com:circle:1
    0,2 faction
    1,1 councilor
    2,-2 vp2
    2,-1 com:diamond:1
    2,0 spec:warfare
    2,1 councilor
    0,3 focus:I
    2,-3 focus:M
    0,-3 vp3
    1,2 focus:R
    3,-3 com:circle:2
    -2,-1 spec:propulsion
    1,-3 com:diamond:2
    -3,0 vp3
    -3,1 vp2
    3,-2 population
    -2,4 vp3
    -3,5 tg2
    -4,4 spec:cybernetic
    -4,5 population
    3,-1 x:biotic
    -3,2 x:warfare
    -3,4 x:cybernetic
  `,
  ),
  industry(
    'A4',
    `
    0,0 start
    -1,0 tg1
    -1,1 com:diamond:1
    0,-1 vp2
    0,1 com:triangle:1
    1,-1 councilor
    1,0 vote2
    -2,0 planet
    -2,1 spec:propulsion
    -1,2 com:circle:1
    0,-2 vp1
    0,2 com:triangle:1
    1,-2 focus:I
    1,1 councilor
    2,-2 councilor
    2,-1 focus:M
    2,0 focus:R
    -3,1 com:diamond:2
    3,0 vp3
    -3,2 vp1
    2,-3 com:circle:1
    3,-3 com:triangle:2
    0,3 com:circle:2
    3,-2 vp3
    1,2 faction
    -2,-1 spec:warfare
    -1,-2 vp2
    3,-1 vp2
    1,-3 population
    -2,4 population
    -3,5 tg2
    -4,4 vp3
    -4,5 spec:biotic
    2,1 x:cybernetic
    0,-3 x:warfare
    -3,4 x:biotic
  `,
  ),
  industry(
    'A5',
    `
    0,0 start
    -1,0 com:triangle:1
    -1,1 vote2
    0,-1 councilor
    0,1 vp1
    1,-1 com:circle:1
    1,0 vp1
    -2,0 councilor
    -2,1 com:circle:1
    -2,2 vp3
    -1,-1 vp2
    -1,2 focus:M
    0,-2 com:triangle:1
    0,2 tg1
    1,1 planet
    2,-2 vp2
    2,-1 com:diamond:1
    2,0 councilor
    3,-1 com:circle:2
    -2,-1 focus:R
    0,3 com:diamond:2
    3,-3 spec:propulsion
    -2,3 faction
    -1,-2 population
    -3,3 vp3
    2,1 com:triangle:2
    -3,2 spec:warfare
    -3,0 focus:I
    3,-2 vp2
    2,-4 tg2
    2,-5 population
    0,-4 vp3
    1,-5 spec:cybernetic
    3,0 x:cybernetic
    -1,3 x:biotic
    1,-4 x:warfare
  `,
  ),
  industry(
    'A6',
    `
    0,0 start
    -1,0 councilor
    -1,1 vp1
    0,-1 com:circle:1
    0,1 vote2
    1,-1 com:triangle:1
    1,0 tg1
    -2,0 com:triangle:1
    -2,1 vp1
    -2,2 councilor
    -1,-1 spec:propulsion
    0,-2 com:circle:1
    0,2 com:diamond:1
    1,-2 vp3
    1,1 councilor
    2,-2 vp2
    2,0 spec:biotic
    -3,2 focus:M
    0,3 faction
    -2,-1 com:circle:2
    1,2 vp2
    -1,-2 focus:R
    -3,3 focus:I
    -3,1 com:diamond:2
    2,-3 com:triangle:2
    0,-3 vp2
    -2,3 planet
    -1,3 population
    3,-3 vp3
    4,-2 tg2
    5,-2 population
    4,0 vp3
    5,-1 spec:cybernetic
    2,1 x:cybernetic
    -3,0 x:warfare
    4,-1 x:biotic
  `,
  ),
  industry(
    'A7',
    `
    0,0 start
    -1,0 com:triangle:1
    -1,1 com:triangle:1
    0,-1 vp1
    0,1 vote2
    1,-1 councilor
    1,0 councilor
    -2,1 tg1
    -2,2 vp2
    -1,-1 focus:M
    -1,2 com:diamond:1
    0,-2 com:circle:1
    0,2 vp2
    1,-2 com:diamond:2
    1,1 spec:propulsion
    2,-2 com:circle:1
    2,-1 vp1
    2,0 vp2
    -3,0 com:circle:2
    1,-3 faction
    -3,2 vp3
    -3,1 spec:biotic
    -3,3 focus:I
    -2,-1 vp3
    3,-2 councilor
    3,-3 population
    -1,3 planet
    0,-3 com:triangle:2
    -2,3 focus:R
    2,2 vp3
    2,3 spec:biotic
    0,4 tg2
    1,4 population
    -1,-2 x:warfare
    3,-1 x:biotic
    1,3 x:cybernetic
  `,
  ),
  industry(
    'A8',
    `
    0,0 start
    -1,0 com:circle:1
    -1,1 vp1
    0,-1 tg1
    0,1 com:triangle:1
    1,-1 vp1
    1,0 councilor
    -2,0 planet
    -2,1 com:circle:1
    -2,2 vote2
    -1,-1 com:triangle:1
    -1,2 faction
    0,-2 com:diamond:1
    1,-2 focus:R
    1,1 councilor
    2,-2 councilor
    2,-1 com:circle:2
    2,0 com:diamond:2
    0,-3 spec:warfare
    3,-2 vp2
    3,0 vp3
    2,-3 focus:I
    2,1 population
    1,-3 focus:M
    -3,0 com:triangle:2
    -3,3 vp3
    -1,-2 vp2
    3,-1 vp2
    1,2 spec:propulsion
    -2,4 spec:biotic
    -2,5 tg2
    0,4 population
    -1,5 vp3
    -3,2 x:biotic
    -2,-1 x:warfare
    -1,4 x:cybernetic
  `,
  ),
];
