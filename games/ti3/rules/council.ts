import type { Listed, Reaction, Seat } from '@orrery/kernel';
import { AGENDAS, agenda } from '../content/agendas.ts';
import { planetOf } from '../content/tiles.ts';
import type { Frame, Pub, Ti3, View } from '../shapes.ts';
import { procedure } from './procedures.ts';
import { receiveGoods } from './spending.ts';
import { planetsOf } from './systems.ts';
import { clockwise } from './units.ts';

// SC3 and POLITICS: the Galactic Council.

export const POLITICAL = 'political';
export const POLITICAL_DISCARD = 'political-discard';
export const IN_PLAY = 'laws';
export const politicalDeck = (): string[] => AGENDAS.map(({ id }) => id);

/** Total influence of refreshed planets, at least one vote; planets are not exhausted, goods are no votes (TI3-POLITICS-12 to TI3-POLITICS-15). */
export const votesOf = (pub: Pub, seat: Seat): number =>
  Math.max(
    1,
    planetsOf(pub, seat)
      .filter((id) => !pub.planets[id]!.exhausted)
      .reduce((sum, id) => sum + planetOf(id).influence, 0),
  );

const optionsOf = (pub: Pub, id: string): string[] => {
  const { vote: kind } = agenda(id);
  if (kind === 'for-against') return ['for', 'against'];
  if (kind === 'planet') return Object.keys(pub.planets).filter((planet) => pub.planets[planet]!.by !== null);
  return pub.sheets.flatMap((_, seat) => (pub.table.out.includes(seat) ? [] : [String(seat)]));
};

/** All votes for one option, or abstention (TI3-POLITICS-13, TI3-POLITICS-16). */
export const vote: Listed<Ti3, 'vote'> = {
  rule: 'TI3-POLITICS-13',
  list: (_, { options }) => [null, ...options],
  fallback: () => null,
};

/** In a tie, even 0 to 0, the Speaker decides (TI3-POLITICS-17). */
export const breakTie: Listed<Ti3, 'breakTie'> = {
  rule: 'TI3-POLITICS-17',
  list: (_, { options }) => options,
  fallback: (_, { options }) => options[0]!,
};

export const politicalPrimary = procedure('politicalPrimary', {
  /** a. Three Action Cards (TI3-SC3-01). */
  drawCards: (t, f) => t.call('draw', { seat: f.seat, cards: 3 }, 'receiveCounter'),
  /** b. A counter (TI3-SC3-02). */
  receiveCounter: (t, f) => t.call('receiveCounters', { seat: f.seat, n: 1 }, 'agenda'),
  /** c. The top Political Card is put to the vote; this is not optional (TI3-SC3-03). */
  agenda(t) {
    if (t.pub.table.zones[POLITICAL]!.n === 0) t.recycle(POLITICAL_DISCARD, POLITICAL);
    const card = t.draw(POLITICAL, POLITICAL_DISCARD);
    if (card === null) return 'lookAhead';
    t.emit('agenda', { agenda: card });
    return t.call('council', { agenda: card, voters: [], cast: [] }, 'lookAhead');
  },
  /** d. The active player looks at the next three and decides which will be drawn next (TI3-SC3-04). */
  lookAhead(t, f) {
    const seen = t.peek(f.seat, POLITICAL, 3);
    return seen.length < 2 ? t.done() : t.ask(f.seat, 'nextAgenda', { cards: seen.length }, 'arrange');
  },
  arrange(t, f) {
    const [, ...others] = t.secret(f, 'nextAgenda', f.seat);
    for (const card of others) t.move(card, POLITICAL, POLITICAL, 'bottom');
    t.emit('arranged', { seat: f.seat });
    return t.done();
  },
});

/** The cards a seat has just looked at, top first. */
function seenOnTop(v: View, n: number): string[] {
  const top = v.pub.table.zones[POLITICAL]!.n - 1;
  const known = v.me!.table.knows[POLITICAL]?.at ?? {};
  return Array.from({ length: n }, (_, i) => known[top - i]!);
}

/** The first comes next; the others go to the bottom in this order. */
export const nextAgenda: Listed<Ti3, 'nextAgenda'> = {
  rule: 'TI3-SC3-04',
  secret: true,
  list: (v, { cards }) => permutations(seenOnTop(v, cards)),
  fallback: (v, { cards }) => seenOnTop(v, cards),
};

const permutations = (cards: string[]): string[][] =>
  cards.length <= 1
    ? [cards]
    : cards.flatMap((card) => permutations(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]));

export const council = procedure('council', {
  /** Clockwise from the Speaker's left; the Speaker votes last (TI3-POLITICS-10). */
  open(t, f) {
    const { speaker } = t.pub;
    f.voters = [...clockwise(t.pub, speaker), speaker].filter((seat) => !t.pub.table.out.includes(seat));
    return 'vote';
  },
  vote(t, f) {
    const seat = f.voters[0];
    if (seat === undefined) return 'count';
    const q = { agenda: f.agenda, options: optionsOf(t.pub, f.agenda), votes: votesOf(t.pub, seat) };
    return t.ask(seat, 'vote', q, 'cast');
  },
  /** Votes are public and final (TI3-POLITICS-11). */
  cast(t, f) {
    const seat = f.voters.shift()!;
    const choice = t.answer(f, 'vote');
    const votes = choice === null ? 0 : votesOf(t.pub, seat);
    if (choice !== null) f.cast.push({ choice, votes });
    t.emit('voted', { seat, agenda: f.agenda, choice, votes });
    return 'vote';
  },
  /** Most votes; abstentions are ignored (TI3-POLITICS-03, TI3-POLITICS-04, TI3-POLITICS-16). */
  count(t, f) {
    const best = leaders(t.pub, f);
    if (best.length === 1) {
      f.result = best[0]!;
      return 'resolve';
    }
    return t.ask(t.pub.speaker, 'breakTie', { agenda: f.agenda, options: best }, 'resolve');
  },
  resolve(t, f) {
    const choice = f.result as string;
    const { law, passes, fails, vote: kind } = agenda(f.agenda);
    t.emit('decided', { agenda: f.agenda, choice });
    if (choice === 'against') fails?.(t);
    else {
      const elected = kind === 'for-against' ? null : choice;
      passes(t, elected);
      // A law stays face up in the common play area (TI3-POLITICS-05); anything else is carried out once (TI3-POLITICS-18).
      if (law) {
        t.move(f.agenda, POLITICAL_DISCARD, IN_PLAY);
        t.pub.laws.push({ card: f.agenda, elected });
      }
    }
    return t.done();
  },
});

/** The options with most votes: in a tie among them, or among all when nobody voted. */
function leaders(pub: Pub, f: Frame<'council'>): string[] {
  const options = optionsOf(pub, f.agenda);
  const sums = options.map((option) =>
    f.cast.reduce((sum, { choice, votes }) => (choice === option ? sum + votes : sum), 0),
  );
  const most = Math.max(...sums);
  return options.filter((_, i) => sums[i] === most);
}

/** Minister of Exploration: a Trade Good whenever another player takes a neutral planet. */
export const explorationDividend: Reaction<Ti3, 'occupied'> = {
  window: 'occupied',
  mandatory: true,
  can: (_, { seat }, source) => seat !== source.seat && source.seat >= 0,
  start: ({ seat }) => ({ proc: 'dividend', locals: { seat } }),
};
export const dividend = procedure('dividend', {
  receive(t, f) {
    receiveGoods(t, f.seat, 1);
    return t.done();
  },
});
