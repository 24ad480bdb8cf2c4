import type { RuleChapter } from '@orrery/kernel';

export const units: readonly RuleChapter[] = [
  {
    id: 'TI3-UNITS',
    title: 'Units',
    rules: {
      'TI3-UNITS-01': 'Space Dock: you have three; one costs 4 resources.',
      'TI3-UNITS-02':
        'A Space Dock stands on its planet, not in space. It does not fight in Space Battles, and ships cannot shoot at it.',
      'TI3-UNITS-03': 'All your other units are built by Space Docks, in the system where the dock stands.',
      'TI3-UNITS-04': 'A Space Dock keeps three Fighters in its system supplied, even under blockade.',
      'TI3-UNITS-05': 'A planet has room for one Space Dock. In a system with two planets there may thus be two.',
      'TI3-UNITS-06': 'Any enemy ship in its system puts a Space Dock under blockade, so that it builds no ships.',
      'TI3-UNITS-07':
        'If its planet is conquered, the Space Dock is destroyed. An enemy Agent, where leaders are in play, may take it over instead.',
      'TI3-UNITS-08':
        'Ground Force: twelve figures and as many supplement counters as you need; two cost 1 resource. Combat value 8.',
      'TI3-UNITS-09':
        'Ground Forces are on planets or aboard ships that carry them. They never float in space by themselves.',
      'TI3-UNITS-10': 'Planets are taken by Ground Forces and by nothing else, and Invasion Combat is their business.',
      'TI3-UNITS-11': 'Ground Forces need a lift: from Carriers, War Suns or certain technologies.',
      'TI3-UNITS-12':
        'When landings take place, they may go down to any planet of the system, be it yours, neutral or an enemy’s.',
      'TI3-UNITS-13':
        'You may take the last Ground Force off a planet and still keep the planet; put a Control Marker there.',
      'TI3-UNITS-14': 'Carrier: you have four; one costs 3 resources. Combat value 9, movement 1.',
      'TI3-UNITS-15':
        'A Carrier has six places for Ground Forces, PDS and Fighters. Each Ground Force or PDS aboard means one Fighter fewer that it can support.',
      'TI3-UNITS-16':
        'A Carrier unloads when landings take place and at no other time, onto a planet or into another transporter.',
      'TI3-UNITS-17': 'When a Carrier dies, the Ground Forces and PDS on it die too.',
      'TI3-UNITS-18': 'PDS: you have six; one costs 2 resources. Combat value 6.',
      'TI3-UNITS-19': 'The planetary shield of a PDS keeps enemy Dreadnoughts from bombarding its planet.',
      'TI3-UNITS-20': 'The space cannon of a PDS shoots at ships when PDS fire is due.',
      'TI3-UNITS-21':
        'When troops land on the planet of a PDS, it gets one shot at them before the fighting on the ground begins.',
      'TI3-UNITS-22':
        'A PDS is built on the planet of the Space Dock and does not move by itself; a Carrier or War Sun can take it elsewhere.',
      'TI3-UNITS-23':
        'You may have two PDS on a planet, never three. This holds for building, landing and the starting position alike.',
      'TI3-UNITS-24': 'If the planet is conquered, its PDS are destroyed, unless an enemy Agent takes them over.',
      'TI3-UNITS-25':
        'A PDS alone can neither win a planet nor keep it: a landed Ground Force that survives its shot takes over.',
      'TI3-UNITS-26':
        'Fighter: ten figures and as many supplement counters as you need; two cost 1 resource. Combat value 9.',
      'TI3-UNITS-27': 'To get anywhere, Fighters need a Carrier or a War Sun.',
      'TI3-UNITS-28':
        'Fighters are in space at all times, on the move as well, and so they fight in every Space Battle of their system.',
      'TI3-UNITS-29':
        'Fighters live on supplies in their system: a Space Dock keeps three, a Carrier or War Sun six, less whatever else it has aboard. Those beyond that go back to reinforcements.',
      'TI3-UNITS-30': 'Nobody counts supplies in the middle of a Space Battle; you do it when the battle is done.',
      'TI3-UNITS-31': 'Your Fleet Supply does not limit Fighters.',
      'TI3-UNITS-32': 'Fighters alone hold nobody up: other players’ ships fly right through them.',
      'TI3-UNITS-33': 'Cruiser: you have eight; one costs 2 resources. Combat value 7, movement 2.',
      'TI3-UNITS-34': 'Destroyer: you have eight; one costs 1 resource. Combat value 9, movement 2.',
      'TI3-UNITS-35':
        'Each Destroyer opens a Space Battle with two dice of Anti-Fighter Barrage, no matter on which side it fights.',
      'TI3-UNITS-36': 'Dreadnought: you have five; one costs 5 resources. Combat value 5, movement 1.',
      'TI3-UNITS-37':
        'A Dreadnought can sustain damage: its first hit leaves it damaged, the next destroys it. In the Status Phase it is repaired.',
      'TI3-UNITS-38': 'A Dreadnought can bombard with one die, under the conditions of Invasion Combat.',
      'TI3-UNITS-39': 'War Sun: you have two; one costs 12 resources. Combat value 3 with three dice, movement 2.',
      'TI3-UNITS-40':
        'Building a War Sun requires the technology of that name. A War Sun that came to you by other means stays.',
      'TI3-UNITS-41': 'A War Sun can sustain damage just as a Dreadnought does.',
      'TI3-UNITS-42': 'A War Sun bombards with three dice, PDS or no PDS, and it can do so without anybody landing.',
      'TI3-UNITS-43': 'In a Space Battle a War Sun throws three dice a round.',
      'TI3-UNITS-44': 'A War Sun carries six Ground Forces, PDS and Fighters, as a Carrier does.',
    },
  },
  {
    id: 'TI3-LIMITS',
    title: 'Figures and Supplement Counters',
    rules: {
      'TI3-LIMITS-01':
        'What is not in the box cannot be built. You have 8 Cruisers, 8 Destroyers, 6 PDS, 5 Dreadnoughts, 4 Carriers, 3 Space Docks and 2 War Suns, and these are your limits. Only Ground Forces and Fighters can outnumber their figures.',
      'TI3-LIMITS-02':
        'If all of a kind are in use, you have to wait until one comes back to reinforcements before you can build another.',
      'TI3-LIMITS-03':
        'Beyond their figures, Ground Forces and Fighters are represented by supplement counters from a stock that everybody shares. The box has 23 of each kind; here they never run out.',
      'TI3-LIMITS-04':
        'Counters need company: wherever you have Fighter counters in a system, or Ground Force counters on a planet, one figure of that kind must be with them. So you have at most ten groups of Fighters and twelve of Ground Forces.',
      'TI3-LIMITS-05':
        'You may swap figures for counters whenever you like, as long as one figure of the group remains; the others are free for use elsewhere. Here the game does the swapping for you.',
      'TI3-LIMITS-06': 'The same goes for a transporter: Ground Force counters aboard need a figure aboard.',
      'TI3-LIMITS-07':
        'You may also swap the other way round, counters for figures, as you must when a group splits up.',
      'TI3-LIMITS-08': 'Where a system has more than one planet, each planet with Ground Forces needs its own figure.',
      'TI3-LIMITS-09':
        'You can build units as counters if a figure of their kind is there when production is finished.',
      'TI3-LIMITS-10': 'A counter is worth exactly as much as a figure: same price, same place aboard, same die.',
      'TI3-LIMITS-11':
        'Counters left without a figure are taken off at once. Here losses fall on counters first, so that this does not happen to you by accident.',
      'TI3-LIMITS-12': 'In short, Ground Forces and Fighters are the two kinds of which you may have any number.',
    },
  },
];
