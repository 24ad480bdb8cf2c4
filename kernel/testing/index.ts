export { Given, newTable, position } from './given.ts';
export type { Position } from './given.ts';
export { fuzz, joinReports } from './fuzz.ts';
export type { FuzzFailure, FuzzReport, FuzzSetup } from './fuzz.ts';
export { inheritedTests } from './inherited.ts';
export type { Inherit, Runner } from './inherited.ts';
export { badCommands } from './badInput.ts';
export { hiddenFrom, swapUnknown } from './secrets.ts';
