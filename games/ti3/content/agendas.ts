import type { Modifiers, Seat } from '@orrery/kernel';
import { receiveGoods, spendGoods } from '../rules/spending.ts';
import { planetsOf } from '../rules/systems.ts';
import { countAt, destroy, neutralise } from '../rules/units.ts';
import { DISCARD, hand } from '../rules/hands.ts';
import type { Pub, Table, Ti3 } from '../shapes.ts';
import { lasting } from './cardModifiers.ts';
import { planetOf, systemOf, tile } from './tiles.ts';
import { technology } from './technologies.ts';
import type { Colour } from './technologies.ts';

/** What the Galactic Council votes on (TI3-POLITICS-03, TI3-POLITICS-04). */
export interface Agenda {
  readonly id: string;
  /** Stays in play when it passes (TI3-POLITICS-05). */
  readonly law: boolean;
  readonly vote: 'for-against' | 'player' | 'planet';
  /** When it passes; for an election with the one elected. */
  passes(t: Table, elected: string | null): void;
  /** When it does not pass (TI3-POLITICS-06). */
  fails?(t: Table): void;
}

const everybody = (pub: Pub): Seat[] =>
  pub.sheets.map((_, seat) => seat).filter((seat) => !pub.table.out.includes(seat));
const nothing = (): void => {};

/** Until the end of the round. */
function thisRound(t: Table, agenda: string, about: string | number | null, seat: Seat): void {
  const scope = t.pub.table.stack.findLast((f) => f.proc === 'round');
  t.addEffect({ ability: lasting(agenda), component: `${agenda} ${t.pub.table.next}`, seat }, about, scope?.id ?? null);
}

/** The Political deck of the slice: agendas whose effect asks nobody anything more. */
export const AGENDAS: readonly Agenda[] = [
  {
    id: 'agenda-cost-overruns',
    law: false,
    vote: 'for-against',
    passes(t) {
      for (const seat of everybody(t.pub))
        spendGoods(t, seat, Math.min(t.pub.sheets[seat]!.goods, planetsOf(t.pub, seat).length));
    },
  },
  {
    id: 'agenda-planetary-security',
    law: false,
    vote: 'for-against',
    passes(t) {
      for (const id of Object.keys(t.pub.planets)) {
        const { by } = t.pub.planets[id]!;
        if (by === null || tile(systemOf(id)).kind === 'home' || countAt(t.pub, id, by, 'ground-force') > 0) continue;
        neutralise(t, id);
      }
    },
  },
  { id: 'agenda-code-of-honor', law: true, vote: 'for-against', passes: nothing },
  {
    id: 'agenda-free-trade',
    law: true,
    vote: 'for-against',
    passes: nothing,
    fails(t) {
      for (const seat of everybody(t.pub)) spendGoods(t, seat, Math.min(2, t.pub.sheets[seat]!.goods));
    },
  },
  {
    id: 'agenda-humane-labor',
    law: true,
    vote: 'for-against',
    passes: nothing,
    fails: (t) => thisRound(t, 'agenda-humane-labor', null, -1),
  },
  {
    id: 'agenda-technology-tariffs',
    law: true,
    vote: 'for-against',
    passes: nothing,
    fails: (t) => thisRound(t, 'agenda-technology-tariffs', 'green', -1),
  },
  {
    id: 'agenda-research-grant',
    law: true,
    vote: 'for-against',
    passes: nothing,
    fails: (t) => thisRound(t, 'agenda-research-grant', 'yellow', -1),
  },
  { id: 'agenda-crown-of-thalnos', law: true, vote: 'player', passes: nothing },
  { id: 'agenda-minister-of-policy', law: true, vote: 'player', passes: nothing },
  { id: 'agenda-minister-of-exploration', law: true, vote: 'player', passes: nothing },
  {
    id: 'agenda-economic-revitalization',
    law: false,
    vote: 'player',
    passes(t, elected) {
      for (const other of everybody(t.pub)) {
        if (other === Number(elected) || t.pub.sheets[other]!.goods === 0) continue;
        spendGoods(t, other, 1);
        receiveGoods(t, Number(elected), 1);
      }
    },
  },
  {
    id: 'agenda-public-execution',
    law: false,
    vote: 'player',
    passes(t, elected) {
      const seat = Number(elected);
      for (const card of t.cards(hand(seat)).slice()) {
        t.move(card, hand(seat), DISCARD);
        t.emit('discarded', { seat, card });
      }
      for (const id of planetsOf(t.pub, seat)) t.pub.planets[id]!.exhausted = true;
      thisRound(t, 'agenda-public-execution', null, seat);
    },
  },
  {
    id: 'agenda-compensated-disarmament',
    law: false,
    vote: 'planet',
    passes(t, elected) {
      const owner = t.pub.planets[elected!]!.by;
      if (owner === null) return;
      const lost = countAt(t.pub, elected!, owner, 'ground-force');
      destroy(t, elected!, owner, 'ground-force', lost);
      receiveGoods(t, owner, lost);
    },
  },
];

const byId = new Map(AGENDAS.map((agenda) => [agenda.id, agenda]));
export const agenda = (id: string): Agenda => byId.get(id)!;

const add = (amount: number) => ({ layer: 'add', amount }) as const;
const bannedColour = (pub: Pub, component: string): Colour =>
  pub.table.lasting.find((effect) => effect.source.component === component)!.about as Colour;

/** Laws in play, and what an agenda changes for the rest of a round. */
export const LAWS: { readonly [text: string]: Modifiers<Ti3> } = {
  'agenda-code-of-honor': { mayLeave: () => 'forbid' },
  'agenda-free-trade': { tradeIncome: (_, { agreements }) => (agreements > 0 ? add(1) : null) },
  'agenda-humane-labor': { productionCapacity: () => add(-2) },
  [lasting('agenda-humane-labor')]: { mayProduce: () => 'forbid' },
  'agenda-technology-tariffs': {
    technologyCost: (_, { technology: id }) => (technology(id).colour === 'red' ? add(4) : null),
  },
  [lasting('agenda-technology-tariffs')]: {
    mayAcquire: (pub, { technology: id }, { component }) =>
      technology(id).colour === bannedColour(pub, component) ? 'forbid' : null,
  },
  'agenda-research-grant': {
    technologyCost: (pub, { seat, technology: id }) => {
      const others = planetsOf(pub, seat).filter((p) => {
        const { specialty } = planetOf(p);
        return !pub.planets[p]!.exhausted && specialty !== undefined && specialty !== technology(id).colour;
      });
      return others.length > 0 ? add(-others.length) : null;
    },
  },
  [lasting('agenda-research-grant')]: {
    mayAcquire: (pub, { technology: id }, { component }) =>
      technology(id).colour === bannedColour(pub, component) ? 'forbid' : null,
  },
  'agenda-crown-of-thalnos': {
    combat: (_, { seat, unit }, you) => (seat === you.seat && unit === 'ground-force' ? add(1) : null),
  },
  'agenda-minister-of-policy': { cardsDrawn: (_, { seat }, you) => (seat === you.seat ? add(1) : null) },
  [lasting('agenda-public-execution')]: {
    combat: (_, { seat }, you) => (seat === you.seat ? add(-1) : null),
  },
};
