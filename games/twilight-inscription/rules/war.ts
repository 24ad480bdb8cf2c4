/** WAR: the Deployment Line rises, strengths are written left and right, then compared left and right. */
import type { Seat } from '@orrery/kernel';
import type { Stage, Side } from '../content/vocabulary.ts';
import { fire } from '../sheet/abilities.ts';
import { aiStrength, closeStrength, copyAi } from '../sheet/aiFaction.ts';
import { claimAsset, unspent } from '../sheet/claims.ts';
import { strength } from '../sheet/warfare.ts';
import { factionCard } from '../content/factions.ts';
import type { Pub } from '../shapes.ts';
import { allSeats, change, changeAll, neighbor, procedure, type T } from './table.ts';

const WAR_RELIC = 'tyrants-lament';

export const war = procedure('war', {
  // 1. draw the new Deployment Line
  deploymentLine: (t, f) => {
    changeAll(t, ({ p }) => {
      p.warfare.line = f.war;
    });
    t.emit('deploymentLine', { war: f.war });
    return t.call('marking', { step: 'war', seats: mayAddStrength(t), keeping: [] }, 'leftStrength');
  },
  // 2. write the strength of the left section
  leftStrength: (t, f) => {
    writeStrength(t, f.war - 1, 'L');
    return 'rightStrength';
  },
  // 3. write the strength of the right section
  rightStrength: (t, f) => {
    writeStrength(t, f.war - 1, 'R');
    return t.call('marking', { step: 'effects', seats: [], keeping: [] }, 'compareLeft');
  },
  // 4. compare the left box with the left neighbor's right box
  compareLeft: (t, f) => {
    compare(t, f.war - 1, 'L');
    return t.call('marking', { step: 'effects', seats: allSeats(t.pub), keeping: [] }, 'compareRight');
  },
  // 5. compare the right box with the right neighbor's left box
  compareRight: (t, f) => {
    compare(t, f.war - 1, 'R');
    return t.call('marking', { step: 'effects', seats: allSeats(t.pub), keeping: [] }, 'resolved');
  },
  resolved: (t) => {
    closeAiSection(t);
    changeAll(t, (desk) => fire(desk, 'warResolved'));
    return t.call('marking', { step: 'effects', seats: allSeats(t.pub), keeping: [] }, 'end');
  },
  end: (t) => t.done(),
});

/**
 * Who is asked before the strengths are written. A relic in hand is secret, so everyone who could hold the one that adds
 * strength is asked, and nobody once it has been seen.
 */
function mayAddStrength(t: T): Seat[] {
  const relicUnseen = !t.cards('relics played').includes(WAR_RELIC);
  return allSeats(t.pub).filter((seat) => {
    const p = t.pub.players[seat]!;
    const buys =
      p.faction !== null && (factionCard(p.faction).triggers ?? []).some((trigger) => trigger.on === 'warStrength');
    return (relicUnseen && p.relicsInHand > 0) || (buys && unspent(p.industry.tradeGoods) > 0);
  });
}

function writeStrength(t: T, at: number, side: Side): void {
  changeAll(t, ({ p }) => {
    p.warfare.boxes[side][at] = { strength: strength(p, at, side).total, result: 'open' };
  });
}

const OTHER: Record<Side, Side> = { L: 'R', R: 'L' };

/** What stands against a player's box: the facing box of the neighbor, or the AI's strength (INS-SOLO-19). */
function facing(pub: Pub, seat: Seat, at: number, side: Side): number {
  const against = neighbor(pub, seat, side);
  if (against === 'ai') return aiStrength(pub.ai!, stageOfWar(at));
  return pub.players[against]!.warfare.boxes[OTHER[side]][at]!.strength;
}

const stageOfWar = (at: number): Stage => (at + 2) as Stage;

/** INS-WAR-32 to INS-WAR-34. */
function compare(t: T, at: number, side: Side): void {
  for (const seat of allSeats(t.pub)) {
    const mine = t.pub.players[seat]!.warfare.boxes[side][at]!.strength;
    const theirs = facing(t.pub, seat, at, side);
    const result = mine > theirs ? 'won' : mine < theirs ? 'lost' : 'tied';
    change(t, seat, (desk) => {
      desk.p.warfare.boxes[side][at] = { strength: mine, result };
      fire(desk, result === 'won' ? 'warWon' : 'warNotWon');
      if (result === 'won') claimAsset(desk, desk.sheets.warfare.boxes[at]![side].win);
    });
    t.emit('war', { seat, war: at + 1, side, mine, theirs, against: neighbor(t.pub, seat, side), result });
  }
}

/** INS-SOLO-21: what is left of the Stage's section can no longer be crossed out. */
function closeAiSection(t: T): void {
  if (!t.pub.ai) return;
  const ai = copyAi(t.pub.ai);
  closeStrength(ai, t.pub.stage);
  t.pub.ai = ai;
}
