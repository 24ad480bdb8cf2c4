/** What this board reads of the game: printed sheets, marks, words, and what a mark would do. Nothing here decides anything. */
import { de } from '../../../games/twilight-inscription/text/de.ts';
import { en } from '../../../games/twilight-inscription/text/en.ts';
import { fr } from '../../../games/twilight-inscription/text/fr.ts';

export { agendaCard } from '../../../games/twilight-inscription/content/agendas.ts';
export type { AgendaId } from '../../../games/twilight-inscription/content/agendas.ts';
export { GOAL_TRACKS, STRENGTH_TRACK, VOTE_TRACK } from '../../../games/twilight-inscription/content/ai-faction.ts';
export type { Goal, Section } from '../../../games/twilight-inscription/content/ai-faction.ts';
export { layoutsOf } from '../../../games/twilight-inscription/content/catalogue.ts';
export { eventCard } from '../../../games/twilight-inscription/content/events.ts';
export type { FactionId } from '../../../games/twilight-inscription/content/factions.ts';
export {
  CHART,
  COLUMNS,
  INDUSTRY_BATCHES,
  ROWS,
  SECTION_ROWS,
  WARS,
} from '../../../games/twilight-inscription/content/layouts.ts';
export type { Layouts, NavigationLayout, Planet } from '../../../games/twilight-inscription/content/layouts.ts';
export { objectiveCard } from '../../../games/twilight-inscription/content/objectives.ts';
export { relicCard } from '../../../games/twilight-inscription/content/relics.ts';
export type { RelicId } from '../../../games/twilight-inscription/content/relics.ts';
export { FLEET_LOGISTICS, TECHNOLOGIES } from '../../../games/twilight-inscription/content/technologies.ts';
export { INFANTRY, UNITS } from '../../../games/twilight-inscription/content/units.ts';
export {
  COMMODITIES,
  RESOURCES,
  SHEETS,
  asset,
  isDashed,
} from '../../../games/twilight-inscription/content/vocabulary.ts';
export type {
  AssetCode,
  Res,
  SheetId,
  Side,
  Specialty,
} from '../../../games/twilight-inscription/content/vocabulary.ts';
export { openDesk, sheetsOf } from '../../../games/twilight-inscription/rules/asks.ts';
export { slotReward } from '../../../games/twilight-inscription/rules/mecatol-rex.ts';
export type {
  Ballot,
  CouncilLocals,
  InscriptionShapes,
  Pub,
  Who,
} from '../../../games/twilight-inscription/rules/shapes.ts';
export { handZone, neighbor } from '../../../games/twilight-inscription/rules/table.ts';
export { findZone, offerZone } from '../../../games/twilight-inscription/rules/setup.ts';
export { aiStrength, aiVotes } from '../../../games/twilight-inscription/sheet/ai-faction.ts';
export type { AiFaction } from '../../../games/twilight-inscription/sheet/ai-faction.ts';
export type { Atom } from '../../../games/twilight-inscription/sheet/atoms.ts';
export { unlockedTradeGoods, unspent } from '../../../games/twilight-inscription/sheet/claims.ts';
export { applyAtom, legalAtoms } from '../../../games/twilight-inscription/sheet/marking.ts';
export { progress } from '../../../games/twilight-inscription/sheet/objectives.ts';
export {
  CLAIMED,
  EXPLORED,
  HEX_CLAIMED,
  HEX_SCRAPPED,
  LINE_CLAIMED,
  LINE_CROSSED,
  UNEXPLORED,
  copyPlayer,
} from '../../../games/twilight-inscription/sheet/player.ts';
export type { Desk, Moment, Player, Pool, Task } from '../../../games/twilight-inscription/sheet/player.ts';
export { score, scoreSheet, unitVp } from '../../../games/twilight-inscription/sheet/scoring.ts';
export type { Score } from '../../../games/twilight-inscription/sheet/scoring.ts';
export { settle } from '../../../games/twilight-inscription/sheet/tasks.ts';
export { strength } from '../../../games/twilight-inscription/sheet/warfare.ts';
export { agendaText, factionText, objectiveText, relicText } from '../../../games/twilight-inscription/text/cards.ts';
export type { Text } from '../../../games/twilight-inscription/text/text.ts';

export const languages = { en, fr, de };
