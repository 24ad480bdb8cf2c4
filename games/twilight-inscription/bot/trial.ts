/** Games played by the game's own bots, to measure how components play: `balance.ts` and `orrery sheets` are made of them. */
import { Table, begin, keyFromSeed, nextDecision, sampler, view, type Options } from '@orrery/kernel';
import { layoutsOf } from '../content/catalogue.ts';
import type { FactionId } from '../content/factions.ts';
import type { ObjectiveId } from '../content/objectives.ts';
import type { SheetId } from '../content/vocabulary.ts';
import { twilightInscription as game } from '../game.ts';
import { freshPlayer } from '../sheet/player.ts';
import type { Score } from '../sheet/scoring.ts';

export interface Trial {
  seats: number;
  options?: Options;
  seed: string;
  /** Sheets to put in place of those dealt. */
  sheets?: Partial<Record<SheetId, string>>;
  /** Choose any of the offered factions instead of the likeliest. */
  anyFaction?: boolean;
  /** Search with so many playouts a decision instead of the rule of thumb. */
  playouts?: number;
}

export interface Played {
  scores: Score[];
  factions: FactionId[];
  winners: number[];
  objectives: ObjectiveId[];
  /** Objectives achieved by players, one entry for each time. */
  achieved: ObjectiveId[];
  /** How often each seat made each sheet active. */
  active: Record<SheetId, number>[];
}

export function playTrial({ seats, options, seed, sheets, anyFaction, playouts = 0 }: Trial): Played {
  const { state } = begin(game, { seats, key: keyFromSeed(seed), ...(options && { options }) });
  if (sheets) {
    for (const seat of state.pub.players.keys()) {
      const set = layoutsOf({ sheets: { ...state.pub.players[seat]!.sheets, ...sheets } });
      state.pub.players[seat] = freshPlayer(set);
    }
  }
  const table = new Table(game, state);
  const below = sampler(seed);
  const active = state.pub.players.map(() => ({ navigation: 0, expansion: 0, industry: 0, warfare: 0 }));
  const achieved: ObjectiveId[] = [];
  for (let d = nextDecision(game, state); d; d = nextDecision(game, state)) {
    const v = view(state, d.seat);
    const offer = v.me!.table.cards[`offer${d.seat}`];
    if (anyFaction && d.kind === 'faction') table.take(d, offer![below(offer!.length)]!);
    else if (playouts > 0)
      table.take(
        d,
        game.bot.search!(game, v, d, (done) => done < playouts, below)!,
      );
    else table.take(d, game.bot.quick!(v, d, below)!);
    for (const event of table.events) {
      if (event.t === 'objective' && event.all.who !== 'ai') achieved.push(event.all.objective);
      if (event.t !== 'marked') continue;
      for (const atom of event.all.atoms) if (atom.do === 'activate') active[event.all.seat]![atom.sheet]++;
    }
    table.events = [];
  }
  return {
    scores: state.pub.scores!,
    factions: state.pub.players.map((p) => p.faction!),
    winners: state.pub.table.result!.winners,
    objectives: state.pub.objectives.map((o) => o.id),
    achieved,
    active,
  };
}

export const mean = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0) / Math.max(1, of.length);
/** The standard error of the mean. */
export const error = (of: readonly number[]): number =>
  Math.sqrt(mean(of.map((x) => (x - mean(of)) ** 2)) / Math.max(1, of.length - 1));
export const totals = (games: readonly Played[]): number[] => games.flatMap((g) => g.scores.map((s) => s.total));
