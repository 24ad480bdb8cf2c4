// Chances of votes and of cards: small sums that need no sampling.

export interface Voter {
  readonly votes: number;
  /** The chance that this player votes for the outcome in question; else they vote against it. */
  readonly inFavour: number;
}
export interface VoteOdds {
  readonly passes: number;
  readonly fails: number;
  readonly tie: number;
  /** The chances of each number of votes for it, from none. */
  readonly votesFor: readonly number[];
}
/** How a vote between two outcomes ends when each voter is of two minds on their own. */
export function voteOdds(voters: readonly Voter[]): VoteOdds {
  const all = voters.reduce((sum, { votes }) => sum + votes, 0);
  let chances = [1];
  for (const { votes, inFavour } of voters) {
    const next = Array.from({ length: chances.length + votes }, () => 0);
    chances.forEach((p, n) => {
      next[n]! += p * (1 - inFavour);
      next[n + votes]! += p * inFavour;
    });
    chances = next;
  }
  const sum = (which: (n: number) => boolean): number => chances.reduce((total, p, n) => total + (which(n) ? p : 0), 0);
  return {
    passes: sum((n) => 2 * n > all),
    fails: sum((n) => 2 * n < all),
    tie: sum((n) => 2 * n === all),
    votesFor: chances,
  };
}

/** The chances to find 0, 1, 2 ... of the wanted cards among those drawn from a pile: hypergeometric. */
export function drawOdds(pile: number, wanted: number, drawn: number): number[] {
  if (![pile, wanted, drawn].every((n) => Number.isInteger(n) && n >= 0) || wanted > pile || drawn > pile)
    throw new Error(`${drawn} cards cannot be drawn from ${pile} with ${wanted} wanted ones`);
  let chances = [1];
  // Card by card: what is drawn next is wanted with the chance of those that are left.
  for (let n = 0; n < drawn; n++) {
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    chances.forEach((p, found) => {
      const hit = (wanted - found) / (pile - n);
      next[found]! += p * (1 - hit);
      next[found + 1]! += p * hit;
    });
    chances = next;
  }
  return Array.from({ length: Math.min(wanted, drawn) + 1 }, (_, n) => chances[n]!);
}
