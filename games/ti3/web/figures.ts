import type { Seat } from '@orrery/kernel';
import type { Ti3View } from './content.ts';

export const planetsHeld = (pub: Pick<Ti3View['pub'], 'planets'>, seat: Seat): number =>
  Object.values(pub.planets).filter((planet) => planet.by === seat).length;
