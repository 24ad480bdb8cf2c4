import { Show } from 'solid-js';
import { t } from '../text/text.ts';
import type { TableModel } from '../match/model.ts';
import './Proposal.css';

/** Somebody asks to go back further than the undo limit: everybody else has a say. */
export function ProposalBand(props: { table: TableModel }) {
  const proposal = () => props.table.view().pub.table.proposal;
  const mine = () => props.table.mine;
  const asked = () => mine() !== null && proposal() !== null && !proposal()!.agreed.includes(mine()!);
  const say = (yes: boolean) =>
    void props.table.send({ do: 'consent', seat: mine()!, n: props.table.view().pub.table.n, yes });
  return (
    <Show when={proposal()}>
      {(open) => (
        <div class="proposal panel" role="alert">
          <p>
            {open().by === mine()
              ? t('proposal.mine')
              : t('proposal.asks', {
                  name: props.table.name(open().by),
                  n: props.table.view().pub.table.n - open().to,
                })}
          </p>
          <Show when={asked()}>
            <button class="btn sm" onClick={() => say(false)}>
              {t('proposal.no')}
            </button>
            <button class="btn sm" onClick={() => say(true)}>
              {t('proposal.yes')}
            </button>
          </Show>
        </div>
      )}
    </Show>
  );
}
