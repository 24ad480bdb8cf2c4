import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { language } from '@orrery/web/text/text.ts';
import { t } from './words.ts';
import { Art } from './Art.tsx';
import { cardByKey, cardIdOf, languages } from './content.ts';
import type { InPlay } from './content.ts';
import { EMBLEM, TONE, linesOf, rowsOf } from './face.ts';
import type { Piece, Row } from './face.ts';
import './Card.css';

export interface CardProps {
  card: string;
  kingdom: 'trade' | 'combat';
  /** The design as it stands in this match: stickers change a card for good. */
  design: string;
  /** What it costs the reader now; the printed cost where that makes no sense. */
  cost?: number;
  /** What it takes to destroy it now. */
  defense?: number | undefined;
  inPlay?: InPlay;
  can?: boolean;
  far?: boolean;
  chosen?: boolean;
  strip?: boolean;
  /** It is pointed out at present. */
  touched?: boolean;
  first?: boolean;
  label: string;
  onTap: () => void;
  onInspect: () => void;
  children?: JSX.Element;
}

export const cardName = (card: string): string => languages[language()].cardNames[cardIdOf(card)];

/** A card's face: art, emblem, cost, name, rows of effects, defence. It is a button; what it does is said in its label. */
export function CardFace(props: CardProps) {
  const id = () => cardIdOf(props.card);
  const design = createMemo(() => props.design);
  const card = createMemo(() => cardByKey(design()).card);
  const tone = () => (card().factions[0] ? TONE[card().factions[0]!] : 'neutral');
  const cost = () => props.cost ?? card().cost;
  const isBase = () => card().type !== 'ship';
  // A new view with the same values must not draw the face anew.
  const kingdom = createMemo(() => props.kingdom);
  const rows = createMemo(() => rowsOf(card(), language(), kingdom()));
  const dense = () => linesOf(rows()) > (isBase() ? 2 : 3);
  return (
    <div
      class={`sr-card k-${tone()}`}
      classList={{
        can: props.can,
        far: props.far,
        chosen: props.chosen,
        strip: props.strip,
        base: isBase(),
        dense: dense(),
      }}
    >
      <button
        type="button"
        class="sr-face"
        classList={{ touched: props.touched ?? false }}
        tabIndex={props.first ? 0 : -1}
        data-card={props.card}
        onClick={() => props.onTap()}
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
        <Show when={cost() !== null}>
          <span
            class="cost num"
            aria-hidden="true"
            classList={{ less: props.cost !== undefined && props.cost < (card().cost ?? 0) }}
          >
            {cost()}
          </span>
        </Show>
        <span class="name" aria-hidden="true">
          {cardName(props.card)}
        </span>
        <Show when={design().includes('+')}>
          <span class="sticker" aria-hidden="true">
            ★
          </span>
        </Show>
        <CardRows rows={rows()} inPlay={props.inPlay} />
        <Show when={isBase()}>
          <Show when={card().type === 'outpost'}>
            <span class="otag" aria-hidden="true">
              {t('outpost')}
            </span>
          </Show>
          <span class="def" aria-hidden="true" classList={{ out: card().type === 'outpost' }}>
            <Icon name="r-authority" />
            <b>{(props.defense ?? card().defense ?? 0) - (props.inPlay?.damage ?? 0)}</b>
          </span>
        </Show>
      </button>
      {props.children}
    </div>
  );
}

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
    <span class="tx" classList={{ long: props.piece.text.length > 14 }}>
      {props.piece.text}
    </span>
  );
}

/** A card that nobody here may see. */
export function CardBack() {
  return (
    <span class="back" aria-hidden="true">
      <Icon name="logo" />
    </span>
  );
}
