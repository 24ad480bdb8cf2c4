import { cameTrue, isLive, lookAhead, checkAnswer } from '@orrery/kernel';
import type { Command, EarlyAnswer, Game, Json, Seat, Shapes, State } from '@orrery/kernel';
import { RequestError, refused } from '../api/requestError.ts';
import type { Beside, BesideRequest } from '../api/types.ts';

// What is kept for a seat beside its match: half-built answers, and an answer to a question that is not asked yet. Neither is a command,
// neither is written down; both are gone with the memory, and nobody but their owner is told of them.

/** Characters of a half-built answer, and how many one seat may have. */
const MOST_DRAFT = 8192;
const MOST_DRAFTS = 4;

const NOTHING: Beside = { drafts: {}, early: null, dropped: false };

export class BesideMatch {
  private readonly game: Game<Shapes>;
  private readonly seats = new Map<Seat, Beside>();

  constructor(game: Game<Shapes>) {
    this.game = game;
  }

  of(seat: Seat): Beside {
    return this.seats.get(seat) ?? NOTHING;
  }

  /** Keeps what a seat sent; refused where it is too large, or answers nothing that is or will be asked. */
  keep(state: State<Shapes>, request: BesideRequest): void {
    if (request.do === 'draft') this.keepDraft(state, request.seat, request.ask, request.part);
    else this.keepEarly(state, request);
  }

  private keepDraft(state: State<Shapes>, seat: Seat, ask: number, part: Json): void {
    if (JSON.stringify(part).length > MOST_DRAFT)
      throw new RequestError('malformed', `A half-built answer has at most ${MOST_DRAFT} characters.`);
    const { open, offers } = state.pub.table;
    const d = [...open, ...offers].find((one) => one.id === ask);
    if (!d) throw refused({ code: 'not-open', rule: 'TABLE-ASK' });
    if (d.seat !== seat) throw refused({ code: 'not-yours', rule: 'TABLE-TURN', with: { seat: d.seat } });
    const others = Object.entries(this.of(seat).drafts).filter(([id]) => id !== String(ask));
    const drafts = Object.fromEntries([...others, [String(ask), part]].slice(-MOST_DRAFTS));
    this.seats.set(seat, { ...this.of(seat), drafts });
  }

  private keepEarly(state: State<Shapes>, request: Extract<BesideRequest, { do: 'early' }>): void {
    const { seat } = request;
    if (request.early === null) {
      this.seats.set(seat, { ...this.of(seat), early: null, dropped: false });
      return;
    }
    const { key, ask, answer } = request.early;
    const ahead = lookAhead(this.game, state);
    const d = ahead?.key === key ? ahead.decisions.find((one) => one.id === ask) : undefined;
    if (!ahead || !d) throw refused({ code: 'not-open', rule: 'TABLE-EARLY' });
    if (d.seat !== seat) throw refused({ code: 'not-yours', rule: 'TABLE-TURN', with: { seat: d.seat } });
    const illegal = checkAnswer(this.game, { pub: ahead.pub, me: state.own[seat]!, seat }, d, answer);
    if (illegal) throw refused({ code: 'illegal', ...illegal });
    this.seats.set(seat, { ...this.of(seat), early: { seat, key, ask, answer }, dropped: false });
  }

  /**
   * Something was played: drafts of questions that are gone go, and early answers either count now, may still, or are dropped.
   * Returns the answers that count, and the seats whose things changed.
   */
  advance(state: State<Shapes>, wasTakenBack: boolean): { answers: Command[]; changed: Seat[] } {
    const answers: Command[] = [];
    const changed: Seat[] = [];
    if (this.seats.size === 0) return { answers, changed };
    const { open, offers } = state.pub.table;
    const asked = new Set([...open, ...offers].map(({ id }) => String(id)));
    const isKept = (early: EarlyAnswer) => !wasTakenBack && lookAhead(this.game, state)?.key === early.key;
    for (const [seat, before] of this.seats) {
      const drafts = Object.fromEntries(Object.entries(before.drafts).filter(([ask]) => asked.has(ask)));
      const { early } = before;
      const counts = early && !wasTakenBack ? cameTrue(state, early) : null;
      if (counts) answers.push(counts);
      const stays = early !== null && counts === null && isKept(early);
      const dropped = early !== null && counts === null && !stays;
      if (!dropped && stays === (early !== null) && Object.keys(drafts).length === Object.keys(before.drafts).length)
        continue;
      const after: Beside = { drafts, early: stays ? early : null, dropped: dropped || (before.dropped && !counts) };
      this.seats.set(seat, after);
      changed.push(seat);
    }
    return { answers, changed };
  }

  /** Whether a seat is invited to the present window and has not answered: who answers what comes after it declines. */
  mustDecline(state: State<Shapes>, seat: Seat): Command | null {
    const { n, open } = state.pub.table;
    const d = open.find((one) => one.seat === seat && one.mode === 'seal' && isLive(this.game, state, one));
    if (!d || state.own[seat]!.table.sealed[d.id] !== undefined) return null;
    return { do: 'answer', seat, n, ask: d.id, answer: null };
  }
}
