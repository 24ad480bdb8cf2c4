import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { council } from '../../council.ts';
import { ti4 } from '../../game.ts';
import { askedSeat, given, playUntil } from '../../given.ts';
import { deckOf, fragmentsOf } from '../../rules/expansion/decks.ts';
import { isMet } from '../../rules/objectives.ts';
import { homeOf } from '../../rules/systems.ts';
import { NOTES_IN_PLAY, SECRET_DECK, notesOf, secretsOf } from '../../rules/zones.ts';
import { DOWN, UP, active, units } from '../../space.ts';
import type { Space } from '../../space.ts';
import { factionSheet } from '../factions/index.ts';
import type { SecretObjectiveId } from '../secretObjectives.ts';

const REX = 'tile-18';
const MINE = 'tile-35';
const RIFT = 'tile-41';
const use = (secret: string, ability: string = secret) => ({ ability, component: secret });
type Secrets = { [seat: number]: readonly SecretObjectiveId[] };
/** Players hold these secret objectives and no others. */
const holding =
  (secrets: Secrets): NonNullable<Space['deal']> =>
  (t) => {
    for (const seat of t.pub.sheets.keys())
      for (const card of t.cards(secretsOf(seat)).slice()) t.move(card, secretsOf(seat), SECRET_DECK);
    for (const [seat, cards] of Object.entries(secrets))
      for (const card of cards) t.move(card, SECRET_DECK, secretsOf(Number(seat)));
  };
/** Player 0 attacks from above. */
const battle = (
  mine: { [unit: string]: number },
  theirs: { [unit: string]: number },
  secrets: Secrets,
  { at = REX, ...more }: Partial<Space> & { at?: string } = {},
) =>
  active({
    galaxy: { 0: at as typeof REX, [UP[0]]: MINE, [DOWN[0]]: 'tile-26' },
    units: { [MINE]: units(0, mine), [at]: units(1, theirs) },
    deal: holding(secrets),
    ...more,
  })
    .when(0, { ships: { [MINE]: mine }, cargo: {} })
    .accepted();
type Table = ReturnType<typeof battle>;
const points = ({ state }: Table) => state.pub.sheets.map((sheet) => sheet.points);
const react = (table: Table) => playUntil(table, (d) => d.kind === 'react' || d.kind === 'turn');
const won = { 'battle 0 cruiser': [10, 10, 10], 'battle 1 cruiser': [1] };
/** Whether the objective is offered once the battle is over. */
const isOffered = (table: Table) => react(table).state.pub.table.open[0]!.kind === 'react';

describe('OBJ: secret objectives of Prophecy of Kings, at the moment something happens', () => {
  it('Brave the Void: a combat won in an anomaly', () => {
    const fought = (at: string) => battle({ cruiser: 3 }, { cruiser: 1 }, { 0: ['brave-the-void'] }, { at, dice: won });
    expect(isOffered(fought(REX))).toBe(false);
    const table = react(fought(RIFT)).when(0, use('brave-the-void')).accepted();
    expect(points(table)).toEqual([1, 0, 0]);
  });

  it('[TI4-COB-04] Darken the Skies: a combat won in the home system of another player, even of one who is out', () => {
    const factions = ['sol', 'winnu', 'letnev'] as const;
    const fought = (at: string, out = false) =>
      battle(
        { cruiser: 3 },
        { cruiser: 1 },
        { 0: ['darken-the-skies'] },
        { at, factions, dice: won, ...(out && { arrange: (pub) => void (pub.table.out = [2]) }) },
      );
    expect(isOffered(fought(REX))).toBe(false);
    const winnu = react(fought(factionSheet('winnu').home))
      .when(0, use('darken-the-skies'))
      .accepted();
    expect(points(winnu)).toEqual([1, 0, 0]);
    const home = homeOf(winnu.state.pub, 2);
    expect(isOffered(fought(home, true))).toBe(true);
    // One's own home does not count.
    expect(isOffered(fought(homeOf(winnu.state.pub, 0)))).toBe(false);
  });

  it('[TI4-COB-07] Demonstrate Your Power: three ships that are no fighters as a space combat ends, won or not', () => {
    const fought = (cruiser: number) =>
      battle({ cruiser }, { cruiser: 1 }, { 0: ['demonstrate-your-power'] }, { dice: won });
    const table = react(fought(3)).when(0, use('demonstrate-your-power')).accepted();
    expect(points(table)).toEqual([1, 0, 0]);
    expect(isOffered(fought(2))).toBe(false);
    // The defender who drove nobody out has them too: the attacker retreats.
    const held = active({
      galaxy: { 0: REX, [UP[0]]: MINE, [DOWN[0]]: 'tile-26' },
      units: { [MINE]: units(0, { cruiser: 2 }), [REX]: units(1, { cruiser: 3 }) },
      deal: holding({ 1: ['demonstrate-your-power'] }),
      arrange: (pub) => (pub.planets['bereg']!.owner = 0),
      dice: { 'battle 0 cruiser': [1, 1], 'battle 1 cruiser': [1, 1, 1] },
    })
      .when(0, { ships: { [MINE]: { cruiser: 2 } }, cargo: {} })
      .accepted();
    playUntil(held, (d) => d.kind === 'announceRetreat' && d.seat === 0)
      .when(0, true)
      .accepted();
    expect(points(react(held).when(1, use('demonstrate-your-power')).accepted())).toEqual([0, 1, 0]);
  });

  it('[TI4-COB-05] Betray a Friend: only in one’s own tactical action, against the owner of a note that lay there as it began', () => {
    const fought = (owner: number, holder = 0, winner = 0) =>
      battle(
        { cruiser: 3 },
        { cruiser: 3 },
        { 0: ['betray-a-friend'], 1: ['betray-a-friend'].slice(1) as [] },
        {
          deal: (t) => {
            holding({ [winner]: ['betray-a-friend'] })(t);
            const note = `alliance.${owner}`;
            t.move(note, notesOf(owner), NOTES_IN_PLAY);
            t.addComponent(note, { ability: 'political-secret', holder });
          },
          dice: {
            [`battle ${winner} cruiser`]: [10, 10, 10],
            [`battle ${1 - winner} cruiser`]: [1, 1, 1],
          },
        },
      );
    expect(points(react(fought(1)).when(0, use('betray-a-friend')).accepted())).toEqual([1, 0, 0]);
    expect(isOffered(fought(2))).toBe(false);
    // The defender who wins is not the active player.
    expect(isOffered(fought(0, 1, 1))).toBe(false);
  });

  it('Fight with Precision: the last fighter of a player falls to the barrage', () => {
    const fought = (fighter: number) =>
      battle(
        { destroyer: 2 },
        { fighter, carrier: 1 },
        { 0: ['fight-with-precision'] },
        { dice: { 'barrage 0 destroyer': [10, 10, 10, 1] } },
      );
    const table = playUntil(fought(3), (d) => d.kind === 'react')
      .when(0, use('fight-with-precision'))
      .accepted();
    expect(points(table)).toEqual([1, 0, 0]);
    expect(isOffered(fought(4))).toBe(false);
  });

  it('[TI4-COB-04] Become a Martyr: a planet of a home system is lost to another player', () => {
    const factions = ['sol', 'jolnar', 'letnev'] as const;
    const taken = (planet: string, owner: number) => {
      const table = active(
        {
          galaxy: { 0: planet === 'jol' ? factionSheet('jolnar').home : MINE, [UP[0]]: REX },
          factions,
          units: {
            [planet === 'jol' ? factionSheet('jolnar').home : MINE]: units(0, { carrier: 1, infantry: 1 }),
          },
          deal: holding({ 1: ['become-a-martyr'] }),
          arrange: (pub) => {
            pub.planets[planet]!.owner = owner;
            pub.planets['nar'] = { owner: 1, exhausted: false };
          },
        },
        planet === 'jol' ? factionSheet('jolnar').home : MINE,
      );
      playUntil(table, ({ kind }) => kind === 'commit');
      table.when(0, [{ unit: 'infantry', planet }]).accepted();
      return react(table);
    };
    expect(points(taken('jol', 1).when(1, use('become-a-martyr')).accepted())).toEqual([0, 1, 0]);
    expect(isOffered(taken('lirta-iv', 1))).toBe(false);
  });

  it('[TI4-COB-16] Prove Endurance: by the player who passes last', () => {
    const all = { 0: ['prove-endurance'] } as const;
    const passing = (last: number) => {
      const table = given({
        until: (d) => d.kind === 'turn',
        deal: holding(all),
        arrange: (pub) => {
          pub.sheets.forEach((sheet, seat) => (sheet.passed = seat !== last));
          for (const card of Object.values(pub.strategyCards)) card.exhausted = true;
        },
      });
      while (askedSeat(table) !== last) table.when(askedSeat(table), { do: 'pass' }, 'turn').accepted();
      table.state.pub.sheets.forEach((sheet, seat) => (sheet.passed = seat !== last));
      return table.when(last, { do: 'pass' }, 'turn').accepted();
    };
    const table = passing(0);
    expect(table.question(0).kind).toBe('react');
    table.when(0, use('prove-endurance')).accepted();
    expect(points(table)).toEqual([1, 0, 0]);
    const other = passing(1);
    expect(other.state.pub.table.open.some(({ kind, seat }) => kind === 'react' && seat === 0)).toBe(false);
  });
});

describe('OBJ: secret objectives of the agenda phase', () => {
  const laws = { 'fleet-regulations': 'for', 'shared-research': 'for', 'conventions-of-war': 'for' } as const;
  const options = { expansion: 'yes' };
  it('[TI4-COB-08] Dictate Policy: three laws as the phase begins, or once an agenda has resolved', () => {
    const table = council({ options, laws, agendas: ['mutiny'], deal: holding({ 1: ['dictate-policy'] }) });
    table.when(1, use('dictate-policy', 'dictate-policy/phase.start')).accepted();
    expect(points(table)).toEqual([0, 1, 0]);
    const { 'fleet-regulations': law, ...two } = laws;
    const passed = council({
      options,
      laws: two,
      agendas: ['fleet-regulations', 'mutiny'],
      planets: { lodor: 2 },
      hands: { 2: ['trade-rider.1'] },
      deal: holding({ 1: ['dictate-policy'] }),
    });
    expect(passed.state.pub.table.open.every(({ kind, seat }) => kind !== 'react' || seat !== 1)).toBe(true);
    playUntil(passed, (d) => d.kind === 'vote' && d.seat === 2);
    passed.when(2, { outcome: law, planets: ['lodor'] }, 'vote').accepted();
    playUntil(passed, (d) => d.kind === 'react' && d.seat === 1);
    expect(passed.question(1).q).toMatchObject({ window: 'outcome.after' });
    passed.when(1, use('dictate-policy')).accepted();
    expect(points(passed)).toEqual([0, 1, 0]);
  });

  it('[TI4-COB-09] Drive the Debate: by the player who is elected in the end, or whose planet is', () => {
    const electing = (hands = {}) => {
      const table = council({
        options,
        agendas: ['archived-secret', 'mutiny'],
        planets: { lodor: 2, quann: 1 },
        hands,
        deal: holding({ 1: ['drive-the-debate'], 2: [] }),
      });
      playUntil(table, (d) => d.kind === 'vote' && d.seat === 2);
      return table.when(2, { outcome: '1', planets: ['lodor'] }, 'vote').accepted();
    };
    const table = playUntil(electing(), (d) => d.kind === 'react' && d.seat === 1);
    expect(table.question(1).q).toMatchObject({ window: 'outcome.would' });
    expect(points(table.when(1, use('drive-the-debate')).accepted())).toEqual([0, 1, 0]);
    // The one who takes the election away is elected.
    const turned = electing({ 2: ['confounding-legal-text.1'] });
    playUntil(turned, (d) => d.kind === 'react' && d.seat === 2);
    turned.when(2, { ability: 'confounding-legal-text', component: 'confounding-legal-text.1' }).accepted();
    playUntil(turned, (d) => (d.kind === 'react' && d.seat === 1) || d.kind === 'vote');
    expect(askedSeat(turned) === 1 && turned.question(1).kind === 'react').toBe(false);
    const planet = council({
      options,
      agendas: ['compensated-disarmament', 'mutiny'],
      planets: { lodor: 2, quann: 1 },
      deal: holding({ 1: ['drive-the-debate'] }),
    });
    playUntil(planet, (d) => d.kind === 'vote' && d.seat === 2);
    planet.when(2, { outcome: 'quann', planets: ['lodor'] }, 'vote').accepted();
    playUntil(planet, (d) => d.kind === 'react' && d.seat === 1);
    expect(points(planet.when(1, use('drive-the-debate')).accepted())).toEqual([0, 1, 0]);
  });
});

describe('OBJ: objectives of the status phase that Prophecy of Kings adds', () => {
  const scoring = (secret: SecretObjectiveId, arrange: (t: Parameters<NonNullable<Space['deal']>>[0]) => void) =>
    playUntil(
      given({
        until: (d) => d.kind === 'turn',
        deal: (t) => {
          holding({ 0: [secret] })(t);
          arrange(t);
        },
      }),
      (d) => d.kind === 'scoreSecret' && d.seat === 0,
    );
  it('Destroy Heretical Works: two relic fragments of the player’s choice are purged', () => {
    const table = scoring('destroy-heretical-works', (t) => {
      t.move('cultural-relic-fragment.1', deckOf('cultural'), fragmentsOf(0));
      t.move('hazardous-relic-fragment.1', deckOf('hazardous'), fragmentsOf(0));
      t.move('unknown-relic-fragment.1', deckOf('frontier'), fragmentsOf(0));
    });
    const before = points(table)[0]!;
    table.when(0, 'destroy-heretical-works', 'scoreSecret').accepted();
    playUntil(table, (d) => d.kind === 'pickSome');
    table.when(0, ['cultural-relic-fragment.1'], 'pickSome').refused('TI4-OBJ-07');
    table.when(0, ['cultural-relic-fragment.1', 'unknown-relic-fragment.1'], 'pickSome').accepted();
    expect(table.state.pub.table.cards[fragmentsOf(0)]).toEqual(['hazardous-relic-fragment.1']);
    expect(points(table)[0]).toBe(before + 1);
  });
  it('Foster Cohesion: neighbours of all who are still in the game', () => {
    const cohesive = (isOut: boolean) => {
      const table = given({
        until: (d) => d.kind === 'turn',
        arrange: (pub) => {
          // Players 0 and 1 meet at Mecatol Rex, player 2 is far from both.
          pub.units = {
            'mecatol-rex': [...units(0, { infantry: 1 }), ...units(1, { infantry: 1 })],
            [homeOf(pub, 2)]: units(2, { cruiser: 1 }),
          };
          pub.planets = Object.fromEntries(
            Object.entries(pub.planets).map(([id, planet]) => [id, { ...planet, owner: null }]),
          );
          if (isOut) pub.table.out = [2];
        },
      });
      return isMet(rulesView(ti4, view(table.state, null)), 0, 'foster-cohesion');
    };
    expect([cohesive(false), cohesive(true)]).toEqual([false, true]);
  });
  it('[TI4-COB-19] Strengthen Bonds counts a note of another player that lies face up', () => {
    const table = scoring('strengthen-bonds', (t) => {
      t.move('alliance.1', notesOf(1), NOTES_IN_PLAY);
      t.addComponent('alliance.1', { ability: 'political-secret', holder: 0 });
    });
    expect(table.when(0, 'strengthen-bonds', 'scoreSecret').accepted().state.pub.scored['strengthen-bonds']).toEqual([
      0,
    ]);
    const none = scoring('strengthen-bonds', () => {});
    none.when(0, 'strengthen-bonds', 'scoreSecret').refused('TI4-OBJ-07');
  });
});
