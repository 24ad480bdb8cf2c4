import { cardsIn } from '@orrery/kernel';
import type { Game, Options } from '@orrery/kernel';
import { determinize } from './bot/determinize.ts';
import { evaluate } from './bot/evaluate.ts';
import { quick } from './bot/quick.ts';
import { KINGDOM_RESOURCES } from './content/onAcquire.ts';
import { acquisition } from './rules/acquire.ts';
import { asks } from './rules/asks.ts';
import { defeat, scoreAtZero } from './rules/defeat.ts';
import { cardIdOf } from './rules/designs.ts';
import { resolve } from './rules/effects.ts';
import { modes, MODES } from './rules/modes.ts';
import type { ModeId } from './rules/modes.ts';
import { begin, game, tradeDeckCards } from './rules/setup.ts';
import type { CostChange, InPlay, Player, Redirect, SR, SRPub } from './rules/shapes.ts';
import { mate, turn } from './rules/turn.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

const seatsFor = (options: Options): { min: number; max: number } => {
  const { seats } = modes[options.mode as ModeId];
  return { min: Math.min(...seats), max: Math.max(...seats) };
};

const cloneInPlay = (here: InPlay): InPlay => ({
  card: here.card,
  used: here.used,
  triggered: here.triggered,
  damage: here.damage,
  also: here.also,
});
const cloneCost = (c: CostChange): CostChange => ({ filter: c.filter, delta: c.delta, scope: c.scope });
const cloneRedirect = (r: Redirect): Redirect => ({ filter: r.filter, to: r.to });
const clonePlayer = (p: Player): Player => ({
  role: p.role,
  team: p.team,
  score: p.score,
  handSize: p.handSize,
  trade: p.trade,
  combat: p.combat,
  inPlay: p.inPlay.map(cloneInPlay),
  owns: { ...p.owns },
  costs: p.costs.map(cloneCost),
  redirects: p.redirects.map(cloneRedirect),
  once: p.once.slice(),
});
const clonePub = (pub: SRPub): SRPub => ({
  mode: pub.mode,
  kingdom: pub.kingdom,
  longGame: pub.longGame,
  admiralsFree: pub.admiralsFree,
  decks: pub.decks,
  bossFirst: pub.bossFirst,
  sharedHands: pub.sharedHands,
  extended: pub.extended,
  first: pub.first,
  turn: pub.turn,
  active: pub.active,
  fallen: pub.fallen.slice(),
  authority: pub.authority.slice(),
  players: pub.players.map(clonePlayer),
});

export const starRealms: Game<SR> = {
  id: 'star-realms',
  rules: 1,
  seats: { min: 2, max: 6 },
  seatsFor,
  options: {
    mode: { values: MODES, default: 'standard' },
    /** The resource of the Kingdom's on-acquire abilities (SR-ONACQ-07 to -09). */
    kingdomOnAcquire: { values: KINGDOM_RESOURCES, default: 'combat' },
    /** Personal Decks of the two factions, where a mode allows them (SR-OPT). */
    personalDecks: { values: ['standard', 'faction'], default: 'standard' },
    /** 60 cards, or 84 with the Post-Campaign pack (SR-POST-07). */
    tradeDeck: { values: ['60', '84'], default: '60' },
    /** The round after which the higher Authority wins. */
    longGame: { values: ['50', '100', '200'], default: '100' },
    /** Emperor: an Admiral whose opposite is out has no target, or may attack the enemy Emperor. */
    admirals: { values: ['literal', 'free'], default: 'literal' },
    /** Raid: who the Boss is. */
    boss: { values: ['random', 'seat1'], default: 'random' },
    /** Hydra: may teammates see each other's hands? */
    teamHands: { values: ['shown', 'hidden'], default: 'shown' },
  },
  begin,
  procedures: { game, turn, mate, resolve, acquire: acquisition, defeat },
  asks,
  windows: {},
  reactions: {},
  settle: [scoreAtZero],
  resign: (t, seat) => {
    t.eliminate(seat);
    t.pub.authority[t.pub.players[seat]!.score] = 0;
  },
  clone: { pub: clonePub, own: () => ({}), hid: () => ({}) },
  bot: { determinize, evaluate, quick },
  words: { en: en.words, fr: fr.words, de: de.words },
  census: (s) => {
    const counts: { [design: string]: number } = {};
    for (const zone of Object.keys(s.pub.table.zones))
      for (const card of cardsIn(s, zone)) counts[cardIdOf(card)] = (counts[cardIdOf(card)] ?? 0) + 1;
    return counts;
  },
  inventory: {
    all: (options) => [...new Set(tradeDeckCards(options.tradeDeck === '84').map(cardIdOf))],
    reached: (event) => (event.t === 'played' ? [cardIdOf(event.all.card)] : []),
  },
};
