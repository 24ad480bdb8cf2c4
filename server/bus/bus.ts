// What nodes tell each other. Nothing depends on a message arriving: the store is the truth, and whoever misses a message looks there.

export type Message =
  /** The log of a match grew. */
  | { t: 'log'; match: string; seq: number }
  /** A table changed beside its log: seats, phase, votes. */
  | { t: 'table'; match: string }
  | { t: 'chat'; match: string; line: number }
  /** Who of a match is connected to the sending node, and who of them looks at it. */
  | { t: 'presence'; match: string; online: number[]; attending: number[]; watchers: number }
  /** The rules failed at a question of a match. */
  | { t: 'faulty'; match: string; ask: number }
  /** A draft or a game at a real table went on. */
  | { t: 'room'; room: string }
  | { t: 'announce'; text: string | null }
  /** A person's sessions ended here: close their connections. */
  | { t: 'signed-out'; person: string };

export interface Bus {
  /** Messages of other nodes. */
  listen(hear: (message: Message, node: string) => void): void;
  tell(message: Message): void;
  /** False while messages may get lost: then nodes look into the store more often. */
  readonly connected: boolean;
  /** Whether there can be other nodes at all. */
  readonly alone: boolean;
  close(): Promise<void>;
}

/** One node has nobody to tell. */
export const localBus = (): Bus => ({
  listen: () => {},
  tell: () => {},
  connected: true,
  alone: true,
  close: async () => {},
});
