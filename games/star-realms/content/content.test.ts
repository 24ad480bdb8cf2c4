import { describe, expect, it } from 'vitest';
import type { Card } from './card.ts';
import { cardIds, catalogue, tradeDeck } from './catalogue.ts';
import { consortium } from './consortium.ts';
import type { Abilities, CardFilter, Continuous, Effect } from './effects.ts';
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

const copies = (table: Record<string, Card>): number => Object.values(table).reduce((n, c) => n + c.copies, 0);
const all: readonly Scenario[] = scenarios;
const modifiers = (s: Scenario): Modifier[] => [
  ...(s.lasting ?? []),
  ...Object.values(s.sides).flatMap((side) => [...side.always, ...Object.values(side.options).flat()]),
];

describe('the Trade Deck', () => {
  it('has 60 cards, 20 of each new faction, of costs 1 to 8', () => {
    expect([copies(consortium), copies(kingdom), copies(scavengers), copies(tradeDeck)]).toEqual([20, 20, 20, 60]);
    for (const faction of NEW_FACTIONS)
      expect(Object.values(tradeDeck).filter((c) => c.factions[0] === faction && c.factions.length === 1)).not.toEqual(
        [],
      );
    const costs = new Set(Object.values(tradeDeck).map((c) => c.cost));
    expect([...costs].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
  it('grows by 24 cards after the campaign', () => expect(copies(postCampaign)).toBe(24));
  it('stands beside 20 Explorers of cost 2', () => expect(explorer.explorer).toMatchObject({ copies: 20, cost: 2 }));
  it('has no on-acquire ability on Kingdom cards of cost 1 and 2, which would pay for themselves', () => {
    for (const c of Object.values(kingdom)) if (c.onAcquire) expect(c.cost).toBeGreaterThanOrEqual(3);
  });
});

describe('cards', () => {
  it('have unique ids across all tables', () => {
    const ids = [starters, explorer, tradeDeck, postCampaign, envelopeCards].flatMap((t) => Object.keys(t));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.sort()).toEqual([...cardIds].sort());
  });
  it('have Defense exactly if they are Bases, known factions, and an ability', () => {
    for (const [id, c] of Object.entries<Card>(catalogue)) {
      expect(c.type === 'ship' ? c.defense === undefined : (c.defense ?? 0) > 0, id).toBe(true);
      expect(c.factions.length <= 2 && c.factions.every((f) => FACTIONS.includes(f)), id).toBe(true);
      expect(c.primary ?? c.ally ?? c.scrap ?? c.continuous, id).toBeDefined();
      if (c.onAcquire)
        expect(
          c.factions.filter((f) => (NEW_FACTIONS as readonly string[]).includes(f)),
          id,
        ).toHaveLength(1);
    }
  });
  it('without a cost are those of Personal Decks and envelopes', () => {
    const free = Object.entries<Card>(catalogue)
      .filter(([, c]) => c.cost === null)
      .map(([id]) => id);
    expect(free.sort()).toEqual([...Object.keys(starters), ...Object.keys(envelopeCards)].sort());
  });
  it('make up Personal Decks of 10, 11 and 11', () => {
    const sizes = Object.values(personalDecks).map((d) => Object.values(d).reduce((a, b) => a + b, 0));
    expect(sizes).toEqual([10, 11, 11]);
    for (const deck of Object.values(personalDecks))
      for (const id of Object.keys(deck)) expect(starters).toHaveProperty(id);
  });
  it('are filtered by ids that exist, and use every word of the vocabulary', () => {
    const words = new Set<string>();
    const filter = (f: CardFilter): void => f.ids?.forEach((id) => expect(catalogue).toHaveProperty(id));
    const effect = (e: Effect | Continuous): void => {
      words.add(e.op);
      if ('filter' in e) filter(e.filter);
      if (e.op === 'trigger') e.effects.forEach(effect);
      if (e.op === 'choose') e.options.flat().forEach(effect);
      if (e.op === 'if') e.then.forEach(effect);
      if (e.op === 'ifYouDo') [e.do, ...e.then].forEach(effect);
    };
    const abilities = (a: Abilities): void =>
      [
        ...(a.primary ?? []),
        ...(a.scrap ?? []),
        ...(a.continuous ?? []),
        ...(a.ally ?? []).flatMap((x) => x.effects),
      ].forEach(effect);
    Object.values<Card>(catalogue).forEach(abilities);
    for (const id of sheetIds) for (const row of sheetOf(id).rows) [row.ship, row.base].forEach(abilities);
    for (const e of Object.values(eventCards))
      [...(e.onReveal ?? []), ...(e.atTurnStart ?? []), ...(e.rules ?? [])].forEach(effect);
    for (const s of all)
      for (const m of modifiers(s)) {
        if (m.kind === 'rule') m.effects.forEach(effect);
        if (m.kind === 'cardGains') abilities(m.adds);
      }
    expect([...words].sort()).toEqual([
      'acquireFree',
      'choose',
      'copyShip',
      'destroyBase',
      'discard',
      'draw',
      'enableAlly',
      'firstCosts',
      'firstUpgradeCosts',
      'gain',
      'if',
      'ifYouDo',
      'modifyCost',
      'modifyDefense',
      'peek',
      'recall',
      'redirectAcquire',
      'refreshRow',
      'scrap',
      'trigger',
    ]);
  });
});

describe('sticker sheets', () => {
  it('are four for each campaign faction with five rows of different costs', () => {
    for (const faction of ['starEmpire', 'tradeFederation'] as const) {
      const mine = sheetsOfFaction(faction).map(sheetOf);
      expect(mine.map((s) => s.scenario)).toEqual([1, 2, 3, 4]);
      for (const s of mine) expect(new Set(s.rows.map((r) => r.cost)).size).toBe(5);
    }
  });
  it('never ask for more cards of a cost than the Trade Deck holds, so that 20 upgrades each stay possible', () => {
    const wanted = new Map<number, number>();
    for (const id of sheetIds) for (const r of sheetOf(id).rows) wanted.set(r.cost, (wanted.get(r.cost) ?? 0) + 1);
    for (const [cost, n] of wanted) {
      const there = Object.values(tradeDeck).filter((c) => c.cost === cost);
      expect(there.reduce((sum, c) => sum + c.copies, 0)).toBeGreaterThanOrEqual(n);
      expect(new Set(there.map((c) => c.type === 'ship')).size).toBe(2);
    }
  });
  it('give Ally Abilities of their own faction and the same row costs to both players', () => {
    for (const id of sheetIds) {
      const sheet = sheetOf(id);
      for (const r of sheet.rows)
        for (const s of [r.ship, r.base]) for (const a of s.ally ?? []) expect(a.factions).toEqual([sheet.faction]);
      const twins = sheetIds.map(sheetOf).filter((s) => s.scenario === sheet.scenario);
      expect(new Set(twins.map((s) => s.rows.map((r) => r.cost).join())).size).toBe(1);
    }
  });
});

describe('scenarios', () => {
  it('are twelve, numbered in order', () =>
    expect(all.map((s) => s.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
  it('have unique option and Victory Point card ids and known cards and events', () => {
    const options = all.flatMap((s) => Object.values(s.sides).flatMap((side) => Object.keys(side.options)));
    const points = all.flatMap((s) => Object.keys(s.victoryPoints));
    expect(new Set(options).size).toBe(options.length);
    expect(new Set(points).size).toBe(points.length);
    const used = new Set<string>();
    for (const m of all.flatMap(modifiers)) {
      if (m.kind === 'startsWith') used.add(m.card);
      if (m.kind === 'replaces') used.add(m.by);
      if (m.kind === 'events') m.deck.forEach((id) => expect(eventCards).toHaveProperty(id));
      if (m.kind === 'cardGains') m.cards.forEach((id) => expect(catalogue).toHaveProperty(id));
    }
    expect([...used].sort()).toEqual(Object.keys(envelopeCards).sort());
    const revealed = all.flatMap(modifiers).flatMap((m) => (m.kind === 'events' ? m.deck : []));
    expect([...new Set(revealed)].sort()).toEqual(Object.keys(eventCards).sort());
  });
  it('carry one main Victory Point card, first; 25 main points and 6 others in all', () => {
    const cards = all.map((s) => Object.values(s.victoryPoints));
    for (const list of cards)
      expect(list.map((v) => v.condition.is === 'winsScenario')).toEqual(list.map((_, i) => i === 0));
    const sum = (n: number[]): number => n.reduce((a, b) => a + b, 0);
    expect(sum(cards.map((list) => list[0]?.points ?? 0))).toBe(25);
    expect(sum(cards.flatMap((list) => list.slice(1).map((v) => v.points)))).toBe(6);
  });
});
