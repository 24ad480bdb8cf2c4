import { makeQueries } from '@orrery/kernel';
import type { Modifiers, Seat, Source } from '@orrery/kernel';
import { LAWS } from '../content/agendas.ts';
import { CARD_MODIFIERS } from '../content/cardModifiers.ts';
import { NEBULA, RACE_MODIFIERS } from '../content/raceAbilities.ts';
import { TECHNOLOGY_EFFECTS } from '../content/technologyEffects.ts';
import { tile } from '../content/tiles.ts';
import type { Pub, Sheet, Ti3 } from '../shapes.ts';

/** "You" of a text that belongs to the board and to no player. */
const NOBODY = -1;

export const MODIFIERS: { [text: string]: Modifiers<Ti3> } = {
  ...RACE_MODIFIERS,
  ...TECHNOLOGY_EFFECTS,
  ...CARD_MODIFIERS,
  ...LAWS,
  nebula: NEBULA,
};

/** Sources of a Race Sheet, kept beside the state for as long as its list of technologies is the same. */
const known = new WeakMap<string[], { race: string; n: number; sources: Source[] }>();
function sourcesOf({ race, technologies }: Sheet, seat: Seat): Source[] {
  const before = known.get(technologies);
  if (before && before.race === race && before.n === technologies.length) return before.sources;
  const sources = [
    { ability: race, component: race, seat },
    ...technologies.map((text) => ({ ability: text, component: `${text}@${seat}`, seat })),
  ];
  known.set(technologies, { race, n: technologies.length, sources });
  return sources;
}

const nebulae = new WeakMap<string[], Source[]>();
function nebulaeOf(galaxy: string[]): Source[] {
  let sources = nebulae.get(galaxy);
  if (!sources) {
    const found = galaxy.filter((system) => system !== '' && tile(system).kind === 'nebula');
    sources = found.map((component) => ({ ability: 'nebula', component, seat: NOBODY }));
    nebulae.set(galaxy, sources);
  }
  return sources;
}

/** Texts in force that all can see: Race Sheets, technologies and special systems. */
export const live = (pub: Pub): Source[] => [
  ...pub.sheets.flatMap(sourcesOf),
  ...nebulaeOf(pub.galaxy),
  ...lawsOf(pub),
];

/** "You" of a law is the player elected, if it elects one. */
const lawsOf = (pub: Pub): Source[] =>
  pub.laws.map(({ card, elected }) => ({
    ability: card,
    component: card,
    seat: elected !== null && elected in pub.sheets ? Number(elected) : NOBODY,
  }));

export const queries = makeQueries<Ti3>(MODIFIERS, (pub) =>
  pub.table.lasting.length === 0 ? live(pub) : [...live(pub), ...pub.table.lasting.map((effect) => effect.source)],
);
