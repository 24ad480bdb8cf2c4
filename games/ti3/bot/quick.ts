import { bots } from '@orrery/imperium';
import { textOf } from '@orrery/kernel';
import type { Decision, Json, Source } from '@orrery/kernel';
import { casualtiesAsk } from '../rules/casualties.ts';
import { bombard, groundLosses, joinFighters } from '../rules/invasion.ts';
import { fire } from '../rules/pdsFire.ts';
import { scuttle } from '../rules/surplus.ts';
import { countAt } from '../rules/units.ts';
import type { ClaimAtom, Placing, Ti3, Turn, View } from '../shapes.ts';
import { abilityGain } from './abilities.ts';
import { retreats, safest } from './battle.ts';
import { cardGain, holdOf, isActionCard } from './cards.ts';
import type { About } from './cards.ts';
import { claimBest, refreshBest, takeBack } from './claims.ts';
import { byStake, vote } from './council.ts';
import { layTile, settleHome } from './galaxy.ts';
import { disembark } from './landing.ts';
import { advance } from './muster.ts';
import { leader } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { pickOne, pickSome } from './picks.ts';
import { build } from './production.ts';
import { buyResearch } from './research.ts';
import { NONE_YET, buy, cardWorth, divide, follows, learn, produceIn, useBonus } from './strategy.ts';
import type { Style } from './style.ts';
import { consents, proposal } from './trade.ts';
import { secondTarget, turns } from './turn.ts';

type Asks = Ti3['asks'];

/** What is answered to each question by rule of thumb. */
export const THUMBS: bots.Thumbs<Ti3, Outlook> = {
  settle: (_, { race }) => settleHome(race),
  placeTile: (o, _, { list }) => layTile(o, list<Placing>()),
  turn: (o, _, { list, below }) => {
    const all = list<Turn>();
    return bots.softly(turns(o, all), o.style.temperature, below) ?? all[0]!;
  },
  secondAction: (o) => secondTarget(o),
  move: (o, q) => advance(o, q),
  transfer: (_, __, { fallback }) => fallback(),
  transferProduce: (_, __, { fallback }) => fallback(),
  fire: (o, q) => fire.fallback(o.v, q),
  casualties: (o, q) => casualtiesAsk.fallback(o.v, q),
  sabotageRun: (_, __, { list }) => bots.bestOf(list<number[]>(), (run) => run.reduce((sum, n) => sum + n, 0))!,
  leave: (o, { system }) => retreats(o, system),
  refuge: (o, _, { list }) => safest(o, list<string>()),
  land: disembark,
  invade: (_, __, { fallback }) => fallback(),
  bombard: (o, q) => bombard.fallback(o.v, q),
  bacterialWeapon: ({ pub }, { planet }) => countAt(pub, planet, pub.planets[planet]!.by!, 'ground-force') > 1,
  joinFighters: (o, q) => joinFighters.fallback(o.v, q),
  groundLosses: (o, q) => groundLosses.fallback(o.v, q),
  diodes: (_, __, { fallback }) => fallback(),
  produce: build,
  scuttle: (o, q) => scuttle.fallback(o.v, q),
  pickStrategy: (o, _, { list, below }) =>
    bots.softly(
      list<Asks['pickStrategy']['a']>().map((card) => ({ answer: card, score: cardWorth(o, card) })),
      0.4 + o.style.temperature / 2,
      below,
    )!,
  bonus: (o, { n }) => useBonus(o, n),
  secondary: (o, { card, cost }) => follows(o, card, cost),
  placeCounters: (o, { n }) => divide(o, n, o.sheet),
  counters: (o, { n }) => divide(o, n, NONE_YET),
  chooseOpponent: (o, _, { list }) => bots.bestOf(list<number>(), (seat) => threatOf(o, seat))!,
  refresh: (o, { most }) => refreshBest(o, most),
  buyCounters: (o) => buy(o),
  tradeOption: () => 'income',
  propose: (o, q, { fallback }) => proposal(o.v, q, o.style) ?? fallback(),
  closeNegotiations: () => true,
  consent: consents,
  cancelAgreement: (o, _, { list }) =>
    list<number | null>().find((seat) => seat !== null && isAboutToWin(o, seat)) ?? null,
  takeCounter: (o, _, { list }) => takeBack(o, list<string>()),
  patrol: () => [],
  chooseTechnology: (o, _, { list }) => learn(o, list<string>()),
  buyTechnology: (o) => buyResearch(o),
  produceWhere: (o) => produceIn(o),
  claim: (o): ClaimAtom[] => claimBest(o),
  claimSecret: (_, __, { list }) => list<boolean>().includes(true),
  vote: (o, { agenda, options }) => vote(o, agenda, options),
  breakTie: (o, { agenda, options }) => vote(o, agenda, options),
  nextAgenda: (o, _, { list }) =>
    list<string[]>().find((ids) => ids.join() === byStake(o, ids).join()) ?? list<string[]>()[0]!,
  seek: (_, __, { list }) => bots.bestOf(list<string>(), holdOf)!,
  seekAgenda: (o, _, { list }) => byStake(o, list<string>())[0]!,
  exchangeCards: () => [],
  fee: (_, __, { fallback }) => fallback(),
  licence: (_, __, { fallback }) => fallback(),
  discard: (_, __, { list }) => bots.bestOf(list<string>(), (card) => -holdOf(card))!,
  anyTime: (_, __, { fallback }) => fallback(),
  gift: (_, __, { fallback }) => fallback(),
  disband: (_, __, { fallback }) => fallback(),
  pickOne,
  pickSome,
};

const isAboutToWin = (o: Outlook, seat: number): boolean => seat === leader(o) && o.pub.sheets[seat]!.points >= 8;
/** Who could come to our home, or is simply ahead. */
const threatOf = (o: Outlook, seat: number): number => {
  const near = Object.keys(o.pub.units).filter((place) => (o.home ? (o.steps(o.home).get(place) ?? 9) : 9) <= 2);
  return (
    near.reduce(
      (sum, place) => sum + o.pub.units[place]!.reduce((n, stack) => n + (stack.seat === seat ? stack.n : 0), 0),
      0,
    ) +
    0.5 * o.pub.sheets[seat]!.points
  );
};

/** Touch of Genius costs what it is played for. */
const GENIUS = 2;
/** What using an ability or a card in a window is worth. */
export function gainOf(o: Outlook, about: About, { ability, component }: Source): number {
  const text = textOf(ability);
  if (!isActionCard(text)) return abilityGain(o, ability, about);
  return cardGain(o, text, about) - (textOf(component) === text ? 0 : GENIUS);
}

/** What a player does without being asked: a Trade Agreement proposed, ships repaired in battle. */
export function unasked(v: View, d: Decision, style: Style): Json | undefined {
  if (d.kind === 'propose') return (proposal(v, d.q as Asks['propose']['q'], style) as Json | null) ?? undefined;
  return undefined;
}
