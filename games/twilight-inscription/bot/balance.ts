/**
 * Measures how the components play and prints the tables of docs/twilight-inscription-balance.md:
 * `node games/twilight-inscription/bot/balance.ts solo|table|sheets|generated GAMES [PLAYOUTS]`. Seeds are fixed, so a table comes out the same again.
 * All seats are played by the quick rule of thumb (alone also by the search: 60 playouts are `medium`, 800 `hard`).
 */
import { DIFFICULTIES, RANKS } from '../content/aiFaction.ts';
import { FACTION_IDS } from '../content/factions.ts';
import { generatedId } from '../content/generate.ts';
import { OBJECTIVE_IDS } from '../content/objectives.ts';
import { SIDE_A } from '../content/sheets/index.ts';
import { SHEETS, type SheetId } from '../content/vocabulary.ts';
import { rankOf } from '../sheet/aiFaction.ts';
import { error, mean, playTrial, totals, type Played, type Trial } from './trial.ts';

const many = (n: number, one: (i: number) => Trial): Played[] => Array.from({ length: n }, (_, i) => playTrial(one(i)));
const part = (of: number[], share: number): number => of.toSorted((a, b) => a - b)[Math.floor(of.length * share)] ?? 0;
const f1 = (x: number): string => x.toFixed(1);
const percent = (x: number): string => `${Math.round(100 * x)} %`;
const say = (text: string): void => void process.stdout.write(text);
const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |\n`;
const head = (...cells: string[]): string => row(...cells) + row(...cells.map(() => '---'));

function solo(n: number, playouts: number): void {
  const by = playouts > 0 ? `search:${playouts}` : 'rule of thumb';
  say(`\n## Alone against the AI faction, ${n} games each, side B, ${by}\n\n`);
  say(head('difficulty', 'mean', 'error', 'p10', 'p90', 'best', ...SHEETS, 'objectives'));
  const ranks: string[] = [];
  for (const difficulty of DIFFICULTIES) {
    const games = many(n, (i) => ({ seats: 1, options: { difficulty }, seed: `solo ${i}`, playouts }));
    const all = totals(games);
    const sheet = (id: SheetId): string =>
      f1(mean(games.map((g) => g.scores[0]![id].sheet + g.scores[0]![id].tradeGoods)));
    const objectives = f1(mean(games.map((g) => SHEETS.reduce((sum, id) => sum + g.scores[0]![id].objective, 0))));
    const spread = [part(all, 0.1), part(all, 0.9), Math.max(...all)];
    say(row(difficulty, f1(mean(all)), f1(error(all)), ...spread, ...SHEETS.map(sheet), objectives));
    const share = RANKS.map((rank) => percent(all.filter((x) => rankOf(difficulty, x) === rank).length / all.length));
    ranks.push(row(difficulty, ...share));
  }
  say(`\n${head('difficulty', ...RANKS)}${ranks.join('')}`);
}

/** Four at a table, factions by chance: who wins, what is reached, which sheets are used. */
function table(n: number): void {
  const games = many(n, (i) => ({ seats: 4, seed: `table ${i}`, anyFaction: true }));
  say(`\n## Four players, ${n} games, side B, factions chosen by chance\n\n`);
  say(`A player's share of wins is 25 %; a shared win counts in parts.\n\n`);
  say(head('faction', 'games', 'wins', 'of the share', 'mean score', 'error'));
  const rows = FACTION_IDS.map((id) => {
    const seats = games.flatMap((g) => g.factions.flatMap((faction, seat) => (faction === id ? [{ g, seat }] : [])));
    const wins = mean(seats.map(({ g, seat }) => (g.winners.includes(seat) ? 1 / g.winners.length : 0)));
    return { id, wins, scores: seats.map(({ g, seat }) => g.scores[seat]!.total) };
  });
  for (const { id, wins, scores } of rows.toSorted((a, b) => b.wins - a.wins))
    say(row(id, scores.length, percent(wins), (4 * wins).toFixed(2), f1(mean(scores)), f1(error(scores))));
  say(`\n${head('objective', 'in play', 'reached by a player')}`);
  for (const id of OBJECTIVE_IDS) {
    const shown = games.filter((g) => g.objectives.includes(id));
    const reached = shown.reduce((sum, g) => sum + g.achieved.filter((o) => o === id).length, 0);
    say(row(id, shown.length, percent(reached / Math.max(1, 4 * shown.length))));
  }
  say(`\n${head('sheet', 'active', 'never active', 'never active, winners', 'points', 'points of winners')}`);
  const seated = games.flatMap((g) => g.active.map((active, seat) => ({ active, g, seat })));
  const won = seated.filter(({ g, seat }) => g.winners.includes(seat));
  for (const sheet of SHEETS) {
    const used = mean(
      seated.map(
        ({ active }) =>
          active[sheet] /
          Math.max(
            1,
            SHEETS.reduce((sum, s) => sum + active[s], 0),
          ),
      ),
    );
    const never = (of: typeof seated): string => percent(mean(of.map(({ active }) => (active[sheet] === 0 ? 1 : 0))));
    const points = (of: typeof seated): string => f1(mean(of.map(({ g, seat }) => g.scores[seat]![sheet].subtotal)));
    say(row(sheet, percent(used), never(seated), never(won), points(seated), points(won)));
  }
  const bySeat = [0, 1, 2, 3].map((seat) => percent(mean(games.map((g) => (g.winners.includes(seat) ? 1 : 0)))));
  say(`\nWins by seat: ${bySeat.join(', ')}.\n`);
}

/** One sheet of another side, the other three B. */
function swapped(n: number, title: string, ids: (sheet: SheetId) => string[]): void {
  const base = mean(totals(many(2 * n, (i) => ({ seats: 1, seed: `swap ${i}` }))));
  say(`\n## ${title}, the other three B, ${n} games alone each; all B: ${f1(base)} (${2 * n} games)\n\n`);
  say(head('sheet', 'mean', 'error', 'against all B'));
  for (const sheet of SHEETS) {
    for (const id of ids(sheet)) {
      const all = totals(many(n, (i) => ({ seats: 1, seed: `swap ${i}`, sheets: { [sheet]: id } })));
      say(row(id, f1(mean(all)), f1(error(all)), `${f1((100 * (mean(all) - base)) / base)} %`));
    }
  }
}

const GENERATED = 6;
const [what = 'solo', count = '100', playouts = '0'] = process.argv.slice(2);
const n = Number(count);
if (what === 'solo') solo(n, Number(playouts));
else if (what === 'table') table(n);
else if (what === 'sheets') swapped(n, 'One sheet of side A', (sheet) => SIDE_A[sheet].map((l) => l.id));
else if (what === 'generated')
  swapped(n, 'One generated sheet', (sheet) => Array.from({ length: GENERATED }, (_, i) => generatedId(sheet, i + 1)));
else say('balance.ts solo|table|sheets|generated GAMES [PLAYOUTS]\n');
