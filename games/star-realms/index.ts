export { starRealms, starRealms as default } from './game.ts';
