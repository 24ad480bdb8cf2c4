import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '../testing/player.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

const TOY = new URL('../testing/toy.ts', import.meta.url).href;
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, { games: { toy: TOY } });
});
afterAll(() => server.stop());

const open = { kind: 'open' as const };
const bot = { kind: 'bot' as const, level: 'gentle' as const };

describe('an offer to a bot', () => {
  it('is answered by it: taken where it gains, refused where it does not', async () => {
    const { match, players } = await seatedPlayers(server, 2, { game: 'toy', seats: [open, open, bot] });
    const [one] = players as [Player];
    const pub = () => one.boards.get(match)!.view.pub as unknown as { goods: number[]; table: { deals: unknown[] } };
    const before = pub().goods.slice();
    const offered = async (goods: number): Promise<void> => {
      const done = await one.command(match, { do: 'offer', seat: 0, to: 2, terms: { card: 'note.0', goods } });
      expect(done).toMatchObject({ t: 'done' });
      await one.until(() => pub().table.deals.length === 0);
    };
    await offered(2);
    expect(pub().goods).toEqual(before);
    await offered(1);
    expect(pub().goods).toEqual([before[0]! + 1, before[1]!, before[2]! - 1]);
  });
});
