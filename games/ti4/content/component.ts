import { componentsOf } from '@orrery/kernel';
import type { PublicView, Seat, Source } from '@orrery/kernel';
import { ownerOf } from '../rules/notes.ts';
import { ACTION_DISCARD, handOf, notesOf, secretsOf } from '../rules/zones.ts';
import type { Ti4 } from '../shapes.ts';

type Seen = PublicView<Ti4>;
/** An effect may keep players from using what they have in play. */
const fits = (v: Seen, you: Seat): boolean => v.permission('mayUse', { seat: you }, true);

/** What holds for every component of a kind. */
export const KINDS = {
  'action-card': {
    rule: 'TI4-AC-08',
    hand: handOf,
    discard: ACTION_DISCARD,
    cancellable: true,
    aims: 'first',
    fits: (v: Seen, you: Seat, { component: card }: Source) => v.permission('mayPlay', { seat: you, card }, true),
  },
  /** Nobody plays notes of their own (TI4-PN-04). */
  note: {
    rule: 'TI4-PN-05',
    hand: notesOf,
    aims: 'first',
    fits: (v: Seen, you: Seat, { component: note }: Source) => (note === '' || ownerOf(note) !== you) && fits(v, you),
  },
  /** Objectives that are scored at the moment something happens (TI4-OBJ-10). */
  'secret-objective': { rule: 'TI4-OBJ-10', hand: secretsOf },
  /** What an agenda does when its outcome stands. */
  agenda: { rule: 'TI4-AGEN-07' },
  /** A law in play. */
  law: { rule: 'TI4-AGEN-18' },
  /** Rules of the expansion that hold for all, or for one player at a time. */
  rule: { rule: 'TI4-REL-04' },
  exploration: { rule: 'TI4-EXP-03' },
  attachment: { rule: 'TI4-PLAN-11' },
  relic: { rule: 'TI4-REL-06', fits },
  /** Exhausted when used; readied in the status phase (TI4-LEAD-06). */
  agent: { rule: 'TI4-LEAD-02', exhausts: true, fits },
  commander: { rule: 'TI4-LEAD-03', fits },
  /** Once in a game (TI4-LEAD-05, TI4-LEAD-10). */
  hero: { rule: 'TI4-LEAD-05', fits },
  legendary: { rule: 'TI4-PLAN-09', exhausts: true, fits },
  technology: { rule: 'TI4-TECH-04', fits },
  /** A technology that is exhausted to use it. */
  'exhausted-technology': { rule: 'TI4-TECH-04', exhausts: true, fits },
  /** What a faction sheet says. */
  ability: { rule: 'TI4-ABL-05', fits },
  /** What a unit card says beyond its values. */
  unit: { rule: 'TI4-ABL-11', fits },
} as const;

export const { component, ability } = componentsOf<Ti4>()(KINDS);
