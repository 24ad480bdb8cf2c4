import type { Illegal, Seat } from '@orrery/kernel';
import { offerAbilities, refuseAbility, useAbility } from './abilities.ts';
import { acquire, offerAcquisitions, refuseAcquisition } from './acquire.ts';
import { attack, attackBase, offerAttacks, refuseAttack, refuseBaseAttack } from './attack.ts';
import { offerPlays, play } from './play.ts';
import type { Act, Table, View } from '../shapes.ts';
import { giveToMate, offerTeamActs, passOn, refuseTeamAct } from './teams.ts';

/** The Main Phase: any of these, in any order, any number of times; none is compulsory (SR-TURN-03, -04). */

const END: Act = { do: 'end' };

export const offers = (v: View, seat: Seat): Act[] => {
  const out: Act[] = [];
  offerPlays(v, seat, out);
  offerAbilities(v, seat, out);
  offerAcquisitions(v, seat, out);
  offerAttacks(v, seat, out);
  offerTeamActs(v, seat, out);
  out.push(END);
  return out;
};

/** Why an act that is not offered is not allowed. */
export const refuseAct = (v: View, seat: Seat, act: Act): Illegal | null => {
  switch (act.do) {
    case 'play':
      return { rule: 'SR-PLAY-01' };
    case 'use':
      return refuseAbility(v, seat, act.card, act.ability);
    case 'acquire':
      return refuseAcquisition(v, seat, act.card);
    case 'attack':
      return refuseAttack(v, seat, act.seat, act.amount);
    case 'attackBase':
      return refuseBaseAttack(v, seat, act.card, act.amount);
    case 'give':
    case 'passOn':
      return refuseTeamAct(v, seat, act);
    default:
      return null;
  }
};

/** Carries out an act other than the end of the phase, and goes on at `next`. */
export const carryOutAct = <N extends string>(t: Table, seat: Seat, act: Exclude<Act, { do: 'end' }>, next: N): N => {
  switch (act.do) {
    case 'play':
      return play(t, seat, act.card, next);
    case 'use':
      return useAbility(t, seat, act.card, act.ability, next);
    case 'acquire':
      return acquire(t, seat, act.card, next);
    case 'attack':
      attack(t, seat, act.seat, act.amount);
      return next;
    case 'attackBase':
      return attackBase(t, seat, act.card, act.amount, next);
    case 'give':
      giveToMate(t, seat, act);
      return next;
    case 'passOn':
      passOn(t, seat, act);
      return next;
    default:
      return act satisfies never;
  }
};
