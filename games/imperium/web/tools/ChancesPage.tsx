import { For } from 'solid-js';
import { battles } from '@orrery/imperium';
import type { ToolProps } from '@orrery/web/games/entry.ts';
import { language } from '@orrery/web/text/text.ts';
import { t } from './words.ts';
import './companion.css';
import './galaxy.css';

/** How a vote may end, and what a draw may bring: exact, with a link. */
export default function ChancesPage(props: ToolProps) {
  const wish = () => battles.readChances(props.query());
  const change = (by: Partial<battles.ChancesWish>) => props.setQuery(battles.writeChances({ ...wish(), ...by }));
  const percent = (p: number) => p.toLocaleString(language(), { style: 'percent', maximumFractionDigits: 1 });
  const vote = () => battles.voteOdds(wish().voters);
  const draw = () => battles.drawOdds(wish().pile, wish().wanted, wish().drawn);
  const Whole = (field: { name: string; value: number; most: number; set: (n: number) => void }) => (
    <label class="im-companion-pick">
      <span>{field.name}</span>
      <input
        class="field"
        type="number"
        min="0"
        max={field.most}
        value={field.value}
        onChange={(event) =>
          field.set(Math.min(field.most, Math.max(0, Math.trunc(Number(event.currentTarget.value)) || 0)))
        }
      />
    </label>
  );
  return (
    <div class="im-chances">
      <section class="panel im-companion-entries">
        <h2>{t('chances.vote')}</h2>
        <For each={wish().voters}>
          {(voter, i) => (
            <div class="im-galaxy-row">
              <Whole
                name={t('chances.votes', { n: i() + 1 })}
                value={voter.votes}
                most={99}
                set={(votes) => change({ voters: wish().voters.with(i(), { ...voter, votes }) })}
              />
              <Whole
                name={t('chances.inFavour')}
                value={Math.round(voter.inFavour * 100)}
                most={100}
                set={(n) => change({ voters: wish().voters.with(i(), { ...voter, inFavour: n / 100 }) })}
              />
            </div>
          )}
        </For>
        <div class="im-galaxy-row">
          <button
            class="btn sm"
            type="button"
            disabled={wish().voters.length >= 8}
            onClick={() => change({ voters: [...wish().voters, { votes: 3, inFavour: 0.5 }] })}
          >
            {t('chances.more')}
          </button>
          <button
            class="btn sm"
            type="button"
            disabled={wish().voters.length < 2}
            onClick={() => change({ voters: wish().voters.slice(0, -1) })}
          >
            {t('chances.fewer')}
          </button>
        </div>
        <p role="status">
          {t('chances.ends', {
            passes: percent(vote().passes),
            fails: percent(vote().fails),
            tie: percent(vote().tie),
          })}
        </p>
      </section>
      <section class="panel im-companion-entries">
        <h2>{t('chances.draw')}</h2>
        <div class="im-galaxy-row">
          <Whole name={t('chances.pile')} value={wish().pile} most={200} set={(pile) => change({ pile })} />
          <Whole name={t('chances.wanted')} value={wish().wanted} most={200} set={(wanted) => change({ wanted })} />
          <Whole name={t('chances.drawn')} value={wish().drawn} most={200} set={(drawn) => change({ drawn })} />
        </div>
        <p role="status">{t('chances.atLeast', { share: percent(1 - draw()[0]!) })}</p>
        <ul>
          <For each={draw()}>{(p, n) => <li>{t('chances.of', { n: n(), share: percent(p) })}</li>}</For>
        </ul>
      </section>
    </div>
  );
}
