import type { RuleChapter } from '@orrery/kernel';

export const economy: readonly RuleChapter[] = [
  {
    id: 'TI4-PLAN',
    title: 'Planets',
    rules: {
      'TI4-PLAN-01':
        'Resources, yellow, pay for units and all costs in resources. Influence, blue, pays for Leadership and the custodians token and gives votes.',
      'TI4-PLAN-02': 'A planet has at most one of three traits: hazardous, red; cultural, blue; industrial, green.',
      'TI4-PLAN-03': 'A trait does nothing by itself; objectives, agendas and exploration refer to it.',
      'TI4-PLAN-04':
        'Some planets have a technology specialty: exhaust the planet to do without one prerequisite of that colour.',
      'TI4-PLAN-05':
        'A legendary planet brings an ability card, readied when it comes from the deck. When it changes hands it stays as it is.',
      'TI4-PLAN-06':
        'You exhaust a planet for its resources, its influence or its specialty, one of them at a time and always whole.',
      'TI4-PLAN-07': 'You exhaust and ready only planets you control, unless an effect says otherwise.',
      'TI4-PLAN-08': 'An exhausted card cannot be exhausted again; what it does all the time it still does.',
      'TI4-PLAN-09':
        'The card of a legendary planet is exhausted and readied apart from the planet. It readies in the status phase; effects that ready planets do not ready it.',
      'TI4-PLAN-10': 'If a planet card is purged, its attachments, tokens and legendary card are purged with it.',
      'TI4-PLAN-11':
        'An attachment lies under the planet card, with its token on the board. It stays when control changes, exhausted or not, and a planet can have any number.',
      'TI4-PLAN-12': 'Mecatol Rex and home planets have no trait and cannot be explored.',
      'TI4-PLAN-13': 'A planet with several traits counts as having each of them.',
    },
  },
  {
    id: 'TI4-ECO',
    title: 'Commodities and trade goods',
    rules: {
      'TI4-ECO-01': 'Your commodities are of no use to you. Given to another player they become trade goods.',
      'TI4-ECO-02': 'A trade good is worth 1 resource or 1 influence.',
      'TI4-ECO-03': 'You never have more commodities than your faction sheet says.',
      'TI4-ECO-04': 'To replenish is to fill up to that number; what you gain otherwise never goes beyond it.',
      'TI4-ECO-05':
        'Trade goods can be spent wherever resources, influence or trade goods are asked for, but not as votes.',
      'TI4-ECO-06': 'Commodities cannot be spent, unless an effect allows it.',
      'TI4-ECO-07': 'If an effect turns your own commodities into trade goods, you have not gained trade goods.',
      'TI4-ECO-08': 'Whenever an effect makes you give a commodity away, it becomes a trade good.',
      'TI4-ECO-09': 'Trade goods you gain for several reasons are gained one after the other, each for itself.',
      'TI4-ECO-10': 'You begin without commodities.',
    },
  },
  {
    id: 'TI4-DEAL',
    title: 'Transactions and neighbours',
    rules: {
      'TI4-DEAL-01':
        'Four things can change hands: commodities, trade goods, relic fragments, and one promissory note from each side.',
      'TI4-DEAL-02':
        'Nothing else can be traded, neither action cards nor technologies, relics or secret objectives, unless an ability allows it. The Demilitarized Zone makes its planet card tradable in the agenda phase.',
      'TI4-DEAL-03': 'A transaction need not be fair and may be a gift. Once done it stands.',
      'TI4-DEAL-04': 'In the action phase you trade with neighbours only, also with your opponent in a combat.',
      'TI4-DEAL-05': 'In the agenda phase everyone may trade with everyone, and bribes are welcome.',
      'TI4-DEAL-06':
        'Two players are neighbours if they have units or planets in the same system or in adjacent ones, wormholes and hyperlanes included.',
      'TI4-DEAL-07':
        'In the action phase the active player is always one of the two. There is one transaction with each neighbour in a turn, at any time in it, in combat or while an exploration card lies open too.',
      'TI4-DEAL-08':
        'If you become neighbours during the turn, you may trade from then on. To part and meet again gives no second transaction.',
      'TI4-DEAL-09':
        'In the agenda phase any two players may make one transaction for each agenda. An agenda that replaces another allows a new one.',
      'TI4-DEAL-10': 'Captured ships and mechs may go back to their owner in a transaction.',
      'TI4-DEAL-11': 'Promissory notes that lie face up before a player cannot be traded.',
      'TI4-DEAL-12':
        'You may promise anything at any time. What can be done at once by yourselves binds you; what depends on the future, on dice or on playing an action card does not.',
      'TI4-DEAL-13':
        'Here only what changes hands at once is carried out. Promises can be written down, and nobody is held to them.',
      'TI4-DEAL-14':
        'Whether you are neighbours is seen at the moment of the transaction. It always holds for both, even if only one side’s ability makes the systems adjacent.',
    },
  },
  {
    id: 'TI4-PN',
    title: 'Promissory notes',
    rules: {
      'TI4-PN-01': 'You have 5 promissory notes of your colour and one or two of your faction, to give to others.',
      'TI4-PN-02': 'Each side may give one note in a transaction.',
      'TI4-PN-03': 'Alliance lets another player use your commander.',
      'TI4-PN-04': 'Nobody plays notes of their own colour or faction.',
      'TI4-PN-05':
        'A note is played as it says and then, if it says so, returned to its owner, who may give it away again.',
      'TI4-PN-06': 'A note in your hand does nothing, and nothing makes you return it, until you play it.',
      'TI4-PN-07':
        'Support for the Throne and Alliance are put face up as soon as they are received, and cannot be passed on.',
      'TI4-PN-08':
        'A note to be returned when you activate a system with its owner’s units goes back at every such activation, friendly or not, even if only structures are there. Tokens that other effects place do not count.',
      'TI4-PN-09':
        'Ceasefire: its owner, having activated a system with your units, cannot move units there. Political Secret: its owner cannot vote, play action cards or use faction abilities on the agenda just revealed.',
      'TI4-PN-10':
        'Trade Agreement: when its owner replenishes, you take all those commodities. Alliance goes back when you activate a system with its owner’s units.',
      'TI4-PN-11':
        'Support for the Throne is worth 1 point while it lies before you. If you activate a system with its owner’s units, or the owner is eliminated, the point is lost and the note goes back.',
      'TI4-PN-12': 'Nobody has to use a note, unless it says so.',
      'TI4-PN-13':
        'A note you receive in the middle of a moment may be used in that moment, but no note twice in the same one.',
    },
  },
];
