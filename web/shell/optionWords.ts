import type { MessageId } from '../text/en.ts';
import { has, t } from '../text/text.ts';

/** Words for a game's options. One without words is shown by its own name, so that a new option is never hidden. */
export function optionWords(
  game: string,
  option: string,
): { name: string; text: string; value: (value: string) => string } {
  const id = `opt.${game}.${option}`;
  const say = (key: string, otherwise: string) => (has(key) ? t(key as MessageId) : otherwise);
  return {
    name: say(id, option),
    text: say(`${id}.text`, ''),
    value: (value) => say(`${id}.${value}`, value),
  };
}
