import type { Deal, Decision, Json, Seat } from '@orrery/kernel';
import { textOf } from '@orrery/kernel';
import type { PlanetId } from '../content/planets.ts';
import { NOTE_IDS } from '../content/promissoryNotes.ts';
import type { NoteId } from '../content/promissoryNotes.ts';
import type { Basket, Terms } from '../rules/trade/shapes.ts';
import { ownerOf } from '../rules/notes.ts';
import { factionSheet } from '../content/factions/index.ts';
import { leader, outlookOf, planetWorth, standing } from './outlook.ts';
import type { Outlook, V } from './outlook.ts';
import type { Style } from './style.ts';

// Which offers of others are taken: those that bring more than they help the one who makes them.

/** What a note is worth to whoever receives it from its owner. Faction notes count the same unless they are named. */
const NOTES: { readonly [N in NoteId]?: number } = {
  ceasefire: 2,
  'political-secret': 1.5,
  alliance: 2,
  'research-agreement': 4,
  terraform: 3,
  'spy-net': 2.5,
};
const OTHER_NOTE = 2;
/** The share of its owner's commodities that a Trade Agreement is worth. */
const AGREEMENT = 0.75;
/** What must be gained at least. */
const MARGIN = 0.3;
/** How much a partner's gain counts against us: the leader's, and that of others. */
const WEIGHTS = { leader: 0.8, others: 0.35 } as const;
/** Nobody so near to the end is given a point. */
const NEAR_THE_END = 2;

const isNote = (text: string): text is NoteId => (NOTE_IDS as readonly string[]).includes(text);

function noteWorth(o: Outlook, note: string | null): number {
  if (note === null) return 0;
  const text = textOf(note);
  if (!isNote(text)) return 0;
  if (text === 'support-for-the-throne') return o.point;
  if (text === 'trade-agreement') return AGREEMENT * factionSheet(o.pub.sheets[ownerOf(note)]!.faction).commodities;
  return NOTES[text] ?? OTHER_NOTE;
}
/** Planets by what they are worth to whoever weighs the deal. */
const landWorth = (o: Outlook, planets: readonly string[] = []): number =>
  planets.reduce((sum, planet) => sum + planetWorth(o, planet as PlanetId), 0);
/** Commodities are trade goods in other hands, and little in one's own. */
const received = (o: Outlook, { goods, commodities, note, planets }: Basket): number =>
  o.style.good * (goods + commodities) + noteWorth(o, note) + landWorth(o, planets);
const given = (o: Outlook, { goods, commodities, note, planets }: Basket): number =>
  o.style.good * goods + o.style.commodity * commodities + noteWorth(o, note) + landWorth(o, planets);

/** Commodities for as many: both have trade goods then, and nobody is asked to be generous. */
const isEvenSwap = (gives: Basket, wants: Basket): boolean =>
  gives.commodities > 0 &&
  gives.commodities === wants.commodities &&
  gives.goods + wants.goods === 0 &&
  gives.note === null &&
  wants.note === null;

/** At the beginning of a turn commodities are swapped with everybody who has some. */
export function offers(v: V, d: Decision): { to: Seat; terms: Json }[] {
  const { pub } = v;
  const { commodities: own, points: mine } = pub.sheets[d.seat]!;
  // Nobody helps a player who is about to win.
  if (d.kind !== 'turn' || own === 0 || mine >= pub.agreed.points - NEAR_THE_END) return [];
  const partners = pub.sheets
    .map(({ commodities, points }, to) => ({ to, n: Math.min(own, commodities), points }))
    .filter(({ to, n, points }) => to !== d.seat && n > 0 && points < pub.agreed.points - NEAR_THE_END)
    .toSorted((a, b) => b.n - a.n || a.points - b.points);
  return partners.map(({ to, n }) => {
    const basket = { goods: 0, commodities: n, note: null };
    return { to, terms: { gives: basket, wants: basket, promise: '' } };
  });
}

/** Whether an offer to the player is worth taking. Promises bind nobody and count for nothing. */
export function accepts(v: V, style: Style, { by, terms }: Deal): boolean {
  const o = outlookOf(v, style);
  const { gives, wants } = terms as unknown as Terms;
  const gift = wants.note !== null && textOf(wants.note) === 'support-for-the-throne';
  const { points } = o.pub.sheets[by]!;
  const isNear = points >= o.pub.agreed.points - NEAR_THE_END;
  if (gift && isNear) return false;
  if (isEvenSwap(gives, wants)) return !isNear;
  const mine = received(o, gives) - given(o, wants);
  const theirs = received(o, wants) - given(o, gives);
  const isAhead = by === leader(o) && standing(o.pub, by) > standing(o.pub, o.seat);
  return mine >= MARGIN + (isAhead ? WEIGHTS.leader : WEIGHTS.others) * Math.max(0, theirs);
}
