import type { ClockSpec } from '@orrery/server/api';

/** Three paces with good defaults: no clock, an evening at the table, a move a day. Seconds. */
export const CLOCKS: { [K in ClockSpec['kind']]: Extract<ClockSpec, { kind: K }> } = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 1200, gain: 15 },
  async: { kind: 'async', perMove: 86_400, bank: 172_800 },
};
