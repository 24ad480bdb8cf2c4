/**
 * Measures how the components play: `node games/twilight-inscription/bot/balance.ts [games]` prints the tables of
 * docs/twilight-inscription-balance.md. All seats are played by the quick rule of thumb, so figures are comparable, not absolute.
 */
import { Table, begin, keyFromSeed, nextDecision, sampler, view, type Options } from '@orrery/kernel';
import { layoutsOf } from '../content/catalogue.ts';
import { DIFFICULTIES, RANKS } from '../content/ai-faction.ts';
import { FACTION_IDS, type FactionId } from '../content/factions.ts';
import { generatedId } from '../content/generate.ts';
import { OBJECTIVE_IDS, type ObjectiveId } from '../content/objectives.ts';
import { SIDE_A } from '../content/sheets/index.ts';
import { SHEETS, type SheetId } from '../content/vocabulary.ts';
import { twilightInscription as game } from '../index.ts';
import { rankOf } from '../sheet/ai-faction.ts';
import { freshPlayer } from '../sheet/player.ts';
import type { Score } from '../sheet/scoring.ts';

interface Played {
  scores: Score[];
  factions: FactionId[];
  winners: number[];
  objectives: ObjectiveId[];
  /** Objectives achieved, and how often each sheet was active. */
  achieved: ObjectiveId[];
  active: Record<SheetId, number>;
}

interface Setting {
  seats: number;
  options?: Options;
  seed: string;
  /** Sheets to put in place of those dealt. */
  sheets?: Partial<Record<SheetId, string>>;
  /** Choose any of the offered factions instead of the likeliest. */
  anyFaction?: boolean;
}

function play({ seats, options, seed, sheets, anyFaction }: Setting): Played {
  const { state } = begin(game, { seats, key: keyFromSeed(seed), ...(options && { options }) });
  if (sheets) {
    for (const seat of state.pub.players.keys()) {
      const set = layoutsOf({ sheets: { ...state.pub.players[seat]!.sheets, ...sheets } });
      state.pub.players[seat] = freshPlayer(set);
    }
  }
  const table = new Table(game, state);
  const below = sampler(seed);
  const active = { navigation: 0, expansion: 0, industry: 0, warfare: 0 };
  const achieved: ObjectiveId[] = [];
  for (let d = nextDecision(game, state); d; d = nextDecision(game, state)) {
    const v = view(state, d.seat);
    const offer = v.me!.table.cards[`offer${d.seat}`];
    const answer = anyFaction && d.kind === 'faction' ? offer![below(offer!.length)]! : game.bot.quick!(v, d, below)!;
    table.take(d, answer);
    for (const event of table.events) {
      if (event.t === 'objective' && event.all.who !== 'ai') achieved.push(event.all.objective);
      if (event.t !== 'marked') continue;
      for (const atom of event.all.atoms) if (atom.do === 'activate') active[atom.sheet]++;
    }
    table.events = [];
  }
  return {
    scores: state.pub.scores!,
    factions: state.pub.players.map((p) => p.faction!),
    winners: state.pub.table.result!.winners,
    objectives: state.pub.objectives.map((o) => o.id),
    achieved,
    active,
  };
}

const many = (n: number, one: (i: number) => Setting): Played[] => Array.from({ length: n }, (_, i) => play(one(i)));
const mean = (of: number[]): number => of.reduce((a, b) => a + b, 0) / Math.max(1, of.length);
const error = (of: number[]): number =>
  Math.sqrt(mean(of.map((x) => (x - mean(of)) ** 2)) / Math.max(1, of.length - 1));
const part = (of: number[], share: number): number => of.toSorted((a, b) => a - b)[Math.floor(of.length * share)] ?? 0;
const totals = (games: Played[]): number[] => games.flatMap((g) => g.scores.map((s) => s.total));
const f1 = (x: number): string => x.toFixed(1);
const percent = (x: number): string => `${Math.round(100 * x)} %`;
const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |\n`;
const say = (text: string): void => void process.stdout.write(text);

function bySolo(n: number): void {
  say(`\n## Alone against the AI faction, ${n} games each, side B\n\n`);
  say(
    row(
      'difficulty',
      'mean',
      'error',
      'p10',
      'p90',
      'best',
      'Navigation',
      'Expansion',
      'Industry',
      'Warfare',
      'objectives',
    ),
  );
  say(row(...Array.from({ length: 11 }, () => '---')));
  const ranks: string[] = [];
  for (const difficulty of DIFFICULTIES) {
    const games = many(n, (i) => ({ seats: 1, options: { difficulty }, seed: `solo ${i}` }));
    const all = totals(games);
    const sheet = (id: SheetId): string =>
      f1(mean(games.map((g) => g.scores[0]![id].sheet + g.scores[0]![id].tradeGoods)));
    const objectives = f1(mean(games.map((g) => SHEETS.reduce((sum, id) => sum + g.scores[0]![id].objective, 0))));
    say(
      row(
        difficulty,
        f1(mean(all)),
        f1(error(all)),
        part(all, 0.1),
        part(all, 0.9),
        Math.max(...all),
        ...SHEETS.map(sheet),
        objectives,
      ),
    );
    ranks.push(
      row(
        difficulty,
        ...RANKS.map((rank) => percent(all.filter((x) => rankOf(difficulty, x) === rank).length / all.length)),
      ),
    );
  }
  say(`\n${row('difficulty', ...RANKS)}${row(...Array.from({ length: 7 }, () => '---'))}${ranks.join('')}`);
}

function byFaction(n: number): void {
  say(`\n## Factions, chosen by chance, ${n} games alone, easy, side B\n\n`);
  const games = many(n, (i) => ({ seats: 1, seed: `faction ${i}`, anyFaction: true }));
  const field = mean(totals(games));
  say(
    `Mean of all: ${f1(field)}.\n\n${row('faction', 'games', 'mean', 'error', 'against the mean')}${row(...Array.from({ length: 5 }, () => '---'))}`,
  );
  const rows = FACTION_IDS.map((id) => ({
    id,
    of: games.filter((g) => g.factions[0] === id).map((g) => g.scores[0]!.total),
  }));
  for (const { id, of } of rows.toSorted((a, b) => mean(b.of) - mean(a.of)))
    say(row(id, of.length, f1(mean(of)), f1(error(of)), f1(mean(of) - field)));
}

function byObjective(n: number): void {
  say(
    `\n## Objectives reached, ${n} games of four\n\n${row('objective', 'in play', 'reached by a player')}${row('---', '---', '---')}`,
  );
  const games = many(n, (i) => ({ seats: 4, seed: `objective ${i}` }));
  for (const id of OBJECTIVE_IDS) {
    const shown = games.filter((g) => g.objectives.includes(id));
    const reached = shown.reduce((sum, g) => sum + g.achieved.filter((o) => o === id).length, 0);
    say(row(id, shown.length, percent(reached / Math.max(1, 4 * shown.length))));
  }
  const activations = mean(games.map((g) => SHEETS.reduce((sum, s) => sum + g.active[s], 0)));
  say(
    `\nActive sheet: ${SHEETS.map((s) => `${s} ${percent(mean(games.map((g) => g.active[s])) / activations)}`).join(', ')}.\n`,
  );
  say(
    `Wins by seat: ${[0, 1, 2, 3].map((seat) => percent(mean(games.map((g) => (g.winners.includes(seat) ? 1 : 0))))).join(', ')}.\n`,
  );
}

function bySheet(n: number): void {
  const base = mean(totals(many(2 * n, (i) => ({ seats: 1, seed: `swap ${i}` }))));
  say(`\n## One sheet of another side, the rest B, ${n} games alone each; all B: ${f1(base)}\n\n`);
  say(row('sheet', 'mean', 'error', 'against all B') + row('---', '---', '---', '---'));
  for (const sheet of SHEETS) {
    const ids = [...SIDE_A[sheet].map((l) => l.id), ...Array.from({ length: 4 }, (_, i) => generatedId(sheet, i + 1))];
    for (const id of ids) {
      const all = totals(many(n, (i) => ({ seats: 1, seed: `swap ${i}`, sheets: { [sheet]: id } })));
      say(row(id, f1(mean(all)), f1(error(all)), `${f1((100 * (mean(all) - base)) / base)} %`));
    }
  }
}

const games = Number(process.argv[2] ?? 100);
bySolo(games);
byFaction(10 * games);
byObjective(games);
bySheet(Math.ceil(games / 2));
