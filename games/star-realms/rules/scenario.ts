import { procedures } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { CardId } from '../content/catalogue.ts';
import { personalDecks } from '../content/personalDecks.ts';
import type { Modifier } from '../content/scenarios/scenario.ts';
import { sheetsOfScenario } from '../content/stickers/index.ts';
import { changeAuthority } from './authority.ts';
import { cardIdOf, gainedKey, instancesOf, withChange } from './designs.ts';
import { closedAt, openEnvelopes } from './envelopes.ts';
import { own } from './owners.ts';
import { enterPlay } from './play.ts';
import { modifiersFor, modifiersInForce, sideOf } from './scenarioRules.ts';
import {
  drawStartingHands,
  layZones,
  nextTurn,
  personalDeckCards,
  seatPlayers,
  takeTurn,
  tradeDeckCards,
} from './setup.ts';
import type { CardInstance, Pub, SR, Table } from '../shapes.ts';
import { refillTradeRow } from './tradeRow.ts';
import { ownerOfMainCard } from './victoryPoints.ts';
import {
  BOX,
  deck,
  ENVELOPES,
  EVENT_BOX,
  EVENT_DECK,
  EVENT_PILE,
  EXPLORERS,
  playZone,
  SCRAP_HEAP,
  TRADE_DECK,
  TRADE_ROW,
} from './zones.ts';

/** SR-CAMP: one game of the campaign, set up in the order of SR-CAMP-20. */

/** Both Personal Decks wait in the box. */
export const campaignBox = (): CardInstance[] => [
  ...new Set(
    [0, 1].flatMap((seat) =>
      (['starEmpire', 'tradeFederation'] as const).flatMap((faction) => personalDeckCards(seat, faction)),
    ),
  ),
];
export const layCampaignBoard = (t: Table): void => {
  t.addZone(BOX, 'up', null, campaignBox());
  t.addZone(ENVELOPES, 'down', null, closedAt(0));
  t.pub.players.forEach((_, seat) => layZones(t, seat));
  t.addZone(EXPLORERS, 'up', null, instancesOf('explorer'));
  t.addZone(TRADE_DECK, 'down', null, tradeDeckCards(false)); // SR-CAMP-19
  t.addZone(TRADE_ROW, 'up');
  t.addZone(SCRAP_HEAP, 'up');
  layEvents(t);
  t.shuffle(TRADE_DECK);
};

export const layEvents = (t: Table): void => {
  t.addZone(EVENT_BOX, 'up');
  t.addZone(EVENT_DECK, 'down');
  t.addZone(EVENT_PILE, 'up');
};

export const scenarioOptions = (pub: Pub): string[] => Object.keys(sideOf(pub, pub.campaign!).options);

/** The Personal Deck of the own faction (SR-CAMP-15, -16), with what an envelope replaced for good. */
const takeCampaignDeck = (t: Table, seat: Seat, modifiers: readonly Modifier[]): void => {
  const faction = t.pub.campaign!.factions[seat]!;
  const replaced = new Map(modifiers.flatMap((m) => (m.kind === 'replaces' ? [[m.card, m.by] as const] : [])));
  const cards = Object.entries(personalDecks[faction]).flatMap(([id, n]): CardInstance[] => {
    const wanted = replaced.get(id) ?? id;
    return t
      .cards(BOX)
      .filter((card) => cardIdOf(card) === wanted)
      .slice(0, n);
  });
  for (const card of cards) {
    t.move(card, BOX, deck(seat));
    own(t.pub, seat, card);
  }
  t.shuffle(deck(seat));
  t.emit('tookDeck', { seat, deck: faction });
};

/** The usual set-up (SR-CAMP-17), as far as the Scenario cards do not change it. */
const setUpPlayer = (t: Table, seat: Seat, modifiers: readonly Modifier[]): void => {
  const { pub } = t;
  for (const m of modifiers) {
    if (m.kind === 'authority') changeAuthority(pub, seat, m.delta);
    if (m.kind === 'handSize') pub.players[seat]!.handSize += m.delta;
    if (m.kind !== 'startsWith') continue;
    const card = instancesOf(m.card as CardId).find((c) => t.cards(BOX).includes(c))!;
    t.move(card, BOX, playZone(seat));
    own(pub, seat, card);
    enterPlay(pub, seat, card, 0);
  }
};

/** What the Scenario cards change in the box: abilities of cards, the event deck. */
export const setUpBox = (t: Table, modifiers: readonly Modifier[]): void => {
  const { pub } = t;
  for (const m of modifiers) {
    if (m.kind === 'events') for (const event of m.deck) t.move(event, EVENT_BOX, EVENT_DECK);
    if (m.kind !== 'cardGains') continue;
    for (const id of m.cards as readonly CardId[])
      for (const card of instancesOf(id))
        pub.changed = withChange(pub.changed, card, gainedKey(id, pub.campaign!.option!));
  }
  t.shuffle(EVENT_DECK);
};

const procedure = procedures<SR>();
export const scenario = procedure('scenario', {
  /** The envelope: its cards, sticker sheets, Victory Point cards set aside (SR-CAMP-07 to -09). */
  envelope: (t) => {
    const { pub } = t;
    const campaign = pub.campaign!;
    if (!pub.table.zones[BOX]) layCampaignBoard(t); // a scenario on its own
    pub.fallen = [];
    seatPlayers(pub);
    openEnvelopes(t, campaign.scenario);
    const received = sheetsOfScenario(campaign.scenario).filter((sheet) => campaign.sheets[sheet] === undefined);
    campaign.sheets = { ...campaign.sheets, ...Object.fromEntries(received.map((sheet) => [sheet, 0])) };
    campaign.tally = pub.players.map(() => ({ destroyedBase: [], opponentDiscarded: 0, gainedAuthority: 0 }));
    return 'firstPlayer';
  },
  /** The Star Empire begins the first game (SR-CAMP-10), the owner of the last main Victory Point card each later one (SR-CAMP-11). */
  firstPlayer: (t) => {
    const { pub } = t;
    const campaign = pub.campaign!;
    const { scenario: number } = campaign;
    if (t.enclosing('campaign'))
      pub.first = number === 1 ? campaign.factions.indexOf('starEmpire') : ownerOfMainCard(campaign, number - 1);
    pub.active = pub.first;
    t.emit('scenarioOpened', { scenario: number, side: campaign.factions[pub.first]! });
    t.emit('firstPlayer', { seat: pub.first });
    return 'scenarioCard';
  },
  /** The large card may ask the first player for a choice, made at once (SR-CAMP-13). */
  scenarioCard: (t) => {
    if (scenarioOptions(t.pub).length === 0) return 'personalDecks';
    return t.ask(t.pub.first, 'scenarioOption', { scenario: t.pub.campaign!.scenario }, 'chosen');
  },
  /** Its small card lies beside it as a reminder (SR-CAMP-14). */
  chosen: (t, f) => {
    const option = t.answer(f, 'scenarioOption');
    t.pub.campaign!.option = option;
    t.emit('scenarioChosen', { seat: t.pub.first, option });
    return 'personalDecks';
  },
  personalDecks: (t) => {
    const { pub } = t;
    const campaign = pub.campaign!;
    setUpBox(t, modifiersInForce(pub, campaign));
    pub.players.forEach((_, seat) => takeCampaignDeck(t, seat, modifiersFor(pub, campaign, seat)));
    return 'players';
  },
  players: (t) => {
    const { pub } = t;
    pub.players.forEach((_, seat) => setUpPlayer(t, seat, modifiersFor(pub, pub.campaign!, seat)));
    drawStartingHands(t);
    return 'board';
  },
  board: (t) => {
    refillTradeRow(t); // SR-CAMP-18
    return 'firstTurn';
  },
  firstTurn: (t) => takeTurn(t, t.pub.first),
  nextTurn: (t) => nextTurn(t),
});
