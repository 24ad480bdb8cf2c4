import { begin, keyFromSeed, sampler, Table } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { starRealms } from '../game.ts';
import { WHOLE } from './measure.ts';
import { playThrough } from './playThrough.ts';
import type { Chooser } from './playThrough.ts';

/** Every scenario of whole campaigns: who won, how, and how long it took. */
export interface MeasuredScenario {
  games: number;
  firstWins: number;
  starEmpireWins: number;
  /** Won by the first of the two players that were pitted against each other. */
  ownWins: number;
  political: number;
  /** Of both players, game by game. */
  turns: number[];
  /** The small Scenario card chosen -> how often, and how often the Star Empire and the first player won with it. */
  options: { [option: string]: { games: number; starEmpireWins: number; firstWins: number } };
}
export interface MeasuredCampaigns {
  campaigns: number;
  /** By number. */
  scenarios: { [scenario: number]: MeasuredScenario };
  starEmpireWins: number;
  ownWins: number;
}

/** Two choosers against each other; they change seats from campaign to campaign, and take factions as they like. */
export const measureCampaigns = (
  players: readonly [Chooser, Chooser],
  campaigns: number,
  seed = 'campaign',
  { first, step } = WHOLE,
): MeasuredCampaigns => {
  const m: MeasuredCampaigns = { campaigns: 0, scenarios: {}, starEmpireWins: 0, ownWins: 0 };
  for (let i = first; i < campaigns; i += step) {
    const { state } = begin(starRealms, { seats: 2, options: { mode: 'campaign' }, key: keyFromSeed(`${seed} ${i}`) });
    const table = new Table(starRealms, state);
    const below = sampler(`${seed} ${i}`);
    const ownSeat = i % 2;
    const { winners } = playThrough(table, (v, d) => players[d.seat === ownSeat ? 0 : 1](v, d, below));
    const { factions, played } = state.pub.campaign!;
    const isStarEmpire = (seat: Seat | undefined): boolean => seat !== undefined && factions[seat] === 'starEmpire';
    const [winner] = winners;
    m.campaigns++;
    if (isStarEmpire(winner)) m.starEmpireWins++;
    if (winner === ownSeat) m.ownWins++;
    for (const p of played) {
      const s = (m.scenarios[p.number] ??= {
        games: 0,
        firstWins: 0,
        starEmpireWins: 0,
        ownWins: 0,
        political: 0,
        turns: [],
        options: {},
      });
      s.games++;
      if (p.winner === p.first) s.firstWins++;
      if (isStarEmpire(p.winner)) s.starEmpireWins++;
      if (p.winner === ownSeat) s.ownWins++;
      if (p.rule === 'SR-POL-02') s.political++;
      s.turns.push(p.turns);
      const key = `${factions[p.first]} ${p.option ?? '-'}`;
      const option = (s.options[key] ??= { games: 0, starEmpireWins: 0, firstWins: 0 });
      option.games++;
      if (isStarEmpire(p.winner)) option.starEmpireWins++;
      if (p.winner === p.first) option.firstWins++;
    }
  }
  return m;
};
