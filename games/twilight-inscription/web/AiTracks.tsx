import { For } from 'solid-js';
import { t } from './words.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { RES_ICON, RES_TONE } from './assets.ts';
import { GOAL_TRACKS, STRENGTH_TRACK, VOTE_TRACK } from './content.ts';
import type { Goal, Res, Section } from './content.ts';
import { inkCross } from './ink.ts';
import { sheetName } from './names.ts';
import { Ink } from './Place.tsx';
import { viewOf, words } from './state.ts';
import './AiTracks.css';

const STAGES = ['', 'I', 'II', 'III', 'IV', 'V'];

/** The AI faction's sheet: strength and votes by Stage, and the goals it runs for. */
export function AiTracks(props: { table: TableModel }) {
  const ai = () => viewOf(props.table).pub.ai!;
  const difficulty = () => viewOf(props.table).pub.difficulty;
  return (
    <section class="ai">
      <p class="cap">
        {words().names.ai} {difficulty() ? `· ${words().names.difficulty[difficulty()!]}` : ''}
      </p>
      <Sections
        name={t('strengthTrack')}
        result={STRENGTH_TRACK.result}
        sections={STRENGTH_TRACK.sections}
        marks={ai().strength}
      />
      <Sections name={t('voteTrack')} result={VOTE_TRACK.result} sections={VOTE_TRACK.sections} marks={ai().votes} />
      <For each={GOAL_TRACKS}>
        {(track, i) => (
          <div
            class="goal"
            role="img"
            aria-label={`${track.goals.map((goal) => goalName(goal.goal)).join(', ')}: ${ai().goals[i()]}/${track.icons}`}
          >
            <p aria-hidden="true">
              <Result result={track.result} />
              {track.goals.map((goal) => goalName(goal.goal)).join(' · ')}
            </p>
            <svg
              viewBox={`0 0 ${track.icons * 13 + 4} 16`}
              style={{ width: `${track.icons * 0.8125 + 0.25}rem` }}
              aria-hidden="true"
            >
              <For each={Array.from({ length: track.icons }, (_, k) => k)}>
                {(k) => (
                  <>
                    <rect
                      class="ibox"
                      classList={{ end: track.goals.some((goal) => goal.after === k + 1) }}
                      x={k * 13 + 2}
                      y="3"
                      width="10"
                      height="10"
                      rx="2"
                    />
                    <CrossIf on={k < (ai().goals[i()] ?? 0)} x={k * 13 + 7} seed={i() * 20 + k} />
                  </>
                )}
              </For>
            </svg>
          </div>
        )}
      </For>
    </section>
  );
}
const goalName = (goal: Goal): string => (goal === 'mecatol' ? t('mecatol') : sheetName(goal));

function Result(props: { result: string }) {
  const res = () => props.result.charAt(0) as Res;
  return (
    <span class={`r2 tone-${RES_TONE[res()]}`} aria-hidden="true">
      <For each={Array.from({ length: Number(props.result.charAt(1)) })}>
        {() => (
          <svg class="ic">
            <use href={`#${RES_ICON[res()]}`} />
          </svg>
        )}
      </For>
    </span>
  );
}

function CrossIf(props: { on: boolean; x: number; seed: number }) {
  return <>{props.on ? <Ink d={inkCross(props.x, 8, 5, props.seed)} pending={false} /> : null}</>;
}

function Sections(props: {
  name: string;
  result: string;
  sections: readonly Section[];
  marks: readonly { crossed: number; closed: boolean }[];
}) {
  const value = (i: number) => props.sections[i]!.values[props.marks[i]!.crossed - 1] ?? 0;
  return (
    <div class="secs">
      <p>
        <Result result={props.result} />
        {props.name}
      </p>
      <For each={props.sections}>
        {(section, i) => (
          <span class="sc" classList={{ closed: props.marks[i()]!.closed }} title={section.values.join(' ')}>
            <small>{STAGES[section.stage]}</small>
            <b class="num">{value(i())}</b>
            <i style={{ '--full': props.marks[i()]!.crossed / section.values.length }} />
          </span>
        )}
      </For>
    </div>
  );
}
