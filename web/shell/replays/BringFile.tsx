import { Show, createSignal } from 'solid-js';
import type { MatchSummary } from '@orrery/server/api';
import { ServerError, api } from '../../net/api.ts';
import { asMyself, server } from '../../net/server.ts';
import { refusalInWords } from '../../net/refusalInWords.ts';
import { go } from '../../page/router.ts';
import { t } from '../../text/text.ts';
import { flawInWords } from '../../replay/flaw.ts';
import { bring } from '../../replay/source.ts';

/** A match file somebody sent: to look at here, or to keep on the server, where it has a link. Both check it line by line. */
export function BringFile() {
  const [flaw, setFlaw] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const look = async (text: string) => {
    const brought = await bring(text);
    if (brought.ok) go('/replay/file.brought');
    else setFlaw(flawAt(brought.line, brought.reason));
  };
  const keep = async (text: string) => {
    try {
      const table = await asMyself(() => api.post<MatchSummary>('/matches/import', { file: text }));
      go(`/replay/t.${table.id}`);
    } catch (error) {
      const line = error instanceof ServerError ? /^line (\d+)$/.exec(error.error.field ?? '')?.[1] : undefined;
      setFlaw(
        line === undefined
          ? t('replays.refused', { why: refusalInWords(error) })
          : flawAt(Number(line), (error as ServerError).message),
      );
    }
  };
  const flawAt = (line: number, reason: string) => t('replays.flaw', { line, why: flawInWords(reason) });
  const take = async (input: HTMLInputElement, action: (text: string) => Promise<void>) => {
    const file = input.files?.[0];
    if (!file || busy()) return;
    setFlaw(null);
    setBusy(true);
    try {
      await action(await file.text());
    } finally {
      setBusy(false);
      // The same file, mended, may come again.
      input.value = '';
    }
  };
  const choice = (name: string, action: (text: string) => Promise<void>) => (
    <label class="btn" aria-disabled={busy()}>
      {name}
      <input
        class="vh"
        type="file"
        accept=".json,application/json"
        disabled={busy()}
        onChange={(event) => void take(event.currentTarget, action)}
      />
    </label>
  );
  return (
    <section class="panel bring">
      <div>
        <b>{t('replays.bring')}</b>
        <p class="muted">
          {t('replays.bringText')} {server() ? t('replays.keepText') : ''}
        </p>
        <p class="muted" role="status">
          {busy() ? t('replays.checking') : ''}
        </p>
        <Show when={flaw()}>
          <p class="refused" role="alert">
            {flaw()}
          </p>
        </Show>
      </div>
      {choice(t('replays.look'), look)}
      <Show when={server()}>{choice(t('replays.keep'), keep)}</Show>
    </section>
  );
}
