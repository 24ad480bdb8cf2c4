/** Numbers of the box and of the rulebook that no single component prints. */
export const COMMAND_TOKENS = 16;
export const STARTING_TOKENS = { tactic: 3, fleet: 3, strategy: 2 } as const;
export const HAND_LIMIT = 7;
export const SECRET_OBJECTIVE_LIMIT = 3;
export const PDS_PER_PLANET = 2;
export const DOCKS_PER_PLANET = 1;
export const CUSTODIANS_INFLUENCE = 6;
export const SLEEPER_TOKENS = 5;
/** The length of a game, chosen by the table. */
export const VICTORY_POINTS = [10, 14] as const;
