import { For, Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { drafts } from '@orrery/imperium';
import { SeatMark, SeatName } from '@orrery/web/design/Seat.tsx';
import type { ToolProps } from '@orrery/web/games/entry.ts';
import { t } from './words.ts';
import './draft.css';
import './galaxy.css';

// What the drafts of both editions are built from.

/** A number among a few. */
export function Choice(props: { name: string; value: number; from: readonly number[]; set: (n: number) => void }) {
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

/** The buttons above a draft: opening it as a room, taking the last pick back, and what an edition adds before them. */
export function DraftBar(props: {
  tool: ToolProps;
  picks: number;
  /** The draft as an address. */
  written: () => URLSearchParams;
  /** Takes the last pick back where there is no room. */
  back: () => void;
  children?: JSX.Element;
}) {
  return (
    <div class="im-draft-bar">
      {props.children}
      <Show when={props.tool.openRoom && props.picks === 0 && props.tool.openRoom}>
        {(open) => (
          <button class="btn btn-1" type="button" onClick={() => open()(props.written())}>
            {t('draft.together')}
          </button>
        )}
      </Show>
      <Show when={!props.tool.room || props.tool.room.isHost()}>
        <button
          class="btn"
          type="button"
          disabled={props.picks === 0 || props.tool.room?.isOver()}
          onClick={() => (props.tool.room ? props.tool.room.back() : props.back())}
        >
          <Icon name="i-undo" />
          {t('draft.undo')}
        </button>
      </Show>
    </div>
  );
}

/** A new seed. */
function AnotherDraft(props: { set: (seed: string) => void }) {
  return (
    <button
      class="btn"
      type="button"
      onClick={() => props.set(crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36))}
    >
      {t('draft.another')}
    </button>
  );
}

/** Which of these are left out. */
export function Bans<Id extends string>(props: {
  all: readonly Id[];
  banned: readonly Id[];
  /** What is asked for already. */
  wanted?: readonly Id[];
  name: (id: Id) => string;
  set: (banned: Id[]) => void;
}) {
  return (
    <details>
      <summary>{t('draft.bans', { n: props.banned.length })}</summary>
      <Ticks
        all={props.all}
        ticked={props.banned}
        barred={props.wanted ?? []}
        name={(id) => props.name(id)}
        set={(banned) => props.set(banned)}
      />
    </details>
  );
}

/** Any number of a list. */
export function Ticks<Id extends string>(props: {
  all: readonly Id[];
  ticked: readonly Id[];
  /** What may not be ticked. */
  barred: readonly Id[];
  name: (id: Id) => string;
  set: (ticked: Id[]) => void;
}) {
  const toggled = (id: Id): Id[] =>
    props.ticked.includes(id) ? props.ticked.filter((one) => one !== id) : [...props.ticked, id];
  return (
    <div class="im-draft-offers">
      <For each={props.all}>
        {(id) => (
          <label class="im-galaxy-tick">
            <input
              type="checkbox"
              checked={props.ticked.includes(id)}
              disabled={props.barred.includes(id)}
              onChange={() => props.set(toggled(id))}
            />
            <span>{props.name(id)}</span>
          </label>
        )}
      </For>
    </div>
  );
}

/** Who picks now, and who after. */
export function PickOrder(props: {
  draft: {
    readonly next: number | null;
    readonly order: readonly number[];
    readonly picks: readonly unknown[];
    readonly taken: readonly unknown[];
  };
  name: (player: number) => string;
  /** What the pick of this number took, in a letter or two; without it only that it was made. */
  took?: (pick: number) => string;
}) {
  return (
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
      <ol class="im-draft-order" aria-label={t('draft.order')} style={{ '--in-row': props.draft.taken.length }}>
        <For each={props.draft.order}>
          {(player, i) => (
            <li
              data-done={i() < props.draft.picks.length ? '' : undefined}
              aria-current={i() === props.draft.picks.length ? 'step' : undefined}
              title={props.name(player)}
            >
              <SeatMark seat={player} />
              <span class="vh">{props.name(player)}</span>
              <small>{i() < props.draft.picks.length ? (props.took?.(i()) ?? '✓') : i() + 1}</small>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}

/** One offer is looked at before it is taken: a slip of a finger picks nothing. */
function choosing<P extends { readonly category: string; readonly at: number }>(by: {
  may: (pick: P) => boolean;
  pick: (pick: P) => void;
}) {
  const [looked, look] = createSignal<P | null>(null);
  /** Somebody else may have taken it meanwhile. */
  const chosen = (): P | null => {
    const one = looked();
    return one && by.may(one) ? one : null;
  };
  return {
    chosen,
    choose: (one: P) => look(() => one),
    isChosen: ({ category, at }: P) => chosen()?.category === category && chosen()?.at === at,
    take: () => {
      const one = chosen();
      look(null);
      if (one) by.pick(one);
    },
  };
}

/** What is chosen, what that means, and the button that takes it. */
export function Take(props: {
  name: string | null;
  /** What there is to choose. */
  ask: string;
  take: () => void;
  children?: JSX.Element;
}) {
  return (
    <section class="panel im-draft-take" aria-live="polite" data-idle={props.name === null ? '' : undefined}>
      <h2>{props.name ?? props.ask}</h2>
      <Show when={props.name !== null}>{props.children}</Show>
      <button class="btn btn-1" type="button" disabled={props.name === null} onClick={() => props.take()}>
        {props.name === null ? t('draft.takeNothing') : t('draft.take', { name: props.name })}
      </button>
    </section>
  );
}

/** What a faction can do, in sentences. */
export function Abilities(props: { all: readonly { readonly name: string; readonly text: string }[] }) {
  return (
    <dl class="im-draft-abilities">
      <For each={props.all}>
        {({ name, text }) => (
          <>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </>
        )}
      </For>
    </dl>
  );
}

/** Who settles a draft and who picks in it: in a room the organiser and whoever is next, in an address whoever has it. */
export function draftBy<P extends drafts.Pick<string>>(
  { room }: ToolProps,
  link: () => { readonly names: readonly string[]; readonly picks: readonly P[] },
  show: (by: { picks: readonly P[] }) => void,
) {
  return {
    maySettle: (): boolean => (room ? room.mayChange() : link().picks.length === 0),
    mayPick: (): boolean => room?.mayAdd() ?? true,
    name: (player: number): string =>
      room?.names()[player] || link().names[player] || t('draft.player', { n: player + 1 }),
    pick: (one: P): void => (room ? room.add(drafts.writePicks([one])) : show({ picks: [...link().picks, one] })),
    back: (): void => show({ picks: link().picks.slice(0, -1) }),
  };
}

/** The seed of what is offered, and another one. */
export function DraftSeed(props: { seed: string; set: (seed: string) => void }) {
  return (
    <>
      <label>
        <span>{t('galaxy.seed')}</span>
        <input
          class="field"
          value={props.seed}
          maxlength="40"
          onChange={(event) => props.set(event.currentTarget.value)}
        />
      </label>
      <AnotherDraft set={(seed) => props.set(seed)} />
    </>
  );
}

type Taken<P extends drafts.Pick<string>> = { readonly [C in P['category']]?: number | null };
/** Everybody with what they have taken. */
export function DraftPlayers<P extends drafts.Pick<string>>(props: {
  draft: { readonly next: number | null; readonly taken: readonly Taken<P>[] };
  name: (player: number) => string;
  has: (player: number) => string;
}) {
  return (
    <ul class="im-draft-players">
      <For each={props.draft.taken}>
        {(_, player) => (
          <li aria-current={props.draft.next === player() ? 'step' : undefined}>
            <SeatName seat={player()} name={props.name(player())} />
            <small>{props.has(player())}</small>
          </li>
        )}
      </For>
    </ul>
  );
}

/** What can be picked, looked at first; and who has what. */
export function offering<P extends drafts.Pick<string>>(by: {
  taken: () => readonly Taken<P>[];
  name: (player: number) => string;
  may: (pick: P) => boolean;
  pick: (pick: P) => void;
}) {
  const choice = choosing<P>(by);
  const owner = ({ category, at }: P) => {
    const seat = by.taken().findIndex((taken) => taken[category as P['category']] === at);
    return seat < 0 ? null : { seat, name: by.name(seat) };
  };
  const offer = (one: P, name: () => string, children?: JSX.Element): JSX.Element => (
    <Offer
      name={name()}
      may={by.may(one)}
      chosen={choice.isChosen(one)}
      choose={() => choice.choose(one)}
      owner={owner(one)}
    >
      {children}
    </Offer>
  );
  return { choice, owner, offer };
}

/** Something that can be picked, and by whom it was. */
function Offer(props: {
  name: string;
  may: boolean;
  chosen: boolean;
  choose: () => void;
  /** Who has it. */
  owner: { readonly seat: number; readonly name: string } | null;
  children?: JSX.Element;
}) {
  return (
    <button
      type="button"
      class="im-draft-offer"
      disabled={!props.may}
      aria-pressed={props.chosen}
      onClick={() => props.choose()}
    >
      <b>{props.name}</b>
      {props.children}
      <Show when={props.owner}>
        {(who) => (
          <small class="im-draft-by">
            <SeatMark seat={who().seat} />
            {t('draft.taken', { name: who().name })}
          </small>
        )}
      </Show>
    </button>
  );
}

/** Places at the table: the speaker's, and those after it. */
export function Positions(props: { players: number; offer: (at: number, name: () => string) => JSX.Element }) {
  return (
    <section>
      <h2>{t('draft.positions')}</h2>
      <div class="im-draft-offers">
        <For each={Array.from({ length: props.players }, (_, i) => i)}>
          {(at) => props.offer(at, () => (at === 0 ? t('draft.speaker') : t('draft.position', { n: at + 1 })))}
        </For>
      </div>
    </section>
  );
}
