import { RACES } from '../content/races/races.ts';

// Races that a draft before the game settled: by seat, the Speaker's first.

export const readRaces = (text: string): string[] | null => {
  const ids = text.split(',');
  const known = ids.every((id) => RACES.some((race) => race.id === id));
  return known && ids.length > 2 && new Set(ids).size === ids.length ? ids : null;
};
export const flawOfRaces = (text: string): string | null =>
  readRaces(text) ? null : 'different races by their ids, with commas between them, the Speaker first';
export const isSettled = (races: string | readonly string[]): races is readonly string[] => typeof races !== 'string';
