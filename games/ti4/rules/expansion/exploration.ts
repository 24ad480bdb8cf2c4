import { drawFrom } from '@orrery/imperium';
import { flow, part } from '@orrery/kernel';
import type { RelicId } from '../../content/relics.ts';
import { explorationFacts } from '../../content/explorations.ts';
import type { Asked, Pub, Table, Ti4 } from '../../shapes.ts';
import { opening } from '../moments.ts';
import { traitsOf } from '../planets.ts';
import { MECATOL_REX, isHome, isSystem, systemOf } from '../systems.ts';
import {
  EXPLORED,
  RELICS,
  RELICS_GAINED,
  deckOf,
  discardOf,
  explorationOf,
  explorationText,
  fragmentsOf,
  relicText,
} from './decks.ts';
import type { Deck } from './decks.ts';

// EXP: planets are explored when nobody had them before, frontier tokens by those who can. REL: relics.

export const isExpanded = ({ agreed }: Pub): boolean => agreed.sets.includes('pok');

/** Mecatol Rex and home planets have nothing to explore (TI4-EXP-04, TI4-PLAN-12). */
export const isExplorable = (v: Asked, planet: string): boolean =>
  planet !== MECATOL_REX && !isHome(systemOf(planet)) && traitsOf(v, planet).length > 0;

/** The top card of a deck; an empty deck is its shuffled discard pile (TI4-GEN-13). */
export const drawExploration = (t: Table, deck: Deck): string | null =>
  drawFrom(t, deckOf(deck), discardOf(deck), EXPLORED);

const explore = flow<Ti4>()('explore', {
  /** The deck of the planet's trait, of the player's choice where it has several (TI4-EXP-01, TI4-EXP-06). */
  deck: (t, f) => {
    if (isSystem(f.place)) {
      // The token is removed (TI4-EXP-09).
      t.pub.frontier = t.pub.frontier.filter((system) => system !== f.place);
      f.deck = 'frontier';
      return t.next;
    }
    if (!isExplorable(t, f.place)) return t.end();
    const from: string[] = traitsOf(t, f.place);
    f.deck = from[0]!;
    if (from.length === 1) return t.next;
    return t.ask(f.seat, 'pickOne', { what: 'trait', from, for: null, rule: 'TI4-EXP-06' }, 'deck');
  },
  prepare: (t, f) =>
    opening(t, 'explore.draw', { seat: f.seat, place: f.place, deck: f.deck as Deck, cards: 1 }, 'drawing'),
  /** Of several cards the player chooses one; the others are discarded (TI4-NAAZ-01). */
  draw: (t, f) => {
    const from = Array.from({ length: f.drawing!.cards }, () => drawExploration(t, f.deck as Deck));
    f.cards = from.filter((card) => card !== null);
    if (f.cards.length === 0) return t.end();
    f.card = f.cards[0]!;
    if (f.cards.length === 1) return t.next;
    const asked = { what: 'component' as const, from: f.cards.slice(), for: null, rule: 'TI4-NAAZ-01' };
    return t.ask(f.seat, 'pickOne', asked, 'card');
  },
  choose: (t, f) => {
    const deck = f.deck as Deck;
    const card = f.card!;
    for (const other of f.cards!) if (other !== card) t.move(other, EXPLORED, discardOf(deck));
    t.emit('explored', { seat: f.seat, place: f.place, card: explorationOf(card) });
    return opening(t, 'explore.would', { seat: f.seat, place: f.place, deck, card }, 'drawn');
  },
  /** Its text holds from now on; what is attached stays with the planet (TI4-EXP-12). */
  resolve: (t, f) => {
    const { seat, place, card } = f.drawn!;
    t.addComponent(card, {
      ability: explorationText(explorationOf(card)),
      holder: seat,
      on: isSystem(place) ? null : place,
    });
    return opening(t, 'explore.resolve', { ...f.drawn! });
  },
  /** Fragments are kept, attachments and cards that say so stay in play, all others are discarded (TI4-EXP-03, TI4-EXP-08). */
  putAway: (t, f) => {
    const { seat, deck, card } = f.drawn!;
    const { goes } = explorationFacts(explorationOf(card));
    if (goes === 'instant' || goes === 'fragment') t.removeComponent(card);
    if (goes === 'instant') t.move(card, EXPLORED, discardOf(deck));
    if (goes === 'fragment') t.move(card, EXPLORED, fragmentsOf(seat));
    return opening(t, 'explore.after', { ...f.drawn! });
  },
  over: (t) => t.end(),
});

/** The top relic, face up; an empty deck gives nothing (TI4-REL-05). */
const gainRelic = flow<Ti4>()('gainRelic', {
  draw: (t, f) => {
    const relic = t.draw(RELICS, RELICS_GAINED) as RelicId | null;
    if (relic === null) return t.end();
    f.relic = relic;
    t.addComponent(relic, { ability: relicText(relic), holder: f.seat });
    t.emit('relicGained', { seat: f.seat, relic });
    return opening(t, 'relic.gained', { seat: f.seat, relic });
  },
  over: (t) => t.end(),
});

/** The rule that new planets are explored, as a component of nobody. */
export const EXPLORATION_RULE = 'exploration';
/** What every player may do with relic fragments. */
export const GATHERING = 'relic-fragments';

export const explorationPart = part<Ti4>()({
  procedures: { explore, gainRelic },
  windows: {
    'explore.draw': { protocol: 'turns' },
    'explore.would': { protocol: 'turns' },
    'explore.resolve': { protocol: 'turns' },
    'explore.after': { protocol: 'turns' },
    'relic.gained': { protocol: 'turns' },
  },
});
