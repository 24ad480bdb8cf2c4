import { botByName, readBotName } from '../../../bots/index.ts';
import type { Style } from '../bot/style.ts';
import { thumb } from '../bot/thumb.ts';
import { TUNED_FOR_CAMPAIGNS } from '../bot/tunedForCampaigns.ts';
import { tasteOf } from '../bot/worth.ts';
import { starRealms } from '../game.ts';
import type { ModeId } from '../rules/modes.ts';
import { measureCampaigns } from './campaigns.ts';
import { byFaction, lengths, measure } from './measure.ts';
import { measureSides } from './sides.ts';
import { splitInto } from './split.ts';
import type { Measured } from './measure.ts';
import type { Chooser } from './playThrough.ts';

/**
 * Prints the tables of docs/star-realms-balance.md:
 *   node games/star-realms/balance/report.ts BOT PART GAMES [SEED [JOBS]]
 * BOT is any name that `orrery` takes for a bot, PART one of those at the end of this file, JOBS how many processes share the games, which
 * are the same however many there are. The game itself does not depend on the bots, only this report does.
 */

const [botName = 'greedy', part = 'standard', count = '1000', seedGiven = 'balance', jobs = '1'] =
  process.argv.slice(2);
const { start, gather, say, finish } = splitInto(jobs, [botName, part, count, seedGiven]);
const percent = (share: number): string => (100 * share).toFixed(1);
/** A share with its 95 % interval (Wilson). */
const share = (wins: number, games: number): string => {
  const [p, z2] = [wins / games, 1.96 ** 2];
  const middle = (p + z2 / (2 * games)) / (1 + z2 / games);
  const half = (1.96 * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games * games))) / (1 + z2 / games);
  return `${percent(p)} % (${percent(middle - half)} to ${percent(middle + half)})`;
};

const chooserOf = (name: string): Chooser => {
  const known = readBotName(name);
  if (known === null) throw new Error(`no bot ${name}`);
  const bot = botByName(known);
  return (v, d, below) => bot.choose(starRealms, v, d, below);
};

const line = (name: string, m: Measured): void =>
  say(
    `${name}: first ${share(m.firstWins, m.games)}, turns ${lengths(m).join(' / ')}, long ${percent((m.rules['SR-LONG-GAME'] ?? 0) / m.games)} %, ${m.games} games`,
  );

const standard = (play: Chooser, games: number, seed: string): void => {
  const m = gather((own) => measure(play, games, 2, {}, seed, own));
  line('standard', m);
  for (const [faction, { share: of, rate }] of Object.entries(byFaction(m)))
    say(`  ${faction}: ${percent(of)} % of cards bought, ${percent(rate)} % of those shown`);
  const rates = Object.entries(m.cards).flatMap(([id, c]) =>
    c.shown > 0 ? [{ id, ...c, rate: c.bought / c.payable }] : [],
  );
  for (const { id, rate, payable, bought, shown, won } of rates.sort((a, b) => a.rate - b.rate))
    say(
      `  ${id}: bought on ${percent(rate)} % of ${payable} turns it could be paid for, ${percent(bought / shown)} % of those shown, buyer wins ${percent(won / bought)} %`,
    );
};

const variants = (play: Chooser, games: number, seed: string): void => {
  line(
    'Kingdom on-acquire Combat',
    gather((own) => measure(play, games, 2, { kingdomOnAcquire: 'combat' }, seed, own)),
  );
  line(
    '84 cards',
    gather((own) => measure(play, games, 2, { tradeDeck: '84' }, seed, own)),
  );
  line(
    'faction decks',
    gather((own) => measure(play, games, 2, { personalDecks: 'faction' }, seed, own)),
  );
};

const raidOf =
  (...raiders: number[]) =>
  (play: Chooser, games: number, seed: string): void => {
    for (const n of raiders)
      line(
        `Raid, ${n} Raiders, the Boss wins`,
        gather((own) => measure(play, games, n + 1, { mode: 'raid' }, seed, own)),
      );
  };
const teams = (play: Chooser, games: number, seed: string): void => {
  line(
    'Emperor',
    gather((own) => measure(play, games, 6, { mode: 'emperor' }, seed, own)),
  );
  line(
    'Two-Headed Hydra',
    gather((own) => measure(play, games, 4, { mode: 'hydra2' }, seed, own)),
  );
  line(
    'Three-Headed Hydra',
    gather((own) => measure(play, games, 6, { mode: 'hydra3' }, seed, own)),
  );
};
const all = (play: Chooser, games: number, seed: string): void => {
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
    line(`${mode}, ${seats} players`, gather((own) => measure(play, games, seats, { mode }, seed, own)));
};

const campaign = (play: Chooser, games: number, seed: string): void => {
  const m = gather((own) => measureCampaigns([play, play], games, seed, own));
  for (const [number, s] of Object.entries(m.scenarios)) {
    const median = s.turns.toSorted((a, b) => a - b)[s.turns.length >> 1];
    say(
      `scenario ${number}: first ${share(s.firstWins, s.games)}, Star Empire ${share(s.starEmpireWins, s.games)}, political ${percent(s.political / s.games)} %, median ${median} turns`,
    );
    for (const [option, o] of Object.entries(s.options).sort(([a], [b]) => (a < b ? -1 : 1)))
      say(
        `  ${option}: ${o.games} games, first ${percent(o.firstWins / o.games)} %, Star Empire ${percent(o.starEmpireWins / o.games)} %`,
      );
  }
  say(`campaigns won by the Star Empire: ${share(m.starEmpireWins, m.campaigns)} of ${m.campaigns}`);
};

/** The bot against the rule of thumb: at every kind of table, and in whole campaigns. */
const againstAt =
  (tables: readonly (readonly [ModeId, number])[]) =>
  (play: Chooser, games: number, seed: string): void => {
    for (const [mode, seats] of tables) {
      const { sides } = gather((own) => measureSides(play, chooserOf('greedy'), games, seats, { mode }, seed, own));
      for (const [side, { games: n, wins }] of Object.entries(sides))
        say(`${mode}, ${seats} players, as ${side}: ${share(wins, n)} of ${n}`);
    }
  };
const raidAgainst = againstAt([3, 4, 5, 6].map((seats) => ['raid', seats]));
const against = againstAt([
  ['standard', 2],
  ['emperor', 6],
  ['hydra2', 4],
  ['hydra3', 6],
  ['freeForAll', 3],
  ['freeForAll', 4],
  ['freeForAll', 6],
  ['hunter', 4],
  ['firstBlood', 4],
]);
const campaignAgainst = (play: Chooser, games: number, seed: string): void => {
  const m = gather((own) => measureCampaigns([play, chooserOf('greedy')], games, seed, own));
  const sum = (of: 'games' | 'ownWins'): number => Object.values(m.scenarios).reduce((n, s) => n + s[of], 0);
  say(
    `games ${share(sum('ownWins'), sum('games'))} of ${sum('games')}, campaigns ${share(m.ownWins, m.campaigns)} of ${m.campaigns}`,
  );
};

/**
 * Who chooses when to upgrade, against the same bot that never does, does whenever a card bought allows it, or always buys so that it can.
 * A search differs in the question alone; it weighs for itself what to buy.
 */
const upgrades = (play: Chooser, games: number, seed: string): void => {
  const thumbWith = (when: Style['upgrades']): Chooser => thumb(tasteOf({ ...TUNED_FOR_CAMPAIGNS, upgrades: when }));
  const withUpgrades = (when: Style['upgrades']): Chooser => {
    const byThumb = thumbWith(when);
    if (botName === 'greedy') return byThumb;
    return when === 'choose' ? play : (v, d, below) => (d.kind === 'upgrade' ? byThumb : play)(v, d, below);
  };
  const others = botName === 'greedy' ? (['never', 'whenever', 'always'] as const) : (['never', 'whenever'] as const);
  for (const other of others) {
    const m = gather((own) => measureCampaigns([withUpgrades('choose'), withUpgrades(other)], games, seed, own));
    const sum = (of: 'games' | 'ownWins', from: number, to: number): number =>
      Object.values(m.scenarios)
        .slice(from, to)
        .reduce((n, s) => n + s[of], 0);
    say(
      `choosing against ${other}: games ${share(sum('ownWins', 0, 12), sum('games', 0, 12))}, scenarios 1 to 4 ${share(sum('ownWins', 0, 4), sum('games', 0, 4))}, campaigns ${share(m.ownWins, m.campaigns)}`,
    );
  }
};

const PARTS = {
  standard,
  variants,
  raid: raidOf(2, 3, 4, 5),
  raid2: raidOf(2),
  raid3: raidOf(3),
  raid4: raidOf(4),
  raid5: raidOf(5),
  teams,
  all,
  campaign,
  upgrades,
  against,
  raidAgainst,
  campaignAgainst,
};
if (!Object.hasOwn(PARTS, part)) throw new Error(`no part ${part}`);
await start();
PARTS[part as keyof typeof PARTS](chooserOf(botName), Number(count), seedGiven);
finish();
