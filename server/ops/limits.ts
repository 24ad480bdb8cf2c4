import { isIPv4, isIPv6 } from 'node:net';

/** Requests allowed at once, and how many come back every second; by person, or by address for strangers; ten times as much by address for all behind it. */
export const LIMITS = {
  /** Reading. */
  read: { burst: 120, perSecond: 20 },
  /** Pages and files of the client, some 200 at a first visit, and whatever is not there; by address alone. */
  file: { burst: 300, perSecond: 20 },
  /** Machines that look after the server: no flood of readers takes their turn. */
  probe: { burst: 60, perSecond: 10 },
  /** Messages over a socket, of whatever kind: asked before one is even parsed. */
  message: { burst: 240, perSecond: 60 },
  /** Moves: a quick player with a quick client. */
  play: { burst: 120, perSecond: 30 },
  /** Going back to an earlier position, which may have to be played again from the start. */
  undo: { burst: 10, perSecond: 0.5 },
  /** What moves no match on and is written down with it all the same: answers beforehand, waivers, offers, cards shown. */
  aside: { burst: 30, perSecond: 0.5 },
  /** Changing tables and settings. */
  change: { burst: 40, perSecond: 4 },
  /** Making things that stay: tables, guests, tokens. */
  create: { burst: 20, perSecond: 0.2 },
  /** People who come in without an account: each is a row that stays. */
  guest: { burst: 40, perSecond: 0.05 },
  /** Codes to confirm one mail address, whoever asks for them. */
  mail: { burst: 3, perSecond: 3 / 86_400 },
  talk: { burst: 8, perSecond: 0.7 },
  /** Passwords, codes, passkeys: guessing must be hopeless. */
  secret: { burst: 8, perSecond: 0.1 },
  /** Passwords tried at one account, from wherever: more than one address alone may try, so that nobody locks another out alone. */
  account: { burst: 20, perSecond: 0.25 },
  /** Work of seconds: files, exports. */
  heavy: { burst: 5, perSecond: 0.1 },
} as const;
export type LimitName = keyof typeof LIMITS;

interface Bucket {
  left: number;
  at: number;
}
const FORGET_AFTER = 600_000;
/** People behind one address, a family or a club, share so many times what one person may ask. */
const CROWD = 10;

/** Token buckets. Time is the process's own, which no correction of the machine's clock can turn back. */
export class Limits {
  private readonly factor: number;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();
  private swept: number;

  constructor(factor: number, now: () => number = () => performance.now()) {
    this.factor = factor;
    this.now = now;
    this.swept = now();
  }

  /** False: limits are switched off. */
  get isOn(): boolean {
    return this.factor > 0;
  }

  /** By one person, or one stranger. Null when allowed, else the seconds to wait. */
  take(limit: LimitName, who: string): number | null {
    return this.draw(limit, networkOf(who), this.factor);
  }
  /** By everybody behind an address together: many accounts are no way around the limits. */
  takeFrom(limit: LimitName, address: string): number | null {
    return this.draw(limit, `@${networkOf(address)}`, this.factor * CROWD);
  }

  private draw(limit: LimitName, who: string, factor: number): number | null {
    if (factor === 0) return null;
    const { burst, perSecond } = LIMITS[limit];
    const now = this.now();
    const key = `${limit} ${who}`;
    const bucket = this.buckets.get(key) ?? { left: burst * factor, at: now };
    bucket.left = Math.min(burst * factor, bucket.left + ((now - bucket.at) / 1000) * perSecond * factor);
    bucket.at = now;
    this.buckets.set(key, bucket);
    if (now - this.swept > FORGET_AFTER) this.sweep(now);
    if (bucket.left < 1) return Math.ceil((1 - bucket.left) / (perSecond * factor));
    bucket.left--;
    return null;
  }

  private sweep(now: number): void {
    this.swept = now;
    for (const [key, { at }] of this.buckets) if (now - at > FORGET_AFTER) this.buckets.delete(key);
  }
}

/** Whoever has one address of an IPv6 network has all of its 2^64: they count as one. Anything but an address is left as it is. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIPv4(address) || !isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
