// The kernel runs in Node, in a browser and in a worker without any dependency, and Web Crypto is asynchronous there: so, by hand.
const K = constants();

/** SHA-256 of a text (UTF-8), as 64 hex digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = ((bytes.length + 8) >> 6) + 1;
  const words = new Int32Array(blocks * 16);
  bytes.forEach((byte, i) => (words[i >> 2]! |= byte << (24 - (i & 3) * 8)));
  words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length & 3) * 8);
  words[words.length - 2] = Math.floor((bytes.length * 8) / 0x100000000);
  words[words.length - 1] = bytes.length * 8;

  const state = initial();
  const w = new Int32Array(64);
  for (let block = 0; block < words.length; block += 16) {
    for (let i = 0; i < 64; i++) {
      w[i] = i < 16 ? words[block + i]! : (w[i - 16]! + sigma0(w[i - 15]!) + w[i - 7]! + sigma1(w[i - 2]!)) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const t1 = (h + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const t2 = ((rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = (state[i]! + value) | 0));
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function rotr(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n));
}
function sigma0(x: number): number {
  return rotr(x, 7) ^ rotr(x, 18) ^ (x >>> 3);
}
function sigma1(x: number): number {
  return rotr(x, 17) ^ rotr(x, 19) ^ (x >>> 10);
}

/** The first 32 bits of the fractional part of the roots of the first primes, as the standard defines its constants. */
function fractions(count: number, root: (prime: number) => number): number[] {
  const out: number[] = [];
  for (let candidate = 2; out.length < count; candidate++) {
    let prime = true;
    for (let d = 2; d * d <= candidate; d++) if (candidate % d === 0) prime = false;
    if (!prime) continue;
    const value = root(candidate);
    out.push(((value - Math.floor(value)) * 0x100000000) | 0);
  }
  return out;
}
function constants(): number[] {
  return fractions(64, Math.cbrt);
}
function initial(): number[] {
  return fractions(8, Math.sqrt);
}
