import { For, Show, createMemo } from 'solid-js';
import { drafts } from '@orrery/imperium';
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
  draftBy,
  offering,
} from '@orrery/imperium/web/tools/DraftParts.tsx';
import { t } from '@orrery/imperium/web/tools/words.ts';
import type { ToolProps } from '@orrery/web/games/entry.ts';
import { RACES } from '../../content/races/races.ts';
import { LAYOUTS } from '../../galaxy/layouts.ts';
import { draftOf, readDraft, seatingOf, writeDraft } from '../../draft/draft.ts';
import type { Draft, DraftLink, Pick } from '../../draft/draft.ts';
import { names, raceName } from '../content.ts';

const USUAL = readDraft(new URLSearchParams()) as DraftLink;

/** A draft of races and places: in its address, or in a room of the server. */
export default function DraftTool(props: ToolProps) {
  const read = createMemo(() => readDraft(props.query()));
  const link = (): DraftLink => {
    const found = read();
    return 'fault' in found ? USUAL : found;
  };
  const draft = createMemo(() => draftOf(link()));
  const fault = () => {
    const [bad, made] = [read(), draft()];
    if ('fault' in bad) return t('galaxy.fault.unreadable', { what: 'word' in bad ? bad.word : '' });
    if (!('fault' in made)) return null;
    return made.fault === 'no-such-pick'
      ? t('draft.fault.no-such-pick', { n: made.pick + 1, rule: 'TI3-GEN-02' })
      : t('draft.fault.too-few-factions');
  };
  const show = (by: Partial<DraftLink>) => props.setQuery(writeDraft({ ...link(), ...by }));
  const drafting = draftBy<Pick>(props, link, show);
  return (
    <div class="im-draft-page">
      <Show when={fault()}>{(text) => <p role="alert">{text()}</p>}</Show>
      <DraftBar tool={props} picks={link().picks.length} written={() => writeDraft(link())} back={drafting.back} />
      <Show when={drafting.maySettle()}>
        <section class="panel im-galaxy-form">
          <h2>{t('draft.settings')}</h2>
          <div class="im-galaxy-row">
            <Choice
              name={t('draft.players')}
              value={link().players}
              from={LAYOUTS.map(({ players }) => players)}
              set={(players) =>
                show({
                  players,
                  factions: Math.min(RACES.length, players + 2),
                  names: Array.from({ length: players }, (_, i) => link().names[i] ?? ''),
                })
              }
            />
            <Choice
              name={t('draft.factions')}
              value={link().factions}
              from={Array.from({ length: RACES.length - link().players + 1 }, (_, i) => link().players + i)}
              set={(factions) => show({ factions })}
            />
            <DraftSeed seed={link().seed} set={(seed) => show({ seed })} />
          </div>
          <Bans
            all={RACES.map(({ id }) => id)}
            banned={link().banned}
            name={raceName}
            set={(banned) => show({ banned })}
          />
        </section>
      </Show>
      <Show when={!('fault' in draft()) && (draft() as Draft)}>
        {(one) => <Table draft={one()} name={drafting.name} pick={drafting.pick} mayPick={drafting.mayPick()} />}
      </Show>
    </div>
  );
}

function Table(props: {
  draft: Draft;
  name: (player: number) => string;
  pick: (pick: Pick) => void;
  mayPick: boolean;
}) {
  const may = (one: Pick) => props.mayPick && drafts.mayPick(props.draft, one);
  const { choice, offer } = offering<Pick>({
    taken: () => props.draft.taken,
    name: (player) => props.name(player),
    may,
    pick: (one) => props.pick(one),
  });
  const nameOf = ({ category, at }: Pick): string => {
    if (category === 'faction') return raceName(props.draft.races[at]!);
    return at === 0 ? t('draft.speaker') : t('draft.position', { n: at + 1 });
  };
  const has = (player: number): string => {
    const taken = props.draft.taken[player]!;
    return t('draft.hasRace', {
      race: taken.faction === null ? '–' : raceName(props.draft.races[taken.faction]!),
      position: taken.position === null ? '–' : taken.position + 1,
    });
  };
  return (
    <div class="im-draft-table">
      <div class="im-draft-rail">
        <PickOrder draft={props.draft} name={props.name} />
        <DraftPlayers draft={props.draft} name={props.name} has={has} />
      </div>
      <div class="im-draft-pool">
        <Show when={seatingOf(props.draft)}>
          {(seats) => (
            <section class="panel im-draft-end">
              <ol>
                <For each={seats()}>
                  {({ player, race }) => (
                    <li>
                      {props.name(player)}: {raceName(race)}
                    </li>
                  )}
                </For>
              </ol>
            </section>
          )}
        </Show>
        <section>
          <h2>{t('draft.factions')}</h2>
          <div class="im-draft-offers">
            <For each={props.draft.races}>
              {(race, i) =>
                offer(
                  { category: 'faction', at: i() },
                  () => raceName(race),
                  <small>
                    {abilitiesOf(race)
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
          <Take name={choice.chosen() ? nameOf(choice.chosen()!) : null} ask={t('draft.chooseRace')} take={choice.take}>
            <Show when={choice.chosen()?.category === 'faction'}>
              <Abilities all={abilitiesOf(props.draft.races[choice.chosen()!.at]!)} />
            </Show>
          </Take>
        </Show>
        <Positions players={props.draft.link.players} offer={(at, name) => offer({ category: 'position', at }, name)} />
      </div>
    </div>
  );
}

/** What a race can do; the name of each ability begins with its race, which stands above already. */
const abilitiesOf = (race: string) =>
  (RACES.find(({ id }) => id === race)?.abilities ?? []).map((id) => {
    const { name, effect } = names().abilities[id];
    return { name: name.replace(/^[^:]*:\s*/u, ''), text: effect };
  });
