import { For, Show, createResource } from 'solid-js';
import { archiveAsCsv, archiveOf, fits, recordOf } from '@orrery/games/archive';
import type { ThingKind } from '@orrery/kernel';
import type { Archive, ArchiveEntry, ArchiveFilter, OwnRecord } from '@orrery/games/archive';
import { Icon } from '../../design/Icon.tsx';
import { Loading } from '../../design/Loading.tsx';
import { Segments } from '../../design/Segments.tsx';
import { GAMES, fetchGame, fetchTelling, gameEntry, gameLabel, gameTitle } from '../../games/registry.ts';
import { api } from '../../net/api.ts';
import { findServer, lookedForServer, me, server } from '../../net/server.ts';
import { saveFile } from '../../page/saveFile.ts';
import { loaded } from '../../page/loaded.ts';
import { go, place } from '../../page/router.ts';
import { language, t } from '../../text/text.ts';
import { Rates } from './Rates.tsx';
import { deviceMatches, phoneTables } from './deviceArchive.ts';
import '../../statistics/statistics.css';
import './archive.css';

const ON_SERVER = ['people', 'companion', 'bots'] as const;
const ON_DEVICE = ['device', 'phone'] as const;
type Crowd = (typeof ON_SERVER | typeof ON_DEVICE)[number];
const isHere = (crowd: Crowd): crowd is (typeof ON_DEVICE)[number] => ON_DEVICE.some((one) => one === crowd);
/** Things that are asked for together, beside a faction. */
const MOST_WITH = 7;
type Listed = ArchiveEntry & { readonly ended: number };
/** Games that are listed one by one. */
const NEWEST = 12;
interface Found {
  archive: Archive;
  record: OwnRecord | null;
  newest: readonly Listed[];
  /** On this device: the matches themselves, for a file. */
  matches: Listed[] | null;
}

/** Win rates over all finished matches, and the reader's own record. What is asked stands in the address. */
export default function ArchivePage() {
  void findServer();
  const query = () => place().query;
  const game = () => gameEntry(query().get('game') ?? '')?.id ?? GAMES[0]!.id;
  const crowds = (): readonly Crowd[] => (server() ? [...ON_SERVER, ...ON_DEVICE] : ON_DEVICE);
  const crowd = (): Crowd => {
    const asked = crowds().find((one) => one === query().get('of'));
    return asked ?? crowds()[0]!;
  };
  const seats = () => Number(query().get('seats') ?? 0) || null;
  const faction = () => query().get('faction') ?? '';
  /** Cards, technologies, objectives ... that somebody had, beside the faction. */
  const others = () => (query().get('with') ?? '').split(',').filter(Boolean);
  const things = () => [...(faction() === '' ? [] : [faction()]), ...others()];
  const options = (): { [option: string]: string } =>
    Object.fromEntries(
      [...query()].filter(([key]) => key.startsWith('o.')).map(([key, value]) => [key.slice(2), value]),
    );
  const show = (changes: { [key: string]: string }) => {
    const next = new URLSearchParams(query());
    for (const [key, value] of Object.entries(changes))
      if (value === '') next.delete(key);
      else next.set(key, value);
    go(`/statistics${next.size > 0 ? `?${next}` : ''}`, { replace: true });
  };
  const filter = (): ArchiveFilter & { game: string } => ({
    game: game(),
    options: options(),
    ...(seats() === null ? {} : { seats: seats()! }),
    things: things(),
  });
  const wire = () =>
    new URLSearchParams({
      game: game(),
      of: crowd(),
      ...(seats() === null ? {} : { seats: `${seats()}` }),
      ...(things().length === 0 ? {} : { things: things().join() }),
      ...(Object.keys(options()).length > 0
        ? {
            options: Object.entries(options())
              .map((pair) => pair.join('='))
              .join(),
          }
        : {}),
    });
  const [rules] = createResource(game, fetchGame);
  const [telling] = createResource(
    () => [game(), language()] as const,
    ([id]) => fetchTelling(id),
  );
  const [found] = createResource(
    () => (lookedForServer() ? { filter: filter(), crowd: crowd(), wire: wire().toString(), me: me()?.id } : null),
    async (asked): Promise<Found> => {
      if (isHere(asked.crowd)) {
        const kept = asked.crowd === 'phone' ? phoneTables(asked.filter.game) : await deviceMatches(asked.filter.game);
        const all = kept.filter(({ match }) => fits(match, asked.filter));
        const matches = all.map(({ match }) => match);
        const archive = archiveOf(matches, asked.filter, 'people');
        // Nobody says which seat at a real table was the reader's.
        const mine = all.flatMap(({ match, seat }) => (seat === null ? [] : { match, seat }));
        return { archive, record: recordOf(mine), newest: matches.slice(0, NEWEST), matches };
      }
      const archive = await api.get<Archive>(`/archive?${asked.wire}`);
      const newest =
        archive.matches === 0 ? [] : await api.get<Listed[]>(`/archive/matches?${asked.wire}&most=${NEWEST}`);
      const record = asked.me ? await api.get<OwnRecord>(`/me/record?game=${asked.filter.game}`) : null;
      return { archive, record, newest, matches: null };
    },
  );
  const percent = (value: number) => value.toLocaleString(language(), { style: 'percent' });
  const save = async (kind: 'csv' | 'json') => {
    const matches = loaded(found)?.matches ?? (await api.get<Listed[]>(`/archive/matches?${wire()}`));
    const text = kind === 'csv' ? archiveAsCsv(matches) : JSON.stringify(matches, null, 1);
    saveFile(`${game()}-archive.${kind}`, text, kind === 'csv' ? 'text/csv' : 'application/json');
  };
  const lengths = (archive: Archive) => {
    const rounds = Object.keys(archive.lengths).map(Number);
    const most = Math.max(1, ...Object.values(archive.lengths));
    return Array.from({ length: Math.max(...rounds) - Math.min(...rounds) + 1 }, (_, i) => {
      const n = Math.min(...rounds) + i;
      return { n, share: (archive.lengths[n] ?? 0) / most, games: archive.lengths[n] ?? 0 };
    });
  };
  /** Kinds of things asked for here: an archive that holds none of a thing does not say what it is. */
  const kinds = new Map<string, ThingKind>();
  const nameOf = (thing: string): string => {
    const words = telling();
    const kind = kinds.get(thing) ?? words?.kinds.find((one) => loaded(found)?.archive.byThing[one]?.[thing]);
    return words && kind ? words.name(thing, kind) : thing;
  };
  const only = (thing: string, kind: ThingKind) => {
    kinds.set(thing, kind);
    if (kind === 'faction' && telling()?.factions) show({ faction: thing });
    else show({ with: [...new Set([...others(), thing])].slice(0, MOST_WITH).join() });
  };
  const optionName = (id: string) => gameEntry(game())?.words.find(`opt.${id}`) ?? id;
  return (
    <main id="main" class="page ar-page">
      <header>
        <div>
          <p class="cap cap-b">{gameTitle(game())}</p>
          <h1>{t('stat.overAll')}</h1>
          <p class="muted">{t('stat.overAllRead')}</p>
        </div>
      </header>
      <div class="ar-filters">
        <Segments
          label={t('stat.game')}
          value={game()}
          options={GAMES.map(({ id }) => ({ value: id, name: gameLabel(id) }))}
          choose={(id) => go(`/statistics?${new URLSearchParams({ game: id, of: crowd() })}`, { replace: true })}
        />
        <label>
          <span>{t('stat.of')}</span>
          <select
            class="field"
            onChange={(event) =>
              show({ of: event.currentTarget.value === crowds()[0] ? '' : event.currentTarget.value })
            }
          >
            <For each={crowds()}>
              {(value) => (
                <option value={value} selected={value === crowd()}>
                  {t(`stat.of.${value}`)}
                </option>
              )}
            </For>
          </select>
        </label>
        <label>
          <span>{t('stat.seats')}</span>
          <select class="field" onChange={(event) => show({ seats: event.currentTarget.value })}>
            <option value="">{t('stat.any')}</option>
            <For each={Array.from({ length: 8 }, (_, i) => i + 1)}>
              {(n) => (
                <option value={n} selected={seats() === n}>
                  {n}
                </option>
              )}
            </For>
          </select>
        </label>
        <Show when={telling()?.factions}>
          {(factions) => (
            <label>
              <span>{t('stat.faction')}</span>
              <select class="field" onChange={(event) => show({ faction: event.currentTarget.value })}>
                <option value="">{t('stat.any')}</option>
                <For each={factions().toSorted((a, b) => a.name.localeCompare(b.name, language()))}>
                  {({ id, name }) => (
                    <option value={id} selected={faction() === id}>
                      {name}
                    </option>
                  )}
                </For>
              </select>
            </label>
          )}
        </Show>
        <Show when={rules()}>
          {(of) => (
            <details class="ar-more" open={Object.keys(options()).length > 0}>
              <summary>{t('stat.options')}</summary>
              <div>
                <For each={Object.entries(of().options).filter(([, spec]) => spec.values.length > 1)}>
                  {([id, spec]) => (
                    <label>
                      <span>{optionName(id)}</span>
                      <select class="field" onChange={(event) => show({ [`o.${id}`]: event.currentTarget.value })}>
                        <option value="">{t('stat.any')}</option>
                        <For each={spec.values}>
                          {(value) => (
                            <option value={value} selected={options()[id] === value}>
                              {gameEntry(game())?.words.find(`opt.${id}.${value}`) ?? value}
                            </option>
                          )}
                        </For>
                      </select>
                    </label>
                  )}
                </For>
              </div>
            </details>
          )}
        </Show>
      </div>
      <Show when={others().length > 0}>
        <ul class="ar-with">
          <For each={others()}>
            {(thing) => (
              <li>
                <button
                  class="btn sm"
                  type="button"
                  title={t('stat.notOnly', { name: nameOf(thing) })}
                  onClick={() =>
                    show({
                      with: others()
                        .filter((one) => one !== thing)
                        .join(),
                    })
                  }
                >
                  {nameOf(thing)}
                  <Icon name="i-x" />
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={found.error}>
        <p role="alert">{t('stat.unavailable')}</p>
      </Show>
      <Show when={!found.error && loaded(found)} fallback={<Show when={!found.error}>{<Loading />}</Show>}>
        {(both) => (
          <>
            <p class="muted ar-count" aria-live="polite">
              {t('stat.matches', { n: both().archive.matches, apart: both().archive.apart })}
            </p>
            <Show when={both().archive.matches > 0} fallback={<p>{t('stat.none')}</p>}>
              <div class="ar-grid">
                <Rates
                  title={t('stat.bySeat')}
                  note={t('stat.even', { share: percent(both().archive.even) })}
                  even={both().archive.even}
                  rows={both().archive.bySeat.map((share, seat) => ({ name: t('stat.seat', { n: seat + 1 }), share }))}
                />
                <For each={telling()?.kinds ?? []}>
                  {(kind) => (
                    <Rates
                      title={t(`stat.by.${kind}`)}
                      note={kind === 'strategy' ? t('stat.picks') : t('stat.share')}
                      even={both().archive.even}
                      rows={Object.entries(both().archive.byThing[kind] ?? {})
                        .toSorted(([, a], [, b]) => b.games - a.games || b.value - a.value)
                        .map(([thing, share]) => ({ name: telling()!.name(thing, kind), share, thing }))}
                      only={(thing) => only(thing, kind)}
                    />
                  )}
                </For>
                <section class="panel st-panel">
                  <h2 class="cap">
                    {t('stat.lengths')} <small>{t('stat.lengthsRead')}</small>
                  </h2>
                  <ol class="ar-lengths">
                    <For each={lengths(both().archive)}>
                      {({ n, share, games }) => (
                        <li title={t('stat.games', { n: games })}>
                          <i style={{ height: `${100 * share}%` }} />
                          <span class="num">{n}</span>
                        </li>
                      )}
                    </For>
                  </ol>
                </section>
                <Show when={both().record && both().record!.games > 0 && both().record}>
                  {(own) => <Own record={own()} name={(id) => telling()?.name(id, 'faction') ?? id} />}
                </Show>
              </div>
              <Newest
                games={both().newest}
                name={(played) => telling()?.name(played, 'faction') ?? played}
                counted={telling()?.counted ?? 'rounds'}
              />
              <p class="row-of">
                <button class="btn sm" type="button" onClick={() => void save('csv')}>
                  {t('stat.csv')}
                </button>
                <button class="btn sm" type="button" onClick={() => void save('json')}>
                  {t('stat.json')}
                </button>
              </p>
            </Show>
          </>
        )}
      </Show>
    </main>
  );
}

/** The newest games one by one: who had how many points, the winner first. */
function Newest(props: { games: readonly Listed[]; name: (faction: string) => string; counted: 'rounds' | 'turns' }) {
  const seatsOf = (game: Listed) =>
    game.players
      .map((_, seat) => {
        const played = game.things.find((one) => one.seat === seat && one.kind === 'faction')?.thing;
        return {
          name: played === undefined ? t('stat.seat', { n: seat + 1 }) : props.name(played),
          points: game.scores[seat],
          won: game.winners.includes(seat),
        };
      })
      .toSorted((a, b) => Number(b.won) - Number(a.won) || (b.points ?? 0) - (a.points ?? 0));
  const day = (time: number) => new Date(time).toLocaleDateString(language(), { dateStyle: 'medium' });
  return (
    <section class="panel st-panel ar-newest">
      <h2 class="cap">{t('stat.newest')}</h2>
      <ol>
        <For each={props.games}>
          {(game) => (
            <li>
              <time dateTime={new Date(game.ended).toISOString()}>{day(game.ended)}</time>
              <span>
                <For each={seatsOf(game)}>
                  {({ name, points, won }) => (
                    <span data-won={won ? '' : undefined}>
                      {name} <b class="num">{points}</b>
                    </span>
                  )}
                </For>
              </span>
              <small>{t(`stat.length.${props.counted}`, { n: game.rounds })}</small>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}

function Own(props: { record: OwnRecord; name: (faction: string) => string }) {
  const figure = (n: number) => n.toLocaleString(language(), { maximumFractionDigits: 1 });
  return (
    <section class="panel st-panel">
      <h2 class="cap">{t('stat.own')}</h2>
      <dl class="ar-own">
        <div>
          <dd>{props.record.games}</dd>
          <dt>{t('stat.ownGames')}</dt>
        </div>
        <div>
          <dd>{props.record.won.wins}</dd>
          <dt>
            {t('stat.ownWon', { share: props.record.won.value.toLocaleString(language(), { style: 'percent' }) })}
          </dt>
        </div>
        <div>
          <dd>{figure(props.record.points)}</dd>
          <dt>{t('stat.ownPoints')}</dt>
        </div>
      </dl>
      <ol class="ar-places" aria-label={t('stat.ownPlaces')}>
        <For each={props.record.places}>{(at) => <li data-won={at === 1 ? '' : undefined}>{at}</li>}</For>
      </ol>
      <p class="muted">
        {t('stat.ownPlaces')}{' '}
        <Show when={props.record.best}>
          {(best) => t('stat.ownBest', { name: props.name(best().faction), wins: best().wins, games: best().games })}
        </Show>{' '}
        <Show when={props.record.luck}>
          {(luck) =>
            t('stat.ownLuck', {
              hits: figure(Math.abs(luck().hits)),
              over: luck().hits >= 0 ? 'over' : 'under',
              usual: figure(1.96 * luck().spread),
            })
          }
        </Show>
      </p>
    </section>
  );
}
