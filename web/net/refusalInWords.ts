import { has, t } from '../text/text.ts';
import type { MessageId } from '../text/en.ts';
import { NameRefused } from '../page/names.ts';
import { ServerError } from './api.ts';

/** Why the server refused something, in the reader's words: by its reason where there is one, else by its kind. */
export function refusalInWords(error: unknown): string {
  if (error instanceof NameRefused) return t('error.name-characters', { characters: error.characters.join(' ') });
  if (!(error instanceof ServerError)) return String(error);
  const reason = `error.${error.error.reason ?? ''}`;
  return has(reason) ? t(reason as MessageId) : t(`error.${error.error.error}`);
}
