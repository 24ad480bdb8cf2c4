import { For } from 'solid-js';
import { language } from '@orrery/web/text/text.ts';
import { t } from './words.ts';
import { languages, sheetOf, stickerText } from './content.ts';
import type { SheetId } from './content.ts';
import './StickerSheet.css';

/** A sheet of stickers as it lies on the table: five rows by cost, one for ships and one for bases; used rows are struck. */
export function StickerSheet(props: { sheet: SheetId; used: number }) {
  const words = () => languages[language()];
  const text = (row: number, kind: 'ship' | 'base') =>
    stickerText(words().effects, sheetOf(props.sheet).rows[row]![kind]).join(' ');
  return (
    <table class="sticker-sheet" data-faction={sheetOf(props.sheet).faction}>
      <caption>{words().campaign.sheets[props.sheet]}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cost')}</th>
          <th scope="col">{t('type.ship')}</th>
          <th scope="col">{t('type.base')}</th>
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
              <td>{text(i(), 'ship')}</td>
              <td>{text(i(), 'base')}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
