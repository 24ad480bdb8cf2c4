import { For } from 'solid-js';
import { t } from './words.ts';
import { CardRows } from './Card.tsx';
import { SURCHARGE, sheetOf, stickerText } from './content.ts';
import type { SheetId } from './content.ts';
import { rowsOfSticker } from './face.ts';
import { spoken } from './spoken.ts';
import './StickerSheet.css';

/** A sheet of stickers as it lies on the table: five rows by cost, one for ships and one for bases; used rows are struck. */
export function StickerSheet(props: { sheet: SheetId; used: number }) {
  const words = () => spoken.now();
  const sticker = (row: number, kind: 'ship' | 'base') => sheetOf(props.sheet).rows[row]![kind];
  const text = (row: number, kind: 'ship' | 'base') => stickerText(words().effects, sticker(row, kind)).join(' ');
  /** SeenEvent by symbols, as cards tell it; the sentence is the tip and what a screen reader says. */
  const Cell = (cell: { row: number; kind: 'ship' | 'base' }) => (
    <td title={text(cell.row, cell.kind)}>
      <span class="vh">{text(cell.row, cell.kind)}</span>
      <CardRows rows={rowsOfSticker(sticker(cell.row, cell.kind))} />
    </td>
  );
  return (
    <table class="sticker-sheet" data-faction={sheetOf(props.sheet).faction}>
      <caption>{words().campaign.sheets[props.sheet]}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cost')}</th>
          <th scope="col">
            {t('type.ship')}, +{SURCHARGE.ship}
          </th>
          <th scope="col">
            {t('type.base')}, +{SURCHARGE.base}
          </th>
        </tr>
      </thead>
      <tbody>
        <For each={sheetOf(props.sheet).rows}>
          {(row, i) => (
            <tr classList={{ used: (props.used & (1 << i())) !== 0 }}>
              <th scope="row" class="num">
                {row.cost}
                <span class="vh">{(props.used & (1 << i())) === 0 ? '' : t('rowUsed')}</span>
              </th>
              <Cell row={i()} kind="ship" />
              <Cell row={i()} kind="base" />
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
