import { cardIdOf, optionOf, programOf } from '../../rules/designs.ts';
import type { CardInstance } from '../../shapes.ts';
import { capital, counted, listed } from '../effectWords.ts';
import type { Language } from '../language.ts';
import { campaignNames } from '../campaignNames.ts';
import { isAsked } from '../isAsked.ts';
import { sourceName } from '../sources.ts';
import { campaign } from './campaign.ts';
import { cardNames } from './cards.ts';
import { effectWords } from './effects.ts';

const card = (c: CardInstance): string => cardNames[cardIdOf(c)];
const cards = (n: number): string => (n === 1 ? 'a card' : `${n} cards`);
const named = (list: readonly CardInstance[]): string => listed(counted(list.map(card)), 'and');
const resource = { trade: 'Trade', combat: 'Combat', authority: 'Authority' };
const ability = {
  primary: 'Primary Ability',
  ally: 'Ally Ability',
  ally2: 'second Ally Ability',
  scrap: 'Scrap Ability',
};
const place = { discard: 'the discard pile', deckTop: 'the top of the deck', hand: 'hand' };
/** Where a card is put: "on top of the deck", "in hand". */
const put = { discard: 'in the discard pile', deckTop: 'on top of the deck', hand: 'in hand' };
const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
const owned = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);
const zone = { hand: 'from hand', discard: 'from the discard pile', tradeRow: 'from the Trade Row', play: 'from play' };
const decks = {
  standard: 'the standard deck',
  starEmpire: 'the Star Empire deck',
  tradeFederation: 'the Trade Federation deck',
};
/** What the pools still held: it is lost. */
const unspent = (trade: number, combat: number): string => {
  const left = [...(trade > 0 ? [`${trade} Trade`] : []), ...(combat > 0 ? [`${combat} Combat`] : [])];
  return left.length === 0 ? '' : ` with ${listed(left, 'and')} unspent`;
};
/** What an ability says, without its full stop. */
const said = (program: string): string => effectWords.ability(programOf(program).effects).replace(/\.$/, '');
const by = (program: string): string => ` (${sourceOf(program)})`;
/** The card whose text a program is. */
const sourceOf = (program: string): string => sourceName(program, cardNames, campaign);
const { scenario, option, event, pointCard, sheet, sticker } = campaignNames(campaign, effectWords);

export const words: Language['words'] = {
  event: {
    advice: ({ rule }) => words.rule[rule],
    firstPlayer: ({ seat }, _, r) => `${r.name(seat)} goes first.`,
    turnBegan: ({ seat, turn }, _, r) => `Turn ${turn}: ${r.name(seat)}.`,
    played: (e, _, r) => `${r.name(e.seat)} plays ${card(e.card)}.`,
    used: (e, _, r) => `${r.name(e.seat)} uses the ${ability[e.ability]} of ${card(e.card)}.`,
    gained: (e, _, r) => `${r.name(e.seat)} gains ${e.amount} ${resource[e.resource]}${by(e.program)}.`,
    drew: (e, some, r) => `${r.name(e.seat)} draws ${some ? named(some.cards) : cards(e.n)}.`,
    shuffled: (e, _, r) => `${r.name(e.seat)} shuffles ${cards(e.n)} into a new deck.`,
    discarded: (e, _, r) => `${r.name(e.seat)} ${e.forced ? 'must discard' : 'discards'} ${card(e.card)}.`,
    scrapped: (e, _, r) => `${r.name(e.seat)} scraps ${card(e.card)} ${zone[e.from]}.`,
    acquired: (e, _, r) =>
      `${r.name(e.seat)} acquires ${card(e.card)} for ${e.paid} Trade${e.to === 'discard' ? '' : ` and puts it ${put[e.to]}`}.`,
    upgraded: (e, _, r) =>
      `${r.name(e.seat)} ${e.paid > 0 ? `pays ${e.paid} Trade and ` : ''}upgrades ${card(e.card)} (${sheet(e.sheet)}): ${sticker(e)}`,
    scenarioOpened: (e) => `Scenario ${e.scenario}: ${scenario(e.scenario).name}. ${scenario(e.scenario).rule}`,
    scenarioChosen: (e, _, r) => `${r.name(e.seat)} chooses ${option(e.option).name}: ${option(e.option).text}`,
    tookFaction: (e, _, r) => `${r.name(e.seat)} takes the ${effectWords.factions[e.faction]} for the whole campaign.`,
    scenarioWon: (e, _, r) => `${r.name(e.seat)} wins scenario ${e.scenario}, ${scenario(e.scenario).name}.`,
    reckoned: (e, _, r) =>
      `The campaign is decided: ${listed(
        e.cards.map((n, seat) => `${r.name(seat)} ${points(n + e.majorities[seat]!)} (${n} from cards)`),
        'and',
      )}. ${campaign.epilogues[e.outcome]}`,
    packOpened: (e) => `The Post-Campaign pack is opened: ${e.cards} cards join the Trade Deck.`,
    eventRevealed: (e) => `Event: ${event(e.event).name}. ${event(e.event).text}`,
    earned: (e, _, r) => `${r.name(e.seat)} wins the Victory Point card ${pointCard(e.card)} (${points(e.points)}).`,
    revealed: (e) => `${card(e.card)} enters the Trade Row.`,
    acquireEffect: (e) => `${card(e.card)}: on-acquire ability.`,
    chose: (e, _, r) => `${r.name(e.seat)} chooses: ${said(optionOf(e.program, e.i, e.option))}${by(e.program)}.`,
    declined: (e, _, r) => `${r.name(e.seat)} declines${by(e.program)}.`,
    costsChange: (e, _, r) => `${r.name(e.seat)}: ${effectWords.ability([{ op: 'modifyCost', ...e }])}`,
    redirects: (e, _, r) => `${r.name(e.seat)} may send the next eligible card to ${place[e.to]}.`,
    recalled: (e, _, r) => `${r.name(e.seat)} puts ${card(e.card)} from the discard pile ${put[e.to]}.`,
    looked: (e, some, r) => `${r.name(e.seat)} looks at ${some ? named(some.cards) : cards(e.n)} on top of the deck.`,
    copied: (e, _, r) => `${r.name(e.seat)} has ${card(e.card)} copy ${card(e.ship)}.`,
    attacked: (e, _, r) =>
      `${r.name(e.seat)} attacks ${r.name(e.target)} with ${e.amount} Combat; ${e.left} Authority left.`,
    damaged: (e, _, r) => `${r.name(e.seat)} deals ${e.amount} damage to ${owned(r.name(e.owner))} ${card(e.card)}.`,
    destroyed: (e, _, r) => `${r.name(e.seat)} destroys ${owned(r.name(e.owner))} ${card(e.card)}.`,
    cleanedUp: (e, _, r) => `${r.name(e.seat)} ends the turn${unspent(e.trade, e.combat)}.`,
    gave: (e, _, r) => `${r.name(e.seat)} transfers ${e.amount} ${resource[e.resource]} to ${r.name(e.to)}.`,
    passedOn: (e, _, r) => `${r.name(e.seat)} pays 1 Trade and passes ${card(e.card)} to ${r.name(e.to)}.`,
    bequeathed: (e, _, r) => `${r.name(e.seat)} leaves ${card(e.card)} to ${r.name(e.to)}.`,
    tookDeck: (e, _, r) => `${r.name(e.seat)} plays ${decks[e.deck]}.`,
    resigned: (e, _, r) => `${r.name(e.seat)} ${e.cause === 'outOfTime' ? 'is out of time' : 'resigns'}.`,
    defeated: (e, _, r) => `${listed(e.seats.map(r.name), 'and')} ${e.seats.length > 1 ? 'are' : 'is'} defeated.`,
    won: (e, _, r) => `${listed(e.winners.map(r.name), 'and')} ${e.winners.length > 1 ? 'win' : 'wins'} the game.`,
  },
  question: {
    main: (_, r) => (isAsked(r) ? 'What do you do?' : 'Main Phase'),
    may: (q) => `${sourceOf(q.program)}: ${effectWords.optional(programOf(q.program).effects)}`,
    choose: (q) => `Choose one${by(q.program)}.`,
    discard: (q) => `${q.optional ? 'You may discard' : 'Discard'} ${cards(q.left)}${by(q.program)}.`,
    scrap: (q) =>
      `You may scrap ${q.left === 1 ? 'a card' : `up to ${q.left} cards`} ${listed(
        q.from.map((z) => zone[z]),
        'or',
      )}${by(q.program)}.`,
    opponent: (q) => `Choose the opponent who discards${by(q.program)}.`,
    destroyBase: (q) => `You may destroy target Base${by(q.program)}.`,
    acquireFree: (q) => `You may acquire a card for free${by(q.program)}.`,
    recall: (q) => `You may put a card from your discard pile ${put[q.to]}${by(q.program)}.`,
    peek: (q) => `Which of the cards you looked at do you discard${by(q.program)}?`,
    copyShip: (q) => `Which Ship does ${card(q.card)} copy?`,
    upgrade: (q) => `Upgrade ${card(q.card)} for ${q.surcharge} Trade?`,
    faction: () => 'Which faction do you want for the whole campaign?',
    goOn: () => 'The scenario is decided. Ready for the next?',
    topUp: (q) => `The campaign is over. Upgrade a card of the Trade Deck (${q.left} to go).`,
    scenarioOption: (q) => `${scenario(q.scenario).name}: which rule do you choose?`,
    place: (q) => `Put ${card(q.card)} ${put[q.to]} instead of in the discard pile?`,
    bequeath: (q, r) => `You are defeated. You may leave one of your cards to ${r.name(q.to)}.`,
    bossDeck: () => 'Which Personal Deck do you play as the Boss?',
  },
  answer: {
    main: (a, _, r) => {
      switch (a.do) {
        case 'play':
          return `Play ${card(a.card)}`;
        case 'use':
          return `Use the ${ability[a.ability]} of ${card(a.card)}`;
        case 'acquire':
          return `Acquire ${card(a.card)}`;
        case 'attack':
          return `Attack ${r.name(a.seat)} with ${a.amount} Combat`;
        case 'attackBase':
          return `Attack ${card(a.card)} with ${a.amount} Combat`;
        case 'give':
          return `Transfer ${a.amount} ${resource[a.resource]} to ${r.name(a.to)}`;
        case 'passOn':
          return `Pay 1 Trade and pass ${card(a.card)} to ${r.name(a.to)}`;
        default:
          return 'End the Main Phase';
      }
    },
    may: (a) => (a ? 'Yes' : 'No'),
    choose: (a, q) => capital(said(optionOf(q.program, q.i, a))),
    discard: (a) => (a === null ? 'Discard nothing' : `Discard ${card(a)}`),
    scrap: (a) => (a === null ? 'Scrap nothing' : `Scrap ${card(a)}`),
    opponent: (a, _, r) => r.name(a),
    destroyBase: (a) => (a === null ? 'Destroy nothing' : `Destroy ${card(a)}`),
    acquireFree: (a) => (a === null ? 'Acquire nothing' : `Acquire ${card(a)}`),
    recall: (a) => (a === null ? 'Leave them all' : card(a)),
    peek: (a) => (a.length === 0 ? 'Discard nothing' : `Discard ${named(a)}`),
    copyShip: (a) => `Copy ${card(a)}`,
    upgrade: (a, q) => (a === null ? 'No upgrade' : `${sheet(a)}: ${sticker({ card: q.card, sheet: a })}`),
    faction: (a) => effectWords.factions[a],
    goOn: () => 'Go on',
    topUp: (a) => `${card(a.card)}, ${sheet(a.sheet)}: ${sticker(a)}`,
    scenarioOption: (a) => `${option(a).name}: ${option(a).text}`,
    place: (a, q) => `Put it ${put[a ? q.to : 'discard']}`,
    bequeath: (a) => (a === null ? 'Leave nothing' : `Leave ${card(a)}`),
    bossDeck: (a) => capital(decks[a]),
  },
  window: {},
  source: (s) => s.ability,
  rule: {
    'SR-GEN-04': 'A player whose Authority drops to zero loses.',
    'SR-GEN-08': 'New to Star Realms? Play one game with the general rules before you start the campaign.',
    'SR-TURN-03': 'You cannot do that in the Main Phase.',
    'SR-PLAY-01': 'Only a card in your hand can be played.',
    'SR-PLAY-03': 'Choose one of your own Ships in play.',
    'SR-BASE-08': 'An Outpost protects this player; destroy it first.',
    'SR-BASE-09': 'An Outpost protects this Base; destroy the Outpost first.',
    'SR-ACTION-01': 'Only abilities of your own cards in play can be used.',
    'SR-ACTION-02': 'This ability has already been used this turn.',
    'SR-ACTION-05': 'Say yes or no to the whole ability.',
    'SR-ACTION-06': 'Choose one of the alternatives of this ability.',
    'SR-ACTION-07': 'Choose a card from your hand.',
    'SR-ALLY-02': 'This Ally Ability needs another card of its faction in play.',
    'SR-SCRAP-01': 'A Scrap Ability can be used only while its card is in play.',
    'SR-SCRAP-04': 'This effect cannot scrap that card.',
    'SR-ACQ-02': 'Only cards of the Trade Row and the top Explorer can be acquired.',
    'SR-ACQ-04': 'The card costs {cost} Trade; your pool holds {trade}.',
    'SR-ACQ-09': 'This effect does not let you acquire that card.',
    'SR-ATTACK-02': 'Only an opponent or an opponent’s Base can be attacked.',
    'SR-ATTACK-03': 'You cannot attack with {amount}; your pool holds {combat} Combat.',
    'SR-ATTACK-04': 'A Base is attacked with at most the Combat that destroys it; your pool holds {combat}.',
    'SR-ATTACK-07': 'Only a Base that may be targeted can be destroyed: Outposts come first.',
    'SR-INFO-02': 'Only the cards you looked at can be discarded.',
    'SR-INFO-03': 'Choose an eligible card of your discard pile.',
    'SR-CAMP-04': 'Each player takes one of the two factions.',
    'SR-UPG-08': 'This card has already been upgraded.',
    'SR-VP-01': 'One side’s Authority has dropped to zero: the other wins the scenario.',
    'SR-VP-04': 'The twelfth envelope decides the campaign.',
    'SR-BETWEEN-05': 'Go on when you are ready.',
    'SR-ABANDONED': 'The campaign was abandoned between two games; nobody wins it.',
    'SR-POST-02': 'Choose a card of the Trade Deck and an unused sticker that fits it.',
    'SR-CAMP-13': 'Choose one of the rules that the Scenario card offers.',
    'SR-UPG-10': 'This sheet has no sticker for a card of cost {cost}.',
    'SR-UPG-12': 'The cost {cost} row of this sheet has been used.',
    'SR-UPG-16': 'Only stickers of your own faction can be used.',
    'SR-UPG-20': 'You do not have this sticker sheet.',
    'SR-POL-02': 'Political Victory: all five upgrades of this scenario’s sheet are made.',
    'SR-MODES-02': 'Five- and six-player games are best with the Post-Campaign pack in the Trade Deck.',
    'SR-MODES-06': 'Choose an opponent you may target.',
    'SR-MODES-08': 'The last player alive wins.',
    'SR-MODES-10': 'You may attack only the player on your left, and Bases of your two neighbors.',
    'SR-MODES-12': 'The last player alive wins.',
    'SR-MODES-13': 'You may attack only the player on your left, and Bases of your two neighbors.',
    'SR-MODES-14': 'First blood: the player on the right of the defeated one wins.',
    'SR-HYDRA-09': 'You can only transfer Trade and Combat you have, and only to a teammate.',
    'SR-HYDRA-12': 'An Outpost of the team protects all its players and other Bases.',
    'SR-HYDRA-13': 'The other team’s Authority has dropped to zero.',
    'SR-EMP-06': 'Pay 1 Trade to pass a card of your discard pile to a teammate.',
    'SR-EMP-08': 'An Admiral may attack only the Admiral opposite and that Admiral’s Bases.',
    'SR-EMP-10': 'The team whose Emperor falls loses.',
    'SR-RAID-12': 'Only a card of your own can be left to a teammate.',
    'SR-RAID-13': 'All Raiders are out: the Boss wins.',
    'SR-RAID-14': 'The Boss is defeated: the Raiders win.',
    'SR-RAID-15': 'Raiders may attack only the Boss and the Boss’s Bases.',
    'SR-OPT-04': 'The Boss plays the standard deck or one of the two faction decks.',
    'SR-RESIGNED': 'Won by resignation.',
    'SR-OUT-OF-TIME': 'Won on time.',
    'SR-LONG-GAME':
      'The agreed round limit is reached: the higher Authority wins; in a tie, the player later in turn order.',
  },
};
