import type { RuleChapter } from '@orrery/kernel';

export const setup: readonly RuleChapter[] = [
  {
    id: 'TI4-SETUP',
    title: 'Setting up',
    rules: {
      'TI4-SETUP-01':
        'There are three ways to begin: by the rulebook, half at random, or with a draft. All of them lead to the same set-up.',
      'TI4-SETUP-02': 'The first speaker is drawn by lot, or found by the draft.',
      'TI4-SETUP-03':
        'You choose a faction or are dealt one; nobody shares yours. What belongs to other factions goes back into the box.',
      'TI4-SETUP-04':
        'You choose a colour of your own and take its units, command sheet, leader sheet, 33 technologies and 5 promissory notes. Together with those of your faction they make one technology deck and one hand of notes.',
      'TI4-SETUP-05': 'Your agent is ready from the start; commander and hero are locked.',
      'TI4-SETUP-06':
        'You begin with 3 command tokens in the tactic pool, 3 in the fleet pool and 2 in the strategy pool. The other 8 are in your reinforcements.',
      'TI4-SETUP-07': 'You take the planet cards of your home system, readied.',
      'TI4-SETUP-08': 'You draw two secret objectives, keep one and shuffle the other back unseen.',
      'TI4-SETUP-09': 'Two public objectives of stage I lie open at the start.',
      'TI4-SETUP-10':
        'The order is: speaker, factions, what belongs to them, colours, home planets, galaxy, tokens on it, decks, supply, strategy cards, starting units and technologies, objectives.',
      'TI4-SETUP-11':
        'The custodians token lies on Mecatol Rex. A frontier token goes into each system without planets, empty anomalies and the Creuss gate included, never on a hyperlane and never two in a system.',
      'TI4-SETUP-12':
        'The wormhole nexus lies beside the map with its inactive side up, which has a gamma wormhole only; three gamma tokens lie next to it. Only wormholes lead there.',
      'TI4-SETUP-13':
        'Action cards, agendas, both stages of objectives, secret objectives, relics and the four kinds of exploration cards are shuffled, each by itself.',
      'TI4-SETUP-14':
        'With Prophecy of Kings 13 agendas leave the deck and 13 others come in: it has 50 cards as before.',
      'TI4-SETUP-15': 'The eight strategy cards lie in the middle of the table, without trade goods.',
      'TI4-SETUP-16':
        'You gain your faction’s starting technologies and place its starting units in your home system: ships in the space area, ground forces and structures on your planets as you like, within the limits for structures.',
      'TI4-SETUP-17':
        'A faction that picks its starting technologies does so now. One that copies those of others chooses last.',
      'TI4-SETUP-18':
        'The speaker lays out five objectives of each stage face down in two rows and turns up the first two of stage I.',
      'TI4-SETUP-19':
        'Nobody begins with action cards, commodities or trade goods, except for the trade goods that make up for a cramped place with five players.',
      'TI4-SETUP-20': 'Seats stay as they are: “left” and “clockwise” always mean the order in which you sit.',
    },
  },
  {
    id: 'TI4-MAP',
    title: 'Building the galaxy',
    rules: {
      'TI4-MAP-01':
        'By the rulebook you build the galaxy yourselves: each of you lays the tiles dealt to you around Mecatol Rex.',
      'TI4-MAP-02':
        'Half at random means that factions are chosen or dealt, and the galaxy is laid by you or made by a generator.',
      'TI4-MAP-03':
        'Tiles with a blue back have planets; red ones are anomalies or empty space; green ones are homes and tiles of a faction. Mecatol Rex and the nexus belong to no pile.',
      'TI4-MAP-04':
        'Blue and red tiles a player: 6+2 with 3 players, 5+3 with 4, 4+2 with 5 (3+2 with hyperlanes), 3+2 with 6 (6+3 in the large galaxy), 4+2 with 7 or 8 (3+2 in the smaller galaxies).',
      'TI4-MAP-05':
        'In some galaxies the speaker first lays extra tiles next to Mecatol Rex: one red with five players and no hyperlanes, two red and three blue with seven, two red and two blue with eight.',
      'TI4-MAP-06':
        'Hyperlanes are 83A to 88A for five players with hyperlanes and for seven; 83B, 84B, 85B, 86B, 88B and 90B for the smaller galaxy of seven; 83B, 85B, 87A, 88A, 89B and 90B for that of eight. Places and turns are fixed.',
      'TI4-MAP-07':
        'Home systems have fixed places. The Creuss gate takes the place of the Creuss home, which lies beside the map.',
      'TI4-MAP-08':
        'The speaker lays one tile, then the others clockwise. The last player lays two in a row and the direction turns; later the speaker lays two, and so on until all lie.',
      'TI4-MAP-09': 'No tile may be laid in a ring before the ring inside it is full.',
      'TI4-MAP-10':
        'An anomaly may not lie next to another, nor a wormhole next to one of the same kind, unless you have no other place.',
      'TI4-MAP-11':
        'With five players and no hyperlanes the three cramped places begin with 4, 2 and 2 trade goods; the 4 are for the one in the middle.',
      'TI4-MAP-12':
        'The board is all system tiles in play, also those that touch no other. A system is on the edge if one of its sides touches neither a system nor a hyperlane; the nexus and the Creuss home always are.',
      'TI4-MAP-13':
        'A generated galaxy keeps the usual shares of blue and red, never has a wormhole without a partner, and keeps anomalies and equal wormholes apart as far as it can. The same seed gives the same galaxy.',
      'TI4-MAP-14':
        'A generator can offer: a board style for each number of players, how tiles are weighed, how they are laid, tiles that must or must not come, an anomaly for factions that need one, and factions at random.',
    },
  },
  {
    id: 'TI4-DRAFT',
    title: 'Draft',
    rules: {
      'TI4-DRAFT-01':
        'In a draft you pick three things, in any order: a faction, a place in the order of play, one of which is the speaker’s, and a slice, that is a home with the systems around it.',
      'TI4-DRAFT-02': 'Picks go in snake order: the second round runs backwards, the third as the first.',
      'TI4-DRAFT-03': 'The order of picks is random, unless your table sets it.',
      'TI4-DRAFT-04':
        'A pick takes one thing that is left, of a kind you still lack. After three picks each the draft is over.',
      'TI4-DRAFT-05':
        'A slice has five tiles: three blue, one of each tier, and two red. They lie left and right of the home on the outer ring, straight ahead of it, towards the left neighbour in the second ring, and in the first ring.',
      'TI4-DRAFT-06':
        'There are at least as many slices and factions as players; normally one slice more, and 9 factions.',
      'TI4-DRAFT-07':
        'A planet is worth its better value, the other counted as nothing; equal values count half each. A slice must have at least 4 influence and 2.5 resources so counted, and from 9 to 13 together, unless you set other bounds.',
      'TI4-DRAFT-08':
        'A slice never has two equal wormholes or two legendary planets, and inside it no anomalies touch. Across the borders of slices they may.',
      'TI4-DRAFT-09':
        'You may ask for at least two alpha and two beta wormholes, for one wormhole a slice at most, for legendary planets, for slices or factions of your own, or for a fixed seed. If no such offer is found in reasonable time, the wishes are refused.',
      'TI4-DRAFT-10':
        'After the draft you sit as you picked, the slices are laid out with the hyperlanes for your number of players, homes are placed, and the common set-up goes on.',
      'TI4-DRAFT-11':
        'Whoever runs the table may take back the last pick, and may make a new offer only before the first.',
    },
  },
  {
    id: 'TI4-TRACK',
    title: 'Following a game',
    rules: {
      'TI4-TRACK-01': 'The table follows the whole game and shows figures about it at the end.',
      'TI4-TRACK-02':
        'Everything that happens is in the log, in order: phases, choices, actions, rolls, points, votes, transactions as far as they are open, technologies, explorations, eliminations.',
      'TI4-TRACK-03':
        'During the game you see of every player: points and objectives, technologies, planets, command tokens, trade goods and commodities, numbers of cards, leaders, strategy cards and who has passed; and of the round its order and step.',
      'TI4-TRACK-04': 'A clock runs for each player and each phase; it can be stopped.',
      'TI4-TRACK-05':
        'At the end you see how points and technologies grew, who scored what and when, strategy cards, planets, units built and lost, combats, votes, trade goods and time.',
      'TI4-TRACK-06':
        'Finished games are kept and can be searched by players, target, factions and options, with figures for each faction, objective, technology and strategy card.',
      'TI4-TRACK-07':
        'You can step back through the game. To undo a move needs the consent of all, unless nothing hidden and no die has been revealed since.',
    },
  },
];
