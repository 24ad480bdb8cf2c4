import { ally, choose, defense, draw, each, firstCosts, gain, inPlay, mayRedirect, nextCosts } from '../effects.ts';
import { sheets } from './sheet.ts';

/** Outlast and outbuy: Authority, Trade, the top of the deck. */
export const tradeFederationSheets = sheets({
  'tf-sheet-1': {
    faction: 'tradeFederation',
    scenario: 1,
    rows: [
      {
        cost: 1,
        ship: { primary: [gain('authority', 4)] },
        base: { primary: [gain('trade', 1), gain('authority', 3)] },
      },
      {
        cost: 2,
        ship: {
          primary: [gain('authority', 3)],
          ally: [ally('tradeFederation', gain('combat', 2), gain('authority', 2))],
        },
        base: {
          primary: [gain('trade', 1), gain('authority', 2)],
          ally: [ally('tradeFederation', gain('authority', 4))],
        },
      },
      {
        cost: 3,
        ship: {
          primary: [gain('authority', 2)],
          ally: [ally('tradeFederation', gain('combat', 3), gain('authority', 3))],
        },
        base: { primary: [choose([gain('trade', 2)], [gain('authority', 4)])] },
      },
      {
        cost: 4,
        ship: { primary: [gain('authority', 4)] },
        base: { primary: [gain('trade', 2)], ally: [ally('tradeFederation', gain('authority', 5))] },
      },
      {
        cost: 5,
        ship: { primary: [gain('trade', 2)], ally: [ally('tradeFederation', gain('combat', 3))] },
        base: { primary: [draw(1)] },
      },
    ],
  },
  'tf-sheet-2': {
    faction: 'tradeFederation',
    scenario: 2,
    rows: [
      {
        cost: 1,
        ship: { primary: [gain('combat', 1), gain('authority', 2)] },
        base: {
          primary: [gain('trade', 1), gain('authority', 2)],
          ally: [ally('tradeFederation', mayRedirect({ type: 'ship' }, 'deckTop'))],
        },
      },
      {
        cost: 2,
        ship: { primary: [gain('authority', 2), nextCosts(-1, { type: 'ship' })] },
        base: { primary: [gain('authority', 4)], ally: [ally('tradeFederation', gain('combat', 3))] },
      },
      {
        cost: 3,
        ship: { primary: [gain('authority', 2)], ally: [ally('tradeFederation', gain('combat', 4))] },
        base: { primary: [gain('trade', 1), gain('authority', 4)] },
      },
      {
        cost: 4,
        ship: {
          primary: [gain('authority', 2)],
          ally: [ally('tradeFederation', draw(1), gain('combat', 2))],
        },
        base: { primary: [gain('authority', 4)], ally: [ally('tradeFederation', draw(1), gain('trade', 2))] },
      },
      {
        cost: 6,
        ship: { primary: [gain('authority', 5)], ally: [ally('tradeFederation', gain('trade', 2))] },
        base: { primary: [gain('trade', 2), gain('authority', 3)] },
      },
    ],
  },
  'tf-sheet-3': {
    faction: 'tradeFederation',
    scenario: 3,
    rows: [
      {
        cost: 1,
        ship: { primary: [gain('combat', 1), gain('authority', 3)] },
        base: { primary: [gain('combat', 2), gain('authority', 3)] },
      },
      {
        cost: 2,
        ship: {
          primary: [gain('authority', 2)],
          ally: [ally('tradeFederation', gain('combat', 4), gain('authority', 2))],
        },
        base: { primary: [gain('authority', 3)], continuous: [defense(1, { type: 'base' })] },
      },
      {
        cost: 3,
        ship: { primary: [gain('authority', 3)], ally: [ally('tradeFederation', draw(1))] },
        base: { primary: [gain('authority', 4)], ally: [ally('tradeFederation', draw(1))] },
      },
      {
        cost: 4,
        ship: { primary: [gain('combat', 2)] },
        base: { primary: [choose([gain('trade', 2)], [gain('authority', 3)])] },
      },
      {
        cost: 5,
        ship: { primary: [mayRedirect({ type: 'ship' }, 'deckTop')] },
        base: { primary: [gain('trade', 2)], ally: [ally('tradeFederation', gain('combat', 3))] },
      },
    ],
  },
  'tf-sheet-4': {
    faction: 'tradeFederation',
    scenario: 4,
    rows: [
      {
        cost: 2,
        ship: { primary: [gain('authority', each(2, inPlay({ faction: 'tradeFederation' }), 6))] },
        base: {
          primary: [gain('trade', 1), gain('authority', each(1, inPlay({ faction: 'tradeFederation' }), 4))],
          ally: [ally('tradeFederation', gain('combat', 3))],
        },
      },
      {
        cost: 3,
        ship: { primary: [gain('authority', 2)], ally: [ally('tradeFederation', draw(1), gain('combat', 2))] },
        base: { primary: [draw(1)] },
      },
      {
        cost: 4,
        ship: { primary: [gain('authority', 3)], ally: [ally('tradeFederation', gain('combat', 2))] },
        base: { primary: [gain('authority', 4)], continuous: [firstCosts(-1, {})] },
      },
      {
        cost: 5,
        ship: { primary: [gain('authority', 3)], ally: [ally('tradeFederation', draw(1))] },
        base: { primary: [gain('trade', 2), gain('authority', 2)] },
      },
      {
        cost: 6,
        ship: { primary: [draw(1)] },
        base: { primary: [draw(1)], ally: [ally('tradeFederation', gain('authority', 4))] },
      },
    ],
  },
});
