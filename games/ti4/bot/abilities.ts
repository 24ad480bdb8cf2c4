import { wealthOf } from '@orrery/imperium';
import { textOf } from '@orrery/kernel';
import type { Seat, Source } from '@orrery/kernel';
import type { StrategyCardId } from '../content/strategyCards.ts';
import { exhaustedPlanets, purseOf, readyPlanets, valueOf } from '../rules/planets.ts';
import { allSystems, leader, planetWorth } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { CARDS, isActionCard } from './cards.ts';
import type { About } from './cards.ts';
import { figuresAt } from '../rules/figures.ts';
import { productionIn } from '../rules/production.ts';
import { planetsAt } from '../rules/systems.ts';
import { tokensOnBoard } from '../rules/tokens.ts';
import { countAt, isGroundForce, isStructure, onBoard, placesIn, stacksAt } from '../rules/units.ts';
import type { UnitType } from '../content/units/index.ts';
import { chanceInSpace } from './battle.ts';
import { isIdle, priceOf, shipsIn } from './forces.ts';
import { shareOut } from './landing.ts';
import { quarrel } from './quarrel.ts';
import { follows } from './table.ts';
import { helmsmanGain, meianGain } from './rearranging.ts';
import { CABAL_NOMAD_TITANS } from './cabalNomadTitans.ts';

// Abilities of factions, technologies, notes and laws that a player may use. What is not named here is used whenever it can be.

type Rule = (o: Outlook, about: About) => number;

/** What costs a strategy token is worth it only where tokens are to spare. */
const forToken =
  (gain: number): Rule =>
  (o) =>
    o.sheet.strategy > 1 + (o.reserve.tokens > 0 ? 1 : 0) ? gain : 0;

/** What any player may be given is for oneself. */
const forMe =
  (gain: number): Rule =>
  (o, { seat }) =>
    seat === o.seat ? gain : 0;
const valueOfShips = (o: Outlook, system: string, seat: Seat): number[] =>
  shipsIn(o.v, system, seat)
    .flatMap(({ type, n }) => Array.from({ length: n }, () => priceOf(o.v, seat, type as UnitType)))
    .toSorted((a, b) => b - a);
/** A ship of one's own goes for ships of the other side: so many of the dearest must be worth more. */
const inExchange =
  (price: number, n: number): Rule =>
  (o, { attacker, defender, system }) => {
    const foe = (attacker === o.seat ? defender : attacker) as Seat;
    const taken = valueOfShips(o, system as string, foe).slice(0, n);
    return Math.max(0, taken.reduce((sum, one) => sum + one, 0) - price);
  };
/** What others have in a system, less what is one's own there or might be. */
function ruin(o: Outlook, system: string): number {
  const units = placesIn(system)
    .flatMap((place) => stacksAt(o.pub, place))
    .reduce(
      (sum, { seat, type, n }) =>
        sum +
        (seat === o.seat
          ? isStructure(type)
            ? -n * priceOf(o.v, seat, type as UnitType)
            : 0
          : n * priceOf(o.v, seat, type as UnitType)),
      0,
    );
  return planetsAt(o.pub, system).reduce((sum, planet) => {
    const { owner } = o.pub.planets[planet]!;
    return sum + (owner === null ? -0.5 : owner === o.seat ? -1 : 0.7) * planetWorth(o, planet);
  }, units);
}
/** The hero of Muaat burns what is worth at least so much to others. */
const RUIN = 6;
/** The fleet is given for the landing alone: where it would hardly win, and much is to be had. */
const landing: Rule = (o, { system }) => {
  const at = system as string;
  const [mine, troops] = [shipsIn(o.v, at, o.seat), countAt(o.pub, at, o.seat, isGroundForce)];
  if (troops === 0 || chanceInSpace(o, at) > 0.3) return 0;
  const price = valueOfShips(o, at, o.seat).reduce((sum, one) => sum + one, 0);
  const prize = shareOut(o, at, troops, mine).reduce((sum, { worth, chance }) => sum + worth * chance, 0);
  return Math.max(0, prize - price);
};
/** In a fight of one's own. */
const inMyFight =
  (gain: number): Rule =>
  (o, { attacker, defender }) =>
    [attacker, defender].includes(o.seat) ? gain : 0;
const infantryOf = (o: Outlook): number => onBoard(o.pub, o.seat, 'infantry');
/** Infantry on planets, beyond their garrisons. */
const idleInfantry = (o: Outlook): number =>
  figuresAt(o.pub, o.seat, Object.keys(o.pub.units), (type) => type === 'infantry').filter(isIdle).length;
/** The most that an exhausted planet would pay. */
const tired = (o: Outlook): number =>
  Math.max(
    0,
    ...exhaustedPlanets(o.pub, o.seat).map((planet) =>
      Math.max(valueOf(o.v, planet, 'resources'), valueOf(o.v, planet, 'influence')),
    ),
  );
/** A good card of the leader is worth the unit that cancels it. */
const againstLeader: Rule = (o, { source }) => {
  const { component, seat } = source as unknown as Source;
  const card = textOf(component);
  return seat === leader(o) && isActionCard(card) && CARDS[card].hold >= 2 ? 1 : 0;
};

const votesOf = (o: Outlook, seat: Seat): number =>
  readyPlanets(o.pub, seat).reduce((sum, planet) => sum + valueOf(o.v, planet, 'influence'), 0);

const ABILITIES: { readonly [ability: string]: Rule } = {
  'star-forge': forToken(1.5),
  'the-inferno': forToken(1.5),
  'orbital-drop': forToken(1.2),
  'munitions-reserves': (o, { system }) => {
    const chance = chanceInSpace(o, system as string);
    return chance > 0.25 && chance < 0.8 ? 2 : 0;
  },
  /** Two rivals fight, or nothing is at stake: the note is kept. */
  ceasefire: () => 1,
  'political-secret': () => 0,
  'the-crown-of-thalnos': () => 0,
  'berekar-berekon': forMe(2),
  'brother-milor': forMe(1.5),
  'adjudicator-baal': (o, { system }) => Math.max(0, ruin(o, system as string) - RUIN),
  'adjudicator-baal/ships.arrived': (o, { system }) => Math.max(0, ruin(o, system as string) - RUIN),
  'shval-harbinger': landing,
  'exotrireme-2': inExchange(4, 2),
  devotion: inExchange(1.5, 1),
  'impulse-core': inExchange(1.5, 1),
  'ipswitch-loose-cannon': (o, { attacker, defender, system }) =>
    inMyFight(1)(o, { attacker: attacker!, defender: defender! }) *
    Math.max(0, valueOfShips(o, system as string, (attacker === o.seat ? defender : attacker) as Seat).length - 2),
  'jace-x-4th-air-legion': (o) => Math.max(0, tokensOnBoard(o.pub, o.seat).length - 3),
  'harrugh-gefhara': (o, { system }) => Math.max(0, productionIn(o.v, o.seat, system as string) - 4),
  'evelyn-delouis': inMyFight(1.5),
  'viscount-unlenn': inMyFight(1.5),
  'captain-mendosa': forMe(1),
  'doctor-sucaban': (o, { seat }) => (seat === o.seat ? idleInfantry(o) : 0),
  'emissary-taivra': forMe(1),
  'garv-and-gunn': forMe(1),
  i48s: forMe(1),
  tro: forMe(1.5),
  'carth-of-golden-sands': (o) => (o.sheet.commodities === 0 ? 1 : 0),
  'ggrocuto-rinn': (o) => 0.5 * tired(o),
  'letani-ospha': () => 1.5,
  'nekro-malleon': (o) => (o.sheet.strategy > 2 || o.sheet.tactic > 4 ? 1 : 0),
  /** Heroes wait until there is much to be had. */
  'dannel-of-the-tenth': (o) => (infantryOf(o) >= 5 ? 0.5 * infantryOf(o) : 0),
  'kyver-blade-and-key': () => 4,
  'letani-miasmiala': (o) => (wealthOf(purseOf(o.v, o.seat, 'resources')) >= 6 ? 4 : 0),
  'mathis-mathinus': () => 5,
  'unit-dsgn-flayesh': () => 6,
  'xxekir-grom': () => 4,
  'riftwalker-meian': meianGain,
  'the-helmsman': helmsmanGain,
  /** A mech on the board is worth more than a wormhole. */
  'icarus-drive': () => 0,
  'trilossa-aun-mirik': forMe(1),
  /** Ships that move without landing win nothing that the plans of this bot count. */
  'mirik-aun-sissiri': () => 0,
  aetherpassage: () => 0,
  aetherstream: forMe(1),
  acamar: forMe(1),
  'acamar/ships.arrived': forMe(1),
  dynamo: forMe(1),
  watcher: againstLeader,
  /** Where it follows anyway, somebody else pays. */
  'jae-mir-kan': (o, { card }) => (follows(o, card as StrategyCardId, true) ? 1 : 0),
  /** Only those who have many votes. */
  'genetic-recombination': (o, { seat }) => (votesOf(o, seat as Seat) >= 4 ? 1 : 0),
  /** Two rivals who stand side by side. */
  'airo-shir-aur': (o) => (allSystems(o).some((system) => quarrel(o, system) > 0) ? 2 : 0),
  ...CABAL_NOMAD_TITANS,
};
const USUAL = 1;

export const abilityGain = (o: Outlook, ability: string, about: About): number =>
  ABILITIES[ability]?.(o, about) ?? USUAL;
