import type { Outlook } from './outlook.ts';
import type { About } from './cards.ts';
import { chanceInSpace } from './battle.ts';
import { CABAL_NOMAD_TITANS } from './cabalNomadTitans.ts';

// Abilities of factions, technologies, notes and laws that a player may use. What is not named here is used whenever it can be.

type Rule = (o: Outlook, about: About) => number;

/** What costs a strategy token is worth it only where tokens are to spare. */
const forToken =
  (gain: number): Rule =>
  (o) =>
    o.sheet.strategy > 1 + (o.reserve.tokens > 0 ? 1 : 0) ? gain : 0;

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
  ...CABAL_NOMAD_TITANS,
};
const USUAL = 1;

export const abilityGain = (o: Outlook, ability: string, about: About): number =>
  ABILITIES[ability]?.(o, about) ?? USUAL;
