import type { Illegal, Seat } from '@orrery/kernel';
import { isOut, modeOf } from './modes.ts';
import { disown, own } from './owners.ts';
import type { Act, Pub, Table, View } from '../shapes.ts';
import { discardPile } from './zones.ts';

/** What teammates do for each other: pools in Hydra (SR-HYDRA-09), cards in Emperor (SR-EMP-06). */

type Give = Extract<Act, { do: 'give' }>;
type PassOn = Extract<Act, { do: 'passOn' }>;

export const matesOf = (pub: Pub, seat: Seat): Seat[] => {
  const { team } = pub.players[seat]!;
  const mates: Seat[] = [];
  for (let s = 0; s < pub.players.length; s++)
    if (s !== seat && pub.players[s]!.team === team && !isOut(pub, s)) mates.push(s);
  return mates;
};

export const offerTeamActs = (v: View, seat: Seat, out: Act[]): void => {
  const { pub } = v;
  const { trade, combat, role } = pub.players[seat]!;
  if (modeOf(pub).together)
    for (const to of matesOf(pub, seat)) {
      for (let amount = 1; amount <= trade; amount++) out.push({ do: 'give', resource: 'trade', amount, to });
      for (let amount = 1; amount <= combat; amount++) out.push({ do: 'give', resource: 'combat', amount, to });
    }
  if ((role === 'admiral' || role === 'emperor') && trade >= 1)
    for (const to of matesOf(pub, seat))
      for (const card of pub.table.cards[discardPile(seat)]!) out.push({ do: 'passOn', card, to });
};

export const refuseTeamAct = (_v: View, _seat: Seat, act: Give | PassOn): Illegal =>
  act.do === 'give' ? { rule: 'SR-HYDRA-09' } : { rule: 'SR-EMP-06' };

export const giveToMate = (t: Table, seat: Seat, { resource, amount, to }: Give): void => {
  t.pub.players[seat]![resource] -= amount;
  t.pub.players[to]![resource] += amount;
  t.emit('gave', { seat, to, resource, amount });
};

export const passOn = (t: Table, seat: Seat, { card, to }: PassOn): void => {
  t.pub.players[seat]!.trade -= 1;
  t.move(card, discardPile(seat), discardPile(to));
  disown(t.pub, seat, card);
  own(t.pub, to, card);
  t.emit('passedOn', { seat, to, card });
};
