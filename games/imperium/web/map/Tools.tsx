import { For, Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { onKey } from '../parts/onKey.ts';
import { t } from '../words.ts';
import type { Level } from './camera.ts';

const signal = (start: boolean) => {
  const [get, set] = createSignal(start);
  return Object.assign(get, { set });
};
/** What is drawn over the map; the same on every table of this page. */
export const layers = {
  control: signal(true),
  reach: signal(true),
  cover: signal(false),
  values: signal(true),
  wormholes: signal(false),
};
type Layer = keyof typeof layers;
const LAYERS = Object.keys(layers) as Layer[];
const LEVELS: readonly Level[] = ['far', 'normal', 'near'];

export function ZoomTools(props: {
  level: Level;
  zoom: (factor: number) => void;
  zoomTo: (level: Level) => void;
  fit: () => void;
  children: JSX.Element;
}) {
  return (
    <div class="im-tools">
      <div class="im-mini-frame">{props.children}</div>
      <div class="im-zoom" role="group" aria-label={t('zoom')}>
        <button
          type="button"
          class="tool im-step"
          aria-label={t('nearer')}
          title={t('nearer')}
          onClick={() => props.zoom(1.3)}
        >
          <Icon name="i-plus" />
        </button>
        <button
          type="button"
          class="tool im-step"
          aria-label={t('further')}
          title={t('further')}
          onClick={() => props.zoom(0.77)}
        >
          <Icon name="i-minus" />
        </button>
        <button type="button" class="tool" aria-label={t('fit')} title={t('fit')} onClick={() => props.fit()}>
          <Icon name="i-fit" />
        </button>
        <For each={LEVELS}>
          {(level) => (
            <button
              type="button"
              class="im-level"
              aria-pressed={props.level === level}
              onClick={() => props.zoomTo(level)}
            >
              {t(`level.${level}`)}
            </button>
          )}
        </For>
      </div>
    </div>
  );
}

export function LayerMenu() {
  const [open, setOpen] = createSignal(false);
  onKey('l', () => setOpen(!open()));
  return (
    <div class="im-layers" classList={{ open: open() }}>
      <button
        type="button"
        class="tool"
        aria-expanded={open()}
        aria-label={t('layers')}
        title={t('layers')}
        onClick={() => setOpen(!open())}
      >
        <Icon name="i-layers" />
      </button>
      <Show when={open()}>
        <div class="im-layer-list" role="group" aria-label={t('layers')}>
          <p class="cap">{t('layers')}</p>
          <For each={LAYERS}>
            {(layer) => (
              <button
                type="button"
                role="switch"
                aria-checked={layers[layer]()}
                onClick={() => layers[layer].set(!layers[layer]())}
              >
                <span>{t(`layer.${layer}`)}</span>
                <i />
              </button>
            )}
          </For>
        </div>
      </Show>
    </div>
  );
}
