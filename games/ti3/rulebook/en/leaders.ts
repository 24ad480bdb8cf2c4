import type { RuleChapter } from '@orrery/kernel';

export const leaders: readonly RuleChapter[] = [
  {
    id: 'TI3-OPT-LEADERS',
    title: 'Leaders',
    rules: {
      'TI3-OPT-LEADERS-01': 'Each race has three leaders; there are 30 in all.',
      'TI3-OPT-LEADERS-02': 'There are five kinds: Admiral, General, Agent, Diplomat and Scientist.',
      'TI3-OPT-LEADERS-03': 'Your three leaders start in your Home System, placed like your first units.',
      'TI3-OPT-LEADERS-04': 'You will always find a leader on a planet or on a ship.',
      'TI3-OPT-LEADERS-05':
        'Every ship has room for leaders, as many as you like, even a Fighter, and they take no space from anything else.',
      'TI3-OPT-LEADERS-06':
        'Leaders go aboard and ashore just as Ground Forces do with Carriers. During a battle they do not change ships.',
      'TI3-OPT-LEADERS-07': 'On a neutral or enemy planet a leader lands only in the company of a Ground Force.',
      'TI3-OPT-LEADERS-08':
        'If the invasion fails, the leader who came along is captured by the planet’s owner. On a neutral planet, as may happen with Distant Suns, the leader dies.',
      'TI3-OPT-LEADERS-09': 'Leaders are never alone in space, nor on a planet that is not yours.',
      'TI3-OPT-LEADERS-10':
        'If a leader’s ship is lost in a Space Battle, what comes before its first round included, roll a die: up to 5 the leader dies, on 6 to 8 escapes, on 9 or 10 is captured by the other side.',
      'TI3-OPT-LEADERS-11': 'If the ship is lost in any other way, say to PDS fire, the leader dies with it.',
      'TI3-OPT-LEADERS-12':
        'When a planet with your leader is conquered, even without a fight, roll a die: up to 5 the leader is captured, on 6 to 9 escapes, on 10 dies.',
      'TI3-OPT-LEADERS-13':
        'A leader who escapes turns up at once on a planet of yours without enemy ships in its system. If you have no such planet, the leader dies.',
      'TI3-OPT-LEADERS-14':
        'If the planet changes owner by other means than invasion, the leader escapes without a roll.',
      'TI3-OPT-LEADERS-15': 'A captured leader lies before the captor.',
      'TI3-OPT-LEADERS-16':
        'In the Status Phase the captor decides on each captive: hand over to another player, the owner perhaps, keep for another round, or execute.',
      'TI3-OPT-LEADERS-17': 'A captive who comes home is put straight onto one of your planets without blockade.',
      'TI3-OPT-LEADERS-18': 'Execution is final: the leader leaves the game.',
      'TI3-OPT-LEADERS-19':
        'Rescue: each time you conquer a planet of somebody who holds captives, roll a die. On 9 or 10 you find one of them.',
      'TI3-OPT-LEADERS-20': 'Should there be several captives, you choose whom you find.',
      'TI3-OPT-LEADERS-21':
        'A leader of your own goes straight to one of your planets without blockade. Somebody else’s is now your captive, and you decide in the next Status Phase.',
      'TI3-OPT-LEADERS-22': 'Whoever takes a player’s last planet by invasion takes over that player’s captives too.',
      'TI3-OPT-LEADERS-23':
        'Scientist: a planet with a Technology Specialty gives a discount of 2 rather than 1 when a Scientist is on it.',
      'TI3-OPT-LEADERS-24': 'Where a Scientist works, a new Space Dock costs only 2 resources.',
      'TI3-OPT-LEADERS-25': 'PDS on the Scientist’s planet roll at +1, whatever they shoot at.',
      'TI3-OPT-LEADERS-26':
        'A Scientist together with a PDS shuts out even War Suns: they cannot bombard such a planet.',
      'TI3-OPT-LEADERS-27':
        'Diplomat: when enemy troops land on the Diplomat’s planet, you may hold them off for a round. They return to their ship with all they brought, and as there is no invasion, no Dreadnought bombards.',
      'TI3-OPT-LEADERS-28':
        'Such words work once: for the rest of this round and all of the next, that planet cannot be protected like this again.',
      'TI3-OPT-LEADERS-29': 'A fleet with a Diplomat may pass among enemy ships if their owner lets it.',
      'TI3-OPT-LEADERS-30':
        'General: if one lands with your invaders, you may throw up to two dice again in each round of that Invasion Combat.',
      'TI3-OPT-LEADERS-31': 'Dreadnoughts and War Suns that bombard a General’s planet roll at −4.',
      'TI3-OPT-LEADERS-32': 'Ground Forces that defend alongside a General roll at +1.',
      'TI3-OPT-LEADERS-33':
        'Admiral: the ship with the Admiral rolls one die more in a Space Battle, so a War Sun four. A second Admiral on the same ship adds nothing.',
      'TI3-OPT-LEADERS-34': 'A Dreadnought with an Admiral aboard goes one system farther.',
      'TI3-OPT-LEADERS-35':
        'No retreat from an Admiral: if one is with the attackers, the defending fleet may leave only if it has one of its own.',
      'TI3-OPT-LEADERS-36': 'Agent: if one lands with your troops on an enemy planet, the PDS there hold their fire.',
      'TI3-OPT-LEADERS-37':
        'If the Agent’s invasion succeeds, you may swap the enemy’s PDS and Space Dock there for your own, as far as your reinforcements and the limits of the planet allow. What you do not swap is destroyed.',
      'TI3-OPT-LEADERS-38':
        'You may give up an Agent at any time in place of a Sabotage card: the Action Card just played by another has no effect and is discarded, and the Agent leaves the game. A captive Agent is of no use for that.',
    },
  },
  {
    id: 'TI3-OPT-SABOTAGERUNS',
    title: 'Sabotage Runs',
    rules: {
      'TI3-OPT-SABOTAGERUNS-01':
        'If there is an enemy War Sun in a Space Battle, your Fighters may try to blow it up, after the Anti-Fighter Barrage and before the first round. Both sides commit themselves in secret; the attacker’s run comes first, and Fighters lost in it do not weaken the other side’s run.',
      'TI3-OPT-SABOTAGERUNS-02': 'You say how many Fighters fly; they have two stages to get through.',
      'TI3-OPT-SABOTAGERUNS-03':
        'The outer defences: roll a die for each Fighter, without any bonus. A 9 or 10 gets through; the others are shot down.',
      'TI3-OPT-SABOTAGERUNS-04':
        'The inner defences: those that got through roll again, one at a time and again without bonus. A 10 destroys the War Sun outright, with all it carries, before it has fired a shot.',
      'TI3-OPT-SABOTAGERUNS-05': 'Any other roll costs that Fighter, and it does not shoot back.',
      'TI3-OPT-SABOTAGERUNS-06':
        'Then the battle begins. A War Sun that got away is unharmed; on your side fight those Fighters that stayed behind, the one that hit the mark, and those that no longer had to roll.',
      'TI3-OPT-SABOTAGERUNS-07':
        'Against two War Suns you may split your Fighters and fly two runs, one after the other.',
    },
  },
];
