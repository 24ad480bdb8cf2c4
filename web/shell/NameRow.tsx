import { t } from '../text/text.ts';
import '../settings/settings.css';

/** What a table that is played over weeks is called. */
export function NameRow(props: { name: string; disabled?: boolean; rename: (name: string) => void }) {
  return (
    <div class="setting">
      <div>
        <b>{t('game.name')}</b>
        <span>{t('game.nameText')}</span>
      </div>
      <input
        class="field"
        aria-label={t('game.name')}
        value={props.name}
        maxLength={80}
        disabled={props.disabled}
        onChange={(event) => props.rename(event.currentTarget.value.trim())}
      />
    </div>
  );
}
