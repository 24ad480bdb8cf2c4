import { lookAhead } from '@orrery/kernel';
import type { Json } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failing } from '../testing/failing.ts';
import toy from '../testing/toy.ts';
import type { Player } from '../testing/player.ts';
import { PARLEY, openTestServer, seatedPlayers } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

const FAILING = new URL('../testing/failing.ts', import.meta.url).href;
const TOY = new URL('../testing/toy.ts', import.meta.url).href;
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ BLUR: '700-710' }, { games: { parley: PARLEY, toy: TOY, failing: FAILING } });
});
afterAll(() => server.stop());

/** Three people at the toy game; the first has activated, and a timed window waits for reactions. */
async function inWindow() {
  const { match, players } = await seatedPlayers(server, 3, { game: 'toy', windows: 'timed' });
  const [one] = players as [Player];
  const answer = one.asked(toy as never, match)[0]!;
  await one.command(match, { do: 'answer', seat: 0, n: 0, ask: answer.id, answer: 'fight' });
  const two = players[1]!;
  await two.until(() => two.boards.get(match)!.n === 1);
  const view = () => two.boards.get(match)!.view;
  const foreseen = () => lookAhead(toy as never, view() as never)!;
  const give = (value: Json, key = foreseen().key) =>
    two.command(match, {
      do: 'early',
      seat: 1,
      early: { key, ask: foreseen().decisions[0]!.id, answer: value },
    });
  return { match, players, one, two, view, foreseen, give };
}

describe('an answer to what is not asked yet', () => {
  it('waits beside the match, counts when the window closes, and never closes it early', async () => {
    const { match, one, two, foreseen, give, view } = await inWindow();
    const opened = Date.now();
    expect(foreseen().decisions).toMatchObject([{ seat: 1, kind: 'act' }]);
    expect(await give('dance')).toMatchObject({ refusal: { rule: 'TOY-ACT' } });
    expect(await give('pass', 'another key')).toMatchObject({ refusal: { rule: 'TABLE-EARLY' } });
    expect(await give('pass')).toMatchObject({ t: 'done' });
    await two.until(() => two.besides.get(match)?.early);
    expect(one.besides.get(match)?.early).toBeNull();
    expect(JSON.stringify(one.boards.get(match)!.view)).not.toContain('early');
    await two.until(() => view().pub.table.open[0]?.seat === 2);
    expect(Date.now() - opened).toBeGreaterThanOrEqual(500);
    expect(two.besides.get(match)).toEqual({ drafts: {}, early: null, dropped: false });
  });

  it('is dropped with a word when something else happens in between', async () => {
    const { match, one, two, give, view } = await inWindow();
    await give('pass');
    const offer = { do: 'offer' as const, seat: 0, to: 1, terms: { card: 'note.0', goods: 1 } };
    await one.command(match, offer);
    await two.until(() => view().pub.table.deals.length === 1);
    await two.command(match, { do: 'accept', seat: 1, deal: view().pub.table.deals[0]!.id });
    await two.until(() => two.besides.get(match)?.dropped);
    expect(two.besides.get(match)!.early).toBeNull();
    await two.until(() => view().pub.table.open[0]?.kind === 'act');
    expect(view().pub.table.open).toMatchObject([{ seat: 1, kind: 'act' }]);
  });

  it('may be taken back', async () => {
    const { match, two, give, view } = await inWindow();
    await give('pass');
    expect(await two.command(match, { do: 'early', seat: 1, early: null })).toMatchObject({ t: 'done' });
    await two.until(() => view().pub.table.open[0]?.kind === 'act');
    expect(two.besides.get(match)).toMatchObject({ early: null, dropped: false });
  });

  it('a hold keeps the window open, for all to see', async () => {
    const { match, players, one, view } = await inWindow();
    const window = view().pub.table.stack.at(-1)!.id;
    const third = players[2]!;
    expect(await third.command(match, { do: 'hold', seat: 2, window })).toMatchObject({ t: 'done' });
    await one.until(() => JSON.stringify(one.boards.get(match)!.view.pub.table.stack).includes('"holds":[2]'));
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(one.boards.get(match)!.view.pub.table.stack.at(-1)!.id).toBe(window);
  });
});

describe('what only the keeper of a table may do', () => {
  it('closes a question that the rules fail at, and no other; whoever comes later is told of it as well', async () => {
    const game = failing as never;
    const { match, players } = await seatedPlayers(server, 2, { game: 'failing' });
    const [host, guest] = players as [Player, Player];
    const close = (player: Player, ask: number) => player.call('POST', `/api/matches/${match}/close-question`, { ask });
    const { id: first } = host.asked(game, match)[0]!;
    expect(await close(guest, first)).toMatchObject({ status: 403 });
    expect(await close(host, first)).toMatchObject({ status: 409, body: { reason: 'not-faulty' } });
    for (const kind of ['bid', 'pledge'])
      for (const [seat, player] of players.entries()) {
        await player.until(() => player.asked(game, match)[0]?.kind === kind);
        const d = player.asked(game, match)[0]!;
        await player.command(match, player.answerFor(game, match, d, () => 0) as never);
        expect(d.seat).toBe(seat);
      }
    const leader = (await host.until(() => players.find((one) => one.asked(game, match)[0]?.kind === 'spend')))!;
    const d = leader.asked(game, match)[0]!;
    const { n } = leader.boards.get(match)!;
    const answer = { do: 'answer' as const, seat: d.seat, n, ask: d.id, answer: 2 };
    expect(await leader.command(match, answer)).toMatchObject({ t: 'failed', error: 'internal' });
    await guest.until(() => guest.faulty.get(match) === d.id);
    host.faulty.clear();
    await host.connect();
    host.watch(match);
    await host.until(() => host.faulty.get(match) === d.id);
    expect(await close(guest, d.id)).toMatchObject({ status: 403 });
    expect(await close(host, d.id)).toMatchObject({ status: 200 });
    await leader.until(() => leader.asked(game, match)[0]?.kind === 'demand');
  });
});
