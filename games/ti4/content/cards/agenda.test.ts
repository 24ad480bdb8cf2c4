import { describe, expect, it } from 'vitest';
import { council } from '../../council.ts';
import type { Session } from '../../council.ts';
import { askedSeat, playUntil } from '../../given.ts';
import { AGENDA_DISCARD, handOf } from '../../rules/zones.ts';

// Planets of the tests: Mecatol Rex gives 6 votes, Bereg 1, Lirta IV 3, Wellon 2.
const PLANETS = { 'mecatol-rex': 1, bereg: 1, 'lirta-iv': 2, wellon: 0 } as const;
const NO = { outcome: null, planets: [] };
const votes = (outcome: string, ...planets: string[]) => ({ outcome, planets });
const use = (card: string, copy = 1) => ({ ability: card, component: `${card}.${copy}` });
const session = (more: Session = {}) =>
  council({ agendas: ['mutiny', 'seed-of-an-empire'], planets: PLANETS, ...more });
type Sitting = ReturnType<typeof session>;
const ballots = ({ state }: Sitting) =>
  state.pub.agenda!.ballots.map(({ seat, outcome, votes: n }) => [seat, outcome, n]);

describe('action cards of the agenda phase', () => {
  it('[TI4-CAC-05] Ancient Burial Sites comes before the first agenda and exhausts the cultural planets of a player', () => {
    const table = session({ hands: { 2: ['ancient-burial-sites.1'] }, planets: { ...PLANETS, lodor: 1, jol: 0 } });
    expect(table.state.pub.agenda).toBeNull();
    table.when(2, use('ancient-burial-sites')).when(2, '1').accepted();
    expect(table.state.pub.agenda!.agenda).toBe('mutiny');
    expect(['lodor', 'bereg'].map((planet) => table.state.pub.planets[planet]!.exhausted)).toEqual([true, false]);
    const none = session({ hands: { 2: ['ancient-burial-sites.1'] } });
    none.when(2, use('ancient-burial-sites')).when(2, '0').accepted();
    expect(none.state.pub.agenda!.agenda).toBe('mutiny');
  });

  it('[TI4-CAC-06, TI4-AGEN-13] Assassinate Representative takes the vote of a player for this agenda, and nothing else', () => {
    const table = session({ hands: { 2: ['assassinate-representative.1'], 1: ['imperial-rider.1'] } });
    table.when(1, null).when(2, use('assassinate-representative')).when(2, '1').accepted();
    table.when(1, use('imperial-rider')).when(1, 'for').accepted();
    expect(askedSeat(table)).toBe(2);
    table.when(2, NO).when(0, NO).when(0, 'against').accepted();
    expect(table.state.pub.agenda!.agenda).toBe('seed-of-an-empire');
    expect(askedSeat(table)).toBe(1);
  });

  it('[TI4-CAC-07, TI4-AGEN-12] Bribery adds a vote for each good after the speaker’s turn, where votes were cast', () => {
    const table = session({
      hands: { 1: ['bribery.1'] },
      arrange: (pub) => (pub.sheets[1]!.goods = 3),
    });
    table.when(1, votes('for', 'bereg')).when(2, NO).when(0, NO);
    table.when(1, use('bribery')).when(1, '2').accepted();
    expect(table.state.pub.sheets[1]!.goods).toBe(1);
    expect(table.events.find(({ t }) => t === 'moreVotes')!.all).toMatchObject({ seat: 1, outcome: 'for', votes: 2 });
    const silent = session({ hands: { 1: ['bribery.1'] } })
      .when(1, NO)
      .when(2, NO)
      .when(0, NO);
    expect(silent.question(0).kind).toBe('pickOne');
  });

  it('[TI4-CAC-08] Distinguished Councilor adds five votes after one’s own; the speaker may wait until all have voted', () => {
    const table = session({ hands: { 1: ['distinguished-councilor.1'] } });
    table.when(1, votes('for', 'bereg')).when(1, use('distinguished-councilor')).accepted();
    expect(ballots(table)).toEqual([[1, 'for', 6]]);
    const late = session({ hands: { 0: ['distinguished-councilor.1'], 1: ['bribery.1'] } });
    late.state.pub.sheets[1]!.goods = 2;
    late.when(1, votes('for', 'bereg')).when(2, NO).when(0, votes('against', 'wellon')).when(0, null);
    late.when(1, use('bribery')).when(0, null).when(1, '2').accepted();
    const councilor = 'distinguished-councilor';
    late.when(0, { ability: `${councilor}/votes.end`, component: `${councilor}.1` }).accepted();
    expect(late.events.find(({ t }) => t === 'moreVotes')!.all).toMatchObject({
      seat: 0,
      outcome: 'against',
      votes: 5,
    });
  });

  it('[TI4-CAC-09] Confusing Legal Text names another player; predictions look at who is elected in the end', () => {
    const table = session({
      agendas: ['archived-secret'],
      hands: { 1: ['confusing-legal-text.1'], 2: ['trade-rider.1'] },
    });
    table.when(2, use('trade-rider')).when(2, '0').accepted();
    table.when(1, votes('1', 'mecatol-rex')).when(0, NO);
    table.when(1, use('confusing-legal-text')).when(1, '0').accepted();
    expect(table.state.pub.sheets[2]!.goods).toBe(5);
    expect(table.state.pub.table.zones['secrets-0']!.n).toBe(2);
    expect(table.state.pub.table.zones['secrets-1']!.n).toBe(1);
  });

  it('[TI4-CAC-60, TI4-AGEN-16] Veto discards an agenda as it is revealed; the next one opens the same window', () => {
    const table = session({ hands: { 1: ['veto.1'], 2: ['trade-rider.1'] } });
    expect(table.question(1).q).toMatchObject({ window: 'agenda.reveal.would' });
    table.when(1, use('veto')).accepted();
    expect(table.state.pub.agenda!.agenda).toBe('seed-of-an-empire');
    expect(table.state.pub.table.cards[AGENDA_DISCARD]).toEqual(['mutiny']);
    expect(table.question(2).q).toMatchObject({ window: 'agenda.reveal.after' });
  });

  it('[TI4-CAC-01, TI4-AGEN-17] who predicts cannot vote, and names a possible outcome', () => {
    const table = session({ hands: { 1: ['trade-rider.1', 'imperial-rider.1'] } });
    table.when(1, use('trade-rider')).when(1, 'mecatol-rex').refused('TI4-AC-08');
    table.when(1, 'for').accepted();
    table.when(1, use('imperial-rider')).when(1, 'against').accepted();
    expect(table.state.pub.agenda!.predictions.map(({ card, outcome }) => [card, outcome])).toEqual([
      ['trade-rider', 'for'],
      ['imperial-rider', 'against'],
    ]);
    expect(askedSeat(table)).toBe(2);
    table.when(2, NO).when(0, votes('against', 'wellon')).accepted();
    expect(table.state.pub.sheets[1]).toMatchObject({ goods: 0, points: 1 });
  });

  it('[TI4-CAC-02, TI4-AGEN-17] rewards come after the agenda, in speaker order, one at a time', () => {
    const table = session({
      speaker: 2,
      hands: { 0: ['trade-rider.1'], 1: ['imperial-rider.1'] },
      arrange: (pub) => (pub.sheets[2]!.points = 1),
    });
    table.when(0, use('trade-rider')).when(1, null).when(0, 'for').when(1, use('imperial-rider')).when(1, 'for');
    table.when(2, votes('for', 'lirta-iv')).accepted();
    const told = table.events.map(({ t }) => t);
    expect(told.indexOf('points')).toBeLessThan(told.indexOf('goods'));
    expect(
      table.events.filter(({ t }) => t === 'points' || t === 'goods').map(({ all }) => (all as { seat: number }).seat),
    ).toEqual([2, 0, 1]);
  });

  it('[TI4-AC-11] a rider is cancelled when it is played or not at all: its reward cannot be', () => {
    const table = session({ hands: { 1: ['trade-rider.1'], 2: ['sabotage.1'] } });
    table.when(1, use('trade-rider')).when(1, 'against').accepted();
    expect(table.question(2).q).toMatchObject({ window: 'card.played.would' });
    table.when(2, null).accepted();
    table.when(2, NO).when(0, votes('against', 'wellon')).accepted();
    // No second chance: the goods are there already.
    expect(table.state.pub.sheets[1]!.goods).toBe(5);
    const cancelled = session({ hands: { 1: ['trade-rider.1'], 2: ['sabotage.1'] } });
    cancelled.when(1, use('trade-rider')).when(1, 'against').when(2, use('sabotage')).accepted();
    expect(cancelled.state.pub.agenda!.predictions).toEqual([]);
  });

  it('[TI4-EX-40] a prediction of what the speaker decides without votes is right', () => {
    const table = session({ hands: { 1: ['trade-rider.1'] } });
    table.when(1, use('trade-rider')).when(1, 'against').when(2, NO).when(0, NO).when(0, 'against').accepted();
    expect(table.state.pub.sheets[1]!.goods).toBe(5);
  });
});

describe('riders', () => {
  /** Player 1 plays a rider and is right. */
  const ridden = (card: string, more: Session = {}) =>
    session({ ...more, hands: { 1: [`${card}.1`], ...more.hands } })
      .when(1, use(card))
      .when(1, 'against')
      .when(2, NO)
      .when(0, votes('against', 'wellon'))
      .accepted();

  it('Construction Rider places a space dock on a planet without one', () => {
    const table = ridden('construction-rider');
    const { from } = table.question(1).q as { from: string[] };
    expect(from).toContain('bereg');
    table.when(1, 'bereg').accepted();
    expect(table.state.pub.units['bereg']).toEqual([{ seat: 1, type: 'space-dock', marks: '', n: 1 }]);
  });
  it('[TI4-CAC-16] Diplomacy Rider lays a token of everybody else into a system, Mecatol Rex included', () => {
    const table = ridden('diplomacy-rider').when(1, 'tile-18').accepted();
    expect(table.state.pub.tokens['tile-18']).toEqual([0, 2]);
  });
  it('Imperial Rider is worth a point', () => {
    expect(ridden('imperial-rider').state.pub.sheets[1]!.points).toBe(1);
  });
  it('Leadership Rider gives three tokens', () => {
    const table = ridden('leadership-rider').when(1, { tactic: 1, fleet: 1, strategy: 1 }).accepted();
    expect(table.state.pub.sheets[1]).toMatchObject({ tactic: 4, fleet: 4, strategy: 3 });
  });
  it('Politics Rider gives three cards and the speaker token', () => {
    const table = ridden('politics-rider');
    expect(table.state.pub.table.zones[handOf(1)]!.n).toBe(3);
    expect(table.state.pub.speaker).toBe(1);
  });
  it('Technology Rider is a technology', () => {
    const table = ridden('technology-rider');
    const { length } = table.state.pub.sheets[1]!.technologies;
    expect(table.question(1).q).toEqual({ price: 0 });
    playUntil(table, (d) => d.kind === 'vote');
    expect(table.state.pub.sheets[1]!.technologies).toHaveLength(length + 1);
  });
  it('Trade Rider pays five goods', () => {
    expect(ridden('trade-rider').state.pub.sheets[1]!.goods).toBe(5);
  });
  it('Warfare Rider puts a dreadnought where there are ships', () => {
    const table = ridden('warfare-rider', {
      arrange: (pub) => (pub.units = { 'tile-18': [{ seat: 1, type: 'cruiser', marks: '', n: 1 }] }),
    });
    expect(table.state.pub.units['tile-18']).toContainEqual({ seat: 1, type: 'dreadnought', marks: '', n: 1 });
  });
});
