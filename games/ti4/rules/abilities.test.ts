import type { Given } from '@orrery/kernel/testing';
import { listAnswers, nextDecision, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { council } from '../council.ts';
import { ti4 } from '../game.ts';
import { playUntil } from '../given.ts';
import type { Ti4 } from '../shapes.ts';
import { DOWN, UP, active, inSpace, learned, units } from '../space.ts';
import type { Space } from '../space.ts';
import { enact } from './council/laws.ts';
import { ACTION_DISCARD, AGENDA_DECK, NOTES_IN_PLAY, notesOf } from './zones.ts';

// ABL: when abilities are used, in which order, and how far they go.

const REX = 'tile-18';
const MINE = 'tile-35';
const BELOW = 'tile-26';
const GALAXY = { 0: MINE, [UP[0]]: REX, [DOWN[0]]: BELOW } as const;
const NO = { outcome: null, planets: [] };
const NOTHING = { goods: 0, commodities: 0, note: null };
const use = (card: string, copy = 1) => ({ ability: card, component: `${card}.${copy}` });
const play = (card: string) => ({ do: 'component', ...use(card) });
const at = ({ state }: Given<Ti4>, place: string) =>
  Object.fromEntries(
    (state.pub.units[place] ?? []).map(({ seat, type, n, marks }) => [`${seat} ${type}${marks && ` ${marks}`}`, n]),
  );
const told = (table: Given<Ti4>, kind: string) => table.told.filter(({ t }) => t === kind).map(({ all }) => all);
const windowOf = (table: Given<Ti4>, seat: number) => (table.question(seat).q as { window?: string }).window;
const open = ({ state }: Given<Ti4>) => state.pub.table.open.map(({ kind, seat }) => `${kind} ${seat}`);
const acting = (space: Partial<Space> & { owners?: { [planet: string]: number } } = {}) =>
  inSpace({
    galaxy: GALAXY,
    units: {},
    options: { expansion: 'no' },
    ...space,
    arrange: (pub) => {
      for (const [planet, owner] of Object.entries(space.owners ?? {})) pub.planets[planet]!.owner = owner;
      space.arrange?.(pub);
    },
  });
/** Player 0 lands on Bereg, which player 1 holds with a PDS alone. */
const conquest = (space: Partial<Space> = {}) => {
  const table = active(
    {
      galaxy: GALAXY,
      units: { [MINE]: units(0, { carrier: 1, infantry: 1 }), bereg: units(1, { pds: 1 }) },
      options: { expansion: 'no' },
      ...space,
      arrange: (pub) => {
        pub.planets['bereg']!.owner = 1;
        pub.planets['lodor'] = { owner: 1, exhausted: true };
        space.arrange?.(pub);
      },
    },
    MINE,
  );
  playUntil(table, (d) => d.kind === 'commit', { fire: false });
  table.when(0, [{ unit: 'infantry', planet: 'bereg' }]).accepted();
  return playUntil(table, (d) => d.kind === 'react', { fire: false });
};
/** Player 0 fights for Bereg with infantry, on the ground. */
const onGround = (mine: number, theirs: number, space: Partial<Space>) => {
  const table = active(
    {
      galaxy: GALAXY,
      units: { [MINE]: units(0, { carrier: 1, infantry: mine }), bereg: units(1, { infantry: theirs }) },
      options: { expansion: 'no' },
      ...space,
      arrange: (pub) => {
        pub.planets['bereg']!.owner = 1;
        space.arrange?.(pub);
      },
    },
    MINE,
  );
  playUntil(table, (d) => d.kind === 'commit');
  return table
    .when(
      0,
      Array.from({ length: mine }, () => ({ unit: 'infantry', planet: 'bereg' })),
    )
    .accepted();
};

describe('ABL: windows', () => {
  it('[TI4-ABL-02] what acts "when" something happens comes before what follows "after" it', () => {
    const table = conquest({ hands: { 0: ['infiltrate.1'], 1: ['reparations.1'] } });
    expect(windowOf(table, 0)).toBe('control.would');
    expect(table.state.pub.planets['bereg']!.owner).toBe(1);
    table.when(0, use('infiltrate')).accepted();
    expect(windowOf(table, 1)).toBe('control.after');
    expect(table.state.pub.planets['bereg']!.owner).toBe(0);
    expect(at(table, 'bereg')).toEqual({ '0 infantry': 1, '0 pds': 1 });
  });

  it('[TI4-ABL-03] a component once in a window, and again when the same happens again; every unit is one of its own', () => {
    const thalnos = { ability: 'the-crown-of-thalnos/roll.after', component: 'the-crown-of-thalnos' };
    const table = onGround(2, 1, {
      dice: { 'battle 0 infantry': [1, 1, 10, 1, 1], 'battle 1 infantry': [1, 1, 1] },
      deal: (t) => enact(t, 'the-crown-of-thalnos', '0', AGENDA_DECK),
    });
    expect(windowOf(table, 0)).toBe('roll.after');
    // One of the two dice is thrown again in vain: its unit is lost. There is no second use for the other die.
    table.when(0, null).accepted();
    expect(windowOf(table, 0)).toBe('roll.after');
    expect((table.question(0).q as { about: { round: number } }).about.round).toBe(2);
    table.when(0, thalnos).when(0, ['infantry 1@0.0.1'], 'pickSome').accepted();
    expect(told(table, 'rerolled')).toHaveLength(1);
    expect(open(table)).not.toContain('react 0');
    const damage = active({
      galaxy: { 0: 'tile-47' },
      units: { 'tile-47': [...units(0, { dreadnought: 2 }), ...units(1, { cruiser: 2 })] },
      dice: { 'battle 0 dreadnought': [1, 1], 'battle 1 cruiser': [10, 10] },
    });
    playUntil(damage, (d) => d.kind === 'sustain');
    damage.when(0, 'dreadnought', 'sustain').when(0, 'dreadnought', 'sustain').accepted();
    expect(told(damage, 'damaged')).toHaveLength(2);
  });

  it('[TI4-EX-49] one effect each by turns, until all have declined one after the other', () => {
    const table = council({
      agendas: ['mutiny'],
      hands: {
        0: ['construction-rider.1', 'imperial-rider.1', 'leadership-rider.1', 'trade-rider.1'],
        1: ['politics-rider.1'],
        2: ['technology-rider.1', 'warfare-rider.1'],
      },
    });
    const left: { [seat: number]: string[] } = {
      0: ['construction-rider', 'imperial-rider', 'leadership-rider', 'trade-rider'],
      1: ['politics-rider'],
      2: ['technology-rider', 'warfare-rider'],
    };
    // Everybody says what they want whenever they are asked.
    const played = () => told(table, 'predicted').map((e) => (e as { card: string }).card);
    while (played().length < 7) {
      const { seat, kind } = nextDecision(ti4, table.state)!;
      const card = left[seat]!.find((one) => !played().includes(one));
      table.when(seat, kind === 'pickOne' ? 'for' : card ? use(card) : null, kind).accepted();
    }
    expect(told(table, 'predicted').map((e) => (e as { seat: number }).seat)).toEqual([0, 1, 2, 0, 2, 0, 0]);
    // Nobody wants anything any more: the window is closed, and nobody is left to vote.
    playUntil(table, (d) => d.kind !== 'react');
    expect([table.question(0).kind, table.state.pub.agenda!.predictions.length]).toEqual(['pickOne', 7]);
  });

  it('[TI4-ABL-05] what one "may" do can be declined; the rest is done', () => {
    const won = () =>
      onGround(1, 1, {
        dice: { 'battle 0 infantry': [10], 'battle 1 infantry': [1] },
        arrange: (pub) => learned(pub, 0, 'dacxive-animators'),
      });
    const declined = won();
    expect(windowOf(declined, 0)).toBe('combat.end');
    declined.when(0, null).accepted();
    expect(at(declined, 'bereg')).toEqual({ '0 infantry': 1 });
    const taken = won().when(0, { ability: 'dacxive-animators', component: 'dacxive-animators.0' }).accepted();
    expect(at(taken, 'bereg')).toEqual({ '0 infantry': 2 });
    // A law that takes a ship from whoever researches asks which one, and not whether.
    const table = acting({
      units: { [MINE]: units(0, { cruiser: 1, destroyer: 1 }) },
      arrange: (pub) => Object.assign(pub.strategyCards.technology, { holder: 0, exhausted: false }),
      deal: (t) => enact(t, 'anti-intellectual-revolution', 'for', AGENDA_DECK),
    });
    table.when(0, { do: 'strategic', card: 'technology' }).accepted();
    const answer = { technology: 'neural-motivator', specialties: [], pay: { coins: [], goods: 0 } };
    table.when(0, answer, 'research').accepted();
    table.when(0, []).refused('TI4-ABL-06');
    table.when(0, [`destroyer@${MINE}`]).accepted();
    expect(at(table, MINE)).toEqual({ '0 cruiser': 1 });
  });

  it('[TI4-ABL-06] as completely as possible: each part that can be done', () => {
    const half = conquest({
      hands: { 1: ['reparations.1'] },
      // The taker has no readied planet; the card still readies one.
      arrange: (pub) => {
        for (const planet of Object.values(pub.planets)) if (planet.owner === 0) planet.exhausted = true;
      },
    });
    half.when(1, use('reparations')).accepted();
    expect(half.state.pub.planets['lodor']!.exhausted).toBe(false);
    const artifact = council({
      agendas: ['ixthian-artifact'],
      planets: { 'mecatol-rex': 1 },
      arrange: (pub) => {
        const rex = pub.galaxy.indexOf('tile-18');
        expect(rex).toBe(0);
        pub.units = { ...pub.units, [pub.galaxy[1]!]: units(2, { cruiser: 2 }) };
      },
    });
    artifact.state.hidden.table.rng.set = { 'ixthian-artifact': [0] };
    const beside = artifact.state.pub.galaxy[1]!;
    artifact
      .when(1, { outcome: 'for', planets: ['mecatol-rex'] })
      .when(2, NO)
      .when(0, NO)
      .accepted();
    // Three units of each system are to go; there are two.
    expect(at(artifact, beside)).toEqual({});
  });

  it('[TI4-ABL-07] the whole cost or nothing', () => {
    const research = (goods: number) =>
      acting({ hands: { 0: ['focused-research.1'] }, arrange: (pub) => (pub.sheets[0]!.goods = goods) }).when(
        0,
        play('focused-research'),
      );
    research(3).refused('TI4-ACT-13');
    const table = research(4).accepted();
    expect([table.state.pub.sheets[0]!.goods, table.question(0).kind]).toEqual([0, 'research']);
  });

  it('[TI4-ABL-09] what is gained while a window is open may be used in it', () => {
    const table = acting({
      units: { [REX]: units(1, { cruiser: 1 }), [MINE]: units(0, { cruiser: 1 }) },
      hands: { 0: ['flank-speed.1'] },
    });
    table.when(0, { do: 'tactical', system: REX }).accepted();
    expect(windowOf(table, 0)).toBe('activate.after');
    const offered = () => listAnswers(ti4, view(table.state, 1), table.question(1));
    expect(offered).toThrow('asked nothing');
    // In the open window the active player hands over a note that is played at this very moment.
    const terms = { gives: { ...NOTHING, note: 'ceasefire.0' }, wants: NOTHING, promise: '' };
    table.command({ do: 'offer', seat: 0, to: 1, terms: terms as never }).accepted();
    table.command({ do: 'accept', seat: 1, deal: table.state.pub.table.deals[0]!.id }).accepted();
    expect(offered()).toEqual([null, use('ceasefire', 0)]);
    table.when(1, use('ceasefire', 0)).when(0, null, 'react').accepted();
    table.seen(0, (v) => expect(v.me!.table.cards[notesOf(0)]).toContain('ceasefire.0'));
    expect(open(table)).not.toContain('move 0');
    expect(table.state.pub.table.cards[NOTES_IN_PLAY]).toEqual([]);
  });

  it('[TI4-ABL-10] while one ability is resolved nobody uses another', () => {
    const table = acting({
      hands: { 0: ['focused-research.1', 'mining-initiative.1'], 1: ['sabotage.1', 'sabotage.2'] },
      owners: { bereg: 0 },
      arrange: (pub) => (pub.sheets[0]!.goods = 4),
    });
    table.when(0, play('focused-research')).accepted();
    expect(windowOf(table, 1)).toBe('card.played.would');
    table.when(1, null).accepted();
    // The research is under way: it alone is asked for, and nobody can cancel it any more.
    expect(open(table)).toEqual(['research 0']);
    table.when(0, play('mining-initiative')).refused('TI4-TECH-03');
  });

  it('[TI4-ABL-12] two texts of a card are two abilities', () => {
    const table = active({
      galaxy: { 0: REX, [UP[0]]: 'tile-44', [UP[1]]: MINE },
      units: { [MINE]: units(0, { cruiser: 1 }), 'mecatol-rex': units(1, { pds: 1 }) },
      arrange: (pub) => learned(pub, 0, 'antimass-deflectors'),
      dice: { 'cannon 1 pds': [6] },
    });
    // Through an asteroid field, and a cannon that needs 6 misses with a 6.
    table.when(0, { ships: { [MINE]: { cruiser: 1 } }, cargo: {} }).accepted();
    table.when(1, true, 'fire').accepted();
    expect(at(table, REX)).toEqual({ '0 cruiser': 1 });
    // The second helps whoever did not need the first.
    const near = active({
      galaxy: { 0: REX, [UP[0]]: MINE },
      units: { [MINE]: units(0, { cruiser: 1 }), 'mecatol-rex': units(1, { pds: 1 }) },
      arrange: (pub) => learned(pub, 0, 'antimass-deflectors'),
      dice: { 'cannon 1 pds': [6] },
    });
    near
      .when(0, { ships: { [MINE]: { cruiser: 1 } }, cargo: {} })
      .when(1, true, 'fire')
      .accepted();
    expect(at(near, REX)).toEqual({ '0 cruiser': 1 });
  });

  it('[TI4-ABL-13] whoever replenishes a full stock has replenished', () => {
    const table = acting({
      units: { [MINE]: units(0, { cruiser: 1 }), [REX]: units(1, { cruiser: 1 }) },
      arrange: (pub) => {
        Object.assign(pub.strategyCards.trade, { holder: 0, exhausted: false });
        pub.sheets[0]!.commodities = 9;
      },
      deal: (t) => enact(t, 'minister-of-commerce', '0', AGENDA_DECK),
    });
    table.when(0, { do: 'strategic', card: 'trade' }).accepted();
    expect(told(table, 'replenished')).toEqual([{ seat: 0, n: 0 }]);
    // Three goods of the card, one of the law for the one neighbour.
    expect(table.state.pub.sheets[0]!.goods).toBe(4);
    expect(table.state.pub.table.cards[ACTION_DISCARD]).toEqual([]);
  });
});
