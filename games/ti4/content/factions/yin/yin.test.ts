import { view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { playUntil } from '../../../given.ts';
import { battle, rolledIn } from '../../../givenBattle.ts';
import type { Battle } from '../../../givenBattle.ts';
import { notesOf } from '../../../rules/zones.ts';
import type { Pub } from '../../../shapes.ts';
import { UP, active, inPlay, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';

/** The Yin Brotherhood is the active player (0) or the opponent (1). */
const yinAs = (side: 0 | 1, position: Battle) =>
  battle({ ...position, factions: side === 0 ? ['yin', 'saar'] : ['saar', 'yin'] });
const kinds = ({ pub }: { pub: Pub }) => pub.table.open.map(({ kind }) => kind);
const use = (ability: string, component = `${ability}.0`) => ({ ability, component });

describe('Yin', () => {
  /** Two infantry land beside so many others. */
  const landing = (theirs: number, goods: number, dice: Battle['dice'] = {}) => {
    const position = yinAs(0, {
      fleets: [{ carrier: 1, infantry: 2 }, {}],
      ground: [{}, { infantry: theirs }],
      dice,
      arrange: (pub, { me }) => {
        for (const planet of Object.values(pub.planets)) planet.exhausted = true;
        pub.sheets[me]!.goods = goods;
      },
    });
    const { planet } = position;
    position
      .answer(
        0,
        [0, 1].map(() => ({ unit: 'infantry', planet })),
        'commit',
      )
      .accepted();
    return position;
  };
  it('[TI4-YINB-01] Indoctrination: two influence turn an infantry, once in a ground combat', () => {
    const {
      use: play,
      answer,
      on,
      table,
      me,
    } = landing(3, 5, {
      'battle 0 infantry': [10, 10, 1],
      'battle 1 infantry': [1, 1],
    });
    play(0, 'indoctrination');
    answer(0, { coins: [], goods: 1 }, 'payFor').refused('TI4-ABL-07');
    answer(0, { coins: [], goods: 2 }, 'payFor').accepted();
    expect(table.state.pub.sheets[me]!.goods).toBe(3);
    const [first] = rolledIn(table.told);
    expect(first!.rolls.map(({ volleys }) => volleys[0]!.dice.length)).toEqual([3, 2]);
    expect(table.told.filter((e) => e.t === 'used' && e.all.ability === 'indoctrination')).toHaveLength(1);
    expect([on(0), on(1)]).toEqual([{ infantry: 3 }, {}]);
  });
  it('[TI4-YINB-01] if nothing is left the combat is over at once; not without the influence', () => {
    const { use: play, answer, on, table } = landing(1, 2);
    play(0, 'indoctrination');
    answer(0, { coins: [], goods: 2 }, 'payFor').accepted();
    expect([on(0), on(1)]).toEqual([{ infantry: 3 }, {}]);
    expect(table.told.some(({ t }) => t === 'rolled')).toBe(false);
    const poor = landing(1, 1, { 'battle 0 infantry': [10, 10], 'battle 1 infantry': [1] });
    expect(poor.table.told.some((e) => e.t === 'used' && e.all.ability === 'indoctrination')).toBe(false);
    expect(kinds(poor.table.state)).not.toContain('payFor');
  });

  const devoted = () =>
    yinAs(0, {
      fleets: [
        { cruiser: 1, carrier: 1, destroyer: 1 },
        { dreadnought: 1, cruiser: 1 },
      ],
      dice: {
        'barrage 0 destroyer': [1, 1],
        'battle 0 cruiser': [1],
        'battle 0 carrier': [1],
        'battle 0 destroyer': [1],
        'battle 1 dreadnought': [1],
        'battle 1 cruiser': [1],
      },
    });
  it('[TI4-YINB-02] Devotion: a cruiser or destroyer goes for a hit on a ship of one’s choice, which may sustain it', () => {
    const position = devoted();
    const { system } = position;
    position.use(0, 'devotion');
    position.answer(0, `dreadnought@${system}`, 'pickOne').accepted();
    position.answer(0, `carrier@${system}`, 'pickOne').refused('TI4-YINB-02');
    position.answer(0, `destroyer@${system}`, 'pickOne').accepted();
    expect(position.lost(0)).toEqual([['destroyer']]);
    expect(position.table.question(position.other, 'sustain').q).toMatchObject({ hits: 1, units: ['dreadnought'] });
    position.answer(1, 'dreadnought', 'sustain').accepted();
    expect(position.fleet(1)).toMatchObject({ 'dreadnought damaged': 1, cruiser: 1 });
    const other = devoted();
    other.use(0, 'devotion');
    other.answer(0, `cruiser@${system}`, 'pickOne').accepted();
    other.answer(0, `destroyer@${system}`, 'pickOne').accepted();
    expect(other.lost(1)).toEqual([['cruiser']]);
  });

  const core = (theirs: NonNullable<Battle['fleets']>[0], technologies: Battle['technologies']) =>
    yinAs(0, {
      fleets: [{ cruiser: 2 }, theirs],
      dice: { 'battle 0 cruiser': [1, 1], 'battle 1 carrier': [1, 1], 'battle 1 fighter': [1, 1] },
      ...(technologies ? { technologies } : {}),
    });
  it('[TI4-YINB-03] Impulse Core: the same price at the start of the combat; the opponent’s fighters cannot take the hit', () => {
    const { use: play, answer, lost, table, other, system } = core({ carrier: 2, fighter: 2 }, { 0: ['impulse-core'] });
    play(0, 'impulse-core');
    answer(0, `cruiser@${system}`, 'pickOne').accepted();
    expect(lost(0)).toEqual([['cruiser']]);
    expect(table.question(other).q).toMatchObject({ hits: 1, onBigShips: 1 });
    answer(1, ['fighter'], 'assignHits').refused('TI4-SPC-07');
    answer(1, ['carrier'], 'assignHits').accepted();
    expect(lost(1)[0]).toEqual(['carrier']);
    expect(core({ carrier: 1 }, {}).table.told.some((e) => e.t === 'destroyed')).toBe(false);
  });

  it('[TI4-YINB-04] Van Hauge destroyed: all ships of the system go, ground forces and docks do not', () => {
    const { fleet, on, lost } = yinAs(1, {
      fleets: [
        { cruiser: 2, carrier: 1, infantry: 1 },
        { flagship: 1, cruiser: 1 },
      ],
      ground: [{}, { infantry: 1, 'space-dock': 1 }],
      dice: {
        'battle 0 cruiser': [10, 10],
        'battle 0 carrier': [1],
        'battle 1 flagship': [1, 1],
        'battle 1 cruiser': [1],
      },
      arrange: (pub, { system, other }) => {
        pub.units[system] = [
          ...pub.units[system]!.filter(({ type }) => type !== 'flagship'),
          ...units(other, { 'flagship damaged': 1 }),
        ];
      },
    });
    expect(lost(1)[0]!.toSorted()).toEqual(['cruiser', 'flagship damaged']);
    expect(lost(0)[0]!.toSorted()).toEqual(['carrier', 'cruiser', 'cruiser']);
    // Without a ship the infantry in space has no room any more (TI4-CAP-03).
    expect([fleet(0), fleet(1), on(1)]).toEqual([{}, {}, { infantry: 1, 'space-dock': 1 }]);
  });

  const producing = (technologies: string[], space: Partial<Space> = {}) =>
    active({
      galaxy: { 0: 'tile-35', [UP[0]]: 'tile-19' },
      units: { bereg: units(0, { 'space-dock': 1 }) },
      factions: ['yin', 'sol', 'saar'],
      ...space,
      arrange: (pub) => {
        inPlay(pub, 0, ...technologies);
        for (const planet of ['bereg', 'lirta-iv']) pub.planets[planet] = { owner: 0, exhausted: false };
        pub.sheets[0]!.goods = 9;
      },
    });
  const cruiser = { units: { 'tile-35': { cruiser: 1 } }, pay: { coins: [], goods: 2 } };
  it('[TI4-YINB-05] Yin Spinner: after PRODUCTION an infantry on an own planet of the system', () => {
    const table = producing(['yin-spinner']).when(0, cruiser, 'produce').accepted();
    table.when(0, 'lirta-iv', 'pickOne').accepted();
    expect(table.state.pub.units['lirta-iv']).toEqual(units(0, { infantry: 1 }));
    const without = producing([]).when(0, cruiser, 'produce').accepted();
    expect(without.state.pub.units['lirta-iv']).toBeUndefined();
  });

  it('[TI4-YINB-06, TI4-FACT-02] Greyfire Mutagen switches off faction abilities and faction technologies for a tactical action', () => {
    const table = producing(['yin-spinner'], {
      deal: (t) => t.move('greyfire-mutagen.0', notesOf(0), notesOf(1)),
    });
    playUntil(table, (d) => d.seat === 1);
    table.when(1, use('greyfire-mutagen')).accepted();
    expect(view(table.state, 0).me!.table.cards[notesOf(0)]).toContain('greyfire-mutagen.0');
    table.when(0, cruiser, 'produce').accepted();
    expect(table.state.pub.units['lirta-iv']).toBeUndefined();
    expect(table.state.pub.table.open.some(({ kind }) => kind === 'pickOne')).toBe(false);
  });
});
