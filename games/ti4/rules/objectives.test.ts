import { Table, rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { PLANET_IDS, planetFacts } from '../content/planets.ts';
import type { PlanetId } from '../content/planets.ts';
import type { PublicObjectiveId } from '../content/publicObjectives.ts';
import type { SecretObjectiveId } from '../content/secretObjectives.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { ti4 } from '../game.ts';
import { given } from '../given.ts';
import type { Pub, Ti4 } from '../shapes.ts';
import { DOWN, UP, units } from '../space.ts';
import { conditionOf, isSecret, progressOf } from './objectives.ts';
import type { StatusCondition } from '../content/objectives.ts';
import { homeOf, homePlanetsOf, planetsIn } from './systems.ts';
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
function status(objective: Objective, arrange: (pub: Pub, t: Table<Ti4>) => void, expansion: 'no' | 'yes' = 'no') {
  const table = given({ options: { expansion }, hands: {} });
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

/** Planets with something attached, each with its own card. */
const attached =
  (...planets: PlanetId[]) =>
  (pub: Pub) => {
    own(...planets)(pub);
    planets.forEach((planet, i) => {
      const lies = { ability: 'paradise-world explored', holder: null, ready: true, on: planet, store: {} };
      pub.table.components = { ...pub.table.components, [`paradise-world.${i}`]: lies };
    });
  };
const fleetOf = (n: number) => (pub: Pub) => {
  pub.sheets[0]!.fleet = n;
  places({ 'tile-18': { cruiser: n } })(pub);
};
/** Units of one kind in so many of these systems, which lie side by side. */
const spread = (tiles: readonly string[], figures: { [unit: string]: number }) => (pub: Pub) => {
  for (const planet of tiles.flatMap((tile) => planetsIn(tile)))
    pub.planets[planet] = { owner: null, exhausted: false };
  places(
    Object.fromEntries(tiles.map((tile) => [tile, figures])),
    Object.fromEntries(tiles.filter((tile) => tile !== 'tile-18').map((tile, i) => [2 + i, tile])),
  )(pub);
};
/** Planets worth so much and no more: those of the home system first. */
const worthOf = (currency: 'resources' | 'influence', n: number) => (pub: Pub) => {
  let left = n - homePlanetsOf(pub, 0).reduce((sum, planet) => sum + planetFacts(planet)[currency], 0);
  for (const planet of PLANET_IDS) {
    const value = planetFacts(planet)[currency];
    if (value === 0 || value > left || pub.planets[planet]) continue;
    own(planet)(pub);
    left -= value;
  }
};
const EMPTY = ['tile-46', 'tile-47', 'tile-48', 'tile-49', 'tile-50'];
const STRANGE = ['tile-18', 'tile-41', 'tile-44', 'tile-45'];
const EXPANSION_CASES: [Objective, (pub: Pub) => void, (pub: Pub) => void][] = [
  [
    'build-defenses',
    (pub) => places({ bereg: { pds: 2, 'space-dock': 1 }, 'lirta-iv': { pds: 1 } })(pub),
    (pub) => places({ bereg: { pds: 2, 'space-dock': 1, infantry: 3 } })(pub),
  ],
  [
    'construct-massive-cities',
    (pub) =>
      places({ bereg: { pds: 2, 'space-dock': 1 }, 'lirta-iv': { pds: 2, 'space-dock': 1 }, lodor: { pds: 1 } })(pub),
    (pub) => places({ bereg: { pds: 2, 'space-dock': 1 }, 'lirta-iv': { pds: 2, 'space-dock': 1 } })(pub),
  ],
  ['discover-lost-outposts', attached('bereg', 'lodor'), attached('bereg')],
  ['reclaim-ancient-monuments', attached('bereg', 'lodor', 'quann'), attached('bereg', 'lodor')],
  ['engineer-a-marvel', places({ 'tile-18': { flagship: 1 } }), places({ 'tile-18': { dreadnought: 2 } })],
  [
    'explore-deep-space',
    spread(EMPTY.slice(0, 3), { cruiser: 1 }),
    spread([...EMPTY.slice(0, 2), 'tile-35'], { cruiser: 1 }),
  ],
  ['patrol-vast-territories', spread(EMPTY, { cruiser: 1 }), spread([...EMPTY.slice(0, 4), 'tile-35'], { cruiser: 1 })],
  ['make-history', spread(STRANGE.slice(0, 2), { cruiser: 1 }), spread(['tile-18', 'tile-46'], { cruiser: 1 })],
  ['become-a-legend', spread(STRANGE, { cruiser: 1 }), spread([...STRANGE.slice(0, 3), 'tile-46'], { cruiser: 1 })],
  [
    'populate-the-outer-rim',
    spread(EMPTY.slice(0, 3), { cruiser: 1 }),
    (pub) => {
      spread(EMPTY.slice(0, 2), { cruiser: 1 })(pub);
      pub.units[homeOf(pub, 0)] = units(0, { cruiser: 1 });
    },
  ],
  ['control-the-borderlands', spread(EMPTY, { cruiser: 1 }), spread(EMPTY.slice(0, 4), { cruiser: 1 })],
  ['raise-a-fleet', fleetOf(5), fleetOf(4)],
  ['command-an-armada', fleetOf(8), fleetOf(7)],
  [
    'achieve-supremacy',
    places({ 'tile-18': { flagship: 1 } }),
    (pub) => {
      places({ 'tile-18': { dreadnought: 2 } })(pub);
      pub.units[homeOf(pub, 0)] = units(0, { flagship: 1 });
    },
  ],
  [
    'protect-the-border',
    (pub) => {
      own('bereg', 'lirta-iv', 'lodor', 'quann', 'wellon')(pub);
      places({
        bereg: { pds: 1 },
        'lirta-iv': { pds: 1 },
        lodor: { pds: 1 },
        quann: { pds: 1 },
        wellon: { 'space-dock': 1 },
      })(pub);
    },
    (pub) => {
      own('bereg', 'lirta-iv', 'lodor', 'quann', 'wellon')(pub);
      places({ bereg: { pds: 2 }, 'lirta-iv': { pds: 1 }, lodor: { pds: 1 }, quann: { pds: 1 } })(pub);
    },
  ],
  [
    'defy-space-and-time',
    (pub) => {
      pub.offMap = ['tile-82a'];
      pub.units['tile-82a'] = units(0, { cruiser: 1 });
    },
    (pub) => {
      pub.offMap = ['tile-82a'];
      places({ 'tile-18': { cruiser: 1 } })(pub);
    },
  ],
  ['establish-hegemony', worthOf('influence', 12), worthOf('influence', 11)],
  ['hoard-raw-materials', worthOf('resources', 12), worthOf('resources', 11)],
  [
    'mechanize-the-military',
    (pub) => {
      own('bereg', 'lirta-iv', 'lodor', 'quann')(pub);
      places({ bereg: { mech: 1 }, 'lirta-iv': { mech: 1 }, lodor: { mech: 1 }, quann: { mech: 1 } })(pub);
    },
    (pub) => {
      own('bereg', 'lirta-iv', 'lodor')(pub);
      places({ bereg: { mech: 2 }, 'lirta-iv': { mech: 1 }, lodor: { mech: 1 } })(pub);
    },
  ],
  [
    'occupy-the-fringe',
    (pub) => {
      own('bereg')(pub);
      places({ bereg: { infantry: 8, mech: 1 } })(pub);
    },
    (pub) => {
      own('bereg')(pub);
      places({ bereg: { infantry: 9, 'space-dock': 1 } })(pub);
    },
  ],
  [
    'produce-en-masse',
    (pub) => {
      own('bereg', 'lirta-iv')(pub);
      places({ bereg: { 'space-dock': 1 }, 'lirta-iv': { 'space-dock': 1 } }, { 3: 'tile-35' })(pub);
    },
    (pub) => {
      own('bereg', 'lirta-iv')(pub);
      places({ bereg: { 'space-dock': 1 } }, { 3: 'tile-35' })(pub);
    },
  ],
  ['seize-an-icon', own('primor'), own('bereg')],
  [
    'stake-your-claim',
    (pub) => {
      places({}, { 3: 'tile-35' })(pub);
      own('bereg')(pub);
      pub.planets['lirta-iv'] = { owner: 1, exhausted: false };
    },
    (pub) => {
      places({}, { 3: 'tile-35' })(pub);
      own('bereg')(pub);
      pub.planets['lirta-iv'] = { owner: null, exhausted: false };
    },
  ],
  ['hold-vast-reserves', (pub) => (pub.sheets[0]!.goods = 18), (pub) => (pub.sheets[0]!.goods = 17)],
  [
    'push-boundaries',
    (pub) => {
      own('bereg', 'lirta-iv', 'lodor')(pub);
      spread(['tile-35'], { cruiser: 1 })(pub);
      for (const seat of [1, 2]) pub.units['tile-35'] = [...pub.units['tile-35']!, ...units(seat, { cruiser: 1 })];
    },
    (pub) => {
      own('bereg', 'lirta-iv', 'lodor')(pub);
      spread(['tile-35'], { cruiser: 1 })(pub);
      pub.units['tile-35'] = [...pub.units['tile-35']!, ...units(1, { cruiser: 1 })];
    },
  ],
];

describe('OBJ: what the objectives of Prophecy of Kings ask for', () => {
  it.each(EXPANSION_CASES)('[TI4-OBJ-07] %s', (objective, met, missed) => {
    expect(offered(status(objective, met, 'yes'))).toEqual([objective]);
    expect(offered(status(objective, missed, 'yes'))).toEqual([]);
  });
});

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
    tokens.when(0, 'fleet').refused('TI4-COB-02');
    // The last two come from where two are left.
    tokens.when(0, 'tactic').when(0, 'strategy').when(0, 'tactic').accepted();
    expect(tokens.state.pub.sheets[0]).toMatchObject({ tactic: 0, strategy: 1, points: 1 });
  });

  it('[TI4-COB-01, TI4-OBJ-07] an objective in both currencies: each is paid, a planet pays in one, and what comes first leaves enough for the second', () => {
    // Bereg pays 3 or 1, Lodor 3 or 1, Quann 2 or 1, Lirta IV 2 or 3: only Lirta IV can pay the influence.
    const wealth = (goods: number, ...planets: PlanetId[]) =>
      status(
        'amass-wealth',
        (pub) => {
          for (const planet of planets) pub.planets[planet] = { owner: 0, exhausted: false };
          pub.sheets[0]!.goods = goods;
        },
        'yes',
      );
    const table = wealth(3, 'bereg', 'lirta-iv').when(0, 'amass-wealth').accepted();
    expect(table.state.pub.sheets[0]!.goods).toBe(0);
    expect(table.question(0)).toMatchObject({
      kind: 'payFor',
      q: { currency: 'resources', price: 3, then: { currency: 'influence', price: 3 } },
    });
    table.when(0, { coins: ['lirta-iv'], goods: 1 }).refused('TI4-PLAN-08');
    table.when(0, { coins: ['bereg'], goods: 0 }).accepted();
    expect(table.question(0)).toMatchObject({ kind: 'payFor', q: { currency: 'influence', price: 3 } });
    table.when(0, { coins: ['lirta-iv'], goods: 0 }).accepted();
    const { planets, sheets } = table.state.pub;
    expect([planets['bereg']!.exhausted, planets['lirta-iv']!.exhausted, sheets[0]!.points]).toEqual([true, true, 1]);
    // Lirta IV and one good more would pay the resources, and nothing would be left for the influence.
    const tight = wealth(4, 'bereg', 'lirta-iv').when(0, 'amass-wealth').accepted();
    tight.when(0, { coins: ['lirta-iv'], goods: 1 }).refused('TI4-COB-01');
    tight.when(0, { coins: ['bereg'], goods: 0 }).accepted();
    // One planet cannot pay both, whatever it is worth; trade goods can stand in for either.
    expect(offered(wealth(3, 'lirta-iv', 'quann'))).toEqual([]);
    expect(offered(wealth(4, 'lirta-iv', 'quann'))).toEqual(['amass-wealth']);
    expect(offered(wealth(8))).toEqual([]);
    expect(offered(wealth(9))).toEqual(['amass-wealth']);
  });
  it('[TI4-COB-12] structures count on planets in the home systems of others, not in one’s own', () => {
    const built = (...planets: string[]) =>
      status(
        'improve-infrastructure',
        (pub) => {
          for (const planet of planets) {
            pub.planets[planet] = { owner: 0, exhausted: true };
            pub.units[planet] = units(0, { pds: 1 });
          }
        },
        'yes',
      );
    const { pub } = built().state;
    const [own_, theirs] = [homePlanetsOf(pub, 0)[0]!, homePlanetsOf(pub, 1)[0]!];
    expect(offered(built('bereg', 'lodor', theirs))).toEqual(['improve-infrastructure']);
    expect(offered(built('bereg', 'lodor', own_))).toEqual([]);
  });

  /** Players 0 and 1 meet two public objectives each, player 0 a secret one as well; player 0 comes first. */
  const rich = (arrange: (pub: Pub) => void = () => {}) =>
    status('negotiate-trade-routes', (pub, t) => {
      const zone = [STAGE_1, STAGE_1_BOX].find((one) => t.cards(one).includes('expand-borders'))!;
      t.move('expand-borders', zone, REVEALED);
      t.move('mine-rare-metals', SECRET_DECK, secretsOf(0));
      own(...HAZARDOUS)(pub);
      for (const planet of [...CULTURAL, 'wellon', 'thibah']) pub.planets[planet] = { owner: 1, exhausted: true };
      for (const seat of [0, 1]) pub.sheets[seat]!.goods = 5;
      for (const card of Object.values(pub.strategyCards)) card.holder = null;
      pub.strategyCards.leadership.holder = 0;
      pub.strategyCards.imperial.holder = 1;
      pub.strategyCards.trade.holder = 2;
      arrange(pub);
    });
  it('[TI4-OBJ-03, TI4-OBJ-09, TI4-STAT-04] one public and one secret objective each, together, in initiative order', () => {
    const table = rich();
    expect(table.question(0)).toMatchObject({
      kind: 'score',
      q: { from: ['negotiate-trade-routes', 'expand-borders'] },
    });
    table.when(0, 'expand-borders').accepted();
    // The secret one at once, before anybody else; no second public one.
    expect(table.question(0).kind).toBe('scoreSecret');
    table.when(0, 'mine-rare-metals').accepted();
    expect(table.state.pub.sheets[0]!.points).toBe(2);
    // Player 2 has Trade, player 1 Imperial.
    table.when(2, null, 'scoreSecret').accepted();
    expect(table.question(1).kind).toBe('score');
    table.when(1, 'negotiate-trade-routes').when(1, null, 'scoreSecret').accepted();
    expect(table.told.flatMap((e) => (e.t === 'scored' ? [e.all.seat] : []))).toEqual([0, 0, 1]);
    // Cards are drawn in the same order.
    expect(table.told.flatMap((e) => (e.t === 'drew' && e.all.what === 'action-card' ? [e.all.seat] : []))).toEqual([
      0, 2, 1,
    ]);
  });
  it('[TI4-OBJ-08] an objective is scored once by a player, and by any number of players', () => {
    const table = rich((pub) => (pub.scored = { 'expand-borders': [0, 2] }));
    expect(table.question(0).q).toEqual({ from: ['negotiate-trade-routes'] });
    table.when(0, 'none').when(0, null, 'scoreSecret').when(2, null, 'scoreSecret').accepted();
    table.when(1, 'expand-borders').accepted();
    expect(table.state.pub.scored['expand-borders']).toEqual([0, 2, 1]);
  });

  it('[TI4-COB-03, TI4-COB-14] a system counts once, however many anomalies it touches; an anomaly only beside another one', () => {
    const galaxy = { 2: 'tile-42', 3: 'tile-44', 8: 'tile-26', 9: 'tile-35', 10: 'tile-19' };
    const fleets = (...systems: string[]) =>
      offered(
        status(
          'learn-the-secrets-of-the-cosmos',
          places(Object.fromEntries(systems.map((system) => [system, { cruiser: 1 }])), galaxy),
        ),
      ).length;
    // Mecatol's system touches both anomalies and counts once.
    expect(fleets('tile-18', 'tile-35')).toBe(0);
    expect(fleets('tile-18', 'tile-35', 'tile-26')).toBe(1);
    // The two anomalies touch each other.
    expect(fleets('tile-18', 'tile-42', 'tile-44')).toBe(1);
  });

  it('[TI4-COB-13] Intimidate Council and Threaten Enemies: the named system itself does not count', () => {
    const council = (...systems: string[]) =>
      offered(
        status(
          'intimidate-council',
          places(Object.fromEntries(systems.map((system) => [system, { cruiser: 1 }])), { 2: 'tile-35', 3: 'tile-26' }),
        ),
      ).length;
    expect([council('tile-35', 'tile-26'), council('tile-35', 'tile-18')]).toEqual([1, 0]);
    const threat = (system: (pub: Pub) => string) =>
      offered(
        status('threaten-enemies', (pub) => places({ [system(pub)]: { cruiser: 1 } }, { [DOWN[1]]: 'tile-35' })(pub)),
      ).length;
    expect([threat(() => 'tile-35'), threat((pub) => homeOf(pub, 1))]).toEqual([1, 0]);
  });

  const progress = (condition: StatusCondition, arrange: (pub: Pub) => void): number => {
    const table = given({ options: { expansion: 'yes' }, arrange });
    return progressOf(rulesView(ti4, view(table.state, null)), 0, condition).have;
  };
  it('[TI4-COB-12] structures on planets: a dock in space does not count', () => {
    const infrastructure = conditionOf('improve-infrastructure')!;
    const built = (place: string) => (pub: Pub) => {
      own('bereg')(pub);
      pub.units = { [place]: units(0, { 'space-dock': 1, cruiser: 1 }) };
    };
    expect([progress(infrastructure, built('bereg')), progress(infrastructure, built('tile-35'))]).toEqual([1, 0]);
  });
  it('[TI4-COB-17] Rule Distant Lands: two different planets for two different home systems', () => {
    const lands = conditionOf('rule-distant-lands')!;
    const between =
      (...planets: PlanetId[]) =>
      (pub: Pub) => {
        pub.galaxy = Array.from(
          { length: 37 },
          (_, cell) =>
            ({ 0: 'tile-35', 1: homeOf(pub, 1), 4: homeOf(pub, 2) } as { [cell: number]: string })[cell] ?? '',
        ) as Pub['galaxy'];
        pub.offMap = [];
        pub.planets = {};
        own(...planets)(pub);
      };
    expect([progress(lands, between('bereg')), progress(lands, between('bereg', 'lirta-iv'))]).toEqual([1, 2]);
    // A planet in the home system itself counts as well.
    const conquered = (pub: Pub) => {
      between('bereg')(pub);
      pub.planets[homePlanetsOf(pub, 1)[0]!] = { owner: 0, exhausted: true };
    };
    expect(progress(lands, conquered)).toBe(2);
  });
  it('[TI4-COB-21, TI4-NEKR-04] assimilators are no faction technologies, what they copy is; copied upgrades count too', () => {
    const copying =
      (...copied: (TechnologyId | null)[]) =>
      (pub: Pub) => {
        pub.sheets[0]!.technologies = ['valefar-assimilator-x', 'valefar-assimilator-y'];
        pub.table.components = Object.fromEntries(
          copied.map((on, i) => [
            `valefar-assimilator-${'xy'[i]}.0`,
            { ability: `valefar-assimilator-${'xy'[i]}`, holder: 0, ready: true, on, store: {} },
          ]),
        );
      };
    const strategies = conditionOf('adapt-new-strategies')!;
    expect([
      progress(strategies, copying(null, null)),
      progress(strategies, copying('l4-disruptors', null)),
      progress(strategies, copying('l4-disruptors', 'spec-ops-2')),
    ]).toEqual([0, 1, 2]);
    expect(progress(conditionOf('develop-weaponry')!, copying('l4-disruptors', 'spec-ops-2'))).toBe(1);
  });
  it('[TI4-COB-21] unit upgrades of one type count once', () => {
    const weaponry = conditionOf('develop-weaponry')!;
    expect(progress(weaponry, knows('cruiser-2', 'carrier-2'))).toBe(2);
    expect(progress(weaponry, knows('cruiser-2', 'saturn-engine-2'))).toBe(1);
  });
  it('[TI4-CREU-06] Become the Gatekeeper: wormhole tokens count like printed ones', () => {
    const gates = (token: boolean) => (pub: Pub) => {
      places({ 'tile-26': { cruiser: 1 }, 'tile-35': { cruiser: 1 } }, { 2: 'tile-26', 3: 'tile-35' })(pub);
      if (token) pub.wormholes = { 'tile-35': ['beta'] };
    };
    expect(offered(status('become-the-gatekeeper', gates(true)))).toEqual(['become-the-gatekeeper']);
    expect(offered(status('become-the-gatekeeper', gates(false)))).toEqual([]);
  });

  it('[TI4-OBJ-07] Form a Spy Network: five action cards are discarded', () => {
    const table = status('form-a-spy-network', (_, t) => {
      for (const card of t.cards(ACTION_DECK).slice(0, 6)) t.move(card, ACTION_DECK, handOf(0));
    });
    table.when(0, 'form-a-spy-network', 'scoreSecret').accepted();
    expect(table.question(0).q).toEqual({ over: 5, for: 'form-a-spy-network' });
    for (let i = 0; i < 5; i++)
      table.when(0, table.state.own[0]!.table.cards[handOf(0)]![0]!, 'discardActionCard').accepted();
    expect(table.state.pub.sheets[0]!.points).toBe(1);
    expect(table.told.filter(({ t }) => t === 'discarded')).toHaveLength(5);
  });

  it('[TI4-OBJ-16] planets count without units; stage II is worth two points', () => {
    const table = status('unify-the-colonies', own(...HAZARDOUS))
      .when(0, 'unify-the-colonies')
      .accepted();
    expect(table.state.pub.sheets[0]!.points).toBe(2);
    expect(planetFacts('bereg').trait).toBe('hazardous');
  });
});
