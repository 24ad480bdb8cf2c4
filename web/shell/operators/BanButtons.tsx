import { t } from '../../text/text.ts';
import type { ReportedRequest } from '../account/reportedRequest.tsx';
import { SureButton } from '../account/buttons.tsx';
import { ban } from './people.ts';

/** To ban somebody, or to lift the ban. Both are offered: the server does not tell who is banned. */
export function BanButtons(props: { person: { id: string; name: string }; request: ReportedRequest }) {
  const { act } = props.request;
  return (
    <>
      <SureButton
        label={t('operators.ban')}
        about={props.person.name}
        act={() => void act(() => ban(props.person.id, true), { done: 'operators.banned' })}
      />
      <button
        class="btn sm"
        aria-label={`${t('operators.lift')}: ${props.person.name}`}
        onClick={() => void act(() => ban(props.person.id, false), { done: 'operators.lifted' })}
      >
        {t('operators.lift')}
      </button>
    </>
  );
}
