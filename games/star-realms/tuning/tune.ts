import { readFileSync, writeFileSync } from 'node:fs';
import { tradeDeck } from '../content/catalogue.ts';
import type { CardId } from '../content/catalogue.ts';
import { postCampaign } from '../content/postCampaign.ts';
import type { Style } from '../bot/style.ts';
import { thumb } from '../bot/thumb.ts';
import { TUNED } from '../bot/tuned.ts';
import { tasteOf } from '../bot/worth.ts';
import { fit } from './fit.ts';
import { experiment, giftsOf } from './gifts.ts';
import type { Found } from './gifts.ts';
import { campaigns, duel, pathsOf, walk } from './walk.ts';

/**
 * Makes the style of the rule of thumb (`bot/tuned.ts`), each step from the one before:
 *   node games/star-realms/tuning/tune.ts gifts 14000 FILE   what every card is worth, by experiment, into FILE
 *   node games/star-realms/tuning/tune.ts fit FILE           a style out of that
 *   node games/star-realms/tuning/tune.ts walk 160 800       rounds and games of a walk to better numbers in self-play
 *   node games/star-realms/tuning/tune.ts campaign 60 100    the same in campaigns, upgrades and all
 */
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const ids = (table: object): CardId[] => Object.keys(table) as CardId[];

const write = (style: Style): void => {
  const rounded = JSON.stringify(style, (_key, value) =>
    typeof value === 'number' ? Number(value.toFixed(3)) : (value as unknown),
  );
  writeFileSync(
    new URL('../bot/tuned.ts', import.meta.url),
    `/* oxlint-disable approx-constant */\nimport type { Style } from './style.ts';\n\n/** Made by \`tuning/tune.ts\`. */\nexport const TUNED: Style = ${rounded};\n`,
  );
};

const everyday = [...pathsOf(TUNED.weights, ['weights']), ...pathsOf(TUNED.moment, ['moment'])];

const [step, a = '', b = '', seed = 'tune'] = process.argv.slice(2);
switch (step) {
  case 'gifts': {
    const play = thumb(tasteOf(TUNED));
    const found = [
      ...experiment(play, ['authority5', 'draw', 'explorer', 'scout', 'viper', ...giftsOf(ids(tradeDeck))], Number(a), '60', seed),
      ...experiment(play, giftsOf(ids(postCampaign)), Number(a) / 4, '84', seed),
    ]; // prettier-ignore
    writeFileSync(b, JSON.stringify(found));
    break;
  }
  case 'fit':
    write(fit(JSON.parse(readFileSync(a, 'utf8')) as Found[], TUNED));
    break;
  case 'walk':
    write(walk(TUNED, everyday, Number(a), Number(b), duel, seed, say));
    break;
  case 'campaign': {
    const upgrading = [
      ...pathsOf(TUNED.political, ['political']).slice(0, 4),
      ...pathsOf(TUNED.stickers, ['stickers']),
    ];
    write(walk(TUNED, [...everyday, ...upgrading], Number(a), Number(b), campaigns, seed, say));
    break;
  }
  default:
    say('gifts, fit, walk or campaign?');
}
