/** SOLO: the AI faction of games with one or two players. */
import type { Seat } from '@orrery/kernel';
import { agendaCard, type AgendaId } from '../content/agendas.ts';
import type { FocusResult, Goal } from '../content/aiFaction.ts';
import { AI_EXTRA_VOTES } from '../content/dice.ts';
import { eventCard } from '../content/events.ts';
import type { Effect } from '../content/effects.ts';
import { aiVotes, closeVotes, copyAi, markResult } from '../sheet/aiFaction.ts';
import { fire, pushTasks } from '../sheet/abilities.ts';
import { claimVotesOfChart, freeVotes, playCouncilRelic, spendVotes } from './council.ts';
import { AGENDA_DECKS, blackDie } from './setup.ts';
import { allSeats, change, procedure, type T } from './table.ts';
import type { Res } from '../content/vocabulary.ts';

/** One icon for each Focus die result (INS-SOLO-12), and the goals that brings (INS-SOLO-13). */
export function markTracks(t: T, results: [Res, number][]): void {
  const ai = copyAi(t.pub.ai!);
  t.pub.ai = ai;
  for (const [res, n] of results) {
    const result: FocusResult = `${res}${n === 2 ? 2 : 1}`;
    const goals = markResult(ai, result);
    t.emit('aiMarked', { result, goal: goals[0] ?? null });
    for (const goal of goals) reachGoal(t, goal);
  }
}

/** The AI gains nothing, it only takes the first place away (INS-SOLO-14 to INS-SOLO-16). */
function reachGoal(t: T, goal: Goal): void {
  if (goal === 'mecatol') {
    t.pub.mecatol.push({ who: 'ai', round: t.pub.round });
    t.emit('mecatol', { who: 'ai', slot: t.pub.mecatol.length - 1, votes: 0, vp: 0 });
    return;
  }
  const objective = t.pub.objectives.find((o) => o.sheet === goal);
  if (!objective) return;
  const first = objective.flipped === null;
  if (first) objective.flipped = { by: 'ai', round: t.pub.round, step: t.pub.step };
  t.emit('objective', { who: 'ai', objective: objective.id, vp: 0, first });
}

export const soloCouncil = procedure('soloCouncil', {
  claim: (t) => {
    claimVotesOfChart(t);
    return t.call('marking', { step: 'effects', seats: allSeats(t.pub), keeping: [] }, 'first');
  },
  // 1. the top agenda of the Stage: only its "For" outcome counts
  first: (t, f) => {
    f.for = reveal(t, 'for');
    return 'counter';
  },
  // 2. draw until one has the other star: only its "Against" outcome counts
  counter: (t, f) => {
    const star = agendaCard(f.for!).star;
    for (;;) {
      const id = drawAgenda(t);
      if (agendaCard(id).star === star) continue;
      f.against = id;
      t.emit('agenda', { agenda: id, shown: 'against' });
      return t.seal(allSeats(t.pub), 'castAgainstAi', { for: f.for!, against: id }, 'cast');
    }
  },
  // 3. players cast, then the AI: its track, lined out, and a black die
  cast: (t, f) => {
    for (const { seat, answer } of t.answers(f, 'castAgainstAi')) {
      if (answer.relic) playCouncilRelic(t, seat);
      const free = freeVotes(t.pub.players[seat]!, answer.relic);
      f.ballots.push({ seat, side: null, votes: answer.votes, free });
      t.emit('voted', { seat, side: null, votes: answer.votes, free });
    }
    const { stage } = eventCard(t.pub.event!);
    const ai = copyAi(t.pub.ai!);
    const track = aiVotes(ai, stage);
    closeVotes(ai, stage);
    t.pub.ai = ai;
    const face = blackDie(t, 'AI votes');
    f.ai = track + AI_EXTRA_VOTES[face];
    t.emit('aiVoted', { track, face, votes: f.ai });
    return 'resolve';
  },
  // 4. more than the AI: the starred outcome; else the other; each player alone
  resolve: (t, f) => {
    for (const ballot of f.ballots) {
      const won = ballot.votes + ballot.free > f.ai;
      const isFor = agendaCard(f.for!).star === won;
      const agenda = isFor ? f.for! : f.against!;
      const outcome = isFor ? 'for' : 'against';
      t.emit('resolvesAlone', { seat: ballot.seat, agenda, outcome });
      resolveAlone(t, ballot.seat, agendaCard(agenda)[outcome], won);
    }
    return t.call('marking', { step: 'effects', seats: allSeats(t.pub), keeping: [] }, 'spend');
  },
  // 5. strike through the votes cast
  spend: (t, f) => {
    spendVotes(t, f.ballots);
    return t.done();
  },
});

function drawAgenda(t: T): AgendaId {
  const { stage } = eventCard(t.pub.event!);
  return t.draw(AGENDA_DECKS[stage as 2 | 3 | 4], 'agendas') as AgendaId;
}

function reveal(t: T, shown: 'for'): AgendaId {
  const agenda = drawAgenda(t);
  t.emit('agenda', { agenda, shown });
  return agenda;
}

/** Each player is the highest voter of the own resolution, whatever the AI has cast (Q-SOLO-14). */
function resolveAlone(t: T, seat: Seat, effects: Effect[], won: boolean): void {
  const own = effects.map((e): Effect => (e.do === 'choose' ? { do: 'choose', options: e.options } : e));
  change(t, seat, (desk) => {
    if (won) fire(desk, 'councilWon');
    pushTasks(desk.p, own);
  });
}
