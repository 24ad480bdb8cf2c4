import { StoreError } from './storeError.ts';

/** What ails the storage: its files are damaged, there is no room, or nobody answers. */
export const TROUBLES = ['corrupt', 'full', 'unreachable'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** The same trouble is told again after so many milliseconds. */
const TELL_AGAIN = 600_000;
/** The storage is tried at most so often, whoever asks. */
const TRY_EVERY = 2000;

const SQLITE: { [code: number]: Trouble } = {
  7: 'full',
  8: 'unreachable',
  10: 'unreachable',
  11: 'corrupt',
  13: 'full',
  14: 'unreachable',
  26: 'corrupt',
};
const POSTGRES: [RegExp, Trouble][] = [
  [/^(53100|53200)$/, 'full'],
  [/^(XX001|XX002|58030)$/, 'corrupt'],
  [/^(08|57|53|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_)/, 'unreachable'],
];

/** What an error of the storage tells about it; null where it tells of the request alone. */
export function troubleIn(error: unknown): Trouble | null {
  if (error instanceof StoreError) {
    if (error.kind === 'conflict') return null;
    return error.code === null ? 'unreachable' : (SQLITE[error.code & 0xff] ?? null);
  }
  const { code, message } = error as { code?: unknown; message?: unknown };
  const known = POSTGRES.find(([sign]) => sign.test(String(code ?? '')))?.[1];
  if (known) return known;
  return /connection terminated|timeout exceeded|not queryable/i.test(String(message ?? '').slice(0, 500))
    ? 'unreachable'
    : null;
}

export interface StorageHealthParts {
  /** Writes something and reads it back. */
  probe: () => Promise<void>;
  tell: (trouble: Trouble, error: unknown) => void;
  elapsed?: () => number;
}

/** Whether the storage can be relied upon. Damage stays until somebody has looked at it and started the server anew; the rest passes. */
export class StorageHealth {
  readonly counts: { [T in Trouble]: number } = { corrupt: 0, full: 0, unreachable: 0 };
  private readonly parts: StorageHealthParts;
  private readonly elapsed: () => number;
  private readonly toldAt = new Map<Trouble, number>();
  private isDamaged = false;
  private trying: Promise<Trouble | null> | null = null;
  private triedAt = -Infinity;

  constructor(parts: StorageHealthParts) {
    this.parts = parts;
    this.elapsed = parts.elapsed ?? (() => performance.now());
  }

  failed(error: unknown): void {
    const trouble = troubleIn(error);
    if (!trouble) return;
    this.counts[trouble]++;
    if (trouble === 'corrupt') this.isDamaged = true;
    const now = this.elapsed();
    if (now - (this.toldAt.get(trouble) ?? -Infinity) < TELL_AGAIN) return;
    this.toldAt.set(trouble, now);
    this.parts.tell(trouble, error);
  }

  /** What is wrong at this moment; null when a write was just seen to succeed. */
  trouble(): Promise<Trouble | null> {
    if (this.trying && this.elapsed() - this.triedAt < TRY_EVERY) return this.trying;
    this.triedAt = this.elapsed();
    this.trying = this.try();
    return this.trying;
  }
  private async try(): Promise<Trouble | null> {
    try {
      await this.parts.probe();
      return this.isDamaged ? 'corrupt' : null;
    } catch (error) {
      return troubleIn(error) ?? 'unreachable';
    }
  }
}
