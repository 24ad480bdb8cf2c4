// Generated galaxies and draft pools against their constraints: node bench/galaxies.ts PLAYERS GALAXIES POOLS [FIRST]. Prints what breaks a rule, and one line
// for all. The checks are written here once more, from the tiles as they lie.
import { tile as thirdTile } from '../games/ti3/content/tiles.ts';
import { DEALT, besides, isSpecial } from '../games/ti3/galaxy/board.ts';
import { generateGalaxy as generateThird } from '../games/ti3/galaxy/generate.ts';
import { LAYOUTS as thirdLayouts } from '../games/ti3/galaxy/layouts.ts';
import { adjacencyIn, galaxyOf, graphOf, touchingIn } from '../games/ti4/galaxy/board.ts';
import { DRAFT_LAYOUTS, SLICE_NEIGHBOURS } from '../games/ti4/content/draft.ts';
import { maps } from '@orrery/imperium';
import { LAYOUT_IDS, layout, openPlaces } from '../games/ti4/content/layouts.ts';
import { planetFacts } from '../games/ti4/content/planets.ts';
import { TILES, tileFacts } from '../games/ti4/content/tiles.ts';
import type { TileId } from '../games/ti4/content/tiles.ts';
import { defaultPool, draftPool } from '../games/ti4/galaxy/draftPool.ts';
import { generateGalaxy } from '../games/ti4/galaxy/generate.ts';

const [players = 6, galaxies = 100, pools = 100, first = 1] = process.argv.slice(2).map(Number);
const SETS = ['base', 'pok'] as const;
const WEIGHTINGS = ['balanced', 'random', 'resources', 'influence'] as const;
const holes = (tile: TileId): readonly string[] => tileFacts(tile).wormholes ?? [];
const isAnomaly = (tile: TileId): boolean => (tileFacts(tile).anomalies ?? []).length > 0;

const styles = { symmetric: 0, box: 0 };
/** Boards on which no galaxy can be symmetric. */
const lopsided = new Set<string>();
let broken = 0;
const wrong = (what: string): void => {
  broken++;
  console.log(what);
};

function checkGalaxy(seed: number): void {
  const ids = LAYOUT_IDS.filter((id) => layout(id).players === players);
  const id = ids[seed % ids.length]!;
  const on = layout(id);
  // Every third is to be symmetric, every second of the other two to the box alone where that is enough.
  const symmetric = seed % 3 === 0;
  const sets = on.set === 'base' && seed % 3 === 1 ? (['base'] as const) : SETS;
  const name = `galaxy ${id} ${seed}${symmetric ? ' symmetric' : ''}`;
  const made = generateGalaxy(on, { seed: `${seed}`, sets, weighting: WEIGHTINGS[seed % 4]!, symmetric });
  if ('fault' in made) {
    // Not every board has places that all seats see alike.
    if (made.fault === 'no-symmetry') lopsided.add(id);
    else wrong(`${name}: ${made.fault}`);
    return;
  }
  if (symmetric) styles.symmetric++;
  if (sets.length === 1) styles.box++;
  const kinds = openPlaces(on).map((place) => tileFacts(made.placed[place]!).back);
  if (symmetric && maps.orbitsOf(graphOf(on)).some((cells) => new Set(cells.map((i) => kinds[i])).size > 1))
    wrong(`${name}: seats see different backs`);
  if (Object.values(made.placed).some((tile) => !sets.some((one) => one === tileFacts(tile).set)))
    wrong(`${name}: a tile of another box`);
  const tiles = Object.values(made.placed);
  if (new Set(tiles).size !== tiles.length) wrong(`${name}: a tile twice`);
  for (const back of ['blue', 'red'] as const) {
    const wanted = on.deal[back] * players + (on.extra?.[back] ?? 0);
    if (tiles.filter((tile) => tileFacts(tile).back === back).length !== wanted) wrong(`${name}: ${back}`);
  }
  for (const hole of ['alpha', 'beta'])
    if (tiles.filter((tile) => holes(tile).includes(hole)).length === 1) wrong(`${name}: a lonely ${hole}`);
  const galaxy = galaxyOf(on, made.placed);
  const near = touchingIn(galaxy);
  const isLaid = (cell: string): cell is TileId => cell in TILES && cell !== 'tile-18';
  for (const a of galaxy.filter(isLaid))
    for (const b of (near.get(a) ?? []).filter(isLaid))
      if (a < b && ((isAnomaly(a) && isAnomaly(b)) || holes(a).some((hole) => holes(b).includes(hole))))
        wrong(`${name}: ${a} beside ${b}`);
  // Every home can be reached from every other one.
  const links = adjacencyIn(galaxy);
  const seen = new Set(['tile-18']);
  for (const cell of seen) for (const next of links.get(cell) ?? []) seen.add(next);
  for (let seat = 0; seat < players; seat++) if (!seen.has(`home-${seat}`)) wrong(`${name}: home ${seat} is cut off`);
}

/** The same for a galaxy of Twilight Imperium 3, where special systems and equal wormholes lie apart. */
function checkThird(seed: number): void {
  const on = thirdLayouts.find((one) => one.players === players)!;
  const name = `third edition, galaxy ${seed}`;
  const symmetric = seed % 3 === 0;
  const made = generateThird(on, { seed: `${seed}`, weighting: WEIGHTINGS[seed % 4]!, symmetric });
  if ('fault' in made) {
    if (made.fault === 'no-symmetry') lopsided.add(`third edition, ${players}`);
    else wrong(`${name}: ${made.fault}`);
    return;
  }
  if (symmetric) styles.symmetric++;
  const { galaxy } = made;
  const tiles = on.open.map((cell) => galaxy[cell]!);
  if (tiles.some((id) => !DEALT.includes(id)) || new Set(tiles).size !== tiles.length) wrong(`${name}: tiles`);
  for (const hole of ['alpha', 'beta'])
    if (tiles.filter((id) => thirdTile(id).wormholes.includes(hole)).length === 1) wrong(`${name}: a lonely ${hole}`);
  for (const cell of on.open)
    for (const other of besides(cell).filter((near) => near > cell && on.open.includes(near))) {
      const [a, b] = [galaxy[cell]!, galaxy[other]!];
      const isEqual = thirdTile(a).wormholes.some((hole) => thirdTile(b).wormholes.includes(hole));
      if (isEqual || (isSpecial(a) && isSpecial(b))) wrong(`${name}: ${a} beside ${b}`);
    }
}

function checkPool(seed: number): void {
  const options = defaultPool(players, SETS, `${seed}`);
  const made = draftPool(options);
  if ('fault' in made) return wrong(`pool ${seed}: ${made.fault}`);
  const { slices, factions } = made;
  if (slices.length < players || factions.length < players) wrong(`pool ${seed}: too little`);
  if (new Set(slices.flat()).size !== 5 * slices.length) wrong(`pool ${seed}: a tile twice`);
  if (new Set(factions).size !== factions.length) wrong(`pool ${seed}: a faction twice`);
  for (const hole of ['alpha', 'beta'])
    if (slices.flat().filter((tile) => holes(tile).includes(hole)).length < 2) wrong(`pool ${seed}: too few ${hole}`);
  for (const slice of slices) {
    let [resources, influence] = [0, 0];
    for (const planet of slice.flatMap((tile) => tileFacts(tile).planets ?? [])) {
      const facts = planetFacts(planet);
      if (facts.resources > facts.influence) resources += facts.resources;
      else if (facts.influence > facts.resources) influence += facts.influence;
      else [resources, influence] = [resources + facts.resources / 2, influence + facts.influence / 2];
    }
    const total = resources + influence;
    if (influence < 4 || resources < 2.5 || total < 9 || total > 13)
      wrong(`pool ${seed}: ${slice.join()} is worth ${total}`);
    if (slice.filter((tile) => tileFacts(tile).back === 'red').length !== 2) wrong(`pool ${seed}: ${slice.join()}`);
    for (const hole of ['alpha', 'beta'])
      if (slice.filter((tile) => holes(tile).includes(hole)).length > 1) wrong(`pool ${seed}: two ${hole}`);
    const legendary = slice
      .flatMap((tile) => tileFacts(tile).planets ?? [])
      .filter((one) => planetFacts(one).legendary);
    if (legendary.length > 1) wrong(`pool ${seed}: two legendary planets`);
    if (SLICE_NEIGHBOURS.some(([a, b]) => isAnomaly(slice[a]) && isAnomaly(slice[b]))) wrong(`pool ${seed}: anomalies`);
  }
}

for (let seed = first; seed < first + galaxies; seed++) checkGalaxy(seed);
const hasThird = thirdLayouts.some((one) => one.players === players);
if (hasThird) for (let seed = first; seed < first + galaxies; seed++) checkThird(seed);
if (DRAFT_LAYOUTS.some((one) => one.players === players))
  for (let seed = first; seed < first + pools; seed++) checkPool(seed);
console.log(
  `${players} players: ${galaxies} galaxies of the fourth edition${hasThird ? ', as many of the third' : ''}, ${pools} pools from seed ${first}: ${broken} break a rule (${styles.symmetric} symmetric, ${styles.box} of the box alone${
    lopsided.size > 0 ? `; never symmetric: ${[...lopsided].join(', ')}` : ''
  })`,
);
