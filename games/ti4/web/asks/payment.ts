import { paidBy } from '@orrery/imperium';
import type { Payment as Paid } from '@orrery/imperium';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { PaymentView } from '@orrery/imperium/web/parts/Payment.tsx';
import type { PlanetId } from '../../content/planets.ts';
import { purseOf, valueOf } from '../../rules/planets.ts';
import type { Currency } from '../../rules/planets.ts';
import { names, viewOf } from '../content.ts';
import { pictureOf } from '../looks.ts';
import { askedOf, seatOf } from './askView.ts';

/** What pays, as the panel shows it: the planets at hand, those that are used, and the goods. */
export function paymentView(table: TableModel, currency: Currency, price: number, paid: Paid | null): PaymentView {
  const asked = askedOf(table);
  const purse = purseOf(asked, seatOf(table), currency);
  return {
    price,
    paid: paid ? paidBy(purse, paid) : 0,
    goods: paid?.goods ?? 0,
    goodsAtHand: viewOf(table).pub.sheets[seatOf(table)]!.goods,
    coins: purse.coins.map(({ id }) => ({
      id,
      name: names().planet(id),
      picture: pictureOf(id as PlanetId),
      resources: valueOf(asked, id as PlanetId, 'resources'),
      influence: valueOf(asked, id as PlanetId, 'influence'),
      isUsed: paid?.coins.includes(id) ?? false,
    })),
  };
}
