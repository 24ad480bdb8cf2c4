import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Whether two texts are the same, in a time that tells nothing of where they differ. */
export const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));

/** A token that is shown once and stored as a hash only. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The signature lets a forged cookie be refused without a look into the store. */
export function sign(secret: string, token: string): string {
  return `${token}.${createHmac('sha256', secret).update(token).digest('base64url').slice(0, 22)}`;
}
export function unsign(secret: string, signed: string): string | null {
  const dot = signed.lastIndexOf('.');
  if (dot < 0) return null;
  const expected = Buffer.from(sign(secret, signed.slice(0, dot)));
  const given = Buffer.from(signed);
  return given.length === expected.length && timingSafeEqual(given, expected) ? signed.slice(0, dot) : null;
}

// Hashing a password takes a core for a while: at most two at a time, the rest wait in a row.
let free = 2;
const waiting: (() => void)[] = [];
async function withCore<R>(work: () => Promise<R>): Promise<R> {
  if (free > 0) free--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }
}

// argon2id with 19 MiB and two passes, the library's default variant.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
export const hashPassword = (password: string) => withCore(() => hash(password, COST));
const decoy = hashPassword(newToken());
/** Takes as long for a name that does not exist, so that names cannot be probed. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await decoy);
  const fits = await withCore(() => verify(against, password));
  return fits && stored !== null;
}
