import { Match, Show, Switch, createResource, createSignal, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import type { DigestTime, Me, QuietHours } from '@orrery/server/api';
import { Segments } from '../../design/Segments.tsx';
import { api } from '../../net/api.ts';
import { ensureGuest, findServer, server, me, setMe } from '../../net/server.ts';
import { loaded } from '../../page/loaded.ts';
import { t } from '../../text/text.ts';
import { MORNING, NIGHT, here, minutesOf, pushState, renewPush, startPush, stopPush, timeText } from './notices.ts';

/** How one is told that a table waits: on this device, by mail, and when not at all. */
export function Notices() {
  const [failed, setFailed] = createSignal<string | null>(null);
  const [asked, { mutate }] = createResource(pushState);
  const push = () => loaded(asked);
  onMount(async () => {
    await findServer();
    if (me()) await renewPush().catch(() => undefined);
  });
  const act = async (action: () => Promise<void>) => {
    setFailed(null);
    try {
      await ensureGuest();
      await action();
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error));
    }
  };
  const change = (changes: { quiet?: QuietHours | null; digest?: DigestTime | null; email?: string | null }) =>
    void act(async () => void setMe(await api.patch<Me>('/me', changes)));
  const confirm = (code: string) => void act(async () => void setMe(await api.post<Me>('/me/email/confirm', { code })));
  const pushText = () => {
    return push() === 'denied' || push() === 'unable'
      ? t(`notices.push.${push() as 'denied'}`)
      : t('notices.push.text');
  };
  return (
    <section class="panel settings-panel" aria-labelledby="notices">
      <h2 id="notices">{t('notices.title')}</h2>
      <Switch fallback={<p class="muted">{t('notices.none')}</p>}>
        <Match when={server()}>
          {(known) => (
            <div class="settings">
              <Row name={t('notices.push')} text={pushText()}>
                <Segments
                  label={t('notices.push')}
                  value={push() === 'on' ? 'on' : 'off'}
                  options={[
                    { value: 'off', name: t('notices.off') },
                    { value: 'on', name: t('notices.on') },
                  ]}
                  disabled={push() === 'denied' || push() === 'unable'}
                  choose={(value) =>
                    void act(
                      async () => void mutate(value === 'on' ? await startPush(known().pushKey) : await stopPush()),
                    )
                  }
                />
              </Row>
              <Show when={known().mail}>
                <Row name={t('notices.mail')} text={t('notices.mail.text')}>
                  <input
                    class="field"
                    type="email"
                    value={me()?.emailPending ?? me()?.email ?? ''}
                    autocomplete="email"
                    aria-label={t('notices.mail')}
                    onChange={(event) => change({ email: event.currentTarget.value.trim() || null })}
                  />
                </Row>
                <Show when={me()?.emailPending}>
                  {(address) => (
                    <Row name={t('notices.mail.code')} text={t('notices.mail.code.text', { address: address() })}>
                      <input
                        class="field"
                        autocomplete="one-time-code"
                        aria-label={t('notices.mail.code')}
                        onChange={(event) => confirm(event.currentTarget.value.trim())}
                      />
                    </Row>
                  )}
                </Show>
              </Show>
              <Row name={t('notices.quiet')} text={t('notices.quiet.text')}>
                <Quiet hours={me()?.quiet ?? null} change={(quiet) => change({ quiet })} />
              </Row>
              <Row name={t('notices.digest')} text={t('notices.digest.text')}>
                <Digest time={me()?.digest ?? null} change={(digest) => change({ digest })} />
              </Row>
            </div>
          )}
        </Match>
      </Switch>
      <Show when={failed()}>
        <p class="refused" role="alert">
          {t('profile.failed', { why: failed()! })}
        </p>
      </Show>
    </section>
  );
}

function Row(props: { name: string; text: string; children: JSX.Element }) {
  return (
    <div class="setting">
      <div>
        <b>{props.name}</b>
        <span>{props.text}</span>
      </div>
      {props.children}
    </div>
  );
}

function Quiet(props: { hours: QuietHours | null; change: (hours: QuietHours | null) => void }) {
  const field = (end: 'from' | 'to', hours: QuietHours) => (
    <label>
      <span>{t(`notices.quiet.${end}`)}</span>
      <input
        class="field"
        type="time"
        value={timeText(hours[end])}
        onChange={(event) => {
          const minutes = minutesOf(event.currentTarget.value);
          if (minutes !== null) props.change({ ...hours, [end]: minutes, zone: here() });
        }}
      />
    </label>
  );
  return (
    <div class="quiet">
      <Segments
        label={t('notices.quiet')}
        value={props.hours ? 'on' : 'off'}
        options={[
          { value: 'off', name: t('notices.off') },
          { value: 'on', name: t('notices.on') },
        ]}
        choose={(value) => props.change(value === 'on' ? { ...NIGHT, zone: here() } : null)}
      />
      <Show when={props.hours}>
        {(hours) => (
          <div class="quiet-hours">
            {field('from', hours())}
            {field('to', hours())}
          </div>
        )}
      </Show>
    </div>
  );
}

function Digest(props: { time: DigestTime | null; change: (time: DigestTime | null) => void }) {
  return (
    <div class="quiet">
      <Segments
        label={t('notices.digest')}
        value={props.time ? 'on' : 'off'}
        options={[
          { value: 'off', name: t('notices.off') },
          { value: 'on', name: t('notices.on') },
        ]}
        choose={(value) => props.change(value === 'on' ? { at: MORNING, zone: here() } : null)}
      />
      <Show when={props.time}>
        {(time) => (
          <div class="quiet-hours">
            <label>
              <span>{t('notices.digest.at')}</span>
              <input
                class="field"
                type="time"
                value={timeText(time().at)}
                onChange={(event) => {
                  const at = minutesOf(event.currentTarget.value);
                  if (at !== null) props.change({ at, zone: here() });
                }}
              />
            </label>
          </div>
        )}
      </Show>
    </div>
  );
}
