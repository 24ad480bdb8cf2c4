import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '@orrery/web/text/text.ts';
import { cardOf } from './content.ts';
import { each, gain, has, inPlay, when } from '../content/effects.ts';
import type { CardId, Effect } from './content.ts';
import { piecesOf } from './face.ts';
import type { Piece } from './face.ts';
import { spoken } from './spoken.ts';
import { words } from './words.ts';

beforeAll(async () => {
  await speak('en');
  await Promise.all([spoken.load(), words.load()]);
});
const read = (pieces: readonly Piece[]) =>
  pieces.map((piece) => ('text' in piece ? piece.text : `${piece.tone} ${piece.n}`)).join(' ');
const primary = (id: CardId, ...sticker: Effect[]) => piecesOf([...(cardOf(id).primary ?? []), ...sticker]);
const wing: Effect[] = [gain('combat', 2), when(has({ type: 'outpost' }, 1), gain('combat', 2))];
const more: Effect = { op: 'gain', resource: 'authority', amount: 4 };

describe('symbols on a card', () => {
  it('say beside a symbol for what, or when, it is given', () => {
    expect(read(piecesOf([gain('combat', 4), gain('combat', each(1, inPlay({ type: 'base' })))]))).toBe(
      'combat 4 + combat 1 for each Base you have in play',
    );
    expect(read(piecesOf(wing))).toBe('combat 2 · if you have an Outpost in play: combat 2');
  });
  it('are set apart from words that stand before them', () => {
    expect(read(piecesOf([...wing, more]))).toBe('combat 2 · if you have an Outpost in play: combat 2 · authority 4');
    expect(read(primary('bonded-hauler', more))).toBe('trade 3 authority 4');
  });
  it('of a condition are marked: a card that lies down leaves them out', () => {
    expect(
      piecesOf([...wing, more]).flatMap((piece) => ('n' in piece ? [[piece.n, piece.bound ?? false]] : [])),
    ).toEqual([
      ['2', false],
      ['2', true],
      ['4', false],
    ]);
  });
  it('name what is free by kind and highest cost', () => {
    expect(read(primary('contract-escort'))).toBe('combat 4 free: ship ≤ 3, row → top of deck');
  });
});
