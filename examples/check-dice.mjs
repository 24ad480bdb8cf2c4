// Checks every die and shuffle of a finished match from its file alone: node examples/check-dice.mjs match.json
// Written apart from Orrery, with nothing but Node: who trusts neither the server nor its code reads these lines instead.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const M = (1n << 64n) - 1n;
const rotl = (x, b) => ((x << b) | (x >> (64n - b))) & M;

/** SipHash-2-4 of a stream's UTF-16 text and a counter; its low 32 bits. */
function siphash(key, stream, counter) {
  const bytes = Buffer.alloc(stream.length * 2 + 8);
  bytes.write(stream, 'utf16le');
  const padded = Buffer.alloc(Math.ceil(stream.length / 4) * 8 + 16);
  bytes.copy(padded, 0, 0, stream.length * 2);
  padded.writeBigUInt64LE(BigInt(counter), padded.length - 16);
  padded.writeUInt8((stream.length * 2 + 8) & 0xff, padded.length - 1);
  const [k0, k1] = [BigInt(`0x${key.slice(0, 16)}`), BigInt(`0x${key.slice(16)}`)];
  let v = [k0 ^ 0x736f6d6570736575n, k1 ^ 0x646f72616e646f6dn, k0 ^ 0x6c7967656e657261n, k1 ^ 0x7465646279746573n];
  const round = () => {
    let [a, b, c, d] = v;
    a = (a + b) & M;
    b = rotl(b, 13n) ^ a;
    a = rotl(a, 32n);
    c = (c + d) & M;
    d = rotl(d, 16n) ^ c;
    a = (a + d) & M;
    d = rotl(d, 21n) ^ a;
    c = (c + b) & M;
    b = rotl(b, 17n) ^ c;
    c = rotl(c, 32n);
    v = [a, b, c, d];
  };
  for (let i = 0; i < padded.length; i += 8) {
    const block = padded.readBigUInt64LE(i);
    v[3] ^= block;
    round();
    round();
    v[0] ^= block;
  }
  v[2] ^= 0xffn;
  for (let i = 0; i < 4; i++) round();
  return Number((v[0] ^ v[1] ^ v[2] ^ v[3]) & 0xffffffffn);
}

const file = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const server = file.dice?.serverKey ?? file.key;
if (sha256(`orrery key ${server}`) !== file.commitment) throw new Error('the key is not the one committed to');
const mixed = file.dice && ['orrery mixed key', server, ...file.dice.salts.map((salt) => salt ?? '-')].join('\n');
if (mixed && sha256(mixed).slice(0, 32) !== file.key) throw new Error('the key is not made of all numbers');
const film = JSON.parse(inflateRawSync(Buffer.from(file.film, 'base64url')).toString());

const at = {}; // how far each stream was used
let checked = 0;
for (const [step, { do: what, draws, change }] of [film, ...film.steps].entries()) {
  const next = (stream, below) => {
    for (;;) {
      const word = siphash(file.key, stream, (at[stream] ??= 0));
      at[stream]++;
      if (word < 2 ** 32 - (2 ** 32 % below)) return word % below;
    }
  };
  for (const draw of draws) {
    const fail = (why) => {
      throw new Error(`step ${step}, ${draw.stream}: ${why}`);
    };
    if ((at[draw.stream] ?? 0) !== draw.at) fail(`draw ${draw.at} where ${at[draw.stream] ?? 0} is next`);
    if ('value' in draw) {
      if (next(draw.stream, draw.below) !== draw.value) fail('the number is another');
    } else {
      const cards = [...draw.cards];
      for (let i = cards.length - 1; i > 0; i--) {
        const j = next(draw.stream, i + 1);
        [cards[i], cards[j]] = [cards[j], cards[i]];
      }
      if (cards.join() !== draw.order.join()) fail('the order is another');
    }
    checked++;
  }
  // What the match itself says of its streams: after an undo they stand where they stood.
  const told = step === 0 ? film.first.hidden.table.rng.at : change?.hidden?.table?.rng?.at;
  for (const [stream, count] of Object.entries(told ?? {}))
    if (['undo', 'consent'].includes(what)) at[stream] = Array.isArray(count) ? 0 : count;
    else if (at[stream] !== count)
      throw new Error(`step ${step}: ${stream} was drawn from ${count} times, ${at[stream]} are listed`);
}
console.log(
  `${checked} dice and shuffles checked: each is what the key gives, none was left out${mixed ? `; ${file.dice.salts.filter(Boolean).length} players contributed` : ''}`,
);
