import { lazy } from 'solid-js';
import type { Deal, Seat } from '@orrery/kernel';
import type { DealParts } from '@orrery/web/match/board.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { Basket, Terms } from '../rules/trade/shapes.ts';
import { names } from './content.ts';
import { nameOf, noteName, read, written } from './dealTerms.ts';
import { t } from './words.ts';

// What is not on the first screen is fetched when it is needed.
const DealBuilder = lazy(() => import('./DealBuilder.tsx').then((m) => ({ default: m.DealBuilder })));

const NOTHING: Basket = { goods: 0, commodities: 0, note: null };
const EMPTY: Terms = { gives: NOTHING, wants: NOTHING, promise: '' };

/** What is handed over, in a line; `isOpen`: as all others read it. */
function basketWords(table: TableModel, basket: Basket, holder: Seat, isOpen: boolean): string {
  const { goods, commodities, note, cards = [], fragments = [], planets = [], captives = [] } = basket;
  const parts = [
    ...(goods > 0 ? [t('nGoods', { n: goods })] : []),
    ...(commodities > 0 ? [t('nCommodities', { n: commodities })] : []),
    ...(note === null ? [] : [isOpen ? t('oneNote') : noteName(table, note, holder)]),
    ...(cards.length > 0 ? [isOpen ? t('nCards', { n: cards.length }) : names().list(cards.map(nameOf))] : []),
    ...fragments.map(nameOf),
    ...captives.map((unit) => names().unit(unit)),
    ...planets.map(names().planet),
  ];
  return names().list(parts) || t('nothing');
}
const sentence = (table: TableModel, deal: Deal, isOpen: boolean): string => {
  const { gives, wants } = read(deal.terms);
  return t('dealLine', {
    by: table.name(deal.by),
    gives: basketWords(table, gives, deal.by, isOpen),
    to: table.name(deal.to),
    wants: basketWords(table, wants, deal.to, isOpen),
  });
};

export const deals: DealParts = {
  empty: written(EMPTY),
  turned: (terms) => written({ gives: read(terms).wants, wants: read(terms).gives, promise: read(terms).promise }),
  Builder: DealBuilder,
  words: (table, deal) => {
    const { promise } = read(deal.terms);
    return [sentence(table, deal, false), ...(promise === '' ? [] : [`“${promise}”`])].join(' ');
  },
  seen: (table, deal) => sentence(table, deal, true),
  when: () => t('dealWhen'),
};
