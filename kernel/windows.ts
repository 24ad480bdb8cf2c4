import { withEntry, withoutEntry } from './json.ts';
import type { Json } from './json.ts';
import { NOBODY, hasListeners, hiddenReactions, liveOf } from './live.ts';
import { rulesView } from './queries.ts';
import { sealedWindow } from './open.ts';
import { hasWaived } from './waivers.ts';
import type { Table } from './table.ts';
import { ORDER, REACT } from './types.ts';
import type {
  AnyReaction,
  End,
  Rules,
  LiveSource,
  Decision,
  Name,
  Pub,
  ReactAnswer,
  Seat,
  Shapes,
  Source,
  View,
  WindowFrame,
} from './types.ts';

// A reaction window. Who is invited comes from public state alone, and so does the moment at which a timed window closes.
// Where somebody may react from a hidden hand, all invited are asked at once under seal, and nothing public moves until the window closes:
// neither the invitation, nor the order of answers, nor the closing tells anything about hands.
// Where only sources that all can see may act, there is nothing to hide: seats are asked one by one, each knowing what came before.

type AnyWindow<T extends Shapes> = WindowFrame<T, Name<T['windows']>>;
export const windowSteps: Readonly<Record<string, <T extends Shapes>(t: Table<T>, f: AnyWindow<T>) => string | End>> = {
  /** Compulsory effects first; then everybody who could react is asked. */
  open(t, f) {
    if (!hasListeners(t.game, t.pub, f.name)) return t.done(f.about as Json);
    const all = compulsory(t.game, t.pub, f);
    for (const seat of all.length > 0 ? [NOBODY, ...f.order] : []) {
      const mandatory = all.filter((source) => source.seat === seat);
      // What belongs to nobody is put in order by the seat that comes first.
      const asked = seat === NOBODY ? f.order[0] : seat;
      if (mandatory.length === 1 || (mandatory.length > 1 && asked === undefined))
        return react(t, f, mandatory[0]!, 'open', true);
      if (mandatory.length > 1) {
        t.open(asked!, ORDER, { window: f.name, sources: mandatory as unknown as Json }, 'ask');
        return 'ordered';
      }
    }
    const { shown, hidden } = guestsOf(t.game, t.pub, f);
    if (hidden.length === 0 && t.game.windows[f.name].protocol === 'turns') {
      const next = shown.find((seat) => !f.declined.includes(seat));
      if (next === undefined) return t.done(f.about as Json);
      f.asked = next;
      t.open(next, REACT, { window: f.name, about: f.about as Json }, 'ask');
      return 'answered';
    }
    const guests = f.order.filter((seat) => shown.includes(seat) || hidden.includes(seat));
    if (guests.length === 0) return t.done(f.about as Json);
    for (const seat of guests) t.open(seat, REACT, { window: f.name, about: f.about as Json }, 'seal');
    for (const d of t.pub.table.open) if (d.frame === f.id) answerSilently(t, f, d);
    return 'opened';
  },

  /** One seat, asked openly, acts or declines. Whoever acts gives all others a new choice. */
  answered(t, f) {
    const seat = f.asked!;
    const pick = f.result as unknown as ReactAnswer;
    f.asked = null;
    if (!pick) {
      f.declined.push(seat);
      return 'open';
    }
    f.declined = [];
    passOn(f, seat);
    return react(t, f, { ...pick, seat }, 'open');
  },

  /** A seat chose which of its compulsory effects comes first. */
  ordered(t, f) {
    const chosen = f.result as unknown as ReactAnswer;
    const all = compulsory(t.game, t.pub, f);
    const isChosen = (s: Source): boolean => s.ability === chosen?.ability && s.component === chosen.component;
    for (const seat of [NOBODY, ...f.order]) {
      const first = all.find((source) => source.seat === seat && isChosen(source));
      if (first) return react(t, f, first, 'open', true);
    }
    return 'open';
  },

  /** All answers are in: one use goes ahead (turns) or all do (announce); unused answers are never seen. */
  opened(t, f) {
    const picks: Source[] = [];
    for (const seat of f.order) {
      const mine = t.own[seat]!.table;
      const pick = mine.secrets[f.id] as unknown as ReactAnswer | undefined;
      mine.secrets = withoutEntry(mine.secrets, f.id);
      if (pick) picks.push({ ability: pick.ability, component: pick.component, seat });
    }
    if (picks.length === 0) return t.done(f.about as Json);
    const turns = t.game.windows[f.name].protocol === 'turns';
    f.picks = turns ? picks.slice(0, 1) : picks;
    for (const source of f.picks) reveal(t, source);
    f.holds = [];
    if (turns) passOn(f, picks[0]!.seat);
    return 'resolve';
  },

  resolve(t, f) {
    const source = f.picks.shift();
    if (!source) return 'open';
    // What was resolved before it may have taken the component away.
    return isThere(t, source) ? react(t, f, source, 'resolve') : 'resolve';
  },
};

/** The next to be asked is the one after the seat that acted. */
function passOn<T extends Shapes>(f: AnyWindow<T>, seat: Seat): void {
  const next = f.order.indexOf(seat) + 1;
  f.order = [...f.order.slice(next), ...f.order.slice(0, next)];
}

function isThere<T extends Shapes>(t: Table<T>, source: Source): boolean {
  const held = t.game.held ? t.game.held(t.view(source.seat)) : [];
  return [...held, ...liveSources(t.game, t.pub)].some((s) => s.seat === source.seat && key(s) === key(source));
}

/** A source that is about to act is known to all, even while its card still lies in a hidden hand. */
function reveal<T extends Shapes>(t: Table<T>, source: Source): void {
  const everybody = t.own.map((_, seat) => seat);
  for (const [zone, cards] of Object.entries(t.own[source.seat]!.table.cards))
    if (cards.includes(source.component)) t.show(zone, source.component, everybody);
}

function react<T extends Shapes>(
  t: Table<T>,
  f: AnyWindow<T>,
  source: Source,
  next: string,
  mandatory = false,
): string {
  const reaction =
    reactionOf(t.game, t.view(mandatory ? null : source.seat), f, source, mandatory) ??
    // It has lost its object since it was announced; it is played all the same.
    t.game.reactions[source.ability]!.find((r) => r.window === f.name && (r.mandatory ?? false) === mandatory)!;
  if (!reaction.repeats) f.spent.push(key(source));
  t.start(reaction.start(source, f.id, f.about as never));
  return next;
}

function key(source: Source): string {
  return `${source.ability} ${source.component}`;
}

/** All texts in force that everybody can see, lasting effects included. */
export const liveSources = <T extends Shapes>(game: Rules<T>, pub: Pub<T>): readonly LiveSource[] =>
  liveOf(game, pub).sources;

function publicView<T extends Shapes>(pub: Pub<T>): View<T> {
  return { pub, me: null, seat: null };
}

function usable<T extends Shapes>(
  game: Rules<T>,
  v: View<T>,
  f: AnyWindow<T>,
  source: Source,
  mandatory: boolean,
): boolean {
  if (f.spent.includes(key(source))) return false;
  return reactionOf(game, v, f, source, mandatory) !== undefined;
}

/** The reaction with which a source acts: a text may have several in one window, of which one fits. */
function reactionOf<T extends Shapes>(
  game: Rules<T>,
  v: View<T>,
  f: AnyWindow<T>,
  source: Source,
  mandatory: boolean,
): AnyReaction<T> | undefined {
  const asked = rulesView(game, v);
  return (game.reactions[source.ability] ?? []).find(
    (r) => r.window === f.name && (r.mandatory ?? false) === mandatory && r.can(asked, f.about as never, source),
  );
}

/** The sources, each once, that all can see and that react in the window with a reaction that fits. */
function fitting<T extends Shapes>(game: Rules<T>, v: View<T>, f: AnyWindow<T>, mandatory: boolean): Source[] {
  const asked = rulesView(game, v);
  const found: Source[] = [];
  for (const { source, reaction } of liveOf(game, v.pub).reactors(f.name)) {
    if ((reaction.mandatory ?? false) !== mandatory || found.includes(source) || f.spent.includes(key(source)))
      continue;
    if (reaction.can(asked, f.about as never, source)) found.push(source);
  }
  return found;
}

const compulsory = <T extends Shapes>(game: Rules<T>, pub: Pub<T>, f: AnyWindow<T>): Source[] =>
  fitting(game, publicView(pub), f, true);

/** Who is invited: seats with a usable source that all can see, and seats that could hold a fitting hidden one. */
export function guestsOf<T extends Shapes>(
  game: Rules<T>,
  pub: Pub<T>,
  f: AnyWindow<T>,
): { shown: Seat[]; hidden: Seat[] } {
  const v = publicView(pub);
  const shown = new Set<Seat>(fitting(game, v, f, false).map(({ seat }) => seat));
  const hidden = hiddenGuests(game, v, f);
  const among = (guests: Set<Seat>) =>
    f.order.filter((seat) => guests.has(seat) && !pub.table.out.includes(seat) && !hasWaived(pub, seat, f.name));
  return { shown: among(shown), hidden: among(hidden) };
}

/** Seats that could hold a fitting hidden text; one such text is enough. */
function hiddenGuests<T extends Shapes>(game: Rules<T>, v: View<T>, f: AnyWindow<T>): Set<Seat> {
  const guests = new Set<Seat>();
  const asked = rulesView(game, v);
  const reactions = hiddenReactions(game, f.name);
  for (const { invited: all } of reactions) for (const seat of all?.(v.pub, f.about as never) ?? []) guests.add(seat);
  for (const seat of f.order)
    if (reactions.some(({ invites }) => invites?.(asked as never, f.about as never, seat))) guests.add(seat);
  return guests;
}

/** What a seat may do in the window on top of the stack, from its own view. */
export function reactionsOpenTo<T extends Shapes>(game: Rules<T>, v: View<T>, f: AnyWindow<T>): Source[] {
  const shown = fitting(game, v, f, false).filter((source) => source.seat === v.seat);
  const held = (game.held ? game.held(v) : []).filter((source) => usable(game, v, f, source, false));
  return [...shown, ...held];
}

/** Who gave the answer beforehand is not asked; nor is who has nothing to play, unless everybody is to answer alike. */
function answerSilently<T extends Shapes>(t: Table<T>, f: AnyWindow<T>, d: Decision): void {
  if (t.imagined || t.sealPreAnswer(d)) return;
  const isToAnswer = t.pub.table.windowClose === 'answered' || reactionsOpenTo(t.game, t.view(d.seat), f).length > 0;
  if (!isToAnswer) t.own[d.seat]!.table.sealed = withEntry(t.own[d.seat]!.table.sealed, d.id, null);
}

/** Seats that had nothing to play in the open window and now have something are asked after all; call the result once it has changed. */
export function askLatecomers<T extends Shapes>(t: Table<T>, seats: readonly Seat[]): () => void {
  const f = sealedWindow(t.pub);
  const canPlay = ({ seat }: Decision): boolean => reactionsOpenTo(t.game, t.view(seat), f!).length > 0;
  const idle = f
    ? t.pub.table.open.filter((d) => d.frame === f.id && d.kind === REACT && seats.includes(d.seat) && !canPlay(d))
    : [];
  return () => {
    for (const d of idle) {
      const mine = t.own[d.seat]!.table;
      if (canPlay(d)) mine.sealed = withoutEntry(mine.sealed, d.id);
    }
  };
}
