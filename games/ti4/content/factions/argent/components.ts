import { hasMark } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { combatCard, damage, figuresOf, nameOf, stacksOf, targets } from '../../../rules/combat/units.ts';
import { figureIds, figureNamed } from '../../../rules/figures.ts';
import { playerOf, returnNote } from '../../../rules/notes.ts';
import { isSystem } from '../../../rules/systems.ts';
import { DAMAGED, countAt, hasAbility, isStructure, placesIn } from '../../../rules/units.ts';
import type { Acts } from '../../../rules/windows.ts';
import type { Asked, Pub } from '../../../shapes.ts';
import { component } from '../../component.ts';
import type { UnitType } from '../../units/index.ts';
import { destroy } from '../../vocabulary.ts';
import { plus } from '../../words.ts';
import { abilityRollers, addDie } from './abilityDie.ts';

/** Comes before everybody whose place in the order of voting is as printed. */
const FIRST = -1;
/** Results of Strike Wing Alpha II that also destroy infantry (TI4-ARGE-04). */
const DEADLY = 9;

/** Hits of a barrage that no fighter is left for (TI4-ARGE-02). */
const excess = ({ pub }: Asked, { seat, system, hits }: Acts['hits']): number =>
  hits - countAt(pub, system, seat, (type) => type === 'fighter');
/** Ships of the opponent that can become damaged, as "2:dreadnought@tile-18". */
const breakable = (v: Asked, { seat, system }: Acts['hits']): string[] =>
  figureIds(
    targets(v.pub, seat, 'battle', { system, planet: null })
      .filter(
        (stack) =>
          !hasMark(stack, DAMAGED) &&
          hasAbility(v, seat, stack.type as UnitType, 'sustain', system, null, combatCard(v.pub, seat, nameOf(stack))),
      )
      .map((stack) => ({ stack, place: system })),
  ).map((figure) => `${seat}:${figure}`);

const hasStructure = (pub: Pub, place: string, seat: Seat): boolean => countAt(pub, place, seat, isStructure) > 0;
const isInfantry = (type: string): boolean => type === 'infantry';

export const argentComponents = [
  /** Votes first, also as speaker; with at least one vote one more for each player in the game (TI4-ARGE-01). */
  component({
    id: 'zeal',
    kind: 'ability',
    modifiers: {
      votingOrder: (_, { seat }, you) => (seat === you.seat ? plus(FIRST) : null),
      votes: ({ sheets, table }, { seat }, you) => (seat === you.seat ? plus(sheets.length - table.out.length) : null),
    },
  }),

  /** Each hit of a barrage beyond the fighters damages a ship; none of that is a use of SUSTAIN DAMAGE (TI4-ARGE-02). */
  component({
    id: 'raid-formation',
    kind: 'ability',
    at: 'hits.would',
    mandatory: true,
    fits: (v, you, hit) =>
      hit.purpose === 'barrage' && hit.by === you && excess(v, hit) > 0 && breakable(v, hit).length > 0,
    aim: (v, _, hit) => {
      const from = breakable(v, hit);
      const n = Math.min(from.length, excess(v, hit));
      return { some: 'foreignUnit', from, min: n, max: n };
    },
    effect: (t, { about, aim }) => {
      for (const id of aim) damage(t, about.system, about.seat, figureNamed(id.split(':')[1]!).unit);
    },
  }),

  /** Nobody else passes systems with own structures; planets with such produce by themselves (TI4-ARGE-03). */
  component({
    id: 'aerie-hololattice',
    kind: 'technology',
    modifiers: {
      mayPass: (pub, { seat, system }, you) =>
        seat !== you.seat && placesIn(system).some((place) => hasStructure(pub, place, you.seat)) ? 'forbid' : null,
      placeProduction: (pub, { seat, place }, you) =>
        seat === you.seat && !isSystem(place) && hasStructure(pub, place, seat) ? plus(1) : null,
    },
  }),

  /** Each 9 or 10 of its barrage destroys an infantry of the opponent in space, before hits are assigned (TI4-ARGE-04). */
  component({
    id: 'strike-wing-alpha-2',
    kind: 'unit',
    at: 'roll.after',
    mandatory: true,
    fits: ({ pub }, you, { purpose, system, rolls }) =>
      purpose === 'barrage' &&
      rolls.some(
        ({ by, against, volleys }) =>
          by === you &&
          countAt(pub, system, against, isInfantry) > 0 &&
          volleys.some(({ unit, dice }) => unit === 'destroyer' && dice.some((die) => die >= DEADLY)),
      ),
    effect: (t, { you, about }) => {
      const { against, volleys } = about.rolls.find(({ by }) => by === you)!;
      const dice = volleys.filter(({ unit }) => unit === 'destroyer').flatMap((volley) => volley.dice);
      const infantry = figuresOf(stacksOf(t.pub, about.system, against, isInfantry));
      const deadly = dice.filter((die) => die >= DEADLY).length;
      return destroy(t, against, you, about.system, infantry.slice(0, deadly));
    },
  }),

  /** No SPACE CANNON of others at own ships in its system; landings are fired at all the same (TI4-ARGE-05). */
  component({
    id: 'quetzecoatl',
    kind: 'unit',
    modifiers: {
      mayFireAt: (pub, { target, system }, you) =>
        target === you.seat && countAt(pub, system, target, (type) => type === 'flagship') > 0 ? 'forbid' : null,
    },
  }),

  /** One unit rolls one more die for an ability; then it goes back (TI4-ARGE-08). */
  component({
    id: 'strike-wing-ambuscade',
    kind: 'note',
    at: 'roll.would',
    fits: ({ pub }, you) => ![null, you].includes(playerOf(pub, 'argent')),
    aim: (_, you, rolling) => ({ one: 'unit-type', from: abilityRollers(rolling, you) }),
    effect: (t, { you, about, aim, source }) => {
      addDie(about, you, aim);
      returnNote(t, source.component, you);
    },
  }),
];
