import { Show, onMount } from 'solid-js';
import { Icon } from '../design/Icon.tsx';
import { t } from '../text/text.ts';
import { findServer, lookedForServer, me, server } from './server.ts';

/** The way to one's account from every page: the name of who is signed in, else where to sign in or register. */
export function AccountLink(props: { back?: string }) {
  onMount(() => {
    if (!lookedForServer()) void findServer();
  });
  const words = () => (me()?.handle ? me()!.name : t('nav.signIn'));
  return (
    <Show when={server()}>
      <a
        class="btn sm acct"
        href={props.back ? `/me?back=${encodeURIComponent(props.back)}` : '/me'}
        aria-label={words()}
        title={words()}
      >
        <Icon name="i-user" />
        <span>{words()}</span>
      </a>
    </Show>
  );
}
