import { For, Show, createMemo, createSignal } from 'solid-js';
import { maps } from '@orrery/imperium';
import { GalaxyPicture, pictureFile } from '@orrery/imperium/web/tools/GalaxyPicture.tsx';
import { t } from '@orrery/imperium/web/tools/words.ts';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { ToolProps } from '@orrery/web/games/entry.ts';
import { LAYOUT_IDS, layout } from '../../content/layouts.ts';
import type { LayoutId } from '../../content/layouts.ts';
import { balanceOf, unevenness } from '../../galaxy/balance.ts';
import { galaxyFrom, readWish, writeWish } from '../../galaxy/link.ts';
import type { FoundGalaxy, GalaxyWish } from '../../galaxy/link.ts';
import { readMapString, writeMapString } from '../../galaxy/mapString.ts';
import { spoken } from '../spoken.ts';
import { pictureOfGalaxy } from './picture.ts';

/** A galaxy on a page of its own: generated from the wishes in the address, or brought along as a map string. */
export default function Galaxy(props: ToolProps) {
  const found = createMemo(() => galaxyFrom(props.query()));
  const galaxy = (): FoundGalaxy | null => {
    const one = found();
    return 'fault' in one ? null : one;
  };
  const fault = (): string => {
    const one = found();
    if (!('fault' in one)) return '';
    const what = 'word' in one ? one.word : 'tile' in one ? one.tile : 'back' in one ? one.back : '';
    return t(`galaxy.fault.${one.fault}`, { what });
  };
  const wish = (): GalaxyWish => {
    const read = readWish(props.query());
    return 'fault' in read ? (readWish(new URLSearchParams()) as GalaxyWish) : read;
  };
  const change = (by: Partial<GalaxyWish>) => props.setQuery(writeWish({ ...wish(), ...by }));
  const setText = (key: 'forced' | 'excluded' | 'weights', text: string) => {
    const query = writeWish(wish());
    if (text.trim() === '') query.delete(key);
    else query.set(key, text.trim());
    props.setQuery(query);
  };
  const seats = createMemo(() => {
    const one = galaxy();
    return one ? balanceOf(layout(one.layout), one.placed) : [];
  });
  const mapString = () => {
    const one = galaxy();
    return one ? writeMapString(layout(one.layout), one.placed) : '';
  };
  const [mapFault, setMapFault] = createSignal('');
  const load = (text: string) => {
    const read = readMapString(text);
    if ('fault' in read) setMapFault(t(`galaxy.fault.${read.fault}`, { what: 'word' in read ? read.word : '' }));
    else {
      setMapFault('');
      props.setQuery(new URLSearchParams({ map: writeMapString(layout(read.layout), read.placed) }));
    }
  };
  let svg: SVGSVGElement | undefined;
  const save = () => {
    if (!svg) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(pictureFile(svg));
    link.download = 'galaxy.svg';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  const [copied, setCopied] = createSignal(false);
  const copy = () => void navigator.clipboard.writeText(location.href).then(() => setCopied(true));
  const words = () => spoken.now().names.words;
  return (
    <div class="im-galaxy-page">
      <form class="panel im-galaxy-form" onSubmit={(event) => event.preventDefault()}>
        <label>
          <span>{t('galaxy.layout')}</span>
          <select class="field" onChange={(event) => change({ layout: event.currentTarget.value as LayoutId })}>
            <For each={LAYOUT_IDS}>
              {(id) => (
                <option value={id} selected={(galaxy()?.layout ?? wish().layout) === id}>
                  {words().layouts[id]}
                </option>
              )}
            </For>
          </select>
        </label>
        <div class="im-galaxy-row">
          <input
            class="field"
            aria-label={t('galaxy.seed')}
            value={wish().seed}
            maxlength="40"
            onChange={(event) => change({ seed: event.currentTarget.value })}
          />
          <button
            class="btn"
            type="button"
            onClick={() => change({ seed: crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36) })}
          >
            {t('galaxy.another')}
          </button>
        </div>
        <label>
          <span>{t('galaxy.weighting')}</span>
          <select
            class="field"
            onChange={(event) => change({ weighting: event.currentTarget.value as maps.Weighting })}
          >
            <For each={maps.WEIGHTINGS}>
              {(value) => (
                <option value={value} selected={wish().weighting === value}>
                  {t(`galaxy.weighting.${value}`)}
                </option>
              )}
            </For>
          </select>
        </label>
        <Tick name={t('galaxy.symmetric')} on={wish().symmetric ?? false} set={(symmetric) => change({ symmetric })} />
        <Tick name={t('galaxy.crowded')} on={wish().crowded ?? false} set={(crowded) => change({ crowded })} />
        <Tick
          name={t('galaxy.lonely')}
          on={wish().lonelyWormholes ?? false}
          set={(lonelyWormholes) => change({ lonelyWormholes })}
        />
        <Tick
          name={t('galaxy.base')}
          on={!wish().sets.includes('pok')}
          set={(base) => change({ sets: base ? ['base'] : ['base', 'pok'] })}
        />
        <TextRow
          name={t('galaxy.forced')}
          value={props.query().get('forced') ?? ''}
          set={(text) => setText('forced', text)}
        />
        <TextRow
          name={t('galaxy.excluded')}
          value={props.query().get('excluded') ?? ''}
          set={(text) => setText('excluded', text)}
        />
        <TextRow
          name={t('galaxy.weights')}
          value={props.query().get('weights') ?? ''}
          set={(text) => setText('weights', text)}
        />
        <label>
          <span>{t('galaxy.map')}</span>
          <textarea class="field" rows="5" onChange={(event) => load(event.currentTarget.value)} value={mapString()} />
        </label>
        <Show when={mapFault()}>
          <p role="alert">{mapFault()}</p>
        </Show>
        <div class="im-galaxy-row">
          <button class="btn" type="button" onClick={copy}>
            <Icon name="i-link" />
            <span aria-live="polite">{copied() ? t('odds.copied') : t('odds.copy')}</span>
          </button>
          <button class="btn" type="button" onClick={save}>
            {t('galaxy.save')}
          </button>
        </div>
      </form>
      <div class="im-galaxy-main">
        <Show when={galaxy()} fallback={<p role="alert">{fault()}</p>}>
          {(one) => (
            <>
              <GalaxyPicture
                cells={pictureOfGalaxy(one(), words(), (seat) => `${seat + 1}`)}
                title={t('galaxy.picture', { layout: words().layouts[one().layout] })}
                ref={(element) => (svg = element)}
              />
              <section class="panel im-galaxy-seats">
                <h2>{t('galaxy.seats')}</h2>
                <p class="muted">{t('galaxy.uneven', { n: unevenness(seats()).toFixed(2) })}</p>
                <ol>
                  <For each={seats()}>
                    {(seat, i) => (
                      <li>
                        <span>{t('galaxy.seat', { n: i() + 1 })}</span>
                        <b>{seat.score.toFixed(1)}</b>
                        <span>
                          {t('galaxy.share', {
                            resources: seat.resources.toFixed(1),
                            influence: seat.influence.toFixed(1),
                            specialties: seat.specialties.toFixed(1),
                            legendary: seat.legendary.toFixed(1),
                          })}{' '}
                          {t('galaxy.reach', { systems: seat.systemsInReach, planets: seat.planetsInReach })}{' '}
                          {t('galaxy.traits', {
                            list: seat.traits.map((trait) => words().traits[trait as 'cultural']).join(', ') || '–',
                          })}{' '}
                          {t('galaxy.ways', {
                            centre: seat.toCentre,
                            barred: seat.barred ? 'yes' : 'no',
                            n: seat.neighbours,
                            neighbour: seat.toNeighbour,
                          })}
                        </span>
                      </li>
                    )}
                  </For>
                </ol>
                <p class="muted">{t('galaxy.explained')}</p>
              </section>
            </>
          )}
        </Show>
      </div>
    </div>
  );
}

function Tick(props: { name: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label class="im-galaxy-tick">
      <input type="checkbox" checked={props.on} onChange={(event) => props.set(event.currentTarget.checked)} />
      <span>{props.name}</span>
    </label>
  );
}
function TextRow(props: { name: string; value: string; set: (text: string) => void }) {
  return (
    <label>
      <span>{props.name}</span>
      <input
        class="field"
        value={props.value}
        maxlength="200"
        onChange={(event) => props.set(event.currentTarget.value)}
      />
    </label>
  );
}
