import { Show, onMount } from 'solid-js';
import { t } from '../../text/text.ts';
import { findServer, me, lookedForServer } from '../../net/server.ts';
import { Announce } from './Announce.tsx';
import { Reports } from './Reports.tsx';
import { TableByLink } from './TableByLink.tsx';
import '../my.css';
import '../account/profile.css';
import './operators.css';

/** The desk of those who keep this server: what people reported, who may not come in, tables to end, and a word to everybody. */
export default function OperatorsPage() {
  onMount(() => void findServer());
  return (
    <main id="main" class="page">
      <header>
        <h1>{t('operators.title')}</h1>
        <a class="btn" href="/me">
          {t('operators.back')}
        </a>
      </header>
      <Show
        when={me()?.admin}
        fallback={
          <Show when={lookedForServer()}>
            <p class="panel my-empty">{t('operators.none')}</p>
          </Show>
        }
      >
        <div class="profile">
          <Reports />
          <div>
            <TableByLink />
            <Announce />
          </div>
        </div>
      </Show>
    </main>
  );
}
