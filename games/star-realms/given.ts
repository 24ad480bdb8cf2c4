import { newTable, position } from '@orrery/kernel/testing';
import type { Given } from '@orrery/kernel/testing';
import type { Options, Seat } from '@orrery/kernel';
import type { CardId } from './content/catalogue.ts';
import { cardIds } from './content/catalogue.ts';
import type { SheetId } from './content/stickers/index.ts';
import { starRealms } from './game.ts';
import { triggerAllies } from './rules/ally.ts';
import { setAuthority } from './rules/authority.ts';
import { encodeSetup } from './rules/campaignOption.ts';
import type { ScenarioSetup } from './rules/campaignOption.ts';
import { designOf, instancesOf } from './rules/designs.ts';
import { closedAt, openEnvelopes } from './rules/envelopes.ts';
import { own } from './rules/owners.ts';
import { campaignBox, layEvents, setUpBox } from './rules/scenario.ts';
import { modifiersInForce } from './rules/scenarioRules.ts';
import { handSeenBy, seatPlayers, tradeDeckCards, turnOf } from './rules/setup.ts';
import type { Act, CardInstance, Redirect, SR, Table } from './shapes.ts';
import {
  BOX,
  deck,
  discardPile,
  ENVELOPES,
  EXPLORERS,
  hand,
  playZone,
  SCRAP_HEAP,
  TRADE_DECK,
  TRADE_ROW,
} from './rules/zones.ts';

/** A position of the game for tests. Cards are named by id; the n-th mention of a card is its n-th copy ('scout.1', 'scout.2', ...). */
export interface Position {
  options?: Options;
  seats?: SeatPosition[];
  /** Whose turn it is; the Main Phase waits for an answer. */
  toMove?: Seat;
  /** At which step the turn stands. */
  at?: 'begin' | 'main';
  first?: Seat;
  turn?: number;
  row?: CardId[];
  /** Top card first; the rest of the trade cards follow. */
  tradeDeck?: CardId[];
  onlyTradeDeck?: boolean;
  scrapHeap?: CardId[];
  explorers?: number;
  scenario?: ScenarioPosition;
}
/** A scenario on its own, in the middle of its game. */
export interface ScenarioPosition {
  number: number;
  /** The small Scenario card chosen. */
  option?: string;
  factions?: ScenarioSetup['factions'];
  /** Cards upgraded before, as 'rust-rat.1:se-sheet-1'. */
  upgrades?: string[];
  /** The game belongs to a whole campaign, which goes on after it. */
  whole?: boolean;
  /** Victory Point cards won before, by whom. */
  points?: { [card: string]: Seat };
}
export interface SeatPosition {
  authority?: number;
  trade?: number;
  combat?: number;
  hand?: CardId[];
  /** Top card first. */
  deck?: CardId[];
  discard?: CardId[];
  play?: CardId[];
  damage?: { [card: string]: number };
  redirects?: Redirect[];
}

const DECK: CardId[] = ['scout', 'scout', 'scout', 'scout', 'scout'];
/** The row of a position that names none: the first five of these with a copy left. */
const ROW: CardId[] = [
  'ledger-skiff',
  'tithe-barge',
  'ripper',
  'squire-wing',
  'rust-rat',
  'bonded-hauler',
  'poacher',
  'chop-shop',
];

export const given = (p: Position = {}): Given<SR> => {
  const seats = p.seats ?? [{}, {}];
  const named = new Map<CardId, number>();
  const next = (id: CardId): CardInstance => {
    const copy = (named.get(id) ?? 0) + 1;
    named.set(id, copy);
    return `${id}.${copy}`;
  };
  const turn = { seats: [] as Seat[], ready: [], helm: 0 };
  const arrange = (t: Table): void => {
    const { pub } = t;
    pub.first = p.first ?? 0;
    pub.active = p.toMove ?? 0;
    pub.turn = p.turn ?? 1;
    seatPlayers(pub);
    turn.seats = turnOf(pub, pub.active);
    turn.helm = turn.seats[0]!;
    const laid = seats.map((s) => ({
      inHand: (s.hand ?? []).map(next),
      inDiscard: (s.discard ?? []).map(next),
      inPlay: (s.play ?? []).map(next),
      named: s.deck?.map(next).toReversed(),
    }));
    const heap = (p.scrapHeap ?? []).map(next);
    const top = (p.tradeDeck ?? []).map(next);
    const spare = ROW.filter((id) => (named.get(id) ?? 0) < instancesOf(id).length).slice(0, 5);
    const row = (p.row ?? spare).map(next);
    seats.forEach((s, seat) => {
      const player = pub.players[seat]!;
      const { inHand, inDiscard, inPlay, named: deckCards } = laid[seat]!;
      const inDeck = deckCards ?? DECK.map(next).toReversed();
      t.addZone(hand(seat), handSeenBy(pub, seat), seat, inHand);
      t.addZone(deck(seat), 'down', seat, inDeck);
      t.addZone(discardPile(seat), 'up', seat, inDiscard);
      t.addZone(playZone(seat), 'up', seat, inPlay);
      for (const card of [...inHand, ...inDeck, ...inDiscard, ...inPlay]) own(pub, seat, card);
      player.trade = s.trade ?? 0;
      player.combat = s.combat ?? 0;
      player.redirects = s.redirects ?? [];
      if (s.authority !== undefined) setAuthority(pub, player.score, s.authority);
      player.inPlay = inPlay.map((card) => ({
        card,
        used: designOf(pub, card).isBase ? 0 : 1,
        triggered: 0,
        damage: s.damage?.[card] ?? 0,
        also: 0,
      }));
      triggerAllies(pub, seat);
    });
    const used = new Set([...cardIds].flatMap((id) => instancesOf(id).slice(0, named.get(id) ?? 0)));
    const rest = p.onlyTradeDeck ? [] : tradeDeckCards(pub.extended).filter((card) => !used.has(card));
    t.addZone(TRADE_ROW, 'up', null, row);
    t.addZone(SCRAP_HEAP, 'up', null, heap);
    t.addZone(TRADE_DECK, 'down', null, [...rest, ...top.toReversed()]);
    const explorers = instancesOf('explorer').slice(named.get('explorer') ?? 0);
    t.addZone(EXPLORERS, 'up', null, explorers.slice(0, p.explorers ?? explorers.length).toReversed());
    const inBox = p.scenario ? campaignBox().filter((card) => !used.has(card)) : [];
    t.addZone(BOX, 'up', null, inBox);
    if (p.scenario)
      t.addZone(
        ENVELOPES,
        'down',
        null,
        closedAt(0).filter((card) => !used.has(card)),
      );
    if (p.scenario) arrangeScenario(t, p.scenario);
  };
  return position(starRealms, {
    seats: seats.length,
    options: { ...p.options, ...(p.scenario ? scenarioOptions(p.scenario, p.first ?? 0) : {}) },
    arrange,
    stack: [
      ...(p.scenario?.whole ? [{ proc: 'campaign', locals: {}, at: 'decided' } as const] : []),
      { proc: p.scenario ? 'scenario' : 'game', locals: {}, at: 'nextTurn' },
      { proc: 'turn', locals: turn, at: p.at ?? 'main' },
    ],
  });
};

/** Options of a table that plays one scenario. */
export const scenarioOptions = (s: ScenarioPosition, first: Seat): Options => ({
  mode: 'campaign',
  campaign: encodeSetup({
    scenario: { number: s.number, first, factions: s.factions ?? ['starEmpire', 'tradeFederation'] },
    upgrades: (s.upgrades ?? []).map((text) => {
      const [card = '', sheet = ''] = text.split(':');
      return { card, sheet: sheet as SheetId };
    }),
  }),
});

const arrangeScenario = (t: Table, { option, points }: ScenarioPosition): void => {
  const campaign = t.pub.campaign!;
  campaign.option = option ?? null;
  campaign.points = { ...points };
  campaign.tally = campaign.factions.map(() => ({ destroyedBase: [], opponentDiscarded: 0, gainedAuthority: 0 }));
  layEvents(t);
  openEnvelopes(t, campaign.scenario);
  setUpBox(t, modifiersInForce(t.pub, campaign));
  t.pub.players.forEach((_, seat) => triggerAllies(t.pub, seat));
};

/** A new match at its first question. */
export const fresh = (seats = 2, options: Options = {}, seed: number | string = 1): Given<SR> =>
  newTable(starRealms, seats, options, seed);

const copyOf = (card: string): CardInstance => (card.includes('.') ? card : `${card}.1`);
export const play = (card: string): Act => ({ do: 'play', card: copyOf(card) });
export const primary = (card: string): Act => ({ do: 'use', card: copyOf(card), ability: 'primary' });
export const ally = (card: string): Act => ({ do: 'use', card: copyOf(card), ability: 'ally' });
export const ally2 = (card: string): Act => ({ do: 'use', card: copyOf(card), ability: 'ally2' });
export const scrap = (card: string): Act => ({ do: 'use', card: copyOf(card), ability: 'scrap' });
export const buy = (card: string): Act => ({ do: 'acquire', card: copyOf(card) });
export const attack = (seat: Seat, amount: number): Act => ({ do: 'attack', seat, amount });
export const attackBase = (card: string, amount: number): Act => ({ do: 'attackBase', card: copyOf(card), amount });
export const end: Act = { do: 'end' };

/** The cards of a zone that a reader sees; an error where none may. */
export const zone = (
  v: {
    pub: { table: { cards: { [z: string]: readonly string[] } } };
    me: { table: { cards: { [z: string]: readonly string[] } } } | null;
  },
  name: string,
): readonly string[] => {
  const cards = v.pub.table.cards[name] ?? v.me?.table.cards[name];
  if (!cards) throw new Error(`this reader does not see ${name}`);
  return cards;
};
