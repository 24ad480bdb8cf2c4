import { botByName } from '../../../bots/index.ts';
import type { Style } from '../bot/style.ts';
import { thumb } from '../bot/thumb.ts';
import { TUNED_FOR_CAMPAIGNS } from '../bot/tunedForCampaigns.ts';
import { tasteOf } from '../bot/worth.ts';
import { starRealms } from '../game.ts';
import { measureCampaigns } from './campaigns.ts';
import { byFaction, measure } from './measure.ts';
import type { Chooser, Measured } from './measure.ts';

/**
 * Prints the tables of docs/star-realms-balance.md:
 *   node games/star-realms/balance/report.ts BOT PART GAMES [SEED]
 * PART is one of those at the end of this file; the game itself does not depend on the bots, only this report does.
 */

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const percent = (share: number): string => (100 * share).toFixed(1);
/** A share with its 95 % interval (Wilson). */
const share = (wins: number, games: number): string => {
  const [p, z2] = [wins / games, 1.96 ** 2];
  const middle = (p + z2 / (2 * games)) / (1 + z2 / games);
  const half = (1.96 * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games * games))) / (1 + z2 / games);
  return `${percent(p)} % (${percent(middle - half)} to ${percent(middle + half)})`;
};

const chooserOf = (name: string): Chooser => {
  const bot = botByName(name);
  if (!bot) throw new Error(`no bot ${name}`);
  return (v, d, below) => bot.choose(starRealms, v, d, below);
};

const line = (name: string, m: Measured): void =>
  say(
    `${name}: first ${share(m.firstWins, m.games)}, turns ${m.turns.join(' / ')}, long ${percent(m.longGames)} %, ${m.games} games`,
  );

const standard = (play: Chooser, games: number, seed?: string): void => {
  const m = measure(play, games, 2, {}, seed);
  line('standard', m);
  for (const [faction, { share: of, rate }] of Object.entries(byFaction(m)))
    say(`  ${faction}: ${percent(of)} % of cards bought, ${percent(rate)} % of those shown`);
  const rates = [...m.cards].flatMap(([id, c]) => (c.shown > 0 ? [{ id, ...c, rate: c.bought / c.payable }] : []));
  for (const { id, rate, payable, bought, shown, won } of rates.sort((a, b) => a.rate - b.rate))
    say(
      `  ${id}: bought on ${percent(rate)} % of ${payable} turns it could be paid for, ${percent(bought / shown)} % of those shown, buyer wins ${percent(won / bought)} %`,
    );
};

const variants = (play: Chooser, games: number, seed?: string): void => {
  line('Kingdom on-acquire Trade', measure(play, games, 2, { kingdomOnAcquire: 'trade' }, seed));
  line('84 cards', measure(play, games, 2, { tradeDeck: '84' }, seed));
  line('faction decks', measure(play, games, 2, { personalDecks: 'faction' }, seed));
};

const raid = (play: Chooser, games: number, seed?: string): void => {
  for (const seats of [3, 4, 5, 6])
    line(`Raid, ${seats - 1} Raiders, the Boss wins`, measure(play, games, seats, { mode: 'raid' }, seed));
};
const teams = (play: Chooser, games: number, seed?: string): void => {
  line('Emperor', measure(play, games, 6, { mode: 'emperor' }, seed));
  line('Two-Headed Hydra', measure(play, games, 4, { mode: 'hydra2' }, seed));
  line('Three-Headed Hydra', measure(play, games, 6, { mode: 'hydra3' }, seed));
};
const all = (play: Chooser, games: number, seed?: string): void => {
  for (const [mode, seats] of [
    ['freeForAll', 3],
    ['freeForAll', 4],
    ['freeForAll', 6],
    ['hunter', 3],
    ['hunter', 4],
    ['hunter', 6],
    ['firstBlood', 4],
  ] as const)
    // prettier-ignore
    line(`${mode}, ${seats} players`, measure(play, games, seats, { mode }, seed));
};

const campaign = (play: Chooser, games: number, seed?: string): void => {
  const m = measureCampaigns([play, play], games, seed);
  m.scenarios.forEach((s, i) => {
    if (s.games === 0) return;
    say(
      `scenario ${i + 1}: first ${share(s.firstWins, s.games)}, Star Empire ${share(s.starEmpireWins, s.games)}, political ${percent(s.political / s.games)} %, median ${s.medianTurns} turns`,
    );
    for (const [option, o] of s.options)
      say(
        `  ${option}: ${o.games} games, first ${percent(o.firstWins / o.games)} %, Star Empire ${percent(o.starEmpireWins / o.games)} %`,
      );
  });
  say(`campaigns won by the Star Empire: ${share(m.starEmpireWins, m.campaigns)} of ${m.campaigns}`);
};

/** The rule of thumb that chooses when to upgrade, against the same that never does, does whenever a card bought allows it, or always buys so that it can. */
const upgrades = (_play: Chooser, games: number, seed?: string): void => {
  const withUpgrades = (when: Style['upgrades']): Chooser => thumb(tasteOf({ ...TUNED_FOR_CAMPAIGNS, upgrades: when }));
  for (const other of ['never', 'whenever', 'always'] as const) {
    const m = measureCampaigns([withUpgrades('choose'), withUpgrades(other)], games, seed);
    const sum = (of: 'games' | 'ownWins', from: number, to: number): number =>
      m.scenarios.slice(from, to).reduce((n, s) => n + s[of], 0);
    say(
      `choosing against ${other}: games ${share(sum('ownWins', 0, 12), sum('games', 0, 12))}, scenarios 1 to 4 ${share(sum('ownWins', 0, 4), sum('games', 0, 4))}, campaigns ${share(m.ownWins, m.campaigns)}`,
    );
  }
};

const PARTS = { standard, variants, raid, teams, all, campaign, upgrades };
const [bot = 'greedy', part = 'standard', games = '1000', seed] = process.argv.slice(2);
if (!Object.hasOwn(PARTS, part)) throw new Error(`no part ${part}`);
PARTS[part as keyof typeof PARTS](chooserOf(bot), Number(games), seed);
