import { moveUnits } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { isPassable, rollOut } from '../../../rules/combat/spaceCombat.ts';
import { unitNamed } from '../../../rules/combat/units.ts';
import { canPlace, takeBack } from '../../../rules/effects.ts';
import { figureNamed, figuresAt } from '../../../rules/figures.ts';
import { planetsIn, systemsOf } from '../../../rules/systems.ts';
import { hasToken } from '../../../rules/tokens.ts';
import { capacityOf, countAt, isGroundForce, placesIn } from '../../../rules/units.ts';
import type { Arrival } from '../../../rules/windows.ts';
import type { Asked, Pub } from '../../../shapes.ts';
import { component } from '../../component.ts';
import { hasForeignShips } from '../../vocabulary.ts';

/** What the hero brings along (TI4-LIZI-09). */
const isGreat = (type: string): boolean => type === 'flagship' || type === 'dreadnought';
const greatElsewhere = (pub: Pub, you: Seat, system: string): string[] =>
  figuresAt(
    pub,
    you,
    systemsOf(pub).filter((other) => other !== system),
    isGreat,
  );
const isFreight = (type: string): boolean => type === 'fighter' || isGroundForce(type);
const namesFrom = (figures: readonly string[], from: string): string[] =>
  figures.map(figureNamed).flatMap(({ unit, at }) => (at === from ? [unit] : []));
const roomAboard = (v: Asked, you: Seat, ships: readonly string[]): number =>
  ships.reduce((sum, ship) => sum + capacityOf(v, you, unitNamed(ship).type), 0);
/** Planets with a mech that does not fight there. */
const platforms = (pub: Pub, you: Seat, system: string): string[] => {
  const combat = pub.table.stack.findLast(({ proc }) => proc === 'groundCombat');
  const fought = combat?.proc === 'groundCombat' ? combat.fight.planet : null;
  return planetsIn(system).filter((planet) => planet !== fought && countAt(pub, planet, you, isMech) > 0);
};
const isMech = (type: string): boolean => type === 'mech';

export const l1z1xLeaders = [
  /** Whoever activates a system may turn an infantry of theirs there into a mech (TI4-LIZI-07). */
  component({
    id: 'i48s',
    kind: 'agent',
    at: 'activate.after',
    fits: (v, _, { seat, system }) =>
      canPlace(v, seat, 'mech', system) &&
      figuresAt(v.pub, seat, placesIn(system), (type) => type === 'infantry').length > 0,
    memo: { figures: [] as string[] },
    effect: {
      ask: (t, { about, source }) => {
        const from = figuresAt(t.pub, about.seat, placesIn(about.system), (type) => type === 'infantry');
        return t.ask(
          about.seat,
          'pickSome',
          { what: 'unit', from, for: source.ability, rule: 'TI4-LIZI-07', min: 0, max: 1 },
          'figures',
        );
      },
      replace: (t, { about, memo }) => {
        const [figure] = memo.figures;
        if (figure === undefined) return t.next;
        const { unit, at } = figureNamed(figure);
        takeBack(t, about.seat, at, [unit]);
        return t.call('placeUnits', { seat: about.seat, unit: 'mech', place: at, n: 1 });
      },
    },
  }),
  /** PLANETARY SHIELD does not stop own BOMBARDMENT (TI4-LIZI-08). */
  component({
    id: '2ram',
    kind: 'commander',
    modifiers: {
      hasAbility: (_, { ability, against }, you) => (ability === 'shield' && against === you.seat ? 'forbid' : null),
    },
  }),
  /** The flagship and dreadnoughts come into a system without ships of others; they carry what no own token holds (TI4-LIZI-09). */
  component({
    id: 'the-helmsman',
    kind: 'hero',
    at: 'action',
    spends: 'purge',
    aim: (v, you) => ({
      one: 'system',
      from: systemsOf(v.pub).filter(
        (system) =>
          !hasForeignShips(v.pub, system, you) &&
          isPassable(v, you, system) &&
          greatElsewhere(v.pub, you, system).length > 0,
      ),
    }),
    memo: {
      ships: [] as string[],
      left: null as string[] | null,
      from: '',
      aboard: [] as string[],
      arrived: [] as Arrival[],
    },
    effect: {
      choose: (t, { you, aim, source }) => {
        const from = greatElsewhere(t.pub, you, aim);
        const asked = { what: 'unit' as const, from, for: source.ability, rule: 'TI4-LIZI-09' };
        return t.ask(you, 'pickSome', { ...asked, min: 0, max: from.length }, 'ships');
      },
      /** System after system: who leaves it, and what goes aboard there. */
      load: (t, { you, memo, source }) => {
        memo.left ??= [...new Set(memo.ships.map((ship) => figureNamed(ship).at))];
        const [from] = memo.left;
        if (from === undefined) return 'arrive';
        memo.left = memo.left.slice(1);
        memo.from = from;
        memo.aboard = [];
        const ships = namesFrom(memo.ships, from);
        const freight = hasToken(t.pub, from, you) ? [] : figuresAt(t.pub, you, placesIn(from), isFreight);
        const max = Math.min(freight.length, roomAboard(t, you, ships));
        if (max === 0) return t.next;
        const asked = { what: 'unit' as const, from: freight, for: source.ability, rule: 'TI4-LIZI-09' };
        return t.ask(you, 'pickSome', { ...asked, min: 0, max }, 'aboard');
      },
      go: (t, { you, aim, memo }) => {
        const { from } = memo;
        const [sailing, lost] = rollOut(t, you, from, namesFrom(memo.ships, from));
        takeBack(t, you, from, lost);
        const room = roomAboard(t, you, sailing);
        for (const figure of memo.aboard.slice(room))
          takeBack(t, you, figureNamed(figure).at, [figureNamed(figure).unit]);
        const moving = [
          ...sailing.map((unit) => ({ unit, at: from })),
          ...memo.aboard.slice(0, room).map(figureNamed),
        ].map(({ unit, at }) => ({ ...unitNamed(unit), at }));
        for (const { type, marks, at } of moving) moveUnits(t.pub.units, at, aim, you, type, 1, marks);
        const units = moving.map(({ type, at }) => ({ unit: type, n: 1, from: at }));
        if (units.length > 0) t.emit('moved', { seat: you, system: aim, units });
        memo.arrived = [...memo.arrived, ...units];
        return 'load';
      },
      arrive: (t, { you, aim, memo }) => t.call('arrive', { seat: you, system: aim, units: memo.arrived }),
    },
  }),
  /** Bombards planets of its system from where it does not fight, as if it were a ship (TI4-LIZI-04). */
  component({
    id: 'annihilator',
    kind: 'unit',
    modifiers: {
      bombardsFrom: (pub, { seat, system }, you) => (seat === you.seat ? { add: platforms(pub, seat, system) } : null),
    },
  }),
];
