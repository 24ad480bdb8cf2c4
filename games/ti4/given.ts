import { Table, begin, defaultAnswer, keyFromSeed, nextDecision, view } from '@orrery/kernel';
import type { Decision, Json, Options, Seat } from '@orrery/kernel';
import { Given } from '@orrery/kernel/testing';
import { ti4 } from './game.ts';
import { FACTION_IDS, factionSheet } from './content/factions/index.ts';
import type { FactionId } from './content/factions/index.ts';
import { ACTION_DECK, ACTION_DISCARD, handOf } from './rules/zones.ts';
import type { Pub, Ti4 } from './shapes.ts';

export interface Fixture {
  seats?: number;
  options?: Options;
  seed?: number;
  /** Who plays what, by seat. */
  factions?: readonly FactionId[];
  /** The question at which the test begins; the first strategy card by default. */
  until?: (d: Decision) => boolean;
  /** What is different from a fresh game at that moment. */
  arrange?: (pub: Pub) => void;
  /** All action cards that players hold. */
  hands?: { [seat: Seat]: readonly string[] };
  /** Further cards put where the test wants them. */
  deal?: (t: Table<Ti4>) => void;
}

const isPick = (d: Decision): boolean => d.kind === 'pickStrategy';

/** A test may be about a faction of which something is still missing. */
const withAllFactions: typeof ti4 = {
  ...ti4,
  begin: (seats, options) => {
    const begun = ti4.begin(seats, options);
    const playable = FACTION_IDS.filter((id) => begun.pub.agreed.sets.includes(factionSheet(id).set));
    return { ...begun, pub: { ...begun.pub, agreed: { ...begun.pub.agreed, playable } } };
  },
};

/** A match that was really set up, played on by the answers of absent players to a question, and then arranged. */
export function given({
  seats = 3,
  options = { expansion: 'yes' },
  seed = 1,
  factions,
  until = isPick,
  arrange,
  hands,
  deal,
}: Fixture = {}): Given<Ti4> {
  const agreed = factions ? { ...options, factions: 'choice' } : options;
  const { state } = begin(withAllFactions, { seats, options: agreed, key: keyFromSeed(seed) });
  const table = new Given(ti4, state);
  for (const _ of factions ?? []) {
    const { seat } = nextDecision(ti4, table.state)!;
    table.when(seat, factions![seat]!).accepted();
  }
  playUntil(table, until);
  arrange?.(table.state.pub);
  const t = new Table(ti4, table.state);
  if (hands) dealHands(t, hands);
  deal?.(t);
  return table;
}

function dealHands(t: Table<Ti4>, hands: NonNullable<Fixture['hands']>): void {
  for (const seat of t.pub.sheets.keys())
    for (const card of t.cards(handOf(seat)).slice()) t.move(card, handOf(seat), ACTION_DECK);
  for (const [seat, cards] of Object.entries(hands))
    for (const card of cards) {
      const zone = [ACTION_DECK, ACTION_DISCARD].find((one) => t.cards(one).includes(card));
      if (zone === undefined) throw new Error(`there is no ${card}`);
      t.move(card, zone, handOf(Number(seat)));
    }
}

/** Everybody answers as an absent player would, until a question comes that fits. */
export function playUntil(
  table: Given<Ti4>,
  fits: (d: Decision) => boolean,
  answers: { [kind: string]: Json } = {},
): Given<Ti4> {
  for (let i = 0; i < 2000; i++) {
    const d = nextDecision(ti4, table.state);
    if (!d) throw new Error('the match is over');
    if (fits(d)) return table;
    table.when(d.seat, answers[d.kind] ?? defaultAnswer(ti4, view(table.state, d.seat), d), d.kind).accepted();
  }
  throw new Error('no such question comes');
}

/** The seat that is asked now. */
export const askedSeat = (table: Given<Ti4>): number => nextDecision(ti4, table.state)!.seat;
