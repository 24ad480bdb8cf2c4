import { For, Show, createMemo, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { t } from './words.ts';
import { Art } from './Art.tsx';
import { breakable } from './breakable.ts';
import { cardByKey, cardIdOf } from './content.ts';
import type { InPlay, Printing } from './content.ts';
import { EMBLEM, TONE, rowsOf } from './face.ts';
import type { Piece, Row } from './face.ts';
import { printedOn } from './printing.ts';
import { spoken } from './spoken.ts';
import './Card.css';

export interface CardProps {
  card: string;
  at: Printing;
  /** The design as it stands in this match: stickers change a card for good. */
  design: string;
  /** What it costs the reader now; the printed cost where that makes no sense. */
  cost?: number;
  /** What it takes to destroy it now. */
  defense?: number | undefined;
  inPlay?: InPlay;
  can?: boolean;
  chosen?: boolean;
  /** Lying down: picture, name and symbols in a line, for cards in play. */
  strip?: boolean;
  /** Bought already: what buying it gives is not printed. */
  owned?: boolean;
  /** It is pointed out at present. */
  touched?: boolean;
  first?: boolean;
  label: string;
  onTap: () => void;
  onInspect: () => void;
  /** The pointer or the focus rests on the card; null when it has left. */
  onLook?: (face: HTMLElement | null) => void;
  /** A line at the foot of the card. */
  foot?: JSX.Element;
  children?: JSX.Element;
}

export const cardName = (card: string): string => spoken.now().cardNames[cardIdOf(card)];

/** A card's face: art, emblem, cost, name, rows of effects, defence. It is a button; what it does is said in its label. Nothing on it is ever
 * cut: the picture gives way to the text. */
export function CardFace(props: CardProps) {
  const id = () => cardIdOf(props.card);
  const design = createMemo(() => props.design);
  const at = createMemo(() => props.at);
  const card = createMemo(() => printedOn(cardByKey(design()).card, at()));
  const tone = () => (card().factions[0] ? TONE[card().factions[0]!] : 'neutral');
  const cost = () => props.cost ?? card().cost;
  const isBase = () => card().type !== 'ship';
  const rows = createMemo(() => {
    const all = rowsOf(card(), at().kingdom);
    if (props.strip) return stripRows(all);
    return props.owned ? all.filter((row) => row.kind !== 'buy') : all;
  });
  const look = (event: Event & { currentTarget: HTMLElement }) => props.onLook?.(event.currentTarget);
  // A card that leaves the board takes its large picture along: no pointer and no focus leaves it any more.
  onCleanup(() => props.onLook?.(null));
  return (
    <div
      class={`sr-card k-${tone()}`}
      classList={{ can: props.can, chosen: props.chosen, strip: props.strip, base: isBase() }}
    >
      <button
        type="button"
        class="sr-face"
        classList={{ touched: props.touched ?? false }}
        tabIndex={props.first ? 0 : -1}
        data-card={props.card}
        onClick={() => props.onTap()}
        onPointerEnter={(event) => event.pointerType === 'mouse' && look(event)}
        onPointerLeave={() => props.onLook?.(null)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && look(event)}
        onBlur={() => props.onLook?.(null)}
        onContextMenu={(event) => {
          event.preventDefault();
          props.onInspect();
        }}
        onKeyDown={(event) => {
          if (event.key.toLowerCase() === 'i') {
            event.stopPropagation();
            props.onInspect();
          }
        }}
      >
        <span class="vh">{props.label}</span>
        <span class="art" aria-hidden="true">
          <Art id={id()} card={card()} />
        </span>
        <Show when={card().factions[0]}>
          {(faction) => (
            <span class="emb" aria-hidden="true">
              <Icon name={EMBLEM[faction()]} />
              <Show when={card().factions[1]}>
                {(second) => <Icon name={EMBLEM[second()]} class={`second k-${TONE[second()]}`} />}
              </Show>
            </span>
          )}
        </Show>
        <Show when={!props.strip && cost() !== null}>
          <span
            class="cost num"
            aria-hidden="true"
            classList={{ less: props.cost !== undefined && props.cost < (card().cost ?? 0) }}
          >
            {cost()}
          </span>
        </Show>
        <span class="words" aria-hidden="true">
          <span class="name">
            {breakable(cardName(props.card))}
            <Show when={design().includes('+')}>
              <span class="sticker"> ★</span>
            </Show>
          </span>
          <CardRows rows={rows()} inPlay={props.inPlay} />
        </span>
        <Show when={isBase()}>
          <span class="sr-foot" aria-hidden="true">
            <Show when={card().type === 'outpost' && !props.strip}>
              <span class="otag">{t('outpost')}</span>
            </Show>
            <span class="def" classList={{ out: card().type === 'outpost' }}>
              <Icon name="r-authority" />
              <b>{(props.defense ?? card().defense ?? 0) - (props.inPlay?.damage ?? 0)}</b>
            </span>
          </span>
        </Show>
        <Show when={props.foot}>
          <span class="reach" aria-hidden="true">
            {props.foot}
          </span>
        </Show>
      </button>
      <Show when={!props.strip}>
        <button
          type="button"
          class={`tool look ${props.foot ? 'low' : 'high'}`}
          aria-label={t('look')}
          onClick={() => props.onInspect()}
        >
          <Icon name="i-eye" />
        </button>
      </Show>
      {props.children}
    </div>
  );
}

/** What fits a card that lies down: symbols, and the Ally Abilities that are lit. Everything else is one glance away. */
const stripRows = (rows: readonly Row[]): Row[] =>
  rows.flatMap((row) => {
    if (row.kind === 'always' || row.kind === 'buy') return [];
    const pieces = row.pieces.filter((piece) => !piece.bound && ('icon' in piece || piece.text === t('fx.or')));
    return pieces.some((piece) => 'icon' in piece) || row.kind !== 'primary' ? [{ ...row, pieces }] : [];
  });

export function CardRows(props: { rows: Row[]; inPlay?: InPlay | undefined }) {
  let ally = 0;
  return (
    <span class="fx" aria-hidden="true">
      <For each={props.rows}>
        {(row) => {
          const bit = row.kind === 'ally' ? 1 << ally++ : 0;
          const used = () => {
            if (!props.inPlay) return false;
            if (row.kind === 'primary') return (props.inPlay.used & 1) !== 0;
            return row.kind === 'ally' && (props.inPlay.used & (bit << 1)) !== 0;
          };
          const lit = () =>
            row.kind === 'ally' && props.inPlay !== undefined && (props.inPlay.triggered & bit) !== 0 && !used();
          return (
            <span class={`fx-row ${row.kind}`} classList={{ used: used() && row.kind === 'ally', lit: lit() }}>
              <Show when={row.kind === 'ally'}>
                <For each={row.factions}>
                  {(faction) => <Icon name={EMBLEM[faction]} class={`k-${TONE[faction]}`} />}
                </For>
              </Show>
              <Show when={row.kind === 'scrap'}>
                <Icon name="r-scrap" />
              </Show>
              <Show when={row.kind === 'buy'}>
                <span class="cap">{t('buyTag')}</span>
              </Show>
              <For each={row.pieces}>{(piece) => <PieceMark piece={piece} />}</For>
              <Show when={used() && row.kind === 'ally'}>
                <Icon name="i-check" class="ck" />
              </Show>
            </span>
          );
        }}
      </For>
    </span>
  );
}

function PieceMark(props: { piece: Piece }) {
  return 'icon' in props.piece ? (
    <span class={`ef ${props.piece.tone}`}>
      <Icon name={props.piece.icon} />
      <b>{props.piece.n}</b>
    </span>
  ) : (
    <span class="tx">{props.piece.text}</span>
  );
}
