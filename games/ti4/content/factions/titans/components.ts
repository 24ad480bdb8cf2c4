import { clockwise } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { placeFrom, placeable, takeBack } from '../../../rules/effects.ts';
import { enemyShips } from '../../../rules/combat/invasion.ts';
import { placeSleeper, removeSleeper, sleepersIn, sleepersOf } from '../../../rules/expansion/sleepers.ts';
import { figureNamed, figuresAt } from '../../../rules/figures.ts';
import { layNote } from '../../../rules/notes.ts';
import { planetsOf } from '../../../rules/planets.ts';
import { MECATOL_REX, isSystem, planetsIn } from '../../../rules/systems.ts';
import { countAt, isForceOf } from '../../../rules/units.ts';
import type { Asked, Pub } from '../../../shapes.ts';
import { ATTACHMENTS } from '../../attachments.ts';
import { ability, component } from '../../component.ts';
import { PDS_PER_PLANET, SLEEPER_TOKENS } from '../../limits.ts';
import { isHomePlanet, takePlanet } from '../../vocabulary.ts';
import { plus } from '../../words.ts';

const isPds = (type: string): boolean => type === 'pds';

/** Sleepers of a system that may become PDS: where there is room for one (TI4-ULTI-02). */
const awakeable = (v: Asked, you: Seat, system: string): string[] =>
  sleepersIn(v.pub, you, system).filter(
    (planet) =>
      placeable(v, you, 'pds', planet) > 0 &&
      countAt(v.pub, planet, you, isPds) <
        v.number('structureLimit', { seat: you, unit: 'pds', planet }, PDS_PER_PLANET),
  );
/** Whose ground forces a player meets on a planet. */
const foeOn = (pub: Pub, planet: string, you: Seat): Seat | null =>
  clockwise(pub, you).find((seat) => seat !== you && countAt(pub, planet, seat, isForceOf(pub, seat)) > 0) ?? null;
const standsOn = (pub: Pub, planet: string, you: Seat): boolean => countAt(pub, planet, you, isForceOf(pub, you)) > 0;
const contested = (pub: Pub, you: Seat, system: string): string[] =>
  planetsIn(system).filter((planet) => standsOn(pub, planet, you) && foeOn(pub, planet, you) !== null);

/** PDS that were in the system when it was activated: those that Awaken brought are not among them (TI4-ULTI-06). */
function veterans(pub: Pub, you: Seat, system: string): string[] {
  const action = pub.table.stack.findLast(({ proc }) => proc === 'tacticalAction');
  const awakened = action?.proc === 'tacticalAction' ? (action.awakened ?? []) : [];
  return planetsIn(system).flatMap((planet) => {
    const all = figuresAt(pub, you, [planet], isPds);
    return all.slice(0, Math.max(0, all.length - awakened.filter((one) => one === planet).length));
  });
}

export const titansComponents = [
  /** A sleeper from the supply onto a planet just explored, or one that lies elsewhere (TI4-ULTI-01). */
  component({
    id: 'terragenesis',
    kind: 'ability',
    at: 'explore.after',
    fits: ({ pub }, you, { seat, place }) =>
      seat === you &&
      !isSystem(place) &&
      pub.sleepers[place] === undefined &&
      sleepersOf(pub, you).length < SLEEPER_TOKENS,
    effect: (t, { you, about }) => placeSleeper(t, you, about.place, null),
    more: [
      ability({
        at: 'explore.after',
        name: 'move',
        fits: ({ pub }, you, { seat, place }) => seat === you && !isSystem(place) && pub.sleepers[place] === undefined,
        aim: ({ pub }, you) => ({ one: 'planet', from: sleepersOf(pub, you) }),
        effect: (t, { you, about, aim }) => placeSleeper(t, you, about.place, aim),
      }),
    ],
  }),

  /** Sleepers of the active system become PDS; a planet without ground forces of others is gained at once (TI4-ULTI-02). */
  component({
    id: 'awaken',
    kind: 'ability',
    at: 'activate.after',
    fits: (_, you, { seat }) => seat === you,
    aim: (v, you, { system }) => {
      const from = awakeable(v, you, system);
      return { some: 'planet', from, min: 1, max: placeable(v, you, 'pds', system, from.length) };
    },
    memo: { done: 0 },
    effect: {
      place: (t, { you, aim, memo }) => {
        const planet = aim[memo.done];
        if (planet === undefined) return 'end';
        removeSleeper(t, planet);
        const action = t.enclosing('tacticalAction');
        if (action) action.awakened = [...(action.awakened ?? []), planet];
        return t.call('placeStructure', { seat: you, unit: 'pds', planet });
      },
      take: (t, { you, aim, memo }) => {
        const planet = aim[memo.done]!;
        memo.done++;
        const isFree = foeOn(t.pub, planet, you) === null && standsOn(t.pub, planet, you);
        return isFree && t.pub.planets[planet]!.owner !== you ? takePlanet(t, you, planet) : t.next;
      },
      again: () => 'place',
    },
  }),

  /** Where an awakened unit or the flagship met others, they fight even if the turn is cut off (TI4-ULTI-03); else the action has it fought anyway. */
  component({
    id: 'coalescence',
    kind: 'ability',
    at: 'turn.cutOff',
    mandatory: true,
    fits: ({ pub }, you, { seat, system }) =>
      seat === you &&
      system !== null &&
      (enemyShips(pub, you, system) !== null || contested(pub, you, system).length > 0),
    memo: { planet: '' },
    effect: {
      space: (t, { you, about }) => {
        const system = about.system!;
        const defender = enemyShips(t.pub, you, system);
        if (defender === null) return t.next;
        return t.call('spaceBattle', { system, planet: null, attacker: you, defender, round: 0 });
      },
      ground: (t, { you, about, memo }) => {
        const system = about.system!;
        const planet = contested(t.pub, you, system)[0];
        if (planet === undefined) return 'end';
        memo.planet = planet;
        const defender = foeOn(t.pub, planet, you)!;
        return t.call('groundCombat', { fight: { system, planet, attacker: you, defender, round: 0 } });
      },
      take: (t, { you, memo: { planet } }) =>
        standsOn(t.pub, planet, you) && foeOn(t.pub, planet, you) === null ? takePlanet(t, you, planet) : t.next,
      again: () => 'ground',
    },
  }),

  /** DEPLOY: in place of a PDS that was there when the system was activated (TI4-ULTI-06). */
  component({
    id: 'ouranos',
    kind: 'unit',
    at: 'activate.after',
    fits: (v, you, { seat, system }) => seat === you && placeable(v, you, 'flagship', system) > 0,
    aim: ({ pub }, you, { system }) => ({ one: 'unit', from: veterans(pub, you, system) }),
    effect: (t, { you, about, aim }) => {
      const { unit, at } = figureNamed(aim);
      takeBack(t, you, at, [unit]);
      placeFrom(t, you, 'flagship', about.system);
    },
  }),

  /** DEPLOY: a mech and an infantry instead of a PDS that is about to be placed (TI4-ULTI-06). */
  component({
    id: 'hecatoncheires',
    kind: 'unit',
    at: 'place.would',
    fits: (v, you, { seat, unit, planet, prevented }) =>
      seat === you && unit === 'pds' && !prevented && placeable(v, you, 'mech', planet) > 0,
    effect: (t, { you, about }) => {
      about.prevented = true;
      for (const unit of ['mech', 'infantry'] as const) placeFrom(t, you, unit, about.planet);
    },
  }),

  /** Attached for good: worth more, and of every trait (TI4-ULTI-07). */
  component({
    id: 'terraform',
    kind: 'note',
    at: 'action',
    aim: ({ pub }, you) => ({
      one: 'planet',
      from: planetsOf(pub, you).filter((planet) => planet !== MECATOL_REX && !isHomePlanet(planet)),
    }),
    effect: (t, { you, aim, source }) => {
      layNote(t, source.component, you);
      t.changeComponent(source.component, { on: aim });
    },
    modifiers: {
      planetValue: (pub, { planet, currency }, you) =>
        pub.table.components[you.component]?.on === planet ? plus(ATTACHMENTS.terraform[currency]) : null,
      traits: (pub, { planet }, you) =>
        pub.table.components[you.component]?.on === planet ? { add: [...ATTACHMENTS.terraform.traits] } : null,
    },
  }),
];
