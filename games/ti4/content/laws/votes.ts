import { ability } from '../component.ts';
import { planetsWithTrait } from '../vocabulary.ts';
import { atMost, instead, plus } from '../words.ts';
import { EACH, each, later, law, postpone, resolved } from './agenda.ts';
import { lawsInPlay, repeal } from '../../rules/council/laws.ts';
import { AGAINST, FOR } from '../../rules/council/outcomes.ts';
import { votersFor } from '../../rules/council/voting.ts';
import { everywhere, placeFrom } from '../../rules/effects.ts';
import { figuresAt } from '../../rules/figures.ts';
import { NOBODY } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { speakerOrder } from '../../rules/initiative.ts';
import { changePoints } from '../../rules/points.ts';
import { planetsOf } from '../../rules/planets.ts';
import {
  MECATOL_SYSTEM,
  adjacentFor,
  homeOf,
  homePlanetsOf,
  wormholeSystems,
  wormholesOn,
} from '../../rules/systems.ts';
import { specialtiesOf } from '../../rules/technology.ts';
import { gainTokens } from '../../rules/tokens.ts';
import { countAt, hasShips, isShip, placesIn } from '../../rules/units.ts';
import { REVEALED, STAGE_1_BOX, STAGE_2_BOX } from '../../rules/zones.ts';
import type { PlanetId } from '../planets.ts';
import { technologyFacts } from '../technologies.ts';
import type { UnitType } from '../units/index.ts';
import type { Pub, Table } from '../../shapes.ts';

// Agendas that are voted For or Against.

const isBig = (type: UnitType): boolean => isShip(type) && type !== 'fighter';
const all = (pub: Pub, seat: Seat, fits: (type: UnitType) => boolean) => figuresAt(pub, seat, everywhere(pub), fits);
const ownsWarSun = (pub: Pub, seat: Seat): boolean =>
  pub.sheets[seat]!.technologies.some((id) => technologyFacts(id).unit?.includes('war-sun'));
const alphaOrBeta = (pub: Pub): string[] => [...new Set([...wormholesOn(pub, 'alpha'), ...wormholesOn(pub, 'beta')])];

const returnGoods = (t: Table): void => {
  for (const sheet of t.pub.sheets) sheet.goods = 0;
};

export const VOTES = [
  /** For: whoever researches destroys a ship of theirs. Against: planets are exhausted for technologies (TI4-CAG-01). */
  resolved('anti-intellectual-revolution', {
    effect: (t, { about }) => {
      if (about.outcome === AGAINST) postpone(t, 'anti-intellectual-revolution', speakerOrder(t.pub));
    },
  }),
  later('anti-intellectual-revolution', (t, seat) => ({ n: t.pub.sheets[seat]!.technologies.length })),
  law('anti-intellectual-revolution', {
    more: [
      ability({
        at: 'research.after',
        mandatory: true,
        effect: (t, { about: { seat } }) => {
          const from = all(t.pub, seat, isBig);
          return t.call('loseFigures', { seat, by: seat, from, n: 1, for: 'anti-intellectual-revolution' });
        },
      }),
    ],
  }),

  resolved('arms-reduction', {
    memo: { ...EACH },
    effect: {
      begin: (t, { about }) => {
        if (about.outcome === FOR) return t.next;
        postpone(t, 'arms-reduction', speakerOrder(t.pub));
        return 'end';
      },
      dreadnoughts: (t, { memo }) =>
        each(t, memo, 'dreadnoughts', (seat) => {
          const from = all(t.pub, seat, (type) => type === 'dreadnought');
          const n = Math.max(0, from.length - 2);
          t.call('loseFigures', { seat, by: seat, from, n, for: 'arms-reduction' });
        }),
      cruisers: (t, { memo }) =>
        each(t, memo, 'cruisers', (seat) => {
          const from = all(t.pub, seat, (type) => type === 'cruiser');
          const n = Math.max(0, from.length - 4);
          t.call('loseFigures', { seat, by: seat, from, n, for: 'arms-reduction' });
        }),
    },
  }),
  later('arms-reduction', (t, seat) => ({
    planets: planetsOf(t.pub, seat).filter((planet) => specialtiesOf(t, planet).length > 0),
  })),

  resolved('conventions-of-war', {
    effect: (t, { about }) => {
      if (about.outcome === AGAINST) return t.call('discardHands', { seats: votersFor(t.pub, AGAINST) });
    },
  }),
  law('conventions-of-war', {
    modifiers: {
      mayBombard: (_, { traits }) => (traits.includes('cultural') ? 'forbid' : null),
    },
  }),

  resolved('economic-equality', {
    memo: { ...EACH },
    effect: {
      back: (t, { about }) => {
        returnGoods(t);
        return about.outcome === FOR ? t.next : 'end';
      },
      gain: (t, { memo }) => each(t, memo, 'gain', (seat) => void t.call('gainGoods', { seat, n: 5 })),
    },
  }),

  resolved('enforced-travel-ban', {
    memo: { ...EACH },
    effect: {
      begin: (t, { about }) => (about.outcome === AGAINST ? t.next : 'end'),
      destroy: (t, { memo }) =>
        each(t, memo, 'destroy', (seat) => {
          const near = new Set(
            wormholeSystems(t).flatMap((system) => [system, ...adjacentFor(t, system)].flatMap(placesIn)),
          );
          const from = figuresAt(t.pub, seat, [...near], (type) => type === 'pds');
          t.call('loseFigures', { seat, by: NOBODY, from, n: from.length, for: 'enforced-travel-ban' });
        }),
    },
  }),
  /** Ships cannot use alpha and beta wormholes; all other adjacency stays (TI4-CAG-12). */
  law('enforced-travel-ban', {
    modifiers: {
      mayUseWormhole: (_, { wormhole, isMove }) =>
        isMove && (wormhole === 'alpha' || wormhole === 'beta') ? 'forbid' : null,
    },
  }),

  resolved('executive-sanctions', {
    effect: (t, { about }) => {
      if (about.outcome === AGAINST) return t.call('discardHands', { seats: speakerOrder(t.pub), atRandom: true });
    },
  }),
  law('executive-sanctions', { modifiers: { handLimit: () => atMost(3) } }),

  resolved('fleet-regulations', {
    effect: (t, { about }) => {
      if (about.outcome === AGAINST) for (const seat of speakerOrder(t.pub)) gainTokens(t.pub, seat, 'fleet', 1);
    },
  }),
  law('fleet-regulations', { modifiers: { fleetPool: () => atMost(4) } }),

  resolved('homeland-defense-act', {
    memo: { ...EACH },
    effect: {
      begin: (t, { about }) => (about.outcome === AGAINST ? t.next : 'end'),
      destroy: (t, { memo }) =>
        each(t, memo, 'destroy', (seat) => {
          const from = all(t.pub, seat, (type) => type === 'pds');
          t.call('loseFigures', { seat, by: seat, from, n: Math.min(1, from.length), for: 'homeland-defense-act' });
        }),
    },
  }),
  law('homeland-defense-act', {
    modifiers: { structureLimit: (_, { unit }) => (unit === 'pds' ? instead(99) : null) },
  }),

  /** One more objective, from those that were not dealt. */
  resolved('incentive-program', {
    effect: (t, { about }) => {
      const objective = t.draw(about.outcome === FOR ? STAGE_1_BOX : STAGE_2_BOX, REVEALED);
      if (objective !== null) t.emit('revealed', { objective });
    },
  }),

  /** For: a die decides between two technologies for each, and ruin at Mecatol Rex (TI4-CAG-18). */
  resolved('ixthian-artifact', {
    memo: { ...EACH, systems: [] as string[] },
    effect: {
      roll: (t, { about, memo }) => {
        if (about.outcome === AGAINST) return 'end';
        const roll = t.die('ixthian-artifact', 10);
        t.emit('diceRolled', {
          seat: t.pub.speaker,
          ability: 'ixthian-artifact',
          dice: [roll],
          hits: Number(roll >= 6),
        });
        memo.systems = adjacentFor(t, MECATOL_SYSTEM);
        return roll >= 6 ? 'first' : 'ruin';
      },
      first: (t, { memo }) => each(t, memo, 'first', (seat) => void t.call('freeResearch', { seat, n: 2 })),
      learned: () => 'end',
      ruin: (t, { memo }) =>
        each(t, memo, 'ruin', (seat) => {
          const from = figuresAt(t.pub, seat, placesIn(MECATOL_SYSTEM), () => true);
          t.call('loseFigures', { seat, by: NOBODY, from, n: from.length, for: 'ixthian-artifact' });
        }),
      around: (t, { memo }) => {
        const system = memo.systems[0];
        if (system === undefined) return 'end';
        const went = each(t, memo, 'around', (seat) => {
          const from = figuresAt(t.pub, seat, placesIn(system), () => true);
          t.call('loseFigures', { seat, by: seat, from, n: Math.min(3, from.length), for: 'ixthian-artifact' });
        });
        if (went === 'around') return went;
        memo.systems = memo.systems.slice(1);
        return 'around';
      },
    },
  }),

  /** In speaker order, which may end the game in the middle (TI4-CAG-25). */
  resolved('mutiny', {
    memo: { ...EACH },
    effect: {
      points: (t, { about, memo }) =>
        each(
          t,
          memo,
          'points',
          (seat) => changePoints(t, seat, about.outcome === FOR ? 1 : -1),
          (seat) => votersFor(t.pub, FOR).includes(seat),
        ),
    },
  }),

  resolved('new-constitution', {
    effect: (t, { about }) => {
      if (about.outcome === AGAINST) return;
      for (const id of lawsInPlay(t.pub).slice()) repeal(t, id);
      postpone(t, 'new-constitution', speakerOrder(t.pub));
    },
  }),
  /** One's own home planets, where one controls them (TI4-CAG-26). */
  later('new-constitution', (t, seat) => ({
    planets: homePlanetsOf(t.pub, seat).filter((planet) => t.pub.planets[planet]?.owner === seat),
  })),

  resolved('publicize-weapon-schematics', {
    effect: (t, { about }) => {
      if (about.outcome === FOR) return;
      return t.call('discardHands', { seats: speakerOrder(t.pub).filter((seat) => ownsWarSun(t.pub, seat)) });
    },
  }),
  /** War suns have no SUSTAIN DAMAGE; once somebody owns their technology, it needs no prerequisites (TI4-CAG-30). */
  law('publicize-weapon-schematics', {
    modifiers: {
      hasAbility: (_, { unit, ability: name }) => (unit === 'war-sun' && name === 'sustain' ? 'forbid' : null),
      ignoredPrerequisites: (pub, { technology }) =>
        technologyFacts(technology).unit?.includes('war-sun') && pub.sheets.some((_, seat) => ownsWarSun(pub, seat))
          ? plus(9)
          : null,
    },
  }),

  resolved('regulated-conscription', {}),
  law('regulated-conscription', { modifiers: { unitsPerCost: () => atMost(1) } }),

  resolved('representative-government', {
    effect: (t, { about }) => {
      if (about.outcome === AGAINST) postpone(t, 'representative-government', votersFor(t.pub, AGAINST));
    },
  }),
  later('representative-government', (t, seat) => ({ planets: planetsWithTrait(t, seat, 'cultural') })),
  /** The older printing leaves votes that components add alone (TI4-CAG-32). */
  law('representative-government', { modifiers: { mayVoteByPlanets: () => 'forbid' } }),

  /** Everybody with the most points, or the fewest, in speaker order (TI4-CAG-25). */
  resolved('seed-of-an-empire', {
    memo: { ...EACH, chosen: [] as Seat[] },
    effect: {
      choose: (t, { about, memo }) => {
        const pointsOf = (seat: Seat) => t.pub.sheets[seat]!.points;
        const players = speakerOrder(t.pub);
        const wanted = (about.outcome === FOR ? Math.max : Math.min)(...players.map(pointsOf));
        memo.chosen = players.filter((seat) => pointsOf(seat) === wanted);
      },
      points: (t, { memo }) =>
        each(
          t,
          memo,
          'points',
          (seat) => changePoints(t, seat, 1),
          (seat) => memo.chosen.includes(seat),
        ),
    },
  }),

  resolved('shared-research', {
    memo: { ...EACH },
    effect: {
      begin: (t, { about }) => (about.outcome === AGAINST ? t.next : 'end'),
      lay: (t, { memo }) =>
        each(t, memo, 'lay', (seat) => void t.call('layFromSheet', { seat, system: homeOf(t.pub, seat) })),
    },
  }),
  /** Through a nebula, not into one that is not active: retreats stay out (TI4-CAG-35). */
  law('shared-research', {
    modifiers: { mayCross: (_, { anomaly, isThrough }) => (anomaly === 'nebula' && isThrough ? 'allow' : null) },
  }),

  /** Half of the infantry of each planet, rounded up, becomes trade goods; mechs do not count (TI4-CAG-36). */
  resolved('swords-to-plowshares', {
    memo: { ...EACH },
    effect: {
      begin: (t, { about }) => {
        if (about.outcome === FOR) return 'halve';
        for (const seat of speakerOrder(t.pub))
          for (const planet of planetsOf(t.pub, seat)) placeFrom(t, seat, 'infantry', planet);
        return 'end';
      },
      halve: (t, { memo }) =>
        each(t, memo, 'halve', (seat) => {
          const half = (planet: PlanetId) => Math.ceil(countAt(t.pub, planet, seat, (type) => type === 'infantry') / 2);
          const from = planetsOf(t.pub, seat).flatMap((planet) =>
            figuresAt(t.pub, seat, [planet], (type) => type === 'infantry').slice(0, half(planet)),
          );
          t.call('disarm', { seat, from, for: 'swords-to-plowshares' });
        }),
    },
  }),

  resolved('unconventional-measures', {
    memo: { ...EACH },
    effect: {
      begin: (t, { about }) => {
        if (about.outcome === FOR) return t.next;
        t.call('discardHands', { seats: votersFor(t.pub, FOR) });
        return 'end';
      },
      draw: (t, { memo }) =>
        each(
          t,
          memo,
          'draw',
          (seat) => void t.call('drawActionCards', { seat, n: 2 }),
          (seat) => votersFor(t.pub, FOR).includes(seat),
        ),
    },
  }),

  resolved('wormhole-reconstruction', {
    memo: { ...EACH, systems: null as string[] | null },
    effect: {
      begin: (t, { about }) => (about.outcome === AGAINST ? t.next : 'end'),
      lay: (t, { memo }) => {
        memo.systems ??= wormholeSystems(t);
        const system = memo.systems[0];
        if (system === undefined) return 'end';
        const went = each(
          t,
          memo,
          'lay',
          (seat) => void t.call('layFromSheet', { seat, system }),
          (seat) => hasShips(t.pub, system, seat),
        );
        if (went !== 'lay') memo.systems = memo.systems.slice(1);
        return 'lay';
      },
    },
  }),
  /** All alpha and beta wormholes are adjacent, a travel ban notwithstanding (TI4-CAG-37). */
  law('wormhole-reconstruction', {
    modifiers: {
      adjacent: (pub, { system }) => {
        const ends = alphaOrBeta(pub);
        return ends.includes(system) ? { unpreventable: ends.filter((end) => end !== system) } : null;
      },
    },
  }),

  /** For: ships at any wormhole earn a technology; then all ships at alpha and beta are destroyed (TI4-CAG-38). */
  resolved('wormhole-research', {
    memo: { ...EACH },
    effect: {
      begin: (t, { about }) => (about.outcome === FOR ? 'research' : 'lose'),
      research: (t, { memo }) =>
        each(
          t,
          memo,
          'research',
          (seat) => void t.call('freeResearch', { seat, n: 1 }),
          (seat) => wormholeSystems(t).some((system) => hasShips(t.pub, system, seat)),
        ),
      destroy: (t, { memo }) =>
        each(t, memo, 'destroy', (seat) => {
          const from = figuresAt(t.pub, seat, alphaOrBeta(t.pub), isShip);
          t.call('loseFigures', { seat, by: NOBODY, from, n: from.length, for: 'wormhole-research' });
        }),
      over: () => 'end',
      lose: (t, { memo }) =>
        each(
          t,
          memo,
          'lose',
          (seat) => void t.call('loseToken', { seat, for: 'wormhole-research' }),
          (seat) => votersFor(t.pub, AGAINST).includes(seat),
        ),
    },
  }),
];
