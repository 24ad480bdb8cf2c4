import type { Seat } from '@orrery/kernel';
import type { Effect, Resource } from '../content/effects.ts';
import { changeAuthority } from './authority.ts';
import { amountOf, holds } from './counts.ts';
import { isInstant } from './designs.ts';
import type { Instant, Program } from './designs.ts';
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

/** Carries out one effect. `card` is the card in play it belongs to. */
export const instant = (
  t: Table,
  seat: Seat,
  effect: Instant,
  program: string,
  card: CardInstance | null,
  did: number,
): void => {
  switch (effect.op) {
    case 'gain':
      return gain(t, seat, effect.resource, amountOf(t.pub, seat, effect.amount, card, did), program);
    case 'draw':
      return drawCards(t, seat, effect.amount);
    case 'modifyCost': {
      const { filter, delta, scope } = effect;
      const player = t.pub.players[seat]!;
      player.costs = [...player.costs, { filter: { ...filter }, delta, scope }];
      t.emit('costsChange', { seat, filter: { ...filter }, delta, scope });
      return;
    }
    case 'redirectAcquire': {
      const { filter, to } = effect;
      const player = t.pub.players[seat]!;
      player.redirects = [...player.redirects, { filter: { ...filter }, to }];
      t.emit('redirects', { seat, filter: { ...filter }, to });
      return;
    }
    case 'refreshRow':
      return refreshTradeRow(t, seat);
    default:
      return effect satisfies never;
  }
};

/** Carries out a whole list that needs no answer (SR-ACTION-05). */
export const instantly = (t: Table, seat: Seat, program: Program, card: CardInstance | null, did: number): void => {
  const carryOut = (effects: readonly Effect[]): void => {
    for (const effect of effects) {
      if (isInstant(effect)) instant(t, seat, effect, program.key, card, did);
      else if (effect.op === 'if' && holds(t.pub, seat, effect.when)) carryOut(effect.then);
    }
  };
  carryOut(program.effects);
};
