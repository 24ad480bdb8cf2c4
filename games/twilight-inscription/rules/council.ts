/** COUNCIL: votes are claimed, cast in secret, counted, resolved, and only then spent. */
import type { Seat } from '@orrery/kernel';
import { agendaCard, type AgendaId } from '../content/agendas.ts';
import { CHOOSING_FACE, FOR_FACE } from '../content/dice.ts';
import type { Effect } from '../content/effects.ts';
import { eventCard } from '../content/events.ts';
import { relicCard } from '../content/relics.ts';
import type { Res } from '../content/vocabulary.ts';
import { fire, hasMod, mods, pushTasks } from '../sheet/abilities.ts';
import { claimVotes, unspent } from '../sheet/claims.ts';
import type { Player } from '../sheet/player.ts';
import { showRelic } from './marking.ts';
import { AGENDA_DECKS, blackDie } from './setup.ts';
import type { CouncilLocals } from '../shapes.ts';
import { allSeats, change, changeAll, fromSpeakersLeft, procedure, type T } from './table.ts';

export const council = procedure('council', {
  claim: (t) => {
    claimVotesOfChart(t);
    return t.call('marking', { step: 'effects', seats: allSeats(t.pub), keeping: [] }, 'reveal');
  },
  // 1. the agenda of the Stage is revealed and read
  reveal: (t, f) => {
    const { stage } = eventCard(t.pub.event!);
    f.agenda = t.draw(AGENDA_DECKS[stage as 2 | 3 | 4], 'agendas') as AgendaId;
    t.emit('agenda', { agenda: f.agenda, shown: 'both' });
    // 2. each player votes in secret
    return t.seal(allSeats(t.pub), 'vote', { agenda: f.agenda }, 'tally');
  },
  // 3. votes are revealed from the Speaker's left and counted
  tally: (t, f) => {
    const given = new Map(t.answers(f, 'vote').map(({ seat, answer }) => [seat, answer]));
    for (const seat of fromSpeakersLeft(t.pub)) {
      const ballot = given.get(seat);
      if (!ballot) continue;
      if (ballot.relic) playCouncilRelic(t, seat);
      const free = ballot.side === null ? 0 : freeVotes(t.pub.players[seat]!, ballot.relic);
      f.ballots.push({ seat, side: ballot.side, votes: ballot.votes, free });
      t.emit('voted', { seat, side: ballot.side, votes: ballot.votes, free });
    }
    const sum = (side: 'for' | 'against'): number =>
      f.ballots.reduce((n, b) => n + (b.side === side ? b.votes + b.free : 0), 0);
    const margin = sum('for') - sum('against');
    const die = margin === 0 ? blackDie(t, 'agenda') : null;
    const passed = margin > 0 || die === FOR_FACE;
    f.outcome = passed ? 'for' : 'against';
    t.emit('outcome', { agenda: f.agenda!, outcome: f.outcome, for: sum('for'), against: sum('against'), die });
    return 'resolve';
  },
  // 4. the outcome with more votes
  resolve: (t, f) => {
    for (const { seat, side } of f.ballots) if (side === f.outcome) change(t, seat, (desk) => fire(desk, 'councilWon'));
    const effects = agendaCard(f.agenda!)[f.outcome!];
    if (effects.some((e) => e.do === 'choose' && e.by === 'mostVotes')) {
      f.chooser = whoChooses(t, f.ballots);
      return t.ask(f.chooser, 'nameResource', { agenda: f.agenda!, outcome: f.outcome! }, 'named');
    }
    for (const seat of allSeats(t.pub)) change(t, seat, (desk) => pushTasks(desk.p, effects));
    return t.call('marking', { step: 'effects', seats: allSeats(t.pub), keeping: [] }, 'spend');
  },
  named: (t, f) => {
    const option = t.answer(f, 'nameResource');
    const effects = agendaCard(f.agenda!)[f.outcome!].flatMap((e): Effect[] =>
      e.do === 'choose' ? e.options[option]! : [e],
    );
    for (const seat of allSeats(t.pub)) change(t, seat, (desk) => pushTasks(desk.p, effects));
    return t.call('marking', { step: 'effects', seats: allSeats(t.pub), keeping: [] }, 'spend');
  },
  // 5. votes cast are struck through, whichever side won
  spend: (t, f) => {
    spendVotes(t, f.ballots);
    return t.done();
  },
});

/** INS-COUNCIL-02: one vote for each unlocked "+1 Vote". */
export function claimVotesOfChart(t: T): void {
  changeAll(t, (desk, seat) => {
    const { p } = desk;
    const before = p.industry.votes.claimed;
    claimVotes(p, p.industry.councilors);
    t.emit('votesClaimed', { seat, votes: p.industry.votes.claimed - before });
    fire(desk, 'council');
  });
}

export const votesInHand = (p: Player): number => (hasMod(p, 'noVotes') ? 0 : unspent(p.industry.votes));

/** "Free" votes are neither circled nor struck through (INS-ADV-09). */
export function freeVotes(p: Player, relic: boolean): number {
  const own = mods(p, 'freeVotes').reduce((n, m) => n + m.n, 0);
  const [effect] = relicCard('the-syncretone').effects;
  return own + (relic && effect?.do === 'freeVotes' ? effect.n : 0);
}

export function spendVotes(t: T, ballots: CouncilLocals['ballots']): void {
  for (const { seat, votes } of ballots)
    change(t, seat, ({ p }) => {
      p.industry.votes.spent += votes;
    });
}

export function playCouncilRelic(t: T, seat: Seat): void {
  change(t, seat, ({ p }) => {
    p.relicsPlayed.push('the-syncretone');
    p.relicsInHand--;
  });
  showRelic(t, seat, 'the-syncretone');
}

/** The player who cast most; those tied roll until exactly one shows the icon (INS-CLAR-08). */
function whoChooses(t: T, ballots: CouncilLocals['ballots']): Seat {
  const cast = (b: CouncilLocals['ballots'][number]): number => b.votes + b.free;
  const most = Math.max(...ballots.map(cast));
  const tied = ballots.filter((b) => cast(b) === most).map((b) => b.seat);
  if (tied.length === 1) return tied[0]!;
  for (;;) {
    const dice = tied.map((seat): { seat: Seat; face: Res } => ({ seat, face: blackDie(t, 'chooser') }));
    const shown = dice.filter((d) => d.face === CHOOSING_FACE);
    if (shown.length !== 1) continue;
    t.emit('chooser', { seat: shown[0]!.seat, dice });
    return shown[0]!.seat;
  }
}
