import type { Figures } from '@orrery/imperium';
import { ownCard, readFigures, slotName, writeFigures } from '@orrery/imperium';
import { countPlan, firstOfPlan, flow, part } from '@orrery/kernel';
import type { Plan } from '@orrery/kernel';
import { inSets } from '../content/sets.ts';
import { agendaDeck } from '../content/agendas.ts';
import { factionSheet, unitCardsOf } from '../content/factions/index.ts';
import type { FactionId } from '../content/factions/index.ts';
import { LAYOUT_IDS, layout } from '../content/layouts.ts';
import { DOCKS_PER_PLANET, PDS_PER_PLANET, STARTING_TOKENS } from '../content/limits.ts';
import { PROMISSORY_NOTES, noteFacts } from '../content/promissoryNotes.ts';
import { PUBLIC_OBJECTIVES, publicObjectiveFacts } from '../content/publicObjectives.ts';
import { SECRET_OBJECTIVES } from '../content/secretObjectives.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { unitFacts } from '../content/units/index.ts';
import type { UnitId, UnitType } from '../content/units/index.ts';
import { galaxyOf } from '../galaxy/board.ts';
import { generateGalaxy } from '../galaxy/generate.ts';
import { readMapString } from '../galaxy/mapString.ts';
import type { Pub, Table, Ti4 } from '../shapes.ts';
import { actionDeck } from './cards.ts';
import { everySeat } from './initiative.ts';
import { homesOf } from './layingGalaxy.ts';
import { bySummary } from './reading.ts';
import { SCORED } from './scoring.ts';
import { inPlay, learn, useUnitCard } from './technology.ts';
import { isGroundForce, isStructure, place } from './units.ts';
import { planetsIn, systemsOf } from './systems.ts';
import {
  ACTION_DECK,
  ACTION_DISCARD,
  AGENDA_DECK,
  AGENDA_DISCARD,
  AGENDA_HIDDEN,
  AGENDA_OPEN,
  LAWS,
  NOTES_IN_PLAY,
  REVEALED,
  SECRET_DECK,
  STAGE_1,
  STAGE_1_BOX,
  STAGE_2,
  STAGE_2_BOX,
  handOf,
  notesOf,
  secretsOf,
} from './zones.ts';

// SETUP: speaker, factions, galaxy, decks, starting components, objectives, in this order (TI4-SETUP-10).

/** Objectives of each stage that are dealt (TI4-SETUP-18). */
const DEALT = 5;
/** Stage I objectives that lie open at the start (TI4-SETUP-09). */
const OPEN = 2;
/** Secret objectives that each player draws; one is kept (TI4-SETUP-08). */
const SECRETS = 2;

/** Draws so many of a list, without putting back. */
function drawOf<V>(t: Table, stream: string, list: readonly V[], n: number): V[] {
  const left = list.slice();
  return Array.from({ length: n }, () => left.splice(t.chance(stream, left.length), 1)[0]!);
}

/** The faction's pieces: tokens, home planets, units and unit cards (TI4-SETUP-06, TI4-SETUP-07, TI4-SETUP-16). */
function takeSeat(t: Table, seat: number, faction: FactionId): void {
  const { pub } = t;
  const facts = factionSheet(faction);
  const sheet = pub.sheets[seat]!;
  Object.assign(sheet, STARTING_TOKENS, { faction });
  sheet.reserve -= STARTING_TOKENS.tactic + STARTING_TOKENS.fleet + STARTING_TOKENS.strategy;
  for (const unit of unitCardsOf(faction)) useUnitCard(t, seat, unit);
  for (const ability of facts.abilities) t.addComponent(inPlay(ability, seat), { ability, holder: seat });
  for (const planet of facts.planets) pub.planets[planet] = { owner: seat, exhausted: false };
  t.emit('seated', { seat, faction });
}

/** What a faction starts with, by type of figure; floating docks lie in space. */
function startingUnits(pub: Pub, seat: number): { type: UnitType; n: number; onPlanet: boolean }[] {
  const { fleet, planets } = factionSheet(pub.sheets[seat]!.faction);
  return (Object.entries(fleet) as [UnitId, number][]).map(([unit, n]) => {
    const { type, move } = unitFacts(unit);
    const onPlanet = (isGroundForce(type) || isStructure(type)) && planets.length > 0 && move === undefined;
    return { type, n, onPlanet };
  });
}

/** Ships into space; what stands on planets too, where there is but one. */
function placeFleet(pub: Pub, seat: number): void {
  const { home, planets } = factionSheet(pub.sheets[seat]!.faction);
  for (const { type, n, onPlanet } of startingUnits(pub, seat))
    if (!onPlanet) place(pub, home, seat, type, n);
    else if (planets.length === 1) place(pub, planets[0]!, seat, type, n);
}

/** Ground forces and structures onto home planets of one's choice, within the limits of structures (TI4-SETUP-16). */
function deploymentPlan(pub: Pub, seat: number): Plan<Figures> {
  const { planets } = factionSheet(pub.sheets[seat]!.faction);
  const landing = startingUnits(pub, seat).filter(({ onPlanet }) => onPlanet);
  const limits: { [type: string]: number } = { pds: PDS_PER_PLANET, 'space-dock': DOCKS_PER_PLANET };
  const slots = landing.flatMap(({ type, n }) =>
    planets.map((at) => ({ id: slotName(type, at), most: Math.min(n, limits[type] ?? n), stack: type, at })),
  );
  const totals = landing.map(({ type, n }) => ({
    rule: 'TI4-SETUP-16',
    of: n,
    weights: slots.map(({ stack }) => +(stack === type)),
  }));
  return countPlan<Figures>({
    slots,
    bounds: totals,
    floors: totals,
    write: (counts) => writeFigures(slots, counts),
    read: (answer) => {
      const counts = readFigures(answer);
      return counts ? { counts, part: null } : { rule: 'TI4-SETUP-16' };
    },
    unknown: () => 'TI4-SETUP-16',
  });
}

export const setUp = flow<Ti4>()('setUp', {
  speaker: (t, f) => {
    // A draft has settled who begins (TI4-DRAFT-01).
    t.pub.speaker = t.pub.agreed.factions ? 0 : t.chance('speaker', t.pub.table.seats);
    t.emit('speaker', { seat: t.pub.speaker });
    f.choosing = everySeat(t.pub, t.pub.speaker);
    return t.next;
  },
  /** Drawn, or chosen one after the other from the speaker (TI4-SETUP-03). */
  factions: (t, f) => {
    const open = t.pub.agreed.playable.filter((faction) => !f.factions.includes(faction));
    const { factions } = t.pub.agreed;
    if (factions) {
      f.factions = factions.slice();
      return 'seats';
    }
    if (!t.pub.agreed.chooseFactions) {
      f.factions = drawOf(t, 'factions', open, t.pub.table.seats);
      return 'seats';
    }
    const seat = f.choosing[0];
    if (seat === undefined) return 'seats';
    return t.ask(seat, 'pickOne', { what: 'faction', from: open, for: null, rule: 'TI4-SETUP-03' }, 'faction');
  },
  takeFaction: (_, f) => {
    // In the order of choosing; the seats are told apart when all have chosen.
    f.factions.push(f.faction as FactionId);
    f.choosing.shift();
    return 'factions';
  },
  seats: (t, f) => {
    if (t.pub.agreed.chooseFactions) {
      const order = everySeat(t.pub, t.pub.speaker);
      f.factions = everySeat(t.pub).map((seat) => f.factions[order.indexOf(seat)]!);
    }
    f.factions.forEach((faction, seat) => takeSeat(t, seat, faction));
    return t.next;
  },
  galaxy: (t) => {
    const { sets, galaxy } = t.pub.agreed;
    const map = readMapString(galaxy);
    if (!('fault' in map)) {
      const { layout: given, placed } = map;
      for (const { at, n } of given.goods ?? []) t.pub.sheets[given.homes.indexOf(at)]!.goods += n; // TI4-MAP-11
      t.pub.galaxy = galaxyOf(given, placed, homesOf(t.pub));
      return t.next;
    }
    const id = LAYOUT_IDS.find((one) => layout(one).players === t.pub.table.seats && sets.includes(layout(one).set))!;
    const on = layout(id);
    for (const { at, n } of on.goods ?? []) t.pub.sheets[on.homes.indexOf(at)]!.goods += n; // TI4-MAP-11
    if (galaxy === 'rulebook') return t.call('layGalaxy', { layout: id });
    const seed = galaxy === 'fixed' ? 'even' : String(t.chance('galaxy', 1 << 28));
    const made = generateGalaxy(on, { seed, sets, weighting: 'balanced' });
    if ('fault' in made) throw new Error(`no galaxy: ${made.fault}`);
    t.pub.galaxy = galaxyOf(on, made.placed, homesOf(t.pub));
    return t.next;
  },
  planets: (t, f) => {
    // A home whose gate lies on the map lies beside it (TI4-MAP-07).
    t.pub.offMap = f.factions.flatMap((faction) => (factionSheet(faction).gate ? [factionSheet(faction).home] : []));
    for (const system of systemsOf(t.pub))
      for (const planet of planetsIn(system)) t.pub.planets[planet] ??= { owner: null, exhausted: false };
    return t.next;
  },
  decks: (t) => {
    const { sets } = t.pub.agreed;
    const deal = (zone: string, cards: readonly string[]): void => {
      t.addZone(zone, 'down', null, cards);
      t.shuffle(zone);
    };
    deal(ACTION_DECK, actionDeck(sets));
    t.addZone(ACTION_DISCARD, 'up');
    deal(AGENDA_DECK, agendaDeck(sets));
    t.addZone(AGENDA_HIDDEN, 'down');
    for (const zone of [AGENDA_DISCARD, AGENDA_OPEN, LAWS, NOTES_IN_PLAY]) t.addZone(zone, 'up');
    deal(SECRET_DECK, inSets(SECRET_OBJECTIVES, sets));
    for (const [stage, zone, box] of [
      [1, STAGE_1, STAGE_1_BOX],
      [2, STAGE_2, STAGE_2_BOX],
    ] as const) {
      deal(
        box,
        inSets(PUBLIC_OBJECTIVES, sets).filter((id) => publicObjectiveFacts(id).stage === stage),
      );
      t.addZone(zone, 'down');
      for (let i = 0; i < DEALT; i++) t.draw(box, zone);
    }
    t.addZone(REVEALED, 'up');
    t.addZone(SCORED, 'up');
    for (const seat of everySeat(t.pub)) {
      t.addZone(handOf(seat), [seat], seat);
      t.addZone(secretsOf(seat), [seat], seat);
      t.addZone(notesOf(seat), [seat], seat, notesFor(t.pub, seat));
    }
    return t.next;
  },
  fleets: (t) => {
    for (const seat of everySeat(t.pub)) {
      placeFleet(t.pub, seat);
      for (const technology of factionSheet(t.pub.sheets[seat]!.faction).technologies) learn(t, seat, technology);
    }
    return t.next;
  },
  deploying: (t, f) => {
    f.choosing = everySeat(t.pub, t.pub.speaker).filter(
      (seat) => factionSheet(t.pub.sheets[seat]!.faction).planets.length > 1,
    );
    return t.next;
  },
  deploy: (t, f) => {
    const seat = f.choosing[0];
    return seat === undefined ? 'chooseTechnologies' : t.ask(seat, 'deploy', {}, 'deployed');
  },
  deployed: (t, f) => {
    const seat = f.choosing.shift()!;
    for (const [planet, counted] of Object.entries(f.deployed!))
      for (const [type, n] of Object.entries(counted)) place(t.pub, planet, seat, type as UnitType, n);
    return 'deploy';
  },
  /** Factions that choose their first technologies do so one after the other, from the speaker (TI4-SETUP-17). */
  chooseTechnologies: (t, f) => {
    f.choosing = everySeat(t.pub, t.pub.speaker).filter((seat) => factionSheet(t.pub.sheets[seat]!.faction).choice);
    return t.next;
  },
  ask: (t, f) => {
    const seat = f.choosing[0];
    if (seat === undefined) return 'objectives';
    const { pick, from } = factionSheet(t.pub.sheets[seat]!.faction).choice!;
    const open = from.filter((id) => !t.pub.sheets[seat]!.technologies.includes(id));
    return t.ask(
      seat,
      'pickSome',
      { what: 'technology', from: open, for: null, rule: 'TI4-SETUP-17', min: pick, max: pick },
      'chosen',
    );
  },
  chosen: (t, f) => {
    for (const technology of f.chosen!) learn(t, f.choosing[0]!, technology as TechnologyId);
    f.choosing.shift();
    return 'ask';
  },
  objectives: (t) => {
    for (let i = 0; i < OPEN; i++) t.emit('revealed', { objective: t.draw(STAGE_1, REVEALED)! });
    const dealt = bySummary(t.pub) ? 1 : SECRETS;
    for (const seat of everySeat(t.pub)) {
      const cards = Array.from({ length: dealt }, () => t.draw(SECRET_DECK, secretsOf(seat))!);
      t.emit('drew', { seat, n: dealt, what: 'secret-objective' }, { to: [seat], some: { cards } });
    }
    if (dealt === 1) return t.end();
    return t.seal(everySeat(t.pub), 'keepSecret', { give: SECRETS - 1 });
  },
  /** The other one goes back unseen. */
  secrets: (t, f) => {
    for (const seat of everySeat(t.pub)) {
      const kept = t.secret(f, 'keepSecret', seat);
      for (const card of t.cards(secretsOf(seat)).slice())
        if (card !== kept) t.move(card, secretsOf(seat), SECRET_DECK);
    }
    t.shuffle(SECRET_DECK);
    return t.end();
  },
});

/** Five notes of one's colour, and those of the faction (TI4-PN-01); a card's id names its owner. */
export const notesFor = ({ agreed, sheets }: Pub, seat: number): string[] =>
  inSets(PROMISSORY_NOTES, agreed.sets)
    .filter((note) => [undefined, sheets[seat]!.faction].includes(noteFacts(note).owner))
    .map((note) => `${note}.${seat}`);

export const setUpPart = part<Ti4>()({
  procedures: { setUp },
  asks: {
    deploy: {
      rule: 'TI4-SETUP-16',
      begin: ({ pub, seat }) => deploymentPlan(pub, seat!),
      fallback: ({ pub, seat }) => firstOfPlan(deploymentPlan(pub, seat!))!,
    },
    keepSecret: ownCard('TI4-SETUP-08', secretsOf, { secret: true }),
  },
});
