import { relicText } from '../../rules/expansion/decks.ts';
import { isExplorable } from '../../rules/expansion/exploration.ts';
import { diceOf, failedUnits, reroll } from '../../rules/combat/reroll.ts';
import { exhaust } from '../../rules/effects.ts';
import { moment } from '../../rules/moments.ts';
import { planetsOf, readyPlanets } from '../../rules/planets.ts';
import { changePoints } from '../../rules/points.ts';
import { purgePlanet } from '../../rules/expansion/lostPlanets.ts';
import { MECATOL_REX, adjacentFor, homePlanetsOf, systemOf } from '../../rules/systems.ts';
import { hasAbility, placesIn, stacksAt } from '../../rules/units.ts';
import { isOpen } from '../../rules/technology.ts';
import { ACTION_DISCARD, handOf } from '../../rules/zones.ts';
import type { Asked, Pub } from '../../shapes.ts';
import { ability, component } from '../component.ts';
import { planetFacts } from '../planets.ts';
import type { PlanetId } from '../planets.ts';
import { TECHNOLOGY_IDS } from '../technologies.ts';
import type { TechnologyId } from '../technologies.ts';
import type { UnitType } from '../units/index.ts';
import { allPlanets, isHomePlanet } from '../vocabulary.ts';
import { plus } from '../words.ts';

// REL: what relics do; many purge themselves (TI4-REL-06).

const RECOVERED = 3;
const TOMB = 'tomb-of-emphidia.1';
const hasTomb = (pub: Pub, seat: number): boolean => {
  const on = pub.table.components[TOMB]?.on ?? null;
  return on !== null && pub.planets[on]!.owner === seat;
};
/** Legendary planets, and those of the owner's home system (TI4-CRX-05). */
const isDear = (pub: Pub, seat: number, planet: string): boolean =>
  planetFacts(planet as PlanetId).legendary === true || homePlanetsOf(pub, seat).includes(planet as PlanetId);

const hasBombers = (v: Asked, you: number, system: string): boolean =>
  placesIn(system).some((place) =>
    stacksAt(v.pub, place).some(
      ({ seat, type }) => seat === you && hasAbility(v, you, type as UnitType, 'bombardment', place),
    ),
  );
const canBeDestroyed = (v: Asked, you: number, planet: PlanetId): boolean =>
  v.pub.planets[planet]!.owner !== you &&
  planet !== MECATOL_REX &&
  !isHomePlanet(planet) &&
  !planetFacts(planet).legendary &&
  adjacentFor(v, systemOf(planet), you).some((near) => hasBombers(v, you, near));

export const RELICS = [
  /** Tokens do not hold units in this action (TI4-CRX-02). */
  component({
    id: relicText('dominus-orb'),
    kind: 'relic',
    at: 'move.would',
    spends: 'purge',
    fits: (_, you, { seat }) => seat === you,
    lasting: {
      until: ['tacticalAction'],
      modifiers: { mayLeave: (_, { seat }, you) => (seat === you.seat ? 'allow' : null) },
    },
  }),
  /** Whatever its prerequisites (TI4-CRX-03). */
  component({
    id: relicText('maw-of-worlds'),
    kind: 'relic',
    at: 'phase.start',
    spends: 'purge',
    fits: (_, __, { phase }) => phase === 'agenda',
    aim: ({ pub }, you) => ({ one: 'technology', from: TECHNOLOGY_IDS.filter((id) => isOpen(pub, you, id)) }),
    effect: (t, { you, aim }) => {
      exhaust(t, readyPlanets(t.pub, you));
      const technology = aim as TechnologyId;
      return moment(t, 'gainTech', { seat: you, technology, isResearched: false, prevented: false });
    },
  }),
  /** The token comes from reinforcements and goes back there (TI4-CRX-04). */
  component({
    id: relicText('scepter-of-emelpar'),
    kind: 'relic',
    at: 'token.spend.would',
    spends: 'exhaust',
    fits: ({ pub }, you, { seat, pool, prevented }) =>
      seat === you && pool === 'strategy' && !prevented && pub.sheets[you]!.reserve > 0,
    effect: (_, { about }) => {
      about.prevented = true;
    },
  }),
  /** A point, which goes with the card to whoever takes a planet that is dear to its owner (TI4-CRX-05). */
  component({
    id: relicText('shard-of-the-throne'),
    kind: 'relic',
    at: 'relic.gained',
    mandatory: true,
    fits: (_, you, { seat, relic }) => seat === you && relic === 'shard-of-the-throne',
    effect: (t, { you }) => changePoints(t, you, 1),
    more: [
      ability({
        at: 'control.after',
        mandatory: true,
        fits: ({ pub }, you, { seat, planet, from }) => from === you && seat !== you && isDear(pub, you, planet),
        effect: (t, { you, about, source }) => {
          t.changeComponent(source.component, { holder: about.seat });
          changePoints(t, you, -1);
          changePoints(t, about.seat, 1);
        },
      }),
    ],
  }),
  /** A planet of somebody else next to units with BOMBARDMENT is destroyed with all that is on it (TI4-CRX-06). */
  component({
    id: relicText('stellar-converter'),
    kind: 'relic',
    at: 'action',
    spends: 'purge',
    aim: (v, you) => ({ one: 'planet', from: allPlanets(v.pub).filter((planet) => canBeDestroyed(v, you, planet)) }),
    effect: {
      units: (t, { aim }) => t.call('destroyAll', { place: aim, only: null }),
      planet: (t, { you, aim }) => {
        purgePlanet(t, aim);
        t.emit('planetDestroyed', { seat: you, planet: aim });
      },
    },
  }),
  /** Cards of the discard pile, for all to see (TI4-CRX-07). */
  component({
    id: relicText('the-codex'),
    kind: 'relic',
    at: 'action',
    spends: 'purge',
    aim: ({ pub }) => ({
      some: 'action-card',
      from: (pub.table.cards[ACTION_DISCARD] ?? []).slice(),
      min: 1,
      max: RECOVERED,
    }),
    effect: (t, { you, aim }) => {
      for (const card of aim) t.move(card, ACTION_DISCARD, handOf(you));
      t.emit('recovered', { seat: you, cards: aim });
    },
  }),
  component({
    id: relicText('the-crown-of-emphidia'),
    kind: 'relic',
    at: 'action.done',
    spends: 'exhaust',
    fits: (_, you, { seat, action }) => seat === you && action.do === 'tactical',
    aim: (v, you) => ({ one: 'planet', from: planetsOf(v.pub, you).filter((planet) => isExplorable(v, planet)) }),
    effect: (t, { you, aim }) => t.call('explore', { seat: you, place: aim }),
    more: [
      ability({
        at: 'phase.end',
        spends: 'purge',
        fits: ({ pub }, you, { phase }) => phase === 'status' && hasTomb(pub, you),
        effect: (t, { you }) => changePoints(t, you, 1),
      }),
    ],
  }),
  /** Dice of a combat once more, one better; whoever misses then is destroyed (TI4-CRX-01). */
  component({
    id: relicText('the-crown-of-thalnos'),
    kind: 'relic',
    at: 'roll.after',
    once: 'battleRound',
    fits: (_, you, { purpose, rolls }) => purpose === 'battle' && rolls.some(({ by }) => by === you),
    aim: (_, you, rolling) => {
      const dice = diceOf(rolling, you);
      return { some: 'die', from: dice, min: 1, max: dice.length };
    },
    effect: (t, { you, about, aim }) => {
      reroll(t, about, aim, 1);
      const place = about.planet ?? about.system;
      return t.call('thalnos', { seat: you, place, units: failedUnits(t, about, aim) });
    },
  }),
  /** One secret objective more, now and at all times (TI4-CRX-08). */
  component({
    id: relicText('the-obsidian'),
    kind: 'relic',
    at: 'relic.gained',
    mandatory: true,
    fits: (_, you, { seat, relic }) => seat === you && relic === 'the-obsidian',
    effect: (t, { you }) => t.call('drawSecret', { seat: you }),
    modifiers: { secretLimit: (_, { seat }, you) => (seat === you.seat ? plus(1) : null) },
  }),
  /** For research alone: a prerequisite less, or an action card (TI4-CRX-09). */
  component({
    id: relicText('the-prophets-tears'),
    kind: 'relic',
    at: 'research.would',
    name: 'ignore',
    spends: 'exhaust',
    fits: (_, you, { seat }) => seat === you,
    lasting: {
      until: ['research'],
      modifiers: { ignoredPrerequisites: (_, { seat }, you) => (seat === you.seat ? plus(1) : null) },
    },
    more: [
      ability({
        at: 'research.would',
        name: 'draw',
        spends: 'exhaust',
        fits: (_, you, { seat }) => seat === you,
        effect: (t, { you }) => t.call('drawActionCards', { seat: you, n: 1 }),
      }),
    ],
  }),
];
