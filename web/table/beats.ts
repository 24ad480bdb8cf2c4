import type { BoardParts, Flight } from '../match/board.ts';
import type { TableModel } from '../match/model.ts';
import { play } from '../match/sounds.ts';
import { beat } from '../settings/settings.ts';
import './beats.css';

/** What has just happened flies over the table and is heard: told by the game, drawn here, and only as far as the reader wishes. */
export function showBeats(table: TableModel, parts: () => BoardParts): void {
  table.happening((steps) => {
    if (document.hidden) return;
    for (const { sound, flight } of parts().beats?.(table, steps) ?? []) {
      if (sound) play(sound);
      if (flight && beat() > 0) fly(flight);
    }
  });
}

/** At most so many at once: a turn that is skipped is not a firework. */
const MOST = 12;
let flying = 0;

function fly(flight: Flight): void {
  const [from, to] = [centreOf(flight.from), centreOf(flight.to)];
  if (!from || !to || flying >= MOST) return;
  const body = document.createElement('div');
  body.className = `flight tone-${flight.tone}`;
  body.setAttribute('aria-hidden', 'true');
  body.innerHTML = `<svg class="ic"><use href="#${flight.icon}"></use></svg>`;
  if (flight.words) body.append(flight.words);
  document.body.append(body);
  flying += 1;
  const along = (x: number, y: number, scale: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const over = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) * 0.5 + ((from.y + to.y) / 2) * 0.5 };
  const moved = body.animate(
    [
      { transform: along(from.x, from.y, 0.7), opacity: 0.2 },
      { transform: along(over.x, over.y, 1.15), opacity: 1, offset: 0.5 },
      { transform: along(to.x, to.y, 1), opacity: 1, offset: 0.85 },
      { transform: along(to.x, to.y, 1.5), opacity: 0 },
    ],
    { duration: beat() * 2, easing: 'ease-in-out' },
  );
  const land = () => {
    body.remove();
    flying -= 1;
  };
  moved.addEventListener('finish', land);
  moved.addEventListener('cancel', land);
  if (flight.hits) setTimeout(() => shake(flight.to), beat() * 1.6);
}

/** What was hit, where it still stands. */
function shake(selector: string): void {
  const by = (x: number) => ({ transform: `translateX(${x}px)` });
  seen(selector)?.animate([by(0), by(-5), by(4), by(-2), by(0)], { duration: beat() });
}

/** The first of these that is on screen. */
function seen(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0);
}

function centreOf(selector: string): { x: number; y: number } | null {
  const box = seen(selector)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}
