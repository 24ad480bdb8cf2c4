import { bots } from '@orrery/imperium';
import type { Payment } from '@orrery/imperium';
import { listAnswers } from '@orrery/kernel';
import type { Decision, Game, Json, Plan, Source } from '@orrery/kernel';
import { textOf } from '@orrery/kernel';
import { layout } from '../content/layouts.ts';
import type { PlanetId } from '../content/planets.ts';
import type { Bought, Movement, Ti4, Turn } from '../shapes.ts';
import { abilityGain } from './abilities.ts';
import { assignHits, commit, removeSurplus, retreats } from './battle.ts';
import { CARDS, cardGain, isActionCard } from './cards.ts';
import type { About } from './cards.ts';
import { bestOutcome, vote } from './council.ts';
import { layTile } from './galaxy.ts';
import { spendable } from './goals.ts';
import { muster } from './muster.ts';
import { outlookOf } from './outlook.ts';
import type { Outlook, V } from './outlook.ts';
import { pickOne, pickSome } from './picks.ts';
import { build } from './production.ts';
import { bestResearch } from './research.ts';
import { STEADY } from './style.ts';
import { byYield, cardWorth, construct, deployWorth, follows, isRich, score, secretChance, split } from './table.ts';
import { turns } from './turn.ts';

type Asks = Ti4['asks'];

/** What is answered to each question by rule of thumb. */
export const THUMBS: bots.Thumbs<Ti4, Outlook> = {
  turn: (o, _, { list, below }) => {
    const all = list<Turn>();
    return bots.softly(turns(o, all), o.style.temperature, below) ?? all[0]!;
  },
  anyTime: (o, _, { list }) => bots.bestOf(list<Source>(), ({ ability }) => abilityGain(o, ability, {}))!,
  deploy: (_, __, { plan }) => deploy(plan()),
  layTile: (o, { layout: id }, { list }) => layTile(o, list(), layout(id).homes),
  pickStrategy: (o, { cards }, { below }) =>
    bots.softly(
      cards.map((card) => ({ answer: card, score: cardWorth(o, card) })),
      0.4 + o.style.temperature / 2,
      below,
    )!,
  secondary: (o, { card, free }) => follows(o, card, free),
  split: (o, { n, as }) => split(o, n, as),
  buyTokens: (o, _, { plan }) => buyTokens(o, plan()),
  mayResearch: (o, { price }) =>
    price === 0 ||
    (spendable(o.v, o.seat, 'resources', o.reserve) >= price &&
      (bestResearch(o, price)?.worth ?? 0) + o.style.technology > price),
  research: (o, { price }, { fallback }) => bestResearch(o, price)?.answer ?? fallback(),
  construct: (o, _, { list }) => construct(o, list()),
  move: (o, { system }) => muster(o, system).answer as Movement,
  produce: (o, q) => build(o, q),
  removeSurplus,
  arrangeAgendas: (_, __, { fallback }) => fallback(),
  keepSecret: (o, _, { list }) => bots.bestOf(list<string>(), (id) => secretChance(o, id))!,
  returnSecret: (o, _, { list }) => bots.bestOf(list<string>(), (id) => -secretChance(o, id))!,
  /** Any but Support for the Throne. */
  giveNote: (_, __, { list }) => bots.bestOf(list<string>(), (note) => +!note.startsWith('support'))!,
  /** The one that is missed least. */
  showActionCard: (_, __, { list }) => bots.bestOf(list<string>(), (card) => -holdOf(card))!,
  chooseAgendas: (o, _, { list }) =>
    bots.bestOf(list<string[]>(), (agendas) => agendas.reduce((sum, agenda) => sum + bestOutcome(o, agenda), 0))!,
  scoreSecret: (_, __, { list }) => list<string | null>().find((id) => id !== null) ?? null,
  discardActionCard: (_, __, { list }) => bots.bestOf(list<string>(), (card) => -holdOf(card))!,
  takeActionCard: (_, __, { list }) => bots.bestOf(list<string>(), holdOf)!,
  score: (o, { from }) => score(o, from),
  payFor: (_, __, { fallback }) => fallback(),
  sustain: (_, { units }) => units[0] ?? null,
  assignHits,
  announceRetreat: retreats,
  fire: () => true,
  commit,
  vote: (o, q) => vote(o, q),
  takeCustodians: () => true,
  payCustodians: (_, __, { fallback }) => fallback(),
  pickOne,
  pickSome,
};

/** What a card is worth in the hand. */
const holdOf = (card: string): number => {
  const text = textOf(card);
  return isActionCard(text) ? CARDS[text].hold : 0;
};

/** The dock where it produces most, forces on every planet. */
function deploy(plan: Plan<Asks['deploy']['a']>): Asks['deploy']['a'] {
  for (;;) {
    const open = plan.slots.flatMap(({ id }, slot) => (plan.refuses(slot, 1) === null ? [{ id, slot }] : []));
    const best = bots.bestOf(open, ({ id, slot }) => {
      const [type, planet] = id.split('@') as [string, PlanetId];
      return deployWorth(planet, type, plan.counts[slot]!);
    });
    if (best === null) return plan.write(null);
    plan.add(best.slot, 1);
  }
}

/** What one of many trade goods is missed. */
const IDLE_GOOD = 0.6;
/** One token more while it is worth what its planets would give otherwise. */
function buyTokens(o: Outlook, plan: Plan<Bought, Payment>): Bought {
  let paid = plan.auto!.best(null)!;
  const good = isRich(o) ? IDLE_GOOD : 1.2;
  const worth = ({ coins, goods }: Payment): number =>
    good * goods + coins.reduce((sum, planet) => sum + 0.1 + 0.6 * byYield(o, planet), 0);
  const spare = spendable(o.v, o.seat, 'influence', o.reserve);
  let cost = 0;
  for (let n = 1; plan.refuses(0, 1) === null; n++) {
    plan.add(0, 1);
    const next = plan.auto!.best(null);
    const price = o.sheet.tactic + n <= 3 ? 3 : o.sheet.tactic + n <= 5 ? 2 : 1;
    if (next === null || worth(next) - cost > price || 3 * n > spare) {
      plan.add(0, -1);
      break;
    }
    cost = worth(next);
    paid = next;
  }
  return plan.write(paid);
}

/** What using an ability or a card in a window is worth. */
export function gainOf(o: Outlook, about: About, { ability, component }: Source): number {
  const text = textOf(component);
  return isActionCard(text) ? cardGain(o, text, about) : abilityGain(o, ability, about);
}

/** What is used in the action phase without being asked: the best of what is worth it. */
export function unasked(game: Game<Ti4>, v: V, d: Decision): Json | undefined {
  if (d.kind !== 'anyTime') return undefined;
  const all = listAnswers(game, v, d) as unknown as readonly Source[];
  if (all.length === 0) return undefined;
  const o = outlookOf(v, STEADY);
  const best = bots.bestOffer(all, ({ ability }) => abilityGain(o, ability, {}));
  return (best as Json | null) ?? undefined;
}
