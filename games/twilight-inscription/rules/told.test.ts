import { describe, expect, it } from 'vitest';
import { Match, keyFromSeed } from '@orrery/kernel';
import type { Event } from '@orrery/kernel';
import { twilightInscription } from '../game.ts';
import {
  councilEvent,
  offered,
  planet,
  played,
  productionEvent,
  restAnswer,
  spending,
  stagesOf,
  system,
  table,
} from '../given.ts';
import type { Atom } from '../sheet/atoms.ts';
import type { Player } from '../sheet/player.ts';
import type { InscriptionShapes } from '../shapes.ts';

/** What everybody is told: the log, the reports of events and the lesson live on it. */

type Kind = Event<InscriptionShapes>['t'];
const seatsTold = (events: readonly Event<InscriptionShapes>[], t: Kind) =>
  events.flatMap((e) => (e.t === t ? [(e.all as { seat: number }).seat] : []));

describe('what is told', () => {
  it('the sheets of each player, then factions and objectives', () => {
    const match = new Match(twilightInscription, { seats: 3, options: {}, key: keyFromSeed(7) });
    expect(seatsTold(match.opening, 'sheets').toSorted()).toEqual([0, 1, 2]);
    const all = played(7);
    expect(stagesOf(all, 'faction')).toHaveLength(3);
    expect(stagesOf(all, 'objectives')).toHaveLength(1);
    expect(stagesOf(all, 'scored')).toHaveLength(3);
  });
  it('a single mark, by whom and which', () => {
    const given = spending('navigation', 'I');
    const claim: Atom = { do: 'claimSystem', system: system('a1'), pay: 'I' };
    given.when(0, [claim]).accepted();
    if (given.state.own[0]!.draft !== null) restAnswer(given);
    expect(given.events).toContainEqual({ t: 'marked', all: { seat: 0, atoms: [claim] } });
  });
  it('no roll of one’s own where nobody rolled again', () => {
    const given = spending('navigation', 'I');
    given.when(0, [{ do: 'claimSystem', system: system('a1'), pay: 'I' }]);
    expect(seatsTold(given.events, 'rerolled')).toEqual([]);
  });
  it('what a Production brought, not what one has', () => {
    const chart = (claimed: number) => ({
      sheets: (p: Player) => {
        p.industry.commodities = { triangle: 5, diamond: 5, circle: 5 };
        p.industry.tradeGoods.claimed = claimed;
      },
    });
    const brought = productionEvent({ seats: [chart(0), chart(5), chart(13)] }).events.flatMap((e) =>
      e.t === 'produced' ? [e.all.tradeGoods] : [],
    );
    expect(brought).toEqual([7, 7, 2]);
  });
  it('once that the guide has brought all its rules, before the second Stage', () => {
    expect(stagesOf(played(3, { mode: 'guide' }), 'guideComplete').map(({ stage }) => stage)).toEqual([1]);
  });
  it('the rank at the end of a game against the AI, and none without it', () => {
    const ranks = (seats: number) => {
      const { events } = table({ seats: Array.from({ length: seats }, () => ({})) }, { proc: 'end', locals: {} });
      return events.flatMap((e) => (e.t === 'ranked' ? [e.all] : []));
    };
    expect(ranks(1)).toEqual([{ rank: 'lost', difficulty: 'easy' }]);
    expect(ranks(3)).toEqual([]);
  });
  it('the votes that a Council brings, not those one has', () => {
    const chart = (claimed: number, councilors: number) => ({
      sheets: (p: Player) => void Object.assign(p.industry, { councilors, votes: { claimed, spent: 0 } }),
    });
    const { events } = councilEvent({ seats: [chart(0, 1), chart(4, 3), chart(18, 2)] });
    expect(events.flatMap((e) => (e.t === 'votesClaimed' ? [[e.all.seat, e.all.votes]] : []))).toEqual([
      [0, 1],
      [1, 3],
      [2, 0],
    ]);
  });
});

describe('what may be marked', () => {
  it('reaches the first planet of the sheet', () => {
    const given = spending('expansion', 'M', {
      sheets: (p) => void (p.expansion.unlocked[planet('Arinam')] = true),
    });
    const planets = offered(given, 0).add.flatMap((atom) => (atom.do === 'develop' ? [atom.planet] : []));
    expect(planets).toContain(planet('Arinam'));
  });
  it('a corner of the grid touches nothing beyond it', () => {
    const given = spending('warfare', 'M');
    const nodes = offered(given, 0).add.flatMap((atom) => (atom.do === 'infantry' ? [atom.node] : []));
    const rows = new Set(nodes.map((at) => Math.floor(at / 8)));
    expect([...rows]).toEqual([0]); // the first row alone: no unit stands anywhere
  });
});
