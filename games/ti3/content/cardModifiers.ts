import type { Modifiers, Source } from '@orrery/kernel';
import type { Pub, Ti3 } from '../shapes.ts';
import { isShip } from './units.ts';

const add = (amount: number) => ({ layer: 'add', amount }) as const;

/** The text of a card's effect while it lasts; the card itself is in the discard pile by then. */
export const lasting = (card: string): string => `${card}/lasting`;
export const cardBehind = (text: string): string => text.replace('/lasting', '');

/** What a lasting effect was aimed at when the card was played. */
const aimOf = (pub: Pub, source: Source): string =>
  pub.table.lasting.find((effect) => effect.source.component === source.component)!.about as string;

/** Effects of action cards that change numbers while they last, by the text of the effect. */
export const CARD_MODIFIERS: { readonly [text: string]: Modifiers<Ti3> } = {
  [lasting('flank-speed')]: {
    movement: (pub, { seat, to }, you) => (seat === you.seat && to === aimOf(pub, you) ? add(1) : null),
  },
  [lasting('in-the-silence-of-space')]: {
    mayCross: (pub, { seat, from, movement, because }, you) =>
      seat === you.seat && because === 'enemy' && from === aimOf(pub, you) && movement >= 2 ? 'allow' : null,
  },
  [lasting('fighter-prototype')]: {
    combat: (_, { seat, unit, purpose, fight }, you) =>
      seat === you.seat && unit === 'fighter' && purpose === 'battle' && fight.round === 1 ? add(2) : null,
  },
  [lasting('morale-boost')]: {
    combat: (_, { seat, purpose }, you) =>
      seat === you.seat && (purpose === 'battle' || purpose === 'invasion') ? add(1) : null,
  },
  [lasting('war-funding')]: {
    combat: (_, { seat, unit, purpose }, you) => {
      if (seat !== you.seat) return null;
      if (purpose === 'battle' && isShip(unit)) return add(1);
      return purpose === 'invasion' && unit === 'ground-force' ? add(2) : null;
    },
  },
  [lasting('dug-in')]: {
    mayBombard: (pub, { planet }, you) => (planet === aimOf(pub, you) ? 'forbid' : null),
  },
  [lasting('war-footing')]: {
    fleetSupply: (pub, { seat, system }, you) => (seat === you.seat && system === aimOf(pub, you) ? add(2) : null),
  },
};
