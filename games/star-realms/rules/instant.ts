import type { Seat } from '@orrery/kernel';
import type { Effect, Resource } from '../content/effects.ts';
import { changeAuthority } from './authority.ts';
import { amountOf, holds } from './counts.ts';
import type { Program } from './designs.ts';
import { drawCards } from './draw.ts';
import type { CardInstance, Table } from '../shapes.ts';
import { count } from './tally.ts';
import { refreshTradeRow } from './tradeRow.ts';

/** Effects that need nobody's answer. Pools and Authority change at once (SR-ACTION-03, -04). */

export const gain = (t: Table, seat: Seat, resource: Resource, amount: number, program: string): void => {
  if (amount === 0) return;
  const player = t.pub.players[seat]!;
  if (resource === 'trade') player.trade += amount;
  else if (resource === 'combat') player.combat += amount;
  else {
    changeAuthority(t.pub, player.score, amount);
    if (t.pub.campaign) count(t.pub.campaign, seat, ({ gainedAuthority: n }) => ({ gainedAuthority: n + amount }));
  }
  t.emit('gained', { seat, resource, amount, program });
};

/** Carries out one effect if it needs no answer; false otherwise. `card` is the card in play it belongs to. */
export const instant = (
  t: Table,
  seat: Seat,
  effect: Effect,
  program: string,
  card: CardInstance | null,
  did: number,
): boolean => {
  switch (effect.op) {
    case 'gain':
      gain(t, seat, effect.resource, amountOf(t.pub, seat, effect.amount, card, did), program);
      return true;
    case 'draw':
      drawCards(t, seat, effect.amount);
      return true;
    case 'modifyCost': {
      const { filter, delta, scope } = effect;
      const player = t.pub.players[seat]!;
      player.costs = [...player.costs, { filter: { ...filter }, delta, scope }];
      t.emit('costsChange', { seat, filter: { ...filter }, delta, scope });
      return true;
    }
    case 'redirectAcquire': {
      const { filter, to } = effect;
      const player = t.pub.players[seat]!;
      player.redirects = [...player.redirects, { filter: { ...filter }, to }];
      t.emit('redirects', { seat, filter: { ...filter }, to });
      return true;
    }
    case 'refreshRow':
      refreshTradeRow(t, seat);
      return true;
    default:
      return false;
  }
};

/** Carries out a whole list that needs no answer (SR-ACTION-05). */
export const instantly = (t: Table, seat: Seat, program: Program, card: CardInstance | null, did: number): void => {
  const { effects } = program;
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!;
    if (effect.op !== 'if') instant(t, seat, effect, program.key, card, did);
    else if (holds(t.pub, seat, effect.when))
      for (const then of effect.then) instant(t, seat, then, program.key, card, did);
  }
};
