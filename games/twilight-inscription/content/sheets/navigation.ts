/** The Navigation sheets: the common side B, then the eight sides A. */
import type { NavigationLayout } from '../layouts.ts';
import { navigation } from './notation.ts';

export const NAVIGATION_B: NavigationLayout = navigation('B', {
  systems: `
      home    home    4,0  -
      a1      small   3,1  planet
      b1      small   5,1  com:triangle:1
      a2      small   2,2  vp1
      c2      small   4,2  -
      b2      small   6,2  tg1
      a3      large   1,3  spec:biotic
      a4      small   3,3  planet
      b4      small   5,3  com:diamond:1
      b3      large   7,3  spec:propulsion
      n1      small   0,4  neighbor:L
      a5      small   2,4  com:circle:1
      c4      large   4,4  vp2
      b5      small   6,4  planet
      n2      small   8,4  neighbor:R
      r1      large   1,5  relic
      a6      small   3,5  -
      b6      small   5,5  councilor
      r2      large   7,5  relic
      p1      small   0,6  tg2
      a7      small   2,6  vp2
      c6      small   4,6  -
      b7      small   6,6  planet
      p2      small   8,6  focus:M
      q1      large   1,7  vp3
      f1      large   3,7  faction
      g1      small   5,7  vote2
      q2      large   7,7  vp3
      mecatol mecatol 4,8  -
      x1      large   0,1  vp3
      x2      small   1,0  focus:R
      y1      large   8,1  spec:warfare
      y2      small   7,0  planet
    `,
  lanes: `
      home-a1 home-b1 a1-a2 a1-c2 b1-c2 b1-b2 a2-a3 c2-a4 c2-b4 b2-b3 a3-n1 a3-a5
      a4-a5 a4-c4 b4-c4 b4-b5 b3-b5 b3-n2 n1-r1 n1-p1 a5-r1 a5-a6 c4-a6 c4-b6
      b5-b6 b5-r2 n2-r2 n2-p2 r1-a7 a6-a7 a6-c6 b6-c6 b6-b7 r2-b7 a7-q1 a7-f1
      c6-f1 c6-g1 b7-g1 b7-q2 f1-mecatol g1-mecatol x1-x2 y1-y2
    `,
  wormholes: `
      a2 1,1.4
      b2 7,1.4
      x1 0,2.1
      y1 8,2.1
    `,
});

export const NAVIGATION_A: NavigationLayout[] = [
  navigation('A1', {
    systems: `
      home    home    4,0  -
      s01     small   3,1  planet
      s02     small   7,7  tg2
      s03     large   5,7  vp3
      s04     small   5,1  com:triangle:1
      s05     small   4,2  -
      s06     large   6,6  relic
      s07     small   2,2  -
      s08     small   0,4  planet
      s09     small   6,2  vp1
      s10     small   7,3  neighbor:R
      s11     large   2,6  relic
      s12     small   3,5  councilor
      s13     large   3,3  spec:biotic
      s14     small   7,5  com:circle:1
      s15     large   1,7  vp3
      s16     large   4,4  spec:propulsion
      s17     small   1,5  neighbor:L
      s18     small   8,4  -
      s19     large   0,6  faction
      s20     small   4,6  vote2
      s21     small   8,6  vp2
      s22     small   5,3  planet
      s23     small   2,4  tg1
      s24     small   1,3  focus:I
      s25     small   3,7  planet
      s26     small   5,5  vp2
      s27     small   6,4  com:diamond:1
      mecatol mecatol 6,8  -
      s28     small   0,2  planet
      s29     small   1,1  focus:R
      s30     large   8,2  spec:warfare
      s31     large   7,1  vp3
    `,
    lanes: `
      home-s04 home-s01 s01-s05 s02-mecatol s03-mecatol s04-s09 s04-s05 s05-s22 s05-s13 s06-s02 s06-s03 s07-s13
      s07-s24 s08-s23 s09-s10 s09-s22 s10-s18 s10-s27 s11-s25 s11-s15 s12-s11 s13-s16 s13-s23 s14-s21
      s14-s06 s16-s26 s16-s12 s17-s11 s17-s19 s19-s15 s20-s03 s20-s25 s21-s02 s22-s16 s22-s10 s23-s12
      s23-s17 s24-s23 s26-s06 s27-s14 s27-s26 s28-s29 s30-s31
    `,
    wormholes: `
      s10 7.8,3
      s22 4.2,3
      s28 -0.8,2
      s30 8.8,2
    `,
  }),
  navigation('A2', {
    systems: `
      home    home    4,0  -
      s01     small   3,1  planet
      s02     large   3,7  vp3
      s03     small   5,1  com:triangle:1
      s04     large   5,7  vp3
      s05     small   4,4  vp2
      s06     small   4,6  tg2
      s07     small   3,5  vp2
      s08     large   5,5  relic
      s09     small   1,5  neighbor:L
      s10     small   2,2  -
      s11     small   6,2  vp1
      s12     small   0,6  -
      s13     large   1,7  relic
      s14     large   5,3  spec:warfare
      s15     small   0,4  focus:I
      s16     small   7,5  neighbor:R
      s17     small   7,7  planet
      s18     small   2,4  tg1
      s19     small   8,4  councilor
      s20     small   4,2  planet
      s21     small   6,6  -
      s22     small   1,3  com:circle:1
      s23     small   8,6  vote2
      s24     small   7,3  com:diamond:1
      s25     large   2,6  faction
      s26     large   3,3  spec:propulsion
      s27     small   6,4  planet
      mecatol mecatol 4,8  -
      s28     large   0,2  spec:biotic
      s29     small   1,1  focus:R
      s30     large   8,2  vp3
      s31     small   7,1  planet
    `,
    lanes: `
      home-s03 home-s01 s01-s20 s01-s10 s02-mecatol s03-s11 s03-s20 s04-mecatol s05-s08 s06-s04 s06-s02 s07-s25
      s08-s21 s08-s06 s09-s25 s09-s12 s09-s07 s10-s26 s11-s24 s11-s14 s12-s13 s14-s27 s14-s05 s15-s09
      s16-s23 s16-s21 s18-s07 s18-s09 s19-s16 s20-s26 s21-s04 s22-s18 s22-s15 s23-s17 s24-s27 s25-s13
      s26-s05 s26-s18 s26-s14 s27-s16 s27-s08 s28-s29 s30-s31
    `,
    wormholes: `
      s24 7.8,3
      s10 1.2,2
      s28 -0.8,2
      s30 8.8,2
    `,
  }),
  navigation('A3', {
    systems: `
      home    home    4,0  -
      s01     small   3,7  focus:R
      s02     small   5,7  councilor
      s03     small   5,1  planet
      s04     small   3,1  com:triangle:1
      s05     small   4,2  -
      s06     small   8,4  vp1
      s07     small   0,4  vp2
      s08     small   2,4  neighbor:L
      s09     small   4,4  tg1
      s10     small   3,5  tg2
      s11     small   2,2  -
      s12     large   6,4  spec:warfare
      s13     small   6,2  com:diamond:1
      s14     large   4,6  vp3
      s15     large   7,7  vp3
      s16     small   5,5  planet
      s17     small   2,6  vp2
      s18     large   1,5  relic
      s19     small   0,6  vote2
      s20     large   6,6  faction
      s21     small   1,7  planet
      s22     small   8,6  neighbor:R
      s23     small   3,3  planet
      s24     large   1,3  spec:biotic
      s25     small   5,3  -
      s26     small   7,3  com:circle:1
      s27     large   7,5  relic
      mecatol mecatol 4,8  -
      s28     large   0,2  vp3
      s29     large   1,1  spec:cybernetic
      s30     small   8,2  focus:I
      s31     small   7,1  planet
    `,
    lanes: `
      home-s03 home-s04 s01-mecatol s02-mecatol s03-s13 s03-s05 s04-s05 s04-s11 s05-s25 s05-s23 s06-s27 s07-s18
      s08-s10 s08-s18 s09-s10 s10-s14 s10-s17 s11-s23 s11-s24 s12-s27 s12-s16 s13-s26 s14-s02 s14-s01
      s16-s20 s16-s14 s17-s01 s17-s21 s18-s17 s19-s21 s20-s15 s20-s02 s22-s15 s23-s09 s24-s08 s24-s07
      s25-s09 s26-s06 s26-s12 s27-s22 s27-s20 s28-s29 s30-s31
    `,
    wormholes: `
      s24 1.8,3
      s23 3.8,3
      s28 -0.8,2
      s30 8.8,2
    `,
  }),
  navigation('A4', {
    systems: `
      home    home    4,0  -
      s01     small   5,7  vote2
      s02     small   3,7  focus:R
      s03     small   3,1  vp1
      s04     small   5,1  planet
      s05     large   3,5  relic
      s06     large   8,6  faction
      s07     small   4,6  tg2
      s08     small   5,3  tg1
      s09     large   2,6  vp3
      s10     small   1,7  councilor
      s11     small   5,5  vp2
      s12     small   3,3  planet
      s13     small   4,2  -
      s14     small   6,6  -
      s15     large   7,5  relic
      s16     small   7,3  neighbor:R
      s17     small   6,4  com:diamond:1
      s18     small   2,2  com:triangle:1
      s19     small   6,2  com:circle:1
      s20     small   1,5  -
      s21     large   4,4  spec:propulsion
      s22     large   1,3  spec:cybernetic
      s23     small   2,4  neighbor:L
      s24     small   0,4  planet
      s25     small   8,4  vp2
      s26     small   0,6  planet
      s27     large   7,7  vp3
      mecatol mecatol 4,8  -
      s28     large   0,2  spec:biotic
      s29     large   1,1  vp3
      s30     small   8,2  planet
      s31     small   7,1  focus:M
    `,
    lanes: `
      home-s04 home-s03 s01-mecatol s02-mecatol s03-s13 s03-s18 s04-s19 s04-s13 s05-s07 s05-s09 s06-s27 s07-s01
      s07-s02 s08-s17 s08-s21 s09-s02 s09-s10 s11-s14 s11-s07 s12-s21 s12-s23 s12-s08 s13-s08 s14-s27
      s14-s01 s15-s06 s15-s14 s16-s25 s17-s11 s18-s12 s18-s22 s19-s16 s20-s09 s20-s26 s22-s23 s22-s24
      s23-s05 s23-s20 s24-s20 s25-s15 s26-s10 s28-s29 s30-s31
    `,
    wormholes: `
      s18 1.2,2
      s22 1.8,3
      s28 -0.8,2
      s30 8.8,2
    `,
  }),
  navigation('A5', {
    systems: `
      home    home    4,0  -
      s01     small   3,1  tg1
      s02     large   3,7  vp3
      s03     large   5,7  faction
      s04     small   5,1  planet
      s05     large   1,7  relic
      s06     small   4,6  vote2
      s07     large   3,3  spec:propulsion
      s08     large   7,7  vp3
      s09     small   6,2  com:diamond:1
      s10     small   4,4  planet
      s11     small   2,4  tg2
      s12     small   1,3  vp1
      s13     small   6,6  planet
      s14     small   1,5  vp2
      s15     small   5,3  -
      s16     small   4,2  planet
      s17     small   6,4  neighbor:R
      s18     large   5,5  relic
      s19     small   8,6  -
      s20     small   8,4  councilor
      s21     large   7,3  spec:biotic
      s22     small   3,5  -
      s23     small   0,4  com:circle:1
      s24     small   2,2  com:triangle:1
      s25     small   7,5  focus:M
      s26     small   0,6  vp2
      s27     small   2,6  neighbor:L
      mecatol mecatol 4,8  -
      s28     small   0,2  planet
      s29     large   1,1  spec:warfare
      s30     small   8,2  focus:I
      s31     large   7,1  vp3
    `,
    lanes: `
      home-s04 home-s01 s01-s16 s01-s24 s02-mecatol s03-mecatol s04-s09 s04-s16 s07-s11 s09-s21 s09-s15 s10-s18
      s10-s22 s11-s14 s12-s11 s12-s23 s13-s08 s13-s03 s14-s27 s14-s26 s15-s17 s15-s10 s16-s15 s16-s07
      s17-s18 s18-s13 s18-s06 s19-s08 s20-s25 s21-s20 s21-s17 s22-s06 s22-s27 s23-s14 s24-s07 s24-s12
      s25-s19 s25-s13 s26-s05 s27-s02 s27-s05 s28-s29 s30-s31
    `,
    wormholes: `
      s21 7.8,3
      s07 3.8,3
      s28 -0.8,2
      s30 8.8,2
    `,
  }),
  navigation('A6', {
    systems: `
      home    home    4,0  -
      s01     small   5,7  focus:I
      s02     small   3,1  planet
      s03     large   3,7  vp3
      s04     small   5,1  com:triangle:1
      s05     large   6,4  spec:biotic
      s06     small   0,6  -
      s07     small   6,2  vp1
      s08     small   7,5  neighbor:R
      s09     small   2,2  neighbor:L
      s10     small   2,6  planet
      s11     small   0,4  tg2
      s12     small   5,5  -
      s13     small   8,4  com:diamond:1
      s14     small   7,3  planet
      s15     large   7,7  faction
      s16     large   1,7  relic
      s17     small   4,6  vote2
      s18     small   1,5  vp2
      s19     small   4,2  tg1
      s20     large   8,6  vp3
      s21     small   5,3  com:circle:1
      s22     large   3,3  spec:warfare
      s23     large   6,6  relic
      s24     small   3,5  vp2
      s25     small   1,3  planet
      s26     small   4,4  councilor
      s27     small   2,4  -
      mecatol mecatol 4,8  -
      s28     large   0,2  vp3
      s29     small   1,1  focus:R
      s30     large   8,2  spec:cybernetic
      s31     small   7,1  planet
    `,
    lanes: `
      home-s04 home-s02 s01-mecatol s02-s19 s03-mecatol s04-s07 s04-s19 s05-s08 s05-s12 s06-s16 s07-s14 s07-s21
      s08-s20 s08-s23 s09-s22 s09-s25 s10-s03 s10-s16 s12-s23 s12-s17 s13-s08 s14-s13 s14-s05 s17-s01
      s18-s10 s18-s06 s19-s22 s20-s15 s21-s05 s21-s26 s22-s26 s22-s27 s23-s15 s23-s20 s24-s17 s24-s10
      s25-s27 s25-s11 s26-s12 s26-s24 s27-s18 s28-s29 s30-s31
    `,
    wormholes: `
      s14 7.8,3
      s19 4,1.2
      s28 -0.8,2
      s30 8.8,2
    `,
  }),
  navigation('A7', {
    systems: `
      home    home    4,0  -
      s01     small   3,1  planet
      s02     small   5,7  vp2
      s03     small   3,7  tg2
      s04     small   5,1  com:triangle:1
      s05     small   4,2  com:diamond:1
      s06     large   7,7  vp3
      s07     small   6,4  neighbor:R
      s08     small   4,6  councilor
      s09     large   1,5  vp3
      s10     small   4,4  planet
      s11     small   0,4  focus:R
      s12     large   3,3  spec:warfare
      s13     small   8,6  vp2
      s14     large   5,3  spec:propulsion
      s15     small   2,6  vote2
      s16     small   2,2  tg1
      s17     large   0,6  relic
      s18     small   1,3  planet
      s19     small   7,5  -
      s20     large   6,6  faction
      s21     large   5,5  relic
      s22     small   6,2  com:circle:1
      s23     small   8,4  -
      s24     small   3,5  -
      s25     small   2,4  neighbor:L
      s26     small   7,3  vp1
      s27     small   1,7  planet
      mecatol mecatol 4,8  -
      s28     small   0,2  planet
      s29     small   1,1  focus:I
      s30     large   8,2  vp3
      s31     large   7,1  spec:biotic
    `,
    lanes: `
      home-s04 home-s01 s01-s05 s01-s16 s02-mecatol s03-mecatol s04-s22 s04-s05 s05-s14 s05-s12 s07-s19 s07-s21
      s08-s02 s09-s15 s09-s17 s10-s21 s11-s09 s12-s10 s12-s25 s13-s06 s14-s07 s14-s10 s15-s03 s15-s27
      s16-s12 s16-s18 s17-s27 s18-s25 s19-s13 s19-s20 s20-s06 s20-s02 s21-s20 s21-s08 s22-s26 s22-s14
      s23-s19 s24-s15 s25-s24 s26-s23 s26-s07 s28-s29 s30-s31
    `,
    wormholes: `
      s22 6,1.2
      s18 0.2,3
      s28 -0.8,2
      s30 8.8,2
    `,
  }),
  navigation('A8', {
    systems: `
      home    home    4,0  -
      s01     small   3,7  councilor
      s02     small   3,1  tg1
      s03     small   5,1  planet
      s04     small   5,7  focus:R
      s05     small   7,3  planet
      s06     small   1,7  vote2
      s07     small   2,6  planet
      s08     small   5,5  vp2
      s09     large   8,4  spec:propulsion
      s10     large   0,6  vp3
      s11     small   1,5  neighbor:L
      s12     small   6,2  com:triangle:1
      s13     small   8,6  neighbor:R
      s14     large   7,5  relic
      s15     small   2,2  -
      s16     small   6,4  tg2
      s17     small   1,3  vp1
      s18     small   2,4  com:circle:1
      s19     large   3,3  spec:biotic
      s20     small   4,2  -
      s21     large   3,5  relic
      s22     large   7,7  vp3
      s23     large   4,6  faction
      s24     small   6,6  vp2
      s25     small   4,4  planet
      s26     small   0,4  com:diamond:1
      s27     small   5,3  -
      mecatol mecatol 4,8  -
      s28     large   0,2  spec:warfare
      s29     large   1,1  vp3
      s30     small   8,2  planet
      s31     small   7,1  focus:M
    `,
    lanes: `
      home-s03 home-s02 s01-mecatol s02-s20 s02-s15 s03-s12 s03-s20 s04-mecatol s05-s09 s05-s16 s08-s24 s08-s23
      s09-s14 s10-s06 s11-s07 s11-s10 s12-s05 s13-s22 s14-s13 s14-s24 s15-s19 s15-s17 s16-s14 s16-s08
      s17-s18 s17-s26 s18-s21 s18-s11 s19-s25 s20-s27 s20-s19 s21-s23 s21-s07 s23-s04 s24-s22 s24-s04
      s25-s08 s25-s21 s27-s16 s27-s25 s27-s05 s28-s29 s30-s31
    `,
    wormholes: `
      s12 6,1.2
      s17 1.8,3
      s28 -0.8,2
      s30 8.8,2
    `,
  }),
];
