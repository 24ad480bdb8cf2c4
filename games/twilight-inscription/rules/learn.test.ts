import { describe, expect, it } from 'vitest';
import { Match, defaultAnswer, keyFromSeed, nextDecision, view } from '@orrery/kernel';
import { newTable } from '@orrery/kernel/testing';
import { eventCard, GUIDE_EVENTS, type EventId } from '../content/events.ts';
import { GUIDE_FACTIONS } from '../content/factions.ts';
import { hex, offered, restAnswer, sheetsOf, spending, system, type Table } from '../given.ts';
import { twilightInscription } from '../game.ts';
import type { Atom } from '../sheet/atoms.ts';
import { CLAIMED, EXPLORED } from '../sheet/player.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import type { Text } from '../text/text.ts';

const guided = (seats = 3, options = {}, seed: number | string = 1) =>
  newTable(twilightInscription, seats, { mode: 'guide', ...options }, seed);
const claim = (id: string): Atom => ({ do: 'claimSystem', system: system(id), pay: 'I' });
/** Lets all seats do the default until the table shows what is asked for. */
const until = (given: Table, is: (t: Table) => boolean): Table => {
  for (let i = 0; i < 400 && !is(given) && !given.state.pub.table.result; i++) restAnswer(given);
  return given;
};
const atRound = (given: Table, round: number) => until(given, (t) => t.state.pub.round >= round);

/** Materials and Research explore, Influence claims: something on the black dice has a use. */
const spendable = (given: Table, seat: number) => offered(given, seat).add.some((atom) => 'pay' in atom);

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
    // No pen goes down while a die can still be spent.
    for (const seat of [0, 1, 2]) if (spendable(given, seat)) given.when(seat, []).refused('INS-CLAR-15');
    expect([0, 1, 2].some((seat) => spendable(given, seat))).toBe(true);
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

  /** The hint that came with the sheet of a round, as the log of the guided game shows it. */
  const hintOf = (round: number, text: Text): string => {
    const match = new Match(twilightInscription, { seats: 3, options: { mode: 'guide' }, key: keyFromSeed(1) });
    const told: string[] = [];
    const listen = (events: typeof match.opening) => {
      for (const e of events)
        if (e.t === 'guideSheet')
          told.push(text.words.event.guideSheet(e.all, undefined, { view: view(match.state, 0), name: String }));
    };
    listen(match.opening);
    for (
      let d = nextDecision(match.game, match.state);
      d && told.length < round;
      d = nextDecision(match.game, match.state)
    ) {
      const answer = defaultAnswer(match.game, view(match.state, d.seat), d);
      const applied = match.play({ do: 'answer', seat: d.seat, n: match.state.pub.table.n, ask: d.id, answer });
      if (applied.ok) listen(applied.events);
    }
    return told.at(-1)!;
  };

  it('[INS-LEARN-12] with the Navigation sheet the guide says to claim a system with a Planet', () => {
    expect(hintOf(1, en)).toMatch(/claim a system with a Planet/);
    expect(hintOf(1, fr)).toMatch(/revendiquer un Système avec une Planète/);
    expect(hintOf(1, de)).toMatch(/Beanspruche ein Sternsystem mit einem Planeten-Vorteil/);
  });

  it('[INS-LEARN-17] with Expansion: a Specialty early, it can be spent in many ways', () => {
    expect(hintOf(2, en)).toMatch(/Specialty early.*many ways.*technology/);
    expect(hintOf(2, fr)).toMatch(/tôt une Spécialité.*bien des façons/);
    expect(hintOf(2, de)).toMatch(/früh einen Spezial-Vorteil.*vielseitig/);
  });

  it('[INS-LEARN-18] with Industry: scrapped hexes widen the reach, an early triangle Commodity pays in Production events', () => {
    expect(hintOf(3, en)).toMatch(/Scrapped hexes are an investment.*triangle Commodity.*Production event/);
    expect(hintOf(3, fr)).toMatch(/cases détruites sont un investissement.*Commodité triangle.*Événement Production/);
    expect(hintOf(3, de)).toMatch(
      /Verschrottete Waben sind eine Investition.*Massenprodukt Dreieck.*Produktion-Ereignis/,
    );
  });

  it('[INS-LEARN-19] with Warfare: a node in each half, and asset nodes before the line passes them', () => {
    expect(hintOf(4, en)).toMatch(/at least one node in each half.*before the Deployment Line passes/);
    expect(hintOf(4, fr)).toMatch(/au moins un Nœud dans chaque moitié.*avant que la Ligne de Déploiement/);
    expect(hintOf(4, de)).toMatch(/in jeder Hälfte.*mindestens einen Knotenpunkt.*bevor die Einsatzlinie/);
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
    const given = until(guided(8), (t) => t.state.pub.players.every((p) => p.faction !== null));
    expect(given.state.pub.players.map((p) => p.faction!).toSorted()).toEqual(GUIDE_FACTIONS.toSorted());
    const told = given.events.flatMap((e) => (e.t === 'faction' ? [[e.all.seat, e.all.faction]] : []));
    expect(told).toEqual(given.state.pub.players.map((p, seat) => [seat, p.faction]));
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
