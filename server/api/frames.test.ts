import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { describe, expect, it } from 'vitest';
import { DEFLATION, textFrames } from './frames.ts';

describe('text frames', () => {
  it.each([false, true])(
    'of every length, in one piece, are read as the messages they were; deflated: %s',
    async (deflated) => {
      const texts = [0, 1, 125, 126, 127, 2047, 2048, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length));
      texts.push('Königin — 女王 🚀', 'é'.repeat(70_000));
      const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: deflated && DEFLATION });
      server.on('connection', (_, request) => {
        request.socket.write(textFrames(texts, deflated), 'latin1');
        for (const text of texts) request.socket.write(textFrames([text], deflated), 'latin1');
      });
      await new Promise((resolve) => server.once('listening', resolve));
      const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
      const read: string[] = [];
      await new Promise<void>((resolve, reject) => {
        client.on('error', reject);
        client.on('message', (data) => {
          if (read.push(String(data)) === 2 * texts.length) resolve();
        });
      });
      client.terminate();
      server.close();
      expect(read).toEqual([...texts, ...texts]);
    },
  );

  it('of long messages are far shorter deflated', () => {
    const text = JSON.stringify(Array.from({ length: 500 }, (_, i) => ({ id: i, name: `planet-${i}` })));
    expect(textFrames([text], true).length).toBeLessThan(textFrames([text], false).length / 4);
  });
});
