import type { Box, Point } from './geometry.ts';

/** What is looked at: the point of the drawing in the middle of the window, and how many pixels a unit has. */
export interface Camera extends Point {
  readonly scale: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** What a system shows: its strength alone, everything that stands there, or also what is printed on it. */
export type Level = 'far' | 'normal' | 'near';

/** Below this the names would be smaller than eleven pixels. */
const READABLE = 0.61;
/** Below this even the figures on planets would be. */
const REMOTE = 0.43;
const CLOSE = 1.15;
const NEAREST = 2.4;

export const levelOf = (scale: number): Level => (scale < READABLE ? 'far' : scale < CLOSE ? 'normal' : 'near');
export const isRemote = (scale: number): boolean => scale < REMOTE;
/** The scale that a level is shown at when it is asked for. */
export const SCALE_OF: { readonly [L in Level]: number } = { far: READABLE * 0.9, normal: 0.78, near: 1.4 };

/** The whole box in the window. */
export function fit(box: Box, { width, height }: Size): Camera {
  const scale = Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale: Math.min(scale, 1.1) };
}

/** The camera is never lost: the middle of the window lies in the box, and the map is not smaller than it fits. */
export function held(camera: Camera, box: Box, size: Size): Camera {
  const whole = fit(box, size);
  const scale = Math.min(NEAREST, Math.max(whole.scale, camera.scale));
  const axis = (at: number, from: number, to: number, window: number): number => {
    const half = window / 2 / scale;
    // Where everything fits it stays in the middle.
    if (to - from <= 2 * half) return (from + to) / 2;
    return Math.min(to - half, Math.max(from + half, at));
  };
  return {
    x: axis(camera.x, box.left, box.right, size.width),
    y: axis(camera.y, box.top, box.bottom, size.height),
    scale,
  };
}

/** The point of the drawing under a point of the window. */
export const under = (camera: Camera, size: Size, at: Point): Point => ({
  x: camera.x + (at.x - size.width / 2) / camera.scale,
  y: camera.y + (at.y - size.height / 2) / camera.scale,
});

/** Nearer or further, while the point under the finger stays where it is. */
export function zoomAt(camera: Camera, size: Size, at: Point, factor: number): Camera {
  const fixed = under(camera, size, at);
  const scale = camera.scale * factor;
  return {
    x: fixed.x - (at.x - size.width / 2) / scale,
    y: fixed.y - (at.y - size.height / 2) / scale,
    scale,
  };
}

export const moved = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
});

/** The part of the drawing that the window shows. */
export const shown = ({ x, y, scale }: Camera, { width, height }: Size): Box => ({
  left: x - width / 2 / scale,
  top: y - height / 2 / scale,
  right: x + width / 2 / scale,
  bottom: y + height / 2 / scale,
});

/** As a style sheet says it. */
export const transformOf = ({ x, y, scale }: Camera, { width, height }: Size): string =>
  `translate(${(width / 2 - x * scale).toFixed(2)}px, ${(height / 2 - y * scale).toFixed(2)}px) scale(${scale.toFixed(4)})`;
