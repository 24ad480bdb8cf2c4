import { LEVELS, isLevel } from '@orrery/bots/names';
import type { Level } from '@orrery/bots/names';
import { For, Show, createResource, createSignal } from 'solid-js';
import type { ClockSpec, MatchSummary, SeatInfo, SeatSpec, Watching } from '@orrery/server/api';
import { Icon } from '../../design/Icon.tsx';
import { SeatMark } from '../../design/Seat.tsx';
import { Segments } from '../../design/Segments.tsx';
import { allowedName, keepName, myName } from '../../page/names.ts';
import { NameRow } from '../NameRow.tsx';
import { nameOfTable, usefulOptions } from '../../games/options.ts';
import { OptionRows } from '../OptionRows.tsx';
import { go } from '../../page/router.ts';
import { fetchGame, gameEntry, gameTitle } from '../../games/registry.ts';
import { CloseTable } from '../../table/CloseTable.tsx';
import { saltFor } from '../../net/ownSalt.ts';
import { Talk } from '../../table/Talk.tsx';
import { t } from '../../text/text.ts';
import { api } from '../../net/api.ts';
import { Failed } from '../../net/Failed.tsx';
import { createRequest } from '../../net/request.ts';
import { me, setMe } from '../../net/server.ts';
import type { ServerChannel } from '../../net/serverChannel.ts';
import { CLOCKS } from './clocks.ts';
import { refusalInWords } from '../../net/refusalInWords.ts';
import { lengthInWords } from '../lengthInWords.ts';
import './lobby.css';

/** What a bot plays like until the host says otherwise. */
const USUAL_LEVEL: Level = 'medium';

/** In the lobby a seat's bot has a level: the server refuses any other name. */
const specOf = ({ person, bot }: SeatInfo): SeatSpec =>
  !person && bot !== null && isLevel(bot) ? { kind: 'bot', level: bot } : { kind: 'open' };

/** Before the match: seats left, the game in the middle, talk on the right. Only the host changes the game. */
export function Lobby(props: { channel: ServerChannel }) {
  const table = () => props.channel.summary();
  const isHost = () => table().host === me()?.id;
  const [game] = createResource(() => table().game, fetchGame);
  const [failed, setFailed] = createSignal<string | null>(null);
  const [copied, setCopied] = createSignal(false);
  const act = async (action: () => Promise<unknown>) => {
    setFailed(null);
    try {
      await action();
    } catch (error) {
      setFailed(refusalInWords(error));
    }
  };
  const path = () => `/matches/${table().id}`;
  const change = (changes: object) => act(() => api.patch(path(), changes));
  const seatSpecs = (): SeatSpec[] => table().seats.map((seat) => specOf(seat));
  const setSeat = (at: number, spec: SeatSpec) =>
    change({ seats: seatSpecs().map((seat, i) => (i === at ? spec : seat)) });
  const resize = (count: number) => {
    const seats = seatSpecs();
    const next = Array.from({ length: count }, (_, i): SeatSpec => seats[i] ?? { kind: 'open' });
    return change({ seats: next });
  };
  const range = () => {
    const loaded = game.error ? undefined : game();
    return (
      loaded?.seatsFor?.(table().options) ?? loaded?.seats ?? { min: table().seats.length, max: table().seats.length }
    );
  };
  const open = () => table().seats.filter((seat) => !seat.person && !seat.bot).length;
  const ready = () => table().seats.filter((seat) => seat.ready || seat.bot || seat.person?.id === table().host).length;
  const everyone = () =>
    open() === 0 && table().seats.every((seat) => seat.ready || seat.bot !== null || seat.person?.id === me()?.id);
  const mine = () => table().seats.find((seat) => seat.person?.id === me()?.id);
  const link = () => location.href;
  /** How long it will take with these seats and options. */
  const length = () => {
    const entry = gameEntry(table().game);
    const seats = table().seats.length;
    return entry
      ? t('lobby.length', { length: lengthInWords(entry.minutesFor?.(table().options, seats) ?? entry.minutes) })
      : '';
  };
  const copy = async () => {
    await navigator.clipboard?.writeText(link());
    setCopied(true);
  };
  const start = async () => {
    let at = table();
    if (mine() && !mine()!.ready)
      at = await api.post<MatchSummary>(`${path()}/ready`, { ready: true, salt: saltFor(table()) });
    // A rematch begins by itself with the last one who is ready.
    if (at.phase === 'lobby') await api.post(`${path()}/start`);
  };
  return (
    <main id="main" class="page lobby">
      <header>
        <div>
          <p class="cap cap-b">{t('lobby.cap', { id: table().id })}</p>
          <h1>{table().title || gameTitle(table().game)}</h1>
          <p class="muted">{length()}</p>
        </div>
        <div class="lobby-link">
          <input
            class="field"
            readOnly
            value={link()}
            aria-label={t('lobby.link')}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button class="btn" onClick={() => void copy()}>
            <Icon name="i-copy" />
            {copied() ? t('lobby.copied') : t('lobby.copy')}
          </button>
        </div>
      </header>
      <Show when={props.channel.connection() !== 'here'}>
        <p class="chip conn" role="status">
          <span class="orbit" />
          {t('error.unavailable')}
        </p>
      </Show>
      <div class="lobby-cols">
        <section class="panel" aria-labelledby="lobby-seats">
          <div class="lobby-head">
            <h2 class="cap" id="lobby-seats">
              {t('game.seats')}
            </h2>
            <span>{t('lobby.taken', { n: table().seats.length - open(), of: table().seats.length })}</span>
          </div>
          <NameForm />
          <ul class="lobby-seats">
            <For each={table().seats}>
              {(seat) => (
                <SeatLine
                  table={table()}
                  seat={seat}
                  isHost={isHost()}
                  sit={() => void act(() => api.post(`${path()}/join`, { seat: seat.seat }))}
                  bot={(level) => void setSeat(seat.seat, { kind: 'bot', level })}
                  free={() =>
                    void (seat.person
                      ? act(() => api.post(`${path()}/leave`, { person: seat.person!.id }))
                      : setSeat(seat.seat, { kind: 'open' }))
                  }
                />
              )}
            </For>
          </ul>
        </section>
        <section class="panel" aria-labelledby="lobby-game">
          <div class="lobby-head">
            <h2 class="cap" id="lobby-game">
              {t('lobby.game')}
            </h2>
            <span>{isHost() ? '' : t('lobby.hostOnly')}</span>
          </div>
          <div class="setting">
            <div>
              <b>{t('game.seats')}</b>
            </div>
            <Segments
              label={t('game.seats')}
              value={String(table().seats.length)}
              disabled={!isHost()}
              options={Array.from({ length: range().max - range().min + 1 }, (_, i) => ({
                value: String(range().min + i),
                name: String(range().min + i),
              }))}
              choose={(value) => void resize(Number(value))}
            />
          </div>
          <div class="setting">
            <div>
              <b>{t('lobby.pace')}</b>
              <span>{t(`lobby.pace.${paceOf(table().clock)}.text`)}</span>
            </div>
            <Segments
              label={t('lobby.pace')}
              value={paceOf(table().clock)}
              disabled={!isHost()}
              options={(['none', 'live', 'async'] as const).map((value) => ({ value, name: t(`lobby.pace.${value}`) }))}
              choose={(value) => void change({ clock: CLOCKS[value] })}
            />
          </div>
          <div class="setting">
            <div>
              <b>{t('lobby.who')}</b>
              <span>{table().public ? t('lobby.who.public.text') : t('lobby.who.link.text')}</span>
            </div>
            <Segments
              label={t('lobby.who')}
              value={table().public ? 'public' : 'link'}
              disabled={!isHost()}
              options={[
                { value: 'link', name: t('lobby.who.link') },
                { value: 'public', name: t('lobby.who.public') },
              ]}
              choose={(value) => void change({ public: value === 'public' })}
            />
          </div>
          <div class="setting">
            <div>
              <b>{t('lobby.watch')}</b>
              <span>{t(`lobby.watch.${watchOf(table().watching)}.text`)}</span>
            </div>
            <Segments
              label={t('lobby.watch')}
              value={watchOf(table().watching)}
              disabled={!isHost()}
              options={WATCH.map((value) => ({ value, name: t(`lobby.watch.${value}`) }))}
              choose={(value) => void change({ watching: WATCHING[value] })}
            />
          </div>
          <Show when={isHost()}>
            <Webhook save={(url) => void act(() => api.put(`${path()}/webhook`, { url }))} />
          </Show>
          <Show when={nameOfTable(table().game, table().options) !== null}>
            <NameRow name={table().title} disabled={!isHost()} rename={(title) => void change({ title })} />
          </Show>
          <Show when={!game.error && game()}>
            {(loaded) => (
              <OptionRows
                game={loaded()}
                options={table().options}
                seats={table().seats.length}
                disabled={!isHost()}
                choose={(name, value) =>
                  void change({ options: usefulOptions(loaded(), { ...table().options, [name]: value }) })
                }
              />
            )}
          </Show>
        </section>
        <section class="panel lobby-talk" aria-labelledby="lobby-talk">
          <h2 class="cap" id="lobby-talk">
            {t('table.talk')}
          </h2>
          <Talk talk={props.channel.talk} />
        </section>
      </div>
      <footer class="lobby-foot">
        <div>
          <b>{t('lobby.ready', { n: ready(), of: table().seats.length })}</b>
          <Show when={failed()}>
            <span class="start-failed" role="alert">
              {failed()}
            </span>
          </Show>
        </div>
        <CloseTable seatActions={props.channel.seatActions} />
        <Show when={mine()}>
          <button class="btn" onClick={() => void act(() => api.post(`${path()}/leave`).then(() => go('/')))}>
            {t('lobby.leave')}
          </button>
        </Show>
        <Show when={open() > 0 && isHost()}>
          <button
            class="btn"
            onClick={() =>
              void change({
                seats: table().seats.map((seat): SeatSpec =>
                  seat.person || seat.bot ? specOf(seat) : { kind: 'bot', level: USUAL_LEVEL },
                ),
              })
            }
          >
            <Icon name="i-bot" />
            {t('lobby.fill')}
          </button>
        </Show>
        <Show
          when={isHost()}
          fallback={
            <Show
              when={mine()}
              fallback={
                <button
                  class="btn btn-1"
                  disabled={open() === 0}
                  onClick={() => void act(() => api.post(`${path()}/join`))}
                >
                  {t('lobby.sit')}
                </button>
              }
            >
              {(seat) => (
                <button
                  class="btn"
                  classList={{ 'btn-1': !seat().ready }}
                  aria-pressed={seat().ready}
                  onClick={() =>
                    void act(() =>
                      api.post(
                        `${path()}/ready`,
                        seat().ready ? { ready: false } : { ready: true, salt: saltFor(table()) },
                      ),
                    )
                  }
                >
                  {seat().ready ? t('lobby.notReady') : t('lobby.imReady')}
                </button>
              )}
            </Show>
          }
        >
          <button class="btn btn-1" disabled={!everyone()} onClick={() => void act(start)}>
            {everyone() ? t('lobby.start') : t('lobby.startLater')}
          </button>
        </Show>
      </footer>
    </main>
  );
}

const paceOf = (clock: ClockSpec): ClockSpec['kind'] => clock.kind;

/** Who may look on: anybody at once, anybody five minutes late, nobody. */
const WATCH = ['now', 'late', 'none'] as const;
const WATCHING: { [W in (typeof WATCH)[number]]: Watching } = {
  now: { allowed: true, delay: 0 },
  late: { allowed: true, delay: 300 },
  none: { allowed: false },
};
const watchOf = (watching: Watching): (typeof WATCH)[number] =>
  watching.allowed ? (watching.delay > 0 ? 'late' : 'now') : 'none';

/** A channel of the host's that is told whose turn it is. The server keeps the address and does not show it again. */
function Webhook(props: { save: (url: string | null) => void }) {
  const [url, setUrl] = createSignal('');
  const [saved, setSaved] = createSignal(false);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    props.save(url().trim() || null);
    setSaved(true);
  };
  return (
    <form class="setting" onSubmit={send}>
      <div>
        <b>{t('lobby.hook')}</b>
        <span>{t('lobby.hook.text')}</span>
      </div>
      <span class="lobby-hook">
        <input
          class="field"
          type="url"
          value={url()}
          placeholder="https://"
          aria-label={t('lobby.hook')}
          onInput={(event) => {
            setUrl(event.currentTarget.value);
            setSaved(false);
          }}
        />
        <button class="btn sm">{saved() ? t('profile.saved') : t('profile.save')}</button>
      </span>
    </form>
  );
}

function SeatLine(props: {
  table: MatchSummary;
  seat: SeatInfo;
  isHost: boolean;
  sit: () => void;
  bot: (level: Level) => void;
  free: () => void;
}) {
  const { seat } = props.seat;
  // One's own new name stands here as soon as it is taken.
  const name = () =>
    (isMe() ? me()?.name : props.seat.person?.name) ??
    (props.seat.bot ? t('lobby.botName', { n: seat + 1 }) : t('lobby.openSeat'));
  const isMe = () => props.seat.person !== null && props.seat.person.id === me()?.id;
  const isHost = () => props.seat.person !== null && props.seat.person.id === props.table.host;
  const note = () => {
    if (isHost()) return isMe() ? t('lobby.hostYou') : t('lobby.host');
    if (isMe()) return t('seat.you');
    if (props.seat.bot) return isLevel(props.seat.bot) ? t(`level.${props.seat.bot}`) : t('seat.bot');
    return props.seat.person ? (props.seat.online ? '' : t('seat.away')) : t('lobby.anyone');
  };
  return (
    <li classList={{ open: !props.seat.person && !props.seat.bot }}>
      <Show when={props.seat.person ?? props.seat.bot} fallback={<span class="nos" />}>
        <SeatMark seat={seat} />
      </Show>
      <div>
        <b>{name()}</b>
        <Show when={props.isHost && !props.seat.person && props.seat.bot} fallback={<span>{note()}</span>}>
          <select
            class="field sm"
            aria-label={t('home.level')}
            onChange={(event) => props.bot(event.currentTarget.value as Level)}
          >
            <For each={LEVELS}>
              {(level) => (
                <option value={level} selected={level === props.seat.bot}>
                  {t(`level.${level}`)}
                </option>
              )}
            </For>
          </select>
        </Show>
      </div>
      {/* Whoever hosts says that they are ready by starting. */}
      <Show when={!isHost() && (props.seat.person ?? props.seat.bot)}>
        <span classList={{ rd: props.seat.ready, nr: !props.seat.ready }}>
          <Show when={props.seat.ready || props.seat.bot} fallback={t('lobby.choosing')}>
            <Icon name="i-check" />
            {t('lobby.isReady')}
          </Show>
        </span>
      </Show>
      <Show when={!props.seat.person && !props.seat.bot}>
        <Show when={props.isHost}>
          <button class="btn sm" onClick={() => props.bot(USUAL_LEVEL)}>
            <Icon name="i-bot" />
            {t('lobby.addBot')}
          </button>
        </Show>
        <button class="btn sm" onClick={() => props.sit()}>
          {t('lobby.sitHere')}
        </button>
      </Show>
      <Show when={props.isHost && !isMe() && (props.seat.person ?? props.seat.bot)}>
        <button class="tool" aria-label={t('lobby.free', { name: name() })} onClick={() => props.free()}>
          <Icon name="i-x" />
        </button>
      </Show>
    </li>
  );
}

/** The only thing asked of a guest: a name. */
function NameForm() {
  const [name, setName] = createSignal(me()?.name ?? myName());
  const request = createRequest();
  const rename = async () => {
    setMe(await api.patch('/me', { name: allowedName(name()) }));
    keepName(name());
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    void request.act(rename);
  };
  return (
    <form class="lobby-name" onSubmit={save}>
      <input
        class="field"
        value={name()}
        maxLength={40}
        aria-label={t('lobby.name')}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button class="btn sm" disabled={name().trim() === '' || name() === me()?.name}>
        {t('lobby.rename')}
      </button>
      <Failed reason={request.failed()} />
    </form>
  );
}
