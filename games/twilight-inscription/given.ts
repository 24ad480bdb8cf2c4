/** Tables in a written-down position, for tests. */
import {
  awaited,
  keyFromSeed,
  defaultAnswer,
  view,
  type Event,
  type Options,
  type Seat,
  type Start,
} from '@orrery/kernel';
import { newTable, position, type Given } from '@orrery/kernel/testing';
import { agendaCard, type AgendaId } from './content/agendas.ts';
import type { Difficulty } from './content/aiFaction.ts';
import { EVENTS, eventCard, type EventId } from './content/events.ts';
import type { FactionId } from './content/factions.ts';
import { objectiveCard, type ObjectiveId } from './content/objectives.ts';
import type { RelicId } from './content/relics.ts';
import { SIDE_B } from './content/sheets/index.ts';
import type { Res, SheetId, Stage } from './content/vocabulary.ts';
import { twilightInscription } from './game.ts';
import type { Atom } from './sheet/atoms.ts';
import type { Dice, Moment, Player } from './sheet/player.ts';
import {
  AGENDA_DECKS,
  buildEventDeck,
  dealSheets,
  layAgendas,
  layObjectives,
  layRelics,
  setUpAi,
  takeFaction,
} from './rules/setup.ts';
import type { InscriptionShapes } from './shapes.ts';
import { change, handZone, type T } from './rules/table.ts';

export type Table = Given<InscriptionShapes>;
export interface SeatGiven {
  faction?: FactionId;
  vassal?: FactionId;
  active?: SheetId;
  hand?: RelicId[];
  /** Whatever else is already marked. */
  sheets?: (p: Player) => void;
}
export interface TableGiven {
  seats?: SeatGiven[];
  /** The event being resolved. */
  event?: EventId;
  stage?: Stage;
  /** Event deck, relic deck, agendas: top card first. */
  events?: EventId[];
  relics?: RelicId[];
  agendas?: AgendaId[];
  objectives?: ObjectiveId[];
  dice?: { black: string; focus?: Partial<Record<Res, number>> };
  difficulty?: Difficulty;
  guide?: SheetId;
  round?: number;
  leftNeighbor?: Seat;
  seed?: number;
  /** What the dice of a stream show, in order. */
  rolls?: { [stream: string]: number[] };
  /** Last word on everything public. */
  table?: (t: T) => void;
}

/** These cards, from the top, lie on a deck of the real set-up; they are fetched from where they are. */
function onTop(t: T, deck: string, cards: readonly string[], elsewhere: readonly string[] = []): void {
  for (const card of cards.toReversed()) {
    const from = [deck, ...elsewhere].find((zone) => t.cards(zone).includes(card));
    if (from === undefined) throw new Error(`${card} lies neither in ${deck} nor in ${elsewhere.join()}`);
    t.move(card, from, deck);
  }
}

/** The real set-up, step by step, then what the test wants otherwise. */
function arrange(given: TableGiven): (t: T) => void {
  return (t) => {
    const seats = given.seats ?? [{}];
    const { pub } = t;
    pub.round = given.round ?? 10;
    pub.event = given.event ?? 'first-ventures';
    pub.stage = given.stage ?? eventCard(pub.event).stage;
    pub.guide = given.guide ?? null;
    pub.dice = given.dice ? diceOf(given.dice) : null;
    dealSheets(t);
    for (const [seat, one] of seats.entries()) change(t, seat, ({ p }) => dress(p, one));
    layAgendas(t);
    for (const stage of [2, 3, 4] as const) {
      const wanted = (given.agendas ?? []).filter((id) => agendaCard(id).stage === stage);
      onTop(t, AGENDA_DECKS[stage], wanted, ['box']);
    }
    setUpAi(t);
    if (seats.length === 2) pub.leftNeighbor = given.leftNeighbor ?? 0;
    buildEventDeck(t, EVENTS);
    t.move(pub.event, 'events', 'discard');
    onTop(t, 'events', given.events ?? ['girded-for-war']);
    layObjectives(t);
    pub.objectives = (given.objectives ?? []).map((id) => ({ id, sheet: objectiveCard(id).sheet, flipped: null }));
    layRelics(t);
    for (const [seat, one] of seats.entries()) {
      for (const relic of one.hand ?? []) t.move(relic, 'relics', handZone(seat));
      pub.players[seat]!.relicsInHand = one.hand?.length ?? 0;
    }
    onTop(t, 'relics', given.relics ?? []);
    given.table?.(t);
  };
}

const diceOf = ({ black, focus }: NonNullable<TableGiven['dice']>): Dice => ({
  black: [...black] as Res[],
  focus: { M: 0, I: 0, R: 0, ...focus },
});

/** What a seat has already, on sheets fresh from the set-up. */
function dress(p: Player, one: SeatGiven): void {
  if (one.faction) {
    takeFaction(p, one.faction);
    p.todo = [];
  }
  p.vassal = one.vassal ?? null;
  p.active = one.active ?? null;
  one.sheets?.(p);
}

/** A table in the middle of an event, at its first question. */
export function table(given: TableGiven, event: Start<InscriptionShapes> & { at?: string }): Table {
  return position(twilightInscription, {
    seats: given.seats?.length ?? 1,
    options: { difficulty: given.difficulty ?? 'easy' },
    key: keyFromSeed(given.seed ?? 1),
    ...(given.rolls && { dice: given.rolls }),
    arrange: arrange(given),
    stack: [{ proc: 'game', locals: {}, at: 'score' }, { proc: 'rounds', locals: {}, at: 'discard' }, event],
  });
}

/** One player alone in step 3 of a Strategy event: these faces of black dice to spend on this sheet. */
export function spending(sheet: SheetId, faces: string, given: SeatGiven & Omit<TableGiven, 'seats'> = {}): Table {
  const { faction, vassal, hand, sheets, ...more } = given;
  const seat: SeatGiven = {
    active: sheet,
    ...(faction && { faction }),
    ...(vassal && { vassal }),
    ...(hand && { hand }),
    ...(sheets && { sheets }),
  };
  return table(
    { ...more, seats: [seat], dice: { black: faces, ...(more.dice?.focus && { focus: more.dice.focus }) } },
    { proc: 'strategy', locals: {}, at: 'spendDice' },
  );
}

/** Several players in step 3, each with an active sheet, all spending the same dice. */
export const spendingTogether = (seats: SeatGiven[], faces: string, given: Omit<TableGiven, 'seats'> = {}): Table =>
  table(
    { ...given, seats, dice: { black: faces, ...(given.dice?.focus && { focus: given.dice.focus }) } },
    { proc: 'strategy', locals: {}, at: 'spendDice' },
  );

/** Step 1 of a Strategy event. */
export const strategyEvent = (event: EventId, given: TableGiven = {}): Table =>
  table({ ...given, event }, { proc: 'strategy', locals: {} });
export const warEvent = (event: EventId, given: TableGiven): Table =>
  table({ ...given, event }, { proc: 'war', locals: { war: eventCard(event).war! } });
export const productionEvent = (given: TableGiven): Table =>
  table({ event: 'redefine-trade-routes', ...given }, { proc: 'production', locals: {} });
export const councilEvent = (given: TableGiven): Table =>
  (given.seats?.length ?? 1) > 2
    ? table(
        { event: 'convene-the-council', ...given },
        { proc: 'council', locals: { agenda: null, ballots: [], outcome: null, chooser: null } },
      )
    : table(
        { event: 'convene-the-council', ...given },
        { proc: 'soloCouncil', locals: { for: null, against: null, ballots: [], ai: 0 } },
      );

/** Every other seat that is waited for does what a seat does that does not answer. */
export function restAnswer(given: Table): Table {
  for (const seat of given.state.own.keys()) {
    for (const d of awaited(given.game, given.state, seat))
      given.when(seat, defaultAnswer(given.game, view(given.state, seat), d)).accepted();
  }
  return given;
}

/** Everything told in a whole game of three from the real set-up, in which everybody does the default; each with its Stage. */
export function played(seed: number, options: Options = {}): { stage: Stage; told: Event<InscriptionShapes> }[] {
  const given = newTable(twilightInscription, 3, options, seed);
  const all: { stage: Stage; told: Event<InscriptionShapes> }[] = [];
  while (!given.state.pub.table.result) {
    for (const seat of given.state.own.keys()) {
      for (const d of awaited(given.game, given.state, seat)) {
        given.when(seat, defaultAnswer(given.game, view(given.state, seat), d)).accepted();
        for (const told of given.events) {
          const now = told.t === 'event' ? eventCard(told.all.event).stage : (all.at(-1)?.stage ?? 1);
          all.push({ stage: now, told });
        }
      }
    }
  }
  return all;
}

/** The Stages in which something was told, and what. */
export const stagesOf = (all: ReturnType<typeof played>, t: Event<InscriptionShapes>['t']) =>
  all.flatMap(({ stage, told }) => (told.t === t ? [{ stage, told: told.all }] : []));

/** What may be marked next. */
export function offered(given: Table, seat: Seat, part: Atom[] = []): { add: Atom[]; done: boolean } {
  const d = given.question(seat, 'mark');
  const kind = twilightInscription.asks.mark;
  if (!('grow' in kind)) throw new Error('marking is grown');
  return kind.grow(view(given.state, seat), d.q as { step: Moment['step'] }, part);
}

export const sheetsOf = (given: Table, seat: Seat = 0): Player => given.state.pub.players[seat]!;

// ---- places on the B sides, by name

export const system = (id: string): number => SIDE_B.navigation.systems.findIndex((s) => s.id === id);
export const planet = (name: string): number => SIDE_B.expansion.planets.findIndex((p) => p.name === name);
export const hex = (q: number, r: number): number => SIDE_B.industry.hexes.findIndex((h) => h.q === q && h.r === r);
export const node = (x: number, y: number): number => y * 8 + x;
