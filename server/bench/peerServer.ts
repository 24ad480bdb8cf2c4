import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// boardgame.io's server with its in-memory storage, as its documentation starts it: a counter, or a counter in a state of 35 KB.
const require = createRequire(fileURLToPath(new URL('../../bench/peers/package.json', import.meta.url)));

interface PeerServer {
  db: { createMatch(id: string, setup: object): Promise<void> };
  run(port: number): Promise<unknown>;
}
const { Server, Origins } = require('boardgame.io/server') as {
  Server: (setup: object) => PeerServer;
  Origins: { LOCALHOST: unknown };
};
const { InitializeGame } = require('boardgame.io/internal') as { InitializeGame: (setup: object) => object };

const [port = '0', matches = '1', bulk = '0'] = process.argv.slice(2);
const game = {
  name: 'counter',
  setup: () => ({ count: 0, blob: blob(Number(bulk)) }),
  moves: { add: ({ G }: { G: { count: number } }) => void G.count++ },
};
function blob(bytes: number): object[] {
  return Array.from({ length: Math.round(bytes / 35) }, (_, i) => ({ id: i, name: `planet-${i}`, ships: [1, 2] }));
}

const log = console.info;
console.info = () => {};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
await server.run(Number(port));
for (let i = 0; i < Number(matches); i++) {
  await server.db.createMatch(`m${i}`, {
    initialState: InitializeGame({ game, numPlayers: 2 }),
    metadata: { gameName: 'counter', players: { 0: { id: 0 }, 1: { id: 1 } }, createdAt: 0, updatedAt: 0 },
  });
}
log('open');
