import { describe, expect, it } from 'vitest';
import { given, playUntil } from '../../../given.ts';
import { notesOf, NOTES_IN_PLAY } from '../../../rules/zones.ts';
import { DOWN, UP, active, inPlay, learned, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';
import type { Pub } from '../../../shapes.ts';

const FACTIONS = ['arborec', 'letnev', 'sol'] as const;
const made = (figures: { [place: string]: { [unit: string]: number } }, goods: number) => ({
  units: figures,
  pay: { coins: [], goods },
});
/** Arborec activate a system of two planets, Bereg (3 resources) and Lirta IV, with a dock on the first. */
const growing = (space: Partial<Space> = {}) =>
  active({
    factions: FACTIONS,
    galaxy: { 0: 'tile-35', [UP[0]]: 'tile-47' },
    ...space,
    units: { bereg: units(0, { 'space-dock': 1 }), ...space.units },
    arrange: (pub) => {
      for (const planet of ['bereg', 'lirta-iv']) pub.planets[planet] = { owner: 0, exhausted: true };
      pub.sheets[0]!.goods = 20;
      pub.sheets[0]!.units.infantry = 'letani-warrior';
      inPlay(pub, 0, 'mitosis', 'letani-warrior');
      space.arrange?.(pub);
    },
  });
const infantryOn = (pub: Pub, place: string) =>
  (pub.units[place] ?? []).reduce((n, { seat, type, n: m }) => n + (seat === 0 && type === 'infantry' ? m : 0), 0);

describe('Arborec', () => {
  it('[TI4-ARBO-01] Mitosis: docks produce no infantry, and everything else', () => {
    const table = growing();
    table.when(0, made({ bereg: { infantry: 2 } }, 1)).refused('TI4-PROD-11');
    table.when(0, made({ 'tile-35': { fighter: 2, cruiser: 1 } }, 3)).accepted();
    // Mechs they may.
    growing()
      .when(0, made({ bereg: { mech: 1 } }, 2))
      .accepted();
  });
  it('[TI4-ARBO-01] Mitosis: at the start of the status phase an infantry must be placed on a controlled planet', () => {
    const table = given({
      factions: FACTIONS,
      until: (d) => d.kind === 'turn',
      arrange: (pub) => void (pub.planets['bereg'] = { owner: 0, exhausted: false }),
    });
    const before = infantryOn(table.state.pub, 'nestphar');
    playUntil(table, ({ q }) => (q as { for?: string }).for === 'mitosis');
    expect(table.question(0).q).toMatchObject({ what: 'planet' });
    table.when(0, 'nestphar').accepted();
    expect(infantryOn(table.state.pub, 'nestphar')).toBe(before + 1);
  });

  it('[TI4-ARBO-02] Letani Warriors produce: their values are pooled, and what they make may stand next to the dock', () => {
    // The dock makes five, three warriors on the other planet make three more.
    const table = () => growing({ units: { 'lirta-iv': units(0, { infantry: 3 }) } });
    table()
      .when(0, made({ 'tile-35': { fighter: 9 } }, 5))
      .refused('TI4-PROD-02');
    table()
      .when(0, made({ bereg: { infantry: 4 } }, 2))
      .refused('TI4-PROD-11');
    const both = table()
      .when(0, made({ 'tile-35': { fighter: 5 }, bereg: { infantry: 3 } }, 5))
      .accepted();
    expect([infantryOn(both.state.pub, 'bereg'), infantryOn(both.state.pub, 'lirta-iv')]).toEqual([3, 3]);
  });
  it('[TI4-ARBO-02] Letani Warriors II have PRODUCTION 2 and come back like other infantry', () => {
    const table = growing({
      units: { 'lirta-iv': units(0, { infantry: 1 }) },
      arrange: (pub) => learned(pub, 0, 'letani-warrior-2'),
    });
    table.when(0, made({ 'lirta-iv': { infantry: 3 } }, 2)).refused('TI4-PROD-11');
    table.when(0, made({ 'lirta-iv': { infantry: 2 } }, 1)).accepted();
  });

  it('[TI4-ARBO-03] the secondary of Warfare uses a dock alone, never Warriors', () => {
    const table = given({
      factions: ['letnev', 'arborec', 'sol'],
      until: (d) => d.kind === 'turn' && d.seat === 0,
      arrange: (pub) => Object.assign(pub.strategyCards.warfare, { holder: 0, exhausted: false }),
    });
    table.when(0, { do: 'strategic', card: 'warfare' }).accepted();
    playUntil(table, (d) => d.kind === 'secondary' && d.seat === 1);
    table.state.pub.sheets[1]!.goods = 20;
    table.when(1, true).accepted();
    expect(table.question(1)).toMatchObject({ kind: 'produce', q: { dock: 'nestphar' } });
    // Nestphar has 3 resources: five units of the dock; the four warriors there add nothing.
    table.when(1, made({ nestphar: { infantry: 1 } }, 1)).refused('TI4-PROD-11');
    table.when(1, made({ 'tile-5': { fighter: 6 } }, 3)).refused('TI4-PROD-02');
    table.when(1, made({ 'tile-5': { fighter: 5 } }, 3)).accepted();
  });

  const bred = (space: Partial<Space> = {}) =>
    active({
      factions: FACTIONS,
      galaxy: { 0: 'tile-35', [UP[0]]: 'tile-47' },
      units: { 'tile-35': units(0, { flagship: 1 }) },
      ...space,
      arrange: (pub) => {
        inPlay(pub, 0, 'duha-menaimon', 'mitosis');
        pub.planets['bereg'] = { owner: 0, exhausted: true };
        pub.sheets[0]!.goods = 9;
        space.arrange?.(pub);
      },
    });
  const breed = { ability: 'duha-menaimon', component: 'duha-menaimon.0' };
  it('[TI4-ARBO-04] Duha Menaimon: up to five paid units after the activation of its system', () => {
    const table = bred().when(0, breed).accepted();
    expect(table.question(0)).toMatchObject({ kind: 'produce', q: { within: { units: 5 } } });
    table.when(0, made({ 'tile-35': { fighter: 6 } }, 3)).refused('TI4-PROD-02');
    table.when(0, made({ 'tile-35': { fighter: 2, cruiser: 1 }, bereg: { infantry: 2 } }, 3)).refused('TI4-PROD-03');
    table.when(0, made({ 'tile-35': { fighter: 2, cruiser: 1 }, bereg: { infantry: 2 } }, 4)).accepted();
    expect(table.state.pub.sheets[0]!.goods).toBe(5);
    // It has no PRODUCTION: nothing is asked in the production step.
    playUntil(table, (d) => d.kind === 'turn');
    expect(table.told.filter(({ t }) => t === 'produced')).toHaveLength(1);
  });
  it('[TI4-ARBO-04] Duha Menaimon: only if it is there already', () => {
    const coming = active({
      factions: FACTIONS,
      galaxy: { 0: 'tile-35', [UP[0]]: 'tile-47' },
      units: { 'tile-47': units(0, { flagship: 1 }) },
      arrange: (pub) => inPlay(pub, 0, 'duha-menaimon'),
    });
    expect(coming.question(0).kind).toBe('move');
    coming.when(0, { ships: { 'tile-47': { flagship: 1 } }, cargo: {} }).accepted();
    expect(coming.told.some(({ t }) => t === 'used')).toBe(false);
  });

  it('[TI4-ARBO-06] Bioplasmosis: any infantry moves once to the same or an adjacent system, all at the same time; mechs do not', () => {
    const table = active({
      factions: FACTIONS,
      galaxy: { 0: 'tile-35', [UP[0]]: 'tile-19', [DOWN[2]]: 'tile-20' },
      units: {
        bereg: units(0, { infantry: 2, mech: 1 }),
        wellon: units(0, { infantry: 1 }),
        'vefut-ii': units(0, { infantry: 1 }),
      },
      arrange: (pub) => {
        for (const planet of ['bereg', 'lirta-iv', 'wellon', 'vefut-ii'])
          pub.planets[planet] = { owner: 0, exhausted: true };
        learned(pub, 0, 'bioplasmosis');
      },
    });
    playUntil(table, ({ kind, q }) => kind === 'react' && (q as { window: string }).window === 'phase.end');
    table.when(0, { ability: 'bioplasmosis', component: 'bioplasmosis.0' }).accepted();
    // Vefut II is too far away from everything.
    expect(table.question(0).q).toMatchObject({ from: ['infantry@bereg', 'infantry@bereg#2', 'infantry@wellon'] });
    table.when(0, ['infantry@bereg', 'infantry@bereg#2', 'infantry@wellon']).accepted();
    expect(table.question(0).q).toMatchObject({ from: ['lirta-iv', 'wellon'] });
    table.when(0, 'wellon').when(0, 'lirta-iv').when(0, 'bereg').accepted();
    const { pub } = table.state;
    expect(['bereg', 'lirta-iv', 'wellon'].map((planet) => infantryOn(pub, planet))).toEqual([1, 1, 1]);
    expect(pub.units['bereg']!.some(({ type }) => type === 'mech')).toBe(true);
  });

  const stymied = (galaxy: Space['galaxy'], theirs: Space['units']) => {
    const table = growing({
      galaxy,
      units: theirs,
      deal: (t) => {
        t.move('stymie.0', notesOf(0), notesOf(1));
        t.move('stymie.0', notesOf(1), NOTES_IN_PLAY);
        t.addComponent('stymie.0', { ability: 'stymie', holder: 1 });
      },
    });
    return table.state.pub.table.open.some(({ kind }) => kind === 'produce');
  };
  it('[TI4-ARBO-09] Stymie: Arborec produce nothing in or next to systems with units of the holder, home systems apart', () => {
    expect(stymied({ 0: 'tile-35', [UP[0]]: 'tile-47' }, {})).toBe(true);
    expect(stymied({ 0: 'tile-35', [UP[0]]: 'tile-47' }, { 'tile-47': units(1, { cruiser: 1 }) })).toBe(false);
    expect(stymied({ 0: 'tile-35', [UP[0]]: 'tile-10' }, { 'tile-10': units(1, { cruiser: 1 }) })).toBe(true);
    expect(stymied({ 0: 'tile-35', [UP[1]]: 'tile-47' }, { 'tile-47': units(1, { cruiser: 1 }) })).toBe(true);
  });
  it('[TI4-ARBO-09, TI4-PN-08] Stymie is laid as an action and goes back with an activation against Arborec', () => {
    const table = given({
      factions: FACTIONS,
      until: (d) => d.kind === 'turn' && d.seat === 0,
      deal: (t) => t.move('stymie.0', notesOf(0), notesOf(1)),
    });
    playUntil(table, (d) => d.kind === 'turn' && d.seat === 1);
    table.when(1, { do: 'component', ability: 'stymie', component: 'stymie.0' }).accepted();
    expect(table.state.pub.table.cards[NOTES_IN_PLAY]).toEqual(['stymie.0']);
    playUntil(table, (d) => d.kind === 'turn' && d.seat === 1);
    delete table.state.pub.tokens['tile-5'];
    table.when(1, { do: 'tactical', system: 'tile-5' }).accepted();
    expect(table.state.pub.table.cards[NOTES_IN_PLAY]).toEqual([]);
    table.seen(0, (v) => expect(v.me!.table.cards[notesOf(0)]).toContain('stymie.0'));
  });
});
