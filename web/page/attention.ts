/** A page that nobody touched for so long is left alone, though it is on screen. */
const LEFT_ALONE = 180_000;
const LOOK_EVERY = 5000;

/** Whether somebody looks at the page: it is on screen, and was touched a short while ago. */
export const isLookedAt = (hidden: boolean, touchedAt: number, now: number): boolean =>
  !hidden && now - touchedAt < LEFT_ALONE;

/** Tells whenever somebody turns to the page or away from it; the answer asks how it is now. */
export function watchAttention(changed: (here: boolean) => void): () => boolean {
  let touchedAt = Date.now();
  let before = true;
  const look = () => {
    const here = isLookedAt(document.hidden, touchedAt, Date.now());
    if (here === before) return;
    before = here;
    changed(here);
  };
  const touch = () => {
    touchedAt = Date.now();
    look();
  };
  for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const)
    document.addEventListener(event, touch, { passive: true, capture: true });
  document.addEventListener('visibilitychange', () => (document.hidden ? look() : touch()));
  setInterval(look, LOOK_EVERY);
  before = isLookedAt(document.hidden, touchedAt, touchedAt);
  return () => before;
}
