import type { Voter } from './chances.ts';

// A vote and a draw in a link: 'votes=5-50,3-20' (votes and the chance in hundredths), 'draw=80-4-3' (cards, wanted ones, drawn ones). All of it comes from
// outside: what cannot be read is left out.

export interface ChancesWish {
  readonly voters: readonly Voter[];
  readonly pile: number;
  readonly wanted: number;
  readonly drawn: number;
}
const MOST_VOTERS = 8;
const MOST_CARDS = 200;

export function readChances(query: URLSearchParams): ChancesWish {
  const voters = (query.get('votes') ?? '5-50,4-50,3-50')
    .split(',')
    .flatMap((word): Voter[] => {
      const found = /^(\d{1,2})-(\d{1,3})$/.exec(word);
      return found ? [{ votes: Number(found[1]), inFavour: Math.min(100, Number(found[2])) / 100 }] : [];
    })
    .slice(0, MOST_VOTERS);
  const [pile = 80, wanted = 4, drawn = 2] = (/^(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(query.get('draw') ?? '') ?? [])
    .slice(1)
    .map((n) => Math.min(MOST_CARDS, Number(n)));
  return { voters, pile, wanted: Math.min(wanted, pile), drawn: Math.min(drawn, pile) };
}
export const writeChances = ({ voters, pile, wanted, drawn }: ChancesWish): URLSearchParams =>
  new URLSearchParams({
    votes: voters.map(({ votes, inFavour }) => `${votes}-${Math.round(inFavour * 100)}`).join(),
    draw: `${pile}-${wanted}-${drawn}`,
  });
