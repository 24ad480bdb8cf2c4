import { For } from 'solid-js';
import type { Deal, Json, Seat } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { IconName } from '@orrery/web/design/icons.ts';
import { SeatName } from '@orrery/web/design/Seat.tsx';
import type { DealParts } from '@orrery/web/match/board.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { CardButton } from '@orrery/imperium/web/parts/ChoiceCards.tsx';
import { Stepper } from '@orrery/imperium/web/parts/Stepper.tsx';
import type { UnitType } from '../content/units/index.ts';
import { captivesOf } from '../rules/expansion/capture.ts';
import { ownerOf } from '../rules/notes.ts';
import { notesFor } from '../rules/setUp.ts';
import type { Basket, Terms } from '../rules/trade/shapes.ts';
import { fragmentsOf } from '../rules/expansion/decks.ts';
import { handOf, notesOf } from '../rules/zones.ts';
import { askedOf } from './asks/askView.ts';
import { CardPills, nameOf } from './CardPills.tsx';
import { componentWords } from './component.ts';
import { names, viewOf } from './content.ts';
import { t } from './words.ts';

const LONGEST_PROMISE = 280;
const NOTHING: Basket = { goods: 0, commodities: 0, note: null };
const EMPTY: Terms = { gives: NOTHING, wants: NOTHING, promise: '' };
const read = (terms: Json): Terms => terms as unknown as Terms;
const written = (terms: Terms): Json => terms as unknown as Json;

/** A note by its name, and whose it is where that is not the giver. */
const noteName = (table: TableModel, note: string, holder: Seat): string =>
  ownerOf(note) === holder ? nameOf(note) : `${nameOf(note)} (${table.name(ownerOf(note))})`;

const typeOf = (id: string): UnitType => id.split('#')[0] as UnitType;
/** "cruiser", "cruiser#2": each of several equal units by a name of its own. */
const numbered = (types: readonly UnitType[]): string[] =>
  types.map((type, i) => {
    const n = types.slice(0, i).filter((other) => other === type).length + 1;
    return n === 1 ? type : `${type}#${n}`;
  });

/** What is handed over, in a line; `isOpen`: as all others read it. */
function basketWords(table: TableModel, basket: Basket, holder: Seat, isOpen: boolean): string {
  const { goods, commodities, note, cards = [], fragments = [], planets = [], captives = [] } = basket;
  const parts = [
    ...(goods > 0 ? [t('nGoods', { n: goods })] : []),
    ...(commodities > 0 ? [t('nCommodities', { n: commodities })] : []),
    ...(note === null ? [] : [isOpen ? t('oneNote') : noteName(table, note, holder)]),
    ...(cards.length > 0 ? [isOpen ? t('nCards', { n: cards.length }) : names().list(cards.map(nameOf))] : []),
    ...fragments.map(nameOf),
    ...captives.map((unit) => names().unit(unit)),
    ...planets.map(names().planet),
  ];
  return names().list(parts) || t('nothing');
}
const sentence = (table: TableModel, deal: Deal, isOpen: boolean): string => {
  const { gives, wants } = read(deal.terms);
  return t('dealLine', {
    by: table.name(deal.by),
    gives: basketWords(table, gives, deal.by, isOpen),
    to: table.name(deal.to),
    wants: basketWords(table, wants, deal.to, isOpen),
  });
};

/** One side of the deal: figures by steppers, then at most one note, then cards that may be part of it. */
function Side(props: { table: TableModel; seat: Seat; other: Seat; basket: Basket; change: (basket: Basket) => void }) {
  const pub = () => viewOf(props.table).pub;
  const isMine = () => props.seat === props.table.mine;
  const own = (zone: string): readonly string[] => viewOf(props.table).me?.table.cards[zone] ?? [];
  /** Of another player only those notes can be asked for that came with their colour and faction. */
  const notes = () => (isMine() ? own(notesOf(props.seat)) : notesFor(pub(), props.seat));
  const fragments = () => pub().table.cards[fragmentsOf(props.seat)] ?? [];
  const mayGiveCards = () => {
    const asked = askedOf(props.table);
    const { seat, other } = props;
    return (
      asked.permission('mayDeal', { seat, other, what: 'action-card' }, false) ||
      asked.permission('mayDeal', { seat: other, other: seat, what: 'action-card' }, false)
    );
  };
  /** Captured ships and mechs of the other side; equal ones are told apart by their number. */
  const captives = (): string[] =>
    numbered(
      captivesOf(pub(), props.seat)
        .filter(({ of }) => of === props.other)
        .map(({ unit }) => unit),
    );
  const toggleCaptive = (id: string) => {
    const { captives: before = [], ...rest } = props.basket;
    const chosen = numbered(before);
    const after = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    props.change(after.length > 0 ? { ...rest, captives: after.map(typeOf) } : rest);
  };
  const cards = () => (isMine() && mayGiveCards() ? own(handOf(props.seat)) : []);
  const planets = () => askedOf(props.table).set('dealtPlanets', { seat: props.seat }, []);
  /** A list that is absent while it is empty, as the rules want it. */
  const toggle = (key: 'cards' | 'fragments' | 'planets', card: string) => {
    const { [key]: before = [], ...rest } = props.basket;
    const after = before.includes(card) ? before.filter((one) => one !== card) : [...before, card];
    props.change(after.length > 0 ? { ...rest, [key]: after } : rest);
  };
  return (
    <section class="ti4-deal-side">
      <h3>
        {isMine() ? t('youGive') : t('youGet')} <SeatName seat={props.seat} name={props.table.name(props.seat)} />
      </h3>
      <For each={['goods', 'commodities'] as const}>
        {(what) => {
          const have = () => pub().sheets[props.seat]![what];
          const icon: IconName = what === 'goods' ? 'r-trade' : 'r-commodity';
          return (
            <div class="im-pool">
              <span>
                <b>
                  <Icon name={icon} class={what === 'goods' ? 'im-tone-goods' : 'im-tone-commodity'} />{' '}
                  {what === 'goods' ? t('tradeGoods') : t('commodities')}
                </b>
                <small>
                  {t('hasSoMany', { n: have() })}
                  {what === 'commodities' ? ` · ${t('becomeGoods')}` : ''}
                </small>
              </span>
              <Stepper
                name={what === 'goods' ? t('tradeGoods') : t('commodities')}
                n={props.basket[what]}
                less={props.basket[what] > 0}
                more={props.basket[what] < have()}
                change={(by) => props.change({ ...props.basket, [what]: props.basket[what] + by })}
              />
            </div>
          );
        }}
      </For>
      <p class="cap">
        {t('oneNoteAtMost')} {isMine() ? '' : t('ifInHand')}
      </p>
      <div class="ti4-notes">
        <For each={notes()}>
          {(note) => (
            <CardButton
              card={{
                answer: note,
                title: noteName(props.table, note, props.seat),
                text: componentWords(note)?.text ?? '',
              }}
              isPressed={props.basket.note === note}
              press={() => props.change({ ...props.basket, note: props.basket.note === note ? null : note })}
            />
          )}
        </For>
      </div>
      <CardPills
        title={t('relicFragments')}
        all={fragments()}
        chosen={props.basket.fragments}
        toggle={(card) => toggle('fragments', card)}
      />
      <CardPills
        title={t('planets')}
        all={planets()}
        chosen={props.basket.planets}
        name={(planet) => names().planet(planet)}
        toggle={(planet) => toggle('planets', planet)}
      />
      <CardPills
        title={t('theirCaptives')}
        all={captives()}
        chosen={props.basket.captives && numbered(props.basket.captives)}
        name={(id) => names().unit(typeOf(id))}
        toggle={toggleCaptive}
      />
      <CardPills
        title={t('actionCards')}
        all={cards()}
        chosen={props.basket.cards}
        toggle={(card) => toggle('cards', card)}
      />
    </section>
  );
}
function Builder(props: { table: TableModel; to: Seat; terms: Json; change: (terms: Json) => void }) {
  const terms = () => read(props.terms);
  const set = (part: Partial<Terms>) => props.change(written({ ...terms(), ...part }));
  return (
    <div class="im-controls">
      <div class="ti4-deal">
        <Side
          table={props.table}
          seat={props.table.mine!}
          other={props.to}
          basket={terms().gives}
          change={(gives) => set({ gives })}
        />
        <Side
          table={props.table}
          seat={props.to}
          other={props.table.mine!}
          basket={terms().wants}
          change={(wants) => set({ wants })}
        />
      </div>
      <label class="ti4-promise">
        <span class="cap">{t('wordOnly')}</span>
        <textarea
          class="field"
          rows="2"
          maxLength={LONGEST_PROMISE}
          placeholder={t('wordOnlyHint')}
          value={terms().promise}
          onInput={(event) => set({ promise: event.currentTarget.value })}
        />
      </label>
    </div>
  );
}

export const deals: DealParts = {
  empty: written(EMPTY),
  turned: (terms) => written({ gives: read(terms).wants, wants: read(terms).gives, promise: read(terms).promise }),
  Builder,
  words: (table, deal) => {
    const { promise } = read(deal.terms);
    return [sentence(table, deal, false), ...(promise === '' ? [] : [`“${promise}”`])].join(' ');
  },
  seen: (table, deal) => sentence(table, deal, true),
  when: () => t('dealWhen'),
};
