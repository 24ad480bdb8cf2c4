import { For, Match, Show, Switch, createEffect, createSignal, on, onMount } from 'solid-js';
import type { Me } from '@orrery/server/api';
import { allowedName, keepName } from '../../page/names.ts';
import { place } from '../../page/router.ts';
import type { MessageId } from '../../text/en.ts';
import { t } from '../../text/text.ts';
import { api } from '../../net/api.ts';
import { Devices } from './Devices.tsx';
import { Form } from './Form.tsx';
import { History } from './History.tsx';
import { Keys } from './Keys.tsx';
import { MyData } from './MyData.tsx';
import { Programs } from './Programs.tsx';
import { Register, SignIn } from './SignIn.tsx';
import { Outcome, createReportedRequest } from './reportedRequest.tsx';
import { findServer, server, me, setMe } from '../../net/server.ts';
import { live } from '../../net/live.ts';
import '../my.css';
import './profile.css';

/** The sections of the page, and who sees each: whoever has a name here, those without an account, those without even a name, or all. */
const SECTIONS: { id: string; name: MessageId; who: 'named' | 'guest' | 'nobody' | 'all' }[] = [
  { id: 'account', name: 'profile.account', who: 'named' },
  { id: 'sign-in', name: 'profile.signIn', who: 'guest' },
  { id: 'register', name: 'profile.new', who: 'nobody' },
  { id: 'devices', name: 'profile.devices', who: 'named' },
  { id: 'programs', name: 'profile.programs', who: 'named' },
  { id: 'history', name: 'profile.history', who: 'all' },
  { id: 'data', name: 'profile.data', who: 'named' },
];

/** Who one is at this server, where one is signed in, what one has played, and the ways out with all data. */
export default function ProfilePage() {
  /** Whether it is known who one is: until then nobody is asked to sign in. */
  const [known, setKnown] = createSignal(false);
  onMount(async () => {
    await findServer();
    setKnown(true);
  });
  const sees = {
    named: () => me() !== null,
    guest: () => server() !== null && !me()?.handle,
    nobody: () => server() !== null && me() === null,
    all: () => true,
  };
  const sections = () => SECTIONS.filter(({ who }) => sees[who]());
  // A section has an address of its own; the page scrolls there and the heading takes the focus.
  createEffect(
    on([() => place().hash, known], ([hash, isKnown]) => {
      if (isKnown && SECTIONS.some(({ id }) => id === hash))
        queueMicrotask(() => document.getElementById(hash)?.focus());
    }),
  );
  return (
    <main id="main" class="page">
      <header>
        <h1>{me()?.name ?? t(sees.nobody() && known() ? 'nav.signIn' : 'profile.title')}</h1>
        <Show when={me()?.admin}>
          <a class="btn" href="/operators">
            {t('operators.title')}
          </a>
        </Show>
      </header>
      <Show when={known()}>
        <nav class="profile-nav" aria-label={t('profile.sections')}>
          <For each={sections()}>{(section) => <a href={`/me#${section.id}`}>{t(section.name)}</a>}</For>
        </nav>
      </Show>
      <div class="profile">
        <Switch>
          <Match when={me()}>
            {(person) => (
              <>
                <div>
                  <Account person={person()} />
                  <Show when={person().handle === null}>
                    <SignIn />
                  </Show>
                  <MyData person={person()} />
                </div>
                <div>
                  <Devices />
                  <Programs />
                  <History />
                </div>
              </>
            )}
          </Match>
          <Match when={known()}>
            <Show when={server()} fallback={<p class="panel">{t('profile.none')}</p>}>
              <SignIn />
            </Show>
            <div>
              <Show when={server()}>
                <section class="panel" aria-labelledby="register">
                  <h2 id="register" tabIndex={-1}>
                    {t('profile.new')}
                  </h2>
                  <p class="muted">{t('profile.newText')}</p>
                  <Register />
                </section>
              </Show>
              <History />
            </div>
          </Match>
        </Switch>
      </div>
    </main>
  );
}

function Account(props: { person: Me }) {
  const request = createReportedRequest();
  const rename = async (name: string) => {
    setMe(await api.patch<Me>('/me', { name: allowedName(name) }));
    keepName(name);
    live.renew();
  };
  return (
    <section class="panel" aria-labelledby="account">
      <h2 id="account" tabIndex={-1}>
        {t('profile.account')}
      </h2>
      <Form
        fields={[{ name: 'name', label: t('profile.name'), value: props.person.name, most: 40 }]}
        button={t('profile.save')}
        send={({ name }) => request.act(() => rename(name!))}
      />
      <Outcome of={request} />
      <Show
        when={props.person.handle !== null}
        fallback={
          <>
            <p class="muted">{t('profile.guest')}</p>
            <Register />
          </>
        }
      >
        <Keys person={props.person} />
      </Show>
    </section>
  );
}
