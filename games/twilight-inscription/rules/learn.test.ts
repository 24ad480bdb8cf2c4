import { describe, expect, it } from 'vitest';
import { newTable } from '@orrery/kernel/testing';
import { eventCard, GUIDE_EVENTS, type EventId } from '../content/events.ts';
import { GUIDE_FACTIONS } from '../content/factions.ts';
import { SHEETS } from '../content/vocabulary.ts';
import { hex, offered, restAnswer, sheetsOf, spending, system, type Table } from '../given.ts';
import { twilightInscription } from '../game.ts';
import type { Atom } from '../sheet/atoms.ts';
import { CLAIMED, EXPLORED } from '../sheet/player.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

const guided = (seats = 3, options = {}, seed: number | string = 1) =>
  newTable(twilightInscription, seats, { mode: 'guide', ...options }, seed);
const claim = (id: string): Atom => ({ do: 'claimSystem', system: system(id), pay: 'I' });
/** Lets all seats do the default until the table shows what is asked for. */
const until = (given: Table, is: (t: Table) => boolean): Table => {
  for (let i = 0; i < 400 && !is(given) && !given.state.pub.table.result; i++) restAnswer(given);
  return given;
};
const atRound = (given: Table, round: number) => until(given, (t) => t.state.pub.round >= round);

describe('LEARN: guided first game', () => {
  it('[INS-LEARN-01, INS-LEARN-05] it starts with a Navigation sheet, side B, for each; side B throughout', () => {
    const given = guided(8, { side: 'A' });
    expect(
      given.state.pub.players.every((p) => p.sheets.navigation === 'navigation-b' && p.sheets.expansion === null),
    ).toBe(true);
    atRound(given, 4);
    expect(sheetsOf(given).sheets).toEqual({
      navigation: 'navigation-b',
      expansion: 'expansion-b',
      industry: 'industry-b',
      warfare: 'warfare-b',
    });
  });

  it('[INS-LEARN-02, INS-LEARN-25] black dice only at first, then the Focus dice join', () => {
    const given = guided();
    restAnswer(given);
    expect(given.state.pub.dice).toMatchObject({ focus: { M: 0, I: 0, R: 0 } });
    until(given, (t) => t.state.pub.round >= 5 && t.state.pub.dice !== null);
    expect(Math.min(...Object.values(given.state.pub.dice!.focus))).toBeGreaterThan(0);
    expect(given.state.pub.table.zones.relics).toBeDefined();
  });

  it('[INS-LEARN-03, INS-LEARN-04, INS-LEARN-06] four Strategy events in a fixed order, one a round', () => {
    const given = guided(3, {}, 5);
    const seen: EventId[] = [];
    for (let round = 1; round <= 4; round++) seen.push(atRound(given, round).state.pub.event!);
    expect(seen).toEqual(GUIDE_EVENTS);
    expect(seen).toEqual(['fledgling-empires', 'echoes-of-the-past', 'first-ventures', 'toward-a-new-home']);
    expect(seen.every((id) => eventCard(id).type === 'strategy')).toBe(true);
  });

  it('[INS-LEARN-07] in round 1 Navigation is everyone’s active sheet', () => {
    const given = guided();
    expect(offered(given, 0).add).toEqual([{ do: 'activate', sheet: 'navigation' }]);
    given.when(0, [{ do: 'activate', sheet: 'industry' }]).refused('INS-STRAT-03');
  });

  it('[INS-LEARN-08] EX-INS-08: the 2 Influence of the card must claim the two systems explored at the start', () => {
    const given = guided();
    const active: Atom = { do: 'activate', sheet: 'navigation' };
    given.when(0, [active, claim('a1')]).refused('INS-CLAR-15');
    given.when(0, [active, claim('a1'), claim('b1')]).accepted();
    restAnswer(given);
    expect([system('a1'), system('b1')].map((s) => sheetsOf(given).navigation.systems[s])).toEqual([CLAIMED, CLAIMED]);
  });

  it('[INS-LEARN-09, INS-LEARN-10] dice are rolled once all have spent the card, and spent before the round is over', () => {
    const given = guided();
    const first: Atom[] = [{ do: 'activate', sheet: 'navigation' }, claim('a1'), claim('b1')];
    given.when(0, first as never);
    given.when(1, first as never);
    expect(given.state.pub.dice).toBeNull();
    given.when(2, first as never);
    expect(given.state.pub.dice!.black.length).toBe(3);
    expect(given.state.pub.round).toBe(1);
    restAnswer(given);
    expect(given.state.pub.round).toBe(2);
  });

  it('[INS-LEARN-11, INS-LEARN-15] in rounds 1 to 4 assets are only circled: no chart, no votes, no Trade Goods yet', () => {
    const given = spending('industry', 'III', { guide: 'industry' });
    given
      .when(
        0,
        [hex(1, 0), hex(-1, 1), hex(0, -1)].map((at) => ({ do: 'claimHex', hex: at, pay: 'I' })),
      )
      .accepted();
    const p = sheetsOf(given);
    expect(p.deferred).toEqual(['com:triangle:1', 'councilor', 'tg1']);
    expect(p.industry).toMatchObject({ commodities: { triangle: 0 }, councilors: 1, tradeGoods: { claimed: 0 } });
    const relic = spending('navigation', 'I', {
      guide: 'navigation',
      sheets: (q) => void (q.navigation.systems[system('r1')] = EXPLORED),
    });
    relic.when(0, [claim('r1')]).accepted();
    expect([sheetsOf(relic).awaits.relics, sheetsOf(relic).relicsInHand]).toEqual([[system('r1')], 0]);
  });

  it('[INS-LEARN-12, INS-LEARN-17, INS-LEARN-18, INS-LEARN-19] each new sheet comes with its hint, in every language', () => {
    for (const text of [en, fr, de]) {
      const hints = SHEETS.map((sheet) =>
        text.words.event.guideSheet({ sheet }, undefined, { view: null as never, name: String }),
      );
      expect(hints[0]).toContain(text.asset('planet'));
      expect(hints[1]!.toLowerCase()).toMatch(/special|spécial|spezial/);
      expect(hints[2]!.toLowerCase()).toMatch(/commodity|commodité|massenprodukt/);
      expect(hints[3]!.toLowerCase()).toMatch(/half|moitié|hälfte/);
    }
  });

  it('[INS-LEARN-13, INS-LEARN-14] round 2 deals Expansion; a Planet claimed before unlocks a planet or builds a dock', () => {
    const given = guided();
    restAnswer(given);
    atRound(given, 2);
    expect(
      given.state.pub.players.every((p) => p.sheets.expansion === 'expansion-b' && p.sheets.industry === null),
    ).toBe(true);
    expect(sheetsOf(given).assets).toEqual([{ code: 'planet', spent: false }]);
    given.when(0, [{ do: 'activate', sheet: 'navigation' }]).refused('INS-LEARN-07');
    const active: Atom = { do: 'activate', sheet: 'expansion' };
    const next = offered(given, 0, [active]).add;
    expect(next).toContainEqual({ do: 'unlockPlanet', planet: 0, pay: 'asset' });
    expect(next).toContainEqual({ do: 'buildDock', dock: 2, pay: 'asset' });
  });

  it('[INS-LEARN-16] round 4 deals Warfare; Dreadnoughts and War Suns are locked', () => {
    const given = atRound(guided(), 4);
    expect(given.state.pub.guide).toBe('warfare');
    expect(sheetsOf(given).warfare.unlocked.filter((is) => !is).length).toBe(2);
  });

  it('[INS-LEARN-20, INS-LEARN-22, INS-LEARN-24, INS-LEARN-26] then the rest of the setup: agendas, no objectives, the same Speaker', () => {
    const given = atRound(guided(), 5);
    expect(given.state.pub.table.zones['agendas III']!.n).toBe(1);
    expect(given.state.pub.objectives).toEqual([]);
    expect(given.state.pub.speaker).toBe(0);
    expect(given.state.pub.guide).toBeNull();
  });

  it('[INS-LEARN-21] one random faction of eight each, no choice', () => {
    expect(GUIDE_FACTIONS.length).toBe(8);
    const given = atRound(guided(8), 5);
    expect(given.state.pub.players.map((p) => p.faction!).toSorted()).toEqual(GUIDE_FACTIONS.toSorted());
    const seats3 = [1, 2, 3, 4].map((seed) =>
      atRound(guided(3, {}, seed), 5)
        .state.pub.players.map((p) => p.faction)
        .join(),
    );
    expect(new Set(seats3).size).toBeGreaterThan(1);
  });

  it('[INS-LEARN-23] the four cards used are left out, and a blue Stage II card lies on top', () => {
    const given = guided();
    const deck = given.state.hidden.table.cards.events! as EventId[];
    const under = deck.toReversed().filter((id) => !GUIDE_EVENTS.includes(id));
    expect(under.length).toBe(21);
    expect(eventCard(under[0]!)).toMatchObject({ stage: 2, back: 'blue' });
    expect(new Set(under.map((id) => `${eventCard(id).stage} ${eventCard(id).back}`)).size).toBe(8);
    expect(atRound(given, 5).state.pub.event).toBe(under[0]);
  });

  it('[INS-LEARN-27] before round 5 what was circled is resolved as if just claimed', () => {
    const given = guided();
    restAnswer(given); // a Planet and the triangle Commodity are circled
    expect(sheetsOf(given).deferred).toEqual(['com:triangle:1']);
    atRound(given, 5);
    expect(sheetsOf(given).deferred).toEqual([]);
    expect(sheetsOf(given).industry.commodities.triangle).toBeGreaterThan(0);
  });

  it('[INS-LEARN-28] other dashed assets are kept, and spent from round 5 on', () => {
    const given = spending('navigation', '', {
      guide: 'navigation',
      sheets: (p) => void (p.assets = [{ code: 'spec:propulsion', spent: false }]),
    });
    given.when(0, [{ do: 'technologySpecialty', technology: 0 }]).refused('INS-LEARN-28');
    const goods = spending('navigation', '', {
      guide: 'navigation',
      sheets: (p) => void (p.industry.tradeGoods.claimed = 1),
    });
    goods.when(0, [{ do: 'trade', res: 'M' }]).refused('INS-LEARN-28');
    expect(offered(goods, 0).add).toEqual([]);
    const later = spending('navigation', '', {
      sheets: (p) => void (p.assets = [{ code: 'spec:propulsion', spent: false }]),
    });
    later.when(0, [{ do: 'technologySpecialty', technology: 0 }]).accepted();
  });

  it('[INS-LEARN-29, INS-LEARN-30, INS-LEARN-31] from round 5 all events follow their rules; the game ends after Stage III, or at the throne', () => {
    const short = until(guided(), () => false);
    const types = new Set((short.state.pub.table.cards.discard as EventId[]).map((id) => eventCard(id).type));
    expect(types).toEqual(new Set(['strategy', 'war', 'council', 'production']));
    expect(short.state.pub.round).toBe(4 + 5 + 6);
    expect(short.state.pub.table.result!.winners.length).toBeGreaterThan(0);
    const long = until(guided(3, { guideEnd: 'throne' }), () => false);
    expect(long.state.pub.table.cards.discard).toContain('a-throne-for-the-taking');
  });

  it('[INS-LEARN-32] with fewer than three the AI joins when the setup is completed', () => {
    const given = guided(1, { difficulty: 'intermediate' });
    expect(given.state.pub.ai).toBeNull();
    atRound(given, 5);
    expect(given.state.pub.ai!.goals).toEqual([1, 1, 1, 1]);
    expect(given.state.pub.difficulty).toBe('intermediate');
  });
});
