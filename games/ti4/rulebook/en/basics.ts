import type { RuleChapter } from '@orrery/kernel';

export const basics: readonly RuleChapter[] = [
  {
    id: 'TI4-GEN',
    title: 'Basics',
    rules: {
      'TI4-GEN-01':
        'You lead a faction that explores, expands, produces and fights for the galaxy. Once the galactic council on Mecatol Rex is open, its laws and directives can change the rules.',
      'TI4-GEN-02':
        'A game round has four phases in this order: strategy, action, status, agenda. The agenda phase is left out until the council is open.',
      'TI4-GEN-03':
        'The game cannot go on for ever, because the public objectives run out. The 9th round is the last: 2 objectives are open at the start, one more is revealed in each of the first 8 rounds.',
      'TI4-GEN-04':
        'In short notes an arrow means “gain”: what is left of it is the price, and with nothing there it is free. A sign for infinity means that you may repeat the exchange as long as you can pay.',
      'TI4-GEN-05':
        'An exhausted card has been used: it does nothing more until it is readied, normally in the status phase.',
      'TI4-GEN-06': 'What is purged leaves the game for good.',
      'TI4-GEN-07':
        'Command tokens are the triangular pieces, control tokens the rectangular ones, and other tokens the round ones. Each has one name here and keeps it.',
      'TI4-GEN-08':
        'A card beats these rules wherever the two contradict each other, but only as far as you cannot follow both. These rules in turn beat any introduction.',
      'TI4-GEN-09':
        '“Cannot” is absolute and beats every permission. If two such effects collide, the lasting one beats the one that happens once, and an effect that enables beats one that cancels.',
      'TI4-GEN-10': 'Dice have ten sides and show 1 to 10; a 0 counts as 10. You may roll as many as you need.',
      'TI4-GEN-11':
        'If an ability says that its card is purged, it is, even if the ability could be carried out only in part. Purged components never return.',
      'TI4-GEN-12':
        '“Up to”, “any number” and “each” may mean none at all. An effect that names a fixed number of targets cannot be started unless there are that many.',
      'TI4-GEN-13':
        'A deck that runs out is replaced at once by its shuffled discard pile, without purged cards. Relics have no discard pile: their deck simply stays empty.',
    },
  },
  {
    id: 'TI4-GOAL',
    title: 'Victory and end of the game',
    rules: {
      'TI4-GOAL-01':
        'The first to reach the target wins. It is 10 victory points, or 14 in the long game, as your table decides before it starts.',
      'TI4-GOAL-02':
        'Most points come from objectives, public and secret. Others come from the custodians token, Imperial with Mecatol Rex, Support for the Throne, and some agendas, action cards and relics.',
      'TI4-GOAL-03':
        'If the speaker has to reveal a public objective and all ten are open, the game ends at once. The player with the most points wins; a tie goes to whoever is first in initiative order.',
      'TI4-GOAL-04':
        'When somebody has reached the target by scoring in the status phase, none of its later steps are played.',
      'TI4-GOAL-05':
        'The game ends at the very moment a player reaches the target, in whatever phase. Nothing that was waiting is carried out.',
      'TI4-GOAL-06':
        'If several players reach it together, the first in initiative order wins. Without strategy cards it is the one nearest to the speaker clockwise, the speaker counted first.',
      'TI4-GOAL-07': 'Your score is open to all and never goes beyond the target.',
      'TI4-GOAL-08': 'You begin with 0 points. A lost point lowers your score, here never below 0.',
      'TI4-GOAL-09':
        'An effect on the player with the most or the fewest points applies to everyone who is tied for it.',
      'TI4-GOAL-10': 'A point gained by a law stays yours when the law goes, unless its card says otherwise.',
      'TI4-GOAL-11':
        'In the game to 14 points only the target is different: objectives, decks and the forced end stay the same.',
    },
  },
  {
    id: 'TI4-COMP',
    title: 'Components',
    rules: {
      'TI4-COMP-01':
        'Your faction brings its sheet, starting technologies, 17 control tokens, 16 command tokens, its home system with planet cards, two faction technologies, a promissory note, three leaders and a mech card. One faction has two notes, another five leaders.',
      'TI4-COMP-02':
        'Control tokens mark scored objectives, planets you hold without units, and your score. They never run out here.',
      'TI4-COMP-03':
        'A command token shows its fleet side in the fleet pool and the other side elsewhere. This has no effect beyond showing the pool.',
      'TI4-COMP-04':
        'Colours differ in nothing else: each has 63 plastic units, a command sheet, a leader sheet, 33 technologies and 5 promissory notes. Of the technologies 24 have a colour and 9 upgrade units.',
      'TI4-COMP-05':
        'You have 3 space docks, 6 PDS, 4 mechs, 12 infantry, 10 fighters, 8 destroyers, 8 cruisers, 4 carriers, 5 dreadnoughts, 2 war suns and 1 flagship.',
      'TI4-COMP-06':
        'Tokens may stand for more fighters and infantry, if at least one figure of that kind is with them. Mechs have no tokens: you have 4.',
      'TI4-COMP-07':
        'Apart from fighters and infantry you have only as many units as figures. Control tokens, trade goods, commodities, fighter and infantry tokens are unlimited; all other tokens are as many as in the box.',
      'TI4-COMP-08':
        'A fighter or infantry token without a figure of its kind beside it must be backed by one from your reinforcements. If you have none, the unit is destroyed.',
      'TI4-COMP-09':
        'So you can have fighters in 10 systems at most and infantry in 12 places, planets and space areas together.',
      'TI4-COMP-10':
        'You may swap tokens for figures of the same kind and large tokens for small ones whenever you like; it is no action and triggers nothing.',
      'TI4-COMP-11':
        'If none of a kind is in your reinforcements when you place or produce one, you may take one off the board first, from any system without a command token of yours. It must be placed at once and arrives undamaged; nobody can make you do this.',
      'TI4-COMP-12':
        'You may do the same to replace a unit, but not to deploy one: Deploy uses only units from your reinforcements.',
      'TI4-COMP-13':
        'Your reinforcements are those of your units and command tokens that are neither on the board nor on a command sheet nor captured.',
      'TI4-COMP-14':
        'Without a command token in reinforcements you cannot gain one. If an effect puts one of yours on the board, take it from a pool of your choice, unless a token of yours lies there already.',
    },
  },
  {
    id: 'TI4-INFO',
    title: 'Open and hidden information',
    rules: {
      'TI4-INFO-01':
        'Your action cards, promissory notes in hand and unscored secret objectives are hidden. Technologies, leaders, planets, relics, fragments and scored objectives lie open.',
      'TI4-INFO-02': 'Exploration cards are shown to everyone before they take effect.',
      'TI4-INFO-03':
        'Everyone may know how many action cards, promissory notes and secret objectives you hold, and how many command tokens, trade goods and commodities you have.',
      'TI4-INFO-04': 'You may show your own hidden cards as you like, but not the agendas you see through Politics.',
      'TI4-INFO-05':
        'That a promissory note changes hands is open to all; which one it is may stay between the two of you, unless it must be played at once.',
      'TI4-INFO-06':
        'You may look through your technology deck at any time. Discard piles and purged cards are open to all.',
      'TI4-INFO-07': 'A card that an effect takes from a discard pile is taken openly.',
    },
  },
];
