import { oneOf } from '@orrery/imperium';
import { clearMark, flow, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { STRATEGY_CARD_IDS } from '../content/strategyCards.ts';
import type { Ti4 } from '../shapes.ts';
import { initiativeOrder } from './initiative.ts';
import { opening } from './moments.ts';
import { leaderOf } from './points.ts';
import { openTo } from './scoring.ts';
import { takeToken, tokensOnBoard } from './tokens.ts';
import { DAMAGED } from './units.ts';
import { REVEALED, STAGE_1, STAGE_2, secretsOf } from './zones.ts';
import { secretObjectiveFacts } from '../content/secretObjectives.ts';
import type { SecretObjectiveId } from '../content/secretObjectives.ts';

// STAT: the eight steps of the status phase, in order (TI4-STAT-01).

const CARDS = 1;
const TOKENS = 2;

export const statusPhase = flow<Ti4>()('statusPhase', {
  begin: (t) => {
    t.pub.phase = 'status';
    return opening(t, 'phase.start', { phase: 'status', round: t.pub.round });
  },
  order: (t, f) => {
    f.order = initiativeOrder(t.pub);
    return t.next;
  },
  /** In initiative order at most one public and one secret objective each (TI4-OBJ-03, TI4-OBJ-09). */
  scorePublic: (t, f) => {
    const seat = f.order[0];
    if (seat === undefined) return 'reveal';
    return t.call('scoring', { seat, from: openTo(t, seat, t.cards(REVEALED)) });
  },
  scoreSecret: (t, f) => {
    const seat: Seat = f.order.shift()!;
    return t.call('secretScoring', { seat });
  },
  scored: () => 'scorePublic',
  /** Stage II only after all of stage I; none left ends the game (TI4-OBJ-02, TI4-GOAL-03, TI4-STAT-05). */
  reveal: (t, f) => {
    const objective = t.draw(STAGE_1, REVEALED) ?? t.draw(STAGE_2, REVEALED);
    if (objective === null) {
      const scores = t.pub.sheets.map(({ points }) => points);
      return t.finish({ winners: [leaderOf(t.pub)], scores, rule: 'TI4-GOAL-03' });
    }
    t.emit('revealed', { objective });
    f.order = initiativeOrder(t.pub);
    return t.next;
  },
  draw: (t, f) => {
    const seat = f.order.shift();
    return seat === undefined
      ? 'takeTokens'
      : t.call('drawActionCards', { seat, n: t.number('statusCards', { seat }, CARDS) });
  },
  drawn: () => 'draw',
  takeTokens: (t, f) => {
    for (const seat of initiativeOrder(t.pub))
      for (const system of tokensOnBoard(t.pub, seat)) takeToken(t.pub, system, seat);
    f.order = initiativeOrder(t.pub);
    return t.next;
  },
  gain: (t, f) => {
    const seat = f.order[0];
    return seat === undefined ? 'ready' : t.call('gainTokens', { seat, n: t.number('statusTokens', { seat }, TOKENS) });
  },
  redistribute: (t, f) => t.call('redistribute', { seat: f.order.shift()! }),
  redistributed: () => 'gain',
  /** Planets and everything else that was exhausted (TI4-STAT-03); damaged units are repaired. */
  ready: (t) => {
    for (const planet of Object.values(t.pub.planets)) planet.exhausted = false;
    for (const [id, { ready }] of Object.entries(t.pub.table.components))
      if (!ready) t.changeComponent(id, { ready: true });
    clearMark(t.pub.units, DAMAGED);
    return opening(t, 'status.step.would', { step: 'returnCards', keeps: [], prevented: false }, 'step');
  },
  /** All but those that are kept; these are readied (TI4-STRAT-06). */
  returnCards: (t, f) => {
    for (const card of STRATEGY_CARD_IDS) {
      const holder = f.step!.keeps.includes(card) ? t.pub.strategyCards[card].holder : null;
      Object.assign(t.pub.strategyCards[card], { holder, exhausted: false });
    }
    for (const sheet of t.pub.sheets) sheet.passed = false;
    t.pub.zero = null; // TI4-ROUND-04
    return opening(t, 'phase.end', { phase: 'status', round: t.pub.round });
  },
  over: (t) => t.end(),
});

/** A secret objective is chosen unseen; only a scored one is shown. */
const secretScoring = flow<Ti4>()('secretScoring', {
  ask: (t, f) => t.ask(f.seat, 'scoreSecret', {}),
  score: (t, f) => {
    const objective = t.secret(f, 'scoreSecret', f.seat);
    return objective === null ? t.end() : t.call('scoring', { seat: f.seat, from: [], score: objective });
  },
  over: (t) => t.end(),
});

export const statusPhasePart = part<Ti4>()({
  procedures: { statusPhase, secretScoring },
  asks: {
    scoreSecret: oneOf(
      'TI4-OBJ-07',
      (v) => {
        const { me, seat } = v;
        const held = (me!.table.cards[secretsOf(seat!)] ?? []).filter(
          (id) => secretObjectiveFacts(id as SecretObjectiveId).phase === 'status',
        );
        return [null, ...openTo(v, seat!, held)];
      },
      { secret: true },
    ),
  },
});
