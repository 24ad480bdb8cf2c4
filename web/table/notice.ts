import { play } from '../match/sounds.ts';
import { isNews } from './isNews.ts';

/** Your turn: the title says it, and a soft tone where wished. Any question put to the reader counts. */
const TITLE = 'Orrery';
/** What was asked of the reader before, if anything; undefined before the first look. */
let before: number | null | undefined;
let naming: ReturnType<typeof setTimeout> | undefined;

export function ask(id: number | null): void {
  const title = id === null ? TITLE : `● ${TITLE}`;
  clearTimeout(naming);
  // The browser takes its time to change the title: the table is drawn first.
  if (document.title !== title) naming = setTimeout(() => (document.title = title), 60);
  if (isNews(before, id, document.hidden)) play('asked');
  before = id;
}
