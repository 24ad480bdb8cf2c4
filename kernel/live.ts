import type {
  AnyReaction,
  ComponentInPlay,
  Components,
  Rules,
  Lasting,
  LiveSource,
  Name,
  Pub,
  Reaction,
  Shapes,
  Source,
} from './types.ts';

// Which texts are in force, who of them changes a number and who reacts in a window. All of it hangs on two immutable records of the state, the
// components in play and the lasting effects, and is kept by their identity: it outlives commands, copies and undo, and is never out of date.

/** "You" of a text that belongs to no player: a law, a nebula. */
export const NOBODY = -1;

type Speaker = {
  readonly source: LiveSource;
  readonly modify: (pub: never, args: never, source: LiveSource) => unknown;
};
export interface Reactor<T extends Shapes> {
  readonly source: LiveSource;
  readonly reaction: AnyReaction<T>;
}
export interface Live<T extends Shapes> {
  readonly sources: readonly LiveSource[];
  /** Who changes a query, in the order of the sources. */
  speakers(query: string): readonly Speaker[];
  /** Who reacts in a window, in the order of the sources. */
  reactors(window: string): readonly Reactor<T>[];
}

interface Kept {
  readonly components: Components;
  readonly lasting: readonly Lasting[];
  readonly live: Live<Shapes>;
}
/** Of each game: all that was worked out, and what was asked for last, since most questions come one after another about the same state. */
interface KeptOfGame {
  readonly all: WeakMap<Components, WeakMap<readonly Lasting[], Live<Shapes>>>;
  last: Kept | null;
}
const kept = new WeakMap<object, KeptOfGame>();

/** The texts in force that all can see. */
export function liveOf<T extends Shapes>(game: Rules<T>, pub: Pub<T>): Live<T> {
  const { components, lasting } = pub.table;
  const found = keptFor(game, components, lasting);
  return game.live ? indexed(game, [...game.live(pub), ...found.sources]) : found;
}

function keptFor<T extends Shapes>(game: Rules<T>, components: Components, lasting: readonly Lasting[]): Live<T> {
  let ofGame = kept.get(game);
  if (!ofGame) kept.set(game, (ofGame = { all: new WeakMap(), last: null }));
  const { last } = ofGame;
  if (last?.components === components && last.lasting === lasting) return last.live as unknown as Live<T>;
  let ofComponents = ofGame.all.get(components);
  if (!ofComponents) ofGame.all.set(components, (ofComponents = new WeakMap()));
  let live = ofComponents.get(lasting);
  if (!live)
    ofComponents.set(lasting, (live = indexed(game, sourcesOf(game, components, lasting)) as unknown as Live<Shapes>));
  ofGame.last = { components, lasting, live };
  return live as unknown as Live<T>;
}

/** In play, then granted, then without those that are blanked, then lasting effects. */
function sourcesOf<T extends Shapes>(
  game: Rules<T>,
  components: Components,
  lasting: readonly Lasting[],
): LiveSource[] {
  const inPlay: Source[] = [];
  for (const [component, record] of Object.entries(components)) inPlay.push(...abilitiesOf(game, component, record));
  // A copy has every ability of the text it copies.
  const granted = inPlay
    .flatMap((you) => game.grants?.[you.ability]?.(components, you) ?? [])
    .flatMap((copy) => [copy, ...(game.further?.[copy.ability] ?? []).map((ability) => ({ ...copy, ability }))]);
  const effects = lasting.flatMap((effect): LiveSource[] => {
    const own = { ...effect.source, effect, about: effect.about };
    const further = game.further?.[own.ability] ?? [];
    return [own, ...further.map((ability) => ({ ...own, ability }))];
  });
  const blanking = [...inPlay, ...effects].filter((you) => game.blanks?.[you.ability]);
  const isBlank = (other: Source) =>
    blanking.some((you) => game.blanks![you.ability]!(components, you as LiveSource, other));
  const all = [...inPlay, ...granted];
  return [...(blanking.length > 0 ? all.filter((source) => !isBlank(source)) : all), ...effects];
}

/** A component may have several abilities: its own text and further ones. */
function abilitiesOf<T extends Shapes>(game: Rules<T>, component: string, record: ComponentInPlay): Source[] {
  const seat = record.holder ?? NOBODY;
  const own = { ability: record.ability, component, seat };
  const further = game.further?.[record.ability];
  return further ? [own, ...further.map((ability) => ({ ability, component, seat }))] : [own];
}

function indexed<T extends Shapes>(game: Rules<T>, sources: readonly LiveSource[]): Live<T> {
  const speakers = new Map<string, Speaker[]>();
  const reactors = new Map<string, Reactor<T>[]>();
  /** Most texts change no number at all. */
  let modifying: LiveSource[] | null = null;
  return {
    sources,
    speakers(query) {
      let found = speakers.get(query);
      if (found) return found;
      speakers.set(query, (found = []));
      modifying ??= sources.filter(({ ability }) => game.modifiers?.[ability] !== undefined);
      for (const source of modifying) {
        const modify = game.modifiers![source.ability]![query as Name<T['queries']>];
        if (modify) found.push({ source, modify: modify as Speaker['modify'] });
      }
      return found;
    },
    reactors: (window) =>
      entry(reactors, window, () =>
        sources.flatMap((source) =>
          (game.reactions[source.ability] ?? [])
            .filter((reaction) => reaction.window === window)
            .map((reaction) => ({ source, reaction })),
        ),
      ),
  };
}

function entry<V>(map: Map<string, V>, key: string, make: () => V): V {
  let found = map.get(key);
  if (found === undefined) map.set(key, (found = make()));
  return found;
}

// ------------------------------------------------------------------------------------------------------- texts in hidden hands

const hiddenByWindow = new WeakMap<object, Map<string, Reaction<Shapes, never>[]>>();
/** The reactions of a window that may come from a hidden hand. */
export function hiddenReactions<T extends Shapes>(game: Rules<T>, window: string): readonly AnyReaction<T>[] {
  let byWindow = hiddenByWindow.get(game.reactions);
  if (!byWindow) {
    byWindow = new Map();
    for (const reactions of Object.values<readonly AnyReaction<T>[]>(game.reactions))
      for (const reaction of reactions)
        if (reaction.invited || reaction.invites)
          entry(byWindow, reaction.window, (): Reaction<Shapes, never>[] => []).push(reaction as never);
    hiddenByWindow.set(game.reactions, byWindow);
  }
  return (byWindow.get(window) ?? []) as unknown as AnyReaction<T>[];
}

/** Whether anything could react in a window, whatever it is about: else it need not be opened. */
export function hasListeners<T extends Shapes>(game: Rules<T>, pub: Pub<T>, window: string): boolean {
  return liveOf(game, pub).reactors(window).length > 0 || hiddenReactions(game, window).length > 0;
}
