import type { RuleChapter } from '@orrery/kernel';

export const modes: readonly RuleChapter[] = [
  {
    id: 'SR-MODES',
    title: 'Modes without teams',
    rules: {
      'SR-MODES-01': 'All general rules hold in every mode, unless the mode itself changes them.',
      'SR-MODES-02':
        'A tip: with five or six players, wait until your campaign is over and the Trade Deck has its Post-Campaign pack. In Orrery a table can choose the 84 cards right away.',
      'SR-MODES-03':
        'There are just two score dials. From three players on, two Score cards side by side do the job: a 4 and a 9 mean 49 Authority. Orrery does the counting for you.',
      'SR-MODES-04': 'Standard, two players: the lot decides who goes first, with 3 cards in hand against 5.',
      'SR-MODES-05':
        'Free-For-All, three to six players: the lot decides who begins, turns go clockwise. The first hand has 3 cards, the second 4 and every further one 5.',
      'SR-MODES-06':
        'In Free-For-All, all opponents and all their Bases are fair game: attack and target them in any mixture.',
      'SR-MODES-07':
        'A defeated player’s cards all go to the Scrap Heap, from deck, hand, discard pile and play; Explorers return to their stack. If it happens on that player’s own turn, the turn passes on. This holds in all modes in which single players drop out.',
      'SR-MODES-08': 'In Free-For-All, the last player left wins.',
      'SR-MODES-09':
        'Hunter, three to six players: everything begins as in Free-For-All, with the same hands and clockwise turns.',
      'SR-MODES-10':
        'In Hunter your prey sits on your left: no other player can be your target. Bases you may attack and target on both sides, left and right, past Outposts only as usual. What hits “each opponent” reaches everybody, because it targets nobody.',
      'SR-MODES-11':
        'If your prey is defeated, the next player on that side moves up; on your right it is the same. When only two are left, each sits on both sides of the other.',
      'SR-MODES-12': 'The hunt is won by the last one standing.',
      'SR-MODES-13': 'First Blood Hunter goes like Hunter, but it is over as soon as anybody is defeated.',
      'SR-MODES-14':
        'In First Blood Hunter victory goes to the right-hand neighbor of the one defeated, as a rule the attacker.',
    },
  },
  {
    id: 'SR-HYDRA',
    title: 'Hydra: teams with one life',
    rules: {
      'SR-HYDRA-01':
        'Four or six of you form two teams of the same size, seated alternately around the table. A team has one Authority score for all its members.',
      'SR-HYDRA-02': 'Your Personal Deck, your hand, your cards in play and your discard pile belong to you alone.',
      'SR-HYDRA-03': 'For your Ally Abilities, what teammates have in play does not count.',
      'SR-HYDRA-04':
        'The lot decides which team begins. Its members have 3 cards each at first, those of the other team 5.',
      'SR-HYDRA-05': 'A turn belongs to a team: together you go through Main Phase, Discard Phase and Draw Phase.',
      'SR-HYDRA-06':
        'All of you play at once, each with your own cards before you. Orrery takes your actions as they arrive: if two want the same card, the faster one has it. The Main Phase ends when all have ended it, and until then everybody can still act.',
      'SR-HYDRA-07': 'You have a Trade Pool and a Combat Pool to yourself.',
      'SR-HYDRA-08':
        'What you play, buy, use and attack is up to you. Attacks hit the other team’s common score; an effect that targets a player names one of them.',
      'SR-HYDRA-09':
        'On your team’s turn you can hand over as much of your Trade and Combat to a teammate as you like, again and again.',
      'SR-HYDRA-10': 'Two-Headed Hydra is two against two, at 75 Authority a team.',
      'SR-HYDRA-11': 'Three-Headed Hydra is three against three, at 100 Authority a team.',
      'SR-HYDRA-12':
        'One Outpost covers the entire team: as long as one of you has any in play, none of you can be attacked, and your other Bases are out of reach for attacks and target effects.',
      'SR-HYDRA-13': 'A team whose Authority falls to zero is beaten as a whole, and victory goes to its rivals.',
    },
  },
  {
    id: 'SR-EMP',
    title: 'Emperor: three against three',
    rules: {
      'SR-EMP-01': 'Six of you form two teams of three. One member of each is its Emperor, two are Admirals.',
      'SR-EMP-02':
        'Each Emperor sits between two Admirals and faces the other Emperor; thus every Admiral has an enemy Admiral across the table. In Orrery seats 1 to 3 play seats 4 to 6, with an Emperor on seats 2 and 5, and seat 1 faces 6, 2 faces 5, 3 faces 4.',
      'SR-EMP-03': 'Emperors have 60 Authority at the start, Admirals 50.',
      'SR-EMP-04': 'The lot decides which team opens. Its members begin with 3 cards in hand, their enemies with 5.',
      'SR-EMP-05':
        'Turns go clockwise, so three players of one team act in a row, and after them the three of the other.',
      'SR-EMP-06':
        'On your turn you may pay 1 Trade to send a card of your discard pile to that of a teammate. You can do so whenever you want in the Main Phase, and as often as you can pay.',
      'SR-EMP-07': 'As Emperor you may attack and target all your enemies and all their Bases.',
      'SR-EMP-08':
        'As Admiral you have one enemy, the Admiral opposite, with that Admiral’s Bases. Once that enemy is out, you have no target left, unless the table lets you turn on the enemy Emperor. An Outpost guards its owner alone.',
      'SR-EMP-09':
        'If you fall as Admiral, you may leave your Emperor one card of your hand, your discard pile or your deck, which you may search. It goes to the Emperor’s discard pile and all else to the Scrap Heap.',
      'SR-EMP-10': 'A team stands and falls with its Emperor: when the Emperor is defeated, it has lost.',
    },
  },
  {
    id: 'SR-RAID',
    title: 'Raid: one against all',
    rules: {
      'SR-RAID-01':
        'One of you is the Boss, the two to five others are Raiders. The Boss is drawn by lot, unless the table gives the part to the first seat.',
      'SR-RAID-02': 'The Boss begins, then it goes round clockwise.',
      'SR-RAID-03':
        'How strong the Boss is depends on the number of Raiders at the start; losses do not change it. With 2 it is 50 Authority and a hand size of 7, with 3 it is 70 and 7, with 4 it is 70 and 8, with 5 it is 90 and 8. Some cheap Ships have a line that counts teammates and opponents still in the game: it helps a team of two Raiders, or a Boss who faces five.',
      'SR-RAID-04':
        'The Boss’s first hand is two cards short of the hand size, that is 5 or 6 cards. A Raider’s has 5.',
      'SR-RAID-05': 'In the Draw Phase the Boss does not draw five cards but as many as the hand size says, 7 or 8.',
      'SR-RAID-06': 'Raiders have no common turn; each of them has a turn of their own.',
      'SR-RAID-07':
        'What Raiders do to the Boss’s Bases adds up until the Boss’s next turn, so one Raider may finish what another began. Any attack of 1 Combat or more counts.',
      'SR-RAID-08':
        'Damage that did not destroy a Base of the Boss is gone when the Boss’s turn starts. On Raiders’ Bases it goes with the end of the turn, as usual.',
      'SR-RAID-09': 'Every Raider has 50 Authority at the start.',
      'SR-RAID-10': 'As Raiders you see each other’s hands and may make plans together.',
      'SR-RAID-11':
        'Even so, each Raider acts alone: pools are not shared, and you decide for yourself on your cards, abilities and attacks.',
      'SR-RAID-12':
        'If you fall as a Raider, you may leave one card to each Raider still fighting, out of your hand, deck, discard pile or play, for their discard pile. The rest goes to the Scrap Heap.',
      'SR-RAID-13': 'When the last Raider is out, the Boss has won.',
      'SR-RAID-14': 'When the Boss is down to zero Authority, the Raiders have won, those already defeated included.',
      'SR-RAID-15':
        'The Boss may attack and target all Raiders and all their Bases. Raiders have a single enemy: the Boss, with the Bases the Boss has in play.',
    },
  },
  {
    id: 'SR-OPT',
    title: 'Faction decks as an option',
    rules: {
      'SR-OPT-01':
        'If you like, the two campaign decks replace standard Personal Decks outside the campaign: that of the Star Empire with its Imperial Fighter and Smuggler, that of the Trade Federation with its Federation Shuttle and System Police. The three cases follow.',
      'SR-OPT-02':
        'In a game for two, each of you plays one of the faction decks; either both are used or none. Orrery deals them by lot.',
      'SR-OPT-03': 'In Emperor, the two Emperors get one faction deck each, by lot as well.',
      'SR-OPT-04': 'In Raid, the Boss chooses between the two faction decks and the standard deck.',
    },
  },
  {
    id: 'SR-SYM',
    title: 'Symbols on cards',
    rules: {
      'SR-SYM-01':
        'At the upper left a faction symbol tells which faction the card belongs to. Before a text it marks an Ally Ability.',
      'SR-SYM-02':
        'At the upper right the Trade symbol shows what a card costs, within a text how much Trade you gain. Personal Deck cards have no cost; where one is asked for, it counts as 0.',
      'SR-SYM-03':
        'Within a text, the Combat symbol shows how much Combat you gain, and the Authority symbol how much Authority.',
      'SR-SYM-04': 'Before a text, the scrap symbol marks a Scrap Ability.',
      'SR-SYM-05': 'A small set symbol at the lower right tells which box a card is from. It does not affect the game.',
    },
  },
];
