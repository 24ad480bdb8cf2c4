import type { Outlook } from './outlook.ts';
import type { About } from './cards.ts';
import { wealthOf } from '@orrery/imperium';
import { exhaustedPlanets, purseOf, valueOf } from '../rules/planets.ts';
import { onBoard } from '../rules/units.ts';
import { chanceInSpace } from './battle.ts';

// Abilities of factions, technologies, notes and laws that a player may use. What is not named here is used whenever it can be.

type Rule = (o: Outlook, about: About) => number;

/** What costs a strategy token is worth it only where tokens are to spare. */
const forToken =
  (gain: number): Rule =>
  (o) =>
    o.sheet.strategy > 1 + (o.reserve.tokens > 0 ? 1 : 0) ? gain : 0;

/** Agents that help whoever does something: no one else's turn is helped. */
const forMe =
  (gain: number): Rule =>
  (o, { seat }) =>
    seat === o.seat ? gain : 0;
const infantryOf = (o: Outlook): number => onBoard(o.pub, o.seat, 'infantry');
/** The most that an exhausted planet would pay. */
const tired = (o: Outlook): number =>
  Math.max(
    0,
    ...exhaustedPlanets(o.pub, o.seat).map((planet) =>
      Math.max(valueOf(o.v, planet, 'resources'), valueOf(o.v, planet, 'influence')),
    ),
  );

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
  'captain-mendosa': forMe(1),
  'doctor-sucaban': forMe(1),
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
  /** Where the whole fleet goes, and how the map lies, is weighed by nothing here. */
  'riftwalker-meian': () => 0,
  'the-helmsman': () => 0,
  /** A mech on the board is worth more than a wormhole. */
  'icarus-drive': () => 0,
};
const USUAL = 1;

export const abilityGain = (o: Outlook, ability: string, about: About): number =>
  ABILITIES[ability]?.(o, about) ?? USUAL;
