import { For, Show, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { BeadArc } from '@orrery/web/design/BeadArc.tsx';
import type { Bead } from '@orrery/web/design/BeadArc.tsx';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { SeatMark, seatClass } from '@orrery/web/design/Seat.tsx';
import { t } from './words.ts';
import { CardFace, cardName } from './Card.tsx';
import {
  chronicle,
  isCardId,
  isEventId,
  isOptionId,
  isSheetId,
  isVictoryPointCardId,
  pointsOfCards,
  scenarios,
  sheetOf,
  upgradedKey,
} from './content.ts';
import type { CampaignFaction, Printing, SRView } from './content.ts';
import { deckAddress } from './deck.ts';
import { EMBLEM, TONE } from './face.ts';
import { EnvelopePicture, Inside } from './Envelope.tsx';
import { StickerSheet } from './StickerSheet.tsx';
import { printingOf } from './printing.ts';
import { breakSeal, isSealed } from './seal.ts';
import { spoken } from './spoken.ts';
import './tokens.css';
import './Chronicle.css';
import './Upgrade.css';

/** So many changed cards are shown at first. */
const SHOWN = 6;

/** A campaign as a book: beads, both sides, the envelope at hand, the story, changed cards before and after, and sticker sheets. */
export default function CampaignBook(props: {
  pub: SRView['pub'];
  name: (seat: number) => string;
  match: string;
  title?: string;
  actions?: JSX.Element;
}) {
  const words = () => spoken.now().campaign;
  const c = () => props.pub.campaign!;
  const scenario = createMemo(() => c().scenario);
  const sealed = () => isSealed(props.match, props.pub);
  const opened = () => (sealed() ? undefined : scenarios[scenario() - 1]);
  const factions = () => spoken.now().effects.factions;
  const story = createMemo(() => chronicle(props.pub, spoken.now(), props.name, sealed()));
  const points = () => pointsOfCards(c());
  const pointCards = (seat: number) =>
    Object.entries(c().points)
      .filter(([, winner]) => winner === seat)
      .flatMap(([card]) => [card].filter(isVictoryPointCardId))
      .map((id) => words().victoryPointCards[id].name)
      .join(', ');
  /** A row of a sheet serves once, for a ship or for a base. */
  const stickers = (faction: CampaignFaction) => {
    const own = Object.entries(c().sheets).flatMap(([id, used]) =>
      [id].filter(isSheetId).map((sheet) => ({ used, sheet: sheetOf(sheet) })),
    );
    const mine = own.filter(({ sheet }) => sheet.faction === faction);
    return {
      n: mine.reduce((sum, { used, sheet }) => sum + sheet.rows.filter((_, i) => (used & (1 << i)) !== 0).length, 0),
      of: mine.reduce((sum, { sheet }) => sum + sheet.rows.length, 0),
    };
  };
  /** The newest first; the rest on request. */
  const [whole, setWhole] = createSignal(false);
  const shown = () =>
    c()
      .made.toReversed()
      .slice(0, whole() ? undefined : SHOWN);
  const nameOf = (number: number) => words().scenarios[scenarios[number - 1]!.id].name;
  const at = () => (scenarios[scenario() - 1] ? t('scenario', { n: scenario() }) : t('campaign'));
  const beads = () =>
    scenarios.map((_, i): Bead => {
      const winner = c().played.find((game) => game.number === i + 1)?.winner ?? null;
      const isNow = i + 1 === scenario() && winner === null;
      return { winner, isNow, name: winner === null ? String(i + 1) : `${i + 1}. ${nameOf(i + 1)}` };
    });
  return (
    <div data-game="star-realms">
      <div class="chronicle">
        <BeadArc beads={beads()} label={at()}>
          <Show when={props.title}>
            <h2>{props.title}</h2>
          </Show>
          <p class="chronicle-score num">
            <SeatMark seat={0} /> {points()[0]} : {points()[1]} <SeatMark seat={1} />
          </p>
          <p>
            {sealed() ? t('sealed', { n: scenario() }) : at()}
            <Show when={opened()}>{(one) => <>, {words().scenarios[one().id].name}</>}</Show>
          </p>
          <Show when={props.actions}>
            <div class="chronicle-actions">{props.actions}</div>
          </Show>
        </BeadArc>
        <div class="chronicle-columns">
          <ul class="chronicle-sides">
            <For each={c().factions}>
              {(faction, seat) => (
                <li class={`${seatClass(seat())} k-${TONE[faction]}`}>
                  <Icon name={EMBLEM[faction]} />
                  <p>
                    <b class="serif">{factions()[faction]}</b>
                    <span>
                      <SeatMark seat={seat()} /> {props.name(seat())}
                    </span>
                  </p>
                  <b class="num">{t('pointsOf', { n: points()[seat()] ?? 0 })}</b>
                  <dl>
                    <dt>{t('fromCards')}</dt>
                    <dd>{pointCards(seat()) || '–'}</dd>
                    <dt>{t('stickersUsed')}</dt>
                    <dd class="num">{t('nOfM', stickers(faction))}</dd>
                  </dl>
                </li>
              )}
            </For>
          </ul>
          <section>
            <div class="chronicle-made">
              <h3 class="cap">{t('made')}</h3>
              <a class="btn sm" href={deckAddress(props.pub)}>
                {t('playDeck')}
              </a>
            </div>
            <ul class="gallery">
              <For each={shown()} fallback={<li class="muted">{t('noneMade')}</li>}>
                {(made) => (
                  <For each={[made.card].filter(isCardId)}>
                    {(id) => (
                      <li class={seatClass(made.seat)}>
                        <p>
                          <SeatMark seat={made.seat} /> {props.name(made.seat)},{' '}
                          {made.scenario > scenarios.length ? t('after') : t('scenario', { n: made.scenario })}
                        </p>
                        <div class="upgrade-cards night">
                          <Still card={`${id}.${made.copy + 1}`} design={id} at={printingOf(props.pub)} />
                          <Icon name="i-right" />
                          <Still
                            card={`${id}.${made.copy + 1}`}
                            design={upgradedKey(id, made.sheet)}
                            at={printingOf(props.pub)}
                          />
                        </div>
                      </li>
                    )}
                  </For>
                )}
              </For>
            </ul>
            <Show when={shown().length < c().made.length}>
              <button type="button" class="btn sm gallery-all" onClick={() => setWhole(true)}>
                {t('recap.all', { n: c().made.length })}
              </button>
            </Show>
          </section>
          <section class="chronicle-story">
            <h3 class="cap">{t('story')}</h3>
            <ol class="chronicle-played">
              <For each={c().played}>
                {(game) => (
                  <li class={seatClass(game.winner)}>
                    <b class="num">{game.number}</b>
                    <p>
                      <b class="serif">{nameOf(game.number)}</b>
                      <span>
                        <SeatMark seat={game.winner} /> {t('end.wonBy', { name: props.name(game.winner) })}.{' '}
                        {t('end.turns', { n: game.turns })}
                      </span>
                    </p>
                  </li>
                )}
              </For>
            </ol>
            <details>
              <summary>{t('chronicle')}</summary>
              <ol class="story">
                <For each={story()}>{(line) => <li>{line}</li>}</For>
              </ol>
            </details>
          </section>
        </div>
        <Show when={sealed()}>
          <div class="envelope" data-state="sealed">
            <EnvelopePicture number={scenario()} />
            <button type="button" class="btn" onClick={() => breakSeal(props.match, scenario())}>
              {t('openEnvelope')}
            </button>
          </div>
        </Show>
        <Show when={opened()}>
          <div class="envelope" data-state="open">
            <p class="cap cap-b">{t('scenario', { n: scenario() })}</p>
            <Inside number={scenario()} />
            <For each={[c().option].filter(isOptionId)}>
              {(id) => (
                <p>
                  <b>{words().options[id].name}</b> {words().options[id].text}
                </p>
              )}
            </For>
            <For each={[c().event].filter(isEventId)}>
              {(id) => (
                <p>
                  <b>{words().events[id].name}</b> {words().events[id].text}
                </p>
              )}
            </For>
          </div>
        </Show>
        <h3 class="cap">{t('sheets')}</h3>
        <div class="sheet-row">
          <For each={Object.entries(c().sheets)}>
            {([id, used]) => (
              <For each={[id].filter(isSheetId)}>{(sheet) => <StickerSheet sheet={sheet} used={used} />}</For>
            )}
          </For>
        </div>
      </div>
    </div>
  );
}

/** A card to look at, not to press. */
function Still(props: { card: string; design: string; at: Printing }) {
  return (
    <CardFace
      card={props.card}
      design={props.design}
      at={props.at}
      label={cardName(props.card)}
      onTap={() => undefined}
      onInspect={() => undefined}
    />
  );
}
