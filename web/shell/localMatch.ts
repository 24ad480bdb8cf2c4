import { gameEntry, gameTitle } from '../games/registry.ts';
import { ago, list, t } from '../text/text.ts';
import type { LocalMatch } from '../worker/store.ts';

type Named = Pick<LocalMatch, 'title' | 'game' | 'options'>;

/** What a match is called in the reader's language, unless its players named it. */
export function titleOf({ title, game, options }: Named): string {
  if (title) return title;
  return gameEntry(game)?.campaign?.is(options) ? t('campaigns.untitled', { game: gameTitle(game) }) : gameTitle(game);
}

/** What tells one match of this device from another: what it is, against whom, how far, and since when. */
export function detailsOf(match: LocalMatch, now: number): string {
  const others = match.seats.filter((_, seat) => seat !== match.mine).map(({ name }) => name);
  return [
    ...(match.kind === 'lesson' ? [t('game.learn')] : []),
    ...(match.kind === 'fork' ? [t('campaigns.branch')] : []),
    ...(others.length > 0 ? [t('my.with', { names: list(others) })] : []),
    t('my.moves', { n: match.n }),
    ago(match.updated, now),
  ].join(' · ');
}
