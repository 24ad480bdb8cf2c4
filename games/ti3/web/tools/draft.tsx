import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { drafts } from '@orrery/imperium';
import { t } from '@orrery/imperium/web/tools/words.ts';
import '@orrery/imperium/web/tools/draft.css';
import '@orrery/imperium/web/tools/galaxy.css';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { ToolProps } from '@orrery/web/games/entry.ts';
import { RACES } from '../../content/races/races.ts';
import { LAYOUTS } from '../../galaxy/layouts.ts';
import { draftOf, readDraft, seatingOf, writeDraft } from '../../draft/draft.ts';
import type { Draft, DraftLink, Pick } from '../../draft/draft.ts';
import { raceName } from '../content.ts';

const USUAL = readDraft(new URLSearchParams()) as DraftLink;

/** A draft of races and places: in its address, or in a room of the server. */
export default function DraftTool(props: ToolProps) {
  const read = createMemo(() => readDraft(props.query()));
  const link = (): DraftLink => {
    const found = read();
    return 'fault' in found ? USUAL : found;
  };
  const draft = createMemo(() => draftOf(link()));
  const fault = () => {
    const [bad, made] = [read(), draft()];
    if ('fault' in bad) return t('galaxy.fault.unreadable', { what: 'word' in bad ? bad.word : '' });
    if (!('fault' in made)) return null;
    return made.fault === 'no-such-pick'
      ? t('draft.fault.no-such-pick', { n: made.pick + 1, rule: 'TI3-GEN-02' })
      : t('draft.fault.too-few-factions');
  };
  const show = (by: Partial<DraftLink>) => props.setQuery(writeDraft({ ...link(), ...by }));
  const maySettle = () => (props.room ? props.room.mayChange() : link().picks.length === 0);
  const name = (player: number) =>
    props.room?.names()[player] || link().names[player] || t('draft.player', { n: player + 1 });
  const pick = (one: Pick) =>
    props.room ? props.room.add(drafts.writePicks([one])) : show({ picks: [...link().picks, one] });
  const banned = (id: string) => link().banned.some((one) => one === id);
  return (
    <div class="im-draft-page">
      <Show when={fault()}>{(text) => <p role="alert">{text()}</p>}</Show>
      <div class="im-draft-bar">
        <Show when={props.openRoom && link().picks.length === 0 && props.openRoom}>
          {(open) => (
            <button class="btn btn-1" type="button" onClick={() => open()(writeDraft(link()))}>
              {t('draft.together')}
            </button>
          )}
        </Show>
        <Show when={!props.room || props.room.isHost()}>
          <button
            class="btn"
            type="button"
            disabled={link().picks.length === 0 || props.room?.isOver()}
            onClick={() => (props.room ? props.room.back() : show({ picks: link().picks.slice(0, -1) }))}
          >
            <Icon name="i-undo" />
            {t('draft.undo')}
          </button>
        </Show>
      </div>
      <Show when={maySettle()}>
        <section class="panel im-galaxy-form">
          <h2>{t('draft.settings')}</h2>
          <div class="im-galaxy-row">
            <Choice
              name={t('draft.players')}
              value={link().players}
              from={LAYOUTS.map(({ players }) => players)}
              set={(players) =>
                show({
                  players,
                  factions: Math.min(RACES.length, players + 2),
                  names: Array.from({ length: players }, (_, i) => link().names[i] ?? ''),
                })
              }
            />
            <Choice
              name={t('draft.factions')}
              value={link().factions}
              from={Array.from({ length: RACES.length - link().players + 1 }, (_, i) => link().players + i)}
              set={(factions) => show({ factions })}
            />
            <button
              class="btn"
              type="button"
              onClick={() => show({ seed: crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36) })}
            >
              {t('draft.another')}
            </button>
          </div>
          <details>
            <summary>{t('draft.bans', { n: link().banned.length })}</summary>
            <div class="im-draft-offers">
              <For each={RACES}>
                {({ id }) => (
                  <label class="im-galaxy-tick">
                    <input
                      type="checkbox"
                      checked={banned(id)}
                      onChange={() =>
                        show({
                          banned: banned(id) ? link().banned.filter((one) => one !== id) : [...link().banned, id],
                        })
                      }
                    />
                    <span>{raceName(id)}</span>
                  </label>
                )}
              </For>
            </div>
          </details>
        </section>
      </Show>
      <Show when={!('fault' in draft()) && (draft() as Draft)}>
        {(one) => <Table draft={one()} name={name} pick={pick} mayPick={props.room?.mayAdd() ?? true} />}
      </Show>
    </div>
  );
}

function Choice(props: { name: string; value: number; from: readonly number[]; set: (n: number) => void }) {
  return (
    <label>
      <span>{props.name}</span>
      <select class="field" onChange={(event) => props.set(Number(event.currentTarget.value))}>
        <For each={props.from}>
          {(n) => (
            <option value={n} selected={n === props.value}>
              {n}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}

function Table(props: {
  draft: Draft;
  name: (player: number) => string;
  pick: (pick: Pick) => void;
  mayPick: boolean;
}) {
  const owner = ({ category, at }: Pick) => {
    const by = props.draft.taken.findIndex((taken) => taken[category] === at);
    return by < 0 ? null : props.name(by);
  };
  const Offer = (offer: { pick: Pick; name: string }): JSX.Element => (
    <button
      type="button"
      class="im-draft-offer"
      disabled={!props.mayPick || !drafts.mayPick(props.draft, offer.pick)}
      onClick={() => props.pick(offer.pick)}
    >
      <b>{offer.name}</b>
      <Show when={owner(offer.pick)}>{(who) => <small>{t('draft.taken', { name: who() })}</small>}</Show>
    </button>
  );
  return (
    <>
      <section class="panel im-draft-now" aria-live="polite">
        <h2>
          {props.draft.next === null
            ? t('draft.done')
            : t('draft.now', {
                name: props.name(props.draft.next),
                n: props.draft.picks.length + 1,
                of: props.draft.order.length,
              })}
        </h2>
        <ol class="im-draft-order" aria-label={t('draft.order')}>
          <For each={props.draft.order}>
            {(player, i) => (
              <li
                data-done={i() < props.draft.picks.length ? '' : undefined}
                aria-current={i() === props.draft.picks.length ? 'step' : undefined}
              >
                {props.name(player)}
              </li>
            )}
          </For>
        </ol>
      </section>
      <Show when={seatingOf(props.draft)}>
        {(seats) => (
          <section class="panel im-draft-end">
            <ol>
              <For each={seats()}>
                {({ player, race }) => (
                  <li>
                    {props.name(player)}: {raceName(race)}
                  </li>
                )}
              </For>
            </ol>
          </section>
        )}
      </Show>
      <section>
        <h2>{t('draft.factions')}</h2>
        <div class="im-draft-offers">
          <For each={props.draft.races}>
            {(race, i) => <Offer pick={{ category: 'faction', at: i() }} name={raceName(race)} />}
          </For>
        </div>
      </section>
      <section>
        <h2>{t('draft.positions')}</h2>
        <div class="im-draft-offers">
          <For each={Array.from({ length: props.draft.link.players }, (_, i) => i)}>
            {(at) => (
              <Offer
                pick={{ category: 'position', at }}
                name={at === 0 ? t('draft.speaker') : t('draft.position', { n: at + 1 })}
              />
            )}
          </For>
        </div>
      </section>
    </>
  );
}
