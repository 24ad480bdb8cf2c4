/** What this board reads of the game: printed sheets, marks, words, and what a mark would do. Nothing here decides anything. */
export { AGENDA_IDS, agendaCard } from '../content/agendas.ts';
export type { AgendaId } from '../content/agendas.ts';
export { GOAL_TRACKS, STRENGTH_TRACK, VOTE_TRACK } from '../content/aiFaction.ts';
export type { Goal, Section } from '../content/aiFaction.ts';
export { layoutsOf } from '../content/catalogue.ts';
export { eventCard } from '../content/events.ts';
export { FACTION_IDS } from '../content/factions.ts';
export type { FactionId } from '../content/factions.ts';
export {
  CHART,
  COLUMNS,
  INDUSTRY_BATCHES,
  LEFT_HALF,
  RIGHT_HALF,
  ROWS,
  SECTION_ROWS,
  WARS,
} from '../content/layouts.ts';
export type { Layouts, NavigationLayout, Planet } from '../content/layouts.ts';
export { OBJECTIVE_IDS, objectiveCard } from '../content/objectives.ts';
export type { ObjectiveId } from '../content/objectives.ts';
export { RELIC_IDS, relicCard } from '../content/relics.ts';
export type { RelicId } from '../content/relics.ts';
export { FLEET_LOGISTICS, TECHNOLOGIES } from '../content/technologies.ts';
export { INFANTRY, UNITS } from '../content/units.ts';
export { COMMODITIES, RESOURCES, SHEETS, asset, isDashed } from '../content/vocabulary.ts';
export type { AssetCode, Res, SheetId, Side, Specialty } from '../content/vocabulary.ts';
export { openDesk, sheetsOf } from '../rules/asks.ts';
export { slotReward } from '../rules/mecatolRex.ts';
export type { Ballot, CouncilLocals, InscriptionShapes, Pub, Who } from '../shapes.ts';
export { handZone, neighbor } from '../rules/table.ts';
export { findZone, offerZone } from '../rules/setup.ts';
export { aiStrength, aiVotes } from '../sheet/aiFaction.ts';
export type { AiFaction } from '../sheet/aiFaction.ts';
export type { Atom } from '../sheet/atoms.ts';
export { unlockedTradeGoods, unspent } from '../sheet/claims.ts';
export { applyAtom, legalAtoms } from '../sheet/marking.ts';
export { progress } from '../sheet/objectives.ts';
export {
  CLAIMED,
  EXPLORED,
  HEX_CLAIMED,
  HEX_SCRAPPED,
  LINE_CLAIMED,
  LINE_CROSSED,
  UNEXPLORED,
  copyPlayer,
} from '../sheet/player.ts';
export type { Desk, Moment, Player, Pool, Task } from '../sheet/player.ts';
export { score, scoreSheet, unitVp } from '../sheet/scoring.ts';
export type { Score } from '../sheet/scoring.ts';
export { settle } from '../sheet/tasks.ts';
export { strength } from '../sheet/warfare.ts';
export { agendaText, factionText, objectiveText, relicText } from '../text/cards.ts';
export type { Text } from '../text/text.ts';
