import type { LeaderId } from './content/leaders.ts';
import { lockedText } from './rules/expansion/leaders.ts';
import type { Pub } from './shapes.ts';
import { inPlay } from './space.ts';

/** Tests of leaders: these of a player have been unlocked. */
export function unlocked(pub: Pub, seat: number, ...leaders: LeaderId[]): void {
  for (const leader of leaders) {
    const locked = `${lockedText(leader)}.${seat}`;
    const { [locked]: _, ...others } = pub.table.components;
    pub.table.components = others;
    pub.unlocked.push(leader);
    inPlay(pub, seat, leader);
  }
}
