/** What the storage could not do: a clash with something stored, or a disk or database out of reach. */
export class StoreError extends Error {
  readonly kind: 'conflict' | 'unavailable';
  constructor(kind: 'conflict' | 'unavailable', message: string) {
    super(message);
    this.name = 'StoreError';
    this.kind = kind;
  }
}
