import { For, Show, createMemo, createSignal } from 'solid-js';
import { CellPicture } from './GalaxyPicture.tsx';
import type { PictureCell } from './GalaxyPicture.tsx';
import { t } from './words.ts';
import './galaxy.css';

// Tiles chosen by sight: each is a small picture with its number and planets, found by a word of either.

export interface PickTile {
  /** How a link names it. */
  readonly word: string;
  readonly cell: PictureCell;
}

/** A tile in words: its number, its planets with what they are worth, and what else lies there. */
export const inWords = ({ cell }: PickTile): string =>
  [
    cell.tile,
    ...cell.planets.map(({ name, resources, influence }) => `${name} ${resources}/${influence}`),
    cell.label.trim(),
    ...cell.wormholes.map(({ letter }) => t('tiles.wormhole', { letter })),
    cell.planets.length + cell.wormholes.length + cell.anomalies.length === 0 ? t('tiles.empty') : '',
  ]
    .filter(Boolean)
    .join(', ');
/** What stands below its picture. */
const caption = ({ cell }: PickTile): string => cell.planets.map(({ name }) => name).join(', ') || cell.label.trim();

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
/** A number finds the tile of that number alone, a word every tile that has it. */
const isFound = (tile: PickTile, sought: string): boolean =>
  /^\d+$/.test(sought) ? tile.cell.tile.startsWith(sought) : plain(inWords(tile)).includes(plain(sought));

export function TilePicture(props: { tile: PickTile }) {
  return (
    <span class="im-tile-picture" aria-hidden="true">
      <CellPicture cells={[{ cell: props.tile.cell, x: 0, y: 0 }]} title={inWords(props.tile)} small />
    </span>
  );
}

/** Tiles of a list, those that were chosen first; all of them as pictures once it is opened. */
export function TileList(props: {
  name: string;
  tiles: readonly PickTile[];
  picked: readonly string[];
  /** What cannot be chosen. */
  barred: readonly string[];
  set: (picked: string[]) => void;
}) {
  const toggle = (word: string) =>
    props.set(props.picked.includes(word) ? props.picked.filter((one) => one !== word) : [...props.picked, word]);
  const chosen = () => props.picked.flatMap((word) => props.tiles.find((tile) => tile.word === word) ?? []);
  const [isOpen, setOpen] = createSignal(false);
  return (
    <div class="im-tiles">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {props.name} ({props.picked.length})
        </summary>
        <Show when={isOpen()}>
          <TilePicker name={props.name} tiles={props.tiles} picked={props.picked} barred={props.barred} pick={toggle} />
        </Show>
      </details>
      <Show when={chosen().length > 0}>
        <ul class="im-tiles-chosen">
          <For each={chosen()}>
            {(tile) => (
              <li>
                <button
                  type="button"
                  aria-label={t('tiles.remove', { tile: inWords(tile) })}
                  onClick={() => toggle(tile.word)}
                >
                  <TilePicture tile={tile} />
                  <span>
                    <b>{tile.cell.tile}</b> {caption(tile)}
                  </span>
                  <span aria-hidden="true">×</span>
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  );
}

/** Pictures of tiles, searched by a number or a word. Arrow keys lead from one to the next. */
export function TilePicker(props: {
  name: string;
  tiles: readonly PickTile[];
  picked: readonly string[];
  barred: readonly string[];
  pick: (word: string) => void;
}) {
  const [sought, setSought] = createSignal('');
  const shown = createMemo(() => props.tiles.filter((tile) => isFound(tile, sought().trim())));
  const isFree = (tile: PickTile): boolean => !props.barred.includes(tile.word);
  /** The one that the Tab key leads to. */
  const [last, setLast] = createSignal('');
  const stop = () => (shown().find((tile) => tile.word === last() && isFree(tile)) ?? shown().find(isFree))?.word;
  /** Enter takes what was sought where that is one tile. */
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [only, ...others] = shown().filter(isFree);
    if (!only || others.length > 0 || sought().trim() === '') return;
    props.pick(only.word);
    setSought('');
  };
  return (
    <div class="im-tiles-picker">
      <input
        class="field"
        type="search"
        maxlength="30"
        aria-label={t('tiles.search')}
        placeholder={t('tiles.search')}
        value={sought()}
        onInput={(event) => setSought(event.currentTarget.value)}
        onKeyDown={enter}
      />
      <small aria-live="polite">{t('tiles.found', { n: shown().length })}</small>
      <div class="im-tiles-grid" role="group" aria-label={props.name} onKeyDown={led}>
        <For each={shown()}>
          {(tile) => (
            <button
              type="button"
              aria-label={inWords(tile)}
              aria-pressed={props.picked.includes(tile.word)}
              disabled={!isFree(tile)}
              tabindex={stop() === tile.word ? 0 : -1}
              onFocus={() => setLast(tile.word)}
              onClick={() => props.pick(tile.word)}
            >
              <TilePicture tile={tile} />
              <small>
                <b>{tile.cell.tile}</b> {caption(tile)}
              </small>
            </button>
          )}
        </For>
      </div>
    </div>
  );
}

/** An arrow key leads to the next picture in its direction. */
function led(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not([disabled])')];
  const at = all.findIndex((one) => one === document.activeElement);
  if (at < 0) return;
  const from = all[at]!;
  const near = (one: HTMLButtonElement) => Math.abs(one.offsetLeft - from.offsetLeft);
  const nearest = (row: HTMLButtonElement[]) => row.toSorted((a, b) => near(a) - near(b))[0];
  const rowOf = (one: HTMLButtonElement | undefined) => all.filter((other) => other.offsetTop === one?.offsetTop);
  const next: { readonly [key: string]: () => HTMLButtonElement | undefined } = {
    ArrowRight: () => all[at + 1],
    ArrowLeft: () => all[at - 1],
    ArrowDown: () => nearest(rowOf(all.find((one) => one.offsetTop > from.offsetTop))),
    ArrowUp: () => nearest(rowOf(all.findLast((one) => one.offsetTop < from.offsetTop))),
    Home: () => all[0],
    End: () => all.at(-1),
  };
  if (!(event.key in next)) return;
  event.preventDefault();
  next[event.key]!()?.focus();
}
