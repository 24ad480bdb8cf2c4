import { For, Show } from 'solid-js';
import { LANGUAGES } from '@orrery/kernel';
import { Icon } from '../design/Icon.tsx';
import { choose } from '../settings/settings.ts';
import { language, t } from '../text/text.ts';
import type { MessageId } from '../text/en.ts';
import { Announcement } from './Announcement.tsx';
import { waiting } from './waiting.ts';
import { me } from '../net/house.ts';
import './bar.css';

const PAGES: { at: string; href: string; name: MessageId }[] = [
  { at: '', href: '/', name: 'nav.play' },
  { at: 'my', href: '/my', name: 'nav.my' },
  { at: 'rules', href: '/rules', name: 'nav.rules' },
  { at: 'replays', href: '/replays', name: 'nav.replays' },
];

export function Bar(props: { at: string }) {
  return (
    <>
      <header class="bar">
        <a class="brand" href="/" aria-label={t('nav.brand')}>
          <Icon name="logo" class="logo" />
          <span class="wordmark">Orrery</span>
        </a>
        <nav class="nav" aria-label={t('nav.main')}>
          <For each={PAGES}>
            {(page) => (
              <a href={page.href} aria-current={props.at === page.at ? 'page' : undefined}>
                {t(page.name)}
                <Show when={page.at === 'my' && waiting() > 0}>
                  {' '}
                  <span class="count">{waiting()}</span>
                </Show>
              </a>
            )}
          </For>
        </nav>
        <span class="grow" />
        <Languages />
        <a class="tool" href="/settings" aria-label={t('nav.settings')} title={t('nav.settings')}>
          <Icon name="i-gear" />
        </a>
        <Show when={me()}>
          {(person) => (
            <a class="btn sm acct" href="/me" aria-label={person().name}>
              <Icon name="i-user" />
              <span>{person().name}</span>
            </a>
          )}
        </Show>
      </header>
      <Announcement />
    </>
  );
}

export function Languages() {
  return (
    <div class="lang" role="group" aria-label={t('nav.language')}>
      <For each={LANGUAGES}>
        {(code) => (
          <button
            type="button"
            aria-pressed={language() === code}
            aria-label={`${code.toUpperCase()}, ${new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code}`}
            onClick={() => choose('language', code)}
          >
            {code.toUpperCase()}
          </button>
        )}
      </For>
    </div>
  );
}
