import { Show, Suspense, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { t } from '../words.ts';
import './Stage.css';

/** A view that needs the room of the map; the map is one tap away, and back. */
export function Stage(props: { title: string; map: JSX.Element; children: JSX.Element }) {
  const [isMap, setMap] = createSignal(false);
  return (
    <>
      {props.map}
      <Show when={!isMap()}>
        <section class="im-stage" aria-label={props.title}>
          <Suspense>{props.children}</Suspense>
        </section>
      </Show>
      <button type="button" class="btn sm im-stage-switch" aria-pressed={isMap()} onClick={() => setMap(!isMap())}>
        <Icon name={isMap() ? 'i-layers' : 'i-map'} />
        <span>{isMap() ? props.title : t('map')}</span>
      </button>
    </>
  );
}
