// Checks every die and shuffle of a finished match from its file alone: node examples/check-dice.mjs match.json
// Written apart from Orrery, with nothing but Node: who trusts neither the server nor its code reads these lines instead.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const M = (1n << 64n) - 1n;
const rotl = (x, bits) => ((x << bits) | (x >> (64n - bits))) & M;
const START = [0x736f6d6570736575n, 0x646f72616e646f6dn, 0x6c7967656e657261n, 0x7465646279746573n];
/** SipHash-2-4 of a stream's UTF-16 text and a counter; its low 32 bits. */
function siphash(key, stream, counter) {
  const data = Buffer.concat([Buffer.from(stream, 'utf16le')], Math.ceil(stream.length / 4) * 8 + 16);
  data.writeBigUInt64LE(BigInt(counter), data.length - 16);
  data[data.length - 1] = stream.length * 2 + 8;
  const halves = [key.slice(0, 16), key.slice(16)].map((half) => BigInt(`0x${half}`));
  let [a, b, c, d] = START.map((word, i) => word ^ halves[i % 2]);
  for (let i = 0; i <= data.length; i += 8) {
    const isEnd = i === data.length;
    if (isEnd) c ^= 0xffn;
    else d ^= data.readBigUInt64LE(i);
    for (let round = 0; round < (isEnd ? 4 : 2); round++) {
      [a, c] = [(a + b) & M, (c + d) & M];
      [a, b, d] = [rotl(a, 32n), rotl(b, 13n) ^ a, rotl(d, 16n) ^ c];
      [a, c] = [(a + d) & M, (c + b) & M];
      [b, c, d] = [rotl(b, 17n) ^ c, rotl(c, 32n), rotl(d, 21n) ^ a];
    }
    if (!isEnd) a ^= data.readBigUInt64LE(i);
  }
  return Number((a ^ b ^ c ^ d) & 0xffffffffn);
}
const { dice, key, commitment, film: packed } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
assert.equal(sha256(`orrery key ${dice?.serverKey ?? key}`), commitment, 'the key is not the one committed to');
const mixed = dice && ['orrery mixed key', dice.serverKey, ...dice.salts.map((salt) => salt ?? '-')].join('\n');
if (mixed) assert.equal(sha256(mixed).slice(0, 32), key, 'the key is not made of all numbers');
const at = {}; // how far each stream was used
function next(stream, below) {
  const word = siphash(key, stream, at[stream]++);
  return word < 2 ** 32 - (2 ** 32 % below) ? word % below : next(stream, below);
}
const film = JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString());
const steps = [{ ...film, change: film.first }, ...film.steps];
for (const [step, { do: what, draws, change }] of steps.entries()) {
  for (const { stream, at: first, below, value, cards = [], order = [] } of draws) {
    assert.equal((at[stream] ??= 0), first, `step ${step}, ${stream}: another draw is next`);
    if (value !== undefined) assert.equal(next(stream, below), value, `step ${step}, ${stream}: the number is another`);
    for (let i = cards.length - 1; i > 0; i--) {
      const j = next(stream, i + 1);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    assert.deepEqual(cards, order, `step ${step}, ${stream}: the order is another`);
  }
  // What the match itself says of its streams: after an undo they stand where they stood.
  for (const [stream, n] of Object.entries(change?.hidden?.table?.rng?.at ?? {}))
    if (what === 'undo' || what === 'consent') at[stream] = Array.isArray(n) ? 0 : n;
    else assert.equal(at[stream], n, `step ${step}: ${stream} was drawn from ${n} times`);
}
console.log(
  `${steps.flatMap(({ draws }) => draws).length} dice and shuffles are what the key gives; none was left out`,
);
