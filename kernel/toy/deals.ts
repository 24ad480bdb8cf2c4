import type { DealRules, Json, Seat } from '../index.ts';
import type { Toy } from './shapes.ts';

/** A card, or a hidden note, against goods. What it is, the two keep to themselves. */
export interface Terms {
  card: string;
  goods: number;
}

const zoneOf = (card: string, seat: Seat): string => `${card.startsWith('note') ? 'notes' : 'hand'}${seat}`;

export const deals: DealRules<Toy> = {
  rule: 'TOY-DEAL',
  mayDeal: () => true,
  form: (terms) => {
    const { card, goods } = (typeof terms === 'object' && terms ? terms : {}) as { [field: string]: Json };
    return typeof card === 'string' && Number.isInteger(goods) && (goods as number) >= 0;
  },
  illegal: (v, { by, to, terms }) => {
    const { card, goods } = terms as unknown as Terms;
    if (v.seat === by)
      return v.me!.table.cards[zoneOf(card, by)]!.includes(card) ? null : { rule: 'TOY-DEAL', with: { card } };
    return v.pub.goods[to]! >= goods ? null : { rule: 'TOY-DEAL', with: { goods } };
  },
  isSecret: () => true,
  cards: (terms, by) => {
    const { card } = terms as unknown as Terms;
    return [{ zone: zoneOf(card, by), card }];
  },
  exchange(t, { by, to, terms }) {
    const { card, goods } = terms as unknown as Terms;
    t.move(card, zoneOf(card, by), zoneOf(card, to));
    t.pub.goods[to]! -= goods;
    t.pub.goods[by]! += goods;
    t.emit('exchanged', { from: by, to, goods }, { to: [by, to], some: { card } });
    return { proc: 'dealt', locals: { by, partner: to } };
  },
  sample: (v, to, below) => {
    const cards = ['hand', 'notes'].flatMap((zone) => v.me!.table.cards[`${zone}${v.seat}`]!);
    if (cards.length === 0) return null;
    return { card: cards[below(cards.length)]!, goods: below(v.pub.goods[to]! + 1) };
  },
};
