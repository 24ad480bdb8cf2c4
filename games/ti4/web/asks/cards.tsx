import { Show, lazy } from 'solid-js';
import type { Component } from 'solid-js';
import type { Json, Source } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { choiceOf } from '@orrery/imperium/web/parts/choice.ts';
import { ChoiceCards } from '@orrery/imperium/web/parts/ChoiceCards.tsx';
import type { ChoiceCard } from '@orrery/imperium/web/parts/ChoiceCards.tsx';
import { isPlanet } from '../../content/planets.ts';
import type { PlanetId } from '../../content/planets.ts';
import type { UnitType } from '../../content/units/index.ts';
import { pointsOf } from '../../rules/objectives.ts';
import { valueOf } from '../../rules/planets.ts';
import { isSystem, planetsIn } from '../../rules/systems.ts';
import { cardOf } from '../../rules/units.ts';
import type { Laid, Structure } from '../../shapes.ts';
import { componentWords, wordsOf } from '../component.ts';
import { UNIT_ICON, names, viewOf } from '../content.ts';
import { placeId, systemName } from '../mapModel.ts';
import { mapState } from '../state.ts';
import { t } from '../words.ts';
import { askedOf, footOf, footOfChoice, giving, occasionOf, question, seatOf } from './askView.ts';
import type { AskView } from './askView.ts';

// What is not on the first screen is fetched when it is needed.
const Objectives = lazy(() => import('../sheets.tsx').then((m) => ({ default: m.Objectives })));

/** A component as an answer: what it is called and what it does. */
export const cardFor = (answer: Json, component: string, note?: string): ChoiceCard => {
  const { name, text } = wordsOf(component);
  return { answer, title: name, text, ...(note ? { note } : {}) };
};

/** What is being carried out, in its own words. */
export function Occasion(props: { table: TableModel }) {
  return (
    <Show when={occasionOf(props.table)}>
      {(one) => (
        <p class="im-fine">
          <b>{one().name}</b> {one().text}
        </p>
      )}
    </Show>
  );
}

/** A question that is answered by one of several things, each shown with its words. */
export function oneOf(
  cardsOf: (table: TableModel) => ChoiceCard[],
  verb: (card: ChoiceCard) => string,
  Figures?: Component<{ table: TableModel }>,
): AskView {
  return {
    Controls: (props) => {
      const { chosen, choose } = choiceOf(props.table);
      return (
        <div class="im-controls">
          <Occasion table={props.table} />
          <ChoiceCards
            cards={cardsOf(props.table)}
            chosen={chosen()}
            choose={choose}
            label={props.table.speech().question(props.table.decision()!)}
          />
          {Figures && <Figures table={props.table} />}
        </div>
      );
    },
    panel: (table) =>
      footOfChoice(table, (answer) => {
        const card = cardsOf(table).find((one) => JSON.stringify(one.answer) === JSON.stringify(answer));
        return card ? verb(card) : '';
      }),
  };
}

const listed = (table: TableModel): readonly Json[] => table.answers() ?? [];

/** What a planet pays, with all that is attached to it. */
const worthInWords = (table: TableModel, planet: PlanetId): string =>
  t('worthOfPlanet', {
    resources: valueOf(askedOf(table), planet, 'resources'),
    influence: valueOf(askedOf(table), planet, 'influence'),
  });

/** A stack of an answer, like "2:mech damaged@jord#1": the kind of unit in it. */
const unitIn = (id: string): UnitType => /^(?:\d*:)?([\w-]+)/.exec(id)![1]! as UnitType;
/** A choice of nothing among the things that can be chosen. */
const NONE_CHOSEN = 'none';
/** Things that are units: of the reader, of another player, or captured. */
const UNITS: readonly string[] = ['unit', 'foreignUnit', 'captive', 'ship', 'unit-type'];

/** A player, a planet, a system, a unit, a technology or a card, with what is worth knowing of it. */
export function thing(table: TableModel, what: string, id: string): ChoiceCard {
  const { pub } = viewOf(table);
  if (what === 'player' && pub.sheets[Number(id)]) {
    const sheet = pub.sheets[Number(id)]!;
    return {
      answer: id,
      title: table.name(Number(id)),
      text: names().words.factions[sheet.faction],
      note: t('playerNote', { points: sheet.points, goods: sheet.goods }),
    };
  }
  if (isPlanet(id)) {
    const owner = pub.planets[id]?.owner ?? null;
    return {
      answer: id,
      title: names().planet(id),
      text: worthInWords(table, id),
      ...(owner === null ? {} : { note: table.name(owner) }),
    };
  }
  if (isSystem(id)) return { answer: id, title: systemName(id, names()), text: unitsIn(table, id) };
  if (UNITS.includes(what) && id !== NONE_CHOSEN) {
    const type = unitIn(id);
    const { text } = wordsOf(cardOf(pub, seatOf(table), type));
    return { answer: id, title: sentence(table, id), text, icon: UNIT_ICON[type] };
  }
  const words = componentWords(id);
  if (words) return { answer: id, title: words.name, text: words.text };
  return { answer: id, title: sentence(table, id), text: '' };
}
/** What the answer says in the game's own words. */
const sentence = (table: TableModel, id: string): string => {
  const d = table.decision()!;
  return table.speech().answer(d, d.kind === 'pickSome' ? [id] : id);
};
function unitsIn(table: TableModel, system: string): string {
  const stacks = viewOf(table).pub.units[system] ?? [];
  const seats = [...new Set(stacks.map(({ seat }) => seat))];
  if (seats.length === 0) return t('noUnits');
  return seats
    .map((seat) => {
      const own = stacks.filter((stack) => stack.seat === seat);
      return `${table.name(seat)}: ${names().list(own.map(({ type, n }) => names().count({ unit: type as never, n })))}`;
    })
    .join('; ');
}

const pickOne = oneOf(
  (table) => {
    const { what, from } = question<'pickOne'>(table);
    return from.map((id) => thing(table, what, id));
  },
  (card) => t('take', { what: card.title }),
);

const objective = (answer: Json, id: string): ChoiceCard => cardFor(answer, id, t('worthPoints', { n: pointsOf(id) }));

const keepSecret = oneOf(
  (table) => listed(table).map((id) => objective(id, id as string)),
  (card) => t('keep', { what: card.title }),
);
const returnSecret = oneOf(
  (table) => listed(table).map((id) => objective(id, id as string)),
  (card) => t('giveBack', { what: card.title }),
);
const NOTHING = (answer: Json): ChoiceCard => ({ answer, title: t('scoreNothing'), text: t('scoreNothingText') });
/** Where one scores, everybody's progress stands in place of the map. */
const scoring = (ask: AskView): AskView => ({
  ...ask,
  Stage: (props) => <Objectives table={props.table} seat={seatOf(props.table)} />,
  stageName: () => t('objectives'),
});
const scoreSecret = scoring(
  oneOf(
    (table) => listed(table).map((id) => (id === null ? NOTHING(null) : objective(id, id as string))),
    (card) => (card.answer === null ? card.title : t('scoreIt', { what: card.title })),
  ),
);
const score = scoring(
  oneOf(
    (table) => listed(table).map((id) => (id === 'none' ? NOTHING(id) : objective(id, id as string))),
    (card) => (card.answer === 'none' ? card.title : t('scoreIt', { what: card.title })),
  ),
);
/** A promissory note for another player. */
const giveNote = oneOf(
  (table) => listed(table).map((id) => cardFor(id, id as string)),
  (card) => t('giveAway', { what: card.title }),
);
const discardActionCard = oneOf(
  (table) => listed(table).map((id) => cardFor(id, id as string)),
  (card) => t('discard', { what: card.title }),
);
const takeActionCard = oneOf(
  (table) => listed(table).map((id) => cardFor(id, id as string)),
  (card) => t('take', { what: card.title }),
);
const showActionCard = oneOf(
  (table) => listed(table).map((id) => cardFor(id, id as string)),
  (card) => t('show', { what: card.title }),
);
/** Agendas in the order in which they are resolved. */
const chooseAgendas = oneOf(
  (table) =>
    (listed(table) as unknown as string[][]).map((agendas) => {
      const words = agendas.map((id) => componentWords(id));
      return {
        answer: agendas,
        title: names().list(words.map((one) => one?.name ?? '')),
        text: words.map((one) => one?.text ?? '').join(' '),
      };
    }),
  (card) => t('resolve', { what: card.title }),
);
const construct = oneOf(
  (table) =>
    (listed(table) as unknown as Structure[]).map((one): ChoiceCard => {
      const unit = cardOf(viewOf(table).pub, seatOf(table), one.unit);
      return {
        answer: one as unknown as Json,
        title: t('structureOn', { unit: names().unit(one.unit), planet: names().planet(one.planet) }),
        text: wordsOf(unit).text,
        note: worthInWords(table, one.planet),
        icon: UNIT_ICON[one.unit],
      };
    }),
  (card) => t('place', { what: card.title }),
);

interface Reaction {
  ability: string;
  component: string;
}
/** A window: every card and ability that may be played in it, with its words; passing is one tap. */
export const react: AskView = {
  ...oneOf(
    (table) =>
      listed(table).flatMap((answer) =>
        answer === null ? [] : [cardFor(answer, (answer as unknown as Reaction).ability)],
      ),
    (card) => t('play', { what: card.title }),
  ),
  panel: (table) => {
    const chosen = choiceOf(table).chosen();
    const cards = listed(table).flatMap((answer) =>
      answer === null ? [] : [cardFor(answer, (answer as unknown as Reaction).ability)],
    );
    const card = cards.find((one) => JSON.stringify(one.answer) === JSON.stringify(chosen));
    const pass = { act: () => void table.give(null), title: t('pass'), key: 'P' };
    return {
      ...footOf(...(card ? [giving(table, card.answer, t('play', { what: card.title }))] : []), pass),
      equal: true,
    };
  },
};

/** Yes or no, with what it costs and does. */
export const yesOrNo = (
  texts: (table: TableModel) => { text: string; cost: string; yes: string; no: string },
  Figures?: Component<{ table: TableModel }>,
): AskView => ({
  Controls: (props) => (
    <div class="im-controls">
      <p class="im-fine">{texts(props.table).text}</p>
      <p class="im-fine">
        <b>{texts(props.table).cost}</b>
      </p>
      {Figures && <Figures table={props.table} />}
    </div>
  ),
  panel: (table) => {
    const { yes, no } = texts(table);
    return {
      ...footOf(
        { act: () => void table.give(true), title: yes, key: 'Y' },
        { act: () => void table.give(false), title: no, key: 'N' },
      ),
      equal: true,
    };
  },
});

/** Of a place that is pointed at on the map, the tiles that may come to it. */
function tilesToLay(table: TableModel): Laid[] {
  const all = listed(table) as unknown as Laid[];
  const picked = mapState(table).picked();
  return picked === null ? all : all.filter(({ at }) => placeId(at) === picked);
}
/** A tile and where it may lie: what is on it. */
const layTile = oneOf(
  (table) =>
    tilesToLay(table).map((laid): ChoiceCard => ({
      answer: laid as unknown as Json,
      title: systemName(laid.tile, names()),
      text: planetsIn(laid.tile)
        .map((planet) => `${names().planet(planet)}: ${worthInWords(table, planet)}`)
        .join('; '),
      note: t('atPlace', { at: laid.at }),
    })),
  (card) => t('place', { what: card.title }),
);

/** What may be used at any time, with its words. */
const anyTime = oneOf(
  (table) => listed(table).map((answer) => cardFor(answer, (answer as unknown as Source).ability.split('/')[0]!)),
  (card) => t('useCard', { card: card.title }),
);

export const cardAsks = {
  anyTime,
  layTile,
  pickOne,
  keepSecret,
  giveNote,
  returnSecret,
  scoreSecret,
  score,
  discardActionCard,
  takeActionCard,
  showActionCard,
  chooseAgendas,
  construct,
};
