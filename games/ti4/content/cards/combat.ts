import { hasMark, moveUnits, withMark } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { component, ability } from '../component.ts';
import { destroy, gain, hasForeignShips, isFight } from '../vocabulary.ts';
import { plus } from '../words.ts';
import { diceOf, reroll } from '../../rules/combat/reroll.ts';
import { combatCard, isSide, nameOf, repair, unitNamed } from '../../rules/combat/units.ts';
import { figuresAt } from '../../rules/figures.ts';
import { commoditiesGiven } from '../../rules/goods.ts';
import { adjacentFor } from '../../rules/systems.ts';
import { isPassable, loseInRift } from '../../rules/combat/spaceCombat.ts';
import { DAMAGED, factsOf, isGroundForce, isShip, placesIn, stacksAt } from '../../rules/units.ts';
import type { Arrival } from '../../rules/windows.ts';
import type { Pub, Table } from '../../shapes.ts';
import type { UnitType } from '../units/index.ts';

// Action cards of combat.

const opponentOf = ({ attacker, defender }: { attacker: Seat; defender: Seat }, you: Seat): Seat =>
  you === attacker ? defender : attacker;
/** Whom a player fights in the space of a system at present. */
function foeInSpace(pub: Pub, you: Seat, system: string): Seat | null {
  const battle = pub.table.stack.findLast(({ proc }) => proc === 'spaceBattle');
  return battle?.proc === 'spaceBattle' && battle.system === system && isSide(battle, you)
    ? opponentOf(battle, you)
    : null;
}

/** All damaged units of a player in a system are repaired. */
function repairAll(t: Table, you: Seat, system: string): void {
  for (const place of placesIn(system))
    for (const stack of stacksAt(t.pub, place).slice())
      if (stack.seat === you && hasMark(stack, DAMAGED))
        for (let i = stack.n; i > 0; i--) repair(t, place, you, nameOf(stack));
}
const isDamaged = (pub: Pub, you: Seat, system: string): boolean =>
  placesIn(system).some((place) => stacksAt(pub, place).some((stack) => stack.seat === you && hasMark(stack, DAMAGED)));

export const COMBAT_CARDS = [
  /** A ship that has just sustained a hit of yours is destroyed (TI4-CAC-18). */
  component({
    id: 'direct-hit',
    kind: 'action-card',
    copies: 4,
    at: 'sustained.after',
    fits: (v, you, { seat, by, place, unit }) => {
      const { type } = unitNamed(unit);
      return (
        by === you &&
        seat !== you &&
        isShip(type) &&
        stacksAt(v.pub, place).some((one) => one.seat === seat && one.type === type && hasMark(one, DAMAGED)) &&
        !v.permission(
          'isImmune',
          { seat, unit: type, to: 'direct-hit' },
          factsOf(v.pub, seat, type).directHitProof === true,
        )
      );
    },
    effect: (t, { you, about: { seat, place, unit } }) => {
      const { type, marks } = unitNamed(unit);
      const damaged = `${type} ${withMark(marks, DAMAGED)}`;
      return destroy(t, seat, you, place, [damaged]);
    },
  }),
  /** Two dice at the value of a ship just lost, whatever destroyed it; for each that hits, the opponent loses a ship (TI4-CAC-13). */
  component({
    id: 'courageous-to-the-end',
    kind: 'action-card',
    at: 'destroyed.after',
    fits: (v, you, { seat, place, system }) =>
      seat === you && place === system && foeInSpace(v.pub, you, system) !== null,
    aim: (_, __, { units }) => ({
      one: 'ship',
      from: [...new Set(units.filter((name) => isShip(unitNamed(name).type)))],
    }),
    effect: (t, { you, about, aim }) => {
      const { combat } = combatCard(t.pub, you, aim);
      const rolls = [t.die('courageous', 10), t.die('courageous', 10)];
      const n = rolls.filter((roll) => roll >= combat!).length;
      t.emit('diceRolled', { seat: you, ability: 'courageous-to-the-end', dice: rolls, hits: n });
      const foe = foeInSpace(t.pub, you, about.system)!;
      const from = figuresAt(t.pub, foe, [about.system], isShip);
      return t.call('loseFigures', {
        seat: foe,
        by: you,
        from,
        n: Math.min(n, from.length),
        for: 'courageous-to-the-end',
      });
    },
  }),
  component({
    id: 'emergency-repairs',
    kind: 'action-card',
    at: 'round.start',
    fits: (v, you, fight) => isFight(fight, you) && isDamaged(v.pub, you, fight.system),
    effect: (t, { you, about }) => repairAll(t, you, about.system),
    more: [
      ability({
        at: 'round.end',
        fits: (v, you, fight) => isFight(fight, you) && isDamaged(v.pub, you, fight.system),
        effect: (t, { you, about }) => repairAll(t, you, about.system),
      }),
    ],
  }),
  component({
    id: 'fighter-prototype',
    kind: 'action-card',
    at: 'round.start',
    fits: (_, you, fight) => isFight(fight, you) && fight.planet === null && fight.round === 1,
    lasting: {
      until: ['battleRound'],
      modifiers: {
        combat: (_, { seat, unit, purpose }, you) =>
          seat === you.seat && unit === 'fighter' && purpose === 'battle' ? plus(2) : null,
      },
    },
  }),
  /** Any dice of your ground forces are rolled again, with the same modifiers (TI4-CAC-24). */
  component({
    id: 'fire-team',
    kind: 'action-card',
    at: 'roll.after',
    fits: (_, you, { purpose, planet, rolls }) =>
      purpose === 'battle' && planet !== null && rolls.some(({ by }) => by === you),
    aim: (_, you, rolling) => {
      const from = diceOf(rolling, you);
      return { some: 'die', from, min: 1, max: from.length };
    },
    effect: (t, { about, aim }) => reroll(t, about, aim),
  }),
  /** The retreat that was announced does not take place (TI4-CAC-36). */
  component({
    id: 'intercept',
    kind: 'action-card',
    at: 'retreat.after',
    fits: (_, you, { against, prevented }) => against === you && !prevented,
    effect: (_, { about }) => {
      about.prevented = true;
    },
  }),
  /** One hit of another player's SPACE CANNON is cancelled, once a volley (TI4-CAC-39). */
  component({
    id: 'maneuvering-jets',
    kind: 'action-card',
    copies: 4,
    at: 'hits.would',
    fits: (_, you, { seat, by, purpose, hits }) => seat === you && by !== you && purpose === 'cannon' && hits > 0,
    on: ({ by, system, planet }) => `${by} ${planet ?? system}`,
    effect: (_, { about }) => {
      about.hits--;
    },
  }),
  component({
    id: 'morale-boost',
    kind: 'action-card',
    copies: 4,
    at: 'round.start',
    fits: (_, you, fight) => isFight(fight, you),
    on: ({ system, planet, round }) => `${planet ?? system} ${round}`,
    lasting: {
      until: ['battleRound'],
      modifiers: {
        combat: (_, { seat, purpose }, you) => (seat === you.seat && purpose === 'battle' ? plus(1) : null),
      },
    },
  }),
  /** The opponent's commodities are yours, as trade goods (TI4-ECO-08). */
  component({
    id: 'salvage',
    kind: 'action-card',
    at: 'combat.end',
    fits: (_, you, { planet, winner }) => planet === null && winner === you,
    memo: { n: 0 },
    effect: {
      take: (t, { you, about, memo }) => {
        const sheet = t.pub.sheets[opponentOf(about, you)]!;
        memo.n = sheet.commodities;
        sheet.commodities = 0;
        return gain(t, you, memo.n, 'player');
      },
      given: (t, { you, about, memo }) => commoditiesGiven(t, opponentOf(about, you), you, memo.n),
    },
  }),
  /** Up to two hits on your ships in a space combat are cancelled, once for each roll, or each ability that produces some (TI4-CAC-52). */
  component({
    id: 'shields-holding',
    kind: 'action-card',
    copies: 4,
    at: 'hits.would',
    fits: (_, you, { seat, planet, purpose, hits }) =>
      seat === you && planet === null && (purpose === 'battle' || purpose === 'barrage') && hits > 0,
    on: ({ source, purpose }) => `${source} ${purpose}`,
    effect: (_, { about }) => {
      about.hits = Math.max(0, about.hits - 2);
    },
  }),
  /** All your ships leave for an adjacent system without ships of others and without a closed anomaly; the combat is a draw (TI4-CAC-53, TI4-MOVE-16). */
  component({
    id: 'skilled-retreat',
    kind: 'action-card',
    copies: 4,
    at: 'round.start',
    fits: (v, you, fight) =>
      isFight(fight, you) &&
      fight.planet === null &&
      v.permission('mayRetreat', { seat: you, system: fight.system }, true),
    aim: (v, you, { system }) => ({
      one: 'system',
      from: adjacentFor(v, system, you, true).filter(
        (to) => !hasForeignShips(v.pub, to, you) && isPassable(v, you, to),
      ),
    }),
    memo: { units: [] as Arrival[] },
    effect: {
      go: (t, { you, about: { system }, aim, memo }) => {
        loseInRift(t, you, system);
        const all = stacksAt(t.pub, system).filter(
          ({ seat, type }) => seat === you && (isShip(type) || isGroundForce(type)),
        );
        memo.units = all.map(({ type, n }) => ({ unit: type as UnitType, n, from: system }));
        for (const { type, n, marks } of all) moveUnits(t.pub.units, system, aim, you, type as UnitType, n, marks);
        t.emit('retreated', { seat: you, from: system, to: aim });
        const battle = t.pub.table.stack.findLast(({ proc }) => proc === 'spaceBattle');
        if (battle?.proc === 'spaceBattle') battle.isDraw = true;
        return t.call('layFromSheet', { seat: you, system: aim });
      },
      arrive: (t, { you, aim, memo }) => t.call('arrive', { seat: you, system: aim, units: memo.units }),
    },
  }),
];
