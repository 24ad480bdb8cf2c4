import { For, Show, createMemo, createSignal } from 'solid-js';
import { GalaxyPicture, pictureFile } from '@orrery/imperium/web/tools/GalaxyPicture.tsx';
import { t } from '@orrery/imperium/web/tools/words.ts';
import '@orrery/imperium/web/tools/galaxy.css';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { ToolProps } from '@orrery/web/games/entry.ts';
import { balanceOf, unevenness } from '../../galaxy/balance.ts';
import { flawOf, readGalaxy, writeGalaxy } from '../../galaxy/galaxyString.ts';
import { galaxyFrom, readWish, writeWish } from '../../galaxy/link.ts';
import type { FoundGalaxy, GalaxyWish } from '../../galaxy/link.ts';
import { LAYOUTS } from '../../galaxy/layouts.ts';
import { pictureOfGalaxy } from './picture.ts';

/** A galaxy on a page of its own: made from the seed in the address, or brought along in words. */
export default function Galaxy(props: ToolProps) {
  const found = createMemo(() => galaxyFrom(props.query()));
  const galaxy = (): FoundGalaxy | null => {
    const one = found();
    return 'fault' in one ? null : one;
  };
  const wish = () => readWish(props.query());
  const players = () => galaxy()?.layout.players ?? wish().players;
  const change = (by: Partial<GalaxyWish>) =>
    props.setQuery(writeWish({ players: players(), seed: wish().seed, ...by }));
  const map = () => {
    const one = galaxy();
    return one ? writeGalaxy(one.layout, one.galaxy) : '';
  };
  const [isWrong, setIsWrong] = createSignal(false);
  const load = (text: string) => {
    const read = readGalaxy(text);
    setIsWrong(flawOf(text) !== null);
    if (!('fault' in read)) props.setQuery(new URLSearchParams({ map: writeGalaxy(read.layout, read.galaxy) }));
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
  return (
    <div class="im-galaxy-page">
      <form class="panel im-galaxy-form" onSubmit={(event) => event.preventDefault()}>
        <label>
          <span>{t('draft.players')}</span>
          <select class="field" onChange={(event) => change({ players: Number(event.currentTarget.value) })}>
            <For each={LAYOUTS}>
              {(one) => (
                <option value={one.players} selected={one.players === players()}>
                  {one.players}
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
          <span>{t('galaxy.map')}</span>
          <textarea class="field" rows="8" onChange={(event) => load(event.currentTarget.value)} value={map()} />
        </label>
        <p class="muted">{t('galaxy.words')}</p>
        <Show when={isWrong()}>
          <p role="alert">{t('galaxy.fault.no-layout')}</p>
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
        <Show when={galaxy()} fallback={<p role="alert">{t('galaxy.fault.no-layout')}</p>}>
          {(one) => (
            <>
              <GalaxyPicture
                cells={pictureOfGalaxy(one())}
                title={t('galaxy.picture', { layout: t('draft.player', { n: one().layout.players }) })}
                ref={(element) => (svg = element)}
              />
              <section class="panel im-galaxy-seats">
                <h2>{t('galaxy.seats')}</h2>
                <p class="muted">{t('galaxy.uneven', { n: unevenness(one().layout, one().galaxy).toFixed(2) })}</p>
                <ol>
                  <For each={balanceOf(one().layout, one().galaxy)}>
                    {(score, i) => (
                      <li>
                        <span>{t('galaxy.seat', { n: i() + 1 })}</span>
                        <b>{score.toFixed(1)}</b>
                        <span>
                          {one().layout.goods[i()]! > 0 ? t('galaxy.goods', { n: one().layout.goods[i()]! }) : ''}
                        </span>
                      </li>
                    )}
                  </For>
                </ol>
                <p class="muted">{t('galaxy.explainedPlain')}</p>
              </section>
            </>
          )}
        </Show>
      </div>
    </div>
  );
}
