import type { Seat } from '@orrery/kernel';
import { gainCounters, layFromReserve } from '../../rules/commandCounters.ts';
import { hasActivated, systemsOf } from '../../rules/systems.ts';
import type { Pub } from '../../shapes.ts';
import { component } from '../component.ts';
import { tile } from '../tiles.ts';

// Cards of the Strategy Phase.

const COUNTERS = 2;

/** A counter of another player on a system that is no home system: 'system seat'. */
const jams = (pub: Pub, seat: Seat): string[] =>
  systemsOf(pub)
    .filter((system) => tile(system).kind !== 'home')
    .flatMap((system) =>
      pub.sheets.flatMap((sheet, other) =>
        other !== seat && sheet.reserve > 0 && !hasActivated(pub, other, system) ? [`${system} ${other}`] : [],
      ),
    );

export const STRATEGY_PHASE_CARDS = [
  component({
    id: 'command-summit',
    kind: 'action-card',
    at: 'strategyPhase',
    fits: ({ pub }, you) => pub.sheets[you]!.reserve > 0,
    on: () => '',
    effect: (t, { you }) =>
      gainCounters(t, you, { strategy: 0, fleet: 0, command: Math.min(COUNTERS, t.pub.sheets[you]!.reserve) }),
  }),
  component({
    id: 'signal-jamming',
    kind: 'action-card',
    copies: 4,
    at: 'strategyPhase',
    aim: ({ pub }, you) => ({ one: 'counter', from: jams(pub, you) }),
    on: () => '',
    effect: (t, { aim }) => {
      const [system, seat] = aim.split(' ') as [string, string];
      layFromReserve(t, Number(seat), system);
      t.emit('jammed', { seat: Number(seat), system });
    },
  }),
];
