import type { Seat } from '@orrery/kernel';
import { placeFrom } from '../../../rules/effects.ts';
import { cardsOf } from '../../../rules/initiative.ts';
import { playerOf, returnNote } from '../../../rules/notes.ts';
import { planetsOf } from '../../../rules/planets.ts';
import { sites } from '../../../rules/strategyCards/construction.ts';
import { MECATOL_REX, MECATOL_SYSTEM, systemOf } from '../../../rules/systems.ts';
import type { Pub, Structure } from '../../../shapes.ts';
import { ability, component } from '../../component.ts';
import type { StrategyCardId } from '../../strategyCards.ts';
import { swapCards } from '../../vocabulary.ts';
import type { Seen } from '../../vocabulary.ts';
import { instead } from '../../words.ts';

const holdsRex = ({ planets }: Pick<Pub, 'planets'>, seat: Seat): boolean => planets[MECATOL_REX]?.owner === seat;
/** The action that is under way or just done: its turn, and how many came before it. */
export function actionOf(pub: Pub, isDone: boolean): string | null {
  const turn = pub.table.stack.findLast((frame) => frame.proc === 'turn');
  return turn?.proc === 'turn' ? `${turn.id}.${turn.acted - Number(isDone)}` : null;
}
/** Structures that find room on a planet. */
export const fitting = (v: Seen, you: Seat, on: string): Structure['unit'][] =>
  sites(v, you, ['pds', 'space-dock'], systemOf(on))
    .filter(({ planet }) => planet === on)
    .map(({ unit }) => unit);

export const winnuComponents = [
  /** The custodians go without influence (TI4-WINN-01). */
  component({
    id: 'blood-ties',
    kind: 'ability',
    modifiers: { custodiansCost: (_, { seat }, you) => (seat === you.seat ? instead(0) : null) },
  }),

  /** After a tactical action that gained Mecatol Rex a PDS and a dock come there (TI4-WINN-02). */
  component({
    id: 'reclamation',
    kind: 'ability',
    at: 'action.done',
    fits: (v, you, { seat, action }, { component: card }) =>
      seat === you &&
      action.do === 'tactical' &&
      v.pub.table.components[card]?.store.gained === actionOf(v.pub, true) &&
      holdsRex(v.pub, you) &&
      fitting(v, you, MECATOL_REX).length > 0,
    memo: { units: null as Structure['unit'][] | null },
    effect: {
      place: (t, { you, memo }) => {
        memo.units ??= fitting(t, you, MECATOL_REX);
        const [unit, ...others] = memo.units;
        if (unit === undefined) return 'end';
        memo.units = others;
        t.call('placeUnits', { seat: you, unit, place: MECATOL_REX, n: 1 });
        return 'place';
      },
    },
    more: [
      ability({
        at: 'control.after',
        mandatory: true,
        fits: ({ pub }, you, { seat, planet, from }) =>
          seat === you && from !== you && planet === MECATOL_REX && pub.active === you && pub.activeSystem !== null,
        effect: (t, { source }) => t.changeComponent(source.component, { store: { gained: actionOf(t.pub, false) } }),
      }),
    ],
  }),

  /** Wormholes at Mecatol Rex in own tactical actions while it is not held; an infantry there once it is (TI4-WINN-04). */
  component({
    id: 'lazax-gate-folding',
    kind: 'technology',
    at: 'action',
    spends: 'exhaust',
    effect: (t, { you }) => {
      if (holdsRex(t.pub, you)) placeFrom(t, you, 'infantry', MECATOL_REX);
    },
    modifiers: {
      wormholes: (pub, { wormhole }, you) =>
        (wormhole === 'alpha' || wormhole === 'beta') &&
        pub.active === you.seat &&
        pub.activeSystem !== null &&
        !holdsRex(pub, you.seat)
          ? { add: [MECATOL_SYSTEM] }
          : null,
    },
  }),

  /** Resources and influence of a planet change places for one use of PRODUCTION (TI4-WINN-05). */
  component({
    id: 'hegemonic-trade-policy',
    kind: 'exhausted-technology',
    at: 'produce.would',
    fits: (_, you, { seat }) => seat === you,
    aim: ({ pub }, you) => ({ one: 'planet', from: planetsOf(pub, you) }),
    lasting: {
      until: ['production'],
      keeps: ({ aim }) => aim,
      modifiers: { isSwapped: (_, { planet }, you) => (planet === you.about ? 'allow' : null) },
    },
  }),

  /** A strategy card of the holder for one of the owner, at the end of the strategy phase (TI4-WINN-06). */
  component({
    id: 'acquiescence',
    kind: 'note',
    at: 'phase.end',
    fits: ({ pub }, you, { phase }) => phase === 'strategy' && ![null, you].includes(playerOf(pub, 'winnu')),
    aim: ({ pub }, you) => {
      const owner = playerOf(pub, 'winnu');
      const theirs = owner === null ? [] : cardsOf(pub, owner);
      return { one: 'swap', from: cardsOf(pub, you).flatMap((mine) => theirs.map((other) => `${mine}>${other}`)) };
    },
    effect: (t, { you, aim, source }) => {
      const [gave, took] = aim.split('>') as [StrategyCardId, StrategyCardId];
      swapCards(t, you, gave, took);
      returnNote(t, source.component, you);
    },
  }),
];
