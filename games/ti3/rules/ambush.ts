import { fightOf } from '@orrery/imperium';
import { flow } from '@orrery/kernel';
import type { Ti3 } from '../shapes.ts';
import { combat, rollOf } from './dice.ts';

/** Ships that fire before a battle begins; hits are removed at once, without return fire. */
export const ambush = flow<Ti3>()('ambush', {
  fire: (t, f) => {
    const against = f.by === f.attacker ? f.defender : f.attacker;
    const roll = rollOf(t, 'ambush', fightOf(f), f.by, against, [
      { unit: 'cruiser', n: f.cruisers },
      { unit: 'destroyer', n: f.destroyers },
    ]);
    return t.call('dice', { purpose: 'ambush', system: f.system, planet: null, round: 0, rolls: [roll] }, 'hits');
  },
  hit: (t, f) => {
    const against = f.by === f.attacker ? f.defender : f.attacker;
    return t.call('losses', { ...combat.lossesOf(f, against, f.hits![0]!), purpose: 'ambush' });
  },
  over: (t) => t.end(),
});
