import { procedures, redeal } from '../index.ts';
import type { Game, Json, Seat, Shapes, Words } from '../index.ts';
import { oneLanguage } from '../testing/oneLanguage.ts';

// The smallest game with one decision of every kind; a turn's list of acts says what is asked next.

export type Act = 'count' | 'roll' | 'draw' | 'bid' | 'pick' | 'build' | 'even' | 'break';
export interface Mini extends Shapes {
  pub: { score: number[]; bids: number[]; built: number[][]; broken: boolean; mended: number; life: number[] };
  own: { picked: number };
  hidden: object;
  frames: {
    setUp: object;
    turns: { seat: Seat; acts: Act[] };
    careful: { seat: Seat };
    mend: object;
    fall: { seat: Seat };
  };
  asks: {
    act: { q: { acts: Act[] }; a: Act };
    bid: { q: { by: Seat }; a: number };
    pick: { q: object; a: string };
    build: { q: { sum: number }; a: number[] };
    even: { q: object; a: number };
    late: { q: object; a: boolean };
  };
  events: {
    did: { all: { seat: Seat; act: Act; value?: number }; some?: { card: string } };
    cleaned: { all: object };
  };
  windows: object;
  queries: object;
}

const procedure = procedures<Mini>();
export const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `${letter}.1`);

const setUp = procedure('setUp', {
  deal(t) {
    t.addZone('deck', 'down', null, CARDS);
    t.shuffle('deck');
    for (let seat = 0; seat < t.pub.table.seats; seat++) t.addZone(`hand${seat}`, [seat], seat);
    const acts: Act[] = ['count', 'roll', 'draw', 'bid', 'pick', 'build', 'even', 'break'];
    return t.replaceWith('turns', { seat: 0, acts: t.pub.table.options.acts === 'few' ? ['count'] : acts });
  },
});

const turns = procedure('turns', {
  begin: (t, f) => t.ask(f.seat, 'act', { acts: f.acts }, 'act'),
  act(t, f) {
    const act = t.answer(f, 'act');
    t.emit('did', { seat: f.seat, act });
    switch (act) {
      case 'count':
        t.pub.score[f.seat]!++;
        return t.pub.score[f.seat]! >= 5
          ? t.finish({ winners: [f.seat], scores: t.pub.score.slice(), rule: 'MINI-END' })
          : 'begin';
      case 'roll':
        t.emit('did', { seat: f.seat, act, value: t.die('dice', 6) });
        return 'next';
      case 'draw': {
        const card = t.draw('deck', `hand${f.seat}`);
        if (card) t.emit('did', { seat: f.seat, act }, { to: [f.seat], some: { card } });
        return 'begin';
      }
      case 'bid':
        return t.seal(
          t.own.map((_, seat) => seat),
          'bid',
          (seat) => ({ by: seat }),
          'bids',
        );
      case 'pick':
        return t.cards(`hand${f.seat}`).length > 0 ? t.ask(f.seat, 'pick', {}, 'picked') : 'begin';
      case 'build':
        return t.ask(f.seat, 'build', { sum: 4 }, 'built');
      case 'even':
        return t.ask(f.seat, 'even', {}, 'evened');
      case 'break':
        return t.call('careful', { seat: f.seat }, 'next');
    }
  },
  bids(t, f) {
    t.pub.bids = t.answers(f, 'bid').map(({ answer }) => answer);
    return 'next';
  },
  picked(t, f) {
    const card = t.secret(f, 'pick', f.seat);
    t.own[f.seat]!.picked++;
    t.move(card, `hand${f.seat}`, 'deck', 'bottom');
    return 'begin';
  },
  built(t, f) {
    t.pub.built.push(t.answer(f, 'build'));
    return 'begin';
  },
  evened(t, f) {
    t.pub.score[f.seat]! += t.answer(f, 'even') % 2;
    return 'begin';
  },
  next(t, f) {
    do f.seat = (f.seat + 1) % t.pub.table.seats;
    while (t.pub.table.out.includes(f.seat));
    return 'begin';
  },
});

/** Breaks something inside an atomic procedure, with a clean-up; the always-true rule mends it afterwards. */
const careful = procedure(
  'careful',
  {
    break(t) {
      t.pub.broken = true;
      return 'after';
    },
    after: (t, f) => t.ask(f.seat, 'late', {}, 'end'),
    end: (t) => t.done(),
  },
  { atomic: true, finally: (t) => t.emit('cleaned', {}) },
);
const mend = procedure('mend', {
  mend(t) {
    t.pub.broken = false;
    t.pub.mended++;
    return t.done();
  },
});
const fall = procedure('fall', {
  out(t, f) {
    t.eliminate(f.seat);
    t.pub.life[f.seat] = -1;
    const left = t.own.map((_, seat) => seat).filter((seat) => !t.pub.table.out.includes(seat));
    return left.length === 1 ? t.finish({ winners: left, scores: t.pub.score.slice(), rule: 'MINI-LAST' }) : t.done();
  },
});

const words: Words<Mini> = {
  event: { did: ({ act }, some) => `${act}${some ? ` ${some.card}` : ''}`, cleaned: () => 'clean' },
  question: {
    act: () => 'act?',
    bid: () => 'bid?',
    pick: () => 'pick?',
    build: () => 'build?',
    even: () => 'even?',
    late: () => 'late?',
  },
  answer: { act: String, bid: String, pick: String, build: String, even: String, late: String },
  window: {},
  source: () => '',
  rule: { 'MINI-ACT': 'Only {acts} acts are possible.' },
};

export const mini: Game<Mini> = {
  id: 'mini',
  rules: 2,
  seats: { min: 1, max: 4 },
  options: { acts: { values: ['all', 'few'], default: 'all' } },
  begin: (seats) => ({
    pub: { score: Array(seats).fill(0), bids: [], built: [], broken: false, mended: 0, life: Array(seats).fill(1) },
    own: Array.from({ length: seats }, () => ({ picked: 0 })),
    hidden: {},
    start: { proc: 'setUp', locals: {} },
  }),
  procedures: { setUp, turns, careful, mend, fall },
  asks: {
    act: {
      rule: 'MINI-ACT',
      list: (_v, q) => q.acts,
      refuse: (_v, q) => ({ rule: 'MINI-ACT', with: { acts: q.acts.length } }),
      fallback: () => 'count',
    },
    bid: { rule: 'MINI-BID', list: () => [0, 1, 2, 3], fallback: () => 0 },
    pick: {
      rule: 'MINI-PICK',
      secret: true,
      list: (v) => v.me!.table.cards[`hand${v.seat}`]!,
      fallback: (v) => v.me!.table.cards[`hand${v.seat}`]![0]!,
    },
    build: {
      rule: 'MINI-BUILD',
      grow(_v, q, part) {
        const left = q.sum - part.reduce((sum, n) => sum + n, 0);
        return { add: [1, 2, 3].filter((n) => n <= left), done: left === 0 };
      },
      fallback: () => [2, 2],
    },
    even: {
      rule: 'MINI-EVEN',
      form: (a: Json) => Number.isInteger(a),
      illegal: (_v, _q, a) => (a % 2 === 0 ? null : { rule: 'MINI-EVEN' }),
      sample: (_v, _q, below) => below(500_000) * 2,
      fallback: () => 0,
    },
    late: { rule: 'MINI-LATE', list: () => [true, false], fallback: () => true, isObsolete: (pub) => !pub.broken },
  },
  windows: {},
  reactions: {},
  invariants: [
    (pub) => (pub.broken ? { proc: 'mend', locals: {} } : null),
    (pub) => {
      const seat = pub.life.indexOf(0);
      return seat < 0 ? null : { proc: 'fall', locals: { seat } };
    },
  ],
  resign: (t, seat) => {
    t.pub.life[seat] = 0;
  },
  bot: {
    determinize: (v, below) => {
      const hands = Array.from({ length: v.pub.table.seats }, (_, seat) => `hand${seat}`);
      const decks = [{ zones: ['deck', ...hands], cards: CARDS }];
      return redeal(v, { id: 'mini', rules: 2 }, decks, below, { own: () => ({ picked: 0 }), hidden: {} });
    },
  },
  ...oneLanguage('Mini', words),
  census: (s) => ({ cards: Object.values(s.pub.table.zones).reduce((sum, zone) => sum + zone.n, 0) }),
};
