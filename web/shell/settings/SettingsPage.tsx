import { t } from '../../text/text.ts';
import { Languages } from '../../settings/Languages.tsx';
import { Notices } from './Notices.tsx';
import { SettingRows } from '../../settings/SettingRows.tsx';

export default function SettingsPage() {
  return (
    <main id="main" class="page">
      <header>
        <div>
          <h1>{t('settings.title')}</h1>
          <p class="muted">{t('settings.about')}</p>
        </div>
        <Languages />
      </header>
      <div class="panel settings-panel">
        <SettingRows />
      </div>
      <Notices />
    </main>
  );
}
