import { procedures } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { triggerAllies } from './ally.ts';
import { discardPhase } from './discard.ts';
import { drawPhase } from './draw.ts';
import { eventJobs } from './events.ts';
import { clearDamage, renewInPlay } from './inPlay.ts';
import { carryOutAll } from './jobs.ts';
import { carryOutAct } from './main.ts';
import { modeOf } from './modes.ts';
import type { Job, Player, Pub, SR, Table } from '../shapes.ts';
import { triggered } from './triggers.ts';

/** SR-TURN: Main Phase, Discard Phase, Draw Phase (SR-TURN-02). */

/** A new turn: abilities renew (SR-BASE-03), what lasted a turn is gone, and all damage. */
const renew = (player: Player): void => {
  renewInPlay(player);
  player.costs = [];
  player.redirects = [];
};

const startOfTurn = (pub: Pub, seats: readonly Seat[]): Job[] =>
  seats.flatMap((s) => triggered(pub, s, 'turnStart', null, null));

/** Damage that destroyed nothing is lost with the turn (SR-BASE-06), on the Boss's Bases when the Boss's turn begins (SR-RAID-08). */
const endOfTurn = (t: Table): void => {
  const { keepsDamage } = modeOf(t.pub);
  for (const player of t.pub.players) if (!keepsDamage(player.role)) clearDamage(player);
};

const procedure = procedures<SR>();
export const turn = procedure('turn', {
  begin: (t, f) => {
    const { pub } = t;
    pub.turn++;
    pub.active = f.seats[0]!;
    for (const player of pub.players) player.once = [];
    for (const seat of f.seats) {
      const player = pub.players[seat]!;
      renew(player);
      triggerAllies(pub, seat);
      t.emit('turnBegan', { seat, turn: pub.turn });
    }
    return 'start';
  },
  /** "At the start of your turn" comes first in the Main Phase, since a turn has no earlier step. */
  start: (t, f) => {
    for (const mate of f.seats) if (f.seats.length > 1) t.offer(mate, 'main', false); // SR-HYDRA-06
    return carryOutAll(t, [...eventJobs(t, f.seats[0]!), ...startOfTurn(t.pub, f.seats)], 'main');
  },
  main: (t, f) => {
    const helm = f.seats.find((s) => !f.ready.includes(s));
    if (helm === undefined) return 'discard';
    f.helm = helm;
    return t.ask(helm, 'main', true, 'act');
  },
  act: (t, f) => {
    const act = t.answer(f, 'main');
    f.result = null; // the card it names may be shuffled out of sight before the turn ends
    if (act.do !== 'end') return carryOutAct(t, f.helm, act, 'main');
    if (!f.ready.includes(f.helm)) f.ready.push(f.helm);
    return 'main';
  },
  discard: (t, f) => {
    for (const seat of f.seats) discardPhase(t, seat);
    return 'draw';
  },
  draw: (t, f) => {
    for (const seat of f.seats) drawPhase(t, seat);
    endOfTurn(t);
    return t.done(); // SR-TURN-05
  },
});

export const mate = procedure('mate', {
  act: (t, f) => {
    const { act } = f;
    f.act = { do: 'end' };
    const shared = t.enclosing('turn')!;
    if (act.do !== 'end') {
      shared.ready = shared.ready.filter((s) => s !== f.seat); // who acts again has not ended the turn
      return carryOutAct(t, f.seat, act, 'end');
    }
    if (!shared.ready.includes(f.seat)) shared.ready.push(f.seat);
    return t.done();
  },
  end: (t) => t.done(),
});
