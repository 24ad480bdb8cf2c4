import { listAnswers, rulesView, view } from '@orrery/kernel';
import type { Decision } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { council } from '../../../council.ts';
import type { Session } from '../../../council.ts';
import { ti4 } from '../../../game.ts';
import { playUntil } from '../../../given.ts';
import { battle } from '../../../givenBattle.ts';
import type { Battle } from '../../../givenBattle.ts';
import { factsOf } from '../../../rules/units.ts';
import { NOTES_IN_PLAY, notesOf } from '../../../rules/zones.ts';
import { UP, active, inPlay, inSpace, learned, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';

const NO = { outcome: null, planets: [] };
const use = (ability: string, component = `${ability.split('/')[0]}.0`) => ({ ability, component });
const opens =
  (window: string) =>
  (d: Decision): boolean =>
    (d.q as { window?: string }).window === window;
/** Player 0 is the Nekro Virus. */
const FACTIONS = ['nekro', 'norr', 'yin'] as const;
const VALEFAR = ['valefar-assimilator-x', 'valefar-assimilator-y'];

describe('Nekro', () => {
  const session = (more: Session = {}) =>
    council({
      factions: FACTIONS,
      agendas: ['mutiny', 'seed-of-an-empire'],
      hands: {},
      planets: { bereg: 1, 'lirta-iv': 2 },
      ...more,
      arrange: (pub) => {
        inPlay(pub, 0, 'galactic-threat');
        for (const sheet of pub.sheets) sheet.technologies = [];
        learned(pub, 1, 'sarween-tools');
        learned(pub, 2, 'plasma-scoring');
        more.arrange?.(pub);
      },
    });
  const predicted = (outcome: string) => {
    const table = session();
    playUntil(table, (d) => d.seat === 0 && opens('agenda.reveal.after')(d));
    return table.when(0, use('galactic-threat/predict')).when(0, outcome).accepted();
  };
  it('[TI4-NEKR-01, TI4-AGEN-13] Galactic Threat: no vote; a right prediction gains a technology of somebody who voted so', () => {
    const table = predicted('for');
    table
      .when(1, { outcome: 'for', planets: ['bereg'] })
      .when(2, NO)
      .accepted();
    // The Nekro have not been asked for a vote, and Norr alone voted For.
    expect(table.state.pub.sheets[0]!.technologies).toEqual(['sarween-tools']);
    expect(table.state.pub.agenda!.agenda).toBe('seed-of-an-empire');
    // Once in an agenda phase.
    expect(table.question(1).kind).toBe('vote');
  });
  it('[TI4-NEKR-01] nothing for a wrong prediction, nor from whoever broke a tie without votes', () => {
    const wrong = predicted('against');
    wrong
      .when(1, { outcome: 'for', planets: ['bereg'] })
      .when(2, NO)
      .accepted();
    expect(wrong.state.pub.sheets[0]!.technologies).toEqual([]);
    const tie = session({ speaker: 1 });
    playUntil(tie, (d) => d.seat === 0 && opens('agenda.reveal.after')(d));
    tie.when(0, use('galactic-threat/predict')).when(0, 'for').accepted();
    tie.when(2, NO).when(1, NO).when(1, 'for').accepted();
    expect(tie.state.pub.agenda!.agenda).toBe('seed-of-an-empire');
    expect(tie.state.pub.sheets[0]!.technologies).toEqual([]);
  });

  /** The Nekro fleet meets two destroyers; these technologies are the opponent's. */
  const fight = (position: Battle) => battle({ factions: ['nekro', 'norr'], ...position });
  const won = (ids: NonNullable<Battle['technologies']>[number], more: Battle = {}) =>
    fight({
      fleets: [{ cruiser: 2 }, { carrier: 3 }],
      dice: { 'battle 0 cruiser': [10, 1, 10, 1, 10, 1], 'battle 1 carrier': [1, 1, 1, 1, 1, 1] },
      ...more,
      technologies: { 1: ids },
    });
  it('[TI4-NEKR-02] Technological Singularity: once in a combat, a technology of the opponent whose unit was destroyed', () => {
    const { table, use: play, me } = won(['sarween-tools', 'neural-motivator']);
    play(0, 'technological-singularity');
    expect(listAnswers(ti4, view(table.state, me), table.question(me))!.toSorted()).toEqual([
      'neural-motivator',
      'sarween-tools',
    ]);
    table.when(me, 'sarween-tools').accepted();
    expect(table.state.pub.sheets[me]!.technologies).toContain('sarween-tools');
    expect(table.state.pub.table.components[`sarween-tools.${me}`]).toBeDefined();
    // Three carriers fell, one after the other; the ability was used once and not offered again.
    playUntil(table, (d) => d.kind === 'turn' || opens('destroyed.after')(d));
    expect(table.told.filter((e) => e.t === 'destroyed')).toHaveLength(3);
    expect(table.state.pub.sheets[me]!.technologies).not.toContain('neural-motivator');
  });

  const researching = (goods: number) => {
    const table = inSpace({
      galaxy: { 0: 'tile-35', [UP[0]]: 'tile-19' },
      units: {},
      factions: FACTIONS,
      hands: {},
      arrange: (pub) => {
        inPlay(pub, 0, 'propagation');
        pub.sheets[0]!.goods = goods;
        for (const card of Object.values(pub.strategyCards)) card.holder = null;
        Object.assign(pub.strategyCards.technology, { holder: 0, exhausted: false });
        Object.assign(pub.strategyCards.trade, { holder: 1, exhausted: true });
        Object.assign(pub.strategyCards.warfare, { holder: 2, exhausted: true });
      },
    });
    return table.when(0, { do: 'strategic', card: 'technology' }).accepted();
  };
  it('[TI4-NEKR-03, TI4-EX-58] Propagation: three command tokens for each research, at its price', () => {
    const table = researching(6);
    const before = table.state.pub.sheets[0]!.tactic;
    table.when(0, { tactic: 3, fleet: 0, strategy: 0 }, 'split').accepted();
    expect(table.state.pub.sheets[0]!.tactic).toBe(before + 3);
    table.when(0, true, 'mayResearch').accepted();
    table.when(0, { coins: [], goods: 5 }, 'payFor').refused('TI4-ABL-07');
    table.when(0, { coins: [], goods: 6 }, 'payFor').accepted();
    table.when(0, { tactic: 3, fleet: 0, strategy: 0 }, 'split').accepted();
    expect(table.state.pub.sheets[0]).toMatchObject({ tactic: before + 6, goods: 0, technologies: [] });
    // What follows a research does not come.
    expect(table.told.some(({ t }) => t === 'researched')).toBe(false);
    const poor = researching(5).when(0, { tactic: 3, fleet: 0, strategy: 0 }, 'split').accepted();
    expect(poor.state.pub.table.open.some(({ kind }) => kind === 'mayResearch')).toBe(false);
  });

  /** Player 0 has both assimilators and destroys a carrier of player 2 (Yin), who has these technologies. */
  const copying = (theirs: Parameters<typeof learned>[2][], space: Partial<Space> = {}) => {
    const table = active({
      galaxy: { 0: 'tile-35', [UP[0]]: 'tile-19' },
      units: { 'tile-35': [...units(0, { cruiser: 1 }), ...units(2, { carrier: 2 })] },
      factions: FACTIONS,
      hands: {},
      dice: { 'battle 0 cruiser': [10, 10], 'battle 2 carrier': [1, 1, 1] },
      ...space,
      arrange: (pub) => {
        learned(pub, 2, ...theirs);
        inPlay(pub, 0, 'technological-singularity', ...VALEFAR);
        space.arrange?.(pub);
      },
    });
    playUntil(table, (d) => d.seat === 0 && opens('destroyed.after')(d));
    return table.when(0, use('technological-singularity')).accepted();
  };
  type Copying = ReturnType<typeof copying>;
  const onOf = ({ state }: Copying, card: string) => state.pub.table.components[card]!.on;
  it('[TI4-NEKR-04] a faction technology is not gained: an assimilator lies on it and has its text', () => {
    const table = copying(['yin-spinner']);
    table.when(0, 'valefar-assimilator-y.0', 'pickOne').accepted();
    expect(onOf(table, 'valefar-assimilator-y.0')).toBe('yin-spinner');
    expect(table.told.findLast(({ t }) => t === 'assimilated')?.all).toEqual({
      seat: 0,
      technology: 'yin-spinner',
      card: 'valefar-assimilator-y.0',
    });
    expect(table.state.pub.sheets[0]!.technologies).not.toContain('yin-spinner');
    // Its text is in force for the Nekro, paid by the assimilator.
    const asked = rulesView(ti4, view(table.state, 0));
    expect(asked.sources()).toContainEqual({ ability: 'yin-spinner', component: 'valefar-assimilator-y.0', seat: 0 });
  });
  it('[TI4-NEKR-04] the copy works, with every ability of the text, and keeps its own ready state', () => {
    const table = copying(['impulse-core']);
    table.when(0, 'valefar-assimilator-x.0', 'pickOne').accepted();
    // The next combat of the Nekro may begin with Impulse Core, though it is the Yin's technology.
    const next = active({
      galaxy: { 0: 'tile-35', [UP[0]]: 'tile-19' },
      units: { 'tile-35': [...units(0, { cruiser: 2 }), ...units(1, { carrier: 1 })] },
      factions: FACTIONS,
      hands: {},
      arrange: (pub) => {
        pub.table.components = {
          'valefar-assimilator-x.0': table.state.pub.table.components['valefar-assimilator-x.0']!,
        };
      },
    });
    expect(next.question(0).q).toMatchObject({ window: 'combat.start' });
    next.when(0, { ability: 'impulse-core', component: 'valefar-assimilator-x.0' }).accepted();
    const exhausted = active({
      galaxy: { 0: 'tile-35', [UP[0]]: 'tile-19' },
      units: { 'tile-35': units(0, { cruiser: 1 }) },
      factions: FACTIONS,
      hands: {},
      arrange: (pub) => {
        const card = { ability: VALEFAR[0]!, holder: 0, ready: true, on: 'spacial-conduit-cylinder', store: {} };
        pub.table.components = { 'valefar-assimilator-x.0': card };
        inPlay(pub, 1, 'spacial-conduit-cylinder');
      },
    }).when(0, { ability: 'spacial-conduit-cylinder', component: 'valefar-assimilator-x.0' });
    const { components } = exhausted.accepted().state.pub.table;
    expect([components['valefar-assimilator-x.0']!.ready, components['spacial-conduit-cylinder.1']!.ready]).toEqual([
      false,
      true,
    ]);
  });
  it('[TI4-NEKR-04] a copied text brings all its abilities', () => {
    const table = copying(['yin-spinner'], { arrange: (pub) => lying('salvage-operations')!(pub) });
    const texts = rulesView(ti4, view(table.state, 0))
      .sources()
      .filter(({ component }) => component === 'valefar-assimilator-x.0')
      .map(({ ability }) => ability);
    expect(texts).toContain('salvage-operations');
    expect(texts).toContain('salvage-operations/rebuild');
  });
  const lying =
    (on: string): Space['arrange'] =>
    (pub) => {
      const { components } = pub.table;
      pub.table.components = {
        ...components,
        'valefar-assimilator-x.0': { ...components['valefar-assimilator-x.0']!, on },
      };
    };
  it('[TI4-NEKR-04] an assimilator may be moved; a technology carries no second one', () => {
    const table = copying(['impulse-core', 'yin-spinner', 'sarween-tools'], { arrange: lying('impulse-core') });
    expect(listAnswers(ti4, view(table.state, 0), table.question(0))!.toSorted()).toEqual([
      'sarween-tools',
      'yin-spinner',
    ]);
    table.when(0, 'yin-spinner').when(0, 'valefar-assimilator-x.0').accepted();
    expect([onOf(table, 'valefar-assimilator-x.0'), onOf(table, 'valefar-assimilator-y.0')]).toEqual([
      'yin-spinner',
      null,
    ]);
  });
  const copied = (
    on: 'exotrireme-2' | 'super-dreadnought-2' | 'prototype-war-sun-2' | 'memoria-2',
    unit: 'dreadnought' | 'war-sun' | 'flagship',
  ) =>
    ((pub) => {
      lying(on)!(pub);
      pub.sheets[0]!.units[unit] = on;
      inPlay(pub, 0, on);
    }) satisfies Space['arrange'];
  it('[TI4-NEKR-05] a second upgrade of the same unit takes the same assimilator', () => {
    const table = copying(['super-dreadnought-2'], { arrange: copied('exotrireme-2', 'dreadnought') });
    expect([onOf(table, 'valefar-assimilator-x.0'), onOf(table, 'valefar-assimilator-y.0')]).toEqual([
      'super-dreadnought-2',
      null,
    ]);
    expect(table.state.pub.sheets[0]!.units.dreadnought).toBe('super-dreadnought-2');
    expect(table.state.pub.table.components['exotrireme-2.0']).toBeUndefined();
  });
  it('[TI4-NEKR-05, TI4-CTE-23] without the copy units are as before, and war suns go: none is kept without its technology', () => {
    const table = copying(['yin-spinner'], {
      units: {
        'tile-35': [...units(0, { cruiser: 1 }), ...units(2, { carrier: 2 })],
        'tile-19': units(0, { 'war-sun': 1 }),
      },
      arrange: copied('prototype-war-sun-2', 'war-sun'),
    });
    expect(factsOf(table.state.pub, 0, 'war-sun').locked).toBeUndefined();
    table.when(0, 'valefar-assimilator-x.0', 'pickOne').accepted();
    expect(table.state.pub.sheets[0]!.units['war-sun']).toBeUndefined();
    expect(table.state.pub.units['tile-19']).toBeUndefined();
  });
  it('[TI4-NEKR-05] without the copy of a flagship the own one is as before', () => {
    const table = copying(['yin-spinner'], { arrange: copied('memoria-2', 'flagship') });
    expect(factsOf(table.state.pub, 0, 'flagship').upgradeOf).toBe('memoria');
    table.when(0, 'valefar-assimilator-x.0', 'pickOne').accepted();
    expect(table.state.pub.sheets[0]!.units.flagship).toBe('the-alastor');
    expect(table.state.pub.table.components).not.toHaveProperty(['memoria-2.0']);
  });
  it('[TI4-TECH-07] gaining a technology needs no prerequisites and is no research', () => {
    const table = copying(['fleet-logistics']);
    expect(table.state.pub.sheets[0]!.technologies).toEqual(['fleet-logistics']);
    expect(table.told.some(({ t }) => t === 'researched')).toBe(false);
  });
  it('[TI4-NEKR-06, TI4-FACT-03] a copied faction upgrade stands above an owned generic one', () => {
    const table = copying(['dreadnought-2'], { arrange: copied('exotrireme-2', 'dreadnought') });
    expect(table.state.pub.sheets[0]!.technologies).toContain('dreadnought-2');
    expect(table.state.pub.sheets[0]!.units.dreadnought).toBe('exotrireme-2');
  });

  const alastor = (fights: boolean) => {
    const position = fight({
      fleets: [{ flagship: 1, infantry: 1 }, { cruiser: 1 }],
      ground: [{ infantry: 2 }, {}],
      dice: {
        'battle 0 flagship': [1, 1, 1, 1],
        'battle 0 infantry': [1, 1, 10],
        'battle 1 cruiser': [10, 1],
      },
      arrange: (pub, { planet, me }) => {
        pub.planets[planet] = { owner: me, exhausted: false };
      },
    });
    if (!fights) {
      position.answer(0, null, 'react').accepted();
      return position;
    }
    position.use(0, 'the-alastor');
    const { system, planet } = position;
    position.answer(0, [`infantry@${system}`, `infantry@${planet}`, `infantry@${planet}#2`]).accepted();
    return position;
  };
  it('[TI4-NEKR-07] The Alastor: ground forces of its system fight as ships, take hits as such, and stand where they stood', () => {
    const without = alastor(false)
      .rolled()[0]!
      .rolls[0]!.volleys.map(({ unit }) => unit);
    expect(without).toEqual(['flagship']);
    const position = alastor(true);
    const volleys = position.rolled()[0]!.rolls[0]!.volleys.map(({ unit, dice }) => [unit, dice.length]);
    expect(volleys.toSorted()).toEqual([
      ['flagship', 2],
      ['infantry', 3],
    ]);
    // Three units that are no fighters, and a fleet pool that counts the flagship alone.
    position.answer(0, null, 'sustain').accepted();
    position.answer(0, ['infantry as-ship'], 'assignHits').accepted();
    expect(position.lost(0)).toEqual([['infantry as-ship']]);
    playUntil(position.table, (d) => d.kind !== 'react');
    expect([position.fleet(0), position.on(0)]).toEqual([{ flagship: 1 }, { infantry: 2 }]);
  });

  const guarded = (noted: boolean) => {
    const table = active({
      galaxy: { 0: 'tile-35', [UP[0]]: 'tile-19' },
      units: { 'tile-35': [...units(0, { cruiser: 1 }), ...units(2, { carrier: 1 })] },
      factions: FACTIONS,
      hands: {},
      dice: { 'battle 0 cruiser': [10], 'battle 2 carrier': [1] },
      deal: (t) => t.move('antivirus.0', notesOf(0), notesOf(2)),
      arrange: (pub) => {
        learned(pub, 2, 'sarween-tools');
        inPlay(pub, 0, 'technological-singularity', 'galactic-threat');
      },
    });
    playUntil(table, (d) => d.seat === 2 && opens('combat.start')(d));
    return table.when(2, noted ? use('antivirus') : null).accepted();
  };
  it('[TI4-NEKR-08, TI4-PN-07] Antivirus: laid in a combat, it stops Technological Singularity against its holder', () => {
    const open = guarded(false);
    playUntil(open, (d) => d.seat === 0);
    expect(open.question(0).q).toMatchObject({ window: 'destroyed.after' });
    const table = guarded(true);
    expect(table.state.pub.table.cards[NOTES_IN_PLAY]).toEqual(['antivirus.0']);
    playUntil(table, (d) => d.kind === 'turn' || opens('destroyed.after')(d));
    expect(table.state.pub.units['tile-35']).toEqual(units(0, { cruiser: 1 }));
    expect(opens('destroyed.after')(table.state.pub.table.open[0]!)).toBe(false);
    const asked = rulesView(ti4, view(table.state, null));
    expect(asked.permission('mayAssimilate', { seat: 0, from: 2 }, true)).toBe(false);
    expect(asked.permission('mayAssimilate', { seat: 0, from: 1 }, true)).toBe(true);
  });
  it('[TI4-NEKR-08] Galactic Threat is not stopped by Antivirus', () => {
    const table = session({
      deal: (t) => t.move('antivirus.0', notesOf(0), NOTES_IN_PLAY),
      arrange: (pub) => {
        const card = { ability: 'antivirus', holder: 1, ready: true, on: null, store: {} };
        pub.table.components = { ...pub.table.components, 'antivirus.0': card };
      },
    });
    playUntil(table, (d) => d.seat === 0 && opens('agenda.reveal.after')(d));
    table.when(0, use('galactic-threat/predict')).when(0, 'for').accepted();
    table
      .when(1, { outcome: 'for', planets: ['bereg'] })
      .when(2, NO)
      .accepted();
    expect(table.state.pub.sheets[0]!.technologies).toEqual(['sarween-tools']);
  });
});
