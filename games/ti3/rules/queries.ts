import { makeQueries } from '@orrery/kernel';
import type { Modifiers, Source } from '@orrery/kernel';
import { CARD_MODIFIERS } from '../content/card-modifiers.ts';
import { NEBULA, RACE_MODIFIERS } from '../content/race-abilities.ts';
import { TECHNOLOGY_EFFECTS } from '../content/technology-effects.ts';
import { tile } from '../content/tiles.ts';
import type { Pub, Ti3 } from '../shapes.ts';

/** "You" of a text that belongs to the board and to no player. */
const NOBODY = -1;

export const MODIFIERS: { [text: string]: Modifiers<Ti3> } = {
  ...RACE_MODIFIERS,
  ...TECHNOLOGY_EFFECTS,
  ...CARD_MODIFIERS,
  nebula: NEBULA,
};

/** Texts in force that all can see: Race Sheets, technologies and special systems. */
export const live = (pub: Pub): Source[] => [
  ...pub.sheets.flatMap((sheet, seat) => [
    { text: sheet.race, inst: sheet.race, seat },
    ...sheet.technologies.map((text) => ({ text, inst: `${text}@${seat}`, seat })),
  ]),
  ...pub.galaxy
    .filter((system) => system !== '' && tile(system).kind === 'nebula')
    .map((inst) => ({ text: 'nebula', inst, seat: NOBODY })),
];

export const queries = makeQueries<Ti3>(MODIFIERS, (pub) => [
  ...live(pub),
  ...pub.table.lasting.map((effect) => effect.source),
]);
