import type { RuleChapter } from '@orrery/kernel';

export const movement: readonly RuleChapter[] = [
  {
    id: 'TI3-TACT',
    title: 'Tactical Action',
    rules: {
      'TI3-TACT-01':
        'A Tactical Action runs through the Activation Sequence, always in this order: activate a system, bring ships there, PDS fire, Space Battle, Planetary Landings, Invasion Combat, production.',
      'TI3-TACT-02':
        'Only the activation itself is a must. A later step takes place where there is cause for it or, where it is optional, if you want it. So you may activate a system merely to build there, or to move in where nobody waits for you.',
      'TI3-TACT-03':
        'Activating costs one Command Counter: it moves from your Command Pool onto the system tile. If your Command Pool is empty, you cannot take this action. Once the counter lies there, you cannot change your mind.',
      'TI3-TACT-04':
        'You cannot activate a system twice: where a Command Counter of yours lies, you may not put another.',
      'TI3-TACT-05':
        'Other players’ counters are no concern of yours. They hinder neither your activation nor your ships, and a system may be activated by any number of races.',
      'TI3-TACT-06':
        '“Activated” is always seen from one player’s side: for you, an activated system is one that bears your own Command Counter.',
      'TI3-TACT-07':
        'A system you have activated is closed for the rest of the round: you cannot activate it again, and your ships there stay put. Only an effect that lifts your counter, such as Warfare or some Action Cards, sets them free.',
      'TI3-TACT-08':
        'You need no presence to activate: the system may hold nothing of yours and lie out of reach of all your ships, and you may leave everything where it is.',
      'TI3-TACT-09': 'Nobody can activate an Asteroid Field or a Supernova.',
      'TI3-TACT-10': 'You may not activate a system that Diplomacy closes to you at the moment.',
      'TI3-TACT-11': 'After the last step your turn is over, and the next player goes on.',
    },
  },
  {
    id: 'TI3-MOVE',
    title: 'Moving Ships',
    rules: {
      'TI3-MOVE-01':
        'In step 2 you may bring as many of your ships as you like into the activated system, from wherever they are. You may also leave them all at home.',
      'TI3-MOVE-02':
        'Every ship that sets out must arrive: its move ends in the activated system and nowhere else. All ships of one action move at the same time.',
      'TI3-MOVE-03':
        'Your Race Sheet gives each kind of ship, Fighters aside, a movement value. It says how many borders between adjacent systems the ship may cross; a jump through a wormhole counts as one border.',
      'TI3-MOVE-04':
        'Fighters cannot travel alone; they ride with Carriers or War Suns. Whether those left behind are still supported is checked when all movement is done.',
      'TI3-MOVE-05':
        'Enemy ships bar the way: your ships cannot pass through their system, only end there if you have activated it. Fighters on their own bar nothing.',
      'TI3-MOVE-06':
        'What stands on planets does not stop ships. You may fly past enemy Ground Forces, PDS and Space Docks.',
      'TI3-MOVE-07': 'A ship in a system with your own Command Counter is pinned there and cannot set out.',
      'TI3-MOVE-08': 'Your own counters do not stop ships that are only passing by.',
      'TI3-MOVE-09':
        'Once an effect takes your counter away, everything is open again: you may activate the system anew and your ships in it may move.',
      'TI3-MOVE-10': 'On the way, the special rules of Asteroid Fields, Nebulae and Supernovas apply.',
      'TI3-MOVE-11':
        'When the move is done, you may not have more ships in the activated system than your Fleet Supply allows; Fighters do not count. A move that breaks this limit is not possible, even if you were ready to give up the surplus.',
      'TI3-MOVE-12':
        'Ships that are already in the system you activate stay there. Your new counter pins them at once, so they cannot fly a loop and come back.',
    },
  },
  {
    id: 'TI3-TRANSPORT',
    title: 'Carrying Units',
    rules: {
      'TI3-TRANSPORT-01':
        'Carriers and War Suns can take other units along: Ground Forces, PDS and Fighters, up to six in all, mixed as you please. The same rules hold for both kinds of transporter.',
      'TI3-TRANSPORT-02': 'Six is the limit for a Carrier. Should there ever be more aboard, what exceeds it is lost.',
      'TI3-TRANSPORT-03':
        'A transporter can collect Ground Forces and PDS wherever it comes by: where it sets out, on its way, and where it arrives. Fighters may join it in the same way.',
      'TI3-TRANSPORT-04':
        'To collect a unit, the transporter has to be in the system of the planet on which the unit stands.',
      'TI3-TRANSPORT-05': 'Where enemy ships are, nobody goes aboard.',
      'TI3-TRANSPORT-06':
        'Nor does anybody go aboard where your own counter lay before this action. The transporter may pass through such a system, but it collects nothing there.',
      'TI3-TRANSPORT-07':
        'Ground Forces and PDS go ashore only in the Planetary Landing step. They may then go down to a planet of that system or change over to another transporter there.',
      'TI3-TRANSPORT-08':
        'A transporter may also collect units from planets of the activated system, so that they can land on a neighbouring planet there. It need not have moved for that.',
      'TI3-TRANSPORT-09': 'A planet that you leave empty still belongs to you; a Control Marker shows it.',
      'TI3-TRANSPORT-10':
        'A transporter that is destroyed takes its Ground Forces and PDS with it; you decide when loading who rides on which ship. Fighters live on as long as what is left in the system can support them, which is checked after a battle, not during it.',
      'TI3-TRANSPORT-11':
        'Cargo is idle: PDS aboard neither fire nor shield, and Ground Forces aboard do not fight in Space Battles.',
      'TI3-TRANSPORT-12':
        'Fighters that travel along are never cargo in that sense. They are in space and fight in every Space Battle of their system.',
      'TI3-TRANSPORT-13':
        'A Carrier fights whether it is loaded or not and always rolls its die. Only what it carries stays out of the battle.',
      'TI3-TRANSPORT-14':
        'Among Ground Forces aboard a transporter there must be at least one figure; counters alone cannot travel.',
      'TI3-TRANSPORT-15': 'A Space Dock stays where it was built; no ship can carry it.',
    },
  },
];
