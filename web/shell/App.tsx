import { ErrorBoundary, Match, Show, Suspense, Switch, createEffect, lazy, onMount } from 'solid-js';
import type { Me } from '@orrery/server/api';
import { LoadingPage } from '../design/Loading.tsx';
import { api } from '../net/api.ts';
import { me, setMe } from '../net/server.ts';
import { settings } from '../settings/settings.ts';
import { speak, t } from '../text/text.ts';
import { Bar } from './Bar.tsx';
import { Home } from './Home.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { update } from '../page/updatePrompt.ts';
import { followLinks, place } from '../page/router.ts';

const GamePage = lazy(() => import('./GamePage.tsx'));
const CampaignsPage = lazy(() => import('./CampaignsPage.tsx'));
const MyTurns = lazy(() => import('./MyTurns.tsx'));
const SettingsPage = lazy(() => import('./settings/SettingsPage.tsx'));
const RulesPage = lazy(() => import('./RulesPage.tsx'));
const LocalTablePage = lazy(() => import('../table/LocalTablePage.tsx'));
const ServerTablePage = lazy(() => import('./lobby/ServerTablePage.tsx'));
const ReplayPage = lazy(() => import('./replays/ReplayPage.tsx'));
const ReplaysPage = lazy(() => import('./replays/ReplaysPage.tsx'));
const ArchivePage = lazy(() => import('./statistics/ArchivePage.tsx'));
const RoomPage = lazy(() => import('./rooms/RoomPage.tsx'));
const ToolsPage = lazy(() => import('./tools/ToolsPage.tsx'));
const ProfilePage = lazy(() => import('./account/ProfilePage.tsx'));
const OperatorsPage = lazy(() => import('./operators/OperatorsPage.tsx'));

/** A page below the bar. Tables fill the window and bring a bar of their own. */
function Pages() {
  const first = () => place().path[0] ?? '';
  const isTable = () => ['here', 't', 'replay'].includes(first()) && place().path.length > 1;
  return (
    <>
      <a class="skip" href="#main">
        {t('nav.skip')}
      </a>
      <Switch>
        <Match when={!isTable()}>
          <Bar at={first()} />
        </Match>
      </Switch>
      <Show when={update()}>
        {(reload) => (
          <p class="fresh" role="status">
            {t('fresh.text')}{' '}
            <button class="btn sm" onClick={() => reload()()}>
              {t('fault.reload')}
            </button>
          </p>
        )}
      </Show>
      <Suspense fallback={<LoadingPage />}>
        <Switch fallback={<Lost />}>
          <Match when={first() === ''}>
            <Home />
          </Match>
          <Match when={first() === 'play' && place().path[1]}>{(id) => <GamePage id={id()} />}</Match>
          <Match when={first() === 'campaigns'}>
            <CampaignsPage />
          </Match>
          <Match when={first() === 'my' || first() === 'my-turn'}>
            <MyTurns />
          </Match>
          <Match when={first() === 'settings'}>
            <SettingsPage />
          </Match>
          <Match when={first() === 'rules'}>
            <RulesPage id={place().path[1] ?? null} cards={place().path[2] === 'cards'} />
          </Match>
          <Match when={first() === 'rooms' && place().path[1]} keyed>
            {(id) => <RoomPage id={id} />}
          </Match>
          <Match when={first() === 'statistics'}>
            <ArchivePage />
          </Match>
          <Match when={first() === 'tools'}>
            <ToolsPage game={place().path[1] ?? null} tool={place().path[2] ?? null} />
          </Match>
          <Match when={first() === 'me'}>
            <ProfilePage />
          </Match>
          <Match when={first() === 'operators'}>
            <OperatorsPage />
          </Match>
          <Match when={first() === 'here' && place().path[1]} keyed>
            {(id) => <LocalTablePage id={id} />}
          </Match>
          <Match when={first() === 't' && place().path[1]} keyed>
            {(id) => <ServerTablePage id={id} />}
          </Match>
          <Match when={first() === 'replay' && place().path[1]} keyed>
            {(id) => <ReplayPage id={id} />}
          </Match>
          <Match when={first() === 'replays'}>
            <ReplaysPage />
          </Match>
        </Switch>
      </Suspense>
    </>
  );
}

function Lost() {
  return (
    <main id="main" class="page">
      <header>
        <h1>{t('lost.title')}</h1>
      </header>
      <p>{t('lost.text')}</p>
      <p class="row-of">
        <a class="btn btn-1" href="/">
          {t('nav.home')}
        </a>
      </p>
    </main>
  );
}

export function App() {
  createEffect(() => void speak(settings().language));
  // Notices of the server come in the language chosen here.
  createEffect(() => {
    const person = me();
    const { language } = settings();
    if (person && person.language !== language) api.patch<Me>('/me', { language }).then(setMe, () => undefined);
  });
  onMount(() => document.addEventListener('click', followLinks));
  return (
    <ErrorBoundary fallback={(error, reset) => <ErrorScreen error={error} again={reset} />}>
      <Pages />
    </ErrorBoundary>
  );
}
