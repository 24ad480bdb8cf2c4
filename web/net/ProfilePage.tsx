import { For, Match, Show, Switch, createResource, createSignal, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchSummary, Me } from '@orrery/server/api';
import { Planet } from '../design/Planet.tsx';
import { gameCard, gameTitle } from '../shell/games.ts';
import { keepName } from '../shell/names.ts';
import { go, place } from '../shell/router.ts';
import { ago, t } from '../text/text.ts';
import { store } from '../worker/store.ts';
import { api } from './api.ts';
import { ensureGuest, findHouse, house, me, setMe } from './house.ts';
import { live } from './live.ts';
import { why } from './why.ts';
import '../shell/my.css';
import './profile.css';

/** Who one is at this server, what one has played, and the ways out with all data. */
export default function ProfilePage() {
  const [failed, setFailed] = createSignal<string | null>(null);
  const [saved, setSaved] = createSignal(false);
  onMount(async () => {
    await findHouse();
    if (house()) await ensureGuest().catch(() => undefined);
  });
  const act = async (deed: () => Promise<Me | null | void>) => {
    setFailed(null);
    setSaved(false);
    try {
      const person = await deed();
      if (person !== undefined) {
        setMe(person);
        live.renew();
      }
      setSaved(true);
      const back = place().query.get('back');
      if (person?.handle && back?.startsWith('/t/')) go(back);
    } catch (error) {
      setFailed(why(error));
    }
  };
  return (
    <main id="main" class="page">
      <header>
        <h1>{me()?.name ?? t('profile.title')}</h1>
        <Show when={saved()}>
          <p role="status">{t('profile.saved')}</p>
        </Show>
      </header>
      <Show when={failed()}>
        <p class="refused" role="alert">
          {t('profile.failed', { why: failed()! })}
        </p>
      </Show>
      <div class="profile">
        <Switch fallback={<p class="panel">{t('profile.none')}</p>}>
          <Match when={me()}>{(person) => <Account person={person()} act={(deed) => void act(deed)} />}</Match>
        </Switch>
        <History />
      </div>
    </main>
  );
}

type Act = (deed: () => Promise<Me | null | void>) => void;

function Account(props: { person: Me; act: Act }) {
  const registered = () => props.person.handle !== null;
  return (
    <section class="panel" aria-labelledby="account">
      <h2 id="account">{t('profile.account')}</h2>
      <Form
        fields={[{ name: 'name', label: t('profile.name'), value: props.person.name }]}
        button={t('profile.save')}
        send={({ name }) =>
          props.act(async () => {
            keepName(name!);
            return api.patch<Me>('/me', { name });
          })
        }
      />
      <Show
        when={registered()}
        fallback={
          <>
            <p class="muted">{t('profile.guest')}</p>
            <Form
              fields={[
                { name: 'handle', label: t('profile.handle'), complete: 'username' },
                { name: 'password', label: t('profile.password'), type: 'password', complete: 'new-password' },
              ]}
              button={t('profile.register')}
              send={(values) => props.act(() => api.post<Me>('/me/register', values))}
            />
            <h3 class="cap">{t('profile.signIn')}</h3>
            <Form
              fields={[
                { name: 'handle', label: t('profile.handle'), complete: 'username' },
                { name: 'password', label: t('profile.password'), type: 'password', complete: 'current-password' },
              ]}
              button={t('profile.signInDo')}
              send={(values) => props.act(() => api.post<Me>('/sign-in', values))}
            />
            <Show when={house()?.passkeys}>
              <button class="btn" onClick={() => props.act(signInByPasskey)}>
                {t('profile.passkeyIn')}
              </button>
            </Show>
          </>
        }
      >
        <p class="muted">{t('profile.passkeys', { n: props.person.passkeys.length })}</p>
        <p class="row-of">
          <button class="btn" onClick={() => props.act(() => addPasskey(props.person.name))}>
            {t('profile.passkey')}
          </button>
          <button class="btn" onClick={() => props.act(() => api.post<null>('/sign-out').then(() => null))}>
            {t('profile.signOut')}
          </button>
        </p>
      </Show>
      <h3 class="cap">{t('profile.data')}</h3>
      <p class="row-of">
        <a class="btn" href="/api/me/export" download="orrery.json">
          {t('profile.export')}
        </a>
      </p>
      <Form
        fields={[{ name: 'confirm', label: t('profile.delete') }]}
        button={t('profile.deleteDo')}
        send={({ confirm }) => props.act(() => api.del<null>('/me', { confirm }).then(() => null))}
      />
    </section>
  );
}

/** The library for passkeys comes only when somebody uses one. */
async function addPasskey(label: string): Promise<Me> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await api.post<Parameters<typeof startRegistration>[0]['optionsJSON']>('/me/passkeys/options');
  return api.post<Me>('/me/passkeys', { label, response: await startRegistration({ optionsJSON }) });
}
async function signInByPasskey(): Promise<Me> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON =
    await api.post<Parameters<typeof startAuthentication>[0]['optionsJSON']>('/sign-in/passkey/options');
  return api.post<Me>('/sign-in/passkey', { response: await startAuthentication({ optionsJSON }) });
}

interface Field {
  name: string;
  label: string;
  value?: string;
  type?: 'text' | 'password';
  complete?: string;
}
function Form(props: { fields: Field[]; button: string; send: (values: Record<string, string>) => void }): JSX.Element {
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget as HTMLFormElement);
    props.send(Object.fromEntries([...values].map(([name, value]) => [name, String(value)])));
  };
  return (
    <form class="profile-form" onSubmit={send}>
      <For each={props.fields}>
        {(field) => (
          <label>
            <span>{field.label}</span>
            <input
              class="field"
              name={field.name}
              type={field.type ?? 'text'}
              value={field.value ?? ''}
              autocomplete={(field.complete ?? 'off') as 'off'}
              required
            />
          </label>
        )}
      </For>
      <button class="btn">{props.button}</button>
    </form>
  );
}

/** Finished matches of this device and of the server, with figures per game. */
function History() {
  const [local] = createResource(async () =>
    (await (await store()).list()).flatMap((match) =>
      match.result && match.kind === 'match'
        ? [
            {
              game: match.game,
              at: match.updated,
              won: match.result.winners.includes(match.mine),
              link: `/replay/here.${match.id}`,
            },
          ]
        : [],
    ),
  );
  const [remote] = createResource(
    () => me()?.id,
    async () =>
      (await api.get<MatchSummary[]>('/me/matches').catch(() => [])).flatMap((table) =>
        table.result && table.mine !== null
          ? [
              {
                game: table.game,
                at: table.ended ?? table.created,
                won: table.result.winners.includes(table.mine),
                link: `/replay/t.${table.id}`,
              },
            ]
          : [],
      ),
  );
  const all = () => [...(remote() ?? []), ...(local() ?? [])].sort((a, b) => b.at - a.at);
  const games = () => [...new Set(all().map((one) => one.game))];
  return (
    <section class="panel" aria-labelledby="history">
      <h2 id="history">{t('profile.history')}</h2>
      <Show when={all().length > 0} fallback={<p class="muted">{t('profile.noHistory')}</p>}>
        <dl class="profile-stats">
          <For each={games()}>
            {(game) => (
              <div>
                <dt>{gameTitle(game)}</dt>
                <dd>
                  {t('profile.stats', {
                    played: all().filter((one) => one.game === game).length,
                    won: all().filter((one) => one.game === game && one.won).length,
                  })}
                </dd>
              </div>
            )}
          </For>
        </dl>
        <ul class="profile-history">
          <For each={all().slice(0, 30)}>
            {(one) => (
              <li>
                <Planet kind={gameCard(one.game)?.planet ?? 'iron'} />
                <a class="link" href={one.link}>
                  {gameTitle(one.game)}
                </a>
                <span class="muted">
                  {one.won ? t('my.won') : t('my.lost')} · {ago(one.at, Date.now())}
                </span>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}
