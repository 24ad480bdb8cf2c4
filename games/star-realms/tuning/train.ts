import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { botByName } from '../../../bots/index.ts';
import { INPUTS } from '../bot/inputs.ts';
import { packed, unpacked } from '../bot/net.ts';
import { starRealms } from '../game.ts';
import { collect } from './positions.ts';
import type { Course, Positions } from './positions.ts';
import { heldOutFrom, inWords, judge, learn } from './learn.ts';

/**
 * Makes the net that judges positions:
 *   node games/star-realms/tuning/train.ts play BOT PART GAMES SEED FILE   positions of games that the bot plays against itself
 *   node games/star-realms/tuning/train.ts learn NET ROUNDS FILE...        the net out of them, into bot/NET.ts
 */
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const courses = (part: string, games: number): Course[] => {
  switch (part) {
    case 'duel':
      return [
        { options: {}, games },
        { options: { tradeDeck: '84' }, games: games / 10 },
        { options: { personalDecks: 'faction' }, games: games / 20 },
        { options: { kingdomOnAcquire: 'trade' }, games: games / 20 },
      ];
    case 'campaign':
      return [{ options: { mode: 'campaign' }, games }];
    default:
      throw new Error(`no part ${part}`);
  }
};

/** All positions of several files; the end of each file lies at the end, where nothing is learnt from it. */
const together = (all: readonly Positions[]): Positions => {
  const pieces = all
    .flatMap((p) => [{ p, from: 0, to: heldOutFrom(p) }])
    .concat(all.map((p) => ({ p, from: heldOutFrom(p), to: p.won.length })));
  const n = pieces.reduce((sum, { from, to }) => sum + to - from, 0);
  const size = all.reduce((sum, p) => sum + p.at.length, 0);
  const out: Positions = {
    start: new Uint32Array(n + 1),
    at: new Uint16Array(size),
    value: new Float32Array(size),
    won: new Uint8Array(n),
    phase: new Uint8Array(n),
    seat: new Uint8Array(n),
  };
  let [k, j] = [0, 0];
  for (const { p, from, to } of pieces) {
    out.at.set(p.at.subarray(p.start[from], p.start[to]), j);
    out.value.set(p.value.subarray(p.start[from], p.start[to]), j);
    out.won.set(p.won.subarray(from, to), k);
    out.phase.set(p.phase.subarray(from, to), k);
    out.seat.set(p.seat.subarray(from, to), k);
    for (let i = from; i < to; i++) out.start[++k] = j + p.start[i + 1]! - p.start[from]!;
    j += p.start[to]! - p.start[from]!;
  }
  return out;
};

const [step, ...rest] = process.argv.slice(2);
switch (step) {
  case 'play': {
    const [name = 'greedy', part = 'duel', games = '1000', seed = 'play', file = ''] = rest;
    const bot = botByName(name);
    if (!bot) throw new Error(`no bot ${name}`);
    const found = collect((v, d, below) => bot.choose(starRealms, v, d, below), courses(part, Number(games)), seed);
    writeFileSync(file, serialize(found));
    say(`${found.won.length} positions, ${(found.at.length / found.won.length).toFixed(1)} inputs each`);
    break;
  }
  case 'learn': {
    const [name = '', rounds = '4', ...files] = rest;
    const positions = together(files.map((file) => deserialize(readFileSync(file)) as Positions));
    say(`${positions.won.length} positions`);
    const net = learn(positions, Number(rounds), name, say);
    const bytes = packed(net);
    say(
      `as stored: ${inWords(judge(unpacked(bytes, INPUTS), positions, heldOutFrom(positions), positions.won.length))}`,
    );
    writeFileSync(
      new URL(`../bot/${name}.ts`, import.meta.url),
      `/** Weights of a net (\`net.ts\`), made by \`tuning/train.ts\`. */\nexport const ${name.toUpperCase()} =\n  '${Buffer.from(bytes).toString('base64')}';\n`,
    );
    break;
  }
  default:
    say('play or learn?');
}
