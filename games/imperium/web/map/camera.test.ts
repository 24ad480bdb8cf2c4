import { describe, expect, it } from 'vitest';
import { spiral } from '../../galaxy/hex.ts';
import { fit, held, isRemote, levelOf, moved, shown, under, zoomAt } from './camera.ts';
import { boxOf, centreOf } from './geometry.ts';

const boxes = [2, 3, 4].map((rings) => boxOf(spiral(rings).map(centreOf)));
const [small, six, eight] = boxes as [(typeof boxes)[0], (typeof boxes)[0], (typeof boxes)[0]];
const desktop = { width: 856, height: 776 };
const laptop = { width: 744, height: 596 };

describe('the camera of the map', () => {
  it('fits every galaxy into every window', () => {
    for (const box of boxes)
      for (const size of [desktop, laptop, { width: 390, height: 420 }]) {
        const seen = shown(fit(box, size), size);
        expect(seen.left).toBeLessThanOrEqual(box.left + 0.001);
        expect(seen.right).toBeGreaterThanOrEqual(box.right - 0.001);
        expect(seen.top).toBeLessThanOrEqual(box.top + 0.001);
        expect(seen.bottom).toBeGreaterThanOrEqual(box.bottom - 0.001);
      }
  });
  it('shows nothing at fit that has not about eleven pixels', () => {
    const NAME = 18;
    const FIGURE = 17.5;
    const STRENGTH = 34;
    /** The smallest text that is drawn at a scale. */
    const smallest = (scale: number): number => {
      if (levelOf(scale) !== 'far') return Math.min(NAME, FIGURE) * scale;
      return Math.min(STRENGTH, isRemote(scale) ? Infinity : FIGURE * 1.42) * scale;
    };
    for (const box of boxes)
      for (const size of [desktop, laptop]) expect(smallest(fit(box, size).scale)).toBeGreaterThanOrEqual(10.6);
    expect(levelOf(fit(six, desktop).scale)).toBe('normal');
    expect(levelOf(fit(eight, laptop).scale)).toBe('far');
    expect(levelOf(fit(small, desktop).scale)).toBe('normal');
  });
  it('keeps the point under the finger while it zooms', () => {
    const camera = fit(six, desktop);
    const finger = { x: 120, y: 500 };
    const before = under(camera, desktop, finger);
    const after = under(zoomAt(camera, desktop, finger, 1.7), desktop, finger);
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(after.y).toBeCloseTo(before.y, 6);
  });
  it('follows the finger, and never loses the galaxy', () => {
    const near = { x: 0, y: 0, scale: 1.5 };
    expect(moved(near, 30, -15)).toEqual({ x: -20, y: 10, scale: 1.5 });
    const lost = held({ x: 1e6, y: -1e6, scale: 1.5 }, six, desktop);
    const seen = shown(lost, desktop);
    expect(seen.right).toBeCloseTo(six.right, 6);
    expect(seen.top).toBeCloseTo(six.top, 6);
    expect(held({ x: 0, y: 0, scale: 0.01 }, six, desktop).scale).toBeCloseTo(fit(six, desktop).scale, 6);
  });
});
