import type { TableModel } from '@orrery/web/match/model.ts';
import type { MapSystem } from '@orrery/imperium/web/map/model.ts';
import { OddsLinks } from '@orrery/imperium/web/map/OddsLinks.tsx';
import { battlesIn } from '../odds/inMatch.ts';
import { viewOf } from './content.ts';

/** Ways to the odds of the battles that a system holds. */
export default function SystemOdds(props: { table: TableModel; system: MapSystem }) {
  const battles = () =>
    battlesIn(viewOf(props.table).pub, props.system.id, viewOf(props.table).seat).map(({ place, battle }) => ({
      name: props.system.planets.find(({ id }) => id === place)?.name ?? null,
      battle,
    }));
  return <OddsLinks game="twilight-imperium-3" battles={battles()} />;
}
