import type { RuleChapter } from '@orrery/kernel';

export const battle: readonly RuleChapter[] = [
  {
    id: 'TI3-PDS',
    title: 'PDS Fire',
    rules: {
      'TI3-PDS-01':
        'PDS fire at ships in one step only, step 3 of the Activation Sequence: all ships have arrived, and no battle has begun. A Transfer Action has such a step too.',
      'TI3-PDS-02':
        'Your enemies shoot first: their PDS in range may fire at your ships in the activated system. They do so player by player, clockwise from you, with losses taken after each. Then it is your turn to let the PDS that reach the system shoot at enemy ships there.',
      'TI3-PDS-03':
        'A PDS covers the system it stands in. Deep Space Cannon extends its range to all adjacent systems, wormhole partners among them.',
      'TI3-PDS-04': 'Each PDS has one shot, one die, in this step. Nobody has to fire.',
      'TI3-PDS-05':
        'A PDS usually hits on 6 or more. Each hit is carried out at once, and whatever it destroys can no longer shoot back.',
      'TI3-PDS-06':
        'In another player’s action you may shoot only at the active player. Nobody can activate a system to make the PDS of two others fight each other.',
      'TI3-PDS-07':
        'Every ship the active player has in the activated system is a target, whether it has just arrived or was there all along.',
      'TI3-PDS-08':
        'As active player you may turn your PDS on any enemy fleet in the activated system. You need not move a ship in: activating the system just to shell a fleet in range is enough.',
      'TI3-PDS-09':
        'If your ships are hit, you choose the losses, Fighters included. An undamaged Dreadnought or War Sun can take a hit by becoming damaged instead.',
      'TI3-PDS-10': 'A PDS that is carried by a ship is packed up and has no shot.',
      'TI3-PDS-11': 'Shots from PDS are no war: a Trade Agreement survives them.',
    },
  },
  {
    id: 'TI3-SPACE',
    title: 'Space Battle',
    rules: {
      'TI3-SPACE-01':
        'If after PDS fire both you and an enemy have ships in the system you activated, you must fight. One enemy Fighter is reason enough.',
      'TI3-SPACE-02':
        'You attack, as the active player; the enemy whose ships are there defends. Should two enemies ever share the system, you fight one after the other in the order you like.',
      'TI3-SPACE-03': 'Round follows round until no more than one side has ships in the system.',
      'TI3-SPACE-04':
        'Some things come before the first round, in this order: Action Cards played before the battle, Assault Cannon, Anti-Fighter Barrage and, if your table uses them, Sabotage Runs.',
      'TI3-SPACE-05':
        'Anti-Fighter Barrage: both sides roll two dice for each of their Destroyers. Each roll that reaches the Destroyer’s combat value, as a rule 9, shoots down an enemy Fighter.',
      'TI3-SPACE-06':
        'Fighters shot down by the barrage go back to reinforcements before they can do anything; they miss the battle.',
      'TI3-SPACE-07':
        'There is one barrage in a battle, not one in every round. It harms Fighters only, and hits beyond their number are wasted.',
      'TI3-SPACE-08':
        'A battle round goes like this: somebody may announce a departure, both roll, both take their losses, and whoever announced one leaves.',
      'TI3-SPACE-09':
        'The attacker speaks first and may announce a withdrawal. If the attacker stays, the defender may announce a retreat. Either needs a system to go to at that moment; an empty threat is not allowed.',
      'TI3-SPACE-10':
        'Leaving comes only after the dice. So nobody escapes a battle without at least one exchange of fire.',
      'TI3-SPACE-11':
        'Both sides roll together, a die for each ship, three for a War Sun. Each result that reaches the ship’s combat value is a hit. Loaded Carriers roll as well.',
      'TI3-SPACE-12':
        'Every hit the other side scored costs you something. The attacker takes losses first, the defender next.',
      'TI3-SPACE-13':
        'For a hit you give up a ship, or you damage a Dreadnought or War Sun that is still whole. A damaged one dies with its next hit, and a single ship may well take both hits in one go.',
      'TI3-SPACE-14': 'Which of your ships pay for the hits is your decision alone.',
      'TI3-SPACE-15':
        'Losses come after the rolls of both sides, so every ship gets its shot in the round in which it dies.',
      'TI3-SPACE-16': 'Ships you lose are not gone for ever. They lie in your reinforcements and can be built anew.',
      'TI3-SPACE-17': 'Hits for which no ship is left have no effect.',
      'TI3-SPACE-18': 'In step 4 the announced withdrawal or retreat is carried out, provided it still can be.',
      'TI3-SPACE-19': 'If the other side has no ship left by then, there is nothing to run from, and the fleet stays.',
      'TI3-SPACE-20':
        'The whole fleet goes, to a single adjacent system that bears your counter from earlier this round. Without such a system the fleet stays and fights on. A fleet of Fighters alone cannot leave either.',
      'TI3-SPACE-21':
        'There may be no enemy ships at the destination. What enemies have on planets there is no obstacle.',
      'TI3-SPACE-22':
        'Your Fleet Supply and Fighter support hold in the new system as well. Whatever is too much there is lost on arrival.',
      'TI3-SPACE-23': 'If ships of both sides are still facing each other, the next round starts.',
      'TI3-SPACE-24':
        'While the guns speak, nobody asks how Fighters are supported: they fight on even when their Carrier is gone. Those without support are taken off once the battle is over.',
      'TI3-SPACE-25':
        'Should you have ships left, you go on with the landings. If all your transporters are lost, nobody is there to land.',
      'TI3-SPACE-26':
        'Two trading partners who fight each other in space are partners no more: their Trade Agreement breaks at once.',
      'TI3-SPACE-27': 'Whoever defends in a Nebula rolls combat dice at +1.',
    },
  },
];
