import { For, Show, createMemo, createSignal, untrack } from 'solid-js';
import { maps } from '@orrery/imperium';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { ToolProps } from '@orrery/web/games/entry.ts';
import { GalaxyPicture, pictureFile } from './GalaxyPicture.tsx';
import type { PictureCell } from './GalaxyPicture.tsx';
import { TileList } from './TilePicker.tsx';
import type { PickTile } from './TilePicker.tsx';
import { decimal } from './decimal.ts';
import { t } from './words.ts';
import './galaxy.css';

/** A galaxy of a link, as an edition reads it. */
export interface ShownGalaxy {
  /** Which board it is; null: one that nothing is generated for. */
  readonly board: string | null;
  readonly cells: readonly PictureCell[];
  /** As players send it to one another. */
  readonly map: string;
  readonly seats: readonly maps.SeatBalance[];
  /** Trade goods that make up for a crowded home, by seat. */
  readonly goods: readonly number[];
  /** Who was drawn for each seat; empty where nobody was. */
  readonly factions: readonly string[];
}
export interface ShownFault {
  readonly fault: string;
}
/** What an edition brings to the page. */
export interface GalaxyEdition {
  readonly boards: readonly { readonly id: string; readonly name: string }[];
  /** Boxes and factions to choose from: what stands in the link for yes, and the question. */
  readonly ticks: readonly { readonly key: string; readonly name: string }[];
  /** The word of a link that chooses the board. */
  readonly boardKey: string;
  readonly usualBoard: string;
  /** Do its planets have traits, and are some legendary? */
  readonly hasTraits: boolean;
  readonly trait: (trait: string) => string;
  readonly show: (query: URLSearchParams) => ShownGalaxy | ShownFault;
  /** A text that somebody brings: what is wrong with it, or the galaxy as a map string. */
  readonly read: (text: string) => { readonly map: string } | ShownFault;
  /** Those that a galaxy may be asked to have or to do without. */
  readonly tiles: readonly PickTile[];
  /** What a map string is in this edition, where that is not what the community writes. */
  readonly mapNote: string;
}

/** A galaxy on a page of its own: generated from the wishes in the address, or brought along as a text. */
export function GalaxyPage(props: ToolProps & { edition: GalaxyEdition }) {
  const found = createMemo(() => props.edition.show(props.query()));
  const galaxy = (): ShownGalaxy | null => {
    const one = found();
    return 'fault' in one ? null : one;
  };
  const fault = (): string => {
    const one = found();
    return 'fault' in one ? one.fault : '';
  };
  const word = (key: string) => props.query().get(key) ?? '';
  /** A wish replaces what was brought along. */
  const set = (key: string, value: string) => {
    const query = new URLSearchParams(props.query());
    if (query.has('map')) {
      query.delete('map');
      query.set(props.edition.boardKey, galaxy()?.board ?? props.edition.usualBoard);
    }
    if (value.trim() === '') query.delete(key);
    else query.set(key, value.trim());
    props.setQuery(query);
  };
  const [mapFault, setMapFault] = createSignal('');
  const load = (text: string) => {
    const read = props.edition.read(text);
    setMapFault('fault' in read ? read.fault : '');
    if ('map' in read) props.setQuery(new URLSearchParams({ map: read.map }));
  };
  let svg: SVGSVGElement | undefined;
  const save = async () => {
    if (!svg) return;
    const picture = await pictureFile(svg);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(picture);
    link.download = 'galaxy.png';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  const [copied, setCopied] = createSignal(false);
  const copy = () => void navigator.clipboard.writeText(location.href).then(() => setCopied(true));
  const Tick = (tick: { key: string; name: string }) => (
    <label class="im-galaxy-tick">
      <input
        type="checkbox"
        checked={word(tick.key) === '1'}
        onChange={(event) => set(tick.key, event.currentTarget.checked ? '1' : '')}
      />
      <span>{tick.name}</span>
    </label>
  );
  const wished = (key: string) => word(key).split(',').filter(Boolean);
  const Tiles = (row: { key: string; name: string; barred: string }) => (
    <TileList
      name={row.name}
      tiles={props.edition.tiles}
      picked={wished(row.key)}
      barred={wished(row.barred)}
      set={(words) => set(row.key, words.join())}
    />
  );
  const hasWishes = untrack(() => ['forced', 'excluded', 'weights'].some((key) => word(key) !== ''));
  return (
    <div class="im-galaxy-page">
      <form class="panel im-galaxy-form" onSubmit={(event) => event.preventDefault()}>
        <label>
          <span>{t('galaxy.layout')}</span>
          <select class="field" onChange={(event) => set(props.edition.boardKey, event.currentTarget.value)}>
            <Show when={galaxy()?.board === null}>
              <option value="" selected>
                {t('galaxy.players', { n: galaxy()!.seats.length })}
              </option>
            </Show>
            <For each={props.edition.boards}>
              {({ id, name }) => (
                <option
                  value={id}
                  selected={
                    (galaxy() ? galaxy()!.board : word(props.edition.boardKey) || props.edition.usualBoard) === id
                  }
                >
                  {name}
                </option>
              )}
            </For>
          </select>
        </label>
        <div class="im-galaxy-row">
          <label>
            <span>{t('galaxy.seed')}</span>
            <input
              class="field"
              value={word('seed') || '1'}
              maxlength="40"
              onChange={(event) => set('seed', event.currentTarget.value)}
            />
          </label>
          <button
            class="btn"
            type="button"
            onClick={() => set('seed', crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36))}
          >
            {t('galaxy.another')}
          </button>
        </div>
        <label>
          <span>{t('galaxy.weighting')}</span>
          <select
            class="field"
            onChange={(event) =>
              set('weighting', event.currentTarget.value === 'balanced' ? '' : event.currentTarget.value)
            }
          >
            <For each={maps.WEIGHTINGS}>
              {(value) => (
                <option value={value} selected={(word('weighting') || 'balanced') === value}>
                  {t(`galaxy.weighting.${value}`)}
                </option>
              )}
            </For>
          </select>
        </label>
        <Tick key="symmetric" name={t('galaxy.symmetric')} />
        <Tick key="crowded" name={t('galaxy.crowded')} />
        <Tick key="lonely" name={t('galaxy.lonely')} />
        <For each={props.edition.ticks}>{(tick) => <Tick {...tick} />}</For>
        <details open={hasWishes}>
          <summary>{t('galaxy.own')}</summary>
          <Tiles key="forced" name={t('galaxy.forced')} barred="excluded" />
          <Tiles key="excluded" name={t('galaxy.excluded')} barred="forced" />
          <Weights text={word('weights')} hasLegendary={props.edition.hasTraits} set={(text) => set('weights', text)} />
        </details>
        <label>
          <span>{t('galaxy.map')}</span>
          <textarea
            class="field"
            rows="5"
            onChange={(event) => load(event.currentTarget.value)}
            value={galaxy()?.map ?? ''}
          />
        </label>
        <Show when={props.edition.mapNote}>
          <p class="muted">{props.edition.mapNote}</p>
        </Show>
        <Show when={mapFault()}>
          <p role="alert">{mapFault()}</p>
        </Show>
        <div class="im-galaxy-row">
          <button class="btn" type="button" onClick={copy}>
            <Icon name="i-link" />
            <span aria-live="polite">{copied() ? t('odds.copied') : t('odds.copy')}</span>
          </button>
          <button class="btn" type="button" onClick={() => void save()}>
            {t('galaxy.save')}
          </button>
        </div>
      </form>
      <div class="im-galaxy-main">
        <Show when={galaxy()} fallback={<p role="alert">{fault()}</p>}>
          {(one) => (
            <>
              {/* It scrolls where the window is narrow: keys must reach it. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
              <div class="im-galaxy-frame" tabindex="0" role="group" aria-label={t('galaxy.layout')}>
                <GalaxyPicture
                  cells={one().cells}
                  title={t('galaxy.picture', {
                    layout: props.edition.boards.find(({ id }) => id === one().board)?.name ?? '',
                  })}
                  ref={(element) => (svg = element)}
                />
              </div>
              <Seats galaxy={one()} edition={props.edition} />
            </>
          )}
        </Show>
      </div>
    </div>
  );
}

/** Four numbers from 0 to 9: how much a tile's chance grows with what lies on it. */
function Weights(props: { text: string; hasLegendary: boolean; set: (text: string) => void }) {
  const now = (): number[] => {
    const read = props.text.split(',').map(Number);
    return read.length === 4 && read.every((n) => n >= 0 && n <= 9) ? read : [0, 0, 0, 0];
  };
  const names = () => [
    t('galaxy.key.resources'),
    t('galaxy.key.influence'),
    t('galaxy.specialties'),
    ...(props.hasLegendary ? [t('galaxy.legendary')] : []),
  ];
  const change = (at: number, n: number) => {
    const next = now().with(at, n);
    props.set(next.some((one) => one > 0) ? next.join() : '');
  };
  return (
    <fieldset class="im-galaxy-weights">
      <legend>{t('galaxy.weights')}</legend>
      <For each={names()}>
        {(name, at) => (
          <label>
            <span>{name}</span>
            <select class="field" onChange={(event) => change(at(), Number(event.currentTarget.value))}>
              <For each={Array.from({ length: 10 }, (_, n) => n)}>
                {(n) => (
                  <option value={n} selected={now()[at()] === n}>
                    {n}
                  </option>
                )}
              </For>
            </select>
          </label>
        )}
      </For>
    </fieldset>
  );
}

/** What falls to each seat, how even that is, and why. */
function Seats(props: { galaxy: ShownGalaxy; edition: GalaxyEdition }) {
  const seats = () => props.galaxy.seats;
  const most = () => Math.max(...seats().map(({ score }) => score));
  const mean = () => seats().reduce((sum, { score }) => sum + score, 0) / seats().length;
  const sentences = (seat: maps.SeatBalance, at: number): string[] => [
    t(props.edition.hasTraits ? 'galaxy.share' : 'galaxy.sharePlain', {
      resources: decimal(seat.resources, 1),
      influence: decimal(seat.influence, 1),
      specialties: decimal(seat.specialties, 1),
      legendary: decimal(seat.legendary, 1),
    }),
    t('galaxy.reach', { systems: seat.systemsInReach, planets: seat.planetsInReach }),
    ...(props.edition.hasTraits
      ? [t('galaxy.traits', { list: seat.traits.map(props.edition.trait).join(', ') || '–' })]
      : []),
    t('galaxy.ways', {
      centre: seat.toCentre,
      barred: seat.barred ? 'yes' : 'no',
      n: seat.neighbours,
      neighbour: seat.toNeighbour,
    }),
    ...(props.galaxy.goods[at] ? [t('galaxy.goods', { n: props.galaxy.goods[at] })] : []),
  ];
  return (
    <section class="panel im-galaxy-seats">
      <h2>{t('galaxy.seats')}</h2>
      <p class="muted">
        {t('galaxy.uneven', { n: decimal(maps.unevenness(seats()), 2) })}{' '}
        <span class="im-galaxy-key">
          <i data-of="resources" /> {t('galaxy.key.resources')} <i data-of="influence" /> {t('galaxy.key.influence')}{' '}
          <i data-of="rest" /> {t(props.edition.hasTraits ? 'galaxy.key.rest' : 'galaxy.specialties')}
        </span>
      </p>
      <ol>
        <For each={seats()}>
          {(seat, i) => (
            <li>
              <span>
                {t('galaxy.seat', { n: i() + 1 })}
                <Show when={props.galaxy.factions[i()]}>{(name) => <small>{name()}</small>}</Show>
              </span>
              <b>{decimal(seat.score, 1)}</b>
              <div>
                <span class="im-galaxy-bar" aria-hidden="true">
                  <i data-of="resources" style={{ width: `${(100 * seat.resources) / most()}%` }} />
                  <i data-of="influence" style={{ width: `${(100 * seat.influence) / most()}%` }} />
                  <i
                    data-of="rest"
                    style={{
                      width: `${(100 * Math.max(0, seat.score - seat.resources - seat.influence)) / most()}%`,
                    }}
                  />
                  <u style={{ left: `${(100 * mean()) / most()}%` }} />
                </span>
                {sentences(seat, i()).join(' ')}
              </div>
            </li>
          )}
        </For>
      </ol>
      <p class="muted">{t(props.edition.hasTraits ? 'galaxy.explained' : 'galaxy.explainedPlain')}</p>
    </section>
  );
}
