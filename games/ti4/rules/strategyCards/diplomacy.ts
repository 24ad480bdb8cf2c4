import { flow, othersFrom, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { PlanetId } from '../../content/planets.ts';
import type { Pub, Ti4 } from '../../shapes.ts';
import { moment } from '../moments.ts';
import { exhaustedPlanets } from '../planets.ts';
import { bySummary } from '../reading.ts';
import { MECATOL_SYSTEM, planetsAt, systemsOf } from '../systems.ts';

const READIED = 2;

/** Systems with a planet of the player, Mecatol Rex left out (TI4-SC-06). */
const systemsFor = (pub: Pub, seat: Seat): string[] =>
  systemsOf(pub).filter(
    (system) =>
      system !== MECATOL_SYSTEM && planetsAt(pub, system).some((planet) => pub.planets[planet]?.owner === seat),
  );

export const diplomacy = part<Ti4>()({
  procedures: {
    diplomacyPrimary: flow<Ti4>()('diplomacyPrimary', {
      choose: (t, f) => {
        const from = systemsFor(t.pub, f.seat);
        // The card can be played even without a legal system (TI4-SC-27).
        if (from.length === 0) return 'ready';
        return t.ask(f.seat, 'pickOne', { what: 'system', from, for: null, rule: 'TI4-SC-06' }, 'system');
      },
      /** Every other player lays a token (TI4-SC-06, TI4-SC-26). */
      lay: (t, f) => t.call('layAll', { seats: othersFrom(t.pub, f.seat), system: f.system! }),
      /** Free, or by the summary for a strategy token. */
      ready: (t, f) => {
        if (!bySummary(t.pub)) return t.call('readyPlanets', { seat: f.seat, most: READIED });
        const canPay = t.pub.sheets[f.seat]!.strategy > 0 && exhaustedPlanets(t.pub, f.seat).length > 0;
        return canPay ? t.ask(f.seat, 'secondary', { card: 'diplomacy', free: false }, 'pays') : 'over';
      },
      pay: (t, f) => {
        if (!bySummary(t.pub) || !f.pays) return 'over';
        return moment(t, 'token.spend', { seat: f.seat, pool: 'strategy', prevented: false });
      },
      paid: (t, f) => t.call('readyPlanets', { seat: f.seat, most: READIED }),
      over: (t) => t.end(),
    }),
    diplomacySecondary: flow<Ti4>()('diplomacySecondary', {
      ready: (t, f) => t.call('readyPlanets', { seat: f.seat, most: READIED }),
      over: (t) => t.end(),
    }),
    readyPlanets: flow<Ti4>()('readyPlanets', {
      choose: (t, f) => {
        const from = exhaustedPlanets(t.pub, f.seat);
        if (from.length === 0) return t.end();
        const max = Math.min(f.most, from.length);
        const min = Math.min(f.least ?? 0, max);
        return t.ask(f.seat, 'pickSome', { what: 'planet', from, for: null, rule: 'TI4-SC-07', min, max }, 'chosen');
      },
      ready: (t, f) => {
        const planets = f.chosen as PlanetId[];
        for (const planet of planets) t.pub.planets[planet]!.exhausted = false;
        if (planets.length > 0) t.emit('readied', { seat: f.seat, planets });
        return t.end();
      },
    }),
  },
});
