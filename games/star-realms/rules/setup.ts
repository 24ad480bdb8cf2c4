import { procedures } from '@orrery/kernel';
import type { Options, Seat, Start } from '@orrery/kernel';
import type { CardId } from '../content/catalogue.ts';
import { tradeDeck } from '../content/catalogue.ts';
import type { KingdomResource } from '../content/onAcquire.ts';
import { personalDecks } from '../content/personalDecks.ts';
import type { PersonalDeck } from '../content/personalDecks.ts';
import { postCampaign } from '../content/postCampaign.ts';
import { campaignParts, NO_CAMPAIGN } from './campaignOption.ts';
import { longGameWinners, win } from './defeat.ts';
import { instancesOf } from './designs.ts';
import { drawCards } from './draw.ts';
import { own } from './owners.ts';
import { areFoes, isOut, leftOf, modeOf, modes } from './modes.ts';
import type { ModeId, Place } from './modes.ts';
import type { CardInstance, Player, Pub, SR, SRHid, SRPub, Table } from '../shapes.ts';
import { refillTradeRow } from './tradeRow.ts';
import { BOX, deck, discardPile, EXPLORERS, hand, playZone, SCRAP_HEAP, TRADE_DECK, TRADE_ROW } from './zones.ts';

/** SR-SETUP, and the order of turns. */

const newPlayer = (): Player => ({
  role: 'player',
  team: 0,
  score: 0,
  handSize: 5,
  trade: 0,
  combat: 0,
  inPlay: [],
  owns: {},
  costs: [],
  redirects: [],
  once: [],
});

export const begin = (
  seats: number,
  options: Options,
): { pub: SRPub; own: object[]; hidden: SRHid; start: Start<SR> } => ({
  pub: {
    mode: options.mode as ModeId,
    kingdom: options.kingdomOnAcquire as KingdomResource,
    longGame: Number(options.longGame),
    admiralsFree: options.admirals === 'free',
    decks: options.personalDecks === 'faction' ? 'faction' : 'standard',
    bossFirst: options.boss === 'seat1',
    sharedHands: options.teamHands === 'shown',
    extended: options.tradeDeck === '84' && options.mode !== 'campaign', // a campaign's pack comes at its end (SR-POST-06)
    ...campaignParts(options),
    turn: 0,
    active: 0,
    fallen: [],
    authority: [],
    players: Array.from({ length: seats }, newPlayer),
  },
  own: Array.from({ length: seats }, () => ({})),
  hidden: { oneGame: false },
  start: { proc: firstProcedure(options), locals: {} },
});

/** A whole campaign, one scenario of it, or a game of another mode. */
const firstProcedure = (options: Options): 'campaign' | 'scenario' | 'game' => {
  if (options.mode !== 'campaign') return 'game';
  return options.campaign === NO_CAMPAIGN ? 'campaign' : 'scenario';
};

// ----------------------------------------------------------------------------------------------------------- deal of cards

/** Modes that may be played with the decks of the two factions (SR-OPT-01). */
const FACTION_DECKS: readonly ModeId[] = ['standard', 'emperor', 'raid'];
/** The two seats that have a faction's deck each: two players, or two Emperors (SR-OPT-02, -03); in Raid the Boss chooses (SR-OPT-04). */
const factionDeckSeats = (pub: Pub): readonly Seat[] | null => {
  if (pub.decks === 'standard') return null;
  if (pub.mode === 'standard') return [0, 1];
  return pub.mode === 'emperor' ? [1, 4] : null;
};

/** The cards of a Personal Deck, by instance: no two players share one. */
export const personalDeckCards = (seat: Seat, name: PersonalDeck): CardInstance[] =>
  Object.entries(personalDecks[name]).flatMap(([id, n]) => {
    const all = instancesOf(id as CardId);
    const from = id === 'scout' ? seat * 8 : id === 'viper' ? seat * 2 : 0;
    return all.slice(from, from + n);
  });

const TRADE_60 = (Object.keys(tradeDeck) as CardId[]).flatMap(instancesOf);
const TRADE_84 = [...TRADE_60, ...(Object.keys(postCampaign) as CardId[]).flatMap(instancesOf)];
export const tradeDeckCards = (extended: boolean): readonly CardInstance[] => (extended ? TRADE_84 : TRADE_60);

/** Every card that can be played with these options; a campaign's envelopes hold some more (campaignThings.ts). */
export const cardsInGame = ({ mode, personalDecks: decks, tradeDeck: trade }: Options): readonly CardInstance[] => [
  ...tradeDeckCards(trade === '84' && mode !== 'campaign'),
  ...personalDeckCards(0, 'standard'),
  ...(mode === 'campaign' || (decks === 'faction' && FACTION_DECKS.includes(mode as ModeId))
    ? personalDeckCards(0, 'starEmpire').concat(personalDeckCards(0, 'tradeFederation'))
    : []),
  ...instancesOf('explorer'),
];

/** Hands of teammates that may be looked at: Raiders always (SR-RAID-10), Hydra by agreement of the table. */
export const handSeenBy = (pub: Pub, seat: Seat): Seat[] => {
  const { role, team } = pub.players[seat]!;
  if (role !== 'raider' && !(modeOf(pub).together && pub.sharedHands)) return [seat];
  return [seat, ...pub.players.flatMap((p, s) => (s !== seat && p.team === team ? [s] : []))];
};

export const layZones = (t: Table, seat: Seat): void => {
  t.addZone(hand(seat), handSeenBy(t.pub, seat), seat);
  t.addZone(deck(seat), 'down', seat);
  t.addZone(discardPile(seat), 'up', seat);
  t.addZone(playZone(seat), 'up', seat);
};
/** Takes a Personal Deck out of the box (SR-SETUP-03); what is not used stays there (SR-SETUP-04). */
const takePersonalDeck = (t: Table, seat: Seat, name: PersonalDeck): void => {
  for (const card of personalDeckCards(seat, name)) {
    t.move(card, BOX, deck(seat));
    own(t.pub, seat, card);
  }
  t.shuffle(deck(seat));
  if (name !== 'standard') t.emit('tookDeck', { seat, deck: name });
};

export const seatPlayers = (pub: Pub): void => {
  const mode = modeOf(pub);
  const seats = pub.players.length;
  const authority = pub.authority.slice();
  pub.players.forEach((player, seat) => {
    const place = mode.place(seat, seats, pub.first);
    Object.assign(player, place, { handSize: mode.handSize(place.role, seats) });
    authority[place.score] = mode.authority(place.role, seats);
  });
  pub.authority = authority;
};

const layBoard = (t: Table): void => {
  const { pub } = t;
  const specials =
    pub.decks === 'faction' ? personalDeckCards(0, 'starEmpire').concat(personalDeckCards(0, 'tradeFederation')) : [];
  const starters = pub.players.flatMap((_, seat) => personalDeckCards(seat, 'standard'));
  t.addZone(BOX, 'up', null, [...new Set([...starters, ...specials])]);
  pub.players.forEach((_, seat) => layZones(t, seat));
  t.addZone(EXPLORERS, 'up', null, instancesOf('explorer')); // SR-SETUP-12
  t.addZone(TRADE_DECK, 'down', null, tradeDeckCards(pub.extended)); // SR-SETUP-13
  t.addZone(TRADE_ROW, 'up');
  t.addZone(SCRAP_HEAP, 'up');
  t.shuffle(TRADE_DECK);
  refillTradeRow(t); // SR-SETUP-14
};

export const drawStartingHands = (t: Table): void => {
  const { pub } = t;
  const mode = modeOf(pub);
  const n = pub.players.length;
  const first: Place = pub.players[pub.first]!;
  for (let turns = 0; turns < n; turns++) {
    const seat = (pub.first + turns) % n;
    const player = pub.players[seat]!;
    drawCards(t, seat, mode.startingHand(player, first, turns, player.handSize));
  }
};

// --------------------------------------------------------------------------------------------------------------- the game

/** The seats that take the next turn: the next living player clockwise, in Hydra the whole team (SR-TURN-06, SR-HYDRA-05). */
export const turnOf = (pub: Pub, seat: Seat): Seat[] => {
  if (!modes[pub.mode].together) return [seat];
  const { team } = pub.players[seat]!;
  return pub.players.flatMap((p, s) => (p.team === team && !isOut(pub, s) ? [s] : []));
};

const procedure = procedures<SR>();
export const game = procedure('game', {
  /** The first player is chosen by chance (SR-SETUP-01); in Raid the Boss begins (SR-RAID-02). */
  firstPlayer: (t) => {
    const { pub } = t;
    const candidates = pub.mode === 'raid' && pub.bossFirst ? [0] : modeOf(pub).mayBegin(pub.players.length);
    pub.first = candidates[candidates.length > 1 ? t.chance('first player', candidates.length) : 0]!;
    seatPlayers(pub);
    pub.active = pub.first;
    if (pub.players.length >= 5 && !pub.extended) t.emit('advice', { rule: 'SR-MODES-02' });
    t.emit('firstPlayer', { seat: pub.first });
    return 'board';
  },
  board: (t) => {
    layBoard(t);
    return 'personalDecks';
  },
  personalDecks: (t) => {
    const { pub } = t;
    const special = factionDeckSeats(pub);
    const imperial = special?.[t.chance('personal decks', special.length)];
    const asksBoss = pub.mode === 'raid' && pub.decks === 'faction';
    pub.players.forEach((player, seat) => {
      if (asksBoss && player.role === 'boss') return;
      if (!special?.includes(seat)) takePersonalDeck(t, seat, 'standard');
      else takePersonalDeck(t, seat, seat === imperial ? 'starEmpire' : 'tradeFederation');
    });
    return asksBoss ? t.ask(pub.first, 'bossDeck', null, 'bossDeck') : 'hands';
  },
  bossDeck: (t, f) => {
    takePersonalDeck(t, t.pub.first, t.answer(f, 'bossDeck'));
    return 'hands';
  },
  hands: (t) => {
    drawStartingHands(t);
    return 'firstTurn';
  },
  firstTurn: (t) => takeTurn(t, t.pub.first),
  nextTurn: (t) => nextTurn(t),
});

/** The next player's turn, unless the last round agreed on is over. */
export const nextTurn = (t: Table) => {
  const { pub } = t;
  if (pub.turn >= pub.longGame * turnsPerRound(pub)) return win(t, longGameWinners(pub), LONG_GAME);
  return takeTurn(t, nextAtTurn(pub));
};

/** The next living player clockwise (SR-TURN-06), in Hydra of the other team (SR-HYDRA-05). */
const nextAtTurn = (pub: Pub): Seat => {
  let seat = leftOf(pub, pub.active);
  if (modes[pub.mode].together) while (!areFoes(pub, pub.active, seat)) seat = leftOf(pub, seat);
  return seat;
};

/** Named in results and refusals; it is no rule of the ledger. */
export const LONG_GAME = 'SR-LONG-GAME';
const turnsPerRound = (pub: Pub): number => (modes[pub.mode].together ? 2 : pub.players.length);
export const takeTurn = (t: Table, seat: Seat): 'nextTurn' => {
  const seats = turnOf(t.pub, seat);
  return t.call('turn', { seats, ready: [], helm: seats[0]! }, 'nextTurn');
};
