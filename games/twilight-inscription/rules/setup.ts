/** SETUP: sheets, factions, the Mecatol Rex sheet, decks, objectives. */
import type { Seat } from '@orrery/kernel';
import { AGENDAS } from '../content/agendas.ts';
import { BLACK_FACES, LEFT_FACE } from '../content/dice.ts';
import { EVENTS, type EventCard, type EventId } from '../content/events.ts';
import { FACTIONS, factionCard, type FactionId } from '../content/factions.ts';
import { GENERATED_SEEDS, generatedId, sharedSeed } from '../content/generate.ts';
import { layoutsOf } from '../content/catalogue.ts';
import { OBJECTIVES, objectiveCard, type ObjectiveId } from '../content/objectives.ts';
import { RELICS } from '../content/relics.ts';
import { SIDE_A, SIDE_B } from '../content/sheets/index.ts';
import { UNITS, unitIndex } from '../content/units.ts';
import { SHEETS, type Res, type SheetId, type Stage } from '../content/vocabulary.ts';
import { hasMod, mods, pushTasks } from '../sheet/abilities.ts';
import { freshAi } from '../sheet/aiFaction.ts';
import { freshPlayer, type Player } from '../sheet/player.ts';
import { DIFFICULTIES } from '../content/aiFaction.ts';
import { allSeats, change, handZone, procedure, type T } from './table.ts';

export const offerZone = (seat: Seat): string => `offer${seat}`;
export const findZone = (seat: Seat): string => `find${seat}`;
export const AGENDA_DECKS: Record<2 | 3 | 4, string> = { 2: 'agendas II', 3: 'agendas III', 4: 'agendas IV' };

export const setup = procedure('setup', {
  // 1. each player receives one sheet of each type
  sheets: (t) => {
    dealSheets(t);
    return 'factions';
  },
  // 2. three faction cards each, one to keep
  factions: (t) => {
    t.addZone(
      'factions',
      'down',
      null,
      FACTIONS.map((f) => f.id),
    );
    t.shuffle('factions');
    for (const seat of allSeats(t.pub)) {
      t.addZone(offerZone(seat), [seat], seat);
      for (let i = 0; i < 3; i++) t.draw('factions', offerZone(seat));
    }
    return t.seal(allSeats(t.pub), 'faction', {}, 'chosen');
  },
  chosen: (t, f) => {
    const answers = t.answers(f, 'faction');
    for (const { seat, answer } of answers) {
      t.addZone(`faction${seat}`, 'up', seat);
      t.move(answer, offerZone(seat), `faction${seat}`);
      change(t, seat, (desk) => takeFaction(desk.p, answer));
    }
    const lords = answers.filter(({ seat }) => hasMod(t.pub.players[seat]!, 'vassal')).map(({ seat }) => seat);
    return lords.length > 0 ? t.seal(lords, 'vassal', {}, 'vassals') : 'factionSetup';
  },
  vassals: (t, f) => {
    for (const { seat, answer } of t.answers(f, 'vassal')) {
      t.move(answer, offerZone(seat), `faction${seat}`);
      change(t, seat, (desk) => {
        desk.p.vassal = answer;
      });
    }
    return 'factionSetup';
  },
  // ... the rest of the offer goes back unseen; "Setup" texts are carried out at once
  factionSetup: (t) => {
    for (const seat of allSeats(t.pub)) {
      while (t.pub.table.zones[offerZone(seat)]!.n > 0) t.draw(offerZone(seat), 'factions', 'bottom');
      announceFaction(t, seat);
    }
    return t.call('marking', { step: 'effects', seats: allSeats(t.pub), keeping: [] }, 'mecatol');
  },
  // 3. the Mecatol Rex sheet and the agendas; with one or two players its AI side
  mecatol: (t) => {
    layAgendas(t);
    setUpAi(t);
    return 'events';
  },
  // 4. the event deck
  events: (t) => {
    buildEventDeck(t, EVENTS);
    return 'objectives';
  },
  // 5. one objective of each type
  objectives: (t) => {
    layObjectives(t);
    return 'relics';
  },
  // 6. the relic deck and the dice
  relics: (t) => {
    layRelics(t);
    return t.done();
  },
});

/** INS-SETUP-01, INS-SETUP-02: A sides all differ, B sides are alike, generated ones come from seeds of their own or from one for all. */
export function dealSheets(t: T): void {
  const side = t.pub.table.options.side ?? 'B';
  const shared = sharedSeed(side);
  const seats = allSeats(t.pub);
  const dealt = new Map<SheetId, string[]>(
    SHEETS.map((sheet) => {
      if (side === 'A') {
        const left = SIDE_A[sheet].map((layout) => layout.id);
        return [sheet, seats.map(() => left.splice(t.chance('sheets', left.length), 1)[0]!)];
      }
      if (side === 'generated')
        return [sheet, seats.map(() => generatedId(sheet, t.chance('sheets', GENERATED_SEEDS)))];
      if (shared !== null) return [sheet, seats.map(() => generatedId(sheet, shared))];
      return [sheet, seats.map(() => SIDE_B[sheet].id)];
    }),
  );
  for (const seat of seats) {
    const sheets = Object.fromEntries(SHEETS.map((sheet) => [sheet, dealt.get(sheet)![seat]!])) as Record<
      SheetId,
      string
    >;
    t.pub.players[seat] = freshPlayer(layoutsOf({ sheets }));
    t.emit('sheets', { seat, sheets });
  }
}

/** Discounts are icons crossed out from the start; unlocked types need no Specialty. */
export function takeFaction(p: Player, faction: FactionId): void {
  p.faction = faction;
  const discount = mods(p, 'technologyDiscount').reduce((n, m) => n + m.n, 0);
  p.research = p.research.map((marks) => marks + discount);
  for (const { unit } of mods(p, 'unitUnlocked')) p.warfare.unlocked[unitIndex(unit)] = true;
  for (const { unit, res } of mods(p, 'unitDiscount')) {
    const type = unitIndex(unit);
    const icon = UNITS[type]!.cost.indexOf(res);
    p.warfare.strips[type] = p.warfare.strips[type]!.map((marks) => marks | (1 << icon));
  }
  pushTasks(p, factionCard(faction).setup ?? []);
}

export function announceFaction(t: T, seat: Seat): void {
  const { faction, vassal } = t.pub.players[seat]!;
  if (faction !== null) t.emit('faction', { seat, faction, vassal });
}

/** INS-SETUP-07: one agenda of each Stage; the AI needs the whole deck of each (INS-SOLO-05). */
export function layAgendas(t: T): void {
  t.addZone('box', 'down');
  t.addZone('agendas', 'up');
  for (const stage of [2, 3, 4] as const) {
    const deck = AGENDA_DECKS[stage];
    t.addZone(
      deck,
      'down',
      null,
      AGENDAS.filter((a) => a.stage === stage).map((a) => a.id),
    );
    t.shuffle(deck);
    if (t.pub.players.length > 2) while (t.pub.table.zones[deck]!.n > 1) t.draw(deck, 'box');
  }
}

export function setUpAi(t: T): void {
  const players = t.pub.players.length;
  if (players > 2) return;
  t.pub.difficulty = DIFFICULTIES.find((d) => d === t.pub.table.options.difficulty) ?? 'easy';
  t.pub.ai = freshAi(t.pub.difficulty);
  if (players === 1) return;
  // INS-SOLO-06: on one face the Speaker is the other's left neighbor.
  const face = BLACK_FACES[t.die('neighbors', 6) - 1]!;
  t.pub.leftNeighbor = face === LEFT_FACE ? t.pub.speaker : 1 - t.pub.speaker;
  t.emit('neighbors', { left: t.pub.leftNeighbor, face });
}

/** Ten piles, each Stage blue at the bottom and alternating upwards, Stage I on top (INS-SETUP-09 to 11). */
export function buildEventDeck(t: T, all: readonly EventCard[], onTop: readonly EventId[] = []): void {
  const deck: EventId[] = [];
  for (const stage of [5, 4, 3, 2, 1] as Stage[]) {
    const pile = (back: 'blue' | 'black'): EventId[] => {
      const left = all.filter((e) => e.stage === stage && e.back === back).map((e) => e.id);
      const shuffled: EventId[] = [];
      while (left.length > 0) shuffled.push(left.splice(t.chance('events', left.length), 1)[0]!);
      return shuffled;
    };
    deck.push(...alternating(pile('blue'), pile('black')));
  }
  t.addZone('events', 'down', null, [...deck, ...onTop.toReversed()]);
  t.addZone('discard', 'up');
}

/** Bottom first: blue, black, blue, ... until both piles are used. */
export function alternating<C>(blue: C[], black: C[]): C[] {
  const up: C[] = [];
  for (let i = 0; i < Math.max(blue.length, black.length); i++) {
    if (i < blue.length) up.push(blue[i]!);
    if (i < black.length) up.push(black[i]!);
  }
  return up;
}

/** INS-SETUP-12: one of each type with its two values showing. */
export function layObjectives(t: T): void {
  t.addZone('objectives', 'up');
  for (const sheet of SHEETS) {
    const pile = `objectives of ${sheet}`;
    t.addZone(
      pile,
      'down',
      null,
      OBJECTIVES.filter((o) => o.sheet === sheet).map((o) => o.id),
    );
    t.shuffle(pile);
    const id = t.draw(pile, 'objectives') as ObjectiveId;
    t.pub.objectives.push({ id, sheet: objectiveCard(id).sheet, flipped: null });
  }
  t.emit('objectives', { objectives: t.pub.objectives.map((o) => o.id) });
}

export function layRelics(t: T): void {
  t.addZone(
    'relics',
    'down',
    null,
    RELICS.map((r) => r.id),
  );
  t.shuffle('relics');
  t.addZone('relics played', 'up');
  for (const seat of allSeats(t.pub)) {
    t.addZone(handZone(seat), [seat], seat);
    t.addZone(findZone(seat), [seat], seat);
  }
}

/** The face of a black die. */
export const blackDie = (t: T, stream: string): Res => BLACK_FACES[t.die(stream, BLACK_FACES.length) - 1]!;
