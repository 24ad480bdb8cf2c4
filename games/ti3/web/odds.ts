import type { Fight } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import type { battles } from '@orrery/imperium';
import type { OddsView } from '@orrery/imperium/web/parts/Odds.tsx';
import { afterHits, decided, oddsOf } from '@orrery/imperium/web/parts/oddsOf.ts';
import type { Group } from '@orrery/imperium/web/parts/oddsOf.ts';
import { facts } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import { edition } from '../odds/edition.ts';
import { sideAt } from '../odds/inMatch.ts';
import { isDamaged, shipNamed } from '../rules/units.ts';
import type { Casualty, Pub } from '../shapes.ts';
import { t } from './words.ts';

// The chances of the battles at hand, from what lies open: cards in hand are never counted.

type Counted = battles.SideDescription;
/** What a side stands to lose before the dice of the next round: what was assigned, then hits that are still to come. */
export interface Losses {
  readonly taken: readonly Casualty[];
  readonly hits: number;
}
export const NO_LOSSES: Losses = { taken: [], hits: 0 };

const costOf = (unit: Unit): number => (facts(unit).pair ? facts(unit).cost / 2 : facts(unit).cost);

const groupsOf = ({ units, damaged }: Counted): Group<Unit>[] =>
  (Object.entries(units) as [Unit, number][]).flatMap(([type, n]) => {
    const hurt = damaged[type] ?? 0;
    return [
      { type, isDamaged: false, n: n - hurt },
      { type, isDamaged: true, n: hurt },
    ];
  });

function withLosses(side: Counted, { taken, hits }: Losses): Counted {
  const groups = groupsOf(side).map((group) => ({ ...group }));
  const find = (type: Unit, hurt: boolean) => groups.find((one) => one.type === type && one.isDamaged === hurt);
  for (const { ship, take } of taken) {
    const { unit, marks } = shipNamed(ship);
    const hit = find(unit, isDamaged(marks));
    if (hit) hit.n -= 1;
    const hurt = find(unit, true);
    if (take === 'damage' && hurt) hurt.n += 1;
  }
  const left = afterHits(groups, hits, (unit) => ({ cost: costOf(unit), sustains: facts(unit).sustains ?? false }));
  const counted = (wanted: (group: Group<Unit>) => boolean): { [unit: string]: number } => {
    const found: { [unit: string]: number } = {};
    for (const group of left) if (wanted(group)) found[group.type] = (found[group.type] ?? 0) + group.n;
    return found;
  };
  return { ...side, units: counted(() => true), damaged: counted((group) => group.isDamaged) };
}
const withMore = (side: Counted, more: { readonly [unit: string]: number }): Counted => ({
  ...side,
  units: Object.entries(more).reduce((units, [unit, n]) => ({ ...units, [unit]: (units[unit] ?? 0) + n }), {
    ...side.units,
  } as { [unit: string]: number }),
});

const bothStand = (sides: readonly Counted[]): boolean =>
  sides.every(({ units }) => Object.values(units).some((n) => n > 0));
const describe = (field: battles.Field, sides: [Counted, Counted]): battles.Battle => edition.battle({ field, sides });
const solved = (battle: battles.Battle, seats: [Seat, Seat], isRest: boolean): OddsView =>
  oddsOf(battle, seats, { solved: isRest ? t('oddsRest') : t('oddsExact'), sampled: t('oddsSampled') });

/** What is left of a fight after the losses of the attacker and of the defender. */
export function restOdds(pub: Pub, fight: Fight, losses: readonly [Losses, Losses]): OddsView {
  const { attacker, defender, system, planet, round } = fight;
  const field = planet === null ? 'space' : 'ground';
  const [first, second] = ([attacker, defender] as const).map((seat, i) =>
    withLosses(sideAt(pub, seat, planet ?? system, field, i === 1), losses[i]!),
  ) as [Counted, Counted];
  if (!bothStand([first, second]))
    return decided([bothStand([first]), bothStand([second])], [attacker, defender], t('oddsRest'));
  // PDS have fired before ships meet; from the first round on, so has everything else.
  const silent = (side: Counted): Counted => (field === 'space' ? { ...side, cannon: {} } : side);
  const battle = describe(field, [silent(first), silent(second)]);
  return solved(round > 0 ? { ...battle, opening: [] } : battle, [attacker, defender], true);
}

/** The battle that arriving ships would begin. */
export function spaceOdds(
  pub: Pub,
  attacker: Seat,
  defender: Seat,
  system: string,
  arriving: { readonly [unit: string]: number },
): OddsView | null {
  const first = withMore(sideAt(pub, attacker, system, 'space', false), arriving);
  const second = sideAt(pub, defender, system, 'space', true);
  return bothStand([first, second]) ? solved(describe('space', [first, second]), [attacker, defender], false) : null;
}

/** The invasion that landing Ground Forces would begin. */
export function invasionOdds(
  pub: Pub,
  attacker: Seat,
  defender: Seat,
  planet: string,
  troops: number,
): OddsView | null {
  const first = withMore(sideAt(pub, attacker, planet, 'ground', false), { 'ground-force': troops });
  const second = sideAt(pub, defender, planet, 'ground', true);
  const fights = (first.units['ground-force'] ?? 0) > 0 && (second.units['ground-force'] ?? 0) > 0;
  return fights ? solved(describe('ground', [first, second]), [attacker, defender], false) : null;
}
