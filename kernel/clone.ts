import { copy } from './json.ts';
import type { Rng } from './random.ts';
import { shareZones } from './zones.ts';
import type { Rules, Hidden, Own, Pub, Shapes, State, TableOwn, TablePub } from './types.ts';

/** A copy of a whole state. The kernel's part is written out by hand, the game's own parts by the game where it cares. */
export function cloneState<T extends Shapes>(game: Rules<T>, s: State<T>): State<T> {
  shareZones(s);
  const by = game.clone;
  const pub = clonePub(game, s.pub);
  const hidden = (by?.hidden ? by.hidden(s.hidden) : copyWithoutTable(s.hidden)) as Hidden<T>;
  hidden.table = { cards: s.hidden.table.cards, rng: cloneRng(s.hidden.table.rng) };
  const own: Own<T>[] = [];
  for (let seat = 0; seat < s.own.length; seat++) {
    const mine = s.own[seat]!;
    const copied = (by?.own ? by.own(mine) : copyWithoutTable(mine)) as Own<T>;
    copied.table = cloneOwnTable(mine.table);
    own.push(copied);
  }
  return { format: s.format, game: s.game, rules: s.rules, pub, own, hidden };
}

/** A copy of what all see. */
export function clonePub<T extends Shapes>(game: Rules<T>, pub: Pub<T>): Pub<T> {
  const copied = (game.clone?.pub ? game.clone.pub(pub) : copyWithoutTable(pub)) as Pub<T>;
  copied.table = clonePubTable(pub.table);
  return copied;
}

function copyWithoutTable(part: object): object {
  const out: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(part)) if (key !== 'table') out[key] = copy(value);
  return out;
}

function cloneRng(rng: Rng): Rng {
  const out: Rng = { key: rng.key, at: { ...rng.at } };
  if (rng.set) out.set = copy(rng.set);
  return out;
}

function clonePubTable<T extends Shapes>(t: TablePub<T>): TablePub<T> {
  return {
    seats: t.seats,
    options: t.options,
    n: t.n,
    freshFrom: t.freshFrom,
    undoLimit: t.undoLimit,
    last: t.last,
    windowClose: t.windowClose,
    next: t.next,
    stack: copy(t.stack),
    open: t.open,
    offers: t.offers,
    deals: t.deals,
    waivers: t.waivers,
    zones: t.zones,
    cards: t.cards,
    lasting: t.lasting,
    components: t.components,
    enforcing: t.enforcing,
    out: t.out,
    bots: t.bots,
    standIns: t.standIns,
    rewound: t.rewound,
    proposal: t.proposal && copy(t.proposal),
    result: t.result,
  };
}

function cloneOwnTable(t: TableOwn): TableOwn {
  return {
    sealed: t.sealed,
    secrets: t.secrets,
    preAnswers: t.preAnswers,
    notices: t.notices,
    terms: t.terms,
    cards: t.cards,
    knows: t.knows,
  };
}
