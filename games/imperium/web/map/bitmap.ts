import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';

/** Edge of a bitmap: sharp at the nearest zoom on an ordinary screen. */
const EDGE = 224;

const painted = new Map<string, Accessor<string>>();

/** A drawn picture as a bitmap: clouds and noise are worked out once and not in every frame of a zoom. Until it is painted the drawing itself stands. */
export function bitmapOf(picture: string): string {
  const known = painted.get(picture);
  if (known) return known();
  const [current, setCurrent] = createSignal(picture);
  painted.set(picture, current);
  const image = new Image();
  image.addEventListener('load', () => {
    const canvas = document.createElement('canvas');
    canvas.width = EDGE;
    canvas.height = EDGE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, EDGE, EDGE);
    setCurrent(canvas.toDataURL('image/png'));
  });
  image.src = picture;
  return current();
}
