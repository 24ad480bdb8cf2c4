import { clockwise } from '@orrery/kernel';
import { agendaFacts } from '../../content/agendas.ts';
import type { AgendaId, Elect } from '../../content/agendas.ts';
import { planetFacts } from '../../content/planets.ts';
import type { PlanetId } from '../../content/planets.ts';
import { STRATEGY_CARD_IDS } from '../../content/strategyCards.ts';
import type { Pub } from '../../shapes.ts';
import { MECATOL_REX, isHome, systemOf } from '../systems.ts';
import { SCORED } from '../scoring.ts';
import { LAWS } from '../zones.ts';

// What can be voted for: for and against, or everything that can be elected (TI4-AGEN-14).

export const FOR = 'for';
export const AGAINST = 'against';

/** Planets under somebody's control. */
const controlled = (pub: Pub, fits: (planet: PlanetId) => boolean): string[] =>
  (Object.keys(pub.planets) as PlanetId[]).filter((planet) => pub.planets[planet]!.owner !== null && fits(planet));

const CANDIDATES: { [E in Elect]: (pub: Pub) => string[] } = {
  player: (pub) => clockwise(pub, pub.speaker).map(String),
  planet: (pub) => controlled(pub, () => true),
  'cultural-planet': (pub) => controlled(pub, (planet) => planetFacts(planet).trait === 'cultural'),
  'hazardous-planet': (pub) => controlled(pub, (planet) => planetFacts(planet).trait === 'hazardous'),
  'industrial-planet': (pub) => controlled(pub, (planet) => planetFacts(planet).trait === 'industrial'),
  'planet-outside-homes-and-mecatol': (pub) =>
    controlled(pub, (planet) => planet !== MECATOL_REX && !isHome(systemOf(planet))),
  law: (pub) => (pub.table.cards[LAWS] ?? []).slice(),
  'scored-secret-objective': (pub) => (pub.table.cards[SCORED] ?? []).slice(),
  'strategy-card': () => STRATEGY_CARD_IDS.slice(),
  /** Covert Legislation brings its own outcomes. */
  'hidden-agenda': () => [],
};

/** None, where an agenda has nothing to act on: another one is revealed in its place (TI4-AGEN-20). */
export function outcomesOf(pub: Pub, agenda: AgendaId): string[] {
  const { elect, needsLaws } = agendaFacts(agenda);
  if (needsLaws && (pub.table.cards[LAWS] ?? []).length === 0) return [];
  return elect === undefined ? [FOR, AGAINST] : CANDIDATES[elect](pub);
}
/** A law enters play if it is voted For, or if it elects something (TI4-AGEN-09). */
export const enters = (agenda: AgendaId, outcome: string): boolean =>
  agendaFacts(agenda).kind === 'law' && outcome !== AGAINST;

export const electsPlayer = (agenda: AgendaId): boolean => agendaFacts(agenda).elect === 'player';
/** Elected planets carry the law; elected players own it. */
export const electsPlanet = (agenda: AgendaId): boolean => agendaFacts(agenda).elect?.includes('planet') ?? false;
