import type { RuleChapter } from '@orrery/kernel';

export const invasion: readonly RuleChapter[] = [
  {
    id: 'TI3-LAND',
    title: 'Planetary Landings',
    rules: {
      'TI3-LAND-01':
        'In step 5 you may set down Ground Forces and PDS from your transporters on planets of the activated system.',
      'TI3-LAND-02':
        'If there are several planets, you split your units among them as you see fit. Once Invasion Combat starts, everybody stays where they are.',
      'TI3-LAND-03': 'On a planet of your own, newcomers just join the garrison.',
      'TI3-LAND-04':
        'A neutral planet becomes yours as soon as one of your Ground Forces sets foot on it. You get its planet card, exhausted.',
      'TI3-LAND-05':
        'It takes Ground Forces to win a planet. PDS set down on a neutral or enemy planet are lost unless Ground Forces of yours take it at the same time.',
      'TI3-LAND-06': 'Where enemy Ground Forces stand, your landing means a fight in the next step.',
      'TI3-LAND-07':
        'An enemy planet without Ground Forces falls without a fight: the Control Marker goes and the card comes to you, exhausted. If PDS stand there, though, they fire once at your landing troops before that.',
      'TI3-LAND-08':
        'A planet you have just won is of no use yet: its card always comes exhausted, no matter whether the last owner had spent it.',
      'TI3-LAND-09':
        'You may land PDS along with invading Ground Forces. They neither fight nor count as losses, and they perish if the last invader falls. The limit of two PDS for each planet holds here too.',
      'TI3-LAND-10':
        'What you hold, you keep: a planet without a single unit stays under your control until somebody takes it or an effect says otherwise.',
    },
  },
  {
    id: 'TI3-INVADE',
    title: 'Invasion Combat',
    rules: {
      'TI3-INVADE-01':
        'On each planet where your Ground Forces have landed among enemy ones, there is Invasion Combat. Nobody can call it off.',
      'TI3-INVADE-02':
        'With several planets to fight over, you choose which comes next; each is fought to the end before the next one.',
      'TI3-INVADE-03': 'Once on the ground, there is no way back: neither side can leave an Invasion Combat.',
      'TI3-INVADE-04': 'Two things come first: your ships bombard, then the defender’s PDS answer.',
      'TI3-INVADE-05':
        'Bombardment: each of your Dreadnoughts in the system may roll one die and each War Sun three. Every roll that reaches the ship’s combat value kills one enemy Ground Force, which no longer fights back.',
      'TI3-INVADE-06':
        'Dreadnoughts support an invasion and nothing else: they may bombard only where your own troops have landed in this action.',
      'TI3-INVADE-07': 'One enemy PDS on the planet is a shield that no Dreadnought can bombard through.',
      'TI3-INVADE-08':
        'No shield stops a War Sun. It may even bombard an enemy planet on which you land nobody, but that alone never changes who controls it.',
      'TI3-INVADE-09':
        'Each ship bombards once at most in an action, with all its dice against one planet. If you invade more than one, you decide which ship helps where.',
      'TI3-INVADE-10':
        'Then each PDS on the planet may fire once at the invaders. A roll that reaches its combat value, as a rule 6, kills an invading Ground Force, which gets no shot in return. This happens even if the bombardment left no defender alive.',
      'TI3-INVADE-11':
        'PDS have a single salvo at invaders, before the first round and never again in the same combat. If it kills every invader, the invasion has failed.',
      'TI3-INVADE-12':
        'In each round both sides roll one die for each of their Ground Forces on the planet, together, and then take off as many as the other side has hit. A Ground Force usually hits on 8 or more.',
      'TI3-INVADE-13': 'PDS and Space Docks do not roll in these rounds; this is a matter of troops alone.',
      'TI3-INVADE-14': 'You fight on until only one side, or none, has Ground Forces there.',
      'TI3-INVADE-15': 'Your invasion succeeds if no defender is left and at least one of your Ground Forces is.',
      'TI3-INVADE-16':
        'Then everything the enemy had built on the planet, PDS and Space Docks, is destroyed, and you get the planet card, exhausted.',
      'TI3-INVADE-17':
        'If the last troops of both sides die together, the defender has held out. Planet, PDS and Space Dock stay the defender’s, and PDS you had landed are lost.',
      'TI3-INVADE-18':
        'If your troops are wiped out while defenders remain, you have failed, and PDS you brought along are lost.',
      'TI3-INVADE-19': 'Whatever is destroyed goes back to its owner’s reinforcements.',
      'TI3-INVADE-20':
        'Invading a trading partner ends your Trade Agreement on the spot, even if only a Control Marker lay on the planet.',
    },
  },
];
