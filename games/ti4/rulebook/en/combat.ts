import type { RuleChapter } from '@orrery/kernel';

export const combat: readonly RuleChapter[] = [
  {
    id: 'TI4-SCAN',
    title: 'Space cannon',
    rules: {
      'TI4-SCAN-01':
        'When ships have moved, PDS of the player whose system they enter may fire: a die for each, or as its ability says, which hits on its value or more.',
      'TI4-SCAN-02': 'Whose ships are hit chooses which of them take the hits.',
      'TI4-SCAN-03':
        'In an invasion the PDS on the planet may fire again, at the landed ground forces; the attacker chooses the losses.',
      'TI4-SCAN-04':
        'In every tactical action, moved or not, each player may fire with all units that reach the active system, clockwise from the active player.',
      'TI4-SCAN-05':
        'As active player you may fire too, at one player with ships there. All others can fire at your ships only.',
      'TI4-SCAN-06':
        'Whoever fires uses all units that can, those in adjacent systems too. Effects that add dice are a choice of their own.',
      'TI4-SCAN-07':
        'Upgraded PDS and some other units fire into adjacent systems, through wormholes and hyperlanes too.',
      'TI4-SCAN-08':
        'The first number of the ability is the value to reach, the second, if there is one, the number of dice. What changes combat rolls does not change these.',
      'TI4-SCAN-09':
        'The fire of one player is carried out to the end, with losses and capacity, before the next fires.',
      'TI4-SCAN-10': 'Hits from space go to ships in the active system only. Sustain Damage can cancel them.',
      'TI4-SCAN-11':
        'After landing, all but the active player may fire with units on an invaded planet at the ground forces that landed on it. A longer range is of no use here.',
      'TI4-SCAN-12': 'If several planets can fire, the active player chooses the order.',
      'TI4-SCAN-13': 'Space cannon fire is no combat: nothing that speaks of combat applies to it.',
      'TI4-SCAN-14': 'You can never give your own hits to your own units.',
    },
  },
  {
    id: 'TI4-SPC',
    title: 'Space combat',
    rules: {
      'TI4-SPC-01':
        'The steps are: anti-fighter barrage in the first round only, announce retreats, roll, assign hits, retreat. It begins again with announcing until at most one side has ships.',
      'TI4-SPC-02':
        'Anti-Fighter Barrage is used by both sides at once in the first round. Each hit destroys a fighter of the opponent.',
      'TI4-SPC-03':
        'First the defender, then the attacker may announce a retreat. The round is fought before it takes place.',
      'TI4-SPC-04':
        'You retreat into an adjacent system with a unit of yours or a planet you control, and without ships of others.',
      'TI4-SPC-05': 'A command token of yours there is no obstacle to a retreat.',
      'TI4-SPC-06': 'Each ship rolls its dice; each that shows its combat value or more is a hit.',
      'TI4-SPC-07': 'Each side chooses its own losses for the hits of the other; both lose at the same time.',
      'TI4-SPC-08': 'Destroyed units return to their owner’s reinforcements; damaged ones are marked.',
      'TI4-SPC-09':
        'Retreating ships leave together for one system, where a command token from reinforcements is placed if none of yours is there. Your fleet pool limits them there too.',
      'TI4-SPC-10': 'The combat is over when only one player has ships in the active system, or nobody.',
      'TI4-SPC-11': 'One hit destroys a unit without Sustain Damage.',
      'TI4-SPC-12':
        'What comes before combat comes just before the barrage. In the first round the start of the combat and of the round are one moment; in the last round so are their ends.',
      'TI4-SPC-13':
        'The active player attacks, the other defends. Players who are not in the combat are nobody’s opponents.',
      'TI4-SPC-14':
        'You may use the barrage even without fighters before you; surplus hits are lost. Other ships cannot use Sustain Damage against it.',
      'TI4-SPC-15':
        'The numbers of the barrage are the value to reach and the dice. Effects on combat rolls do not apply.',
      'TI4-SPC-16': 'If a side has no ships after the barrage, the combat is over at once.',
      'TI4-SPC-17': 'If the defender announces a retreat, the attacker cannot do so in that round.',
      'TI4-SPC-18':
        'You can announce a retreat only if there is a system for it at that moment; sometimes there is none.',
      'TI4-SPC-19':
        'The attacker rolls all dice before the defender does. Effects that change dice or roll them again come right after the roll.',
      'TI4-SPC-20': 'Dice are sorted by combat value, the lowest first, and it stays known which unit rolled what.',
      'TI4-SPC-21':
        'Sustain Damage is used before hits are assigned: one unit at a time, by turns, the attacker first, until both decline one after the other.',
      'TI4-SPC-22':
        'If your opponent has no ships left or no system for you is left, you do not retreat. Otherwise a retreat you announced must take place.',
      'TI4-SPC-23':
        'All your ships with a move value go to one adjacent system; what can neither move nor be carried is removed from space. Ground forces on planets stay, or are carried if there is capacity.',
      'TI4-SPC-24':
        'If at least one unit arrives, you put a command token from reinforcements there, or one from your command sheet, unless one of yours is there already.',
      'TI4-SPC-25':
        'If you have nothing but fighters that cannot move, nothing arrives: they are removed and no token is placed.',
      'TI4-SPC-26': 'Whoever has ships left has won, the other has lost. If nobody has any, nobody wins.',
      'TI4-SPC-27': 'After the combat the winner removes fighters and ground forces for which there is no capacity.',
      'TI4-SPC-28':
        'You may make a transaction with your opponent during the combat, if one of you is the active player and you two have made none in this turn.',
      'TI4-SPC-29': 'If only the active player has ships there, the step is left out.',
    },
  },
  {
    id: 'TI4-SUST',
    title: 'Sustain Damage, hits and rolls',
    rules: {
      'TI4-SUST-01':
        'A unit with Sustain Damage can take a hit and become damaged instead of being destroyed, once until it is repaired.',
      'TI4-SUST-02': 'Mechs have Sustain Damage.',
      'TI4-SUST-03': 'Damaged units are repaired in the status phase.',
      'TI4-SUST-04': 'Each use cancels one hit that the unit itself could have taken; it is then damaged.',
      'TI4-SUST-05': 'A damaged unit works as usual, but cannot use the ability before it is repaired.',
      'TI4-SUST-06':
        'It works against hits of combat, space cannon and bombardment that the unit could take. It does not help against barrage unless for fighters, nor against effects that destroy outright.',
      'TI4-SUST-07': 'A unit uses it at most once each time hits are assigned, even if it is repaired in between.',
      'TI4-SUST-08': 'A unit that an effect damages has not used the ability.',
      'TI4-SUST-09': 'A damaged unit that loses the ability stays damaged and is still repaired in the status phase.',
      'TI4-SUST-10':
        'Bonuses and penalties add up unless it says otherwise. Those for combat rolls never apply to barrage, bombardment, space cannon or other rolls.',
      'TI4-SUST-11':
        'A reroll replaces the old result, with the same bonuses. One ability rerolls a die only once, but different abilities may reroll the same die.',
      'TI4-SUST-12':
        'To destroy and to remove are two things: a removed unit does not count as destroyed for anything.',
      'TI4-SUST-13': 'Hits that nobody can take are lost; units that come later in the same step do not take them.',
    },
  },
];
