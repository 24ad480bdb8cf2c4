// A table of this device as bots have left it: played in this process up to a question, then put where the page keeps its matches.
import { botByName } from '@orrery/bots';
import { offersToBots, replyTo, unaskedAnswer } from '@orrery/bots/offers';
import { loadGame } from '@orrery/games';
import { FORMAT, Match, awaited, keyFromSeed, keyToHex, readyToClose, sampler, view } from '@orrery/kernel';

/** What the table does next: windows close, offers are answered, bots of middle strength answer for all. */
function nextCommand(game, state, bot, below) {
  const { n, result } = state.pub.table;
  if (result) return null;
  if (readyToClose(state)) return { do: 'closeWindow', n };
  const offer = offersToBots(game, state)[0];
  if (offer) return replyTo(game, view(state, offer.to), offer);
  const free = unaskedAnswer(game, state, (seat) => seat !== 0);
  if (free) return { do: 'answer', seat: free.d.seat, n, ask: free.d.id, answer: free.answer };
  for (const seat of state.pub.sheets.keys()) {
    const d = awaited(game, state, seat)[0];
    if (d) return { do: 'answer', seat, n, ask: d.id, answer: bot.choose(game, view(state, seat), d, below) };
  }
  throw new Error('the match waits for nobody');
}

/**
 * Bots play until the first seat is asked something that `until` takes, by the question and the open state. Which game comes to that
 * depends on rules and bots: seeds are tried in turn.
 */
export async function playedUntil({ seeds, ...wanted }) {
  for (const seed of seeds) {
    const played = await playedFrom(seed, wanted);
    if (played) return played;
  }
  throw new Error(`no game of seeds ${seeds.join()} comes to that question`);
}

async function playedFrom(seed, { until, ...wanted }) {
  const { match, moves } = await playing(seed, wanted);
  for (const { asked, state } of moves)
    if (asked.length > 0 && asked[0].mode !== 'offer' && until(asked[0], state.pub)) return saved(seed, wanted, match);
  return null;
}

/**
 * Bots play to the end, or until a round is over: the table, and for each kind of question that the first seat was asked how many commands
 * had been given when it was asked first and last.
 */
export async function playedThrough({ seed, rounds = Infinity, ...wanted }) {
  const { match, moves } = await playing(seed, wanted);
  const kinds = new Map();
  for (const { asked, state } of moves) {
    for (const { kind } of asked) kinds.set(kind, [...(kinds.get(kind) ?? []).slice(0, 1), match.log.length]);
    if (state.pub.round > rounds) break;
  }
  return { ...saved(seed, wanted, match), kinds };
}
/** The same table when so many commands had been given. */
export const upTo = ({ match, commands }, n) => ({
  match: { ...match, id: `${match.id}-${n}`, n },
  commands: commands.slice(0, n),
});

/** A match, and what the first seat is asked before each move that the table makes. */
async function playing(seed, { game: id, seats, options = {} }) {
  const game = await loadGame(id);
  const key = keyFromSeed(seed);
  const match = new Match(game, { seats, options, key }, null, 1_000_000);
  const below = sampler(`played ${seed}`);
  const bot = botByName('medium');
  for (let seat = 1; seat < seats; seat++) match.play({ do: 'bot', seat, on: true });
  function* moves() {
    for (;;) {
      yield { asked: awaited(game, match.state, 0), state: match.state };
      const command = nextCommand(game, match.state, bot, below);
      if (!command) return;
      const played = match.play(command);
      if (played.ok) continue;
      if (command.do !== 'accept') throw new Error(`${command.do} is refused by ${played.refusal.rule}`);
      match.play({ ...command, do: 'refuse' });
    }
  }
  return { match, moves: moves() };
}

/** As a page keeps it. */
function saved(seed, { game, seats, options = {} }, match) {
  const names = ['Ada', 'Noor', 'Tomás', 'Mireille', 'Kepler', 'Jonas', 'Inès', 'Lucien'];
  return {
    match: {
      id: `played-${game}-${seed}`,
      game,
      rules: match.game.rules,
      layout: FORMAT,
      options,
      seats: names.slice(0, seats).map((name, seat) => ({ name, bot: seat === 0 ? null : 'medium' })),
      mine: 0,
      key: keyToHex(keyFromSeed(seed)),
      created: Date.now(),
      updated: Date.now(),
      n: match.state.pub.table.n,
      result: null,
      kind: 'match',
    },
    commands: match.log.map(({ command }, i) => ({ i, at: Date.now(), command })),
  };
}

/** Opens such a table in a page. */
export async function openPlayed(page, url, { match, commands }) {
  // A page that keeps matches makes their store.
  await page.goto(url);
  await page.locator('.start .btn-1').waitFor();
  await page.evaluate(
    async (kept) => {
      const done = (request) =>
        new Promise((resolve, reject) =>
          Object.assign(request, { onsuccess: () => resolve(request.result), onerror: reject }),
        );
      const opening = indexedDB.open('orrery', 3);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('matches', { keyPath: 'id' });
        opening.result.createObjectStore('commands', { keyPath: ['match', 'i'] });
        opening.result.createObjectStore('films', { keyPath: 'match' });
      };
      const database = await done(opening);
      const writing = database.transaction(['matches', 'commands'], 'readwrite');
      writing.objectStore('matches').put(kept.match);
      for (const command of kept.commands) writing.objectStore('commands').put({ match: kept.match.id, ...command });
      await new Promise((resolve) => (writing.oncomplete = resolve));
      database.close();
    },
    { match, commands },
  );
  await page.goto(`${url}/here/${match.id}`);
  await page.locator('.dec:not(.calm):not(.end) #question').waitFor({ timeout: 60_000 });
}
