/** What the storage could not do: a clash with something stored, or a disk or database out of reach. */
export class StoreError extends Error {
  readonly kind: 'conflict' | 'unavailable';
  /** SQLite's own number; null where the storage did not answer at all. */
  readonly code: number | null;
  constructor(kind: 'conflict' | 'unavailable', message: string, code: number | null = null) {
    super(message);
    this.name = 'StoreError';
    this.kind = kind;
    this.code = code;
  }
}

/** The storage could not even be opened; the message is one sentence for whoever started the program. */
export class StoreNotOpened extends Error {
  constructor(where: string, cause: unknown) {
    const { message, code } = cause as { message?: string; code?: unknown };
    super(`The storage cannot be opened (${where}): ${message || String(code ?? cause)}`, { cause });
    this.name = 'StoreNotOpened';
  }
}
