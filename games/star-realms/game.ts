import { cardsIn } from '@orrery/kernel';
import type { Game, Options } from '@orrery/kernel';
import { beginner } from './bot/beginner.ts';
import { determinize } from './bot/determinize.ts';
import { evaluate } from './bot/evaluate.ts';
import { equivalenceKey } from './bot/equivalenceKey.ts';
import { search } from './bot/search.ts';
import { quick } from './bot/quick.ts';
import { KINGDOM_RESOURCES } from './content/onAcquire.ts';
import { acquisition } from './rules/acquire.ts';
import { asks } from './rules/asks.ts';
import { defeat, resign, scoreAtZero } from './rules/defeat.ts';
import { cardIdOf, isInstance } from './rules/designs.ts';
import { resolve } from './rules/effects.ts';
import { campaignFlaw, NO_CAMPAIGN } from './rules/campaignOption.ts';
import { modes, MODES } from './rules/modes.ts';
import type { ModeId } from './rules/modes.ts';
import { campaign, giveUp } from './rules/campaign.ts';
import { closeEnvelopes } from './rules/closeEnvelopes.ts';
import { withoutEvenRaid } from './rules/evenRaid.ts';
import { thingsReached, campaignThings } from './rules/campaignThings.ts';
import { scenario } from './rules/scenario.ts';
import { begin, cardsInGame, game } from './rules/setup.ts';
import type { Campaign, Player, SR, SRPub } from './shapes.ts';
import { mate, turn } from './rules/turn.ts';
import { RULES } from './rules/version.ts';
import { earn, firstToFulfil } from './rules/victoryPoints.ts';
import { languages } from './text/languages.ts';
import { title } from './text/title.ts';

const seatsFor = (options: Options): { min: number; max: number } => modes[options.mode as ModeId].seats;

/** What is marked readonly is replaced, never changed, so copies share it. */
const clonePlayer = (p: Player): Player => ({
  role: p.role,
  team: p.team,
  score: p.score,
  handSize: p.handSize,
  trade: p.trade,
  combat: p.combat,
  inPlay: p.inPlay.slice(),
  owns: p.owns,
  costs: p.costs,
  redirects: p.redirects,
  once: p.once,
});
const cloneCampaign = (c: Campaign): Campaign => ({
  scenario: c.scenario,
  factions: c.factions,
  option: c.option,
  event: c.event,
  sheets: c.sheets,
  made: c.made,
  points: c.points,
  tally: c.tally,
  played: c.played,
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
  changed: pub.changed,
  campaign: pub.campaign === null ? null : cloneCampaign(pub.campaign),
  first: pub.first,
  turn: pub.turn,
  active: pub.active,
  fallen: pub.fallen,
  authority: pub.authority,
  players: pub.players.map(clonePlayer),
});

/** Event cards are named by themselves, all others by card and copy. */
const thingOf = (card: string): string => (isInstance(card) ? cardIdOf(card) : card);

export const starRealms: Game<SR> = {
  id: 'star-realms',
  rules: RULES,
  seats: { min: 2, max: 6 },
  seatsFor,
  options: {
    mode: { values: MODES, default: 'standard' },
    /** The resource of the Kingdom's on-acquire abilities (SR-ONACQ-07 to -09). */
    kingdomOnAcquire: { values: KINGDOM_RESOURCES, default: 'trade' },
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
    /** What a campaign brings to the table: its upgraded cards, and the scenario to be played. */
    campaign: { values: [NO_CAMPAIGN], default: NO_CAMPAIGN, accepts: campaignFlaw },
  },
  begin,
  procedures: { game, campaign, scenario, turn, mate, resolve, acquire: acquisition, earn, defeat },
  asks,
  windows: {},
  reactions: {},
  invariants: [firstToFulfil, scoreAtZero],
  resign: (t, seat, cause) => {
    if (t.pub.campaign) giveUp(t, seat, cause);
    else resign(t, seat, cause);
  },
  clone: { pub: clonePub, own: () => ({}), hidden: (hidden) => ({ oneGame: hidden.oneGame }) },
  // The rule of thumb with the net's insight, a glance at one or two deals, many deals played on: each is shown to beat the one before
  // (docs/star-realms-balance.md).
  bot: { determinize, evaluate, quick, equivalenceKey, search, beginner, strengths: { medium: 1, hard: 400 } },
  title,
  words: {
    en: () => languages.en().then(({ words }) => words),
    fr: () => languages.fr().then(({ words }) => words),
    de: () => languages.de().then(({ words }) => words),
  },
  census: (s) => {
    const counts: { [design: string]: number } = {};
    for (const zone of Object.keys(s.pub.table.zones))
      for (const card of cardsIn(s, zone)) counts[thingOf(card)] = (counts[thingOf(card)] ?? 0) + 1;
    return counts;
  },
  inventory: {
    all: (options) => [
      ...new Set(cardsInGame(options).map(cardIdOf)),
      ...(options.mode === 'campaign' && options.campaign === NO_CAMPAIGN ? campaignThings() : []),
    ],
    reached: thingsReached,
  },
  statistics: {
    length: (pub) => pub.turn,
    first: (pub) => pub.first,
    offered: (event) => (event.t === 'revealed' ? [cardIdOf(event.all.card)] : []),
    taken: (event) =>
      event.t === 'acquired' ? [{ seat: event.all.seat, thing: cardIdOf(event.all.card), kind: 'card' }] : [],
    counts: (event) => {
      switch (event.t) {
        case 'acquired':
          return [
            { seat: event.all.seat, figure: 'cardsBought', n: 1 },
            { seat: event.all.seat, figure: 'tradeSpent', n: event.all.paid },
          ];
        case 'scrapped':
          return [{ seat: event.all.seat, figure: 'cardsScrapped', n: 1 }];
        case 'played':
          return [{ seat: event.all.seat, figure: 'cardsPlayed', n: 1 }];
        case 'attacked':
          return [{ seat: event.all.seat, figure: 'damageDealt', n: event.all.amount }];
        case 'destroyed':
          return [{ seat: event.all.seat, figure: 'basesDestroyed', n: 1 }];
        default:
          return [];
      }
    },
    levels: { authority: (pub, seat) => pub.authority[seat]! },
  },
  migrations: {
    // Before, all that envelopes hold lay open in the box, and a table could choose the Boss's figures.
    3: (s) => withoutEvenRaid(closeEnvelopes(s)),
  },
};
