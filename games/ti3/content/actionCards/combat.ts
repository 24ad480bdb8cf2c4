import type { Seat } from '@orrery/kernel';
import { hitsOf } from '@orrery/imperium';
import { layFromReserve } from '../../rules/commandCounters.ts';
import { creditDocks } from '../../rules/occupation.ts';
import { bothFight, moveFleet } from '../../rules/spaceBattle.ts';
import { receiveGoods } from '../../rules/spending.ts';
import { canBeActivated, hasActivated, lanes } from '../../rules/systems.ts';
import { canFly, countAt, destroy, hasUnits, neutralise, shipNamed } from '../../rules/units.ts';
import type { Fight, Pub, Rolling, Ti3 } from '../../shapes.ts';
import { exhaustedOf, refreshedOf, systemsWith } from '../aims.ts';
import { add, component } from '../component.ts';
import { eachDie, throwAgain } from '../diceAims.ts';
import { planetOf, planetsIn, tile } from '../tiles.ts';

// Cards of Space Battles, bombardments and invasions.

const sideOf = (fight: Fight, seat: Seat): boolean => seat === fight.attacker || seat === fight.defender;
const rollingOf = (r: Rolling): string => `${r.system} ${r.planet ?? ''} ${r.purpose} ${r.round}`;
const roundOf = (fight: Fight): string => `${fight.system} ${fight.planet ?? ''} ${fight.round}`;

const friendlyOrEmpty = (pub: Pub, seat: Seat, system: string): boolean => {
  const others = pub.sheets.some((_, other) => other !== seat && hasUnits(pub, system, other));
  if (others) return false;
  const mine = hasUnits(pub, system, seat) || planetsIn(system).some((p) => pub.planets[p.id]!.by === seat);
  return mine || tile(system).kind === 'plain' || tile(system).kind === 'home';
};

/** Where a Skilled Retreat may lead. */
const skilledRefuges = (pub: Pub, seat: Seat, system: string): string[] =>
  lanes(pub, system).filter(
    (to) => canBeActivated(to) && !hasActivated(pub, seat, to) && friendlyOrEmpty(pub, seat, to),
  );

const hitsOn = (rolling: Rolling, seat: Seat): number => {
  const i = rolling.rolls.findIndex((roll) => roll.against === seat);
  return i < 0 ? 0 : hitsOf(rolling)[i]!;
};

const shipIsThere = (pub: Pub, about: Ti3['windows']['damaged']): boolean => {
  const { unit, marks } = shipNamed(about.ship);
  return (pub.units[about.system] ?? []).some((s) => s.seat === about.seat && s.type === unit && s.marks === marks);
};

/** Own exhausted planets worth no more than another. */
const refreshable = (pub: Pub, you: Seat, planet: string): string[] =>
  exhaustedOf(pub, you).filter((mine) => planetOf(mine).resources <= planetOf(planet).resources);

export const COMBAT_CARDS = [
  component({
    id: 'fighter-prototype',
    kind: 'action-card',
    at: 'combat.start',
    fits: ({ pub }, you, fight) => sideOf(fight, you) && countAt(pub, fight.system, you, 'fighter') > 0,
    on: ({ system }) => system,
    lasting: {
      until: ['spaceBattle'],
      modifiers: {
        combat: (_, { seat, unit, purpose, fight }, you) =>
          seat === you.seat && unit === 'fighter' && purpose === 'battle' && fight.round === 1 ? add(2) : null,
      },
    },
  }),
  component({
    id: 'morale-boost',
    kind: 'action-card',
    copies: 5,
    at: 'round.start',
    fits: (_, you, fight) => sideOf(fight, you),
    on: roundOf,
    lasting: {
      until: ['battleRound', 'invasionRound'],
      modifiers: {
        combat: (_, { seat, purpose }, you) =>
          seat === you.seat && (purpose === 'battle' || purpose === 'invasion') ? add(1) : null,
      },
    },
  }),
  component({
    id: 'skilled-retreat',
    kind: 'action-card',
    copies: 4,
    at: 'round.start',
    fits: ({ pub }, you, fight) =>
      fight.planet === null &&
      sideOf(fight, you) &&
      bothFight(pub, fight) &&
      canFly(pub, fight.system, you) &&
      pub.sheets[you]!.reserve > 0,
    aim: ({ pub }, you, { system }) => ({ one: 'system', from: skilledRefuges(pub, you, system) }),
    on: roundOf,
    effect: (t, { you, about, aim }) => {
      layFromReserve(t, you, aim);
      moveFleet(t, you, about.system, aim);
    },
  }),
  component({
    id: 'shields-holding',
    kind: 'action-card',
    at: 'roll.after',
    fits: (_, you, rolling) => rolling.purpose === 'battle' && hitsOn(rolling, you) > 0,
    on: rollingOf,
    effect: (_, { you, about }) => {
      const i = about.rolls.findIndex((roll) => roll.against === you);
      about.rolls[i]!.cancelled += Math.min(2, hitsOf(about)[i]!);
    },
  }),
  component({
    id: 'recheck',
    kind: 'action-card',
    copies: 4,
    at: 'roll.after',
    aim: (_, __, rolling) => ({ one: 'die', from: eachDie(rolling) }),
    on: rollingOf,
    effect: (t, { about, aim }) => throwAgain(t, about, aim),
  }),
  component({
    id: 'direct-hit',
    kind: 'action-card',
    copies: 4,
    at: 'damaged',
    fits: ({ pub }, you, about) => you === about.by && shipIsThere(pub, about),
    on: (about) => `${about.system} ${about.round} ${about.ship} ${about.after}`,
    effect: (t, { about }) => {
      const { unit, marks } = shipNamed(about.ship);
      destroy(t, about.system, about.seat, unit, 1, marks);
    },
  }),
  component({
    id: 'dug-in',
    kind: 'action-card',
    at: 'beforeBombardment',
    fits: ({ pub }, you, { planet }) => you === pub.planets[planet]!.by,
    on: ({ planet }) => planet,
    lasting: {
      until: ['round'],
      keeps: ({ about }) => about.planet,
      modifiers: { mayBombard: (_, { planet }, you) => (planet === you.about ? 'forbid' : null) },
    },
  }),
  component({
    id: 'chemical-warfare',
    kind: 'action-card',
    at: 'beforeInvasion',
    fits: ({ pub }, you, fight) =>
      you === fight.attacker &&
      countAt(pub, fight.system, you, 'dreadnought') > 0 &&
      countAt(pub, fight.planet!, fight.defender, 'ground-force') > 0,
    on: ({ planet }) => planet!,
    effect: (t, { about: { planet, defender } }) =>
      t.call('fallen', {
        planet: planet!,
        seat: defender,
        hits: Math.ceil(countAt(t.pub, planet!, defender, 'ground-force') / 2),
      }),
  }),
  component({
    id: 'rare-mineral',
    kind: 'action-card',
    copies: 3,
    at: 'occupied',
    fits: (_, you, { seat }) => you === seat,
    on: ({ planet }) => planet,
    effect: (t, { you }) => receiveGoods(t, you, 3),
  }),
  /** The first two hits on the fleet fall on a Dreadnought (casualties.ts). */
  component({
    id: 'into-the-breach',
    kind: 'action-card',
    at: 'combat.start',
    fits: ({ pub }, you, fight) => sideOf(fight, you) && countAt(pub, fight.system, you, 'dreadnought') > 0,
    on: ({ system }) => system,
    lasting: {
      until: ['spaceBattle'],
      keeps: ({ about }) => about.system,
      modifiers: {
        combat: (_, { seat, purpose }, you) => (seat === you.seat && purpose === 'battle' ? add(1) : null),
        drawnHits: (_, { seat, system }, you) => (seat === you.seat && system === you.about ? add(2) : null),
      },
    },
  }),
  component({
    id: 'star-of-death',
    kind: 'action-card',
    at: 'landing.would',
    fits: (_, you, { seat }) => you === seat,
    aim: ({ pub }, you) => ({
      one: 'planet',
      from: systemsWith(pub, you, 'war-sun')
        .flatMap((system) => planetsIn(system))
        .map(({ id }) => id)
        .filter((id) => pub.planets[id]!.by !== null),
    }),
    on: ({ system }) => system,
    effect: (t, { you, aim }) => {
      const owner = t.pub.planets[aim]!.by!;
      creditDocks(t, you, aim, countAt(t.pub, aim, owner, 'space-dock'));
      destroy(t, aim, owner, 'ground-force', countAt(t.pub, aim, owner, 'ground-force'));
      neutralise(t, aim);
      t.pub.found[aim] = 'radiation';
    },
  }),
  component({
    id: 'reparations',
    kind: 'action-card',
    at: 'conquered',
    fits: (_, you, { from }) => you === from,
    aim: ({ pub }, you, { seat }) => ({
      one: 'planet',
      from: refreshedOf(pub, seat).filter((planet) => refreshable(pub, you, planet).length > 0),
    }),
    memo: { mine: '' },
    on: ({ planet }) => planet,
    effect: {
      exhaust: (t, { you, aim, memo, source }) => {
        t.pub.planets[aim]!.exhausted = true;
        t.emit('exhausted', { planet: aim });
        const from = refreshable(t.pub, you, aim);
        memo.mine = from[0]!;
        if (from.length === 1) return;
        const q = { what: 'planet' as const, from, for: source.ability, rule: 'TI3-ACTIONCARDS-02' };
        return t.ask(you, 'pickOne', q, 'mine');
      },
      refresh: (t, { you, memo }) => {
        t.pub.planets[memo.mine]!.exhausted = false;
        t.emit('refreshed', { seat: you, planets: [memo.mine] });
      },
    },
  }),
];
