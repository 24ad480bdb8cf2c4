import type { Server } from 'node:http';
import { networkOf } from '../ops/limits.ts';

/** Connections of one network at once, of whatever kind: a club whose browsers open six each, and its sockets. */
export const MOST_CONNECTIONS = 1000;
/** Milliseconds in which nothing moves on a connection before it is closed: somebody may ask for a file and never read it. */
export const LONGEST_SILENCE = 300_000;

/** Each connection costs memory before it has sent a byte. Where a proxy stands in front, that one bounds them: all come from its address. */
export function boundConnections(server: Server): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = open.get(network) ?? 0;
    if (count >= MOST_CONNECTIONS) {
      socket.destroy();
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = open.get(network)! - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
