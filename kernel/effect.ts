import { anyAbility } from './component.ts';
import { remember } from './remember.ts';
import type { Aim, AnyAbility, AnyComponent, AnyEffects, EffectLocals, Kind, LastingSpec, Use } from './component.ts';
import { NEXT, flow } from './flow.ts';
import type { Flow } from './flow.ts';
import type { Json } from './json.ts';
import { NOBODY, hasListeners } from './live.ts';
import { part } from './parts.ts';
import { rulesView } from './queries.ts';
import { clockwise, othersFrom } from './seats.ts';
import type {
  AnyReaction,
  AskableView,
  End,
  Frame,
  FrameHead,
  Lasting,
  Modifiers,
  PublicView,
  Pub,
  Seat,
  Shapes,
  Source,
  Start,
  View,
  WindowFrame,
} from './types.ts';

// The one frame of all components, and the tables that windows and queries look them up in.

type T = AnyEffects;
type EffectFlow = Flow<T, 'effect'>;
type EffectFrame = Frame<T, 'effect'>;
type Seen = PublicView<Shapes>;
type Spec = AnyAbility['spec'];
type OwnStep = (t: EffectFlow, use: Use<Shapes, never, Aim | null, unknown>) => unknown;

/** An ability as the frame runs it. */
interface Ability {
  readonly id: string;
  readonly component: AnyComponent;
  readonly kind: Kind;
  readonly at: string | undefined;
  readonly spec: Spec;
  readonly steps: { readonly [step: string]: OwnStep };
  readonly order: readonly string[];
  /** It is played from a hidden hand. Abilities of a lasting effect act from play, whatever the kind of the component that made it. */
  readonly fromHand: boolean;
  /** The text of the lasting effect that its use leaves behind. */
  readonly lasting: { readonly id: string; readonly spec: AnyLasting; readonly abilities: readonly string[] } | null;
}
type AnyLasting = LastingSpec<Shapes, never, Aim | null, unknown, Json>;
type Table<V> = { [ability: string]: V };

export interface Content<Kinds> {
  /** The rules of what the components do, for the list of parts. */
  readonly part: ReturnType<typeof partOf>;
  readonly components: { readonly [id: string]: AnyComponent };
  /** Ids of all copies of the cards of a kind: a deck. */
  cardsOf(kind: Extract<keyof Kinds, string>): string[];
  /** What the viewer may do as an action of its turn by its components, in play and in hand. */
  actionsOf<S extends Shapes>(v: AskableView<S>): Source[];
  /** What the viewer may do at any time: the answers to an offer. */
  anyTimeOf<S extends Shapes>(v: AskableView<S>): Source[];
  /** Starts such an action; it ends with 'done', 'cancelled' or 'lapsed'. */
  use(source: Source): { proc: 'effect'; locals: T['frames']['effect'] };
}

/** Joins the components of an edition into a part. */
export function contentOf<const Kinds extends { readonly [kind: string]: Kind }>(
  kinds: Kinds,
  list: readonly AnyComponent[],
): Content<Kinds> {
  const components: { [id: string]: AnyComponent } = {};
  for (const one of list) {
    if (components[one.id]) throw new Error(`two components are called ${one.id}`);
    components[one.id] = one;
  }
  const abilities = abilitiesOf(kinds, list);
  const use = (source: Source, window: number | null = null) => ({
    proc: 'effect' as const,
    locals: {
      source: { ability: source.ability, component: source.component, seat: source.seat },
      window,
      aim: null,
      step: null,
      ...(abilities[source.ability]!.spec.memo as object),
    },
  });
  /** By text: its abilities that act from a hand. */
  const fromHand = new Map(list.map((one) => [one.id, idsOf(one).filter((id) => abilities[id]!.fromHand)]));
  const hands = [...new Set(Object.values(kinds).flatMap(({ hand }) => hand ?? []))];
  const heldBy = (v: View<Shapes>): Source[] => {
    const { me, seat } = v;
    if (!me || seat === null) return [];
    const held: Source[] = [];
    for (const zone of new Set(hands.map((hand) => hand(seat)))) {
      for (const card of me.table.cards[zone] ?? []) {
        const text = components[textOf(card)];
        if (!text) continue;
        const playedAs = text.spec.borrows ? [text.id, ...text.spec.borrows(v.pub as never, seat)] : [text.id];
        for (const id of playedAs)
          for (const ability of fromHand.get(id)!) held.push({ ability, component: card, seat });
      }
    }
    return held;
  };
  const usableAt =
    (moment: 'action' | 'any-time') =>
    <S extends Shapes>(v: AskableView<S>): Source[] => {
      const live = v.sources().filter((source) => source.seat === v.seat);
      return [...live, ...heldBy(v as never)]
        .filter(({ ability }) => abilities[ability]?.at === moment)
        .filter((source) => isUsable(abilities[source.ability]!, v as unknown as Seen, null, source))
        .map(({ ability, component, seat }) => ({ ability, component, seat }));
    };
  return {
    part: partOf(kinds, list, abilities, use, heldBy),
    components,
    cardsOf: (kind) =>
      list
        .filter((one) => one.kind === kind)
        .flatMap(({ id, copies }) => Array.from({ length: copies }, (_, i) => `${id}.${i + 1}`)),
    actionsOf: usableAt('action'),
    anyTimeOf: usableAt('any-time'),
    use,
  };
}

/** The text of a card: its id without the number of the copy. */
export function textOf(card: string): string {
  let end = card.length;
  while (end > 0 && isDigit(card.charCodeAt(end - 1))) end--;
  return end > 0 && end < card.length && card[end - 1] === '.' ? card.slice(0, end - 1) : card;
}
const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const idsOf = ({ id, spec }: AnyComponent): string[] => [id, ...(spec.more ?? []).map(({ name }) => `${id}/${name}`)];

function abilitiesOf(kinds: { readonly [kind: string]: Kind }, list: readonly AnyComponent[]): Table<Ability> {
  const abilities: Table<Ability> = {};
  const add = (id: string, component: AnyComponent, spec: Spec, fromHand: boolean) => {
    if (abilities[id]) throw new Error(`${component.id} has two abilities of one moment: ${id}`);
    const kind = kinds[component.kind]!;
    const { effect, at } = spec as Spec & { at?: string };
    if ((spec.lasting || effect) && at === undefined) throw new Error(`${id} does not say when it acts`);
    const steps = (effect === undefined
      ? {}
      : typeof effect === 'function'
        ? { effect }
        : effect) as unknown as Ability['steps'];
    if (steps.end) throw new Error(`${component.id}: a step may not be called "end"`);
    for (const name of Object.keys((spec.memo ?? {}) as object))
      if (FRAME.has(name)) throw new Error(`${component.id}: "${name}" in its memo is a name of the frame`);
    const lasting = spec.lasting ? lastingOf(id, component, spec.lasting as AnyLasting) : null;
    abilities[id] = { id, component, kind, at, spec, steps, order: Object.keys(steps), fromHand, lasting };
  };
  /** The abilities of a lasting effect, and the one by which it ends. */
  const lastingOf = (ability: string, component: AnyComponent, spec: AnyLasting): Ability['lasting'] => {
    const id = `${ability}/lasting`;
    const own = spec.abilities?.(anyAbility) ?? [];
    const { ends } = spec as { ends?: object };
    const effect = (t: EffectFlow, use: { effect: number | null }): void => t.endEffect(use.effect!);
    const all = ends ? [...own, anyAbility({ ...ends, name: 'ends', mandatory: true, effect })] : own;
    for (const one of all) add(`${id}/${one.name}`, component, one.spec, false);
    return { id, spec, abilities: all.map((one) => `${id}/${one.name}`) };
  };
  for (const component of list) {
    const { id, kind, spec } = component;
    if (!kinds[kind]) throw new Error(`${id} is of an unknown kind: ${kind}`);
    const inHand = kinds[kind]!.hand !== undefined;
    add(id, component, spec, inHand && spec.from !== 'play');
    for (const more of spec.more ?? [])
      add(`${id}/${more.name}`, component, more.spec, inHand && more.spec.from !== 'play');
  }
  return abilities;
}
/** The window after an ability has exhausted its component, about `{ component, seat }`; a game need not have it. */
const EXHAUSTED = 'component.exhausted';

const FRAME: ReadonlySet<string> = new Set([
  'id',
  'proc',
  'at',
  'result',
  'into',
  'apart',
  'used',
  'source',
  'window',
  'aim',
  'step',
  'played',
]);

// ------------------------------------------------------------------------------------------------------------ may it be used

const playedOn = (ability: Ability, about: unknown, seat: Seat): string | null =>
  ability.spec.on ? `${seat} ${ability.component.id} ${ability.spec.on(about as never)}` : null;

/** What its use costs the component. */
const spentBy = ({ spec, kind }: Ability): 'exhaust' | 'purge' | null =>
  spec.spends ?? (kind.exhausts ? 'exhaust' : null);

/** The frame in which it may be used once, and how its use is noted there. */
function onceIn({ id, spec }: Ability, pub: Pub<T>, { component }: Source): { frame: FrameHead; key: string } | null {
  const once = (spec as { once?: string }).once;
  if (once === undefined) return null;
  const frame = pub.table.stack.findLast(({ proc }) => proc === once);
  if (!frame) throw new Error(`${id} may be used once in ${once}, which is not on the stack`);
  return { frame, key: `${id} ${component}` };
}

function isUsable(ability: Ability, v: Seen, about: unknown, source: Source): boolean {
  const { spec, kind } = ability;
  const { pub } = v as unknown as { pub: Pub<T> };
  const inPlay = pub.table.components[source.component];
  if (ability.fromHand && inPlay) return false;
  if (spentBy(ability) === 'exhaust' && inPlay?.ready === false) return false;
  if (spec.fits && !spec.fits(v as never, source.seat, about as never, source)) return false;
  // What has been played from a hand and lies in play is not played once more.
  const isOfKind = ability.fromHand || !kind.hand;
  if (isOfKind && kind.fits && !kind.fits(v as never, source.seat, source)) return false;
  const on = playedOn(ability, about, source.seat);
  if (on !== null && pub.played.includes(on)) return false;
  const once = onceIn(ability, pub, source);
  if (once?.frame.used?.includes(once.key)) return false;
  const aim = spec.aim?.(v as never, source.seat, about as never, source);
  if (!aim) return true;
  return 'one' in aim ? aim.from.length > 0 : Math.min(aim.from.length, aim.max) >= aim.min;
}

type Copies = Map<string, number>;
const countCopy = (copies: Copies, card: string): unknown => {
  const text = textOf(card);
  return copies.set(text, (copies.get(text) ?? 0) + 1);
};
/** Copies of cards that are in play; the record of components is never changed in place. */
const copiesInPlay = ({ components }: Pub<T>['table']): Copies =>
  remember(components, 'copies', () => {
    const copies: Copies = new Map();
    for (const card in components) if (textOf(card) !== card) countCopy(copies, card);
    return copies;
  });
/** How many copies of each card lie where all see them. */
const copiesShown = (v: Seen): Copies =>
  remember(v, 'copies shown', () => {
    const { table } = (v as unknown as { pub: Pub<T> }).pub;
    const copies = new Map(copiesInPlay(table));
    for (const zone in table.cards) for (const card of table.cards[zone]!) countCopy(copies, card);
    return copies;
  });
/** Whether not every copy of a card lies where all see it. */
const isUnseen = (v: Seen, { id, copies }: AnyComponent): boolean => (copiesShown(v).get(id) ?? 0) < copies;

// ------------------------------------------------------------------------------------------------------------------ the part

function partOf(
  kinds: { readonly [kind: string]: Kind },
  list: readonly AnyComponent[],
  abilities: Table<Ability>,
  use: (source: Source, window: number) => Start<T>,
  held: (v: View<Shapes>) => Source[],
) {
  const reactions: Table<AnyReaction<T>[]> = {};
  const borrowers = list.filter(({ spec }) => spec.borrows);
  /** Whether a seat could hold a card of this text, or one that may be played as it, as far as all can see. */
  const couldHold = (v: Seen, seat: Seat, component: AnyComponent): boolean => {
    const { pub } = v as unknown as { pub: Pub<T> };
    const isIn = ({ kind }: AnyComponent) => (pub.table.zones[kinds[kind]!.hand!(seat)]?.n ?? 0) > 0;
    const isAsGood = (other: AnyComponent) => other.spec.borrows!(pub as never, seat).includes(component.id);
    return (
      (isIn(component) && isUnseen(v, component)) ||
      borrowers.some((other) => isIn(other) && isUnseen(v, other) && isAsGood(other))
    );
  };
  for (const ability of Object.values(abilities)) {
    if (ability.at === undefined || ability.at === 'action' || ability.at === 'any-time') continue;
    const { component, fromHand } = ability;
    const reaction = {
      window: ability.at,
      mandatory: ability.spec.mandatory ?? false,
      repeats: ability.spec.repeats ?? false,
      can: (v: unknown, about: unknown, source: Source) => isUsable(ability, v as Seen, about, source),
      start: (source: Source, window: number) => use(source, window),
      ...(fromHand && {
        invites: (v: Seen, about: unknown, seat: Seat) =>
          isUsable(ability, v, about, { ability: ability.id, component: '', seat }) && couldHold(v, seat, component),
      }),
    };
    reactions[ability.id] = [reaction as unknown as AnyReaction<T>];
  }
  const modifiers: Table<Modifiers<T>> = {};
  const onEnd: Table<(t: never, effect: Lasting) => void> = {};
  const grants: Table<NonNullable<AnyComponent['spec']['grants']>> = {};
  const blanks: Table<NonNullable<AnyComponent['spec']['blanks']>> = {};
  const further: Table<string[]> = {};
  for (const { id, spec } of list) {
    if (spec.modifiers) modifiers[id] = spec.modifiers as Modifiers<T>;
    if (spec.grants) grants[id] = spec.grants;
    if (spec.blanks) blanks[id] = spec.blanks;
    if (spec.more) further[id] = spec.more.map(({ name }) => `${id}/${name}`);
  }
  for (const { lasting } of Object.values(abilities)) {
    if (!lasting) continue;
    const { id, spec } = lasting;
    if (spec.modifiers) modifiers[id] = spec.modifiers as Modifiers<T>;
    if (spec.blanks) blanks[id] = spec.blanks as never;
    if (spec.end) onEnd[id] = spec.end as never;
    if (lasting.abilities.length > 0) further[id] = [...lasting.abilities];
  }
  return part<T>()({
    procedures: { effect: effectOf(abilities) },
    windows: { 'card.played.would': { protocol: 'turns' } },
    reactions,
    modifiers,
    grants,
    blanks,
    further,
    held: held as never,
    onEnd: onEnd as never,
  });
}

// ----------------------------------------------------------------------------------------------------------------- the frame

function effectOf(abilities: Table<Ability>) {
  const of = (f: EffectLocals): Ability => abilities[f.source.ability]!;
  const aboutOf = (t: EffectFlow, f: EffectLocals): unknown =>
    f.window === null ? null : (t.frame(f.window) as WindowFrame<T>).about;
  const seen = (t: EffectFlow): Seen => rulesView(t.game, t.view(null)) as unknown as Seen;
  const tell = ({ source: { seat, ability, component } }: EffectLocals) => ({ seat, ability, component });
  const isCard = (f: EffectLocals) => of(f).fromHand;

  const lastingOf = (t: EffectFlow, { source }: EffectLocals): Lasting | undefined =>
    t.pub.table.lasting.find((one) => one.source.component === source.component);
  /** The source as its own conditions see it: that of a lasting effect with what the effect remembers. */
  const sourceOf = (t: EffectFlow, f: EffectLocals): Source => {
    const effect = lastingOf(t, f);
    return effect ? ({ ...f.source, about: effect.about } as Source) : f.source;
  };

  /** What it may be aimed at now. */
  const wantedBy = (t: EffectFlow, f: EffectFrame) =>
    of(f).spec.aim?.(seen(t) as never, f.source.seat, aboutOf(t, f) as never, sourceOf(t, f));
  /** Asks for the target, unless there is but one. */
  function aim(t: EffectFlow, f: EffectFrame) {
    const { kind, component } = of(f);
    const wanted = wantedBy(t, f);
    if (!wanted) return t.next;
    const { from } = wanted;
    if (f.source.seat === NOBODY && from.length > 1)
      throw new Error(`${f.source.ability} belongs to nobody who could aim it`);
    const asked = { from: from.slice(), for: component.id, rule: kind.rule };
    if ('one' in wanted) {
      if (from.length > 1) return t.ask(f.source.seat, 'pickOne', { ...asked, what: wanted.one }, 'aim');
      f.aim = from[0] ?? null;
      return t.next;
    }
    const { min, max, some } = wanted;
    if (min < from.length || max < from.length)
      return t.ask(f.source.seat, 'pickSome', { ...asked, what: some, min, max: Math.min(max, from.length) }, 'aim');
    f.aim = from.slice();
    return t.next;
  }

  /** Whether it acts on one target: then it does nothing without. */
  const wantsOne = (t: EffectFlow, f: EffectFrame): boolean => 'one' in (wantedBy(t, f) ?? {});
  function lapse(t: EffectFlow, f: EffectFrame) {
    t.emit('lapsed', tell(f));
    return t.end('lapsed');
  }

  const procedure = flow<T>()('effect', {
    aimFirst: (t, f) => {
      const { component, seat } = f.source;
      const hand = isCard(f) ? of(f).kind.hand!(seat) : null;
      // A rule may want something of whoever plays a card, once it is aimed.
      if (hand !== null) t.recheckRules();
      // Whoever plays it shows it, even while it is still in the hand.
      if (hand !== null && t.cards(hand).includes(component))
        t.show(
          hand,
          component,
          t.own.map((_, other) => other),
        );
      return of(f).kind.aims === 'last' ? t.next : aim(t, f);
    },
    announce: (t, f) => {
      const ability = of(f);
      const { kind } = ability;
      const { component, seat } = f.source;
      const hand = isCard(f) && kind.hand ? kind.hand(seat) : null;
      if (hand !== null && kind.discard !== undefined && t.cards(hand).includes(component))
        t.move(component, hand, kind.discard);
      const once = onceIn(ability, t.pub, f.source);
      if (once) t.once(once.frame, once.key);
      const spent = t.pub.table.components[component] ? spentBy(ability) : null;
      if (spent === 'exhaust') t.changeComponent(component, { ready: false });
      if (spent === 'purge') t.removeComponent(component);
      const on = playedOn(ability, aboutOf(t, f), seat);
      if (on !== null) t.pub.played.push(on);
      t.emit('used', { ...tell(f), aim: f.aim === null ? [] : [f.aim].flat() });
      return t.next;
    },
    // Where the game has such a window, others may follow a component that was exhausted.
    exhausted: (t, f) => {
      const { component, seat } = f.source;
      const isSpent = spentBy(of(f)) === 'exhaust' && t.pub.table.components[component]?.ready === false;
      if (!isSpent || !(EXHAUSTED in t.game.windows)) return t.next;
      return t.window(EXHAUSTED as never, { component, seat } as never, clockwise(t.pub, seat));
    },
    cancel: (t, f) =>
      isCard(f) && of(f).kind.cancellable && hasListeners(t.game, t.pub, 'card.played.would')
        ? t.window(
            'card.played.would',
            { source: f.source, aim: f.aim, cancelled: false },
            othersFrom(t.pub, f.source.seat),
            'played',
          )
        : t.next,
    cancelled: (t, f) => {
      if (!f.played?.cancelled) return t.next;
      const on = playedOn(of(f), aboutOf(t, f), f.source.seat);
      t.pub.played = t.pub.played.filter((other) => other !== on);
      t.emit('cancelled', tell(f));
      return t.end('cancelled');
    },
    // What was played or resolved before it may have taken its object away, and what came in answer to it its target.
    lapsed: (t, f) => {
      const { spec } = of(f);
      const about = aboutOf(t, f);
      const here = [seen(t) as never, f.source.seat, about as never, sourceOf(t, f)] as const;
      const fits = !spec.fits || spec.fits(...here);
      const from = f.played && f.aim !== null ? (spec.aim?.(...here)?.from ?? []) : null;
      const hasAim = of(f).kind.aims === 'last' || f.aim !== null || !wantsOne(t, f);
      if (fits && hasAim && (!from || [f.aim!].flat().every((id) => from.includes(id)))) return t.next;
      return lapse(t, f);
    },
    aimLast: (t, f) => {
      if (of(f).kind.aims !== 'last') return t.next;
      return wantedBy(t, f)?.from.length === 0 && wantsOne(t, f) ? lapse(t, f) : aim(t, f);
    },
    begin: (t, f) => {
      const { component, lasting, order } = of(f);
      if (lasting) {
        const { until, keeps } = lasting.spec;
        const scope = t.pub.table.stack.findLast((frame) => (until as readonly string[]).includes(frame.proc));
        const source = {
          ability: lasting.id,
          component: `${component.id} ${t.pub.table.next}`,
          seat: f.source.seat,
        };
        t.addEffect(source, keeps?.(useOf(t, f)) ?? null, scope?.id ?? null);
      }
      f.step = order[0] ?? null;
      return t.next;
    },
    own: (t, f) => {
      if (f.step === null) return t.next;
      const { steps, order } = of(f);
      const at = f.step;
      const went = steps[at]!(t, useOf(t, f));
      if (isEnd(went)) return went;
      if (went === 'end') return t.next;
      if (typeof went === 'string' && !steps[went]) throw new Error(`${f.source.ability} has no step ${went}`);
      f.step = typeof went === 'string' ? went : (order[order.indexOf(at) + 1] ?? null);
      return 'own';
    },
    over: (t) => t.end('done'),
  });
  const useOf = (t: EffectFlow, f: EffectFrame): never => {
    const { source, aim: aimed } = f;
    const effect = lastingOf(t, f);
    const use = { you: source.seat, source, about: aboutOf(t, f), aim: aimed, memo: f, frame: f };
    return { ...use, kept: effect?.about ?? null, effect: effect?.id ?? null } as never;
  };
  return {
    ...procedure,
    seenByRules: 'ends' as const,
    hasStep: (f: EffectFrame) => {
      const ability = abilities[f.source.ability];
      return f.at in procedure.steps && ability !== undefined && (f.step === null || f.step in ability.steps);
    },
  };
}
const isEnd = (went: unknown): went is End => typeof went === 'object' && went !== null && went !== NEXT;
