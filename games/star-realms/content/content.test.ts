import { describe, expect, it } from 'vitest';
import type { Card } from './card.ts';
import { cardIds, catalogue, tradeDeck } from './catalogue.ts';
import { consortium } from './consortium.ts';
import type { Abilities, Continuous, Effect } from './effects.ts';
import { FACTIONS, NEW_FACTIONS } from './effects.ts';
import { explorer } from './explorer.ts';
import { kingdom } from './kingdom.ts';
import { personalDecks } from './personalDecks.ts';
import { postCampaign } from './postCampaign.ts';
import { envelopeCards } from './scenarios/envelopeCards.ts';
import { eventCards } from './scenarios/eventCards.ts';
import { scenarios } from './scenarios/index.ts';
import type { Modifier, Scenario } from './scenarios/scenario.ts';
import { scavengers } from './scavengers.ts';
import { starters } from './starters.ts';
import { sheetIds, sheetOf, sheetsOfFaction } from './stickers/index.ts';
import { SURCHARGE } from './stickers/sheet.ts';

const copies = (table: Record<string, Card>): number => Object.values(table).reduce((n, c) => n + c.copies, 0);
const printed = Object.entries<Card>(catalogue);
const idsWhere = (fits: (c: Card) => boolean): string[] => printed.filter(([, c]) => fits(c)).map(([id]) => id);
const all: readonly Scenario[] = scenarios;
const modifiers = (s: Scenario): Modifier[] => [
  ...(s.lasting ?? []),
  ...Object.values(s.sides).flatMap((side) => [...side.always, ...Object.values(side.options).flat()]),
];

/** An effect and everything inside it. */
const deep = (e: Effect | Continuous): (Effect | Continuous)[] => {
  switch (e.op) {
    case 'trigger':
      return [e, ...e.effects.flatMap(deep)];
    case 'choose':
      return [e, ...e.options.flat().flatMap(deep)];
    case 'if':
      return [e, ...e.then.flatMap(deep)];
    case 'ifYouDo':
      return [e, e.do, ...e.then.flatMap(deep)];
    default:
      return [e];
  }
};
const effectsOf = (a: Abilities): (Effect | Continuous)[] =>
  [
    ...(a.primary ?? []),
    ...(a.scrap ?? []),
    ...(a.continuous ?? []),
    ...(a.ally ?? []).flatMap((x) => x.effects),
  ].flatMap(deep);
const everyEffect: (Effect | Continuous)[] = [
  ...printed.flatMap(([, c]) => effectsOf(c)),
  ...sheetIds.flatMap((id) => sheetOf(id).rows.flatMap((r) => [...effectsOf(r.ship), ...effectsOf(r.base)])),
  ...Object.values(eventCards).flatMap((e) =>
    [...(e.onReveal ?? []), ...(e.atTurnStart ?? []), ...(e.rules ?? [])].flatMap(deep),
  ),
  ...all
    .flatMap(modifiers)
    .flatMap((m) => (m.kind === 'rule' ? m.effects.flatMap(deep) : m.kind === 'cardGains' ? effectsOf(m.adds) : [])),
];

describe('the Trade Deck', () => {
  it('has 60 cards, 20 of each new faction, of costs 1 to 8', () => {
    expect([copies(consortium), copies(kingdom), copies(scavengers), copies(tradeDeck)]).toEqual([20, 20, 20, 60]);
    expect(Object.values(consortium).every((c) => c.factions.join() === 'consortium')).toBe(true);
    expect(Object.values(kingdom).every((c) => c.factions.join() === 'kingdom')).toBe(true);
    expect(Object.values(scavengers).every((c) => c.factions.join() === 'scavengers')).toBe(true);
    const costs = new Set(Object.values(tradeDeck).map((c) => c.cost));
    expect([...costs].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
  it('grows by 24 cards after the campaign', () => {
    expect(copies(postCampaign)).toBe(24);
  });
  it('stands beside 20 Explorers of cost 2', () => {
    expect(explorer.explorer).toMatchObject({ copies: 20, cost: 2 });
  });
  it('has no on-acquire ability on Kingdom cards of cost 1 and 2, which would pay for themselves', () => {
    const cheap = Object.values<Card>(kingdom).filter((c) => c.onAcquire && (c.cost ?? 0) < 3);
    expect(cheap).toEqual([]);
  });
});

describe('cards', () => {
  it('have unique ids across all tables', () => {
    const ids = [starters, explorer, tradeDeck, postCampaign, envelopeCards].flatMap((t) => Object.keys(t));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.sort()).toEqual([...cardIds].sort());
  });
  it('have Defense exactly if they are Bases, known factions, and an ability', () => {
    expect(idsWhere((c) => (c.type === 'ship') !== (c.defense === undefined))).toEqual([]);
    expect(idsWhere((c) => c.factions.length > 2 || c.factions.some((f) => !FACTIONS.includes(f)))).toEqual([]);
    expect(idsWhere((c) => effectsOf(c).length === 0)).toEqual([]);
    const newFactions = (c: Card): number => NEW_FACTIONS.filter((f) => c.factions.includes(f)).length;
    expect(idsWhere((c) => c.onAcquire === true && newFactions(c) !== 1)).toEqual([]);
  });
  it('without a cost are those of Personal Decks and envelopes', () => {
    const free = idsWhere((c) => c.cost === null);
    expect(free.sort()).toEqual([...Object.keys(starters), ...Object.keys(envelopeCards)].sort());
  });
  it('make up Personal Decks of 10, 11 and 11 starters', () => {
    const decks = Object.values(personalDecks);
    expect(decks.map((d) => Object.values(d).reduce((a, b) => a + b, 0))).toEqual([10, 11, 11]);
    expect(decks.flatMap((d) => Object.keys(d)).filter((id) => !Object.hasOwn(starters, id))).toEqual([]);
  });
  it('use every word of the vocabulary, and name only cards that exist', () => {
    expect([...new Set(everyEffect.map((e) => e.op))].sort()).toEqual(
      (
        'acquireFree choose copyShip destroyBase discard draw enableAlly firstCosts firstUpgradeCosts gain ' +
        'if ifYouDo modifyCost modifyDefense peek recall redirectAcquire refreshRow scrap trigger'
      ).split(' '),
    );
    const named = everyEffect.flatMap((e) => ('filter' in e ? (e.filter.ids ?? []) : []));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !Object.hasOwn(catalogue, id))).toEqual([]);
  });
});

describe('sticker sheets', () => {
  it('are four for each campaign faction with five rows of different costs', () => {
    for (const faction of ['starEmpire', 'tradeFederation'] as const) {
      const mine = sheetsOfFaction(faction).map(sheetOf);
      expect(mine.map((s) => s.scenario)).toEqual([1, 2, 3, 4]);
      expect(mine.map((s) => new Set(s.rows.map((r) => r.cost)).size)).toEqual([5, 5, 5, 5]);
    }
  });
  it('never ask for more cards of a cost than the Trade Deck holds, so that 20 upgrades each stay possible', () => {
    const rows = sheetIds.flatMap((id) => sheetOf(id).rows.map((r) => r.cost));
    for (const cost of new Set(rows)) {
      const there = Object.values<Card>(tradeDeck).filter((c) => c.cost === cost);
      expect(there.reduce((sum, c) => sum + c.copies, 0)).toBeGreaterThanOrEqual(rows.filter((c) => c === cost).length);
      expect(new Set(there.map((c) => c.type === 'ship')).size).toBe(2);
    }
  });
  it('give Ally Abilities of their own faction and the same row costs to both players', () => {
    for (const id of sheetIds) {
      const sheet = sheetOf(id);
      const allies = sheet.rows.flatMap((r) => [...(r.ship.ally ?? []), ...(r.base.ally ?? [])]);
      expect(allies.filter((a) => a.factions.join() !== sheet.faction)).toEqual([]);
      const twins = sheetIds.map(sheetOf).filter((s) => s.scenario === sheet.scenario);
      expect(new Set(twins.map((s) => s.rows.map((r) => r.cost).join())).size).toBe(1);
    }
  });
  it('[SR-UPG-14, SR-UPG-15] only add: no card becomes dearer, no Base weaker, and whoever discards has drawn as many', () => {
    const sum = (effects: readonly (Effect | Continuous)[], op: 'draw' | 'discard'): number =>
      effects.reduce((n, e) => n + (e.op === op && !('who' in e && e.who !== 'self') ? e.amount : 0), 0);
    for (const { ship, base } of sheetIds.flatMap((id) => sheetOf(id).rows))
      for (const sticker of [ship, base]) {
        const effects = effectsOf(sticker);
        expect(effects.filter((e) => 'delta' in e && (e.op === 'modifyDefense' ? e.delta < 0 : e.delta > 0))).toEqual(
          [],
        );
        expect(sum(effects, 'discard')).toBeLessThanOrEqual(sum(effects, 'draw'));
      }
  });
});

describe('scenarios', () => {
  it('are twelve, numbered in order', () => {
    expect(all.map((s) => s.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
  it('have unique option and Victory Point card ids', () => {
    const options = all.flatMap((s) => Object.values(s.sides).flatMap((side) => Object.keys(side.options)));
    const points = all.flatMap((s) => Object.keys(s.victoryPoints));
    expect(new Set(options).size).toBe(options.length);
    expect(new Set(points).size).toBe(points.length);
  });
  it('use every envelope card and every event, and no others', () => {
    const used = all
      .flatMap(modifiers)
      .flatMap((m) => (m.kind === 'startsWith' ? [m.card] : m.kind === 'replaces' ? [m.by] : []));
    expect([...new Set(used)].sort()).toEqual(Object.keys(envelopeCards).sort());
    const revealed = all.flatMap(modifiers).flatMap((m) => (m.kind === 'events' ? m.deck : []));
    expect([...new Set(revealed)].sort()).toEqual(Object.keys(eventCards).sort());
  });
  it('give neither side more Authority, and take no more off an upgrade than it costs', () => {
    const given = all.flatMap(modifiers).flatMap((m) => (m.kind === 'authority' ? [m.who] : []));
    expect(new Set(given)).toEqual(new Set(['each']));
    const off = everyEffect.flatMap((e) => (e.op === 'firstUpgradeCosts' ? [e.delta] : []));
    expect(off).not.toEqual([]);
    for (const delta of off) expect(SURCHARGE.ship + delta).toBeGreaterThanOrEqual(0);
  });
  it('carry one main Victory Point card, first; 25 main points and 6 others in all', () => {
    const cards = all.map((s) => Object.values(s.victoryPoints));
    const main = cards.map((list) => list.findIndex((v) => v.condition.is === 'winsScenario'));
    expect(main).toEqual(all.map(() => 0));
    const sum = (n: number[]): number => n.reduce((a, b) => a + b, 0);
    expect(sum(cards.map((list) => list[0]?.points ?? 0))).toBe(25);
    expect(sum(cards.flatMap((list) => list.slice(1).map((v) => v.points)))).toBe(6);
  });
});
