import { hasListeners, momentsOf, part } from '@orrery/kernel';
import type { Flow, LocalFor, Name, Next, Seat } from '@orrery/kernel';
import type { Ti4 } from '../shapes.ts';
import { damage, takeOff, unitNamed } from './combat/units.ts';
import { takeControl } from './occupation.ts';
import { drawCards } from './draw.ts';
import { orderOf } from './initiative.ts';
import { learn } from './technology.ts';
import { layActivation } from './tokens.ts';
import type { Acts, Occasions } from './windows.ts';

/** Simultaneous effects come in the order of the phase (TI4-ROUND-10, TI4-ABL-04). */
export const { moment, part: momentsPart } = momentsOf<Ti4, Acts>(
  {
    'strategy.pick': {
      act: (t, { seat, card }) => {
        t.pub.strategyCards[card].holder = seat;
      },
    },
    strategic: {},
    secondary: {},
    activate: { act: (t, { seat, system }) => layActivation(t, seat, system) },
    move: {},
    hits: {},
    sustained: { act: (t, { place, seat, unit }) => damage(t, place, seat, unit) },
    destroyed: {
      act: (t, { place, seat, units }) => {
        takeOff(t, place, seat, units);
        t.emit('destroyed', { seat, place, units });
        const battle = t.enclosing('spaceBattle');
        if (battle && units.some((name) => unitNamed(name).type === 'flagship'))
          battle.flagshipsLost = [...(battle.flagshipsLost ?? []), seat];
      },
    },
    retreat: {
      act: (t, { seat, system }) => t.emit('retreatAnnounced', { seat, system }),
    },
    commit: {},
    control: { act: (t, { seat, planet }) => takeControl(t, seat, planet) },
    produce: {},
    research: {},
    gainTech: { act: (t, { seat, technology }) => learn(t, seat, technology) },
    'goods.gain': {
      act: (t, { seat, n }) => {
        t.pub.sheets[seat]!.goods += n;
        t.emit('goods', { seat, n });
      },
    },
    'goods.replenish': {
      act: (t, { seat, n }) => {
        t.pub.sheets[seat]!.commodities += n;
        t.emit('replenished', { seat, n });
      },
    },
    'token.spend': {
      act: (t, { seat, pool }) => {
        const sheet = t.pub.sheets[seat]!;
        sheet[pool]--;
        sheet.reserve++;
      },
    },
    'cards.draw': { act: (t, { seat, n }) => drawCards(t, seat, n) },
    'cards.discard': {},
    'status.step': {},
  },
  orderOf,
);

const OCCASIONS: { readonly [O in keyof Occasions]: { protocol: 'turns' } } = {
  'phase.start': { protocol: 'turns' },
  'phase.end': { protocol: 'turns' },
  'gameRound.end': { protocol: 'turns' },
  'turn.start': { protocol: 'turns' },
  'turn.end': { protocol: 'turns' },
  'turn.cutOff': { protocol: 'turns' },
  'making.start': { protocol: 'turns' },
  'making.chosen': { protocol: 'turns' },
  'making.done': { protocol: 'turns' },
  'surplus.removed': { protocol: 'turns' },
  'action.done': { protocol: 'turns' },
  passed: { protocol: 'turns' },
  'combat.end': { protocol: 'turns' },
  'round.end': { protocol: 'turns' },
  'retreats.start': { protocol: 'turns' },
  'ships.arrived': { protocol: 'turns' },
  'invasion.start': { protocol: 'turns' },
  'roll.would': { protocol: 'turns' },
  'hits.assigned': { protocol: 'turns' },
};
export const occasionsPart = part<Ti4>()({ windows: OCCASIONS });

/** Opens a window about something, unless nothing in the game could react in it; its subject goes into a local. */
export function opening<P extends Name<Ti4['frames']>, W extends Name<Ti4['windows']>>(
  t: Flow<Ti4, P>,
  name: W,
  about: Ti4['windows'][W],
  into?: LocalFor<Ti4, P, Ti4['windows'][W]>,
  order: readonly Seat[] = orderOf(t.pub),
): Next {
  if (hasListeners(t.game, t.pub, name)) return t.window(name, about as never, order, into as never);
  if (into !== undefined) t.put(into, about as never);
  return t.next;
}

/** A player gains control of a planet, unless something prevents it. */
export const gainControl = <P extends Name<Ti4['frames']>>(t: Flow<Ti4, P>, seat: Seat, planet: string): Next =>
  moment(t, 'control', { seat, planet, from: t.pub.planets[planet]!.owner, prevented: false });
