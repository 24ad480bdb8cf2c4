import { planetsOf } from '../../rules/planets.ts';
import { homePlanetsOf } from '../../rules/systems.ts';
import { place } from '../../rules/units.ts';
import { unitNamed } from '../../rules/combat/units.ts';
import type { Table } from '../../shapes.ts';
import { ability, component } from '../component.ts';

// Texts of unit cards beyond their values. What is a value (SUSTAIN DAMAGE, capacity, dice) is data.

/** Where infantry that was saved comes back to: planets of the home system that its owner holds (TI4-CTE-11). */
const homesOf = (t: Pick<Table, 'pub'>, seat: number): string[] =>
  planetsOf(t.pub, seat).filter((planet) => homePlanetsOf(t.pub, seat).includes(planet));

/** So many infantry wait on a unit card. */
export function waitOnCard(t: Table, card: string, n: number): void {
  const { store } = t.pub.table.components[card]!;
  t.changeComponent(card, { store: { ...store, waiting: Number(store.waiting ?? 0) + n } });
}
/** What waits on the card comes home at the start of its owner's turn. */
export const comesHome = (rule: string) =>
  ability({
    at: 'turn.start',
    mandatory: true,
    fits: ({ pub }, you, { seat }, { component: card }) =>
      seat === you && Number(pub.table.components[card]?.store.waiting ?? 0) > 0,
    memo: { planet: '' },
    effect: {
      choose: (t, { you, source, memo }) => {
        const from = homesOf(t, you);
        memo.planet = from[0] ?? '';
        if (from.length < 2) return t.next;
        return t.ask(you, 'pickOne', { what: 'planet', from, for: source.ability, rule }, 'planet');
      },
      place: (t, { you, source, memo }) => {
        const { store } = t.pub.table.components[source.component]!;
        const n = Number(store.waiting);
        t.changeComponent(source.component, { store: { ...store, waiting: 0 } });
        if (memo.planet === '') return;
        place(t.pub, memo.planet, you, 'infantry', n);
        t.emit('placed', { seat: you, unit: 'infantry', n, place: memo.planet });
      },
    },
  });

/** Infantry that is destroyed waits on the card if a die saves it, and comes home at the start of the next turn (TI4-CTE-11). */
export const revivedInfantry = (id: string, saved: number) =>
  component({
    id,
    kind: 'unit',
    at: 'destroyed.after',
    mandatory: true,
    fits: (_, you, { seat, units }) => seat === you && units.some((name) => unitNamed(name).type === 'infantry'),
    effect: (t, { you, source, about }) => {
      const lost = about.units.filter((name) => unitNamed(name).type === 'infantry').length;
      const dice = Array.from({ length: lost }, () => t.die(`${id} ${you}`, 10));
      const back = dice.filter((die) => die >= saved).length;
      t.emit('diceRolled', { seat: you, ability: source.ability, dice, hits: back });
      waitOnCard(t, source.component, back);
    },
    more: [comesHome('TI4-CTE-11')],
  });

export const GENERIC_UPGRADES = [
  revivedInfantry('infantry-2', 6),
  /** Direct Hit does not touch it. */
  component({
    id: 'dreadnought-2',
    kind: 'unit',
    modifiers: {
      isImmune: (_, { seat, unit, to }, you) =>
        seat === you.seat && unit === 'dreadnought' && to === 'direct-hit' ? 'allow' : null,
    },
  }),
];
