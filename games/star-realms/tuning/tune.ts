import { readFileSync, writeFileSync } from 'node:fs';
import { tradeDeck } from '../content/catalogue.ts';
import type { CardId } from '../content/catalogue.ts';
import { postCampaign } from '../content/postCampaign.ts';
import type { Style } from '../bot/style.ts';
import { thumb } from '../bot/thumb.ts';
import { TUNED } from '../bot/tuned.ts';
import { TUNED_FOR_CAMPAIGNS } from '../bot/tunedForCampaigns.ts';
import { tasteOf } from '../bot/worth.ts';
import { fit } from './fit.ts';
import { experiment, giftsOf } from './gifts.ts';
import type { Found } from './gifts.ts';
import { campaigns, duel, pathsOf, walk } from './walk.ts';

/**
 * Makes the styles of the rule of thumb (`bot/tuned.ts`, `bot/tunedForCampaigns.ts`), each step from the one before:
 *   node games/star-realms/tuning/tune.ts gifts 14000 FILE   what every card is worth, by experiment, into FILE
 *   node games/star-realms/tuning/tune.ts fit FILE           a style out of that
 *   node games/star-realms/tuning/tune.ts walk 160 800       rounds and games of a walk to better numbers in self-play
 *   node games/star-realms/tuning/tune.ts campaign 60 100    the same in campaigns, upgrades and all
 */
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const ids = (table: object): CardId[] => Object.keys(table) as CardId[];

/** Each file names only what differs: what things were measured to be worth, the style of most games, the style of campaigns. */
const write = (file: string, before: string, name: string, parts: object): void => {
  const body = JSON.stringify(parts, (_key, value) =>
    typeof value === 'number' ? Number(value.toFixed(3)) : (value as unknown),
  );
  const imported =
    before === '' ? '' : `import { ${before} } from './${file === 'tuned' ? 'measured' : 'tuned'}.ts';\n`;
  const spread = before === '' ? '' : `...${before}, `;
  writeFileSync(
    new URL(`../bot/${file}.ts`, import.meta.url),
    `/* oxlint-disable approx-constant */\n${imported}import type { Style } from './style.ts';\n\n/** Made by \`tuning/tune.ts\`. */\nexport const ${name}: Style = { ${spread}${body.slice(1)};\n`,
  );
};
const writeMeasured = (style: Style): void => write('measured', '', 'MEASURED', style);
const writeTuned = ({ beyond: _beyond, stands: _stands, ...rest }: Style): void =>
  write('tuned', 'MEASURED', 'TUNED', rest);
const writeForCampaigns = ({ weights, moment, political, stickers }: Style): void =>
  write('tunedForCampaigns', 'TUNED', 'TUNED_FOR_CAMPAIGNS', { weights, moment, political, stickers });

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
  case 'fit': {
    const fitted = fit(JSON.parse(readFileSync(a, 'utf8')) as Found[], TUNED);
    writeMeasured(fitted);
    writeTuned(fitted);
    break;
  }
  case 'walk':
    writeTuned(walk(TUNED, everyday, Number(a), Number(b), duel, seed, say));
    break;
  case 'campaign': {
    const upgrading = [
      ...pathsOf(TUNED_FOR_CAMPAIGNS.political, ['political']).slice(0, 4),
      ...pathsOf(TUNED_FOR_CAMPAIGNS.stickers, ['stickers']),
    ];
    writeForCampaigns(
      walk(TUNED_FOR_CAMPAIGNS, [...everyday, ...upgrading], Number(a), Number(b), campaigns, seed, say),
    );
    break;
  }
  default:
    say('gifts, fit, walk or campaign?');
}
