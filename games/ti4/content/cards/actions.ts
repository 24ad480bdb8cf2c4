import { firstOfPlan } from '@orrery/kernel';
import { component } from '../component.ts';
import {
  allPlanets,
  destroy,
  gain,
  hasForeignShips,
  isHomePlanet,
  others,
  planetsOfOthers,
  planetsWithTrait,
  systemsWithPlanets,
  systemsWithShips,
  systemsWithUnits,
} from '../vocabulary.ts';
import { takeCard } from '../../rules/discard.ts';
import { figuresOf } from '../../rules/combat/units.ts';
import { lawsInPlay, repeal } from '../../rules/council/laws.ts';
import { canPlace, exhaust, everywhere, placeFrom, placeable, randomCard, readyThese } from '../../rules/effects.ts';
import { figureNamed, figuresAt } from '../../rules/figures.ts';
import { planetsOf, traitsOf, valueOf } from '../../rules/planets.ts';
import { adjacentFor, isHome, planetsAt, systemOf, systemsOf, wormholeSystems } from '../../rules/systems.ts';
import { researchPlan } from '../../rules/technology.ts';
import { hasToken, takeToken, tokensOnBoard } from '../../rules/tokens.ts';
import { countAt, hasAbility, placesIn, stacksAt } from '../../rules/units.ts';
import { handOf } from '../../rules/zones.ts';
import type { UnitType } from '../units/index.ts';
import type { PlanetId } from '../planets.ts';
import type { Pub } from '../../shapes.ts';

// Action cards that are an action of their own (TI4-AC-03).

const FOCUSED_RESEARCH = 4;
const PLAGUE = 6;
const UNSTABLE = 3;

/** Figures of other players (TI4-AC-12). */
const foreignFigures = (pub: Pub, you: number, places: readonly string[], fits: (type: UnitType) => boolean) =>
  pub.sheets.flatMap((_, seat) =>
    seat === you ? [] : figuresAt(pub, seat, places, fits).map((figure) => `${seat}:${figure}`),
  );
/** "2:cruiser@tile-18" is a cruiser of seat 2. */
function foreign(id: string): { seat: number; unit: string; at: string } {
  const [seat, figure] = id.split(':') as [string, string];
  return { seat: Number(seat), ...figureNamed(figure) };
}
const infantry = (pub: Pub, planet: string, seat: number): number =>
  countAt(pub, planet, seat, (type) => type === 'infantry');

const foreignInfantry = (pub: Pub, you: number, planet: string) =>
  stacksAt(pub, planet).find(({ type, seat }) => type === 'infantry' && seat !== you);

export const ACTIONS = [
  /** Every PDS on a planet is destroyed; there need be none (TI4-CAC-14). */
  component({
    id: 'cripple-defenses',
    kind: 'action-card',
    at: 'action',
    aim: (v, you) => ({
      one: 'planet',
      from: allPlanets(v.pub).filter((planet) => countAt(v.pub, planet, you, (type) => type === 'pds') === 0),
    }),
    effect: (t, { you, aim }) => {
      const all = stacksAt(t.pub, aim).filter(({ type }) => type === 'pds');
      return all.length === 0 ? t.next : destroy(t, all[0]!.seat, you, aim, figuresOf(all));
    },
  }),
  component({
    id: 'economic-initiative',
    kind: 'action-card',
    at: 'action',
    effect: (t, { you }) => readyThese(t, you, planetsWithTrait(t, you, 'cultural')),
  }),
  /** Four trade goods, and a technology whose prerequisites are met (TI4-CAC-26). */
  component({
    id: 'focused-research',
    kind: 'action-card',
    at: 'action',
    fits: (v, you) => v.pub.sheets[you]!.goods >= FOCUSED_RESEARCH && firstOfPlan(researchPlan(v, you, 0)) !== null,
    effect: (t, { you }) => {
      t.pub.sheets[you]!.goods -= FOCUSED_RESEARCH;
      t.emit('paid', { seat: you, planets: [], goods: FOCUSED_RESEARCH });
      return t.call('research', { seat: you, price: 0 });
    },
  }),
  component({
    id: 'frontline-deployment',
    kind: 'action-card',
    at: 'action',
    aim: (v, you) => ({
      one: 'planet',
      from: planetsOf(v.pub, you).filter((planet) => placeable(v, you, 'infantry', planet) > 0),
    }),
    effect: (t, { you, aim }) => placeFrom(t, you, 'infantry', aim, 3),
  }),
  component({
    id: 'ghost-ship',
    kind: 'action-card',
    at: 'action',
    aim: (v, you) => ({
      one: 'system',
      from: wormholeSystems(v).filter(
        (system) => !isHome(system) && !hasForeignShips(v.pub, system, you) && canPlace(v, you, 'destroyer', system),
      ),
    }),
    effect: (t, { you, aim }) => t.call('placeUnits', { seat: you, unit: 'destroyer', place: aim, n: 1 }),
  }),
  component({
    id: 'industrial-initiative',
    kind: 'action-card',
    at: 'action',
    effect: (t, { you }) => gain(t, you, planetsWithTrait(t, you, 'industrial').length),
  }),
  component({
    id: 'insubordination',
    kind: 'action-card',
    at: 'action',
    aim: (v, you) => ({
      one: 'player',
      from: others(v, you).filter((seat) => v.pub.sheets[Number(seat)]!.tactic > 0),
    }),
    effect: (t, { aim }) => {
      const sheet = t.pub.sheets[Number(aim)]!;
      sheet.tactic--;
      sheet.reserve++;
      t.emit('tokenLost', { seat: Number(aim), pool: 'tactic' });
    },
  }),
  /** A dreadnought, cruiser or destroyer where you have a planet; nothing saves it (TI4-CAC-38). */
  component({
    id: 'lucky-shot',
    kind: 'action-card',
    at: 'action',
    aim: (v, you) => ({
      one: 'foreignUnit',
      from: foreignFigures(v.pub, you, systemsWithPlanets(v.pub, you), (type) =>
        ['dreadnought', 'cruiser', 'destroyer'].includes(type),
      ),
    }),
    effect: (t, { you, aim }) => {
      const { seat, unit, at } = foreign(aim);
      return destroy(t, seat, you, at, [unit]);
    },
  }),
  component({
    id: 'mining-initiative',
    kind: 'action-card',
    at: 'action',
    aim: (v, you) => ({ one: 'planet', from: planetsOf(v.pub, you) }),
    effect: (t, { you, aim }) => gain(t, you, valueOf(t, aim as PlanetId, 'resources')),
  }),
  /** A die for each infantry on a planet of another player; 6 or more destroys it. */
  component({
    id: 'plague',
    kind: 'action-card',
    at: 'action',
    aim: (v, you) => ({ one: 'planet', from: planetsOfOthers(v.pub, you) }),
    effect: (t, { you, aim }) => {
      const seat = t.pub.planets[aim]!.owner!;
      const rolls = Array.from({ length: infantry(t.pub, aim, seat) }, () => t.die('plague', 10));
      const units = rolls.filter((roll) => roll >= PLAGUE).map(() => 'infantry');
      t.emit('diceRolled', { seat: you, ability: 'plague', dice: rolls, hits: units.length });
      if (units.length === 0) return t.next;
      return destroy(t, seat, you, aim, units);
    },
  }),
  /** A space dock outside home systems (TI4-CAC-46). */
  component({
    id: 'reactor-meltdown',
    kind: 'action-card',
    at: 'action',
    aim: (v, you) => ({
      one: 'foreignUnit',
      from: foreignFigures(
        v.pub,
        you,
        everywhere(v.pub).filter((place) => !isHome(systemOf(place))),
        (type) => type === 'space-dock',
      ),
    }),
    effect: (t, { you, aim }) => {
      const { seat, unit, at } = foreign(aim);
      return destroy(t, seat, you, at, [unit]);
    },
  }),
  component({
    id: 'repeal-law',
    kind: 'action-card',
    at: 'action',
    aim: (v) => ({ one: 'law', from: lawsInPlay(v.pub).slice() }),
    effect: (t, { aim }) => repeal(t, aim),
  }),
  component({
    id: 'rise-of-a-messiah',
    kind: 'action-card',
    at: 'action',
    effect: (t, { you }) => {
      for (const planet of planetsOf(t.pub, you)) placeFrom(t, you, 'infantry', planet);
    },
  }),
  /** A token of another player into a system at or next to a ship of yours (TI4-CAC-16); from a pool, where none is left (TI4-COMP-14). */
  component({
    id: 'signal-jamming',
    kind: 'action-card',
    at: 'action',
    aim: (v, you) => {
      const near = new Set(systemsWithShips(v.pub, you).flatMap((system) => [system, ...adjacentFor(v, system, you)]));
      return {
        one: 'tokenOf',
        from: [...near]
          .filter((system) => !isHome(system))
          .flatMap((system) =>
            others(v, you)
              .filter((seat) => !hasToken(v.pub, system, Number(seat)))
              .map((seat) => `${seat}@${system}`),
          ),
      };
    },
    effect: (t, { aim }) => {
      const [seat, system] = aim.split('@') as [string, string];
      return t.call('layFromSheet', { seat: Number(seat), system });
    },
  }),
  /** A random action card of another player (TI4-CAC-35). */
  component({
    id: 'spy',
    kind: 'action-card',
    at: 'action',
    aim: (v, you) => ({
      one: 'player',
      from: others(v, you).filter((seat) => v.pub.table.zones[handOf(Number(seat))]!.n > 0),
    }),
    effect: (t, { you, aim }) => {
      const from = Number(aim);
      const card = randomCard(t, from);
      if (card === null) return;
      takeCard(t, you, from, card);
    },
  }),
  /** Planets of others where you have units with BOMBARDMENT are exhausted (TI4-CAC-55). */
  component({
    id: 'tactical-bombardment',
    kind: 'action-card',
    at: 'action',
    aim: (v, you) => ({
      one: 'system',
      from: systemsWithUnits(v.pub, you).filter((system) =>
        placesIn(system).some((place) =>
          stacksAt(v.pub, place).some(
            ({ seat, type }) => seat === you && hasAbility(v, you, type as UnitType, 'bombardment', place),
          ),
        ),
      ),
    }),
    effect: (t, { you, aim }) =>
      exhaust(
        t,
        planetsAt(t.pub, aim).filter((planet) => ![you, null].includes(t.pub.planets[planet]!.owner)),
      ),
  }),
  component({
    id: 'unexpected-action',
    kind: 'action-card',
    at: 'action',
    aim: (v, you) => ({ one: 'system', from: tokensOnBoard(v.pub, you) }),
    effect: (t, { you, aim }) => {
      takeToken(t.pub, aim, you);
      t.emit('tokenTaken', { seat: you, system: aim });
    },
  }),
  /** A hazardous planet is exhausted, and up to three infantry on it destroyed, as many as you like (TI4-CAC-57). */
  component({
    id: 'unstable-planet',
    kind: 'action-card',
    at: 'action',
    aim: (v, you) => ({
      one: 'planet',
      from: allPlanets(v.pub).filter(
        (planet) => traitsOf(v, planet).includes('hazardous') && v.pub.planets[planet]!.owner !== you,
      ),
    }),
    memo: { lost: '0' },
    effect: {
      exhaust: (t, { aim }) => exhaust(t, t.pub.planets[aim]!.owner === null ? [] : [aim]),
      choose: (t, { you, aim, source }) => {
        const stack = foreignInfantry(t.pub, you, aim);
        if (!stack) return 'end';
        const from = Array.from({ length: Math.min(UNSTABLE, stack.n) + 1 }, (_, n) => String(n)).toReversed();
        return t.ask(you, 'pickOne', { what: 'number', from, for: source.ability, rule: 'TI4-CAC-57' }, 'lost');
      },
      destroy: (t, { you, aim, memo }) => {
        const units = Array.from({ length: Number(memo.lost) }, () => 'infantry');
        return units.length === 0 ? t.next : destroy(t, foreignInfantry(t.pub, you, aim)!.seat, you, aim, units);
      },
    },
  }),
  /** A readied planet of another player outside home systems is exhausted; its resources are yours in goods (TI4-CAC-59). */
  component({
    id: 'uprising',
    kind: 'action-card',
    at: 'action',
    aim: (v, you) => ({
      one: 'planet',
      from: planetsOfOthers(v.pub, you).filter((planet) => !isHomePlanet(planet) && !v.pub.planets[planet]!.exhausted),
    }),
    effect: (t, { you, aim }) => {
      exhaust(t, [aim]);
      return gain(t, you, valueOf(t, aim as PlanetId, 'resources'));
    },
  }),
  component({
    id: 'war-effort',
    kind: 'action-card',
    at: 'action',
    aim: (v, you) => ({
      one: 'system',
      from: systemsOf(v.pub).filter(
        (system) => systemsWithShips(v.pub, you).includes(system) && canPlace(v, you, 'cruiser', system),
      ),
    }),
    effect: (t, { you, aim }) => t.call('placeUnits', { seat: you, unit: 'cruiser', place: aim, n: 1 }),
  }),
];
