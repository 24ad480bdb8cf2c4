import { For, Show, createMemo, createSignal } from 'solid-js';
import { sampler } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { IconName } from '@orrery/web/design/icons.ts';
import { Segments } from '@orrery/web/design/Segments.tsx';
import type { ToolProps } from '@orrery/web/games/entry.ts';
import { battles } from '../../index.ts';
import { Counter } from './Counter.tsx';
import { percents } from './percents.ts';
import { decimal } from './decimal.ts';
import { t } from './words.ts';
import './odds.css';

/** What the page says in the words of an edition. */
export interface OddsWords {
  unit: (id: string) => string;
  effect: (id: string) => string;
  /** What an effect does, where it has words of its own. */
  explained: (id: string) => string | null;
  icon: (unit: string) => IconName;
}
type Side = battles.SideDescription;
const KINDS = ['technology', 'card', 'ability', 'race', 'leader', 'note', 'unit', 'law', 'place'] as const;
const EMPTY: battles.BattleDescription = { field: 'space', sides: [battles.NOBODY, battles.NOBODY] };
const LEAVES = ['', 'round1', 'round2', 'round3', 'below50', 'below25', 'below10', 'left1', 'left3'] as const;

/** A battle on a page of its own: everything about it stands in the address, so a link shows it to anybody. */
export function OddsPage(props: ToolProps & { edition: battles.OddsEdition; words: OddsWords }) {
  const read = createMemo(() => battles.readBattle(props.edition, props.query()));
  const battle = (): battles.BattleDescription => {
    const found = read();
    return 'fault' in found ? EMPTY : found;
  };
  const fault = (): string | null => {
    const found = read();
    return 'fault' in found ? ('word' in found ? found.word : found.fault) : null;
  };
  const show = (next: battles.BattleDescription) => props.setQuery(battles.writeBattle(next));
  const change = (i: 0 | 1, side: Partial<Side>) => {
    const { field, sides } = battle();
    const next = { ...sides[i], ...side };
    show({ field, sides: i === 0 ? [next, sides[1]] : [sides[0], next] });
  };
  const swap = () => show({ ...battle(), sides: [battle().sides[1], battle().sides[0]] });
  const odds = createMemo(() => {
    const made = battles.battleOfDescription(props.edition, battle());
    if ('fault' in made) return null;
    const below = sampler('odds');
    return { ...battles.odds(made, () => below(1 << 30) / (1 << 30)), best: battles.bestReply(made) };
  });
  const [copied, setCopied] = createSignal(false);
  const copy = () => void navigator.clipboard.writeText(location.href).then(() => setCopied(true));
  return (
    <div class="im-odds-page">
      <Show when={fault()}>{(word) => <p role="alert">{t('odds.fault', { word: word() })}</p>}</Show>
      <div class="im-odds-tools">
        <Segments
          label={t('odds.field')}
          value={battle().field}
          options={[
            { value: 'space', name: t('odds.space') },
            { value: 'ground', name: t('odds.ground') },
          ]}
          choose={(field) => show({ ...battle(), field })}
        />
        <button class="btn sm" type="button" onClick={swap}>
          {t('odds.swap')}
        </button>
        <button class="btn sm" type="button" onClick={() => show({ ...EMPTY, field: battle().field })}>
          {t('odds.clear')}
        </button>
        <button class="btn sm" type="button" onClick={copy}>
          <Icon name="i-link" />
          <span aria-live="polite">{copied() ? t('odds.copied') : t('odds.copy')}</span>
        </button>
      </div>
      <Result odds={odds()} field={battle().field} words={props.words} edition={props.edition} />
      <div class="im-odds-sides">
        <For each={[0, 1] as const}>
          {(i) => (
            <SideForm
              title={i === 0 ? t('odds.attacker') : t('odds.defender')}
              side={battle().sides[i]}
              field={battle().field}
              edition={props.edition}
              words={props.words}
              change={(side) => change(i, side)}
            />
          )}
        </For>
      </div>
    </div>
  );
}

function Result(props: {
  /** `best`: the attacker's chance when both choose their losses as well as can be. */
  odds: (battles.Odds & { readonly best: number | null }) | null;
  field: battles.Field;
  words: OddsWords;
  edition: battles.OddsEdition;
}) {
  return (
    <section class="panel im-odds-result" aria-live="polite">
      <h2 class="cap">{t('odds.result')}</h2>
      <Show when={props.odds} fallback={<p class="muted">{t('odds.empty')}</p>}>
        {(odds) => {
          const parts = () => {
            const { first, draw, second, retreats, stalemate } = odds();
            const ground = props.field === 'ground';
            const all = [
              { kind: 'first', name: ground ? t('odds.taken') : t('odds.wins'), chance: first },
              { kind: 'left', name: t('odds.leftFirst'), chance: retreats[0] },
              { kind: 'draw', name: ground ? t('odds.drawGround') : t('odds.draw'), chance: draw },
              { kind: 'draw', name: t('odds.stalemate'), chance: stalemate },
              { kind: 'left', name: t('odds.leftSecond'), chance: retreats[1] },
              { kind: 'second', name: t('odds.loses'), chance: second },
            ];
            const whole = percents(all.map(({ chance }) => chance));
            let x = 0;
            return all.flatMap((part, i) => {
              const from = x;
              x += 100 * part.chance;
              const always = part.kind === 'first' || part.kind === 'second' || i === 2;
              return part.chance > 0 || always ? [{ ...part, n: whole[i]!, x: from }] : [];
            });
          };
          const said = (n: number, chance: number) =>
            chance > 0 && n === 0
              ? t('odds.lessThan')
              : chance < 1 && n === 100
                ? t('odds.moreThan')
                : t('odds.percent', { n });
          return (
            <>
              <svg class="im-odds-strip" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <For each={parts()}>
                  {({ kind, x, chance }) => <rect class={`im-odds-${kind}`} x={x} width={100 * chance} height="6" />}
                </For>
              </svg>
              <dl class="im-odds-parts">
                <For each={parts()}>
                  {({ kind, name, n, chance }) => (
                    <div class={`im-odds-${kind}`}>
                      <dt>{name}</dt>
                      <dd>{said(n, chance)}</dd>
                    </div>
                  )}
                </For>
              </dl>
              <div class="im-odds-keeps">
                <Keeps title={t('odds.keeps')} survivors={odds().survivors[0]} words={props.words} />
                <Keeps title={t('odds.keepsSecond')} survivors={odds().survivors[1]} words={props.words} />
              </div>
              <p class="muted">
                <Show when={odds().best !== null}>{t('odds.best', { n: decimal(100 * odds().best!, 1) })} </Show>
                {t('odds.rounds', { n: decimal(odds().expectedRounds, 1) })}.{' '}
                {odds().method === 'exact' ? t('odds.exact') : t('odds.sampled', { n: decimal(100 * odds().error, 1) })}{' '}
                {t('odds.hands')}{' '}
                {t('odds.notCounted', { list: props.edition.notCounted.map(props.words.effect).join(', ') })}
              </p>
            </>
          );
        }}
      </Show>
    </section>
  );
}

/** The likeliest things that are left. */
function Keeps(props: { title: string; survivors: readonly battles.Survivors[]; words: OddsWords }) {
  const share = (chance: number) => {
    const n = Math.round(100 * chance);
    return n === 0 ? t('odds.lessThan') : t('odds.percent', { n });
  };
  const units = ({ units: left }: battles.Survivors) =>
    Object.entries(left)
      .map(([id, { whole, damaged }]) => {
        const hurt = damaged > 0 ? ` (${damaged} ${t('odds.damagedShort')})` : '';
        return `${whole + damaged} × ${props.words.unit(id)}${hurt}`;
      })
      .join(', ');
  return (
    <Show when={props.survivors.length > 0}>
      <div>
        <h3 class="cap">{props.title}</h3>
        <ol>
          <For each={props.survivors.slice(0, 4)}>
            {(one) => (
              <li>
                <span>{units(one)}</span> <b>{share(one.chance)}</b>
              </li>
            )}
          </For>
        </ol>
      </div>
    </Show>
  );
}

function SideForm(props: {
  title: string;
  side: Side;
  field: battles.Field;
  edition: battles.OddsEdition;
  words: OddsWords;
  change: (side: Partial<Side>) => void;
}) {
  const here = () => props.edition.units.filter(({ fields }) => fields.includes(props.field));
  const shown = () => here().filter(({ id, common }) => common || (props.side.units[id] ?? 0) > 0);
  const others = () => here().filter(({ id, common }) => !common && (props.side.units[id] ?? 0) === 0);
  const setUnit = (id: string, n: number) =>
    props.change({
      units: { ...props.side.units, [id]: n },
      damaged: { ...props.side.damaged, [id]: Math.min(n, props.side.damaged[id] ?? 0) },
    });
  const effects = () => props.edition.effects.filter(({ field }) => field === 'both' || field === props.field);
  const used = () => effects().filter(({ id }) => (props.side.effects[id] ?? 0) > 0).length;
  const leaves = () =>
    new URLSearchParams(battles.writeBattle({ ...EMPTY, sides: [props.side, battles.NOBODY] })).get('a.leaves') ?? '';
  const leavesInWords = (value: string) => {
    const n = Number(value.replace(/\D+/, ''));
    if (value === '') return t('odds.leaves.never');
    if (value.startsWith('round')) return t('odds.leaves.round', { n });
    return value.startsWith('below') ? t('odds.leaves.below', { n }) : t('odds.leaves.left', { n });
  };
  const readLeaves = (value: string): Side['leaves'] => {
    const found = battles.readBattle(props.edition, new URLSearchParams({ 'a.leaves': value }));
    return 'fault' in found ? null : found.sides[0].leaves;
  };
  return (
    <section class="panel im-odds-side" aria-label={props.title}>
      <h2>{props.title}</h2>
      <h3 class="cap">{props.field === 'space' ? t('odds.units') : t('odds.unitsGround')}</h3>
      <ul class="im-odds-units">
        <For each={shown()}>
          {(unit) => {
            const n = () => props.side.units[unit.id] ?? 0;
            return (
              <li>
                <Icon name={props.words.icon(unit.id)} />
                <span class="im-odds-name">{props.words.unit(unit.id)}</span>
                <Show when={unit.sustains && n() > 0}>
                  <span class="im-odds-hurt">
                    <small>{t('odds.damagedShort')}</small>
                    <Counter
                      name={t('odds.damaged', { name: props.words.unit(unit.id) })}
                      n={props.side.damaged[unit.id] ?? 0}
                      most={n()}
                      change={(hurt) => props.change({ damaged: { ...props.side.damaged, [unit.id]: hurt } })}
                    />
                  </span>
                </Show>
                <Counter
                  name={props.words.unit(unit.id)}
                  n={n()}
                  most={unit.most}
                  change={(next) => setUnit(unit.id, next)}
                />
              </li>
            );
          }}
        </For>
      </ul>
      <Show when={others().length > 0}>
        <select
          class="field im-odds-add"
          aria-label={t('odds.faction')}
          onChange={(event) => {
            if (event.currentTarget.value !== '') setUnit(event.currentTarget.value, 1);
            event.currentTarget.value = '';
          }}
        >
          <option value="">{t('odds.faction')}</option>
          <For each={others()}>{({ id }) => <option value={id}>{props.words.unit(id)}</option>}</For>
        </select>
      </Show>
      <Show when={props.field === 'space' || props.title === t('odds.defender')}>
        <h3 class="cap">{t('odds.cannon')}</h3>
        <ul class="im-odds-units">
          <For each={props.edition.cannons}>
            {({ id, most }) => (
              <li>
                <Icon name={props.words.icon(id)} />
                <span class="im-odds-name">{props.words.unit(id)}</span>
                <Counter
                  name={props.words.unit(id)}
                  n={props.side.cannon[id] ?? 0}
                  most={most}
                  change={(n) => props.change({ cannon: { ...props.side.cannon, [id]: n } })}
                />
              </li>
            )}
          </For>
        </ul>
      </Show>
      <details class="im-odds-effects">
        <summary>
          <Icon name="i-down" />
          {t('odds.effects')} <b>{t('odds.used', { n: used() })}</b>
        </summary>
        <For each={KINDS}>
          {(kind) => (
            <Show when={effects().some((effect) => effect.kind === kind)}>
              <h4 class="cap">{t(`odds.kind.${kind}`)}</h4>
              <ul class="im-odds-units">
                <For each={effects().filter((effect) => effect.kind === kind)}>
                  {({ id, most }) => (
                    <li>
                      <span class="im-odds-name" title={props.words.explained(id) ?? undefined}>
                        {props.words.effect(id)}
                        <Show when={(props.side.effects[id] ?? 0) > 0 && props.words.explained(id)}>
                          {(text) => <small>{text()}</small>}
                        </Show>
                      </span>
                      <Counter
                        name={props.words.effect(id)}
                        n={props.side.effects[id] ?? 0}
                        most={most}
                        change={(n) => props.change({ effects: { ...props.side.effects, [id]: n } })}
                      />
                    </li>
                  )}
                </For>
              </ul>
            </Show>
          )}
        </For>
      </details>
      <label class="im-odds-choice">
        <span>{t('odds.losses')}</span>
        <select
          class="field"
          onChange={(event) => props.change({ losses: event.currentTarget.value as battles.Losses })}
        >
          <For each={battles.LOSSES}>
            {(value) => (
              <option value={value} selected={props.side.losses === value}>
                {t(`odds.losses.${value}`)}
              </option>
            )}
          </For>
        </select>
      </label>
      <Show when={props.field === 'space'}>
        <label class="im-odds-choice">
          <span>{t('odds.leaves')}</span>
          <select class="field" onChange={(event) => props.change({ leaves: readLeaves(event.currentTarget.value) })}>
            <For each={[...new Set([...LEAVES, leaves()])]}>
              {(value) => (
                <option value={value} selected={leaves() === value}>
                  {leavesInWords(value)}
                </option>
              )}
            </For>
          </select>
        </label>
      </Show>
    </section>
  );
}
