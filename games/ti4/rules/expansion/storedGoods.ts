import { flow, part, remember } from '@orrery/kernel';
import type { Pub, Table, Ti4 } from '../../shapes.ts';
import { moment } from '../moments.ts';

// Trade goods that lie on a card, and come to its holder when the card readies (TI4-NOMA-07).

const GOODS = 'goods';
export const storedOn = (pub: Pub, component: string): number =>
  (pub.table.components[component]?.store[GOODS] as number | undefined) ?? 0;
export const storeGoods = (t: Table, component: string, n: number): void =>
  t.changeComponent(component, { store: { [GOODS]: n } });

/** A component whose goods are due; the record of components is another as soon as anything of it changes. */
const due = (pub: Pub): string | undefined =>
  remember(pub.table.components, 'goods due', () =>
    Object.keys(pub.table.components).find((id) => pub.table.components[id]!.ready && storedOn(pub, id) > 0),
  );

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
      const component = due(pub);
      return component === undefined ? null : { proc: 'takeStored', locals: { component } };
    },
  ],
});
