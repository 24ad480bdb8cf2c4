import { flow, moveUnits, part } from '@orrery/kernel';
import type { DealRules, Illegal, Json, Seat, View } from '@orrery/kernel';
import { noteFacts } from '../../content/promissoryNotes.ts';
import type { Asked, Pub, Table, Ti4 } from '../../shapes.ts';
import { areNeighbours } from '../neighbours.ts';
import { layNote, noteOf, ownerOf } from '../notes.ts';
import { figuresOf, stacksOf } from '../combat/units.ts';
import { isRecord } from '../figures.ts';
import { gainControl, opening } from '../moments.ts';
import { planetsOf } from '../planets.ts';
import { changePoints } from '../points.ts';
import { UNIT_TYPES } from '../../content/units/index.ts';
import type { UnitType } from '../../content/units/index.ts';
import { captivesOf, release } from '../expansion/capture.ts';
import { fragmentsOf } from '../expansion/decks.ts';
import { mayReceive } from '../expansion/leaders.ts';
import { handOf, notesOf } from '../zones.ts';
import type { Basket, Terms } from './shapes.ts';

// DEAL: transactions. Two players exchange trade goods, commodities and at most one note each, while the game goes on; action cards only
// where a component says so.

const LONGEST_PROMISE = 280;
/** Promises that are kept for all to read. */
const MOST_PROMISES = 60;
/** More action cards than this nobody holds. */
const MOST_CARDS = 30;

const pairOf = (a: Seat, b: Seat): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

/** A component lets these two make a transaction beyond those of the turn, neighbours or not (TI4-NOMA-04). */
const hasFurther = (v: Asked, a: Seat, b: Seat): boolean =>
  v.permission('mayDeal', { seat: a, other: b, what: 'further' }, false) ||
  v.permission('mayDeal', { seat: b, other: a, what: 'further' }, false);

/** In the action phase with the active player, between neighbours; in the agenda phase anybody; once a turn or agenda (TI4-DEAL-04 to TI4-DEAL-09). */
function mayTrade(v: Asked, a: Seat, b: Seat): boolean {
  const { phase, active, agenda, dealt } = v.pub;
  if (hasFurther(v, a, b)) return true;
  if (dealt.includes(pairOf(a, b))) return false;
  if (phase === 'agenda') return agenda !== null;
  if (phase !== 'action' || (active !== a && active !== b)) return false;
  const isAllowed = (seat: Seat, other: Seat) => v.permission('mayDeal', { seat, other, what: 'any' }, false);
  return areNeighbours(v, a, b) || isAllowed(a, b) || isAllowed(b, a);
}

const isCount = (value: Json | undefined): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
/** Different cards, at least one. */
const isCardList = (value: Json | undefined): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MOST_CARDS &&
  value.every((card) => typeof card === 'string' && card.length < 60) &&
  new Set(value).size === value.length;
/** Units by their types, at least one. */
const isUnitList = (value: Json | undefined): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MOST_CARDS &&
  value.every((type) => (UNIT_TYPES as readonly Json[]).includes(type));
/** Lists of a basket that are absent where nothing is in them. */
const CARD_LISTS = ['cards', 'fragments', 'planets'] as const;
const LISTS = [...CARD_LISTS, 'captives'] as const;
const isBasket = (value: Json | undefined): boolean =>
  isRecord(value) &&
  Object.keys(value).length === 3 + LISTS.filter((list) => list in value).length &&
  CARD_LISTS.every((list) => !(list in value) || isCardList(value[list])) &&
  (!('captives' in value) || isUnitList(value['captives'])) &&
  isCount(value['goods']) &&
  isCount(value['commodities']) &&
  (value['note'] === null || (typeof value['note'] === 'string' && value['note'].length < 60));
const isTerms = (terms: Json): boolean =>
  isRecord(terms) &&
  Object.keys(terms).length === 3 &&
  isBasket(terms['gives']) &&
  isBasket(terms['wants']) &&
  typeof terms['promise'] === 'string' &&
  terms['promise'].length <= LONGEST_PROMISE;
const termsOf = (terms: Json): Terms => terms as unknown as Terms;
const isEmpty = ({ goods, commodities, note, ...lists }: Basket): boolean =>
  goods + commodities === 0 && note === null && LISTS.every((list) => lists[list] === undefined);

/** What a player cannot hand over; notes that lie face up stay where they are (TI4-DEAL-11). */
function lacks({ pub, me }: View<Ti4>, asked: Asked, seat: Seat, other: Seat, basket: Basket): Illegal | null {
  const { goods, commodities, note, cards = [], fragments = [], planets = [], captives = [] } = basket;
  const sheet = pub.sheets[seat]!;
  if (sheet.goods < goods || sheet.commodities < commodities) return { rule: 'TI4-DEAL-01' };
  const hand = me?.table.cards[handOf(seat)] ?? [];
  if (!cards.every((card) => hand.includes(card))) return { rule: 'TI4-DEAL-01' };
  const found = pub.table.cards[fragmentsOf(seat)] ?? [];
  if (!fragments.every((card) => found.includes(card))) return { rule: 'TI4-REL-02' };
  const held = captivesOf(pub, seat).filter(({ of }) => of === other);
  const isHeld = (unit: UnitType) =>
    held.filter((one) => one.unit === unit).length >= captives.filter((one) => one === unit).length;
  if (!captives.every(isHeld)) return { rule: 'TI4-DEAL-10' };
  // The units on them need another planet to go to.
  const ceded = planets.length === 0 ? [] : asked.set('dealtPlanets', { seat }, []);
  if (!planets.every((planet) => ceded.includes(planet))) return { rule: 'TI4-HACA-06' };
  if (planets.length > 0 && planets.length >= planetsOf(pub, seat).length) return { rule: 'TI4-HACA-06' };
  const mine = me?.table.cards[notesOf(seat)] ?? [];
  return note === null || mine.includes(note) ? null : { rule: 'TI4-DEAL-11' };
}
/** Action cards are exchanged where a component of either lets them be (TI4-DEAL-02). */
const mayTradeCards = (v: Asked, a: Seat, b: Seat): boolean =>
  v.permission('mayDeal', { seat: a, other: b, what: 'action-card' }, false) ||
  v.permission('mayDeal', { seat: b, other: a, what: 'action-card' }, false);

/** Commodities become trade goods in other hands (TI4-ECO-01). */
function handOver(t: Table, from: Seat, to: Seat, basket: Basket): void {
  const { goods, commodities, note, cards = [], fragments = [], captives = [] } = basket;
  t.pub.sheets[from]!.goods -= goods;
  t.pub.sheets[from]!.commodities -= commodities;
  t.pub.sheets[to]!.goods += goods + commodities;
  if (note !== null) t.move(note, notesOf(from), notesOf(to));
  for (const unit of captives) release(t, { by: from, of: to, unit });
  for (const card of fragments) t.move(card, fragmentsOf(from), fragmentsOf(to));
  for (const card of cards) t.move(card, handOf(from), handOf(to));
}

/** `asked` gives a view of the board of which components can be asked. */
export const dealsOf = (asked: (pub: Pub) => Asked): DealRules<Ti4> => ({
  rule: 'TI4-DEAL-04',
  mayDeal: (pub, by, to) => mayTrade(asked(pub), by, to),
  form: isTerms,
  illegal: (v, { by, to, terms }) => {
    const { gives, wants } = termsOf(terms);
    if (isEmpty(gives) && isEmpty(wants)) return { rule: 'TI4-DEAL-01' };
    const isWithheld = ({ note }: Basket, seat: Seat): boolean =>
      note !== null && !mayReceive(asked(v.pub), seat, note);
    if (isWithheld(gives, to) || isWithheld(wants, by)) return { rule: 'TI4-MAHA-03' };
    if ((gives.cards ?? wants.cards) && !mayTradeCards(asked(v.pub), by, to)) return { rule: 'TI4-DEAL-02' };
    return v.seat === by ? lacks(v, asked(v.pub), by, to, gives) : lacks(v, asked(v.pub), to, by, wants);
  },
  /** Which cards change hands is for the two alone. */
  isSecret: (terms) => {
    const { gives, wants } = termsOf(terms);
    return [gives, wants].some(({ note, cards }) => note !== null || cards !== undefined);
  },
  cards: (terms, by) => {
    const { note, cards = [] } = termsOf(terms).gives;
    return [
      ...(note === null ? [] : [{ zone: notesOf(by), card: note }]),
      ...cards.map((card) => ({ zone: handOf(by), card })),
    ];
  },
  exchange(t, { by, to, terms }) {
    const { gives, wants, promise } = termsOf(terms);
    handOver(t, by, to, gives);
    handOver(t, to, by, wants);
    if (!hasFurther(t, by, to)) t.pub.dealt = [...t.pub.dealt, pairOf(by, to)];
    if (promise !== '')
      t.pub.promises = [...t.pub.promises, { round: t.pub.round, by, to, text: promise }].slice(-MOST_PROMISES);
    const moved = [
      ...(gives.note === null ? [] : [{ from: by, to, note: gives.note }]),
      ...(wants.note === null ? [] : [{ from: to, to: by, note: wants.note }]),
    ];
    const cards = [
      ...(gives.cards ?? []).map((card) => ({ from: by, card })),
      ...(wants.cards ?? []).map((card) => ({ from: to, card })),
    ];
    const open = ({ goods, commodities, fragments, planets, captives }: Basket) => ({
      goods,
      commodities,
      ...(fragments ? { fragments } : {}),
      ...(planets ? { planets } : {}),
      ...(captives ? { captives } : {}),
    });
    t.emit(
      'exchanged',
      { by, to, gave: open(gives), got: open(wants), notes: moved.length, cards: cards.length, promise },
      {
        to: [by, to],
        some: { notes: moved.map(({ from, note }) => ({ from, note: noteOf(note), owner: ownerOf(note) })), cards },
      },
    );
    const order = t.pub.active === to ? [to, by] : [by, to];
    // Only notes that are laid open at once are named: a procedure under way is seen by all.
    const notes = order.flatMap((seat) =>
      moved
        .filter(({ to: holder, note }) => holder === seat && noteFacts(noteOf(note)).atOnce && ownerOf(note) !== seat)
        .map(({ note }) => ({ seat, note })),
    );
    const given = [
      { from: by, to, n: gives.commodities },
      { from: to, to: by, n: wants.commodities },
    ].filter(({ n }) => n > 0);
    const planets = [
      ...(gives.planets ?? []).map((planet) => ({ from: by, to, planet })),
      ...(wants.planets ?? []).map((planet) => ({ from: to, to: by, planet })),
    ];
    return { proc: 'exchanged', locals: { by, to, notes, given, planets } };
  },
  sample: ({ pub, seat }, to, below) => {
    const { goods, commodities } = pub.sheets[seat!]!;
    const gives = {
      goods: below(Math.min(goods, 2) + 1),
      commodities: below(Math.min(commodities, 3) + 1),
      note: null,
    };
    const wants = { goods: 0, commodities: below(Math.min(pub.sheets[to]!.commodities, 3) + 1), note: null };
    return isEmpty(gives) && isEmpty(wants) ? null : { gives, wants, promise: '' };
  },
});

/** Notes that must be played on receipt lie face up at once, the active player's first (TI4-PN-07, TI4-CRX-19). */
const exchanged = flow<Ti4>()('exchanged', {
  lay: (t, f) => {
    const next = f.notes.shift();
    if (next === undefined) return t.next;
    layNote(t, next.note, next.seat);
    if (noteOf(next.note) === 'support-for-the-throne') changePoints(t, next.seat, 1); // TI4-PN-11
    return 'lay';
  },
  give: (t, f) => {
    const given = f.given.shift();
    return given ? opening(t, 'commodities.given', given) : 'cede';
  },
  again: () => 'give',
  /** The units on a planet go to another of their player's before it changes hands (TI4-HACA-06). */
  cede: (t, f) => {
    const ceded = f.planets[0];
    if (ceded === undefined) return 'after';
    const leaving = f.planets.map(({ planet }) => planet);
    const from = planetsOf(t.pub, ceded.from).filter((planet) => !leaving.includes(planet));
    f.refuge = from[0]!;
    if (from.length === 1 || stacksOf(t.pub, ceded.planet, ceded.from, () => true).length === 0) return t.next;
    return t.ask(ceded.from, 'pickOne', { what: 'planet', from, for: null, rule: 'TI4-HACA-06' }, 'refuge');
  },
  resettle: (t, f) => {
    const { from, to, planet } = f.planets.shift()!;
    const forces = stacksOf(t.pub, planet, from, () => true).slice();
    if (forces.length > 0) t.emit('evacuated', { seat: from, from: planet, to: f.refuge!, units: figuresOf(forces) });
    for (const { type, marks, n } of forces) moveUnits(t.pub.units, planet, f.refuge!, from, type, n, marks);
    return gainControl(t, to, planet);
  },
  ceded: () => 'cede',
  after: (t, f) => opening(t, 'deal.after', { by: f.by, to: f.to }),
  over: (t) => t.end(),
});

export const dealsPart = part<Ti4>()({
  procedures: { exchanged },
  windows: { 'deal.after': { protocol: 'turns' }, 'commodities.given': { protocol: 'turns' } },
});
