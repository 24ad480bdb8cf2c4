import { firstOfPlan } from '@orrery/kernel';
import type { AnyComponent, End, Next, Seat, UseTable } from '@orrery/kernel';
import { explorationText, legendaryCard } from '../../rules/expansion/decks.ts';
import type { Explored } from '../../rules/expansion/shapes.ts';
import { canPlace, placeFrom, placeable, readyThese, takeBack } from '../../rules/effects.ts';
import { moment } from '../../rules/moments.ts';
import { voyageOf, waysTo } from '../../rules/routes.ts';
import { adjacentFor, systemOf } from '../../rules/systems.ts';
import { researchPlan } from '../../rules/technology.ts';
import { countAt, factsOf, isShip } from '../../rules/units.ts';
import type { Pub, Table, Ti4 } from '../../shapes.ts';
import { ability, component } from '../component.ts';
import type { ExplorationId } from '../explorations.ts';
import { MIRAGE, mirageIn, planetFacts } from '../planets.ts';
import type { PlanetId } from '../planets.ts';
import type { Wormhole } from '../tiles.ts';
import { gain, takePlanet } from '../vocabulary.ts';
import { instead } from '../words.ts';
import { attachedValue } from './attachments.ts';
import { CHOSEN, canSpendOne, choose, commodityRoom, convert, gainCommodities, spendOne } from './choices.ts';
import type { Chosen } from './choices.ts';
import { found, whenFound } from './exploration.ts';

const hasMech = (pub: Pub, planet: string, seat: number): boolean =>
  countAt(pub, planet, seat, (type) => type === 'mech') > 0;
const hasInfantry = (pub: Pub, planet: string, seat: number): boolean =>
  countAt(pub, planet, seat, (type) => type === 'infantry') > 0;

/** With a mech on the planet, or for an infantry that is removed from it (TI4-CRX-16). */
const prospect = (
  id: ExplorationId,
  reward: (t: UseTable<Ti4, Chosen>, seat: number, planet: string) => Next | End | void,
): AnyComponent =>
  found<Chosen>(id, {
    memo: CHOSEN,
    effect: {
      ask: (t, { you, about, memo, source }) => {
        if (hasMech(t.pub, about.place, you)) return 'reward';
        if (!hasInfantry(t.pub, about.place, you)) return 'end';
        return choose(t, memo, you, ['remove-infantry'], { for: source.ability, rule: 'TI4-CRX-16' });
      },
      remove: (t, { you, about, memo }) => {
        if (memo.choice === 'nothing') return 'end';
        takeBack(t, you, about.place, ['infantry']);
      },
      reward: (t, { you, about }) => reward(t, you, about.place),
    },
  });

/** A commodity, or something for a trade good or commodity. */
const base = (
  id: ExplorationId,
  choice: 'draw-card' | 'place-mech',
  reward: (t: UseTable<Ti4, Chosen>, about: Explored) => Next | End | void,
): AnyComponent =>
  found<Chosen>(id, {
    memo: CHOSEN,
    effect: {
      ask: (t, { you, about, memo, source }) => {
        const isOpen = choice !== 'place-mech' || canPlace(t, you, 'mech', about.place);
        return choose(
          t,
          memo,
          you,
          [commodityRoom(t, you) > 0 ? 'gain-commodities' : null, canSpendOne(t, you) && isOpen ? choice : null],
          { for: source.ability, rule: 'TI4-EXP-03' },
        );
      },
      take: (t, { you, about, memo }) => {
        if (memo.choice === 'gain-commodities') gainCommodities(t, you, 1);
        if (memo.choice !== choice) return 'end';
        spendOne(t, you);
        return reward(t, about);
      },
    },
  });

const wormhole = (t: { pub: Pub }, system: string, kind: Wormhole): void => {
  (t.pub.wormholes[system] ??= []).push(kind);
};
const gamma = (id: ExplorationId): AnyComponent =>
  found(id, {
    effect: (t, { about, source }) => {
      wormhole(t, systemOf(about.place), 'gamma');
      t.removeComponent(source.component);
    },
  });

/** An ion storm: whether a step of a player's ships leads through its wormhole, and how it turns over (TI4-CRX-13). */
function stormOf(t: Table, card: string, seat: Seat) {
  const { system, side } = t.pub.table.components[card]!.store as { system: string; side: Wormhole };
  const all = t.pub.wormholes[system] ?? [];
  return {
    uses: (a: string, b: string): boolean => {
      if (a !== system && b !== system) return false;
      // Without the storm the two are not adjacent.
      t.pub.wormholes[system] = all.filter((_, i) => i !== all.indexOf(side));
      const near = adjacentFor(t, a, seat, true).includes(b);
      t.pub.wormholes[system] = all;
      return !near;
    },
    turn: (): void => {
      const turned = side === 'alpha' ? 'beta' : 'alpha';
      t.pub.wormholes[system] = all.map((kind, i) => (i === all.indexOf(side) ? turned : kind));
      t.changeComponent(card, { store: { system, side: turned } });
    },
  };
}

const MOST_CONVERTED = 2;
const DEVICE = 6;
const LOST_CREW = 2;

export const EXPLORATION_CARDS: readonly AnyComponent[] = [
  prospect('core-mine', (t, seat) => gain(t, seat, 1)),
  prospect('expedition', (t, seat, planet) => readyThese(t, seat, [planet])),
  prospect('volatile-fuel-source', (t, seat) => t.call('gainTokens', { seat, n: 1 })),

  /** Two commodities, or up to two of one's own turned into trade goods. */
  found<Chosen>('abandoned-warehouses', {
    memo: CHOSEN,
    effect: {
      ask: (t, { you, memo, source }) => {
        const owned = t.pub.sheets[you]!.commodities;
        return choose(
          t,
          memo,
          you,
          [
            commodityRoom(t, you) > 0 ? 'gain-commodities' : null,
            owned > 0 ? 'convert' : null,
            owned > 1 ? 'convert-one' : null,
          ],
          { for: source.ability, rule: 'TI4-EXP-03' },
        );
      },
      take: (t, { you, memo }) => {
        if (memo.choice === 'gain-commodities') return gainCommodities(t, you, 2);
        if (memo.choice !== 'nothing') return convert(t, you, memo.choice === 'convert' ? MOST_CONVERTED : 1);
      },
    },
  }),
  base('functioning-base', 'draw-card', (t, { seat }) => t.call('drawActionCards', { seat, n: 1 })),
  base('local-fabricators', 'place-mech', (t, { seat, place }) =>
    t.call('placeUnits', { seat, unit: 'mech', place, n: 1 }),
  ),
  found<Chosen>('merchant-station', {
    memo: CHOSEN,
    effect: {
      ask: (t, { you, memo, source }) =>
        choose(t, memo, you, ['replenish', t.pub.sheets[you]!.commodities > 0 ? 'convert' : null], {
          for: source.ability,
          rule: 'TI4-EXP-03',
        }),
      take: (t, { you, memo }) => {
        if (memo.choice === 'replenish')
          return moment(t, 'goods.replenish', { seat: you, n: commodityRoom(t, you), prevented: false });
        if (memo.choice === 'convert') return convert(t, you, Infinity);
      },
    },
  }),
  found<Chosen>('mercenary-outfit', {
    memo: CHOSEN,
    effect: {
      ask: (t, { you, about, memo, source }) =>
        placeable(t, you, 'infantry', about.place) > 0
          ? choose(t, memo, you, ['place-infantry'], { for: source.ability, rule: 'TI4-EXP-03' })
          : 'end',
      take: (t, { you, about, memo }) => {
        if (memo.choice === 'place-infantry') placeFrom(t, you, 'infantry', about.place);
      },
    },
  }),
  /** One unit; a planet pays its resources or its influence (TI4-CRX-12). */
  component({
    id: explorationText('freelancers'),
    kind: 'exploration',
    at: 'explore.resolve',
    mandatory: true,
    fits: (_, __, { card }, source) => source.component === card,
    effect: (t, { you, about }) => {
      const system = systemOf(about.place);
      const within = { place: about.place, cost: null, units: 1, ships: false };
      return t.call('production', { seat: you, system, dock: null, within });
    },
    lasting: {
      until: ['explore'],
      modifiers: {
        planetValue: (pub, { planet, currency }, you) => {
          if (currency !== 'resources' || pub.planets[planet]?.owner !== you.seat) return null;
          const { resources, influence } = planetFacts(planet as PlanetId);
          const value = influence + attachedValue(pub, planet, 'influence') - attachedValue(pub, planet, 'resources');
          return value > resources ? instead(value) : null;
        },
      },
    },
  }),

  found('derelict-vessel', { effect: (t, { you }) => t.call('drawSecret', { seat: you }) }),
  found('lost-crew', { effect: (t, { you }) => t.call('drawActionCards', { seat: you, n: LOST_CREW }) }),
  /** A legendary planet in this system, whose card the finder gains readied (TI4-CRX-14). */
  found('mirage', {
    effect: {
      appear: (t, { you, about, source }) => {
        const planet = mirageIn(about.place);
        t.removeComponent(source.component);
        t.pub.planets[planet] = { owner: null, exhausted: false };
        t.changeComponent(legendaryCard(MIRAGE), { on: planet });
        t.emit('mirageFound', { seat: you, system: about.place });
        return takePlanet(t, you, planet);
      },
      ready: (t, { you, about }) => readyThese(t, you, [mirageIn(about.place)]),
    },
  }),
  gamma('gamma-wormhole'),
  gamma('gamma-relay'),

  /** Kept until six resources are spent for a technology (TI4-CRX-11). */
  component({
    id: explorationText('enigmatic-device'),
    kind: 'exploration',
    at: 'action',
    spends: 'purge',
    fits: (v, you) => firstOfPlan(researchPlan(v, you, DEVICE)) !== null,
    effect: (t, { you }) => t.call('research', { seat: you, price: DEVICE, wants: true }),
  }),

  /** A wormhole of the finder's choice, which turns over when ships have used it (TI4-CRX-13). */
  component({
    id: explorationText('ion-storm'),
    kind: 'exploration',
    at: 'move.after',
    mandatory: true,
    fits: ({ pub }, _, { units }, { component: card }) =>
      units.length > 0 && pub.table.components[card]?.store.system !== undefined,
    effect: (t, { about, source }) => {
      const { uses, turn } = stormOf(t, source.component, about.seat);
      const voyage = voyageOf(t, about.seat, about.system);
      const isUsed = about.units.some(({ unit, from }) => {
        if (!isShip(unit) || from === about.system) return false;
        const printed = factsOf(t.pub, about.seat, unit).move ?? 0;
        const move = t.number('move', { seat: about.seat, unit, marks: '', from, to: about.system }, printed);
        const ways = waysTo(voyage, unit, from, move, []);
        return (
          ways.length > 0 && ways.every(({ systems }) => systems.some((at, i) => i > 0 && uses(systems[i - 1]!, at)))
        );
      });
      if (isUsed) turn();
    },
    more: [
      /** A retreat uses it as well; what else brings ships somewhere does not. */
      ability({
        at: 'ships.arrived',
        name: 'retreat',
        mandatory: true,
        fits: ({ pub }, _, { seat, system }, { component: card }) =>
          pub.table.components[card]?.store.system !== undefined &&
          pub.table.stack.some(
            (frame) => frame.proc === 'battleRound' && frame.retreating === seat && frame.refuge === system,
          ),
        effect: (t, { about, source }) => {
          const { uses, turn } = stormOf(t, source.component, about.seat);
          if (about.units.some(({ from }) => uses(from, about.system))) turn();
        },
      }),
      whenFound<Chosen>({
        memo: CHOSEN,
        effect: {
          ask: (t, { you, memo, source }) =>
            choose(t, memo, you, ['alpha', 'beta'], { for: source.ability, rule: 'TI4-CRX-13', must: true }),
          place: (t, { about, memo, source }) => {
            const system = systemOf(about.place);
            const side = memo.choice as Wormhole;
            wormhole(t, system, side);
            t.changeComponent(source.component, { holder: null, store: { system, side } });
          },
        },
      }),
    ],
  }),
];
