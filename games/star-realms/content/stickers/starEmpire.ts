import {
  ally,
  choose,
  discard,
  draw,
  each,
  gain,
  inPlay,
  mayDestroyBase,
  opponentDiscards,
  whenever,
} from '../effects.ts';
import { sheets } from './sheet.ts';

/** Pressure: Combat, discards, draws. */
export const starEmpireSheets = sheets({
  'se-sheet-1': {
    faction: 'starEmpire',
    scenario: 1,
    rows: [
      {
        cost: 1,
        ship: { primary: [gain('combat', 2)] },
        base: { primary: [gain('combat', 2)], ally: [ally('starEmpire', gain('combat', 3))] },
      },
      {
        cost: 2,
        ship: { primary: [gain('combat', 2)] },
        base: { primary: [gain('combat', 2), opponentDiscards(1)] },
      },
      {
        cost: 3,
        ship: { primary: [gain('combat', 1)], ally: [ally('starEmpire', gain('combat', 3), draw(1))] },
        base: { primary: [gain('combat', 3)] },
      },
      {
        cost: 4,
        ship: { primary: [gain('combat', 2)], ally: [ally('starEmpire', gain('combat', 2))] },
        base: { primary: [gain('trade', 1), gain('combat', 2)] },
      },
      {
        cost: 5,
        ship: { primary: [gain('combat', 3)] },
        base: { primary: [draw(1)] },
      },
    ],
  },
  'se-sheet-2': {
    faction: 'starEmpire',
    scenario: 2,
    rows: [
      {
        cost: 1,
        ship: { primary: [draw(1), discard(1)] },
        base: { primary: [draw(1), discard(1)], ally: [ally('starEmpire', gain('combat', 4))] },
      },
      {
        cost: 2,
        ship: { primary: [gain('combat', 1)], ally: [ally('starEmpire', gain('combat', 3))] },
        base: { primary: [gain('trade', 1), gain('combat', 1)], ally: [ally('starEmpire', gain('combat', 2))] },
      },
      {
        cost: 3,
        ship: {
          primary: [gain('combat', 1)],
          ally: [ally('starEmpire', gain('combat', 1), opponentDiscards(1))],
        },
        base: {
          primary: [gain('combat', 1)],
          continuous: [whenever('play', { type: 'ship', faction: 'starEmpire' }, gain('combat', 1))],
        },
      },
      {
        cost: 4,
        ship: { primary: [gain('combat', 1)], ally: [ally('starEmpire', draw(1), gain('combat', 2))] },
        base: { primary: [draw(1)] },
      },
      {
        cost: 6,
        ship: { primary: [gain('combat', 1), mayDestroyBase] },
        base: { primary: [gain('combat', 3)], ally: [ally('starEmpire', draw(1))] },
      },
    ],
  },
  'se-sheet-3': {
    faction: 'starEmpire',
    scenario: 3,
    rows: [
      {
        cost: 1,
        ship: { primary: [gain('combat', 1)], ally: [ally('starEmpire', gain('combat', 3))] },
        base: { primary: [gain('combat', 2), opponentDiscards(1)] },
      },
      {
        cost: 2,
        ship: { primary: [gain('combat', 2)] },
        base: {
          primary: [choose([gain('combat', 2)], [gain('trade', 1)])],
          ally: [ally('starEmpire', gain('combat', 2))],
        },
      },
      {
        cost: 3,
        ship: { primary: [gain('combat', 1)], ally: [ally('starEmpire', draw(1))] },
        base: { primary: [gain('combat', 2)], ally: [ally('starEmpire', draw(1))] },
      },
      {
        cost: 4,
        ship: { primary: [gain('combat', 3)] },
        base: {
          primary: [gain('combat', 1)],
          ally: [ally('starEmpire', draw(1), gain('combat', 3), opponentDiscards(1))],
        },
      },
      {
        cost: 5,
        ship: { primary: [gain('combat', 3)] },
        base: { primary: [gain('combat', 1), mayDestroyBase] },
      },
    ],
  },
  'se-sheet-4': {
    faction: 'starEmpire',
    scenario: 4,
    rows: [
      {
        cost: 2,
        ship: { primary: [gain('combat', each(1, inPlay({ faction: 'starEmpire' }), 4))] },
        base: { primary: [gain('combat', each(1, inPlay({ faction: 'starEmpire' }), 4)), opponentDiscards(1)] },
      },
      {
        cost: 3,
        ship: { primary: [gain('combat', 1)], ally: [ally('starEmpire', draw(1), gain('combat', 2))] },
        base: { primary: [draw(1)] },
      },
      {
        cost: 4,
        ship: { primary: [gain('combat', 2)], ally: [ally('starEmpire', gain('combat', 3))] },
        base: {
          primary: [gain('combat', 1)],
          continuous: [whenever('play', { type: 'ship', faction: 'starEmpire' }, gain('combat', 1))],
        },
      },
      {
        cost: 5,
        ship: { primary: [gain('combat', 1), draw(1), discard(1)] },
        base: { primary: [gain('combat', 3)], ally: [ally('starEmpire', opponentDiscards(1))] },
      },
      {
        cost: 6,
        ship: { primary: [draw(1)] },
        base: { primary: [draw(1)], ally: [ally('starEmpire', gain('combat', 3))] },
      },
    ],
  },
});
