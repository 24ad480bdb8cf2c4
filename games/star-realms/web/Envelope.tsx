import { For, Show, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { Sheet } from '@orrery/web/design/Sheet.tsx';
import { beat } from '@orrery/web/settings/settings.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { isOptionId, isVictoryPointCardId, scenarios, sheetsOfScenario } from './content.ts';
import { StickerSheet } from './StickerSheet.tsx';
import { breakSeal, isSealed } from './seal.ts';
import { viewOf } from './state.ts';
import { spoken } from './spoken.ts';
import './Envelope.css';

/** The envelope of the scenario at hand: sealed until the reader opens it, once on every device. */
export function Envelope(props: { table: TableModel }) {
  const campaign = () => viewOf(props.table).pub.campaign;
  const scenario = createMemo(() => campaign()?.scenario ?? 0);
  const [shown, setShown] = createSignal(false);
  const [state, setState] = createSignal<'sealed' | 'opening' | 'open'>('sealed');
  const match = () => props.table.channel.head()!.id;
  createEffect(
    on(scenario, (_, before) => {
      const isNew = isSealed(match(), viewOf(props.table).pub);
      if (isNew) setState('sealed');
      setShown(isNew && props.table.mine !== null);
      // A scenario that begins before the reader's eyes waits; a table taken up in the middle of one goes on.
      props.table.hold(isNew && props.table.mine !== null && before !== undefined);
    }),
  );
  /** To the table: the others go on from here. */
  const begin = () => {
    setShown(false);
    props.table.hold(false);
  };
  onCleanup(() => props.table.hold(false));
  const open = () => {
    breakSeal(match(), scenario());
    setState(beat() === 0 ? 'open' : 'opening');
    if (beat() > 0) setTimeout(() => setState('open'), beat() * 2);
  };
  return (
    <Sheet title={t('scenario', { n: scenario() })} open={shown()} close={begin}>
      <Show when={shown()}>
        <div class="envelope" data-state={state()}>
          <Show when={state() !== 'open'} fallback={<Inside number={scenario()} begin={begin} />}>
            <EnvelopePicture number={scenario()} />
            <button type="button" class="btn btn-1" disabled={state() === 'opening'} onClick={open}>
              {t('openEnvelope')}
            </button>
          </Show>
        </div>
      </Show>
    </Sheet>
  );
}

/** Folded paper with a seal; the flap turns up when it is opened. */
export function EnvelopePicture(props: { number: number }) {
  return (
    <svg class="envelope-picture" viewBox="0 0 320 200" role="img" aria-label={t('sealed', { n: props.number })}>
      <rect class="paper back" x="10" y="42" width="300" height="150" rx="6" />
      <rect class="card" x="30" y="52" width="260" height="128" rx="4" />
      <path class="paper front" d="M10 186V42l150 86 150-86v144a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6z" />
      <path class="paper flap" d="M10 42 160 128 310 42z" />
      <g class="seal">
        <circle cx="160" cy="120" r="24" />
        <text x="160" y="128" text-anchor="middle">
          {props.number}
        </text>
      </g>
    </svg>
  );
}

/** The rules that a scenario lets somebody choose from. */
const optionsOf = ({ sides }: (typeof scenarios)[number]) =>
  [...new Set(Object.values(sides).flatMap(({ options }) => Object.keys(options)))].filter(isOptionId);

/** What lies in it: the story, the rule, the point cards to be won, and new sticker sheets. */
export function Inside(props: { number: number; begin?: () => void }) {
  const one = () => scenarios[props.number - 1];
  const words = () => spoken.now().campaign;
  return (
    <Show when={one()}>
      {(scenario) => (
        <article class="envelope-inside">
          <h3 class="serif">{words().scenarios[scenario().id].name}</h3>
          <p>{words().scenarios[scenario().id].story}</p>
          <p class="muted">{words().scenarios[scenario().id].rule}</p>
          <ul class="point-cards">
            <For each={optionsOf(scenario())}>
              {(id) => (
                <li>
                  <b>{words().options[id].name}</b> <span>{words().options[id].text}</span>
                </li>
              )}
            </For>
          </ul>
          <Show when={Object.keys(scenario().victoryPoints).length > 0}>
            <h4 class="cap">{t('pointCards')}</h4>
            <ul class="point-cards">
              <For each={Object.keys(scenario().victoryPoints).filter(isVictoryPointCardId)}>
                {(id) => (
                  <li>
                    <b>{words().victoryPointCards[id].name}</b> <span>{words().victoryPointCards[id].text}</span>
                  </li>
                )}
              </For>
            </ul>
          </Show>
          {/* In the book they lie with all the others. */}
          <Show when={props.begin && sheetsOfScenario(props.number).length > 0}>
            <h4 class="cap">{t('newSheets')}</h4>
            <div class="sheet-row">
              <For each={sheetsOfScenario(props.number)}>{(id) => <StickerSheet sheet={id} used={0} />}</For>
            </div>
          </Show>
          <Show when={props.begin}>
            {(begin) => (
              <button type="button" class="btn btn-1" onClick={() => begin()()}>
                {t('begin')}
              </button>
            )}
          </Show>
        </article>
      )}
    </Show>
  );
}
