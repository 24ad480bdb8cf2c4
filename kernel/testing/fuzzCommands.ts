import { isLive, readyToClose } from '../apply.ts';
import { listAnswers, sampleAnswer } from '../answers.ts';
import type { Match } from '../match.ts';
import { rulesView } from '../queries.ts';
import { view } from '../start.ts';
import type { Game } from '../game.ts';
import type { Command, Decision, Shapes, State } from '../types.ts';
import type { Fail } from './fuzzChecks.ts';

// What is done next in a random game.

/**
 * How a game is played: how often in a hundred by the game's own quick policy (deep games), how often in a thousand something happens to a
 * seat, and how often in a thousand somebody talks to the table: takes back, waives, holds, deals, answers beforehand.
 */
export interface PlayStyle {
  policyShare: number;
  incidents: number;
  talk: number;
}
export const PLAY_STYLES: PlayStyle[] = [
  { policyShare: 0, incidents: 0, talk: 0 },
  { policyShare: 50, incidents: 0, talk: 120 },
  { policyShare: 90, incidents: 0, talk: 30 },
  { policyShare: 70, incidents: 8, talk: 60 },
];
/** What seats may say to the table at any time. It may be refused: whether it fits is the table's business. */
export function tableTalk<T extends Shapes>(
  game: Game<T>,
  match: Match<T>,
  mayUndo: boolean,
  below: (n: number) => number,
): Command | null {
  const { state } = match;
  const { n, seats, stack, open, deals, proposal } = state.pub.table;
  const seat = below(seats);
  const pick = <V>(list: readonly V[]): V | undefined => list[below(Math.max(1, list.length))];
  const until = below(2) === 0 ? null : (pick(stack)?.id ?? null);
  if (proposal && below(2) === 0) return { do: 'consent', seat, n, yes: below(3) > 0 };
  switch (below(game.shows ? 7 : 6)) {
    case 6: {
      const all = game.shows!.zones(seat).flatMap((zone) => {
        const cards = state.own[seat]!.table.cards[zone] ?? [];
        return cards.map((card) => ({ zone, card }));
      });
      const others = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);
      const card = pick(all);
      const one = pick(others);
      if (!card || one === undefined) return null;
      return { do: 'show', seat, cards: below(3) === 0 ? all : [card], to: below(3) === 0 ? others : [one] };
    }
    case 0: {
      const free = match.freeUndo(seat);
      if (!mayUndo) return null;
      return { do: 'undo', seat, n, to: free !== null && below(3) > 0 ? free : (pick(match.points)?.n ?? 0) };
    }
    case 1: {
      const name = pick(Object.keys(game.windows));
      const waivers = name === undefined || below(3) === 0 ? [] : [{ windows: below(2) ? name : `${name[0]}*`, until }];
      return { do: 'waive', seat, waivers };
    }
    case 2: {
      const top = stack[stack.length - 1];
      return top ? { do: 'hold', seat, window: top.id } : null;
    }
    case 3: {
      const d = pick(open.filter((one) => isLive(game, state, one)));
      if (!d || below(4) === 0) return { do: 'preAnswers', seat, preAnswers: [] };
      const answer = sampleAnswer(game, view(state, d.seat), d, below);
      return {
        do: 'preAnswers',
        seat: d.seat,
        preAnswers: [{ kind: d.kind, answer, ...(until === null ? {} : { until }) }],
      };
    }
    case 4: {
      const deal = pick(deals);
      if (!deal) return null;
      const reply = pick(['accept', 'accept', 'refuse', 'withdraw'] as const)!;
      return { do: reply, seat: reply === 'withdraw' ? deal.by : deal.to, deal: deal.id };
    }
    default: {
      const to = below(seats);
      const terms = game.deals?.sample(view(state, seat), to, below) ?? null;
      const counters = deals.find((deal) => deal.by === to && deal.to === seat)?.id;
      if (terms === null) return null;
      return { do: 'offer', seat, to, terms, ...(counters !== undefined && below(2) ? { counters } : {}) };
    }
  }
}

/** Somebody gives up, runs out of time, leaves a seat to a bot or gives an order. */
function randomIncident<T extends Shapes>(
  state: State<T>,
  waiting: readonly Decision[],
  below: (n: number) => number,
): Command | null {
  const { n, seats, out } = state.pub.table;
  const seat = below(seats);
  switch (below(5)) {
    case 0:
      return out.includes(seat) ? null : { do: 'resign', seat, n };
    case 1:
      return { do: 'timeout', seat: waiting[0]!.seat, n, then: 'default' };
    case 2:
      return { do: 'bot', seat, on: !state.pub.table.bots.includes(seat), standsIn: below(2) === 0 };
    case 3:
      return { do: 'closeQuestion', n, ask: waiting[below(waiting.length)]!.id };
    default:
      return { do: 'timeout', seat: waiting[0]!.seat, n, then: 'bot' };
  }
}

/** The next command by chance: mostly answers, sometimes a standing offer, a randomIncident, the table's clock. */
export function nextCommand<T extends Shapes>(
  game: Game<T>,
  state: State<T>,
  playStyle: PlayStyle,
  below: (n: number) => number,
  fail: Fail,
): Command {
  const { table } = state.pub;
  const waiting = table.open.filter(
    (d) => isLive(game, state, d) && state.own[d.seat]!.table.sealed[d.id] === undefined,
  );
  const mayClose = readyToClose(state);
  if (waiting.length === 0 && !mayClose) throw fail('a dead end: nobody is asked and the game is not over');
  // The time of a window may be over before everybody has answered.
  if (waiting.length === 0 || (mayClose && below(6) === 0)) return { do: 'closeWindow', n: table.n };
  const incident = below(1000) < playStyle.incidents ? randomIncident(state, waiting, below) : null;
  if (incident) return incident;
  const offers = below(6) === 0 ? table.offers.filter((d) => isTakable(game, state, d)) : [];
  const d = offers.length > 0 ? offers[below(offers.length)]! : waiting[below(waiting.length)]!;
  try {
    const v = view(state, d.seat);
    const sensible = below(100) < playStyle.policyShare ? game.bot.quick?.(rulesView(game, v), d, below) : undefined;
    return {
      do: 'answer',
      seat: d.seat,
      n: table.n,
      ask: d.id,
      answer: sensible === undefined ? sampleAnswer(game, v, d, below) : sensible,
    };
  } catch (error) {
    throw fail(`no answer could be found for ${d.kind} of seat ${d.seat}: ${(error as Error).message}`, error);
  }
}

function isTakable<T extends Shapes>(game: Game<T>, state: State<T>, d: Decision): boolean {
  return isLive(game, state, d) && listAnswers(game, view(state, d.seat), d)?.length !== 0;
}
