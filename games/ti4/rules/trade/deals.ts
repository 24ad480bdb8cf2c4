import { flow, part } from '@orrery/kernel';
import type { DealRules, Illegal, Json, Seat, View } from '@orrery/kernel';
import { noteFacts } from '../../content/promissoryNotes.ts';
import type { Asked, Pub, Table, Ti4 } from '../../shapes.ts';
import { areNeighbours } from '../neighbours.ts';
import { layNote, noteOf, ownerOf } from '../notes.ts';
import { opening } from '../moments.ts';
import { changePoints } from '../points.ts';
import { notesOf } from '../zones.ts';
import type { Basket, Terms } from './shapes.ts';

// DEAL: transactions. Two players exchange trade goods, commodities and at most one note each, while the game goes on.

const LONGEST_PROMISE = 280;
/** Promises that are kept for all to read. */
const MOST_PROMISES = 60;

const pairOf = (a: Seat, b: Seat): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

/** In the action phase with the active player, between neighbours; in the agenda phase anybody; once a turn or agenda (TI4-DEAL-04 to TI4-DEAL-09). */
function mayTrade(v: Asked, a: Seat, b: Seat): boolean {
  const { phase, active, agenda, dealt } = v.pub;
  if (dealt.includes(pairOf(a, b))) return false;
  if (phase === 'agenda') return agenda !== null;
  if (phase !== 'action' || (active !== a && active !== b)) return false;
  const isAllowed = (seat: Seat, other: Seat) => v.permission('mayDeal', { seat, other, what: 'any' }, false);
  return areNeighbours(v, a, b) || isAllowed(a, b) || isAllowed(b, a);
}

const isRecord = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: Json | undefined): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isBasket = (value: Json | undefined): boolean =>
  isRecord(value) &&
  Object.keys(value).length === 3 &&
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
const isEmpty = ({ goods, commodities, note }: Basket): boolean => goods + commodities === 0 && note === null;

/** What a player cannot hand over; notes that lie face up stay where they are (TI4-DEAL-11). */
function lacks({ pub, me }: View<Ti4>, seat: Seat, { goods, commodities, note }: Basket): Illegal | null {
  const sheet = pub.sheets[seat]!;
  if (sheet.goods < goods || sheet.commodities < commodities) return { rule: 'TI4-DEAL-01' };
  const mine = me?.table.cards[notesOf(seat)] ?? [];
  return note === null || mine.includes(note) ? null : { rule: 'TI4-DEAL-11' };
}

/** Commodities become trade goods in other hands (TI4-ECO-01). */
function handOver(t: Table, from: Seat, to: Seat, { goods, commodities, note }: Basket): void {
  t.pub.sheets[from]!.goods -= goods;
  t.pub.sheets[from]!.commodities -= commodities;
  t.pub.sheets[to]!.goods += goods + commodities;
  if (note !== null) t.move(note, notesOf(from), notesOf(to));
}

/** `asked` gives a view of the board of which components can be asked. */
export const dealsOf = (asked: (pub: Pub) => Asked): DealRules<Ti4> => ({
  rule: 'TI4-DEAL-04',
  mayDeal: (pub, by, to) => mayTrade(asked(pub), by, to),
  form: isTerms,
  illegal: (v, { by, to, terms }) => {
    const { gives, wants } = termsOf(terms);
    if (isEmpty(gives) && isEmpty(wants)) return { rule: 'TI4-DEAL-01' };
    return v.seat === by ? lacks(v, by, gives) : lacks(v, to, wants);
  },
  /** Which notes change hands is for the two alone. */
  isSecret: (terms) => termsOf(terms).gives.note !== null || termsOf(terms).wants.note !== null,
  cards: (terms, by) => {
    const { note } = termsOf(terms).gives;
    return note === null ? [] : [{ zone: notesOf(by), card: note }];
  },
  exchange(t, { by, to, terms }) {
    const { gives, wants, promise } = termsOf(terms);
    handOver(t, by, to, gives);
    handOver(t, to, by, wants);
    t.pub.dealt = [...t.pub.dealt, pairOf(by, to)];
    if (promise !== '')
      t.pub.promises = [...t.pub.promises, { round: t.pub.round, by, to, text: promise }].slice(-MOST_PROMISES);
    const moved = [
      ...(gives.note === null ? [] : [{ from: by, to, note: gives.note }]),
      ...(wants.note === null ? [] : [{ from: to, to: by, note: wants.note }]),
    ];
    const open = ({ goods, commodities }: Basket) => ({ goods, commodities });
    t.emit(
      'exchanged',
      { by, to, gave: open(gives), got: open(wants), notes: moved.length, promise },
      {
        to: [by, to],
        some: { notes: moved.map(({ from, note }) => ({ from, note: noteOf(note), owner: ownerOf(note) })) },
      },
    );
    const order = t.pub.active === to ? [to, by] : [by, to];
    const notes = order.flatMap((seat) => moved.filter((one) => one.to === seat).map(({ note }) => ({ seat, note })));
    return { proc: 'exchanged', locals: { by, to, notes } };
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
    for (const { seat, note } of f.notes) {
      if (!noteFacts(noteOf(note)).atOnce || ownerOf(note) === seat) continue;
      layNote(t, note, seat);
      if (noteOf(note) === 'support-for-the-throne') changePoints(t, seat, 1); // TI4-PN-11
    }
    return t.next;
  },
  after: (t, f) => opening(t, 'deal.after', { by: f.by, to: f.to }),
  over: (t) => t.end(),
});

export const dealsPart = part<Ti4>()({
  procedures: { exchanged },
  windows: { 'deal.after': { protocol: 'turns' } },
});
