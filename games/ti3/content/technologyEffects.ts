import type { Modifiers, Seat } from '@orrery/kernel';
import type { Ti3 } from '../shapes.ts';
import { countAt } from '../rules/units.ts';

const add = (amount: number) => ({ layer: 'add', amount }) as const;
/** The owner may. */
const allow = (_: unknown, { seat }: { seat: Seat }, you: { seat: Seat }) => (seat === you.seat ? 'allow' : null);

/** What an owned technology changes, by its id (TI3-TECH-12 to TI3-TECH-34). */
export const TECHNOLOGY_EFFECTS: { readonly [technology: string]: Modifiers<Ti3> } = {
  'hylar-v-assault-laser': {
    combat: (_, { seat, unit }, you) =>
      seat === you.seat && (unit === 'cruiser' || unit === 'destroyer') ? add(1) : null,
  },
  'deep-space-cannon': {
    pdsRange: (_, { seat }, you) => (seat === you.seat ? add(1) : null),
  },
  'war-sun': {
    mayProduce: (_, { seat, unit }, you) => (seat === you.seat && unit === 'war-sun' ? 'allow' : null),
  },
  'magen-defense-grid': {
    combat: (pub, { seat, unit, fight }, you) => {
      if (seat !== you.seat) return null;
      if (unit === 'pds') return add(1);
      const sheltered = fight.planet !== null && countAt(pub, fight.planet, seat, 'pds') > 0;
      return unit === 'ground-force' && seat === fight.defender && sheltered ? add(1) : null;
    },
  },
  cybernetics: {
    combat: (_, { seat, unit }, you) => (seat === you.seat && unit === 'fighter' ? add(1) : null),
  },
  'stasis-capsules': {
    capacity: (_, { seat, unit }, you) =>
      seat === you.seat && (unit === 'cruiser' || unit === 'dreadnought') ? add(1) : null,
  },
  'enviro-compensator': {
    productionCapacity: (_, { seat }, you) => (seat === you.seat ? add(1) : null),
  },
  'sarween-tools': {
    extraResources: (_, { seat }, you) => (seat === you.seat ? add(1) : null),
  },
  'antimass-deflectors': {
    mayCross: (_, { seat, because }, you) => (seat === you.seat && because === 'asteroids' ? 'allow' : null),
  },
  'xrd-transporters': {
    movement: (_, { seat, unit }, you) => (seat === you.seat && unit === 'carrier' ? add(1) : null),
  },
  'type-iv-drive': {
    movement: (_, { seat, unit }, you) =>
      seat === you.seat && (unit === 'cruiser' || unit === 'dreadnought') ? add(1) : null,
  },
  'advanced-fighters': {
    fightersFlyAlone: allow,
    combat: (_, { seat, unit }, you) => (seat === you.seat && unit === 'fighter' ? add(1) : null),
  },
  'neural-motivator': {
    cardsDrawn: (_, { seat }, you) => (seat === you.seat ? add(1) : null),
  },
  'gen-synthesis': {
    revivesLosses: allow,
    combat: (_, { seat, unit, purpose }, you) =>
      seat === you.seat && unit === 'ground-force' && purpose === 'invasion' ? add(1) : null,
  },
  'micro-technology': {
    tradeIncome: (_, { seat, agreements }, you) => (seat === you.seat ? add(agreements) : null),
  },
  'graviton-negator': {
    fightersMayInvade: allow,
    mayBombard: (_, { seat, unit }, you) => (seat === you.seat && unit === 'dreadnought' ? 'allow' : null),
  },
  'assault-cannon': { mayAssault: allow },
  'graviton-laser-system': { rerollsPds: allow },
  'dacxive-animators': { animatesFallen: allow },
  'x-89-bacterial-weapon': { mayGas: allow },
  'integrated-economy': { mayProduceNextDoor: allow },
  'transit-diodes': { mayTransit: allow },
  'fleet-logistics': { mayActAgain: allow },
  'light-wave-deflector': {
    mayCross: (_, { seat, because }, you) => (seat === you.seat && because === 'enemy' ? 'allow' : null),
  },
};
