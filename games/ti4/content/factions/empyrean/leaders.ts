import { textOf } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { takeBack } from '../../../rules/effects.ts';
import { figureNamed, figuresAt } from '../../../rules/figures.ts';
import { adjacentFor, planetsAt, systemOf, systemsOf } from '../../../rules/systems.ts';
import { hasToken, takeToken } from '../../../rules/tokens.ts';
import { hasShips, hasUnits, placesIn } from '../../../rules/units.ts';
import type { Acts } from '../../../rules/windows.ts';
import type { Asked, Pub, Table } from '../../../shapes.ts';
import { ACTION_CARDS } from '../../actionCards.ts';
import { ability, component } from '../../component.ts';
import { shipsArrived } from './arrival.ts';

/** Own mechs in or next to a system with units of a player (TI4-EMPY-07). */
const watchersOf = (v: Asked, you: Seat, seat: Seat): string[] =>
  figuresAt(v.pub, you, systemsOf(v.pub).flatMap(placesIn), (type) => type === 'mech').filter((mech) => {
    const system = systemOf(figureNamed(mech).at);
    return [system, ...adjacentFor(v, system, you)].some((near) => hasUnits(v.pub, near, seat));
  });
/** Frontier tokens in systems with own ships (TI4-EMPY-10). */
const frontiersOf = (pub: Pub, you: Seat): string[] => pub.frontier.filter((system) => hasShips(pub, system, you));

const intoTheVoid = ({ pub }: Asked, _: Seat, arrival: Acts['move']): boolean =>
  planetsAt(pub, arrival.system).length === 0 && shipsArrived(pub, arrival) && pub.sheets[arrival.seat]!.reserve > 0;
const uncovers = ({ pub }: Asked, you: Seat, arrival: Acts['move']): boolean =>
  arrival.seat !== you && shipsArrived(pub, arrival) && hasToken(pub, arrival.system, you);
function recall(t: Table, you: Seat, system: string): void {
  takeToken(t.pub, system, you);
  t.emit('tokenTaken', { seat: you, system });
}

export const empyreanLeaders = [
  /** A token for whoever moves ships into a system without planets (TI4-EMPY-08). */
  component({
    id: 'acamar',
    kind: 'agent',
    at: 'move.after',
    fits: intoTheVoid,
    effect: (t, { about }) => t.call('gainTokens', { seat: about.seat, n: 1 }),
    more: [
      ability({
        at: 'ships.arrived',
        fits: intoTheVoid,
        effect: (t, { about }) => t.call('gainTokens', { seat: about.seat, n: 1 }),
      }),
    ],
  }),

  /** The own token comes back from a system that another player moves ships into (TI4-EMPY-09). */
  component({
    id: 'xuange',
    kind: 'commander',
    at: 'move.after',
    fits: uncovers,
    effect: (t, { you, about }) => recall(t, you, about.system),
    more: [
      ability({ at: 'ships.arrived', fits: uncovers, effect: (t, { you, about }) => recall(t, you, about.system) }),
    ],
  }),

  /** Frontier tokens wherever there are no planets; those where own ships are get explored, in any order (TI4-EMPY-10). */
  component({
    id: 'conservator-procyon',
    kind: 'hero',
    at: 'action',
    spends: 'purge',
    memo: { left: [] as string[], system: '' },
    effect: {
      place: (t, { you, memo }) => {
        const open = systemsOf(t.pub).filter(
          (system) => planetsAt(t.pub, system).length === 0 && !t.pub.frontier.includes(system),
        );
        t.pub.frontier = [...t.pub.frontier, ...open];
        if (open.length > 0) t.emit('frontierPlaced', { systems: open });
        memo.left = frontiersOf(t.pub, you);
      },
      choose: (t, { you, memo, source }) => {
        const from = memo.left.filter((system) => frontiersOf(t.pub, you).includes(system));
        if (from.length === 0) return 'end';
        memo.system = from[0]!;
        if (from.length === 1) return t.next;
        return t.ask(you, 'pickOne', { what: 'system', from, for: source.ability, rule: 'TI4-EMPY-10' }, 'system');
      },
      explore: (t, { you, memo }) => {
        memo.left = memo.left.filter((system) => system !== memo.system);
        return t.call('explore', { seat: you, place: memo.system });
      },
      again: () => 'choose',
    },
  }),

  /** A mech is removed and cancels an action card, whichever it is, of a player with units in or next to its system (TI4-EMPY-07). */
  component({
    id: 'watcher',
    kind: 'unit',
    at: 'card.played.would',
    fits: (_, you, { source, cancelled }) =>
      !cancelled && source.seat !== you && textOf(source.component) in ACTION_CARDS,
    aim: (v, you, { source }) => ({ one: 'unit', from: watchersOf(v, you, source.seat) }),
    effect: (t, { you, about, aim }) => {
      const { unit, at } = figureNamed(aim);
      takeBack(t, you, at, [unit]);
      about.cancelled = true;
    },
  }),
];
