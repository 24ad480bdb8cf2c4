import { drawFrom } from '@orrery/imperium';
import { flow, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { agendaFacts } from '../../content/agendas.ts';
import type { AgendaId } from '../../content/agendas.ts';
import type { Table, Ti4 } from '../../shapes.ts';
import { speakerOrder } from '../initiative.ts';
import { opening } from '../moments.ts';
import { exhaustedPlanets } from '../planets.ts';
import { AGENDA_DECK, AGENDA_DISCARD, AGENDA_HIDDEN, AGENDA_OPEN, LAWS } from '../zones.ts';
import { enact, leavePlay, repeal } from './laws.ts';
import { enters, outcomesOf } from './outcomes.ts';
import type { Prediction } from './shapes.ts';
import { castVote, leadingOutcomes, votersOf } from './voting.ts';

// AGEN: two agendas, each revealed, voted on and resolved; then all planets are readied.

/** Agendas of a phase (TI4-AGEN-02). */
const AGENDAS = 2;

const agendaPhase = flow<Ti4>()('agendaPhase', {
  begin: (t) => {
    t.pub.phase = 'agenda';
    return opening(t, 'phase.start', { phase: 'agenda', round: t.pub.round });
  },
  vote: (t) => t.call('agenda', { agenda: null, voters: [] }),
  again: (t, f) => {
    f.resolved++;
    return f.resolved < AGENDAS ? 'vote' : t.next;
  },
  /** Planets alone (TI4-AGEN-08); whoever may not ready all of them chooses. */
  ready: (t, f) => {
    f.readying = speakerOrder(t.pub).filter((seat) => exhaustedPlanets(t.pub, seat).length > readiedOf(t, seat));
    for (const planet of Object.values(t.pub.planets))
      if (planet.owner === null || !f.readying.includes(planet.owner)) planet.exhausted = false;
    if (f.readying.length === 0) t.emit('planetsReadied', {});
    return t.next;
  },
  readySome: (t, f) => {
    const seat = f.readying!.shift();
    if (seat === undefined) return 'ending';
    const n = readiedOf(t, seat);
    return t.call('readyPlanets', { seat, most: n, least: n });
  },
  readied: () => 'readySome',
  ending: (t) => opening(t, 'phase.end', { phase: 'agenda', round: t.pub.round }),
  over: (t) => t.end(),
});

const ALL = 99;
const readiedOf = (t: Table, seat: Seat): number => t.number('readiedPlanets', { seat }, ALL);

/** The component that does what an agenda says. */
export const resolutionOf = (agenda: string): string => `${agenda}!`;

const agenda = flow<Ti4>()(
  'agenda',
  {
    /** The top card of the deck, or a law that is voted on once more. */
    reveal: (t, f) => {
      f.around = t.pub.agenda;
      if (f.agenda === null) drawAgenda(t, AGENDA_OPEN);
      open(t, f.agenda ?? t.cards(AGENDA_OPEN).at(-1)!);
      // Nothing can be elected: another one comes (TI4-AGEN-20).
      if (t.pub.agenda!.outcomes.length === 0) return 'replace';
      return f.alone === undefined ? t.next : 'decide';
    },
    revealed: (t) =>
      t.window(
        'agenda.reveal.would',
        { agenda: t.pub.agenda!.agenda, prevented: false },
        speakerOrder(t.pub),
        'revealed',
      ),
    /** A replacement opens the same window again (TI4-CAC-60). */
    discarded: (t, f) => (f.revealed!.prevented ? 'replace' : 'react'),
    replace: (t, f) => {
      discard(t, t.pub.agenda!.agenda);
      discardHidden(t);
      t.pub.agenda = f.around ?? null;
      // A law that was put to the vote again is gone, and nothing takes its place (TI4-CAG-24).
      return f.agenda === null ? 'reveal' : 'over';
    },
    react: (t, f) => t.window('agenda.reveal.after', { agenda: f.revealed!.agenda }, speakerOrder(t.pub)),
    beforeVotes: (t, f) => {
      f.voters = votersOf(t);
      return t.window('votes.start', { agenda: t.pub.agenda!.agenda, outcome: null }, speakerOrder(t.pub), 'chosen');
    },
    next: (t, f) => {
      if (f.chosen!.outcome !== null) return 'elect';
      const seat = f.voters[0];
      if (seat === undefined) return 'spoken';
      const { agenda: id, outcomes } = t.pub.agenda!;
      f.vote = { outcome: null, planets: [] };
      if (!t.permission('mayVote', { seat }, true)) return 'cast'; // TI4-AGEN-13
      const about = { seat, agenda: id, outcomes: outcomes.slice(), must: false };
      return opening(t, 'vote.would', about, 'voting', speakerOrder(t.pub));
    },
    ask: (t, f) => {
      const { seat, agenda: id, outcomes, must } = f.voting!;
      return t.ask(seat, 'vote', { agenda: id, outcomes: outcomes.slice(), must }, 'vote');
    },
    cast: (t, f) => {
      const seat = f.voters[0]!;
      castVote(t, seat, f.vote!);
      const { agenda: id } = t.pub.agenda!;
      return t.window('vote.after', { seat, agenda: id, outcome: f.vote!.outcome }, speakerOrder(t.pub));
    },
    voted: (_, f) => {
      f.voters = f.voters.slice(1);
      return 'next';
    },
    spoken: (t) => t.window('votes.end', { agenda: t.pub.agenda!.agenda }, speakerOrder(t.pub)),
    /** Ties are the speaker's to decide; that is no vote (TI4-AGEN-06, TI4-AGEN-15). */
    count: (t, f) => {
      const from = leadingOutcomes(t.pub);
      f.outcome = from[0]!;
      if (from.length === 1) return t.next;
      return t.ask(t.pub.speaker, 'pickOne', { what: 'outcome', from, for: null, rule: 'TI4-AGEN-06' }, 'outcome');
    },
    elect: (t, f) => {
      const { agenda: id } = t.pub.agenda!;
      const outcome = f.chosen!.outcome ?? f.outcome!;
      f.elected = { agenda: id, outcome };
      if (t.pub.agenda!.elect !== 'player') return t.next;
      return t.window('outcome.elected', f.elected, speakerOrder(t.pub), 'elected');
    },
    settle: (t, f) => t.window('outcome.would', { ...f.elected!, prevented: false }, speakerOrder(t.pub), 'settled'),
    settled: () => 'resolve',
    /** One player's vote is the only one. */
    decide: (t, f) => {
      const { outcomes } = t.pub.agenda!;
      const asked = { what: 'outcome' as const, from: outcomes.slice(), for: null, rule: 'TI4-XXCH-06' };
      f.outcome = outcomes[0]!;
      return outcomes.length === 1 ? t.next : t.ask(f.alone!, 'pickOne', asked, 'outcome');
    },
    decided: (t, f) => {
      const { agenda: id, ballots } = t.pub.agenda!;
      const outcome = f.outcome!;
      ballots.push({ seat: f.alone!, outcome, votes: 1 });
      t.emit('voted', { seat: f.alone!, agenda: id, outcome, votes: 1, planets: [] });
      f.settled = { agenda: id, outcome, prevented: false };
      return t.next;
    },
    /** Laws enter play, then everything does what it says (TI4-AGEN-07, TI4-AGEN-09). */
    resolve: (t, f) => {
      const { outcome, prevented } = f.settled!;
      if (prevented) {
        discard(t, f.settled!.agenda);
        discardHidden(t);
        return 'over';
      }
      const id = unveil(t, f.settled!.agenda);
      f.settled!.agenda = id;
      t.emit('outcome', { agenda: id, outcome });
      if (t.pub.table.components[id]) leavePlay(t, id);
      if (enters(id as AgendaId, outcome)) enact(t, id as AgendaId, outcome, placeOf(t, id));
      t.addComponent(resolutionOf(id), { ability: resolutionOf(id), holder: null });
      return t.window('outcome.resolve', { agenda: id, outcome }, []);
    },
    resolved: (t, f) => {
      const { agenda: id, outcome } = f.settled!;
      t.removeComponent(resolutionOf(id));
      if (!t.pub.table.components[id]) discard(t, id);
      if (f.alone !== undefined) return 'over';
      return t.window('outcome.after', { agenda: id, outcome }, speakerOrder(t.pub));
    },
    /** After the agenda itself, in speaker order, one at a time (TI4-AGEN-17, TI4-CAC-02). */
    predictions: (t, f) => {
      const right = t.pub.agenda!.predictions.filter(({ outcome }) => outcome === f.settled!.outcome);
      const order = speakerOrder(t.pub);
      return t.call('predictions', { right: right.toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat)) });
    },
    over: (t) => t.end(),
  },
  { finally: (t, f) => void (t.pub.agenda = f.around ?? null) },
);

const drawAgenda = (t: Table, to: string): string | null => drawFrom(t, AGENDA_DECK, AGENDA_DISCARD, to);
/** Of a hidden agenda, which the speaker alone sees, all are told what can be voted for (TI4-CAG-10). */
function open(t: Table, id: string): void {
  let told = id as AgendaId;
  if (agendaFacts(told).elect === 'hidden-agenda') {
    drawAgenda(t, AGENDA_HIDDEN);
    t.peek(t.pub.speaker, AGENDA_HIDDEN, 1);
    told = (t.cards(AGENDA_HIDDEN)[0] ?? id) as AgendaId;
  }
  const elect = agendaFacts(told).elect ?? null;
  t.pub.agenda = { agenda: id, elect, outcomes: outcomesOf(t.pub, told), ballots: [], predictions: [] };
  if (t.pub.phase === 'agenda') t.pub.dealt = []; // TI4-DEAL-09
  t.emit('agendaRevealed', { agenda: id });
}
/** The hidden agenda takes the place of the one that hid it; else the agenda itself. */
function unveil(t: Table, id: string): string {
  const hidden = t.cards(AGENDA_HIDDEN)[0];
  if (hidden === undefined) return id;
  discard(t, id);
  t.move(hidden, AGENDA_HIDDEN, AGENDA_OPEN);
  t.pub.agenda!.agenda = hidden;
  t.emit('agendaRevealed', { agenda: hidden });
  return hidden;
}
function discardHidden(t: Table): void {
  for (const hidden of t.cards(AGENDA_HIDDEN).slice()) {
    t.move(hidden, AGENDA_HIDDEN, AGENDA_DISCARD, 'top');
    t.emit('agendaDiscarded', { agenda: hidden });
  }
}
/** Where the card lies: open, in play, or, where it was used up while it was voted on again, on the discard pile. */
const placeOf = (t: Table, id: string): string =>
  [AGENDA_OPEN, LAWS].find((zone) => t.cards(zone).includes(id)) ?? AGENDA_DISCARD;
/** On top of the discard pile, wherever it lay. */
function discard(t: Table, id: string): void {
  if (t.pub.table.components[id]) repeal(t, id);
  else if (!t.cards(AGENDA_DISCARD).includes(id)) t.move(id, placeOf(t, id), AGENDA_DISCARD, 'top');
  t.emit('agendaDiscarded', { agenda: id });
}

const predictions = flow<Ti4>()('predictions', {
  next: (t, f) => {
    const prediction: Prediction | undefined = f.right.shift();
    return prediction ? t.window('prediction.right', prediction, [prediction.seat]) : 'over';
  },
  again: () => 'next',
  over: (t) => t.end(),
});

export const agendaPart = part<Ti4>()({
  procedures: { agendaPhase, agenda, predictions },
  windows: {
    'agenda.reveal.would': { protocol: 'turns' },
    'agenda.reveal.after': { protocol: 'turns' },
    'votes.start': { protocol: 'turns' },
    'vote.would': { protocol: 'turns' },
    'vote.after': { protocol: 'turns' },
    'votes.end': { protocol: 'turns' },
    'outcome.elected': { protocol: 'turns' },
    'outcome.would': { protocol: 'turns' },
    'outcome.resolve': { protocol: 'turns' },
    'outcome.after': { protocol: 'turns' },
    'prediction.right': { protocol: 'turns' },
  },
});
