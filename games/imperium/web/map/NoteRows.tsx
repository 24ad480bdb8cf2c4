import { Show } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { t } from '../words.ts';
import { notesOf, withWords, withoutArrows } from './notes.ts';

/** In the inspector: the reader's own words about a system, and arrows that begin there. Nobody else sees them. */
export function NoteRows(props: { match: string; system: string }) {
  const own = () => notesOf(props.match);
  const hasArrows = () =>
    own()
      .notes()
      .arrows.some(([from]) => from === props.system);
  const isDrawing = () => own().start() === props.system;
  return (
    <div class="im-own-notes">
      <label class="cap" for="im-own-words">
        <Icon name="i-eye" />
        {t('ownNote')}
      </label>
      <textarea
        id="im-own-words"
        rows="2"
        maxlength="400"
        value={own().notes().words[props.system] ?? ''}
        onChange={(event) => own().change(withWords(own().notes(), props.system, event.currentTarget.value))}
      />
      <div class="im-own-arrows">
        <button
          type="button"
          class="btn sm"
          aria-pressed={isDrawing()}
          onClick={() => own().begin(isDrawing() ? null : props.system)}
        >
          <Icon name="i-right" />
          {isDrawing() ? t('arrowTo') : t('drawArrow')}
        </button>
        <Show when={hasArrows()}>
          <button type="button" class="btn sm" onClick={() => own().change(withoutArrows(own().notes(), props.system))}>
            {t('takeArrows')}
          </button>
        </Show>
      </div>
    </div>
  );
}
