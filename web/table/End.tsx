import { For, Show, createMemo, createResource, onMount } from 'solid-js';
import type { BoardParts } from '../match/board.ts';
import { Icon } from '../design/Icon.tsx';
import { SeatMark, seatClass } from '../design/Seat.tsx';
import { loaded } from '../page/loaded.ts';
import { go } from '../page/router.ts';
import { chaptersOf, ruleIn } from '../games/rulebooks.ts';
import { language, list, t } from '../text/text.ts';
import { Citation } from './Citation.tsx';
import { saveFile } from './file.ts';
import { Rewound } from './GoBack.tsx';
import type { TableModel } from '../match/model.ts';
import './End.css';
import '../design/scores.css';

/** The result in a sentence, then where the points came from, then what can be done with the match. */
export function End(props: { table: TableModel; parts: BoardParts; seen: boolean; see: () => void }) {
  const result = () => props.table.view().pub.table.result!;
  const breakdown = createMemo(() => props.parts.breakdown?.(props.table) ?? null);
  const isWinner = (seat: number) => result().winners.includes(seat);
  const order = () =>
    result()
      .scores.map((_, seat) => seat)
      .sort((a, b) => Number(isWinner(b)) - Number(isWinner(a)) || result().scores[b]! - result().scores[a]!);
  const sentence = () => {
    const { winners, scores } = result();
    const names = list(winners.map((seat) => props.table.name(seat)));
    if (winners.length === 0 && scores.length === 1 && props.table.mine === 0)
      return t('end.youLoseAlone', { points: scores[0]! });
    if (winners.length === 0) return t('end.nobody');
    const points = Math.max(...winners.map((seat) => scores[seat] ?? 0));
    const { mine } = props.table;
    if (mine === null) return t('end.wins', { names, n: winners.length, points });
    if (!winners.includes(mine)) return t('end.youLose', { names, n: winners.length, points });
    const mates = list(winners.filter((seat) => seat !== mine).map((seat) => props.table.name(seat)));
    return mates ? t('end.youWinWith', { mates }) : t('end.youWin', { points });
  };
  // A rule that refuses nothing has no sentence with the game: the rulebook says it.
  const [chapters] = createResource(
    () => (props.table.speech().rule(result().rule) ? null : { game: props.table.game.id, language: language() }),
    (wanted) => chaptersOf(wanted.game, wanted.language),
  );
  const book = () => ruleIn(loaded(chapters) ?? [], result().rule) ?? '';
  /** After a lesson: its game's page, where the lesson can be had again, and a game without it. */
  const again = async () => {
    const { lesson } = props.table.channel.head()!;
    go(lesson ? `/play/${props.table.game.id}` : await props.table.channel.again());
  };
  const onward = createMemo(() => props.parts.onward?.(props.table) ?? null);
  let heading: HTMLHeadingElement | undefined;
  onMount(() => {
    if (!props.seen) heading?.focus({ preventScroll: true });
    props.see();
  });
  return (
    <section class="dec end" aria-labelledby="question">
      <div class="dec-head">
        <p class="cap cap-b">{t('end.cap')}</p>
        <h2 class="ask" id="question" tabIndex={-1} role="status" ref={heading}>
          {sentence()}
        </h2>
        <Show when={props.parts.verdict?.(props.table)}>{(verdict) => <p class="serif">{verdict()}</p>}</Show>
        <p class="end-rule">
          {props.table.speech().rule(result().rule) || book()}{' '}
          {/* Resigning and running out of time end any game: no page of its rulebook says so. */}
          <Show when={/\d/.test(result().rule)}>
            <Citation rule={result().rule} />
          </Show>
        </p>
        <Rewound table={props.table} />
      </div>
      <div class="dec-body">
        <table class="scores">
          <caption class="vh">{t('end.scores')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('end.seat')}</th>
              <For each={breakdown()?.columns ?? []}>{(column) => <th scope="col">{column}</th>}</For>
              <th scope="col">{props.parts.scoreName?.(props.table) ?? t('end.total')}</th>
            </tr>
          </thead>
          <tbody>
            <For each={order()}>
              {(seat) => (
                <tr class={seatClass(seat)} classList={{ me: seat === props.table.mine, win: isWinner(seat) }}>
                  <th scope="row">
                    <span class="seat-name">
                      <SeatMark seat={seat} />
                      {props.table.name(seat)}
                    </span>
                  </th>
                  <For each={breakdown()?.rows[seat] ?? []}>{(value) => <td class="num">{value}</td>}</For>
                  <td class="num tot">{result().scores[seat]}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
        <div class="end-more">
          <Show when={props.table.mine !== null}>
            <a
              class="btn"
              href={`/replay/${props.table.channel.head()!.local ? 'here' : 't'}.${props.table.channel.head()!.id}`}
            >
              <Icon name="i-replay" />
              {t('end.replay')}
            </a>
          </Show>
          <button class="btn" onClick={() => void saveFile(props.table.channel)}>
            <Icon name="i-down" />
            {t('end.file')}
          </button>
          <Show when={onward()}>
            {(way) => (
              <a class="btn" href={way().address}>
                {way().title}
              </a>
            )}
          </Show>
        </div>
      </div>
      <div class="dec-foot">
        <a class="btn" href="/">
          {t('nav.home')}
        </a>
        <button class="btn btn-1" onClick={() => void again()}>
          {props.table.channel.head()?.rematch ? t('end.join') : t('end.again')}
        </button>
      </div>
    </section>
  );
}
