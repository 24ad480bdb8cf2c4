import { same, withEntry, withoutEntry } from './json.ts';
import type { Json } from './json.ts';
import type { Table } from './table.ts';
import { ORDER, REACT } from './types.ts';
import type {
  AnyReaction,
  End,
  Game,
  Name,
  Order,
  Pub,
  ReactAnswer,
  Seat,
  Shapes,
  Source,
  View,
  WindowFrame,
} from './types.ts';

// A reaction window. Who is invited comes from public state alone; all invited are asked at once under seal; those with nothing to play,
// or with a standing order, are answered silently; and nothing public moves until all answers are in. So neither the invitation, nor the
// order of answers, nor a quick close tells anything about hands.

type AnyWindow<T extends Shapes> = WindowFrame<T, Name<T['windows']>>;
/** What the REACT question shows to all. */
export interface ReactQuestion {
  window: string;
  about: Json;
}

export const windowSteps: Readonly<Record<string, <T extends Shapes>(t: Table<T>, f: AnyWindow<T>) => string | End>> = {
  /** Compulsory effects first; then everybody who could react is asked. */
  open(t, f) {
    for (const seat of f.order) {
      const musts = compulsory(t.game, t.pub, f, seat);
      if (musts.length === 1) return react(t, f, musts[0]!, 'open');
      if (musts.length > 1) {
        t.open(seat, ORDER, { window: f.name, sources: musts as unknown as Json }, 'ask');
        return 'ordered';
      }
    }
    const guests = invited(t.game, t.pub, f);
    if (guests.length === 0) return t.done(f.about as Json);
    for (const seat of guests) t.open(seat, REACT, { window: f.name, about: f.about as Json }, 'seal');
    for (const d of t.pub.table.open) if (d.frame === f.id) answerSilently(t, f, d.id, d.seat);
    return 'opened';
  },

  /** A seat chose which of its compulsory effects comes first. */
  ordered(t, f) {
    const chosen = f.result as unknown as ReactAnswer;
    for (const seat of f.order) {
      const first = compulsory(t.game, t.pub, f, seat).find(
        (s) => s.ability === chosen?.ability && s.component === chosen.component,
      );
      if (first) return react(t, f, first, 'open');
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
    if (turns) {
      const next = f.order.indexOf(picks[0]!.seat) + 1;
      f.order = [...f.order.slice(next), ...f.order.slice(0, next)];
    }
    return 'resolve';
  },

  resolve(t, f) {
    const source = f.picks.shift();
    return source ? react(t, f, source, 'resolve') : 'open';
  },
};

/** A source that is about to act is known to all, even while its card still lies in a hidden hand. */
function reveal<T extends Shapes>(t: Table<T>, source: Source): void {
  const everybody = t.own.map((_, seat) => seat);
  for (const [zone, cards] of Object.entries(t.own[source.seat]!.table.cards))
    if (cards.includes(source.component)) t.show(zone, source.component, everybody);
}

function react<T extends Shapes>(t: Table<T>, f: AnyWindow<T>, source: Source, next: string): string {
  f.spent.push(key(source));
  const reaction = reactionsOf(t.game, source.ability, f.name)[0]!;
  t.start(reaction.start(source, f.id, f.about as never));
  return next;
}

function key(source: Source): string {
  return `${source.ability} ${source.component}`;
}

function reactionsOf<T extends Shapes>(game: Game<T>, text: string, window: string): AnyReaction<T>[] {
  return (game.reactions[text] ?? []).filter((r) => r.window === window);
}

/** All texts in force that everybody can see, lasting effects included. */
export function liveSources<T extends Shapes>(game: Game<T>, pub: Pub<T>): Source[] {
  const live = game.live ? game.live(pub) : [];
  const lasting = pub.table.lasting.map((effect) => effect.source);
  return lasting.length > 0 ? [...live, ...lasting] : live;
}

function publicView<T extends Shapes>(pub: Pub<T>): View<T> {
  return { pub, me: null, seat: null };
}

function usable<T extends Shapes>(
  game: Game<T>,
  v: View<T>,
  f: AnyWindow<T>,
  source: Source,
  mandatory: boolean,
): boolean {
  if (f.spent.includes(key(source))) return false;
  return reactionsOf(game, source.ability, f.name).some(
    (r) => (r.mandatory ?? false) === mandatory && r.can(v, f.about as never, source),
  );
}

function compulsory<T extends Shapes>(game: Game<T>, pub: Pub<T>, f: AnyWindow<T>, seat: Seat): Source[] {
  const v = publicView(pub);
  return liveSources(game, pub).filter((source) => source.seat === seat && usable(game, v, f, source, true));
}

/** Seats with a usable source that all can see, and seats that could hold a fitting hidden one. */
export function invited<T extends Shapes>(game: Game<T>, pub: Pub<T>, f: AnyWindow<T>): Seat[] {
  const guests = new Set<Seat>();
  const v = publicView(pub);
  for (const source of liveSources(game, pub)) if (usable(game, v, f, source, false)) guests.add(source.seat);
  for (const reactions of Object.values(game.reactions)) {
    for (const reaction of reactions) {
      if (reaction.window === f.name && reaction.invited)
        for (const seat of reaction.invited(pub, f.about as never)) guests.add(seat);
    }
  }
  return f.order.filter((seat) => guests.has(seat) && !pub.table.out.includes(seat));
}

/** What a seat may do in the window on top of the stack, from its own view. */
export function reactionsOpenTo<T extends Shapes>(game: Game<T>, v: View<T>, f: AnyWindow<T>): Source[] {
  const shown = liveSources(game, v.pub).filter((source) => source.seat === v.seat);
  const held = game.held ? game.held(v) : [];
  return [...shown, ...held].filter((source) => usable(game, v, f, source, false));
}

function answerSilently<T extends Shapes>(t: Table<T>, f: AnyWindow<T>, ask: number, seat: Seat): void {
  const options = reactionsOpenTo(t.game, t.view(seat), f);
  const mine = t.own[seat]!.table;
  if (options.length === 0) {
    mine.sealed = withEntry(mine.sealed, ask, null);
    return;
  }
  const order = mine.orders[f.name];
  if (!order || !applies(t.pub, order, f.about)) return;
  if (order.use === null) mine.sealed = withEntry(mine.sealed, ask, null);
  else if (options.some((s) => s.ability === order.use?.ability && s.component === order.use.component))
    mine.sealed = withEntry(mine.sealed, ask, { ...order.use });
}

function applies<T extends Shapes>(pub: Pub<T>, order: Order, about: unknown): boolean {
  if (order.until !== undefined && !pub.table.stack.some((f) => f.id === order.until)) return false;
  const subject = about as Record<string, Json>;
  return Object.entries(order.when ?? {}).every(([field, value]) => same(subject[field], value));
}
