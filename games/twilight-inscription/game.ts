/** Twilight Inscription: the game as the kernel plays it. */
import type { Game, Table } from '@orrery/kernel';
import { AGENDA_IDS } from './content/agendas.ts';
import { DIFFICULTIES } from './content/aiFaction.ts';
import { EVENT_IDS } from './content/events.ts';
import { FACTION_IDS, GUIDE_FACTIONS } from './content/factions.ts';
import { GENERATED_SEEDS, sharedSeed } from './content/generate.ts';
import { OBJECTIVE_IDS } from './content/objectives.ts';
import { RELIC_IDS } from './content/relics.ts';
import { SIDE_B } from './content/sheets/index.ts';
import { TECHNOLOGIES } from './content/technologies.ts';
import { SHEETS } from './content/vocabulary.ts';
import { bot } from './bot/bot.ts';
import { asks } from './rules/asks.ts';
import { council } from './rules/council.ts';
import { end } from './rules/end.ts';
import { game } from './rules/game.ts';
import { RULES } from './rules/version.ts';
import { guide, guideSetup } from './rules/learn.ts';
import { marking } from './rules/marking.ts';
import { production } from './rules/production.ts';
import { rounds } from './rules/round.ts';
import { setup } from './rules/setup.ts';
import type { InscriptionShapes, Own, Pub } from './shapes.ts';
import { soloCouncil } from './rules/solo.ts';
import { strategy } from './rules/strategy.ts';
import { war } from './rules/war.ts';
import { ATOM_KINDS } from './sheet/atoms.ts';
import { copyPlayer, freshPlayer } from './sheet/player.ts';
import { languages } from './text/languages.ts';
import { title } from './text/title.ts';

const begin = (seats: number, options: { [name: string]: string }): { pub: Pub; own: Own[] } => ({
  pub: {
    mode: options.mode === 'guide' ? 'guide' : 'full',
    guideEnd: options.guideEnd === 'throne' ? 'throne' : 'stage III',
    players: Array.from({ length: seats }, () => freshPlayer(SIDE_B)),
    speaker: 0,
    round: 0,
    step: 0,
    stage: 1,
    event: null,
    dice: null,
    guide: null,
    objectives: [],
    mecatol: [],
    difficulty: null,
    ai: null,
    leftNeighbor: null,
    scores: null,
    rank: null,
  },
  own: Array.from({ length: seats }, () => ({ draft: null, marked: [] })),
});

export const twilightInscription: Game<InscriptionShapes> = {
  id: 'twilight-inscription',
  rules: RULES,
  seats: { min: 1, max: 8 },
  options: {
    /** Side A for variety, side B for a symmetrical game, or sheets made for this match (INS-SETUP-02). */
    side: {
      values: ['A', 'B', 'generated'],
      default: 'B',
      accepts: (side) =>
        sharedSeed(side) === null
          ? `it may be A, B, generated or generated:SEED with a seed below ${GENERATED_SEEDS}`
          : null,
    },
    /** Of the AI faction, with one or two players (INS-SOLO-08). */
    difficulty: { values: DIFFICULTIES, default: 'easy' },
    /** The guided first game (chapter LEARN). */
    mode: { values: ['full', 'guide'], default: 'full' },
    /** Where the guided game ends (INS-LEARN-30). */
    guideEnd: { values: ['stage III', 'throne'], default: 'stage III' },
  },
  begin: (seats, options) => ({ ...begin(seats, options), hidden: {}, start: { proc: 'game', locals: {} } }),
  procedures: { game, setup, guide, guideSetup, rounds, strategy, war, production, council, soloCouncil, marking, end },
  asks,
  windows: {},
  reactions: {},
  invariants: [],
  /** One who gives up marks no more; the sheets stay, and neighbors still fight what stands on them. */
  resign: (t: Table<InscriptionShapes>, seat) => {
    t.eliminate(seat);
    if (t.pub.table.out.length < t.pub.players.length) return;
    t.finish({ winners: [], scores: t.pub.players.map(() => 0), rule: 'INS-END-08' });
  },
  clone: {
    pub: (pub) => ({
      ...pub,
      players: pub.players.slice(),
      objectives: pub.objectives.map((objective) => ({ ...objective })),
      mecatol: pub.mecatol.slice(),
      dice: pub.dice && { black: pub.dice.black.slice(), focus: { ...pub.dice.focus } },
    }),
    own: (own) => ({ draft: own.draft && copyPlayer(own.draft), marked: own.marked.slice() }),
    hidden: () => ({}),
  },
  bot,
  title,
  words: {
    en: () => languages.en().then(({ words }) => words),
    fr: () => languages.fr().then(({ words }) => words),
    de: () => languages.de().then(({ words }) => words),
  },
  census: (s) => {
    const count: { [thing: string]: number } = {};
    for (const part of [s.pub.table.cards, s.hidden.table.cards, ...s.own.map((own) => own.table.cards)]) {
      for (const cards of Object.values(part)) for (const card of cards) count[card] = (count[card] ?? 0) + 1;
    }
    const census: { [thing: string]: number } = {};
    for (const { ids, zone } of DECKS) {
      const laid = s.pub.table.zones[zone] !== undefined;
      for (const id of ids(s.pub.mode)) census[id] = laid ? (count[id] ?? 0) : 1;
    }
    return census;
  },
  inventory: {
    // Stages come one after the other, and the throne ends the game (INS-SETUP-09 to 11).
    ordered: ['events'],
    all: (options) => [
      ...(options.mode === 'guide' ? GUIDE_FACTIONS : FACTION_IDS),
      ...EVENT_IDS,
      ...AGENDA_IDS,
      ...(options.mode === 'guide' ? [] : OBJECTIVE_IDS),
      ...RELIC_IDS,
      ...TECHNOLOGIES.filter((t) => t.oncePerActivation).map((t) => t.id),
      ...ATOM_KINDS,
    ],
    reached: (e) => {
      switch (e.t) {
        case 'faction':
          return [e.all.faction];
        case 'event':
          return [e.all.event];
        case 'agenda':
          return [e.all.agenda];
        case 'objective':
          return [e.all.objective];
        case 'relicPlayed':
          return [e.all.relic];
        case 'marked':
          return e.all.atoms.flatMap((atom) =>
            atom.do === 'useTechnology' ? [atom.do, TECHNOLOGIES[atom.technology]!.id] : [atom.do],
          );
        default:
          return [];
      }
    },
  },
  statistics: {
    length: (pub) => pub.round,
    taken: (e) => {
      if (e.t === 'faction') return [{ seat: e.all.seat, thing: e.all.faction, kind: 'faction' }];
      if (e.t === 'relicPlayed') return [{ seat: e.all.seat, thing: e.all.relic, kind: 'relic' }];
      return e.t === 'objective' && e.all.who !== 'ai'
        ? [{ seat: e.all.who, thing: e.all.objective, kind: 'objective' }]
        : [];
    },
    gains: (e) =>
      e.t === 'scored' ? SHEETS.map((from) => ({ seat: e.all.seat, n: e.all.score[from].subtotal, from })) : [],
    votes: (e) => {
      if (e.t === 'agenda') return { news: 'agenda', agenda: e.all.agenda };
      if (e.t === 'voted')
        return { news: 'ballot', seat: e.all.seat, choice: e.all.side, votes: e.all.votes + e.all.free };
      return e.t === 'outcome' ? { news: 'outcome', choice: e.all.outcome } : null;
    },
    counts: (e) => {
      switch (e.t) {
        case 'marked':
          return [{ seat: e.all.seat, figure: 'marks', n: e.all.atoms.length }];
        case 'war':
          return e.all.result === 'won' ? [{ seat: e.all.seat, figure: 'warsWon', n: 1 }] : [];
        case 'produced':
          return [{ seat: e.all.seat, figure: 'tradeGoods', n: e.all.tradeGoods }];
        case 'voted':
          return [{ seat: e.all.seat, figure: 'votes', n: e.all.votes + e.all.free }];
        case 'objective':
          return e.all.who === 'ai' ? [] : [{ seat: e.all.who, figure: 'objectivePoints', n: e.all.vp }];
        default:
          return [];
      }
    },
  },
};

/** The decks, and the zone that shows that one has been laid out: from then on each of its cards is somewhere. */
const DECKS: { zone: string; ids: (mode: Pub['mode']) => readonly string[] }[] = [
  { zone: 'factions', ids: (mode) => (mode === 'guide' ? GUIDE_FACTIONS : FACTION_IDS) },
  { zone: 'events', ids: () => EVENT_IDS },
  { zone: 'agendas', ids: () => AGENDA_IDS },
  { zone: 'objectives', ids: () => OBJECTIVE_IDS },
  { zone: 'relics', ids: () => RELIC_IDS },
];
