/** How a bot votes, chooses a faction, a relic or a resource. */
import type { View } from '@orrery/kernel';
import { agendaCard, type AgendaId } from '../content/agendas.ts';
import { eventCard } from '../content/events.ts';
import type { Effect } from '../content/effects.ts';
import type { FactionId } from '../content/factions.ts';
import { freeVotes, votesInHand } from '../rules/council.ts';
import type { Ballot, InscriptionShapes } from '../shapes.ts';
import { aiVotes } from '../sheet/aiFaction.ts';
import { unlockedTradeGoods, unspent } from '../sheet/claims.ts';
import type { Player } from '../sheet/player.ts';
import { isOpenAsset } from '../sheet/tasks.ts';
import { outlookOf, worthOf, type Outlook } from './outlook.ts';

type V = View<InscriptionShapes>;

/** What an outcome is about worth to a player. */
export function effectWorth(effect: Effect, p: Player, o: Outlook): number {
  switch (effect.do) {
    case 'gain':
      return effect.n * (isOpenAsset(effect.asset) ? 1.6 : worthOf(effect.asset, p, o));
    case 'explore':
      return 0.9 * effect.n;
    case 'claimSystem':
      return 2 * effect.n;
    case 'produce':
      return 0.75 * Math.min(unlockedTradeGoods(p), effect.max ?? 9);
    case 'strength':
      return 0.3 * effect.n;
    case 'vp':
      return effect.n;
    case 'spend':
      return 0.9 * effect.n;
    case 'deploy':
      return 1.5;
    case 'scrap':
      return -1.2;
    case 'block':
      return effect.what === 'technology' ? -0.8 : effect.what === 'construction' ? -1.5 : -0.7;
    case 'lose':
      if (effect.what === 'tg')
        return (
          -0.7 *
          (effect.half
            ? Math.ceil(unspent(p.industry.tradeGoods) / 2)
            : Math.min(effect.n, unspent(p.industry.tradeGoods)))
        );
      return effect.what === 'population' ? -1.2 : -1.5;
    case 'choose':
      return Math.max(...effect.options.map((option) => option.reduce((sum, e) => sum + effectWorth(e, p, o), 0)));
    default:
      return 0;
  }
}

const outcomeWorth = (agenda: AgendaId, side: 'for' | 'against', p: Player, o: Outlook): number =>
  agendaCard(agenda)[side].reduce((sum, effect) => sum + effectWorth(effect, p, o), 0);

/** Votes are spread over the Councils to come; the more an outcome matters the more are cast. */
export function ballot(v: V, agenda: AgendaId): Ballot {
  const p = v.pub.players[v.seat!]!;
  const o = outlookOf(v, v.seat!);
  const gain = outcomeWorth(agenda, 'for', p, o) - outcomeWorth(agenda, 'against', p, o);
  const votes = Math.min(votesInHand(p), Math.ceil(votesInHand(p) / (o.councilsLeft + 1)));
  if (votes + freeVotes(p, false) === 0 || Math.abs(gain) < 0.15) return { side: null, votes: 0, relic: false };
  return { side: gain > 0 ? 'for' : 'against', votes, relic: false };
}

/** Enough to beat the AI for sure, or likely, or nothing. */
export function againstAi(v: V): { votes: number; relic: boolean } {
  const p = v.pub.players[v.seat!]!;
  const stage = v.pub.event ? eventCard(v.pub.event).stage : v.pub.stage;
  const track = v.pub.ai ? aiVotes(v.pub.ai, stage) : 0;
  const inHand = votesInHand(p);
  for (const margin of [3, 2, 1]) {
    const need = Math.max(0, track + margin - freeVotes(p, false));
    if (need <= inHand) return { votes: need, relic: false };
  }
  return { votes: 0, relic: false };
}

/** Factions by how much they bring a player who plays them plainly, as measured (bot/balance.ts). */
const FACTION_STRENGTH: FactionId[] = [
  'nekro',
  'muaat',
  'titans',
  'arborec',
  'mentak',
  'sol',
  'letnev',
  'hacan',
  'winnu',
  'saar',
  'jol-nar',
  'nomad',
  'norr',
  'vuilraith',
  'empyrean',
  'naaz-rokha',
  'naalu',
  'xxcha',
  'yssaril',
  'yin',
  'l1z1x',
  'creuss',
  'argent',
  'mahact',
];
export const bestFaction = (offer: readonly string[]): FactionId =>
  FACTION_STRENGTH.find((id) => offer.includes(id)) ?? (offer[0] as FactionId);
