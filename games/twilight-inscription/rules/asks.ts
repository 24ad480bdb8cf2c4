/** The decisions of the game: what may be answered, read from a view. */
import type { AskKind, View } from '@orrery/kernel';
import { agendaCard } from '../content/agendas.ts';
import type { FactionId } from '../content/factions.ts';
import type { RelicId } from '../content/relics.ts';
import { hasMod } from '../sheet/abilities.ts';
import type { Atom } from '../sheet/atoms.ts';
import { applyAtom, legalAtoms, refuseDone } from '../sheet/marking.ts';
import { copyPlayer, type Desk, type Moment, type Player } from '../sheet/player.ts';
import { freeVotes, votesInHand } from './council.ts';
import { relicsHeld } from './marking.ts';
import { findZone, offerZone } from './setup.ts';
import type { Ballot, InscriptionShapes } from '../shapes.ts';
import { deskAt, handZone } from './table.ts';

type V = View<InscriptionShapes>;
type Ask<K extends keyof InscriptionShapes['asks'] & string> = AskKind<InscriptionShapes, K>;

const myCards = (v: V, zone: string): readonly string[] => v.me?.table.cards[zone] ?? [];

const faction: Ask<'faction'> = {
  rule: 'INS-SETUP-03',
  list: (v) => [...myCards(v, offerZone(v.seat!))] as FactionId[],
  fallback: (v) => myCards(v, offerZone(v.seat!))[0] as FactionId,
};

const vassal: Ask<'vassal'> = { ...faction, rule: 'INS-FACTION-02' } as Ask<'vassal'>;

const keepRelic: Ask<'keepRelic'> = {
  rule: 'INS-RELIC-05',
  secret: true,
  list: (v) => [...myCards(v, findZone(v.seat!))] as RelicId[],
  fallback: (v) => myCards(v, findZone(v.seat!))[0] as RelicId,
};

// ---- marking a sheet, atom by atom

/** The sheets a seat marks now: those of the step so far, or the public ones. */
export const sheetsOf = (v: V): Player => v.me?.draft ?? v.pub.players[v.seat!]!;

export function openDesk(v: V, step: Moment['step']): Desk {
  const p = sheetsOf(v);
  return deskAt(v.pub, step, copyPlayer(p), relicsHeld(myCards(v, handZone(v.seat!)), p));
}

/** The desks along the last part looked at, beside the state and found again by identity: growing, and going back, go on from there. */
interface Trail {
  sheets: Player;
  step: Moment['step'];
  hand: string;
  part: Atom[];
  /** After none of the part's atoms, after the first, and so on; what may come next where it has been asked. */
  desks: { desk: Desk; add: Atom[] | null }[];
}
let last: Trail | null = null;

const copyDesk = (desk: Desk): Desk => ({ ...desk, p: copyPlayer(desk.p), hand: [...desk.hand] });

/** The desk with a part marked; null if the part is not legal. Not to be changed by the caller. */
function deskAfter(v: V, step: Moment['step'], part: readonly Atom[]): Trail['desks'][number] | null {
  const sheets = sheetsOf(v);
  const hand = myCards(v, handZone(v.seat!)).join();
  const goesOn = last?.sheets === sheets && last.step === step && last.hand === hand;
  const at: Trail = goesOn ? last! : { sheets, step, hand, part: [], desks: [{ desk: openDesk(v, step), add: null }] };
  last = null; // a fault below must not leave a half-marked desk behind
  let common = 0;
  while (common < part.length && at.part[common] === part[common]) common++;
  at.part.length = common;
  at.desks.length = common + 1;
  for (let i = common; i < part.length; i++) {
    const desk = copyDesk(at.desks[i]!.desk);
    if (applyAtom(desk, part[i]) !== null) return null;
    at.part.push(part[i]!);
    at.desks.push({ desk, add: null });
  }
  last = at;
  return at.desks.at(-1)!;
}

/** The present part's next atoms, and whether the pen may be put down. */
function grow(v: V, q: { step: Moment['step'] }, part: readonly Atom[]): { add: Atom[]; done: boolean } {
  const at = deskAfter(v, q.step, part);
  if (!at) return { add: [], done: false };
  at.add ??= legalAtoms(at.desk);
  return { add: at.add, done: refuseDone(at.desk, at.add) === null };
}

const mark: Ask<'mark'> = {
  rule: 'INS-STRAT-04',
  secret: true,
  grow,
  refuse: (v, q, answer) => {
    const desk = openDesk(v, q.step);
    for (const atom of answer) {
      const rule = applyAtom(desk, atom);
      if (rule !== null) return { rule };
    }
    const rule = refuseDone(desk);
    return rule === null ? null : { rule };
  },
  /** Time is up: the first thing that may be marked, until the pen may be put down. */
  fallback: (v, q) => {
    const desk = openDesk(v, q.step);
    const atoms: Atom[] = [];
    for (let next = legalAtoms(desk); refuseDone(desk, next) !== null; next = legalAtoms(desk)) {
      applyAtom(desk, next[0]!);
      atoms.push(next[0]!);
    }
    return atoms;
  },
};

// ---- votes

/** Who never casts votes has no use for free ones either. */
const holdsVotesRelic = (v: V): boolean =>
  !hasMod(sheetsOf(v), 'noVotes') && relicsHeld(myCards(v, handZone(v.seat!)), sheetsOf(v)).includes('the-syncretone');
const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);
const playsRelic = (v: V): boolean[] => (holdsVotesRelic(v) ? [false, true] : [false]);

const vote: Ask<'vote'> = {
  rule: 'INS-COUNCIL-05',
  /** Abstain, or a side with at least one vote, own or free (Q-COUNCIL-3). */
  list: (v) => {
    const p = v.pub.players[v.seat!]!;
    const ballots: Ballot[] = [{ side: null, votes: 0, relic: false }];
    if (hasMod(p, 'noVotes')) return ballots;
    for (const side of ['for', 'against'] as const) {
      for (const relic of playsRelic(v)) {
        for (const votes of upTo(votesInHand(p)))
          if (votes + freeVotes(p, relic) > 0) ballots.push({ side, votes, relic });
      }
    }
    return ballots;
  },
  refuse: (v, _q, a) => (a.votes > votesInHand(v.pub.players[v.seat!]!) ? { rule: 'INS-COUNCIL-09' } : null),
  fallback: () => ({ side: null, votes: 0, relic: false }),
};

const castAgainstAi: Ask<'castAgainstAi'> = {
  rule: 'INS-SOLO-26',
  list: (v) =>
    playsRelic(v).flatMap((relic) => upTo(votesInHand(v.pub.players[v.seat!]!)).map((votes) => ({ votes, relic }))),
  refuse: (v, _q, a) => (a.votes > votesInHand(v.pub.players[v.seat!]!) ? { rule: 'INS-COUNCIL-09' } : null),
  fallback: () => ({ votes: 0, relic: false }),
};

const nameResource: Ask<'nameResource'> = {
  rule: 'INS-CLAR-08',
  list: (_v, q) => {
    const effect = agendaCard(q.agenda)[q.outcome].find((e) => e.do === 'choose');
    return effect?.do === 'choose' ? effect.options.map((_, i) => i) : [];
  },
  fallback: () => 0,
};

export const asks = { faction, vassal, mark, keepRelic, vote, castAgainstAi, nameResource };
