import type { BoxSet } from './sets.ts';
import type { Colour } from './technologies.ts';

export type Trait = 'cultural' | 'hazardous' | 'industrial';
export interface PlanetFacts {
  readonly set: BoxSet;
  readonly resources: number;
  readonly influence: number;
  readonly trait?: Trait;
  readonly specialty?: Colour;
  readonly legendary?: true;
}

/** Every planet of both boxes. Mirage alone is printed on no tile: it enters play by an exploration card. */
export const PLANETS = {
  jord: { set: 'base', resources: 4, influence: 2 },
  'moll-primus': { set: 'base', resources: 4, influence: 1 },
  darien: { set: 'base', resources: 4, influence: 4 },
  muaat: { set: 'base', resources: 4, influence: 1 },
  nestphar: { set: 'base', resources: 3, influence: 2 },
  '0-0-0': { set: 'base', resources: 5, influence: 0 },
  winnu: { set: 'base', resources: 3, influence: 4 },
  'mordai-ii': { set: 'base', resources: 4, influence: 0 },
  druaa: { set: 'base', resources: 3, influence: 1 },
  maaluuk: { set: 'base', resources: 0, influence: 2 },
  'arc-prime': { set: 'base', resources: 4, influence: 0 },
  'wren-terra': { set: 'base', resources: 2, influence: 1 },
  'lisis-ii': { set: 'base', resources: 1, influence: 0 },
  ragh: { set: 'base', resources: 2, influence: 1 },
  jol: { set: 'base', resources: 1, influence: 2 },
  nar: { set: 'base', resources: 2, influence: 3 },
  quinarra: { set: 'base', resources: 3, influence: 1 },
  trenlak: { set: 'base', resources: 1, influence: 0 },
  'archon-ren': { set: 'base', resources: 2, influence: 3 },
  'archon-tau': { set: 'base', resources: 1, influence: 1 },
  retillion: { set: 'base', resources: 2, influence: 3 },
  shalloq: { set: 'base', resources: 1, influence: 2 },
  arretze: { set: 'base', resources: 2, influence: 0 },
  hercant: { set: 'base', resources: 1, influence: 1 },
  kamdorn: { set: 'base', resources: 0, influence: 1 },
  'mecatol-rex': { set: 'base', resources: 1, influence: 6 },
  wellon: { set: 'base', resources: 1, influence: 2, trait: 'industrial', specialty: 'cybernetic' },
  'vefut-ii': { set: 'base', resources: 2, influence: 2, trait: 'hazardous' },
  thibah: { set: 'base', resources: 1, influence: 1, trait: 'industrial', specialty: 'propulsion' },
  tarmann: { set: 'base', resources: 1, influence: 1, trait: 'industrial', specialty: 'biotic' },
  saudor: { set: 'base', resources: 2, influence: 2, trait: 'industrial' },
  'mehar-xull': { set: 'base', resources: 1, influence: 3, trait: 'hazardous', specialty: 'warfare' },
  quann: { set: 'base', resources: 2, influence: 1, trait: 'cultural' },
  lodor: { set: 'base', resources: 3, influence: 1, trait: 'cultural' },
  'new-albion': { set: 'base', resources: 1, influence: 1, trait: 'industrial', specialty: 'biotic' },
  starpoint: { set: 'base', resources: 3, influence: 1, trait: 'hazardous' },
  tequran: { set: 'base', resources: 2, influence: 0, trait: 'hazardous' },
  torkan: { set: 'base', resources: 0, influence: 3, trait: 'cultural' },
  qucenn: { set: 'base', resources: 1, influence: 2, trait: 'industrial' },
  rarron: { set: 'base', resources: 0, influence: 3, trait: 'cultural' },
  mellon: { set: 'base', resources: 0, influence: 2, trait: 'cultural' },
  zohbat: { set: 'base', resources: 3, influence: 1, trait: 'hazardous' },
  lazar: { set: 'base', resources: 1, influence: 0, trait: 'industrial', specialty: 'cybernetic' },
  sakulag: { set: 'base', resources: 2, influence: 1, trait: 'hazardous' },
  'dal-bootha': { set: 'base', resources: 0, influence: 2, trait: 'cultural' },
  xxehan: { set: 'base', resources: 1, influence: 1, trait: 'cultural' },
  corneeq: { set: 'base', resources: 1, influence: 2, trait: 'cultural' },
  resculon: { set: 'base', resources: 2, influence: 0, trait: 'cultural' },
  centauri: { set: 'base', resources: 1, influence: 3, trait: 'cultural' },
  gral: { set: 'base', resources: 1, influence: 1, trait: 'industrial', specialty: 'propulsion' },
  bereg: { set: 'base', resources: 3, influence: 1, trait: 'hazardous' },
  'lirta-iv': { set: 'base', resources: 2, influence: 3, trait: 'hazardous' },
  arnor: { set: 'base', resources: 2, influence: 1, trait: 'industrial' },
  lor: { set: 'base', resources: 1, influence: 2, trait: 'industrial' },
  arinam: { set: 'base', resources: 1, influence: 2, trait: 'industrial' },
  meer: { set: 'base', resources: 0, influence: 4, trait: 'hazardous', specialty: 'warfare' },
  abyz: { set: 'base', resources: 3, influence: 0, trait: 'hazardous' },
  fria: { set: 'base', resources: 2, influence: 0, trait: 'hazardous' },
  creuss: { set: 'base', resources: 4, influence: 2 },
  ixth: { set: 'pok', resources: 3, influence: 5 },
  arcturus: { set: 'pok', resources: 4, influence: 4 },
  acheron: { set: 'pok', resources: 4, influence: 0 },
  elysium: { set: 'pok', resources: 4, influence: 1 },
  'the-dark': { set: 'pok', resources: 3, influence: 4 },
  naazir: { set: 'pok', resources: 2, influence: 1 },
  rokha: { set: 'pok', resources: 1, influence: 2 },
  avar: { set: 'pok', resources: 1, influence: 1 },
  valk: { set: 'pok', resources: 2, influence: 0 },
  ylir: { set: 'pok', resources: 0, influence: 2 },
  'archon-vail': { set: 'pok', resources: 1, influence: 3, trait: 'hazardous', specialty: 'propulsion' },
  perimeter: { set: 'pok', resources: 2, influence: 1, trait: 'industrial' },
  ang: { set: 'pok', resources: 2, influence: 0, trait: 'industrial', specialty: 'warfare' },
  'sem-lore': { set: 'pok', resources: 3, influence: 2, trait: 'cultural', specialty: 'cybernetic' },
  vorhal: { set: 'pok', resources: 0, influence: 2, trait: 'cultural', specialty: 'biotic' },
  atlas: { set: 'pok', resources: 3, influence: 1, trait: 'hazardous' },
  primor: { set: 'pok', resources: 2, influence: 1, trait: 'cultural', legendary: true },
  'hopes-end': { set: 'pok', resources: 3, influence: 0, trait: 'hazardous', legendary: true },
  cormund: { set: 'pok', resources: 2, influence: 0, trait: 'hazardous' },
  everra: { set: 'pok', resources: 3, influence: 1, trait: 'cultural' },
  accoen: { set: 'pok', resources: 2, influence: 3, trait: 'industrial' },
  'jeol-ir': { set: 'pok', resources: 2, influence: 3, trait: 'industrial' },
  kraag: { set: 'pok', resources: 2, influence: 1, trait: 'hazardous' },
  siig: { set: 'pok', resources: 0, influence: 2, trait: 'hazardous' },
  'alio-prima': { set: 'pok', resources: 1, influence: 1, trait: 'cultural' },
  bakal: { set: 'pok', resources: 3, influence: 2, trait: 'industrial' },
  lisis: { set: 'pok', resources: 2, influence: 2, trait: 'industrial' },
  velnor: { set: 'pok', resources: 2, influence: 1, trait: 'industrial', specialty: 'warfare' },
  cealdri: { set: 'pok', resources: 0, influence: 2, trait: 'cultural', specialty: 'cybernetic' },
  xanhact: { set: 'pok', resources: 0, influence: 1, trait: 'hazardous' },
  'vega-major': { set: 'pok', resources: 2, influence: 1, trait: 'cultural' },
  'vega-minor': { set: 'pok', resources: 1, influence: 2, trait: 'cultural', specialty: 'propulsion' },
  abaddon: { set: 'pok', resources: 1, influence: 0, trait: 'cultural' },
  ashtroth: { set: 'pok', resources: 2, influence: 0, trait: 'hazardous' },
  loki: { set: 'pok', resources: 1, influence: 2, trait: 'cultural' },
  'rigel-i': { set: 'pok', resources: 0, influence: 1, trait: 'hazardous' },
  'rigel-ii': { set: 'pok', resources: 1, influence: 2, trait: 'industrial' },
  'rigel-iii': { set: 'pok', resources: 1, influence: 1, trait: 'industrial', specialty: 'biotic' },
  mallice: { set: 'pok', resources: 0, influence: 3, trait: 'cultural', legendary: true },
  mirage: { set: 'pok', resources: 1, influence: 2, trait: 'cultural', legendary: true },
} as const satisfies { readonly [id: string]: PlanetFacts };

export type PlanetId = keyof typeof PLANETS;
export const PLANET_IDS = Object.keys(PLANETS) as PlanetId[];
/** Mirage is called by the system where it was found: 'mirage~tile-46'. */
export const MIRAGE = 'mirage';
export const mirageIn = (system: string): PlanetId => `${MIRAGE}~${system}` as PlanetId;
/** The planet card of a planet. */
export const printedPlanet = (planet: PlanetId): PlanetId => (planet.startsWith(`${MIRAGE}~`) ? MIRAGE : planet);
/** Whether something is called by the name of a planet. */
export const isPlanet = (id: string): id is PlanetId => printedPlanet(id as PlanetId) in PLANETS;
/** Where Mirage was found, from its name; null for planets that are printed on tiles. */
export const placeOfMirage = (place: string): string | null =>
  place.startsWith(`${MIRAGE}~`) ? place.slice(MIRAGE.length + 1) : null;
export const planetFacts = (planet: PlanetId): PlanetFacts => PLANETS[printedPlanet(planet)];
/** Planets with an ability card of their own. */
export type LegendaryPlanetId = 'primor' | 'hopes-end' | 'mallice' | 'mirage';
