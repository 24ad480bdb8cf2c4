import { For, Show, createEffect, createResource, createSignal, on, onMount } from 'solid-js';
import { Icon } from '../design/Icon.tsx';
import { Planet } from '../design/Planet.tsx';
import { Segments } from '../design/Segments.tsx';
import { findServer, server } from '../net/server.ts';
import { invite } from '../net/invite.ts';
import { Failed } from '../net/Failed.tsx';
import { createRequest } from '../net/request.ts';
import { language, t } from '../text/text.ts';
import { fetchGame } from '../games/registry.ts';
import { LEVELS } from '@orrery/bots/names';
import type { Level } from '@orrery/bots/names';
import { gameEntry, gameTitle, seatRange } from '../games/registry.ts';
import { NameRow } from './NameRow.tsx';
import { OptionRows } from './OptionRows.tsx';
import { StartButtons } from './StartButtons.tsx';
import { askedOptions, nameOfTable, usefulOptions } from '../games/options.ts';
import { place } from '../page/router.ts';
import { seatsAgainstBots } from '../worker/start.ts';
import { beginHere, beginLesson, prepareTable } from './begin.ts';
import { lengthInWords } from './lengthInWords.ts';
import './game.css';

/** What a game is, how long it takes, and every way to start it on this device. */
export default function GamePage(props: { id: string }) {
  return (
    <Show
      when={gameEntry(props.id)}
      fallback={
        <main id="main" class="page">
          {t('lost.text')}
        </main>
      }
    >
      {(card) => <Details card={card()} />}
    </Show>
  );
}

function Details(props: { card: NonNullable<ReturnType<typeof gameEntry>> }) {
  const [game] = createResource(() => props.card.id, fetchGame);
  const [seats, setSeats] = createSignal(props.card.quickSeats);
  const [level, setLevel] = createSignal<Level>('medium');
  const [options, setOptions] = createSignal<Record<string, string>>({});
  const [title, setTitle] = createSignal<string | null>(null);
  const lessonStart = createRequest();
  // An address may bring options along: the cards of a campaign.
  createEffect(
    on(game, (loaded) => {
      if (loaded) setOptions({ ...askedOptions(loaded, place().query), ...options() });
    }),
  );
  const range = () => {
    const loaded = game.error ? undefined : game();
    if (!loaded) return { min: props.card.quickSeats, max: props.card.quickSeats };
    const full = Object.fromEntries(
      Object.entries(loaded.options).map(([name, spec]) => [name, options()[name] ?? spec.default]),
    );
    return loaded.seatsFor?.(full) ?? loaded.seats;
  };
  const count = () => Math.min(Math.max(seats(), range().min), range().max);
  const minutes = () => props.card.minutesFor?.(options(), count()) ?? props.card.minutes;
  onMount(() => void findServer());
  /** What was chosen, in the words of a new table. */
  const chosen = () => {
    const loaded = game();
    const useful = loaded ? usefulOptions(loaded, options()) : options();
    // A name that nobody wrote is said in the language of whoever reads it.
    const named = nameOfTable(props.card.id, useful) === null ? null : title();
    return { options: useful, ...(named === null ? {} : { title: named }) };
  };
  const play = () =>
    beginHere({ game: props.card.id, seats: seatsAgainstBots(count(), level()), mine: 0, ...chosen() });
  return (
    <main id="main" class="page game-page">
      <header>
        <div class="game-head">
          <Planet kind={props.card.planet} class="game-planet" />
          <div>
            <h1>{gameTitle(props.card.id)}</h1>
            <p class="muted">{t('game.brief', { seats: seatRange(props.card), length: lengthInWords(minutes()) })}</p>
          </div>
        </div>
      </header>
      <div class="game-cols">
        <section class="panel game-play" aria-labelledby="play">
          <h2 id="play">{t('game.against')}</h2>
          <Show when={game.error}>
            <p class="start-failed" role="alert">
              {t('game.missing')}
            </p>
          </Show>
          <div class="setting">
            <div>
              <b>{t('game.seats')}</b>
              <span>{t('game.seatsText', { bots: count() - 1 })}</span>
            </div>
            <Segments
              label={t('game.seats')}
              value={String(count())}
              options={Array.from({ length: range().max - range().min + 1 }, (_, i) => ({
                value: String(range().min + i),
                name: String(range().min + i),
              }))}
              choose={(value) => setSeats(Number(value))}
            />
          </div>
          <div class="setting">
            <div>
              <b>{t('home.level')}</b>
              <span>{t(`level.${level()}.text`)}</span>
            </div>
            <Segments
              label={t('home.level')}
              value={level()}
              options={LEVELS.map((value) => ({ value, name: t(`level.${value}`) }))}
              choose={setLevel}
            />
          </div>
          <Show when={nameOfTable(props.card.id, options())}>
            {(name) => <NameRow name={title() ?? name()} rename={setTitle} />}
          </Show>
          <Show when={!game.error && game()}>
            {(loaded) => (
              <OptionRows
                game={loaded()}
                options={options()}
                seats={count()}
                choose={(name, value) => setOptions({ ...options(), [name]: value })}
              />
            )}
          </Show>
          <StartButtons
            play={play}
            prepare={() => prepareTable(props.card.id)}
            invite={() => invite(props.card, { seats: count(), ...chosen() })}
            inviting={server() ? 'now' : null}
          />
        </section>
        <div class="game-side">
          <section class="panel">
            <h2>{t('game.what')}</h2>
            <p>{game.error ? '' : game() && props.card.words.find('about')}</p>
          </section>
          <Show when={props.card.lessons}>
            {(lessons) => (
              <section class="panel" id="learn">
                <h2>{t('game.learn')}</h2>
                <p>{t('game.learnText', { count: lessons().length, n: lessons()[0]!.minutes })}</p>
                <ol class="game-lessons">
                  <For each={lessons()}>
                    {(lesson) => (
                      <li>
                        <button class="btn" onClick={() => void lessonStart.act(() => beginLesson(props.card, lesson))}>
                          <Icon name="i-cap" />
                          {lesson.title?.[language()] ?? t('game.learnStart')}
                        </button>
                      </li>
                    )}
                  </For>
                </ol>
                <Failed reason={lessonStart.failed()} />
              </section>
            )}
          </Show>
          <section class="panel">
            <h2>{t('nav.rules')}</h2>
            <p>{t('game.rulesText')}</p>
            <a class="btn" href={`/rules/${props.card.id}`}>
              <Icon name="i-book" />
              {t('game.rules')}
            </a>
          </section>
        </div>
      </div>
    </main>
  );
}
