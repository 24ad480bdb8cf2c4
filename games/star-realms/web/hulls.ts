import type { PlanetKind } from '@orrery/web/design/Planet.tsx';
import type { Card, Faction } from './content.ts';

/** Silhouettes in a box of 120 by 72: main body, light part, dark part, line, engine. Which one a card gets follows from its id. */
export interface Hull {
  body: string[];
  light?: string[];
  dark?: string[];
  line?: string;
  engine?: string[];
}
const FIGHTER: Hull = {
  body: ['M28 38 52 31 94 37 52 43z'],
  dark: ['M44 33 36 22 58 31zM44 42 36 53 58 43z'],
  engine: ['M28 38 18 36.5V39.500z'],
};
const VIPER: Hull = {
  body: ['M24 37 46 32H66L76 36 66 42H46z'],
  dark: ['M60 32 104 24 74 35zM60 42 104 50 74 39z'],
  engine: ['M24 37 14 35.5V39z'],
};
const SHIPS: Record<Faction | 'none', Hull[]> = {
  none: [FIGHTER, VIPER],
  kingdom: [
    {
      light: ['M50 33 58 24h16l6 8z'],
      body: ['M10 38 30 31 78 31 118 37 82 43 74 48 34 48 22 44z'],
      dark: ['M34 48 24 56 52 56 62 48z'],
      line: 'M30 37H92M40 43H74',
      engine: ['M10 38 2 36.5V41z', 'M22 44 14 43V47z'],
    },
    {
      body: ['M14 38 38 31 72 30 110 36 74 42 40 46z'],
      light: ['M56 30 62 20 78 28 82 31z'],
      dark: ['M38 45 28 56 54 50 60 44z'],
      line: 'M34 38H90',
      engine: ['M14 38 4 36.5V40z'],
    },
    {
      light: ['M38 26 46 14H78L88 26z'],
      body: ['M6 36 26 26H92L118 34 118 39 94 46H28z'],
      dark: ['M28 46 38 58H74L88 46z', 'M54 14 58 6H66L70 14z'],
      line: 'M22 32H98M24 40H96M48 20H78',
      engine: ['M6 34-4 33V37z', 'M16 41 6 41V45z'],
    },
  ],
  consortium: [
    {
      body: ['M14 44H100L112 40 116 46 106 52H18z'],
      light: ['M22 26h18v17H22zM43 26h18v17H43zM64 26h18v17H64z'],
      dark: ['M85 32h14l8 9H85z'],
      line: 'M22 34.5h18M43 34.5h18M64 34.5h18M26 48H98',
      engine: ['M14 45 4 44V50z'],
    },
    {
      body: ['M16 40 40 32H84L108 38 84 46H36z'],
      light: ['M46 32 52 22H74L80 32z'],
      dark: ['M40 46 46 54H72L80 46z'],
      line: 'M28 39H98',
      engine: ['M16 40 6 38V42z'],
    },
    {
      body: ['M10 40 22 30H60L66 24H96L114 38 100 50H30z'],
      light: ['M70 24 74 16H88L92 24z'],
      dark: ['M30 50 36 58H62L68 50z'],
      line: 'M24 40H104M66 30H96',
      engine: ['M10 38 0 36V42z'],
    },
  ],
  scavengers: [
    {
      body: ['M18 40 44 30 70 31 108 24 84 38 108 50 66 47 40 48z'],
      dark: ['M44 30 38 20 58 24 64 31zM40 48 34 58 56 54 62 47z'],
      line: 'M34 39H80',
      engine: ['M18 40 6 37V43z'],
    },
    {
      body: ['M16 37 48 28 66 33 112 34 70 41 48 47z'],
      dark: ['M48 28 30 16 60 24 66 33zM48 47 32 58 58 51 66 42z'],
      line: 'M34 37H84',
      engine: ['M16 37 4 35V39.500z'],
    },
    {
      body: ['M12 36 26 28H56L64 34V46L56 52H24L12 45z'],
      light: ['M30 28 36 18H52L56 28z'],
      dark: ['M64 37H88V43H64z', 'M88 30 104 26 100 33 94 36V44L100 47 104 54 88 50z'],
      line: 'M22 40H58',
      engine: ['M12 38 2 37V43z'],
    },
  ],
  starEmpire: [
    {
      body: ['M10 38 58 30 114 37 58 46z'],
      light: ['M48 31 64 18 82 32z'],
      dark: ['M36 43 24 58 66 46z'],
      line: 'M26 38H98',
      engine: ['M10 38 0 36V40z'],
    },
    {
      body: ['M16 38 50 33H80L112 38 80 43H50z'],
      dark: ['M50 33 28 14 70 33zM50 43 28 62 70 43z'],
      line: 'M30 38H100',
      engine: ['M16 38 6 36V40z'],
    },
  ],
  tradeFederation: [
    {
      body: ['M18 38a16 12 0 0 1 16-11H82a26 11 0 0 1 26 11 26 11 0 0 1-26 11H34a16 12 0 0 1-16-11z'],
      light: ['M46 27 54 18H76L82 27z'],
      line: 'M28 38H98M40 44H84',
      engine: ['M18 38 8 36V41z'],
    },
    {
      body: ['M14 42H104L114 36 96 30H30z'],
      light: ['M36 30 44 18H66L74 30z'],
      dark: ['M30 42 38 54H80L90 42z'],
      line: 'M28 36H100',
      engine: ['M14 42 4 40V45z'],
    },
  ],
};
const BASES: Hull[] = [
  {
    light: ['M60 3 73 17V58L60 70 47 58V17z'],
    dark: ['M26 25v-7h7v7M42 25v-9h7v9M71 25v-9h7v9M87 25v-7h7v7'],
    body: ['M20 25H100L110 31 100 37H20L10 31z', 'M32 43H88L96 48 88 53H32L24 48z'],
    line: 'M18 31H102M32 48H88M60 8V66',
  },
  {
    body: ['M60 6 96 22V48L60 66 24 48V22z'],
    dark: ['M60 22 78 30V44L60 52 42 44V30z'],
    line: 'M60 6V22M96 22 78 30M96 48 78 44M60 66V52M24 48 42 44M24 22 42 30',
  },
  {
    body: ['M14 20h92v6H14zM14 50h92v6H14z'],
    light: ['M20 26h6v24h-6zM94 26h6v24h-6zM57 26h6v24h-6z'],
    dark: ['M30 34 50 30 54 40 34 46zM68 32 88 36 82 46 66 42z'],
    line: 'M26 26 57 50M63 26 94 50',
  },
  {
    body: ['M14 37a46 15 0 1 0 92 0 46 15 0 1 0-92 0zM22 37a38 10 0 1 1 76 0 38 10 0 1 1-76 0z'],
    light: ['M55 10h10v54H55z'],
    dark: ['M50 30h20v14H50z'],
    line: 'M14 37h92',
  },
  {
    body: ['M30 30H90L98 40 90 50H30L22 40z'],
    light: ['M44 30 48 12H72L76 30z'],
    dark: ['M40 50 46 64H74L80 50z'],
    line: 'M26 40H94M60 14V62',
  },
];
const PLANETS: PlanetKind[] = [
  'desert',
  'ocean',
  'iron',
  'jungle',
  'lava',
  'storm',
  'ice',
  'rose',
  'jade',
  'gold',
  'city',
  'gas',
];

/** A number that is always the same for the same card. */
export function seedOf(id: string): number {
  let seed = 7;
  for (let i = 0; i < id.length; i++) seed = (seed * 31 + id.charCodeAt(i)) % 65_521;
  return seed;
}
export function hullOf(id: string, card: Card): Hull {
  const all = card.type === 'ship' ? SHIPS[card.factions[0] ?? 'none'] : BASES;
  if (id === 'viper') return VIPER;
  if (id === 'scout' || id === 'explorer') return FIGHTER;
  return all[seedOf(id) % all.length]!;
}
export const planetOf = (id: string): PlanetKind => PLANETS[seedOf(`${id}*`) % PLANETS.length]!;
