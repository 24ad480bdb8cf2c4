import { Table } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { planetFacts } from '../content/planets.ts';
import type { PlanetId } from '../content/planets.ts';
import type { PublicObjectiveId } from '../content/publicObjectives.ts';
import type { SecretObjectiveId } from '../content/secretObjectives.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { ti4 } from '../game.ts';
import { given } from '../given.ts';
import type { Pub, Ti4 } from '../shapes.ts';
import { DOWN, UP, units } from '../space.ts';
import { isSecret } from './objectives.ts';
import { homeOf, homePlanetsOf } from './systems.ts';
import {
  ACTION_DECK,
  REVEALED,
  SECRET_DECK,
  STAGE_1,
  STAGE_1_BOX,
  STAGE_2,
  STAGE_2_BOX,
  handOf,
  secretsOf,
} from './zones.ts';

type Objective = PublicObjectiveId | SecretObjectiveId;

/** The status phase begins; player 0 comes first, holds nothing but the home system, and can score this objective alone. */
function status(objective: Objective, arrange: (pub: Pub, t: Table<Ti4>) => void) {
  const table = given({ options: { expansion: 'no' }, hands: {} });
  const { pub } = table.state;
  const t = new Table(ti4, table.state);
  pub.table.stack = pub.table.stack.slice(0, 2);
  pub.table.stack[1]!.at = 'over';
  pub.table.open = [];
  pub.galaxy = Array.from(
    { length: 37 },
    (_, cell) =>
      ({ 0: 'tile-18', [UP[0]]: homeOf(pub, 0), [DOWN[2]]: homeOf(pub, 1) } as { [cell: number]: string })[cell] ?? '',
  ) as Pub['galaxy'];
  pub.units = {};
  pub.planets = {};
  for (const seat of [0, 1, 2])
    for (const planet of homePlanetsOf(pub, seat)) pub.planets[planet] = { owner: seat, exhausted: true };
  Object.assign(pub.sheets[0]!, { technologies: [], goods: 0, tactic: 0, strategy: 0 });
  pub.strategyCards.leadership.holder = 0;
  for (const card of t.cards(REVEALED).slice()) t.move(card, REVEALED, STAGE_1_BOX);
  for (const seat of [0, 1, 2])
    for (const card of t.cards(secretsOf(seat)).slice()) t.move(card, secretsOf(seat), SECRET_DECK);
  const from = [SECRET_DECK, STAGE_1, STAGE_1_BOX, STAGE_2, STAGE_2_BOX].find((zone) =>
    t.cards(zone).includes(objective),
  )!;
  t.move(objective, from, isSecret(objective) ? secretsOf(0) : REVEALED);
  arrange(pub, t);
  t.start({ proc: 'statusPhase', locals: { order: [] } });
  t.run();
  return table;
}
type Position = ReturnType<typeof status>;
/** What player 0 is offered to score. */
const offered = (table: Position): string[] => {
  const d = table.state.pub.table.open[0]!;
  if (d.seat !== 0 || (d.kind !== 'score' && d.kind !== 'scoreSecret')) return [];
  if (d.kind === 'score') return (d.q as { from: string[] }).from;
  const secret = table.state.own[0]!.table.cards[secretsOf(0)]![0];
  if (secret === undefined) return [];
  return table.when(0, secret).state.pub.scored[secret] ? [secret] : [];
};
const own =
  (...planets: PlanetId[]) =>
  (pub: Pub) => {
    for (const planet of planets) pub.planets[planet] = { owner: 0, exhausted: true };
  };
const knows =
  (...technologies: TechnologyId[]) =>
  (pub: Pub) => {
    pub.sheets[0]!.technologies = technologies;
  };
const places =
  (figures: { [place: string]: { [unit: string]: number } }, tiles: { [cell: number]: string } = {}) =>
  (pub: Pub) => {
    for (const [cell, tile] of Object.entries(tiles)) (pub.galaxy as string[])[Number(cell)] = tile;
    for (const [place, here] of Object.entries(figures)) pub.units[place] = units(0, here);
  };
const HAZARDOUS: PlanetId[] = ['bereg', 'lirta-iv', 'meer', 'abyz', 'fria', 'sakulag'];
const CULTURAL: PlanetId[] = ['lodor', 'quann', 'torkan', 'rarron'];
const INDUSTRIAL: PlanetId[] = ['wellon', 'thibah', 'tarmann', 'saudor'];
const SPECIALTIES: PlanetId[] = ['wellon', 'thibah', 'tarmann', 'mehar-xull', 'new-albion'];

/** Each objective with a position that just meets it and one that just does not. */
const CASES: [Objective, (pub: Pub) => void, (pub: Pub) => void][] = [
  ['corner-the-market', own(...HAZARDOUS.slice(0, 4)), own(...HAZARDOUS.slice(0, 3), 'lodor')],
  ['unify-the-colonies', own(...HAZARDOUS), own(...HAZARDOUS.slice(0, 5), 'lodor')],
  ['develop-weaponry', knows('cruiser-2', 'carrier-2'), knows('cruiser-2', 'gravity-drive')],
  ['revolutionize-warfare', knows('cruiser-2', 'carrier-2', 'pds-2'), knows('cruiser-2', 'carrier-2')],
  [
    'diversify-research',
    knows('antimass-deflectors', 'gravity-drive', 'neural-motivator', 'dacxive-animators'),
    knows('antimass-deflectors', 'gravity-drive', 'neural-motivator'),
  ],
  [
    'master-the-sciences',
    knows(
      'antimass-deflectors',
      'gravity-drive',
      'neural-motivator',
      'dacxive-animators',
      'plasma-scoring',
      'magen-defense-grid',
      'sarween-tools',
      'graviton-laser-system',
    ),
    knows(
      'antimass-deflectors',
      'gravity-drive',
      'neural-motivator',
      'dacxive-animators',
      'plasma-scoring',
      'magen-defense-grid',
      'sarween-tools',
    ),
  ],
  ['expand-borders', own(...HAZARDOUS), own(...HAZARDOUS.slice(0, 5))],
  ['subdue-the-galaxy', own(...HAZARDOUS, ...CULTURAL, 'wellon'), own(...HAZARDOUS, ...CULTURAL)],
  ['found-research-outposts', own(...SPECIALTIES.slice(0, 3)), own(...SPECIALTIES.slice(0, 2))],
  ['form-galactic-brain-trust', own(...SPECIALTIES), own(...SPECIALTIES.slice(0, 4))],
  ['erect-a-monument', (pub) => (pub.sheets[0]!.goods = 8), (pub) => (pub.sheets[0]!.goods = 7)],
  ['found-a-golden-age', (pub) => (pub.sheets[0]!.goods = 16), (pub) => (pub.sheets[0]!.goods = 15)],
  ['sway-the-council', (pub) => (pub.sheets[0]!.goods = 8), (pub) => (pub.sheets[0]!.goods = 7)],
  ['manipulate-galactic-law', (pub) => (pub.sheets[0]!.goods = 16), (pub) => (pub.sheets[0]!.goods = 15)],
  ['negotiate-trade-routes', (pub) => (pub.sheets[0]!.goods = 5), (pub) => (pub.sheets[0]!.goods = 4)],
  ['centralize-galactic-trade', (pub) => (pub.sheets[0]!.goods = 10), (pub) => (pub.sheets[0]!.goods = 9)],
  [
    'lead-from-the-front',
    (pub) => Object.assign(pub.sheets[0]!, { tactic: 2, strategy: 1 }),
    (pub) => Object.assign(pub.sheets[0]!, { tactic: 2, fleet: 5 }),
  ],
  [
    'galvanize-the-people',
    (pub) => Object.assign(pub.sheets[0]!, { tactic: 3, strategy: 3 }),
    (pub) => Object.assign(pub.sheets[0]!, { tactic: 3, strategy: 2 }),
  ],
  [
    'intimidate-council',
    places({ 'tile-35': { cruiser: 1 }, 'tile-26': { fighter: 1, carrier: 1 } }, { 2: 'tile-35', 3: 'tile-26' }),
    places({ 'tile-35': { cruiser: 1 }, 'tile-18': { cruiser: 1 } }, { 2: 'tile-35', 3: 'tile-26' }),
  ],
  ['conquer-the-weak', (pub) => (pub.planets[homePlanetsOf(pub, 1)[0]!]!.owner = 0), () => {}],
  ['forge-an-alliance', own(...CULTURAL), own(...CULTURAL.slice(0, 3))],
  ['mine-rare-metals', own(...HAZARDOUS.slice(0, 4)), own(...HAZARDOUS.slice(0, 3))],
  ['monopolize-production', own(...INDUSTRIAL), own(...INDUSTRIAL.slice(0, 3))],
  [
    'master-the-laws-of-physics',
    knows('antimass-deflectors', 'gravity-drive', 'fleet-logistics', 'light-wave-deflector'),
    knows('antimass-deflectors', 'gravity-drive', 'fleet-logistics', 'neural-motivator'),
  ],
  ['adapt-new-strategies', knows('l4-disruptors', 'chaos-mapping'), knows('l4-disruptors', 'gravity-drive')],
  [
    'establish-a-perimeter',
    places({ bereg: { pds: 2 }, lodor: { pds: 2 } }),
    places({ bereg: { pds: 2 }, lodor: { pds: 1 } }),
  ],
  [
    'fuel-the-war-machine',
    places({ bereg: { 'space-dock': 1 }, lodor: { 'space-dock': 1 }, wellon: { 'space-dock': 1 } }),
    places({ bereg: { 'space-dock': 1 }, lodor: { 'space-dock': 1 } }),
  ],
  [
    'gather-a-mighty-fleet',
    (pub) => {
      pub.sheets[0]!.fleet = 5;
      places({ 'tile-18': { dreadnought: 5 } })(pub);
    },
    (pub) => {
      pub.sheets[0]!.fleet = 5;
      places({ 'tile-18': { dreadnought: 4 } })(pub);
    },
  ],
  [
    'occupy-the-seat-of-the-empire',
    (pub) => {
      own('mecatol-rex')(pub);
      places({ 'tile-18': { cruiser: 3 } })(pub);
    },
    (pub) => {
      own('mecatol-rex')(pub);
      places({ 'tile-18': { cruiser: 2 } })(pub);
    },
  ],
  [
    'control-the-region',
    places(
      {
        'tile-18': { cruiser: 1 },
        'tile-35': { cruiser: 1 },
        'tile-26': { cruiser: 1 },
        'tile-19': { cruiser: 1 },
        'tile-20': { cruiser: 1 },
        'tile-21': { cruiser: 1 },
      },
      { 2: 'tile-35', 3: 'tile-26', 4: 'tile-19', 5: 'tile-20', 6: 'tile-21' },
    ),
    places(
      {
        'tile-18': { cruiser: 2 },
        'tile-35': { cruiser: 1 },
        'tile-26': { cruiser: 1 },
        'tile-19': { cruiser: 1 },
        'tile-20': { cruiser: 1 },
      },
      { 2: 'tile-35', 3: 'tile-26', 4: 'tile-19', 5: 'tile-20' },
    ),
  ],
  [
    'become-the-gatekeeper',
    places({ 'tile-26': { cruiser: 1 }, 'tile-40': { cruiser: 1 } }, { 2: 'tile-26', 3: 'tile-40' }),
    places({ 'tile-26': { cruiser: 1 }, 'tile-39': { cruiser: 1 } }, { 2: 'tile-26', 3: 'tile-39' }),
  ],
  [
    'cut-supply-lines',
    (pub) => {
      places({ 'tile-26': { cruiser: 1 } }, { 2: 'tile-26' })(pub);
      pub.units['lodor'] = units(1, { 'space-dock': 1 });
    },
    (pub) => {
      places({ 'tile-26': { cruiser: 1 } }, { 2: 'tile-26' })(pub);
      pub.units['lodor'] = units(1, { pds: 1 });
    },
  ],
  [
    'learn-the-secrets-of-the-cosmos',
    places(
      { 'tile-18': { cruiser: 1 }, 'tile-26': { cruiser: 1 }, 'tile-19': { cruiser: 1 } },
      { 3: 'tile-42', 2: 'tile-26', 4: 'tile-19' },
    ),
    places(
      { 'tile-18': { cruiser: 1 }, 'tile-26': { cruiser: 1 }, 'tile-42': { cruiser: 1 } },
      { 3: 'tile-42', 2: 'tile-26', 4: 'tile-19' },
    ),
  ],
  [
    'threaten-enemies',
    (pub) => places({ 'tile-35': { cruiser: 1 } }, { [DOWN[1]]: 'tile-35' })(pub),
    (pub) => places({ [homeOf(pub, 1)]: { cruiser: 1 } })(pub),
  ],
];

describe('OBJ: what the objectives of the base box ask for', () => {
  it.each(CASES)('[TI4-OBJ-07] %s', (objective, met, missed) => {
    expect(offered(status(objective, met))).toEqual([objective]);
    expect(offered(status(objective, missed))).toEqual([]);
  });

  it('[TI4-OBJ-05] without all planets of the home system no public objective is scored, secret ones are', () => {
    const lost = (pub: Pub) => {
      pub.planets[homePlanetsOf(pub, 0)[0]!]!.owner = 1;
    };
    const open = status('negotiate-trade-routes', (pub) => {
      pub.sheets[0]!.goods = 5;
      lost(pub);
    });
    expect(open.state.pub.table.open[0]!.kind).not.toBe('score');
    const secret = status('mine-rare-metals', (pub) => {
      own(...HAZARDOUS.slice(0, 4))(pub);
      lost(pub);
    });
    secret.when(0, 'mine-rare-metals', 'scoreSecret').accepted();
  });

  it('[TI4-OBJ-07, TI4-COB-01] the price is paid when the objective is scored', () => {
    const table = status('negotiate-trade-routes', (pub) => (pub.sheets[0]!.goods = 7))
      .when(0, 'negotiate-trade-routes')
      .accepted();
    expect(table.state.pub.sheets[0]).toMatchObject({ goods: 2, points: 1 });
    const tokens = status('lead-from-the-front', (pub) => Object.assign(pub.sheets[0]!, { tactic: 2, strategy: 2 }));
    tokens.when(0, 'lead-from-the-front').accepted();
    expect(tokens.state.pub.sheets[0]).toMatchObject({ tactic: 0, strategy: 1, points: 1 });
  });

  it('[TI4-OBJ-07] Form a Spy Network: five action cards are discarded', () => {
    const table = status('form-a-spy-network', (_, t) => {
      for (const card of t.cards(ACTION_DECK).slice(0, 6)) t.move(card, ACTION_DECK, handOf(0));
    });
    table.when(0, 'form-a-spy-network', 'scoreSecret').accepted();
    for (let i = 0; i < 5; i++)
      table.when(0, table.state.own[0]!.table.cards[handOf(0)]![0]!, 'discardActionCard').accepted();
    expect(table.state.pub.sheets[0]!.points).toBe(1);
    expect(table.state.pub.table.zones[handOf(0)]!.n).toBeLessThanOrEqual(2);
  });

  it('[TI4-OBJ-16] planets count without units; stage II is worth two points', () => {
    const table = status('unify-the-colonies', own(...HAZARDOUS))
      .when(0, 'unify-the-colonies')
      .accepted();
    expect(table.state.pub.sheets[0]!.points).toBe(2);
    expect(planetFacts('bereg').trait).toBe('hazardous');
  });
});
