import type { SeatingPlan } from '@orrery/web/design/Seating.tsx';

const alone = (seats: number) => Array.from({ length: seats }, (_, seat) => seat);
const next = (seats: number) => alone(seats).map((seat) => [seat, (seat + 1) % seats] as const);

/** Who fights whom in each way to play. */
export function planOf(mode: string, seats: number): SeatingPlan {
  switch (mode) {
    case 'hunter':
    case 'firstBlood':
      return { sides: alone(seats).map(() => 0), arrows: next(seats) };
    case 'freeForAll':
      return { sides: alone(seats) };
    case 'hydra2':
      return { sides: [0, 1, 0, 1], arrows: [[0, 1]] };
    case 'hydra3':
      return { sides: [0, 1, 0, 1, 0, 1], arrows: [[0, 3]] };
    case 'emperor':
      return {
        sides: [0, 0, 0, 1, 1, 1],
        heads: [1, 4],
        arrows: [
          [0, 5],
          [2, 3],
          [1, 3],
          [1, 4],
          [1, 5],
        ],
      };
    case 'raid':
      return { sides: alone(seats).map((seat) => (seat === 0 ? 0 : 1)), heads: [0] };
    default:
      return { sides: [0, 1] };
  }
}

/** About how long a way to play takes, in minutes: turns as measured with bots, at the pace of people who know the game. */
export function minutesOf(mode: string, seats: number): number {
  switch (mode) {
    case 'freeForAll':
    case 'hunter':
      return [15, 15, 15, 25, 35, 45, 55][seats]!;
    case 'firstBlood':
      return [15, 15, 15, 20, 25, 25, 30][seats]!;
    case 'hydra2':
      return 25;
    case 'hydra3':
      return 30;
    case 'emperor':
      return 40;
    case 'raid':
      return [15, 15, 15, 20, 30, 35, 45][seats]!;
    case 'campaign':
      return 240;
    default:
      return 15;
  }
}
