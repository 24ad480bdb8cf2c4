import { For, Show } from 'solid-js';
import { Icon } from '../design/Icon.tsx';
import { Languages } from '../settings/Languages.tsx';
import { t } from '../text/text.ts';
import type { MessageId } from '../text/en.ts';
import { Announcement } from '../net/Announcement.tsx';
import { waiting } from '../page/waiting.ts';
import { AccountLink } from '../net/AccountLink.tsx';
import './bar.css';

const PAGES: { at: string; href: string; name: MessageId }[] = [
  { at: '', href: '/', name: 'nav.play' },
  { at: 'my', href: '/my', name: 'nav.my' },
  { at: 'campaigns', href: '/campaigns', name: 'nav.campaigns' },
  { at: 'rules', href: '/rules', name: 'nav.rules' },
  { at: 'tools', href: '/tools', name: 'nav.tools' },
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
        <AccountLink />
      </header>
      <Announcement />
    </>
  );
}
