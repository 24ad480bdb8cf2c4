import type { Seat } from '@orrery/kernel';
import type { CampaignFaction, Continuous, Faction } from '../content/effects.ts';
import { eventCards } from '../content/scenarios/eventCards.ts';
import { scenarioNumber, scenarios } from '../content/scenarios/index.ts';
import type { EventCard, Modifier, Scenario, Side, Whom } from '../content/scenarios/scenario.ts';
import { enterProgram, factionBit, factionBits } from './designs.ts';
import type { Program } from './designs.ts';
import type { Campaign, Pub } from '../shapes.ts';

/** Rules of the large Scenario card, of the small one chosen and of the event in force (SR-CAMP-12 to -14). */

/** A rule of the table that holds for a player, as if printed on a card of theirs in play. */
export interface TableRule {
  readonly key: string;
  readonly rule: Continuous;
  readonly program: Program | null;
  /** Factions whose Ally Abilities it triggers. */
  readonly enables: number;
}
const NONE: readonly TableRule[] = [];

/** The side of the first player's faction lies up (SR-CAMP-12). */
export const sideOf = (pub: Pub, campaign: Campaign): Side =>
  scenarioNumber(campaign.scenario).sides[campaign.factions[pub.first]!];

export const concerns = (who: Whom, faction: CampaignFaction, begins: boolean): boolean =>
  who === 'each' || who === faction || who === (begins ? 'firstPlayer' : 'secondPlayer');

/** Modifiers in force: what an envelope changed for good, the side that lies up, the small card chosen. */
export const modifiersInForce = (pub: Pub, campaign: Campaign): Modifier[] => {
  const side = sideOf(pub, campaign);
  return [
    ...(scenarios as readonly Scenario[]).flatMap((s) => (s.number <= campaign.scenario ? (s.lasting ?? []) : [])),
    ...side.always,
    ...(campaign.option === null ? [] : side.options[campaign.option]!),
  ];
};
/** Those of them that concern one player. */
export const modifiersFor = (pub: Pub, campaign: Campaign, seat: Seat): Modifier[] =>
  modifiersInForce(pub, campaign).filter(
    (m) => !('who' in m) || concerns(m.who, campaign.factions[seat]!, seat === pub.first),
  );

// Every rule is entered here, once, so that a program named in a revived state is always known.
interface SourcedRule {
  readonly who: Whom;
  readonly key: string;
  readonly rule: Continuous;
  readonly program: Program | null;
}
const sourced = (source: string, who: Whom, effects: readonly Continuous[]): SourcedRule[] =>
  effects.map((rule, i) => ({
    who,
    key: `${source}#${i}`,
    rule,
    program: rule.op === 'trigger' ? enterProgram(`${source}/when${i}`, rule.effects) : null,
  }));
const ofModifiers = (source: string, modifiers: readonly Modifier[]): SourcedRule[] =>
  modifiers.flatMap((m, i) => (m.kind === 'rule' ? sourced(`${source}:${i}`, m.who, m.effects) : []));

const sideKey = (scenario: Scenario, side: CampaignFaction): string => `scenario:${scenario.id}:${side}`;
const bySource = new Map<string, SourcedRule[]>();
for (const s of scenarios as readonly Scenario[])
  for (const side of ['starEmpire', 'tradeFederation'] as const) {
    bySource.set(sideKey(s, side), ofModifiers(sideKey(s, side), s.sides[side].always));
    for (const [option, modifiers] of Object.entries(s.sides[side].options))
      bySource.set(`option:${option}`, ofModifiers(`option:${option}`, modifiers));
  }
const eventPrograms = new Map<string, { onReveal: Program | null; atTurnStart: Program | null }>();
for (const [id, card] of Object.entries<EventCard>(eventCards)) {
  bySource.set(`event:${id}`, sourced(`event:${id}`, 'each', card.rules ?? []));
  eventPrograms.set(id, {
    onReveal: card.onReveal ? enterProgram(`event:${id}/onReveal`, card.onReveal) : null,
    atTurnStart: card.atTurnStart ? enterProgram(`event:${id}/atTurnStart`, card.atTurnStart) : null,
  });
}
export const eventProgram = (event: string, when: 'onReveal' | 'atTurnStart'): Program | null =>
  eventPrograms.get(event)![when];

const enables = (rule: Continuous, own: CampaignFaction): number =>
  rule.op === 'enableAlly' ? factionBits(rule.factions.map((f): Faction => (f === 'campaign' ? own : f))) : 0;

const inForce = new Map<string, readonly TableRule[]>();

/** Rules that hold for a player now; none outside a scenario. */
export const rulesFor = (pub: Pub, seat: Seat): readonly TableRule[] => {
  const { campaign } = pub;
  const here = campaign === null ? undefined : (scenarios as readonly Scenario[])[campaign.scenario - 1];
  if (campaign === null || here === undefined) return NONE;
  const { scenario, option, event } = campaign;
  const faction = campaign.factions[seat]!;
  const begins = pub.first === seat;
  const key = `${scenario}|${option}|${event}|${begins}|${faction}`;
  const known = inForce.get(key);
  if (known) return known;
  const side = campaign.factions[pub.first]!;
  const rules = [sideKey(here, side), `option:${option}`, `event:${event}`]
    .flatMap((source) => bySource.get(source) ?? [])
    .filter((r) => concerns(r.who, faction, begins))
    .map((r) => ({ key: r.key, rule: r.rule, program: r.program, enables: enables(r.rule, faction) }));
  inForce.set(key, rules);
  return rules;
};

/** The campaign faction of a player as a bit; 0 outside the campaign. */
export const campaignFactionBit = (pub: Pub, seat: Seat): number =>
  pub.campaign === null ? 0 : factionBit(pub.campaign.factions[seat]!);
