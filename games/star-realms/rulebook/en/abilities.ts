import type { RuleChapter } from '@orrery/kernel';

export const abilities: readonly RuleChapter[] = [
  {
    id: 'SR-BASE',
    title: 'Bases and Outposts',
    rules: {
      'SR-BASE-01':
        'When you play a Base, nothing has to happen yet. Use its Primary Ability whenever you like in the Main Phase, or leave it alone.',
      'SR-BASE-02': 'Bases outlast the turn. They remain before you until somebody destroys them or they are scrapped.',
      'SR-BASE-03': 'On every later turn of yours the Base is ready again, each of its abilities once.',
      'SR-BASE-04':
        'The number on the shield at the lower right is the Base’s Defense. A gray shield marks an ordinary Base, a black one an Outpost. Effects may change the Defense: its value at the moment counts, and it is never less than 1.',
      'SR-BASE-05':
        'Deal a Base as much damage as its Defense in the course of one turn, and it is destroyed. If its Defense sinks to the damage it has already taken this turn, it falls at once.',
      'SR-BASE-06':
        'Damage that was not enough is forgotten when the turn ends. Only on the Boss’s Bases, in Raid, does it last longer.',
      'SR-BASE-07':
        'When a Base is destroyed, its owner puts it in the discard pile. That is not scrapping: one day it will be drawn again.',
      'SR-BASE-08':
        'An Outpost shields you from the moment it is in play, and for as long as it is there: nobody can attack you.',
      'SR-BASE-09':
        'Behind your Outposts your other Bases are safe, too: opponents can neither attack nor target them. This ends when the last of your Outposts has left play, in whatever way.',
      'SR-BASE-10':
        'The Outposts themselves are always open to attacks and target effects; which comes first is the attacker’s choice.',
      'SR-BASE-11': 'A Base that is not an Outpost does not shield you.',
      'SR-BASE-12':
        'Wherever a card says Base or shows the shield, ordinary Bases and Outposts are both meant. If Bases get +1 Defense, Outposts get it, too.',
      'SR-BASE-13': 'Outposts stand only in the way of opponents. Your own effects reach all your Bases freely.',
    },
  },
  {
    id: 'SR-ACTION',
    title: 'Using abilities',
    rules: {
      'SR-ACTION-01':
        'During your Main Phase you may use abilities of your cards in play whenever it suits you. Two kinds have a moment of their own: a Ship’s Primary Ability, and on-acquire abilities.',
      'SR-ACTION-02':
        'Every ability on every card works once in a turn. A card that leaves play and comes back in the same turn starts afresh.',
      'SR-ACTION-03':
        'Trade and Combat you gain collect in your Trade Pool and your Combat Pool. Spend them later in this Main Phase, whenever you need them.',
      'SR-ACTION-04': 'Authority you gain counts immediately.',
      'SR-ACTION-05': 'If an ability has several effects, you get them all.',
      'SR-ACTION-06':
        'If an ability offers you a choice, you get what you pick. You decide as you use it, and that is final. Orrery’s undo reaches back to the last moment when somebody learned something new, further only if everyone agrees.',
      'SR-ACTION-07':
        'When an ability has several players decide, the one whose turn it is goes first and the rest follow clockwise. In Hydra, where a whole team has the turn, the user of the ability begins.',
      'SR-ACTION-08':
        'Everyone decides knowing what came before. If all have to discard, the card of the active player is seen first, then that of the neighbor on the left, and so round the table.',
      'SR-ACTION-09':
        'An on-acquire ability works when you get hold of its card: first the card goes to your discard pile as always, and then you carry out the effect.',
      'SR-ACTION-10': 'Your pools last for one turn. What you do not spend is gone in the Discard Phase.',
    },
  },
  {
    id: 'SR-ALLY',
    title: 'Ally Abilities',
    rules: {
      'SR-ALLY-01':
        'A faction symbol before a text marks an Ally Ability and tells which faction it needs. Where two are named, either will do.',
      'SR-ALLY-02':
        'On your turn an Ally Ability is triggered, so ready for use, once you have a card of that faction in play. It stays triggered for the turn, even if the helping card leaves play before you use it.',
      'SR-ALLY-03': 'It takes a second card: no card triggers its own Ally Ability.',
      'SR-ALLY-04':
        'Which card you play first makes no difference. When your second Star Empire Ship arrives, the Star Empire Ally Abilities on both are ready.',
      'SR-ALLY-05':
        'A triggered Ally Ability waits for you: use it at some point of the Main Phase, or leave it. On a card with two of them, each is triggered and used on its own.',
      'SR-ALLY-06':
        'Ships and Bases help alike, even a Base that has stood there for several turns. One card can trigger any number of Ally Abilities.',
      'SR-ALLY-07': 'Only your own cards in play help you, not those of an opponent or a teammate.',
      'SR-ALLY-08':
        'The helping card needs the very faction that is named; some other faction in common is no use. And both cards must have been in play together: one scrapped beforehand does not help.',
    },
  },
  {
    id: 'SR-SCRAP',
    title: 'Scrapping cards',
    rules: {
      'SR-SCRAP-01':
        'The scrap symbol marks a Scrap Ability. To use it in your Main Phase, move the card from play to the Scrap Heap; from your hand it does not work.',
      'SR-SCRAP-02': 'A scrapped card is lost to your deck for the rest of the game.',
      'SR-SCRAP-03':
        'In one and the same turn a card can give you its Primary Ability, its Ally Ability and, to finish with, its Scrap Ability.',
      'SR-SCRAP-04':
        'Some abilities make you scrap further cards, for example out of your hand or your discard pile. They end up in the Scrap Heap as well.',
      'SR-SCRAP-05': 'Explorers are different: whichever way they are scrapped, they return to their stack.',
      'SR-SCRAP-06':
        'A Scrap Ability pays off only when you use it. If its card is scrapped in any other way, you get nothing.',
      'SR-SCRAP-07':
        'If a Trade Row card is scrapped, the next one from the Trade Deck takes its place right away, so that there are five again. An effect that scraps several refills after each of them, unless it clears the whole row at once.',
      'SR-SCRAP-08': 'The Scrap Heap lies open: anybody can go through it whenever they want.',
      'SR-SCRAP-09': 'What a card has already given you this turn is yours, even if you scrap the card later.',
      'SR-SCRAP-10': 'Once a card is scrapped, the abilities you have not used yet are gone with it.',
    },
  },
];
