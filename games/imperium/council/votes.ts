import type { Seat } from '@orrery/kernel';

// A vote: everybody speaks once, the chair last; most votes decide, and the chair where they are even.

/** Who votes, one after the other: from the left of the chair round to it. */
export const votingOrder = (clockwiseFromChair: readonly Seat[]): Seat[] => {
  const [chair, ...others] = clockwiseFromChair;
  return chair === undefined ? [] : [...others, chair];
};

/** Outcomes with the most votes; all of them where nobody voted. */
export function leading<Ballot extends { votes: number }>(
  outcomes: readonly string[],
  ballots: readonly Ballot[],
  outcomeOf: (ballot: Ballot) => string,
): string[] {
  const votesFor = (outcome: string) =>
    ballots.reduce((sum, ballot) => (outcomeOf(ballot) === outcome ? sum + ballot.votes : sum), 0);
  const sums = outcomes.map(votesFor);
  const most = Math.max(...sums);
  return outcomes.filter((_, i) => sums[i] === most);
}
