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

async function playedFrom(seed, { game: id, seats, options = {}, until }) {
  const game = await loadGame(id);
  const key = keyFromSeed(seed);
  const match = new Match(game, { seats, options, key }, null, 1_000_000);
  const below = sampler(`played ${seed}`);
  const bot = botByName('medium');
  for (let seat = 1; seat < seats; seat++) match.play({ do: 'bot', seat, on: true });
  for (;;) {
    const asked = awaited(game, match.state, 0)[0];
    if (asked && asked.mode !== 'offer' && until(asked, match.state.pub)) break;
    const command = nextCommand(game, match.state, bot, below);
    if (!command) return null;
    const played = match.play(command);
    if (played.ok) continue;
    if (command.do !== 'accept') throw new Error(`${command.do} is refused by ${played.refusal.rule}`);
    match.play({ ...command, do: 'refuse' });
  }
  const names = ['Ada', 'Noor', 'Tomás', 'Mireille', 'Kepler', 'Jonas', 'Inès', 'Lucien'];
  return {
    match: {
      id: `played-${id}-${seed}`,
      game: id,
      rules: game.rules,
      layout: FORMAT,
      options,
      seats: names.slice(0, seats).map((name, seat) => ({ name, bot: seat === 0 ? null : 'medium' })),
      mine: 0,
      key: keyToHex(key),
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
