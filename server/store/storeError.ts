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
