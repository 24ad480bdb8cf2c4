import { gameIds, loadGame } from '@orrery/games';
import { LEVELS, botByName } from '@orrery/bots';
import { apply, begin, keyFromSeed, nextDecision, sampleAnswer, sampler, view } from '@orrery/kernel';
import { POLITE, playOut } from '../testing/playOut.ts';
import type { Player } from '../testing/player.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';

// What one match of each game costs: commands, bytes that stay, processor time of a move and of a bot's answer.
// node server/scaling/costs.ts [games]

/** The fewest seats that are a match between people. */
const SEATS = 2;
/** Commands after which a match is stopped: people's matches are shorter than those by chance. */
const LONGEST = 3000;
/** Answers of bots that are timed for each level. */
const ANSWERS = 40;
/** Milliseconds of processor time after which a level is timed by what it has answered so far. */
const ENOUGH = 30_000;

/** One match by chance on a real server, and what it left in the tables. */
async function stored(id: string) {
  const server = await openTestServer();
  const game = await loadGame(id);
  const { match, players } = await seatedPlayers(server, Math.max(SEATS, game.seats.min), {
    game: id,
    windows: 'at-once',
  });
  let commands = 0;
  const play = (player: Player, seat: number) =>
    playOut(
      player,
      game,
      match,
      seat,
      POLITE,
      () => commands++,
      () => commands >= LONGEST,
    );
  await Promise.all(players.map(play));
  const isWhole = commands < LONGEST;
  if (isWhole) await server.server.films.of(match);
  const { db } = server.server.store;
  const log = await db.selectFrom('log').selectAll().where('match', '=', match).execute();
  const snapshot = await db.selectFrom('snapshots').selectAll().where('match', '=', match).executeTakeFirst();
  const film = await db.selectFrom('films').selectAll().where('match', '=', match).executeTakeFirst();
  await server.stop();
  return {
    isWhole,
    commands: log.length,
    log: log.reduce((sum, row) => sum + row.commandJson.length + row.eventsJson.length + row.hash.length + 40, 0),
    snapshot: snapshot?.stateJson.length ?? 0,
    film: film?.film.length ?? 0,
  };
}

function shuffled<T>(items: T[]): T[] {
  const below = sampler(1);
  const order = items.map((item) => ({ item, by: below(1_000_000) }));
  return order.toSorted((a, b) => a.by - b.by).map(({ item }) => item);
}

const cpu = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of processor time: of applying one command, and of an answer of each level, in positions of one game by chance. */
async function timed(id: string) {
  const game = await loadGame(id);
  const seats = Math.max(SEATS, game.seats.min);
  const below = sampler(3);
  let { state } = begin(game, { seats, options: {}, key: keyFromSeed('costs') });
  const positions: (typeof state)[] = [];
  let applying = 0;
  for (let d = nextDecision(game, state); d !== null && positions.length < LONGEST; d = nextDecision(game, state)) {
    positions.push(state);
    const answer = sampleAnswer(game, view(state, d.seat), d, below);
    const began = cpu();
    const applied = apply(game, state, { do: 'answer', seat: d.seat, n: state.pub.table.n, ask: d.id, answer });
    applying += cpu() - began;
    if (!applied.ok) throw new Error(`${id}: ${applied.refusal.rule}`);
    state = applied.state;
  }
  const bots = LEVELS.map((level) => {
    const bot = botByName(level);
    const step = Math.max(1, Math.floor(positions.length / ANSWERS));
    // In an order by chance: where it ends early, all parts of the match have had their share.
    const chosen = shuffled(positions.filter((_, i) => i % step === 0).slice(0, ANSWERS));
    const began = cpu();
    let answers = 0;
    for (const position of chosen) {
      const d = nextDecision(game, position)!;
      bot.choose(game, view(position, d.seat), d, below);
      answers++;
      if (cpu() - began > ENOUGH) break;
    }
    return [level, { ms: (cpu() - began) / answers, answers }] as const;
  });
  return { apply: applying / positions.length, bots: Object.fromEntries(bots) };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
for (const id of process.argv.length > 2 ? process.argv.slice(2) : gameIds) {
  const kept = await stored(id);
  const { apply: move, bots } = await timed(id);
  const levels = Object.entries(bots).map(([level, { ms, answers }]) => `${level} ${ms.toFixed(1)} ms (${answers})`);
  console.log(
    `${id}: ${kept.commands} commands${kept.isWhole ? '' : ' and not over'}; log ${kB(kept.log)}, snapshot ${kB(kept.snapshot)}, film ${kB(kept.film)}; a move ${move.toFixed(2)} ms in the kernel; a bot's answer: ${levels.join(', ')}`,
  );
}
process.exit(0);
