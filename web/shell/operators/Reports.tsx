import { For, Show, createResource, createSignal } from 'solid-js';
import type { Time } from '@orrery/server/api';
import { loaded } from '../../page/loaded.ts';
import { ago, t } from '../../text/text.ts';
import { api } from '../../net/api.ts';
import { Outcome, createReportedRequest } from '../account/reportedRequest.tsx';
import { BanButtons } from './BanButtons.tsx';
import { peopleAt } from './people.ts';

/** GET /api/admin/reports */
interface Report {
  id: number;
  match: string;
  accused: string;
  text: string;
  by: string;
  why: string;
  at: Time;
}

/** Lines that people reported and nobody has dealt with yet. */
export function Reports() {
  const request = createReportedRequest();
  const [names, setNames] = createSignal<ReadonlyMap<string, string>>(new Map());
  const [asked, { refetch }] = createResource(async () => {
    const reports = await api.get<Report[]>('/admin/reports');
    void findNames(new Set(reports.map((report) => report.match)));
    return reports;
  });
  const findNames = async (tables: ReadonlySet<string>) => {
    for (const id of tables) {
      const table = await api.table(id).catch(() => null);
      const people = table ? await peopleAt(table) : [];
      setNames((known) => new Map([...known, ...people.map((person) => [person.id, person.name] as const)]));
    }
  };
  const nameOf = (person: string) => names().get(person) ?? person;
  let heading: HTMLHeadingElement | undefined;
  const handle = async (id: number) => {
    const isDone = await request.act(() => api.post<null>(`/admin/reports/${id}/handled`), {
      done: 'operators.handled',
    });
    if (!isDone) return;
    await refetch();
    heading?.focus();
  };
  return (
    <section class="panel" aria-labelledby="reports">
      <h2 id="reports" tabIndex={-1} ref={heading}>
        {t('operators.reports')}
      </h2>
      <Show when={asked.error}>
        <p class="refused" role="alert">
          {t('operators.noReports')}
        </p>
      </Show>
      <ul class="reports">
        <For each={loaded(asked)} fallback={<li class="muted">{t('operators.quiet')}</li>}>
          {(report) => (
            <li>
              <p class="muted">
                {t('operators.said', { name: nameOf(report.accused), when: ago(report.at, Date.now()) })}
              </p>
              <blockquote>{report.text}</blockquote>
              <p>{t('operators.why', { name: nameOf(report.by), why: report.why })}</p>
              <p class="row-of">
                <a class="btn sm" href={`/t/${report.match}`}>
                  {t('operators.toTable')}
                </a>
                <BanButtons person={{ id: report.accused, name: nameOf(report.accused) }} request={request} />
                <button
                  class="btn sm"
                  aria-label={`${t('operators.handle')}: ${report.text}`}
                  onClick={() => void handle(report.id)}
                >
                  {t('operators.handle')}
                </button>
              </p>
            </li>
          )}
        </For>
      </ul>
      <Outcome of={request} />
    </section>
  );
}
