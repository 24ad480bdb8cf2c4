import type { RuleChapter } from '@orrery/kernel';

export const options: readonly RuleChapter[] = [
  {
    id: 'TI3-OPT-GEN',
    title: 'Optional Rules',
    rules: {
      'TI3-OPT-GEN-01': 'Optional rules can be mixed freely. You agree on them before the game.',
      'TI3-OPT-GEN-02': 'What changes with three, four or five players is not optional: you always play it so.',
    },
  },
  {
    id: 'TI3-OPT-WAROFATTRITION',
    title: 'War of Attrition',
    rules: {
      'TI3-OPT-WAROFATTRITION-01': 'You need 14 Victory Points instead of 10, and use the long side of the track.',
      'TI3-OPT-WAROFATTRITION-02':
        'The Public deck grows to 14 cards: eight of Stage I on top, below them five of Stage II with “Game Over” among them.',
      'TI3-OPT-WAROFATTRITION-03': 'Otherwise the deck is made up as always, and cards put away stay unseen.',
      'TI3-OPT-WAROFATTRITION-04': 'Bring time: such a game may well take 9 to 14 rounds.',
      'TI3-OPT-WAROFATTRITION-05':
        'If you like, leave “Game Over” out, which makes 13 cards. Once the last of them has appeared, you play that round to the end of its Status Phase, and then most points win.',
    },
  },
  {
    id: 'TI3-OPT-AGEOFEMPIRE',
    title: 'Age of Empire',
    rules: {
      'TI3-OPT-AGEOFEMPIRE-01':
        'When the Public deck is ready, its cards are laid out open in a row, from the top, until “Game Over” appears. The rest of the deck is put away.',
      'TI3-OPT-AGEOFEMPIRE-02':
        'The row is seven to ten cards long, in a War of Attrition nine to fourteen, and “Game Over” is its last.',
      'TI3-OPT-AGEOFEMPIRE-03':
        'From the first round on you may claim anything in the row, Supremacy and Domination included. No new objectives come, and Imperial still gives its 2 points.',
      'TI3-OPT-AGEOFEMPIRE-04':
        'A turn marker counts the rounds: after the first it is set on the leftmost card, after each further one it moves to the next.',
      'TI3-OPT-AGEOFEMPIRE-05':
        'When the turn marker arrives at “Game Over”, the game is finished at once, and most Victory Points win.',
      'TI3-OPT-AGEOFEMPIRE-06': 'So the number of cards in the row is the number of rounds you have at most.',
    },
  },
  {
    id: 'TI3-OPT-DISTANTSUNS',
    title: 'Distant Suns',
    rules: {
      'TI3-OPT-DISTANTSUNS-01':
        'After the galaxy is built, you shuffle the 44 Domain Counters and lay one face down on each neutral planet. Mecatol Rex and the Home Systems get none.',
      'TI3-OPT-DISTANTSUNS-02': 'Counters to spare are put away without a look.',
      'TI3-OPT-DISTANTSUNS-03':
        'When your Ground Forces land on a planet with a Domain Counter in a Tactical Action, you reveal it right away and see what it does. You declare all your landings first; then you reveal one planet after the other.',
      'TI3-OPT-DISTANTSUNS-04':
        'Once a planet’s counter is revealed, you can land no more troops there in this activation.',
      'TI3-OPT-DISTANTSUNS-05':
        'What the revealed symbol says happens immediately. If it costs you everybody who landed, the planet stays neutral.',
      'TI3-OPT-DISTANTSUNS-06': 'If you come by a planet in another way, its counter leaves the game and does nothing.',
      'TI3-OPT-DISTANTSUNS-07':
        'A planet that was once taken never gets another counter, even if it becomes neutral again.',
      'TI3-OPT-DISTANTSUNS-08':
        'Probing: when your ships have moved in a Tactical Action and one of your Fighters is in the activated system, you may take a look around.',
      'TI3-OPT-DISTANTSUNS-09':
        'You look at all Domain Counters of that system in secret and put them back as they were.',
      'TI3-OPT-DISTANTSUNS-10': 'A second look takes another probe in a later activation, or a landing.',
      'TI3-OPT-DISTANTSUNS-11':
        'Where you have probed a planet, your Ground Forces cannot land in the same activation.',
      'TI3-OPT-DISTANTSUNS-12':
        'If your probe finds Lazax Survivors, take the counter out of the game, score 1 Victory Point and draw three Action Cards. That point may win you the game.',
      'TI3-OPT-DISTANTSUNS-13':
        'Razing: when Invasion Combat is due in a Tactical Action, each of your War Suns and Dreadnoughts may burn down one hidden Domain Counter of its system. The counter leaves the game and does nothing.',
      'TI3-OPT-DISTANTSUNS-14': 'An open counter is safe from that.',
      'TI3-OPT-DISTANTSUNS-15': 'Each ship razes one counter in an activation; for two counters you need two ships.',
      'TI3-OPT-DISTANTSUNS-16': 'A ship either razes or bombards in an activation, never both.',
      'TI3-OPT-DISTANTSUNS-17':
        'Cruelty has a price. Roll a die: up to 7 nothing happens; on 8 or 9 you lose three Action Cards at random; on 10 you lose them as well and all your planets are exhausted.',
      'TI3-OPT-DISTANTSUNS-18':
        'If you razed Lazax Survivors, you lose all Action Cards and Trade Goods, your planets are exhausted, and you have no say in the Council’s next vote.',
      'TI3-OPT-DISTANTSUNS-19':
        'Biohazard: while the counter lies there, one Ground Force of each landing dies. Whoever is first to conquer the planet may take the counter away.',
      'TI3-OPT-DISTANTSUNS-20':
        'Wormhole Discovery: the counter goes into space and is from now on a wormhole of the kind it shows, Alpha or Beta.',
      'TI3-OPT-DISTANTSUNS-21': 'Radiation: everybody in the first landing party dies. Then the counter is gone.',
      'TI3-OPT-DISTANTSUNS-22':
        'Technological Society: your neighbour to the left picks you a technology whose prerequisites you have; if there is none, you get nothing. The counter is discarded.',
      'TI3-OPT-DISTANTSUNS-23':
        'Hostile Locals: natives in the number shown fight every invader like Ground Forces; your left neighbour rolls for them. They cannot be bombarded, and each failed invasion finds them at full strength again. Beaten, they are gone for good.',
      'TI3-OPT-DISTANTSUNS-24':
        'Natural Wealth: take the Trade Goods shown, as far as the stock has them. The counter is discarded.',
      'TI3-OPT-DISTANTSUNS-25':
        'Lazax Survivors found by landing: keep the counter. Once, in a later vote, it gives you 3 votes more.',
      'TI3-OPT-DISTANTSUNS-26':
        'Industrial Society: you may put a Space Dock there at no cost, and the planet card comes to you refreshed. The counter is discarded.',
      'TI3-OPT-DISTANTSUNS-27':
        'Settlers: your landing party goes back aboard, and you roll a die. On 6 or more the planet gets two new Ground Forces of yours; otherwise an opponent drawn by lot puts two there and has the planet, exhausted. The counter is discarded.',
      'TI3-OPT-DISTANTSUNS-28':
        'Peaceful Annexation: the people welcome you, and nothing else happens. The counter is discarded.',
    },
  },
];
