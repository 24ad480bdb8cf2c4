import { freeLeaders, guards, invaders, removeLeader, sails } from '../rules/leaders.ts';
import { countAt, enemiesIn, hasAboard } from '../rules/units.ts';
import { add, component, replace } from './component.ts';
import { eachDie, throwAgain } from './diceAims.ts';

// What leaders can do (TI3-OPT-LEADERS-23 to TI3-OPT-LEADERS-38). Each kind that a player has is one component: two alike do no more than one.

const REROLLS = 2;
const UNDER_FIRE = -4;

export const LEADER_COMPONENTS = [
  component({
    id: 'admiral',
    kind: 'leader',
    modifiers: {
      battleDice: (_, { seat, marks }, you) => (seat === you.seat && hasAboard(marks, 'admiral') ? add(1) : null),
      movement: (_, { seat, unit, marks }, you) =>
        seat === you.seat && unit === 'dreadnought' && hasAboard(marks, 'admiral') ? add(1) : null,
      /** A defending fleet without an Admiral of its own does not get away. */
      mayLeave: (pub, { seat, system }, you) =>
        pub.active === you.seat &&
        enemiesIn(pub, system, seat).includes(you.seat) &&
        sails(pub, you.seat, 'admiral', system) &&
        !sails(pub, seat, 'admiral', system)
          ? 'forbid'
          : null,
    },
  }),
  component({
    id: 'agent',
    kind: 'leader',
    /** Sacrificed like a Sabotage. */
    at: 'card.played.would',
    fits: ({ pub }, you, { source, cancelled }) =>
      you !== source.seat &&
      !cancelled &&
      (source.ability !== 'sabotage' || pub.agreed.sabotageOfSabotage) &&
      freeLeaders(pub, you, 'agent').length > 0,
    aim: ({ pub }, you) => ({ one: 'leader', from: freeLeaders(pub, you, 'agent') }),
    effect: (t, { about, aim }) => {
      about.cancelled = true;
      removeLeader(t, aim, 'sacrificed');
    },
    modifiers: {
      mayDefend: (pub, { planet, against }, you) =>
        against === you.seat && invaders(pub, you.seat, 'agent', planet) > 0 ? 'forbid' : null,
      mayTakeOver: (pub, { seat, planet }, you) =>
        seat === you.seat && invaders(pub, you.seat, 'agent', planet) > 0 ? 'allow' : null,
    },
  }),
  component({
    id: 'diplomat',
    kind: 'leader',
    at: 'invasion.would',
    fits: ({ pub }, you, { owner, planet, delayed }) => {
      const { spared } = pub.planets[planet]!;
      return (
        you === owner &&
        !delayed &&
        guards(pub, you, 'diplomat', planet) &&
        (spared === undefined || pub.round > spared + 1)
      );
    },
    effect: (t, { you, about }) => {
      about.delayed = true;
      t.pub.planets[about.planet]!.spared = t.pub.round;
      t.emit('delayed', { seat: about.seat, planet: about.planet, by: you });
    },
  }),
  component({
    id: 'general',
    kind: 'leader',
    at: 'roll.after',
    fits: ({ pub }, you, { purpose, planet, rolls }) =>
      purpose === 'invasion' && rolls[0]!.by === you && invaders(pub, you, 'general', planet!) > 0,
    aim: ({ pub }, you, rolling) => ({
      some: 'die',
      from: eachDie(rolling, ({ by }) => by === you),
      min: 1,
      max: REROLLS * (pub.agreed.faq ? invaders(pub, you, 'general', rolling.planet!) : 1),
    }),
    effect: (t, { about, aim }) => {
      for (const die of aim) throwAgain(t, about, die);
    },
    modifiers: {
      combat: (pub, { seat, unit, purpose, fight }, you) => {
        if (fight.planet === null || fight.defender !== you.seat || !guards(pub, you.seat, 'general', fight.planet))
          return null;
        if (purpose === 'bombardment') return add(UNDER_FIRE);
        return purpose === 'invasion' && seat === you.seat && unit === 'ground-force' ? add(1) : null;
      },
    },
  }),
  component({
    id: 'scientist',
    kind: 'leader',
    modifiers: {
      discount: (pub, { seat, planet }, you) =>
        seat === you.seat && guards(pub, seat, 'scientist', planet) ? replace(2) : null,
      cost: (pub, { seat, unit, planet }, you) =>
        seat === you.seat && unit === 'space-dock' && planet !== undefined && guards(pub, seat, 'scientist', planet)
          ? add(-2)
          : null,
      pdsBonus: (pub, { seat, planet }, you) =>
        seat === you.seat && guards(pub, seat, 'scientist', planet) ? add(1) : null,
      mayBombard: (pub, { planet, unit }, you) =>
        // Dreadnoughts that may bombard in spite of PDS are stopped by the answers of the publisher.
        (unit === 'war-sun' || pub.agreed.faq) &&
        pub.planets[planet]!.by === you.seat &&
        guards(pub, you.seat, 'scientist', planet) &&
        countAt(pub, planet, you.seat, 'pds') > 0
          ? 'forbid'
          : null,
    },
  }),
];
