import { begin, keyFromSeed, nextDecision, sampler, Table } from '@orrery/kernel';
import type { Event, Options, Seat } from '@orrery/kernel';
import { cardIdOf, factionsOf, designByKey } from '../rules/designs.ts';
import { starRealms } from '../game.ts';
import type { SR } from '../rules/shapes.ts';
import { quick } from './quick.ts';

/** Measures the card set: games of the rule of thumb against itself, counted. Figures stand in docs/star-realms-balance.md. */
export interface Measured {
  games: number;
  /** Share of games that the seat or team that began has won. */
  firstWins: number;
  /** Turns of all players: the tenth, the half, nine tenths of the games. */
  turns: [number, number, number];
  longGames: number;
  /** The rule that ended the games -> share. */
  rules: { [rule: string]: number };
  /** Design -> times it came into the row and times it was bought. */
  cards: Map<string, { shown: number; bought: number; won: number }>;
}

export const measure = (games: number, seats: number, options: Options, seed = 'balance'): Measured => {
  const turns: number[] = [];
  const rules: { [rule: string]: number } = {};
  const cards: Measured['cards'] = new Map();
  let firstWins = 0;
  for (let i = 0; i < games; i++) {
    const { state, events } = begin(starRealms, { seats, options, key: keyFromSeed(`${seed} ${i}`) });
    const table = new Table(starRealms, state);
    const below = sampler(`${seed} ${i}`);
    const buyers: { id: string; seat: Seat }[] = [];
    const note = (list: readonly Event<SR>[]): void => {
      for (const e of list) {
        if (e.t === 'revealed') entry(cards, cardIdOf(e.all.card)).shown++;
        if (e.t === 'acquired') {
          entry(cards, cardIdOf(e.all.card)).bought++;
          buyers.push({ id: cardIdOf(e.all.card), seat: e.all.seat });
        }
      }
    };
    note(events);
    while (state.pub.table.result === null) {
      const d = nextDecision(starRealms, state)!;
      table.take(d, quick(table.view(d.seat), d, below) ?? null);
      note(table.events);
      table.events.length = 0;
    }
    const { winners, rule } = state.pub.table.result;
    turns.push(state.pub.turn);
    rules[rule] = (rules[rule] ?? 0) + 1 / games;
    if (winners.includes(state.pub.first)) firstWins++;
    for (const { id, seat } of buyers) if (winners.includes(seat)) entry(cards, id).won++;
  }
  turns.sort((a, b) => a - b);
  const at = (share: number): number => turns[Math.floor(share * (games - 1))]!;
  return {
    games,
    firstWins: firstWins / games,
    turns: [at(0.1), at(0.5), at(0.9)],
    longGames: rules['SR-LONG-GAME'] ?? 0,
    rules,
    cards,
  };
};

const entry = (cards: Measured['cards'], id: string) => {
  let found = cards.get(id);
  if (!found) cards.set(id, (found = { shown: 0, bought: 0, won: 0 }));
  return found;
};

/** Of all trade cards bought, each faction's share; and of those shown, how many were bought. */
export const byFaction = ({ cards }: Measured): { [faction: string]: { share: number; rate: number } } => {
  const sums: { [faction: string]: { shown: number; bought: number } } = {};
  let all = 0;
  for (const [id, { shown, bought }] of cards) {
    const design = designByKey(id);
    const [faction] = factionsOf(design.factions);
    if (!faction || shown === 0) continue;
    const sum = (sums[faction] ??= { shown: 0, bought: 0 });
    sum.shown += shown;
    sum.bought += bought;
    all += bought;
  }
  return Object.fromEntries(
    Object.entries(sums).map(([f, s]) => [f, { share: s.bought / all, rate: s.bought / s.shown }]),
  );
};

/** Every scenario of whole campaigns: who won, how, and how long it took. */
export interface MeasuredScenario {
  games: number;
  firstWins: number;
  starEmpireWins: number;
  political: number;
  medianTurns: number;
}
export const measureCampaigns = (
  campaigns: number,
  seed = 'campaign',
): { scenarios: MeasuredScenario[]; starEmpire: number } => {
  const games: { number: number; first: boolean; starEmpire: boolean; political: boolean; turns: number }[] = [];
  let starEmpire = 0;
  for (let i = 0; i < campaigns; i++) {
    const { state } = begin(starRealms, { seats: 2, options: { mode: 'campaign' }, key: keyFromSeed(`${seed} ${i}`) });
    const table = new Table(starRealms, state);
    const below = sampler(`${seed} ${i}`);
    while (state.pub.table.result === null) {
      const d = nextDecision(starRealms, state)!;
      table.take(d, quick(table.view(d.seat), d, below) ?? null);
      table.events.length = 0;
    }
    const { factions, played } = state.pub.campaign!;
    const isStarEmpire = (seat: Seat | undefined): boolean => seat !== undefined && factions[seat] === 'starEmpire';
    if (isStarEmpire(state.pub.table.result.winners[0])) starEmpire++;
    for (const p of played)
      games.push({
        number: p.number,
        first: p.winner === p.first,
        starEmpire: isStarEmpire(p.winner),
        political: p.rule === 'SR-POL-02',
        turns: p.turns,
      });
  }
  const scenarios = Array.from({ length: 12 }, (_, i): MeasuredScenario => {
    const these = games.filter((g) => g.number === i + 1);
    const share = (fits: (g: (typeof games)[number]) => boolean): number => these.filter(fits).length / these.length;
    const turns = these.map((g) => g.turns).sort((a, b) => a - b);
    return {
      games: these.length,
      firstWins: share((g) => g.first),
      starEmpireWins: share((g) => g.starEmpire),
      political: share((g) => g.political),
      medianTurns: turns[turns.length >> 1]!,
    };
  });
  return { scenarios, starEmpire: starEmpire / campaigns };
};

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Prints the tables of docs/star-realms-balance.md; `games` is the size of the first. */
const print = (games: number): void => {
  const line = (name: string, m: Measured): void =>
    say(
      `${name.padEnd(28)} ${String(m.games).padStart(5)} games  first ${percent(m.firstWins)}  turns ${m.turns.join(' / ')}  long ${percent(m.longGames)}`,
    );
  const standard = measure(games, 2, {});
  line('standard', standard);
  for (const [faction, { share, rate }] of Object.entries(byFaction(standard)))
    say(`  ${faction}: ${percent(share)} of cards bought, ${percent(rate)} of those shown`);
  const rates = [...standard.cards].flatMap(([id, c]) =>
    c.shown > 0 ? [{ id, rate: c.bought / c.shown, won: c.won / c.bought }] : [],
  );
  for (const { id, rate, won } of rates.sort((a, b) => a.rate - b.rate).slice(0, 6))
    say(`  seldom bought: ${id} ${percent(rate)}, buyer wins ${percent(won)}`);
  line('Kingdom on-acquire Trade', measure(games / 2, 2, { kingdomOnAcquire: 'trade' }));
  line('84 cards', measure(games / 2, 2, { tradeDeck: '84' }));
  line('faction decks', measure(games / 2, 2, { personalDecks: 'faction' }));
  const few = Math.ceil(games / 8);
  for (const [mode, seats] of [
    ['freeForAll', 3],
    ['freeForAll', 4],
    ['freeForAll', 6],
    ['hunter', 3],
    ['hunter', 4],
    ['hunter', 6],
    ['firstBlood', 4],
    ['hydra2', 4],
    ['hydra3', 6],
    ['emperor', 6],
    ['raid', 3],
    ['raid', 4],
    ['raid', 5],
    ['raid', 6],
  ] as const)
    line(`${mode}, ${seats} players`, measure(few, seats, { mode }));
  const { scenarios, starEmpire } = measureCampaigns(Math.ceil(games / 4));
  scenarios.forEach((s, i) =>
    say(
      `scenario ${i + 1}: first ${percent(s.firstWins)}  Star Empire ${percent(s.starEmpireWins)}  political ${percent(s.political)}  median ${s.medianTurns} turns`,
    ),
  );
  say(`campaigns won by the Star Empire: ${percent(starEmpire)}`);
};
if (import.meta.main) print(Number(process.argv[2] ?? 1000));
