/** What a chronicle says, apart from the names of things. */
export interface ChronicleWords {
  factions: (name: string, faction: string) => string;
  game: (number: number, scenario: string, winner: string, turns: number) => string;
  choice: (name: string, option: string) => string;
  political: string;
  longGame: string;
  gaveUp: string;
  upgrade: (turn: number, name: string, card: string, sheet: string, text: string) => string;
  points: (name: string, card: string, points: number) => string;
  next: (number: number, scenario: string) => string;
  standing: (name: string, points: number) => string;
  after: string;
  topUp: (name: string, card: string, sheet: string, text: string) => string;
  end: (winner: string) => string;
}
