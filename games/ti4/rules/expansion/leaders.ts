import { inOrder, oneOf, ownCard } from '@orrery/imperium';
import { flow, hasListeners, part, remember } from '@orrery/kernel';
import type { AskableView, Next, Seat, UseTable } from '@orrery/kernel';
import { LEADERS, LEADER_IDS } from '../../content/leaders.ts';
import type { LeaderId, RankOf } from '../../content/leaders.ts';
import { UNLOCKS } from '../../content/unlocks.ts';
import type { Asked, Pub, Table, Ti4 } from '../../shapes.ts';
import { orderOf } from '../initiative.ts';
import { layNote, noteOf, ownerOf } from '../notes.ts';
import { noteFacts } from '../../content/promissoryNotes.ts';
import { pay } from '../payment.ts';
import { changePoints } from '../points.ts';
import { inPlay } from '../technology.ts';
import { AGENDA_DECK, handOf, notesOf } from '../zones.ts';

// LEAD: agents, commanders and heroes. A leader that may be used is a component in play; commanders and heroes come when they are unlocked.

/** Objectives that unlock a hero (TI4-LEAD-09). */
export const HERO_NEEDS = 3;
export function scoredBy(pub: Pick<Pub, 'scored'>, seat: Seat): number {
  let n = 0;
  for (const objective in pub.scored) if (pub.scored[objective]!.includes(seat)) n++;
  return n;
}

export const leadersOf = (pub: Pub, seat: Seat): LeaderId[] =>
  LEADER_IDS.filter((leader) => LEADERS[leader].faction === pub.sheets[seat]!.faction);
/** The text that a commander has before it is unlocked: some are unlocked by an event, which this text waits for. */
export const lockedText = (leader: LeaderId): string => leader + LOCKED;
const LOCKED = ' locked';
export type LeaderState = 'locked' | 'unlocked' | 'purged';
export const leaderState = (pub: Pub, seat: Seat, leader: LeaderId): LeaderState => {
  if (pub.table.components[inPlay(leader, seat)]) return 'unlocked';
  return pub.unlocked.includes(leader) ? 'purged' : 'locked';
};

/** Agents may be used from the start (TI4-LEAD-02). */
export function takeLeaders(t: Table, seat: Seat): void {
  for (const leader of leadersOf(t.pub, seat)) {
    const isAgent = LEADERS[leader].rank === 'agent';
    if (isAgent) t.pub.unlocked.push(leader);
    const ability = isAgent ? leader : lockedText(leader);
    t.addComponent(inPlay(ability, seat), { ability, holder: seat });
  }
}

/** How far a player is on the way to a locked leader (TI4-LEAD-07, TI4-LEAD-09); null: it is not a matter of counting. */
export function unlockProgress(v: Asked, seat: Seat, leader: LeaderId): { have: number; need: number } | null {
  if (LEADERS[leader].rank === 'hero') return { have: scoredBy(v.pub, seat), need: HERO_NEEDS };
  const condition = UNLOCKS[leader as RankOf<'commander'>];
  return condition ? { have: condition.have(v, seat), need: condition.need(v, seat) } : null;
}
function isEarned(v: Asked, seat: Seat, leader: LeaderId): boolean {
  if (LEADERS[leader].rank === 'hero') return scoredBy(v.pub, seat) >= HERO_NEEDS;
  const condition = UNLOCKS[leader as RankOf<'commander'>];
  return condition !== undefined && condition.have(v, seat) >= condition.need(v, seat);
}
interface Locked {
  readonly seat: Seat;
  readonly leader: LeaderId;
}
/** Commanders and heroes in play that are not unlocked yet; the record of components is another as soon as anything of it changes. */
const lockedIn = ({ table }: Pub): readonly Locked[] =>
  remember(table.components, 'locked leaders', () =>
    Object.values(table.components).flatMap(({ ability, holder }): Locked[] =>
      holder !== null && ability.endsWith(LOCKED)
        ? [{ seat: holder, leader: ability.slice(0, -LOCKED.length) as LeaderId }]
        : [],
    ),
  );
function earned(v: Asked): Locked | null {
  // Not in the middle of an ability (TI4-LEAD-07).
  if (v.pub.table.stack.some(({ proc }) => proc === 'effect')) return null;
  return lockedIn(v.pub).find(({ seat, leader }) => isEarned(v, seat, leader)) ?? null;
}

/** It may be used from now on, for good (TI4-LEAD-08). */
export function unlock(t: Table, seat: Seat, leader: LeaderId): void {
  t.removeComponent(inPlay(lockedText(leader), seat));
  t.pub.unlocked.push(leader);
  t.addComponent(inPlay(leader, seat), { ability: leader, holder: seat });
  t.emit('unlocked', { seat, leader });
}

/** Some notes never come into some hands (TI4-MAHA-03). */
export const mayReceive = (v: Asked, seat: Seat, note: string): boolean =>
  v.permission('mayReceive', { seat, note: noteOf(note) }, true);
/** Notes in the viewer's hand that another player may be given. */
const givable = (v: AskableView<Ti4>, to: Seat): string[] =>
  (v.me!.table.cards[notesOf(v.seat!)] ?? []).filter((note) => mayReceive(v, to, note));

/** Tells the components of a player that a faction ability was used. */
export function abilityUsed<Memo>(t: UseTable<Ti4, Memo>, seat: Seat, ability: string, on: string): Next {
  const about = { seat, ability, on };
  return hasListeners(t.game, t.pub, 'ability.used') ? t.window('ability.used', about, orderOf(t.pub)) : t.next;
}

/** Memo of a faction ability that another component may put something else in the place of. */
export interface Replaceable {
  act: Ti4['windows']['ability.would'] | null;
}
/** Lets the components of a player put something else in the place of what a faction ability does. */
export function abilityWould<Memo extends Replaceable>(
  t: UseTable<Ti4, Memo>,
  memo: Memo,
  seat: Seat,
  ability: string,
  on: string,
): Next {
  const about = { seat, ability, on, prevented: false };
  memo.act = about;
  if (!hasListeners(t.game, t.pub, 'ability.would')) return t.next;
  return t.window('ability.would', about, orderOf(t.pub), 'act' as never);
}

export const leadersPart = part<Ti4>()({
  procedures: {
    unlock: flow<Ti4>()('unlock', {
      unlock: (t, f) => {
        unlock(t, f.seat, f.leader);
        return t.end();
      },
    }),
    giveNotes: flow<Ti4>()('giveNotes', {
      ask: (t, f) => {
        f.from = f.from.filter((seat) => t.cards(notesOf(seat)).some((note) => mayReceive(t, f.to, note)));
        return f.from.length > 0 ? t.seal(f.from, 'giveNote', { to: f.to }) : 'over';
      },
      /** A step for each: the game may end between two of them (TI4-GOAL-05). */
      give: (t, f) => {
        const [from, ...others] = f.from;
        if (from === undefined) return 'over';
        f.from = others;
        const note = t.secret(f, 'giveNote', from);
        t.move(note, notesOf(from), notesOf(f.to));
        t.emit('noteGiven', { from, to: f.to }, { to: [from, f.to], some: { note } });
        if (noteFacts(noteOf(note)).atOnce && ownerOf(note) !== f.to) {
          layNote(t, note, f.to);
          if (noteOf(note) === 'support-for-the-throne') changePoints(t, f.to, 1);
        }
        return 'give';
      },
      over: (t) => t.end(),
    }),
    payResources: flow<Ti4>()('payResources', {
      ask: (t, f) => t.ask(f.seat, 'payFor', { for: f.for, currency: 'resources', price: f.price }, 'paid'),
      pay: (t, f) => {
        pay(t, f.seat, f.paid!);
        return t.end();
      },
    }),
  },
  asks: {
    giveNote: oneOf('TI4-PN-04', (v, { to }) => givable(v, to), { secret: true }),
    showActionCard: ownCard('TI4-YSSA-09', handOf, { secret: true }),
    chooseAgendas: inOrder('TI4-XXCH-06', AGENDA_DECK),
  },
  windows: {
    'ability.would': { protocol: 'turns' },
    'ability.used': { protocol: 'turns' },
    'component.exhausted': { protocol: 'turns' },
  },
  invariants: [
    (_, asked) => {
      const found = earned(asked);
      return found && { proc: 'unlock', locals: found };
    },
  ],
});
