import { For, Show, createMemo, createSignal } from 'solid-js';
import { CellPicture } from '@orrery/imperium/web/tools/GalaxyPicture.tsx';
import { TilePicker } from '@orrery/imperium/web/tools/TilePicker.tsx';
import { t } from '@orrery/imperium/web/tools/words.ts';
import type { TileId } from '../../content/tiles.ts';
import type { DraftSettings } from '../../draft/draft.ts';
import { faultOfSlice } from '../../galaxy/draftPool.ts';
import type { Slice } from '../../galaxy/draftPool.ts';
import { spoken } from '../spoken.ts';
import { pickTiles, pictureOfSlice } from './picture.ts';

const PLACES = [0, 1, 2, 3, 4] as const;
const EMPTY: readonly (TileId | null)[] = PLACES.map(() => null);
const idOf = (word: string) => `tile-${word}` as TileId;
const wordOf = (id: TileId): string => id.slice('tile-'.length);

/** Slices that a table puts together itself: a place is pointed at, then a tile; what is whole goes into the pool. */
export function OwnSlices(props: { settings: DraftSettings; set: (slices: readonly Slice[]) => void }) {
  const words = () => spoken.now().names.words;
  const own = () => props.settings.ownSlices ?? [];
  const tiles = createMemo(() => pickTiles(words(), props.settings.sets));
  const [laid, lay] = createSignal(EMPTY);
  const [place, point] = createSignal(0);
  const whole = (): Slice | null => (laid().includes(null) ? null : (laid() as unknown as Slice));
  const fault = () => (whole() ? faultOfSlice(whole()!, props.settings) : null);
  /** A tile that lies in the slice comes out of it; another one takes the place that is pointed at, and the next free one is pointed at. */
  const pick = (word: string) => {
    const id = idOf(word);
    if (laid().includes(id)) {
      point(laid().indexOf(id));
      return lay(laid().with(place(), null));
    }
    lay(laid().with(place(), id));
    const free = laid().indexOf(null);
    if (free >= 0) point(free);
  };
  const add = () => {
    props.set([...own(), whole()!]);
    lay(EMPTY);
    point(0);
  };
  return (
    <>
      <Show when={own().length > 0}>
        <ul class="im-own-slices">
          <For each={own()}>
            {(slice, i) => (
              <li>
                <CellPicture cells={pictureOfSlice(slice, words())} title={slice.map(wordOf).join(', ')} small />
                <button class="btn" type="button" onClick={() => props.set(own().filter((_, at) => at !== i()))}>
                  {t('draft.ownSlice.remove', { n: i() + 1 })}
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <details>
        <summary>{t('draft.ownSlice')}</summary>
        <div class="im-own-slice">
          <CellPicture cells={pictureOfSlice(laid(), words())} title={t('draft.ownSlice')} small />
          <div role="group" aria-label={t('draft.ownSlice')}>
            <For each={PLACES}>
              {(at) => (
                <button class="btn" type="button" aria-pressed={place() === at} onClick={() => point(at)}>
                  {t(`draft.ownSlice.${at}`)} <b>{laid()[at] ? wordOf(laid()[at]!) : t('draft.ownSlice.free')}</b>
                </button>
              )}
            </For>
          </div>
          <Show when={fault()}>{(rule) => <p role="status">{t('draft.ownSlice.outside', { rule: rule() })}</p>}</Show>
          <button class="btn btn-1" type="button" disabled={!whole()} onClick={add}>
            {t('draft.ownSlice.add')}
          </button>
          <TilePicker
            name={t(`draft.ownSlice.${place() as 0}`)}
            tiles={tiles()}
            picked={laid().flatMap((id) => (id ? wordOf(id) : []))}
            barred={own().flat().map(wordOf)}
            pick={pick}
          />
        </div>
      </details>
    </>
  );
}
