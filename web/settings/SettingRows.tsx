import { For } from 'solid-js';
import { Segments } from '../design/Segments.tsx';
import type { MessageId } from '../text/en.ts';
import { t } from '../text/text.ts';
import { CHOICES, choose, settings } from './settings.ts';
import type { SettingName } from './settings.ts';
import './settings.css';

type Shown = Exclude<SettingName, 'language'>;
const SHOWN: readonly Shown[] = ['theme', 'palette', 'text', 'motion', 'sound', 'confirm', 'hand', 'keys'];

/** Settings as rows with what each one does; the page itself is the preview. */
export function SettingRows(props: { only?: readonly Shown[] }) {
  return (
    <div class="settings">
      <For each={props.only ?? SHOWN}>
        {(name) => (
          <div class="setting">
            <div>
              <b>{t(`settings.${name}`)}</b>
              <span>{t(`settings.${name}.text`)}</span>
            </div>
            <Segments
              label={t(`settings.${name}`)}
              value={settings()[name]}
              options={CHOICES[name].map((value) => ({ value, name: t(`settings.${name}.${value}` as MessageId) }))}
              choose={(value) => choose(name, value)}
            />
          </div>
        )}
      </For>
    </div>
  );
}
