import { connect } from '@nats-io/transport-node';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Bus, Message } from './bus.ts';

const SUBJECT = 'orrery.server';

/** Fan-out over NATS. It may be away when we start and come and go later: nothing waits for it. */
export function natsBus(url: string, node: string, say: (text: string) => void): Bus {
  let connection: NatsConnection | null = null;
  let up = false;
  const closing = new AbortController();
  const listeners: ((message: Message, from: string) => void)[] = [];

  const watch = async (nats: NatsConnection) => {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect' || type === 'staleConnection') up = false;
      if (type === 'reconnect') up = true;
      if (type === 'disconnect' || type === 'reconnect') say(`NATS: ${type}`);
    }
  };
  const receive = async (nats: NatsConnection) => {
    for await (const item of nats.subscribe(SUBJECT)) {
      try {
        const { from, message } = item.json<{ from: string; message: Message }>();
        if (from !== node) for (const listener of listeners) listener(message, from);
      } catch (error) {
        say(`NATS: a message that cannot be read: ${String(error)}`);
      }
    }
  };
  const start = async () => {
    while (!closing.signal.aborted) {
      try {
        connection = await connect({
          servers: url,
          maxReconnectAttempts: -1,
          reconnectTimeWait: 250,
          timeout: 2000,
          pingInterval: 2000,
          maxPingOut: 2,
        });
        up = true;
        void watch(connection);
        void receive(connection);
        return;
      } catch (error) {
        say(`NATS is out of reach: ${String(error)}`);
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  };
  void start();

  return {
    listen: (hear) => void listeners.push(hear),
    tell: (message) => {
      if (up) connection!.publish(SUBJECT, JSON.stringify({ from: node, message }));
    },
    get connected() {
      return up;
    },
    alone: false,
    close: async () => {
      closing.abort();
      await connection?.drain().catch(() => {});
    },
  };
}
