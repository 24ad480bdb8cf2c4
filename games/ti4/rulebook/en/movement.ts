import type { RuleChapter } from '@orrery/kernel';

export const movement: readonly RuleChapter[] = [
  {
    id: 'TI4-ADJ',
    title: 'Adjacency and wormholes',
    rules: {
      'TI4-ADJ-01': 'Systems with the same kind of wormhole, alpha, beta or gamma, are adjacent to each other.',
      'TI4-ADJ-02':
        'A system is one tile: a normal system with 1 to 3 planets, an anomaly or empty space, any of them perhaps with a wormhole.',
      'TI4-ADJ-03':
        'Two systems are adjacent if their tiles share a side, if they have matching wormholes, or if a hyperlane joins them. It always holds both ways.',
      'TI4-ADJ-04':
        'No system is adjacent to itself, not even with two equal wormholes, and no unit to the system it is in. A planet is adjacent to its own system and to all systems adjacent to that.',
      'TI4-ADJ-05': 'Delta wormholes join the Creuss gate and the Creuss home; the usual rules hold for them.',
      'TI4-ADJ-06':
        'Several wormholes of one kind in a system are several wormholes. That matters only where it counts which of them is used.',
      'TI4-ADJ-07':
        'If two systems are adjacent in more than one way, the one who moves chooses which way a ship takes.',
      'TI4-ADJ-08':
        'Hyperlane tiles are no systems: nothing can be there and nothing can be aimed at them. Systems joined by a line across them are adjacent in every respect.',
      'TI4-ADJ-09': 'Two lanes of a tile that only meet at the same side do not join there.',
      'TI4-ADJ-10':
        'Only wormholes lead to the nexus. Its inactive side has a gamma wormhole, its active side alpha, beta and gamma.',
      'TI4-ADJ-11':
        'The nexus turns to its active side after a unit is moved or placed there or somebody gains Mallice. After a movement it turns at the end of that step, so only space cannons joined by gamma reach it in that action.',
      'TI4-ADJ-12': 'What is in the nexus stays there when it turns. It never turns back.',
      'TI4-ADJ-13': 'A wormhole alone does not make a system an anomaly.',
    },
  },
  {
    id: 'TI4-MOVE',
    title: 'Movement and transport',
    rules: {
      'TI4-MOVE-01':
        'A ship cannot move out of a system that has a command token of yours, unless it is the active system.',
      'TI4-MOVE-02': 'Every ship that moves must end in the active system.',
      'TI4-MOVE-03': 'A ship enters at most as many systems as its move value.',
      'TI4-MOVE-04':
        'It cannot pass through a system with ships of another player. Ground forces and structures do not stop it.',
      'TI4-MOVE-05': 'Fighters and ground forces are carried by ships with capacity, never more than it allows.',
      'TI4-MOVE-06': 'If you leave a planet without units you keep control of it, marked by a control token.',
      'TI4-MOVE-07': 'You say which ships move with what aboard before any of them moves; they arrive together.',
      'TI4-MOVE-08':
        'A ship may pass through systems with your own tokens, and may leave the active system and come back, if its move value is enough.',
      'TI4-MOVE-09':
        'A path runs from one adjacent system to the next. A ship moves into the active system; all others on its path it moves through.',
      'TI4-MOVE-10':
        'In a tactical action a ship can pick up units where it starts, in systems it passes and in the active system, but nowhere else that has a command token of yours.',
      'TI4-MOVE-11': 'Units aboard stay with the ship until it has arrived; then they are in the space area.',
      'TI4-MOVE-12':
        'A ship never picks up more than its capacity. But it may leave units behind that are then too many for what stays there; those are removed.',
      'TI4-MOVE-13':
        'You may pick up ground forces on a planet of the active system to land them on another planet there.',
      'TI4-MOVE-14':
        'A unit that can move by itself, such as an upgraded fighter, either does so or is carried all the way.',
      'TI4-MOVE-15': 'Fighters alone, whatever their level, keep ships of others from passing through.',
      'TI4-MOVE-16':
        'Movement by an ability needs no move value and follows only the limits it names; anomalies still apply. Units in a system with your token may not be carried away, unless the ability allows it or that system is active.',
      'TI4-MOVE-17': 'A bonus to move is of no use where a ship may go only to an adjacent system, as in a retreat.',
      'TI4-MOVE-18':
        'When ships have arrived, the limits of capacity and fleet pool are checked; then space cannons fire.',
    },
  },
  {
    id: 'TI4-ANOM',
    title: 'Anomalies',
    rules: {
      'TI4-ANOM-01': 'There are four kinds: asteroid field, supernova, nebula and gravity rift.',
      'TI4-ANOM-02': 'Ships cannot move into or through an asteroid field without something like Antimass Deflectors.',
      'TI4-ANOM-03': 'Ships cannot move into or through a supernova, unless an ability of a faction allows it.',
      'TI4-ANOM-04': 'Ships can move into a nebula only if it is the active system, and never through it.',
      'TI4-ANOM-05':
        'A ship that starts in a nebula has move value 1 for this movement; other effects can still raise it.',
      'TI4-ANOM-06': 'In a space combat in a nebula the defender adds 1 to each combat roll.',
      'TI4-ANOM-07':
        'A ship that leaves or passes through a gravity rift has 1 more move, but a die is rolled just before it leaves: on 1 to 3 it is removed from the board. It does not count as destroyed.',
      'TI4-ANOM-08': 'An anomaly stays one even if it has planets or wormholes.',
      'TI4-ANOM-09':
        'Effects can make a system an anomaly, or one of two kinds; then all their rules apply. Several gravity rifts in one system count as one.',
      'TI4-ANOM-10': 'To move into a gravity rift brings no bonus and needs no roll.',
      'TI4-ANOM-11':
        'Each time a ship leaves a rift on its way it gains 1 and needs a roll, even if it is the same rift twice.',
      'TI4-ANOM-12':
        'You roll for ships, not for what they carry; what a lost ship carries is removed with it. A unit that would have been picked up later stays where it is.',
      'TI4-ANOM-13': 'All movement is announced before the dice for gravity rifts are rolled.',
      'TI4-ANOM-14':
        'A retreat out of a gravity rift needs the rolls too. If no ship arrives, no command token is placed.',
      'TI4-ANOM-15':
        'Nobody retreats into a nebula, supernova or asteroid field without the permission for it: the Empyrean into a nebula, Magmus Reactor into a supernova, Antimass Deflectors into asteroids.',
      'TI4-ANOM-16': 'A ship that an effect puts into a forbidden anomaly may stay there and leave as usual.',
      'TI4-ANOM-17':
        'The bonus of a nebula is for combat rolls in space combat only, not for unit abilities or ground combat.',
      'TI4-ANOM-18': 'Empty systems and systems with a wormhole are no anomalies.',
    },
  },
  {
    id: 'TI4-CAP',
    title: 'Capacity and fleet pool',
    rules: {
      'TI4-CAP-01': 'The tokens in your fleet pool say how many non-fighter ships you may have in any one system.',
      'TI4-CAP-02': 'Fighters, ground forces and structures do not count for this.',
      'TI4-CAP-03':
        'Fighters and ground forces in space need capacity; what has none is lost. During a combat capacity is not checked, only when it is over.',
      'TI4-CAP-04':
        'The fleet limit holds at all times, in combat too: non-fighter ships above it are removed at once, and you choose which.',
      'TI4-CAP-05': 'If your fleet pool becomes smaller, surplus ships are removed in every system at once.',
      'TI4-CAP-06':
        'Units removed for capacity or fleet pool are not destroyed and trigger nothing that a destroyed unit would.',
      'TI4-CAP-07':
        'All capacity of your ships in a system together limits your fighters and ground forces in its space area; ground forces on planets do not count.',
      'TI4-CAP-08': 'A space dock makes room for 3 fighters in its system besides; docks of some factions differ.',
      'TI4-CAP-09':
        'Outside combat capacity holds at all times: after movement before space cannons fire, and again after each player’s hits.',
      'TI4-CAP-10':
        'In a combat it is checked once, when the winner is known. So you can win with fighters that are then removed.',
      'TI4-CAP-11':
        'Fighters that can move by themselves may count against your fleet pool instead of capacity, each as one ship unless it says otherwise.',
      'TI4-CAP-12': 'Units that only pass through a system count for nothing there.',
      'TI4-CAP-13': 'You may produce or place ships beyond the limit, but the surplus is removed at once.',
      'TI4-CAP-14': 'Tokens in the fleet pool are not spent, unless an effect says so.',
    },
  },
];
