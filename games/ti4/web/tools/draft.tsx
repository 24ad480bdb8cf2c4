import { For, Show, createMemo, createSignal, untrack } from 'solid-js';
import {
  Abilities,
  Bans,
  Choice,
  DraftBar,
  DraftPlayers,
  DraftSeed,
  PickOrder,
  Positions,
  Take,
  Ticks,
  draftBy,
  offering,
} from '@orrery/imperium/web/tools/DraftParts.tsx';
import { CellPicture, GalaxyPicture } from '@orrery/imperium/web/tools/GalaxyPicture.tsx';
import { decimal } from '@orrery/imperium/web/tools/decimal.ts';
import { t } from '@orrery/imperium/web/tools/words.ts';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { ToolProps } from '@orrery/web/games/entry.ts';
import { DRAFT_LAYOUTS } from '../../content/draft.ts';
import { FACTION_IDS, factionSheet } from '../../content/factions/index.ts';
import type { FactionId } from '../../content/factions/index.ts';
import { openPlaces } from '../../content/layouts.ts';
import { planetFacts } from '../../content/planets.ts';
import type { Trait } from '../../content/planets.ts';
import { tileFacts } from '../../content/tiles.ts';
import { draftAfter, galaxyOfDraft, mayDrawAgain, refusal, seatingOf } from '../../draft/draft.ts';
import type { Draft, Pick } from '../../draft/draft.ts';
import { readDraft, writeDraft } from '../../draft/link.ts';
import type { DraftLink } from '../../draft/link.ts';
import { indexOf } from '../../galaxy/board.ts';
import { layoutOfDraft } from '../../galaxy/draftLayout.ts';
import type { Slice } from '../../galaxy/draftPool.ts';
import { writeCells } from '../../galaxy/mapString.ts';
import { tileWorth } from '../../galaxy/worth.ts';
import { spoken } from '../spoken.ts';
import { PLANET_NAMES } from '../../text/index.ts';
import { colourMark, traitMark } from '../content.ts';
import { HOLES } from '../looks.ts';
import { OwnSlices } from './OwnSlices.tsx';
import { pictureOfCell, pictureOfSlice } from './picture.ts';

const USUAL = readDraft(new URLSearchParams()) as DraftLink;

const TRAITS: readonly Trait[] = ['cultural', 'hazardous', 'industrial'];

const letter = (slice: number): string => String.fromCodePoint(65 + slice);
const words = () => spoken.now().names.words;

/** A slice draft in its address: whoever picks sends the link on, now or tomorrow. */
export default function DraftTool(props: ToolProps) {
  const read = createMemo(() => readDraft(props.query()));
  const link = (): DraftLink => {
    const found = read();
    return 'fault' in found ? USUAL : found;
  };
  const draft = createMemo(() => draftAfter(link().settings, link().picks));
  const fault = (): string | null => {
    const [bad, made] = [read(), draft()];
    if ('fault' in bad) return t('galaxy.fault.unreadable', { what: bad.word });
    if (!('fault' in made)) return null;
    return 'rule' in made
      ? t('draft.fault.no-such-pick', { n: made.pick + 1, rule: made.rule })
      : t(`draft.fault.${made.fault}`);
  };
  const show = (by: Partial<DraftLink>) => props.setQuery(writeDraft({ ...link(), ...by }));
  const drafting = draftBy<Pick>(props, link, show);
  const set = (by: Partial<DraftLink['settings']>) => show({ settings: { ...link().settings, ...by } });
  const [copied, setCopied] = createSignal(false);
  const copy = () => void navigator.clipboard.writeText(location.href).then(() => setCopied(true));
  const pick = (one: Pick) => {
    setCopied(false);
    drafting.pick(one);
  };
  return (
    <div class="im-draft-page">
      <Show when={fault()}>{(text) => <p role="alert">{text()}</p>}</Show>
      <DraftBar tool={props} picks={link().picks.length} written={() => writeDraft(link())} back={drafting.back}>
        <Show when={!props.room}>
          <button class="btn" type="button" onClick={copy}>
            <Icon name="i-link" />
            <span aria-live="polite">{copied() ? t('odds.copied') : t('odds.copy')}</span>
          </button>
        </Show>
      </DraftBar>
      <Show when={drafting.maySettle()}>
        <Settings link={link()} show={show} set={set} />
      </Show>
      <Show when={!('fault' in draft()) && (draft() as Draft)}>
        {(one) => <Table draft={one()} name={drafting.name} pick={pick} mayPick={drafting.mayPick()} />}
      </Show>
    </div>
  );
}

const BOTH = ['base', 'pok'] as const;
const from = (least: number, most: number): number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i);

function Settings(props: {
  link: DraftLink;
  show: (by: Partial<DraftLink>) => void;
  set: (by: Partial<DraftLink['settings']>) => void;
}) {
  const settings = () => props.link.settings;
  /** Factions of the boxes that are played with. */
  const offered = () => FACTION_IDS.filter((id) => settings().sets.includes(factionSheet(id).set));
  const hasOwn = untrack(() => ['value', 'order', 'own', 'with'].some((key) => writeDraft(props.link).has(key)));
  return (
    <section class="panel im-galaxy-form">
      <h2>{t('draft.settings')}</h2>
      <div class="im-galaxy-row">
        <Choice
          name={t('draft.players')}
          value={settings().players}
          from={DRAFT_LAYOUTS.map(({ players }) => players)}
          set={(players) => {
            const usual = readDraft(new URLSearchParams({ players: `${players}`, seed: settings().seed })) as DraftLink;
            props.show(usual);
          }}
        />
        <label>
          <span>{t('draft.kind')}</span>
          <select
            class="field"
            onChange={(event) => props.set({ withoutSlices: event.currentTarget.value === 'factions', sets: BOTH })}
          >
            <For each={['slices', 'factions'] as const}>
              {(kind) => (
                <option value={kind} selected={(settings().withoutSlices ?? false) === (kind === 'factions')}>
                  {t(`draft.kind.${kind}`)}
                </option>
              )}
            </For>
          </select>
        </label>
        <Show when={!settings().withoutSlices}>
          <Choice
            name={t('draft.slices')}
            value={settings().slices}
            from={from(settings().players, 9)}
            set={(slices) => props.set({ slices })}
          />
        </Show>
        <Choice
          name={t('draft.factions')}
          value={settings().factions}
          from={from(settings().players, offered().length)}
          set={(factions) => props.set({ factions })}
        />
        <Show when={!settings().withoutSlices}>
          <Choice
            name={t('draft.legendary')}
            value={settings().legendary}
            from={[0, 1, 2, 3]}
            set={(legendary) => props.set({ legendary })}
          />
        </Show>
      </div>
      <Show when={settings().withoutSlices && settings().players <= 6}>
        <label class="im-galaxy-tick">
          <input
            type="checkbox"
            checked={settings().sets.length === 1}
            onChange={(event) =>
              props.set({
                sets: event.currentTarget.checked ? ['base'] : BOTH,
                banned: [],
                ownFactions: [],
              })
            }
          />
          <span>{t('galaxy.base')}</span>
        </label>
      </Show>
      <Show when={!settings().withoutSlices}>
        <label class="im-galaxy-tick">
          <input
            type="checkbox"
            checked={settings().pairedWormholes}
            onChange={(event) => props.set({ pairedWormholes: event.currentTarget.checked })}
          />
          <span>{t('draft.paired')}</span>
        </label>
        <label class="im-galaxy-tick">
          <input
            type="checkbox"
            checked={settings().oneWormhole}
            onChange={(event) => props.set({ oneWormhole: event.currentTarget.checked })}
          />
          <span>{t('draft.single')}</span>
        </label>
      </Show>
      <div class="im-galaxy-row">
        <DraftSeed seed={settings().seed} set={(seed) => props.set({ seed })} />
      </div>
      <div class="im-draft-names">
        <For each={props.link.names}>
          {(name, i) => (
            <label>
              <span>{t('draft.player', { n: i() + 1 })}</span>
              <input
                class="field"
                value={name}
                maxlength="24"
                onChange={(event) =>
                  props.show({ names: props.link.names.with(i(), event.currentTarget.value.replaceAll(',', ' ')) })
                }
              />
            </label>
          )}
        </For>
      </div>
      <details open={hasOwn} class="im-draft-own">
        <summary>{t('draft.own')}</summary>
        <Show when={!settings().withoutSlices}>
          <TextRow name={t('draft.value')} word="value" link={props.link} show={props.show} />
          <OwnSlices settings={settings()} set={(ownSlices) => props.set({ ownSlices })} />
          <TextRow name={t('draft.ownSlices')} word="own" link={props.link} show={props.show} />
        </Show>
        <TextRow name={t('draft.ownOrder')} word="order" link={props.link} show={props.show} />
        <p>{t('draft.ownFactions', { n: settings().ownFactions?.length ?? 0 })}</p>
        <Ticks
          all={offered()}
          ticked={settings().ownFactions ?? []}
          barred={settings().banned ?? []}
          name={(id) => words().factions[id]}
          set={(ownFactions) => props.set({ ownFactions })}
        />
      </details>
      <Bans
        all={offered()}
        banned={settings().banned ?? []}
        wanted={settings().ownFactions ?? []}
        name={(id) => words().factions[id]}
        set={(banned) => props.set({ banned })}
      />
    </section>
  );
}

/** A part of the link that is written by hand; what cannot be read stays as it was, and is named. */
function TextRow(props: { name: string; word: string; link: DraftLink; show: (by: Partial<DraftLink>) => void }) {
  const [fault, setFault] = createSignal('');
  const set = (text: string) => {
    const query = writeDraft(props.link);
    if (text.trim() === '') query.delete(props.word);
    else query.set(props.word, text.trim());
    const read = readDraft(query);
    setFault('fault' in read ? t('galaxy.fault.unreadable', { what: read.word }) : '');
    if (!('fault' in read)) props.show(read);
  };
  return (
    <label>
      <span>{props.name}</span>
      <input
        class="field"
        maxlength="400"
        value={writeDraft(props.link).get(props.word) ?? ''}
        onChange={(event) => set(event.currentTarget.value)}
      />
      <Show when={fault()}>
        <small role="alert">{fault()}</small>
      </Show>
    </label>
  );
}

function Table(props: {
  draft: Draft;
  name: (player: number) => string;
  pick: (pick: Pick) => void;
  mayPick: boolean;
}) {
  const hasSlices = () => !props.draft.settings.withoutSlices;
  const factionOf = (at: number | null) => (at === null ? '–' : words().factions[props.draft.pool.factions[at]!]);
  const may = (one: Pick) => props.mayPick && refusal(props.draft, one) === null;
  const { choice, offer, owner } = offering<Pick>({
    taken: () => props.draft.taken,
    name: (player) => props.name(player),
    may,
    pick: (one) => props.pick(one),
  });
  const nameOf = ({ category, at }: Pick): string => {
    if (category === 'slice') return t('draft.slice', { letter: letter(at) });
    if (category === 'faction') return factionOf(at);
    return at === 0 ? t('draft.speaker') : t('draft.position', { n: at + 1 });
  };
  const places = () => layoutOfDraft(props.draft.settings.players).layout;
  /** The board with places that nobody has drafted for yet. */
  const board = () => {
    const open = new Set(openPlaces(places()).map(indexOf));
    return galaxyOfDraft(props.draft).map((cell, at) =>
      pictureOfCell(cell === '' && open.has(at) ? 'open' : cell, words(), (seat) => {
        const by = owner({ category: 'position', at: seat });
        return by === null ? `${seat + 1}` : `${seat + 1} ${by.name.slice(0, 8)}`;
      }),
    );
  };
  /** What a pick took: a slice by its letter, a seat by its number. */
  const took = (pick: number): string => {
    const { category, at } = props.draft.picks[pick]!;
    return category === 'slice' ? letter(at) : category === 'position' ? `${at + 1}` : '★';
  };
  const has = (player: number): string => {
    const taken = props.draft.taken[player]!;
    return t(hasSlices() ? 'draft.has' : 'draft.hasRace', {
      slice: (taken.slice ?? null) === null ? '–' : letter(taken.slice!),
      faction: factionOf(taken.faction),
      race: factionOf(taken.faction),
      position: taken.position === null ? '–' : taken.position + 1,
    });
  };
  return (
    <div class="im-draft-table">
      <div class="im-draft-rail">
        <PickOrder draft={props.draft} name={props.name} took={took} />
        <DraftPlayers draft={props.draft} name={props.name} has={has} />
      </div>
      <div class="im-draft-pool">
        <Show when={seatingOf(props.draft)}>
          {(seats) => (
            <section class="panel im-draft-end">
              <h2>{t('draft.board')}</h2>
              <ol>
                <For each={seats()}>
                  {({ player, faction, slice }, i) => (
                    <li>
                      {t(hasSlices() ? 'draft.seated' : 'draft.seatedPlain', {
                        name: props.name(player),
                        faction: words().factions[faction],
                        slice: slice === null ? '–' : letter(slice),
                        speaker: i() === 0 ? 'yes' : 'no',
                      })}
                    </li>
                  )}
                </For>
              </ol>
              <Show when={!props.draft.settings.withoutSlices}>
                <label>
                  <span>{t('galaxy.map')}</span>
                  <textarea class="field" rows="3" readonly value={writeCells(galaxyOfDraft(props.draft))} />
                </label>
              </Show>
            </section>
          )}
        </Show>
        <Show when={!props.draft.settings.withoutSlices}>
          <section>
            <h2>
              {t('draft.slices')} <small>{t('draft.optimalRead')}</small>
            </h2>
            <div class="im-draft-slices">
              <For each={props.draft.pool.slices}>
                {(slice, i) => {
                  const title = () => t('draft.slice', { letter: letter(i()) });
                  return offer(
                    { category: 'slice', at: i() },
                    title,
                    <>
                      <SliceWorth slice={slice} limits={props.draft.settings} />
                      <CellPicture cells={pictureOfSlice(slice, words())} title={title()} small />
                      <SliceMarks slice={slice} />
                    </>,
                  );
                }}
              </For>
            </div>
          </section>
        </Show>
        <section>
          <h2>{t('draft.factions')}</h2>
          <div class="im-draft-offers">
            <For each={props.draft.pool.factions}>
              {(faction, i) =>
                offer(
                  { category: 'faction', at: i() },
                  () => words().factions[faction],
                  <small>
                    {abilitiesOf(faction)
                      .map(({ name }) => name)
                      .join(', ')}
                  </small>,
                )
              }
            </For>
          </div>
        </section>
      </div>
      <div class="im-draft-side">
        <Show when={props.draft.next !== null && props.mayPick}>
          <Take
            name={choice.chosen() ? nameOf(choice.chosen()!) : null}
            ask={t(hasSlices() ? 'draft.choose' : 'draft.chooseFaction')}
            take={choice.take}
          >
            <Show when={choice.chosen()?.category === 'slice'}>
              <p>{planetsOf(props.draft.pool.slices[choice.chosen()!.at]!)}</p>
              <p>{optimal(props.draft.pool.slices[choice.chosen()!.at]!)}</p>
            </Show>
            <Show when={choice.chosen()?.category === 'faction'}>
              <Abilities all={abilitiesOf(props.draft.pool.factions[choice.chosen()!.at]!)} />
            </Show>
          </Take>
        </Show>
        <Positions
          players={props.draft.settings.players}
          offer={(at, name) => offer({ category: 'position', at }, name)}
        />
        <Show when={!props.draft.settings.withoutSlices}>
          <section>
            <h2>{t('draft.board')}</h2>
            <GalaxyPicture cells={board()} title={t('draft.board')} />
          </section>
        </Show>
        <Show when={mayDrawAgain(props.draft)}>
          <p class="muted">{t('draft.again')}</p>
        </Show>
      </div>
    </div>
  );
}

const abilitiesOf = (faction: FactionId) =>
  factionSheet(faction).abilities.map(
    (id) => (words().abilities as { readonly [ability: string]: { name: string; text: string } })[id]!,
  );
const planetsOf = (slice: Slice): string =>
  slice
    .flatMap((tile) => tileFacts(tile).planets ?? [])
    .map((planet) => PLANET_NAMES[planet])
    .join(', ');
const worthOf = (slice: Slice) =>
  slice.map(tileWorth).reduce((a, b) => ({
    resources: a.resources + b.resources,
    influence: a.influence + b.influence,
  }));
const half = (n: number): string => decimal(n, n % 1 === 0 ? 0 : 1);
const optimal = (slice: Slice): string => {
  const { resources, influence } = worthOf(slice);
  return t('draft.optimal', {
    resources: half(resources),
    influence: half(influence),
    total: half(resources + influence),
  });
};

/** What a slice is worth, and where that lies between the least and the most that a slice may be. */
function SliceWorth(props: { slice: Slice; limits: Draft['settings'] }) {
  const total = () => worthOf(props.slice).resources + worthOf(props.slice).influence;
  const place = () => {
    const [least, most] = props.limits.value.total;
    return Math.min(1, Math.max(0, (total() - least) / Math.max(1, most - least)));
  };
  return (
    <span class="im-draft-worth" title={optimal(props.slice)}>
      <span class="vh">{optimal(props.slice)}</span>
      <span aria-hidden="true">
        <b data-of="resources">{half(worthOf(props.slice).resources)}</b> +{' '}
        <b data-of="influence">{half(worthOf(props.slice).influence)}</b> = {half(total())}
      </span>
      <i aria-hidden="true">
        <u style={{ left: `${100 * place()}%` }} />
      </i>
    </span>
  );
}

/** What a slice has besides numbers: planets by trait, specialties, legendary planets, wormholes and anomalies; then its planets by name. */
function SliceMarks(props: { slice: Slice }) {
  const planets = () => props.slice.flatMap((tile) => tileFacts(tile).planets ?? []);
  const facts = () => planets().map(planetFacts);
  const others = () =>
    props.slice.flatMap((tile) => [
      ...(tileFacts(tile).wormholes ?? []).map((kind) => HOLES[kind].letter),
      ...(tileFacts(tile).anomalies ?? []).map((kind) => words().anomalies[kind]),
    ]);
  return (
    <>
      <span class="im-draft-marks">
        <For each={TRAITS}>
          {(trait) => (
            <span title={traitMark(trait).name}>
              <Icon name={traitMark(trait).icon} />
              <span class="vh">{traitMark(trait).name}</span>
              {facts().filter((planet) => planet.trait === trait).length}
            </span>
          )}
        </For>
        <For each={facts().flatMap(({ specialty }) => specialty ?? [])}>
          {(colour) => (
            <span title={colourMark(colour).name}>
              <Icon name={colourMark(colour).icon} />
              <span class="vh">{colourMark(colour).name}</span>
            </span>
          )}
        </For>
        <For each={planets().filter((planet) => planetFacts(planet).legendary)}>
          {(planet) => <span>★ {PLANET_NAMES[planet]}</span>}
        </For>
        <For each={others()}>{(mark) => <span>{mark}</span>}</For>
      </span>
      <small>{planetsOf(props.slice)}</small>
    </>
  );
}
