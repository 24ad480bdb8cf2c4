import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { IconName } from '@orrery/web/design/icons.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { breaking } from '@orrery/web/text/breaking.ts';
import { t } from './words.ts';
import { layoutsOf, objectiveCard, objectiveText, progress } from './content.ts';
import type { ObjectiveId, SheetId } from './content.ts';
import { boardState, viewOf, words } from './state.ts';
import './Objectives.css';

const ICON: Record<SheetId, IconName> = {
  navigation: 'i-map',
  expansion: 'a-planet',
  industry: 'a-cir',
  warfare: 'a-warfare',
};

/** A rail is narrow. */
const breakable = breaking(['Beschaffungs|profi', 'approvision|nement', 'Expan|sionniste', 'Collec|tionneur']);

/** All objectives in full: what is asked, how far along, what it is worth to the first and to those who come later. */
export function Objectives(props: { table: TableModel }) {
  const inPlay = () => viewOf(props.table).pub.objectives;
  return (
    <Show when={inPlay().length > 0}>
      <section class="objectives">
        <p class="cap">
          <span>{t('objectives')}</span>
          <small>{t('firstLater')}</small>
        </p>
        <ul>
          <For each={inPlay().map((one) => one.id)}>{(id) => <Objective table={props.table} id={id} />}</For>
        </ul>
      </section>
    </Show>
  );
}

function Objective(props: { table: TableModel; id: ObjectiveId }) {
  const state = boardState(props.table);
  const card = () => objectiveCard(props.id);
  const flipped = () => viewOf(props.table).pub.objectives.find((one) => one.id === props.id)?.flipped ?? null;
  const got = () => state.now().objectives[card().sheet];
  /** Those who have the higher value were first. */
  const firsts = () =>
    viewOf(props.table).pub.players.flatMap((p, seat) => (p.objectives[card().sheet] === card().first ? [seat] : []));
  const far = createMemo(() => progress({ p: state.now(), sheets: layoutsOf(state.now()) }, card().when));
  return (
    <ObjectiveRow
      id={props.id}
      isGot={got() !== null}
      worth={
        <Show when={got() === null} fallback={<b>{got()}</b>}>
          <Show when={!flipped()}>
            <b>{card().first}</b>{' '}
          </Show>
          {card().later}
        </Show>
      }
    >
      <span class="far">
        {got() === null ? t('farAlong', { n: Math.min(far().have, far().need), of: far().need }) : t('objectiveYours')}
      </span>
      <Show when={flipped() && got() === null}>
        <span class="first-by">
          {t('firstBy', {
            name:
              flipped()!.by === 'ai'
                ? words().names.ai
                : firsts()
                    .map((seat) => props.table.name(seat))
                    .join(', '),
          })}
        </span>
      </Show>
    </ObjectiveRow>
  );
}

/** An objective as the rail prints it: its sheet, name, worth, and what it asks for. */
export function ObjectiveRow(props: { id: ObjectiveId; isGot?: boolean; worth: JSX.Element; children?: JSX.Element }) {
  return (
    <li classList={{ got: props.isGot }}>
      <Icon name={ICON[objectiveCard(props.id).sheet]} />
      <b>{breakable(words().names.objective[props.id])}</b>
      <span class="num worth">{props.worth}</span>
      <p>
        {objectiveText(words(), props.id)} {props.children}
      </p>
    </li>
  );
}
