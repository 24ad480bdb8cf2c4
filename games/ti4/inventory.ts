import { textOf } from '@orrery/kernel';
import type { AnyComponent, Game, Options, Seat } from '@orrery/kernel';
import { agendaDeck, agendaFacts } from './content/agendas.ts';
import type { AgendaId } from './content/agendas.ts';
import { ACTION_CARDS } from './content/actionCards.ts';
import { explorationFacts, EXPLORATIONS } from './content/explorations.ts';
import type { ExplorationId } from './content/explorations.ts';
import { FACTIONS } from './content/factions/index.ts';
import type { FactionId } from './content/factions/index.ts';
import { LEADERS } from './content/leaders.ts';
import type { LeaderId } from './content/leaders.ts';
import { PROMISSORY_NOTES, noteFacts } from './content/promissoryNotes.ts';
import type { NoteId } from './content/promissoryNotes.ts';
import { RELIC_IDS } from './content/relics.ts';
import type { RelicId } from './content/relics.ts';
import { SECRET_OBJECTIVES } from './content/secretObjectives.ts';
import type { BoxSet } from './content/sets.ts';
import { TECHNOLOGIES, technologyFacts } from './content/technologies.ts';
import type { TechnologyId } from './content/technologies.ts';
import { UNITS } from './content/units/index.ts';
import { resolutionOf } from './rules/council/agendaPhase.ts';
import { RELICS, RELICS_GAINED, deckOf, explorationText, relicText } from './rules/expansion/decks.ts';
import { leaderState, lockedText, unlock } from './rules/expansion/leaders.ts';
import { playerOf } from './rules/notes.ts';
import { isOpen, learn } from './rules/technology.ts';
import { ACTION_DECK, AGENDA_DECK, SECRET_DECK, handOf, notesOf, secretsOf } from './rules/zones.ts';
import type { Table, Ti4 } from './shapes.ts';

// What random games have to come by: every text that does something. Texts that only change numbers are never used, so they are not listed.

const keysOf = <K extends string>(table: { readonly [key in K]: unknown }): K[] => Object.keys(table) as K[];
/** Every card of the boxes by the name of its text. */
const AGENDA_OF = new Map(
  agendaDeck(['base'])
    .concat(agendaDeck(['base', 'pok']))
    .map((id) => [resolutionOf(id), id]),
);
const RELIC_OF = new Map(RELIC_IDS.map((id) => [relicText(id), id]));
const EXPLORATION_OF = new Map(keysOf(EXPLORATIONS).map((id) => [explorationText(id), id]));
const isIn = <K extends string>(table: { readonly [key in K]: unknown }, id: string): id is K => id in table;

const ofFaction = (id: string): FactionId | undefined => {
  if (isIn(TECHNOLOGIES, id)) return technologyFacts(id).faction;
  if (isIn(PROMISSORY_NOTES, id)) return noteFacts(id).owner;
  if (isIn(LEADERS, id)) return LEADERS[id].faction;
  return keysOf(FACTIONS).find((faction) => (FACTIONS[faction].abilities as readonly string[]).includes(id));
};
/** The box that a text comes from; null: a text that no card carries, or a card that this deck does not have. */
function setOf(id: string, sets: readonly BoxSet[]): BoxSet | null {
  const agenda = AGENDA_OF.get(id);
  if (agenda !== undefined) return agendaDeck(sets).includes(agenda) ? sets[0]! : null;
  if (RELIC_OF.has(id) || EXPLORATION_OF.has(id) || isIn(LEADERS, id)) return 'pok';
  const facts = [ACTION_CARDS, SECRET_OBJECTIVES, TECHNOLOGIES, PROMISSORY_NOTES, UNITS] as readonly {
    readonly [id: string]: { readonly set: BoxSet } | undefined;
  }[];
  const found = facts.find((table) => table[id] !== undefined);
  if (found) return found[id]!.set;
  const faction = ofFaction(id);
  return faction === undefined ? null : FACTIONS[faction].set;
}
const acts = ({ spec }: AnyComponent): boolean =>
  [spec, ...(spec.more ?? []).map((more) => more.spec)].some((one) => (one as { at?: string }).at !== undefined);

/** As if play had come to it: cards in the hand or on top of their deck, relics, technologies and leaders in play. */
function give(t: Table, id: string, seat: Seat): boolean {
  if (!t.pub.table.zones[ACTION_DECK]) return false;
  const faction = ofFaction(id);
  const owner = faction === undefined ? seat : playerOf(t.pub, faction);
  if (owner === null) return false;
  const card = `${id}.1`;
  if (isIn(ACTION_CARDS, id)) t.move(card, ACTION_DECK, handOf(seat));
  else if (AGENDA_OF.has(id)) {
    t.move(AGENDA_OF.get(id)!, AGENDA_DECK, AGENDA_DECK, 'top');
    t.pub.custodians = false;
  } else if (isIn(SECRET_OBJECTIVES, id)) {
    if (!t.cards(SECRET_DECK).includes(id)) return true;
    for (const other of t.cards(secretsOf(seat)).slice()) t.move(other, secretsOf(seat), SECRET_DECK);
    t.move(id, SECRET_DECK, secretsOf(seat));
  } else if (RELIC_OF.has(id)) {
    const relic: RelicId = RELIC_OF.get(id)!;
    t.move(relic, RELICS, RELICS_GAINED);
    t.addComponent(relic, { ability: id, holder: seat });
  } else if (EXPLORATION_OF.has(id)) {
    const explored: ExplorationId = EXPLORATION_OF.get(id)!;
    const deck = deckOf(explorationFacts(explored).deck);
    t.move(`${explored}.1`, deck, deck, 'top');
  } else if (isIn(TECHNOLOGIES, id)) {
    if (!isOpen(t.pub, owner, id)) return false;
    learn(t, owner, id as TechnologyId);
  } else if (isIn(LEADERS, id)) {
    if (leaderState(t.pub, owner, id as LeaderId) !== 'locked') return true;
    if (!t.pub.table.components[`${lockedText(id)}.${owner}`]) return false;
    unlock(t, owner, id);
  } else if (isIn(PROMISSORY_NOTES, id)) {
    const note = `${id as NoteId}.${owner}`;
    const other = (owner + 1) % t.pub.table.seats;
    if (noteFacts(id).atOnce) return false;
    t.move(note, notesOf(owner), notesOf(other));
  }
  return true;
}

export const inventoryOf = (components: { readonly [id: string]: AnyComponent }): Game<Ti4>['inventory'] & object => ({
  all: ({ expansion }: Options) => {
    const sets: BoxSet[] = expansion === 'yes' ? ['base', 'pok'] : ['base'];
    return Object.values(components)
      .filter(({ id, ...one }) => {
        const set = setOf(id, sets);
        return set !== null && sets.includes(set) && acts({ id, ...one });
      })
      .map(({ id }) => id);
  },
  reached: (event) => {
    if (event.t === 'used') return [textOf(event.all.ability.split('/')[0]!)];
    // An agenda that hides another is resolved as that one.
    const isHiding =
      event.t === 'agendaRevealed' && agendaFacts(event.all.agenda as AgendaId).elect === 'hidden-agenda';
    return isHiding ? [resolutionOf(event.all.agenda)] : [];
  },
  give,
});
