export type { Below, Bot } from './bot.ts';
export { greedy } from './greedy.ts';
export { lookahead } from './lookahead.ts';
export { random } from './random.ts';
export { search } from './search.ts';
export type { Budget } from './search.ts';
export { botByName, botNames } from './roster.ts';
export { DECISION_LIMIT, botChance, playGame } from './playGame.ts';
export type { GameToPlay, Onlooker, PlayedGame } from './playGame.ts';
