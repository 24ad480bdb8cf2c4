import { For, Show, createEffect, createMemo, createSignal, on } from 'solid-js';
import { SeatMark } from '../../design/Seat.tsx';
import { Sheet } from '../../design/Sheet.tsx';
import type { TableModel } from '../../table/model.ts';
import { language, t } from '../../text/text.ts';
import { isEventId, isOptionId, isSheetId, isVictoryPointCardId, languages, scenarios, sheetOf } from './content.ts';
import { viewOf } from './state.ts';

/** The campaign beside the table: the envelope just opened, the sticker sheets, the changed cards, points and games so far. */
export function Chronicle(props: { table: TableModel }) {
  const [open, setOpen] = createSignal(false);
  const campaign = () => viewOf(props.table).pub.campaign;
  const words = () => languages[language()].campaign;
  const scenario = createMemo(() => campaign()?.scenario ?? 0);
  const opened = () => scenarios[scenario() - 1];
  const factions = () => languages[language()].effects.factions;
  // An envelope that is opened is read first.
  createEffect(
    on(scenario, (now, before) => {
      if (before !== undefined && now > before && now <= scenarios.length) setOpen(true);
    }),
  );
  return (
    <Show when={campaign()}>
      {(c) => (
        <>
          <button type="button" class="chip" onClick={() => setOpen(true)}>
            {opened() ? words().scenarios[opened()!.id].name : t('sr.campaign')}
          </button>
          <Sheet title={t('sr.chronicle')} open={open()} close={() => setOpen(false)}>
            <div class="chronicle">
              <ol class="scenario-beads" aria-label={t('sr.scenario', { n: scenario() })}>
                <For each={scenarios}>
                  {(_, i) => <li classList={{ done: i() + 1 < scenario(), now: i() + 1 === scenario() }}>{i() + 1}</li>}
                </For>
              </ol>
              <Show when={opened()}>
                {(one) => (
                  <article class="envelope">
                    <p class="cap cap-b">{t('sr.scenario', { n: scenario() })}</p>
                    <h3 class="serif">{words().scenarios[one().id].name}</h3>
                    <p>{words().scenarios[one().id].story}</p>
                    <p class="muted">{words().scenarios[one().id].rule}</p>
                    <For each={[c().option].filter(isOptionId)}>
                      {(id) => (
                        <p>
                          <b>{words().options[id].name}</b> {words().options[id].text}
                        </p>
                      )}
                    </For>
                    <For each={[c().event].filter(isEventId)}>
                      {(id) => (
                        <p>
                          <b>{words().events[id].name}</b> {words().events[id].text}
                        </p>
                      )}
                    </For>
                  </article>
                )}
              </Show>
              <ul class="chronicle-sides">
                <For each={c().factions}>
                  {(faction, seat) => (
                    <li>
                      <SeatMark seat={seat()} /> {props.table.name(seat())}, {factions()[faction]}
                    </li>
                  )}
                </For>
              </ul>
              <h3 class="cap">{t('sr.points')}</h3>
              <ul>
                <For each={Object.entries(c().points)}>
                  {([id, seat]) => (
                    <li>
                      <SeatMark seat={seat} /> {isVictoryPointCardId(id) ? words().victoryPointCards[id].name : id}
                    </li>
                  )}
                </For>
              </ul>
              <h3 class="cap">{t('sr.sheets')}</h3>
              <ul class="sticker-sheets">
                <For each={Object.entries(c().sheets)}>
                  {([id, used]) => (
                    <For each={[id].filter(isSheetId)}>
                      {(sheet) => (
                        <li>
                          <b>{words().sheets[sheet]}</b>
                          <span class="sticker-rows">
                            <For each={sheetOf(sheet).rows}>
                              {(row, i) => <i classList={{ used: (used & (1 << i())) !== 0 }}>{row.cost}</i>}
                            </For>
                          </span>
                        </li>
                      )}
                    </For>
                  )}
                </For>
              </ul>
              <h3 class="cap">{t('sr.made')}</h3>
              <ul>
                <For each={c().made}>
                  {(made) => (
                    <li>
                      <SeatMark seat={made.seat} /> {cardNameOf(made.card)}:{' '}
                      {isSheetId(made.sheet) ? words().sheets[made.sheet] : made.sheet}
                    </li>
                  )}
                </For>
              </ul>
            </div>
          </Sheet>
        </>
      )}
    </Show>
  );
}
const cardNameOf = (id: string): string => (languages[language()].cardNames as Record<string, string>)[id] ?? id;
