import { readFileSync, writeFileSync } from 'node:fs';
import { botByName, readBotName } from '../../../bots/index.ts';
import { fromFloats, packed, toText, unpacked } from '../bot/net.ts';
import { starRealms } from '../game.ts';
import { newKeen } from './keen.ts';
import { collect, COURSES } from './positions.ts';
import type { Chooser } from '../balance/playThrough.ts';
import { lossOf } from './samples.ts';

/**
 * Makes the net that judges positions, with `learn.py` between the two steps; `rounds.sh` does it all. BOT is any bot, or `keen`, the rule
 * of thumb with the net's insight:
 *   node games/star-realms/tuning/train.ts play BOT duels|tables SECONDS SEED FILE   samples of games that the bot plays against itself
 *   node games/star-realms/tuning/train.ts store WEIGHTS FILE              the weights learnt, into bot/weights.ts, tried on samples
 */
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const chooserOf = (name: string): Chooser => {
  if (name === 'keen') return newKeen();
  const known = readBotName(name);
  if (known === null) throw new Error(`no bot ${name}`);
  const bot = botByName(known);
  return (v, d, below) => bot.choose(starRealms, v, d, below);
};

const [step, ...rest] = process.argv.slice(2);
switch (step) {
  case 'play': {
    const [name = 'greedy', part = 'duels', seconds = '10', seed = 'play', file = ''] = rest;
    if (!Object.hasOwn(COURSES, part)) throw new Error(`no ${part}`);
    const found = collect(chooserOf(name), COURSES[part as keyof typeof COURSES], Number(seconds), seed);
    writeFileSync(file, found.file());
    say(`${found.samples} samples`);
    break;
  }
  case 'store': {
    const [file = '', samples = ''] = rest;
    const floats = readFileSync(file);
    const net = fromFloats(new Float32Array(floats.buffer.slice(floats.byteOffset, floats.byteOffset + floats.length)));
    const bytes = packed(net);
    const tried = readFileSync(samples);
    say(`loss as learnt ${lossOf(net, tried).toFixed(5)}, as stored ${lossOf(unpacked(bytes), tried).toFixed(5)}`);
    writeFileSync(
      new URL('../bot/weights.ts', import.meta.url),
      `/** Weights of the net (\`net.ts\`), made by \`tuning/train.ts\`. */\nexport const WEIGHTS =\n  ${JSON.stringify(toText(bytes))};\n`,
    );
    break;
  }
  default:
    say('play or store?');
}
