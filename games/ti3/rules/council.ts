import { drawFrom, inOrder, leading, oneOf, votingOrder } from '@orrery/imperium';
import { NOBODY, flow } from '@orrery/kernel';
import type { Listed, Seat } from '@orrery/kernel';
import { agenda } from '../content/agendas/agendas.ts';
import { against } from '../content/agendas/side.ts';
import { MECATOL_PLANET, planetOf, systemOf, tile } from '../content/tiles.ts';
import type { Frame, Pub, Table, Ti3 } from '../shapes.ts';
import { isComponent, queries } from './queries.ts';
import { planetsOf } from './systems.ts';
import { clockwiseFrom } from './seating.ts';

// SC3 and POLITICS: the Galactic Council.

export const POLITICAL = 'political';
export const POLITICAL_DISCARD = 'political-discard';
export const IN_PLAY = 'laws';

/** Total influence of refreshed planets, at least one vote; planets are not exhausted, goods are no votes (TI3-POLITICS-12 to TI3-POLITICS-15). */
export const votesOf = (pub: Pub, seat: Seat): number =>
  queries.number(
    pub,
    'votes',
    { seat },
    Math.max(
      1,
      planetsOf(pub, seat)
        .filter((id) => !pub.planets[id]!.exhausted)
        .reduce((sum, id) => sum + planetOf(id).influence, 0),
    ),
  );

const players = (pub: Pub): Seat[] => pub.sheets.flatMap((_, seat) => (pub.table.out.includes(seat) ? [] : [seat]));
const held = (pub: Pub): string[] => Object.keys(pub.planets).filter((planet) => pub.planets[planet]!.by !== null);

/** Two of a kind, each pair once. */
const pairs = <V>(list: readonly V[], may: (a: V, b: V) => boolean = () => true): [V, V][] =>
  list.flatMap((a, i) => list.slice(i + 1).flatMap((b): [V, V][] => (may(a, b) ? [[a, b]] : [])));

/** What may be voted for: two sides, or whoever and whatever can be elected (TI3-POLITICS-03, TI3-POLITICS-04). */
export function optionsOf(pub: Pub, id: string): string[] {
  switch (agenda(id).vote) {
    case 'for-against':
      return ['for', 'against'];
    case 'player':
      return players(pub).map(String);
    case 'two-players':
      return pairs(players(pub)).map((pair) => pair.join(' '));
    case 'planet':
      return held(pub);
    case 'two-planets': {
      const open = held(pub).filter((p) => p !== MECATOL_PLANET && tile(systemOf(p)).kind !== 'home');
      return pairs(open, (a, b) => pub.planets[a]!.by !== pub.planets[b]!.by).map((pair) => pair.join(' '));
    }
    case 'law':
      return pub.laws.map(({ card }) => card);
  }
}

/** Is there anything that an agenda could decide? */
export const votable = (pub: Pub, id: string): boolean => optionsOf(pub, id).length > 0;

/** All votes for one option, or abstention (TI3-POLITICS-13, TI3-POLITICS-16). */
export const vote: Listed<Ti3, 'vote'> = oneOf('TI3-POLITICS-13', (_, { options }) => [null, ...options]);

/** In a tie, even 0 to 0, the Speaker decides (TI3-POLITICS-17). */
export const breakTie: Listed<Ti3, 'breakTie'> = oneOf('TI3-POLITICS-17', (_, { options }) => options);

/** The top Political Card lies open; null: there is none. An election that nobody could win is skipped for the next card. */
function drawAgenda(t: Table): string | null {
  const cards = t.pub.table.zones[POLITICAL]!.n + t.pub.table.zones[POLITICAL_DISCARD]!.n;
  for (let tries = 0; tries < cards; tries++) {
    const card = drawFrom(t, POLITICAL, POLITICAL_DISCARD, POLITICAL_DISCARD);
    if (card === null || optionsOf(t.pub, card).length > 0) return card;
  }
  return null;
}

export const politicalPrimary = flow<Ti3>()('politicalPrimary', {
  /** a. Three Action Cards (TI3-SC3-01). */
  drawCards: (t, f) => t.call('draw', { seat: f.seat, cards: 3 }),
  /** Before a Political Card is drawn; the active player thinks about the counter meanwhile, so that nobody waits for the others. */
  coming: (t, f) => t.window('agenda.would', { seat: f.seat, agenda: null, cancelled: false }, t.pub.order, 'coming'),
  /** b. A counter (TI3-SC3-02). */
  receiveCounter: (t, f) => t.call('receiveCounters', { seat: f.seat, n: 1 }),
  /** c. The top Political Card is put to the vote; this is not optional (TI3-SC3-03). */
  draw: (t, f) => {
    if (f.coming!.cancelled) return 'lookAhead';
    f.drawn = f.coming!.agenda ?? drawAgenda(t);
    if (f.drawn === null) return 'lookAhead';
    t.emit('agenda', { agenda: f.drawn });
    return t.next;
  },
  read: (t, f) =>
    t.window('agenda.revealed', { seat: f.seat, agenda: f.drawn!, replaced: false, only: null }, t.pub.order, 'read'),
  debate: (t, f) => {
    if (f.read!.replaced) {
      f.coming = { seat: f.seat, agenda: null, cancelled: false };
      return 'draw';
    }
    return t.call('council', { agenda: f.drawn!, only: f.read!.only });
  },
  /** d. The active player looks at the next three and decides which will be drawn next (TI3-SC3-04). */
  lookAhead: (t, f) => {
    const seen = t.peek(f.seat, POLITICAL, 3);
    return seen.length < 2 ? t.end() : t.ask(f.seat, 'nextAgenda', { cards: seen.length });
  },
  arrange: (t, f) => {
    const [, ...others] = t.secret(f, 'nextAgenda', f.seat);
    for (const card of others) t.move(card, POLITICAL, POLITICAL, 'bottom');
    t.emit('arranged', { seat: f.seat });
    return t.end();
  },
});

/** The first comes next; the others go to the bottom in this order. */
export const nextAgenda: Listed<Ti3, 'nextAgenda'> = inOrder('TI3-SC3-04', POLITICAL);

export const council = flow<Ti3>()('council', {
  /** Clockwise from the Speaker's left; the Speaker votes last (TI3-POLITICS-10). */
  open: (t, f) => {
    const { speaker } = t.pub;
    f.cast = [];
    f.voters = votingOrder(clockwiseFrom(t.pub, speaker)).filter(
      (seat) =>
        !t.pub.table.out.includes(seat) &&
        (f.only === null || f.only === seat) &&
        queries.permission(t.pub, 'mayVote', { seat }, true),
    );
    return t.next;
  },
  ballot: (t, f) => {
    const seat = f.voters![0];
    if (seat === undefined) return 'close';
    return t.window('vote.would', { agenda: f.agenda, seat, votes: votesOf(t.pub, seat) }, [seat], 'ballot');
  },
  vote: (t, f) => {
    const q = { agenda: f.agenda, options: optionsOf(t.pub, f.agenda), votes: f.ballot!.votes };
    return t.ask(f.voters![0]!, 'vote', q, 'vote');
  },
  /** Votes are public and final (TI3-POLITICS-11). */
  cast: (t, f) => {
    const seat = f.voters!.shift()!;
    const choice = f.vote!;
    const votes = choice === null ? 0 : f.ballot!.votes;
    if (choice !== null) f.cast!.push({ seat, choice, votes });
    t.emit('voted', { seat, agenda: f.agenda, choice, votes });
    return 'ballot';
  },
  close: (t, f) => t.window('votes.cast', { agenda: f.agenda, cast: f.cast! }, t.pub.order, 'counted'),
  /** Most votes; abstentions are ignored (TI3-POLITICS-03, TI3-POLITICS-04, TI3-POLITICS-16). */
  count: (t, f) => {
    f.cast = f.counted!.cast;
    const best = leaders(t.pub, f);
    // What could be elected is gone since the card was drawn: nothing is decided.
    if (best.length === 0) return 'end';
    f.choice = best[0]!;
    return best.length === 1 ? t.next : t.ask(t.pub.speaker, 'breakTie', { agenda: f.agenda, options: best }, 'choice');
  },
  resolve: (t, f) => {
    const { agenda: id, choice, cast } = f;
    t.emit('decided', { agenda: id, choice: choice! });
    const side = choice === 'against' ? against(id) : id;
    if (!isComponent(side)) return 'end';
    t.addComponent(side, { ability: side, holder: null });
    const elected = agenda(id).vote === 'for-against' ? null : choice!;
    const about = { agenda: id, round: t.pub.round, elected, cast: cast! };
    return t.window(choice === 'against' ? 'agenda.failed' : 'agenda.passed', about, [NOBODY]);
  },
  /** A law stays face up in the common play area (TI3-POLITICS-05); anything else is carried out once (TI3-POLITICS-18). */
  settle: (t, f) => {
    const { law, vote: kind } = agenda(f.agenda);
    t.removeComponent(f.choice === 'against' ? against(f.agenda) : f.agenda);
    if (law && f.choice !== 'against') enact(t, f.agenda, kind === 'for-against' ? null : f.choice!);
    return t.next;
  },
  end: (t) => t.end(),
});

/** The options with most votes: in a tie among them, or among all when nobody voted. */
const leaders = (pub: Pub, f: Frame<'council'>): string[] =>
  leading(optionsOf(pub, f.agenda), f.cast!, ({ choice }) => choice);

/** A law comes into play; "you" of its text is the player elected, if it elects one. */
export function enact(t: Table, law: string, elected: string | null): void {
  t.move(law, POLITICAL_DISCARD, IN_PLAY);
  t.pub.laws.push({ card: law, elected });
  const holder = elected !== null && agenda(law).vote === 'player' ? Number(elected) : null;
  t.addComponent(law, { ability: law, holder, on: elected });
}

/** A law leaves play for the discard pile. */
export function repeal(t: Table, law: string): void {
  t.pub.laws = t.pub.laws.filter(({ card }) => card !== law);
  t.move(law, IN_PLAY, POLITICAL_DISCARD);
  t.removeComponent(law);
  t.emit('repealed', { law });
}
