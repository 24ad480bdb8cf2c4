import { For, Show, createSignal } from 'solid-js';
import type { MatchSummary, Person } from '@orrery/server/api';
import { gameTitle } from '../../games/registry.ts';
import { t } from '../../text/text.ts';
import { api } from '../../net/api.ts';
import { SureButton } from '../account/buttons.tsx';
import { Outcome, createReportedRequest } from '../account/reportedRequest.tsx';
import { Form } from '../account/Form.tsx';
import { BanButtons } from './BanButtons.tsx';
import { peopleAt, tableOf } from './people.ts';

/** A table somebody wrote about: who is there, and the ways to end it. */
export function TableByLink() {
  const looking = createReportedRequest();
  const request = createReportedRequest();
  const [found, setFound] = createSignal<{ table: MatchSummary; people: Person[] } | null>(null);
  const [isLink, setIsLink] = createSignal(true);
  const look = async (link: string) => {
    setFound(null);
    const id = tableOf(link);
    setIsLink(id !== null);
    if (id === null) return false;
    return looking.act(
      async () => {
        const table = await api.table(id);
        setFound({ table, people: await peopleAt(table) });
      },
      { done: 'operators.found' },
    );
  };
  const close = (id: string) =>
    request.act(
      async () => {
        await api.post<null>(`/admin/matches/${id}/close`);
        const table = await api.table(id);
        setFound((known) => known && { ...known, table });
      },
      { done: 'operators.closed' },
    );
  return (
    <section class="panel" aria-labelledby="table-by-link">
      <h2 id="table-by-link">{t('operators.table')}</h2>
      <p class="muted">{t('operators.tableText')}</p>
      <Form
        fields={[{ name: 'link', label: t('operators.link'), most: 500 }]}
        button={t('operators.look')}
        send={({ link }) => look(link!)}
      />
      <Show when={isLink()} fallback={<Refused />}>
        <Outcome of={looking} />
      </Show>
      <Show when={found()}>
        {(known) => (
          <>
            <ul class="profile-list">
              <li>
                <div>
                  <b>{known().table.title || gameTitle(known().table.game)}</b>
                  <span>
                    {gameTitle(known().table.game)} · {t(`operators.phase.${known().table.phase}`)}
                  </span>
                </div>
                <a class="btn sm" href={`/t/${known().table.id}`}>
                  {t('operators.toTable')}
                </a>
                <Show when={known().table.phase === 'lobby' || known().table.phase === 'running'}>
                  <SureButton
                    label={t('operators.close')}
                    about={known().table.title || gameTitle(known().table.game)}
                    act={() => void close(known().table.id)}
                  />
                </Show>
              </li>
              <For each={known().people}>
                {(person) => (
                  <li>
                    <div>
                      <b>{person.name}</b>
                      <span>{person.guest ? t('operators.guest') : t('operators.account')}</span>
                    </div>
                    <BanButtons person={person} request={request} />
                  </li>
                )}
              </For>
            </ul>
            <Outcome of={request} />
          </>
        )}
      </Show>
    </section>
  );
}

const Refused = () => (
  <p class="refused" role="alert">
    {t('operators.noLink')}
  </p>
);
