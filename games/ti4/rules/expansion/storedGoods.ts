import { flow, part } from '@orrery/kernel';
import type { Pub, Table, Ti4 } from '../../shapes.ts';
import { moment } from '../moments.ts';

// Trade goods that lie on a card, and come to its holder when the card readies (TI4-NOMA-07).

const GOODS = 'goods';
export const storedOn = (pub: Pub, component: string): number =>
  (pub.table.components[component]?.store[GOODS] as number | undefined) ?? 0;
export const storeGoods = (t: Table, component: string, n: number): void =>
  t.changeComponent(component, { store: { [GOODS]: n } });

const isDue = (pub: Pub, component: string): boolean =>
  pub.table.components[component]!.ready && storedOn(pub, component) > 0;

export const storedGoodsPart = part<Ti4>()({
  procedures: {
    takeStored: flow<Ti4>()('takeStored', {
      take: (t, f) => {
        const n = storedOn(t.pub, f.component);
        const { holder } = t.pub.table.components[f.component]!;
        t.changeComponent(f.component, { store: {} });
        return moment(t, 'goods.gain', { seat: holder!, n, prevented: false, from: 'card' });
      },
      over: (t) => t.end(),
    }),
  },
  invariants: [
    (pub) => {
      for (const component in pub.table.components)
        if (isDue(pub, component)) return { proc: 'takeStored', locals: { component } };
      return null;
    },
  ],
});
