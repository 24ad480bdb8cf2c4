import { yesOrNo } from '@orrery/imperium';
import { firstOfPlan, flow, part } from '@orrery/kernel';
import type { Ti4 } from '../../shapes.ts';
import { pay } from '../payment.ts';
import { moment, opening } from '../moments.ts';
import { keepsSpecialty, researchPlan } from '../technology.ts';

const SECOND = 6;
const SECONDARY = 4;

export const technology = part<Ti4>()({
  procedures: {
    /** One technology, and a second for six resources (TI4-SC-16). */
    technologyPrimary: flow<Ti4>()('technologyPrimary', {
      first: (t, f) => t.call('research', { seat: f.seat, price: 0 }),
      second: (t, f) => t.call('research', { seat: f.seat, price: SECOND }),
      over: (t) => t.end(),
    }),
    technologySecondary: flow<Ti4>()('technologySecondary', {
      research: (t, f) => t.call('research', { seat: f.seat, price: SECONDARY }), // TI4-SC-17
      over: (t) => t.end(),
    }),
    /** Where nothing can be researched for the price, nothing is asked. */
    research: flow<Ti4>()('research', {
      begin: (t, f) => {
        const act = { seat: f.seat, price: f.price, technology: null, prevented: false };
        return opening(t, 'research.would', act, 'act');
      },
      offer: (t, f) => {
        if (f.act!.prevented || firstOfPlan(researchPlan(t, f.seat, f.price)) === null) return t.end();
        return f.price === 0 || f.wants ? t.next : t.ask(f.seat, 'mayResearch', { price: f.price }, 'wants');
      },
      choose: (t, f) => (f.price > 0 && !f.wants ? t.end() : t.ask(f.seat, 'research', { price: f.price }, 'done')),
      learn: (t, f) => {
        const { technology: chosen, specialties, pay: paid } = f.done!;
        for (const planet of specialties)
          if (!keepsSpecialty(t, f.seat, planet)) t.pub.planets[planet]!.exhausted = true;
        pay(t, f.seat, paid);
        t.emit('researched', { seat: f.seat, technology: chosen, specialties });
        return moment(t, 'gainTech', { seat: f.seat, technology: chosen, isResearched: true, prevented: false });
      },
      learned: (t, f) => opening(t, 'research.after', { ...f.act!, technology: f.done!.technology }),
      over: (t) => t.end(),
    }),
  },
  asks: {
    mayResearch: yesOrNo('TI4-SC-16', { first: true }),
    research: {
      rule: 'TI4-TECH-03',
      begin: (v, { price }) => researchPlan(v, v.seat!, price),
      fallback: (v, { price }) => firstOfPlan(researchPlan(v, v.seat!, price))!,
    },
  },
});
