import { listAnswers, view } from '@orrery/kernel';
import type { Decision } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../../game.ts';
import { given, playUntil } from '../../given.ts';
import { battle } from '../../givenBattle.ts';
import { unlocked } from '../../leaders.ts';
import { leaderState } from '../../rules/expansion/leaders.ts';
import { handOf, notesOf } from '../../rules/zones.ts';
import type { Pub } from '../../shapes.ts';
import { active, inPlay, inSpace, isBeyond, learned, units } from '../../space.ts';
import type { Space } from '../../space.ts';
import type { LeaderId } from '../leaders.ts';
import type { FactionId } from './index.ts';

const action = (leader: LeaderId, seat = 0) => ({ do: 'component', ability: leader, component: `${leader}.${seat}` });
const react = (id: string, seat = 0) => ({ ability: id, component: `${id}.${seat}` });
/** Whether a question offers a component. */
const isOffered = (table: ReturnType<typeof inSpace>, d: Decision, seat: number, id: string): boolean =>
  d.kind === 'react' &&
  d.seat === seat &&
  (listAnswers(ti4, view(table.state, seat), d) as ({ ability: string } | null)[]).some((one) => one?.ability === id);
/** Player 0 of a faction in a small galaxy. */
const alone = (faction: FactionId, { arrange, ...space }: Space): Space => ({
  ...space,
  arrange: (pub) => {
    pub.sheets[0]!.faction = faction;
    arrange?.(pub);
  },
});

describe('Letnev and Sol', () => {
  it('[TI4-LETN-07] the agent gives one ship, anyone’s, one more die for a round', () => {
    const { table, use, answer, rolled, other, system } = battle({
      leaders: true,
      factions: ['letnev', 'xxcha'],
      fleets: [{ cruiser: 2 }, { cruiser: 1 }],
    });
    use(0, 'viscount-unlenn');
    answer(0, `${other}:cruiser@${system}`).accepted();
    playUntil(table, () => rolled()[0]?.rolls.length === 2);
    const dice = rolled()[0]!.rolls.find(({ by }) => by === other)!.volleys[0]!.dice;
    expect(dice).toHaveLength(2);
  });
  it('[TI4-SOLF-05] the agent of Sol does the same for a ground force', () => {
    const { table, use, answer, rolled, me, planet } = battle({
      leaders: true,
      factions: ['sol', 'xxcha'],
      ground: [{ infantry: 1 }, { infantry: 1 }],
    });
    use(0, 'evelyn-delouis');
    answer(0, `${me}:infantry@${planet}`).accepted();
    playUntil(table, () => rolled().length > 0);
    expect(rolled()[0]!.rolls.find(({ by }) => by === me)!.volleys[0]!.dice).toHaveLength(2);
  });
  it('[TI4-LETN-06] Dunlain Reaper: an infantry of the combat becomes a mech for two resources', () => {
    const { table, use, answer, on, me } = battle({
      leaders: true,
      factions: ['letnev', 'xxcha'],
      ground: [{ infantry: 2 }, { infantry: 1 }],
      arrange: (pub, { me: seat }) => {
        pub.sheets[seat]!.goods = 2;
      },
    });
    use(0, 'dunlain-reaper');
    answer(0, { coins: [], goods: 2 }, 'payFor').accepted();
    expect(on(0)).toEqual({ infantry: 1, mech: 1 });
    expect(table.state.pub.sheets[me]!.goods).toBe(0);
    const poor = battle({
      leaders: true,
      factions: ['letnev', 'xxcha'],
      ground: [{ infantry: 2 }, { infantry: 1 }],
      arrange: (pub) => {
        for (const planet of Object.values(pub.planets)) planet.exhausted = true;
      },
    });
    expect(poor.table.state.pub.table.open.some((d) => isOffered(poor.table, d, poor.me, 'dunlain-reaper'))).toBe(
      false,
    );
  });

  const sol = (arrange: (pub: Pub) => void = () => {}) =>
    given({
      factions: ['sol', 'letnev', 'jolnar'],
      until: (d) => d.kind === 'turn' && d.seat === 0,
      arrange: (pub) => {
        pub.sheets[0]!.goods = 3;
        arrange(pub);
      },
    });
  it('[TI4-SOLF-01, TI4-UNIT-11] DEPLOY: a mech follows an Orbital Drop for three resources', () => {
    const table = sol().when(0, { do: 'component', ability: 'orbital-drop', component: 'orbital-drop.0' }).accepted();
    table.when(0, react('zs-thunderbolt-m2')).accepted();
    table.when(0, { coins: [], goods: 3 }, 'payFor').accepted();
    expect(table.state.pub.units['jord']).toContainEqual({ seat: 0, type: 'mech', marks: '', n: 1 });
    expect(table.state.pub.sheets[0]!.goods).toBe(0);
  });
  it('[TI4-SOLF-06] the commander places an infantry when a ground combat begins on an own planet', () => {
    const { use, on } = battle({
      leaders: true,
      factions: ['xxcha', 'sol'],
      ground: [{ infantry: 1 }, { infantry: 1 }],
      arrange: (pub, { other, planet }) => {
        unlocked(pub, other, 'claire-gibson');
        pub.planets[planet] = { owner: other, exhausted: false };
      },
    });
    use(1, 'claire-gibson');
    expect(on(1)).toEqual({ infantry: 2 });
  });
  it('[TI4-SOLF-07] the hero takes all own tokens off the board', () => {
    const table = sol((pub) => {
      unlocked(pub, 0, 'jace-x-4th-air-legion');
      pub.tokens = { 'tile-18': [0, 1] };
      pub.sheets[0]!.reserve--;
    });
    const { reserve } = table.state.pub.sheets[0]!;
    table.when(0, action('jace-x-4th-air-legion')).accepted();
    expect(table.state.pub.tokens).toEqual({ 'tile-18': [1] });
    expect(table.state.pub.sheets[0]!.reserve).toBe(reserve + 1);
  });
});

describe('Muaat', () => {
  it('[TI4-MUAA-06] the agent lets a player produce two units of cost 4 or less at a war sun or flagship', () => {
    const table = inSpace(
      alone('muaat', {
        galaxy: { 0: 'tile-46' },
        units: { 'tile-46': units(1, { flagship: 1 }) },
        arrange: (pub) => {
          inPlay(pub, 0, 'umbat');
          pub.sheets[1]!.goods = 10;
        },
      }),
    );
    table.when(0, action('umbat')).accepted();
    const made = (counted: { [unit: string]: number }, goods: number) => ({
      units: { 'tile-46': counted },
      pay: { coins: [], goods },
    });
    table.when(1, made({ cruiser: 3 }, 6)).refused('TI4-PROD-02');
    table.when(1, made({ dreadnought: 1, 'war-sun': 1 }, 10)).refused('TI4-PROD-05');
    table.when(1, made({ dreadnought: 2 }, 8)).accepted();
    expect(table.state.pub.units['tile-46']).toContainEqual({ seat: 1, type: 'dreadnought', marks: '', n: 2 });
    expect(table.state.pub.table.components['umbat.0']!.ready).toBe(false);
  });
  it('[TI4-MUAA-07] the commander: a trade good for a token of the strategy pool', () => {
    const table = given({
      factions: ['muaat', 'letnev', 'jolnar'],
      until: (d) => d.kind === 'turn' && d.seat === 0,
      arrange: (pub) => unlocked(pub, 0, 'magmus'),
    });
    table.when(0, { do: 'component', ability: 'star-forge', component: 'star-forge.0' }).accepted();
    table.when(0, 'destroyer').accepted();
    const { goods } = table.state.pub.sheets[0]!;
    table.when(0, react('magmus')).accepted();
    expect(table.state.pub.sheets[0]!.goods).toBe(goods + 1);
  });
  it('[TI4-MUAA-09, TI4-ABL-03] each Ember Colossus near a Star Forge gains an infantry', () => {
    const table = inSpace(
      alone('muaat', {
        galaxy: { 0: 'tile-46', 1: 'tile-25', 2: 'tile-26' },
        units: {
          'tile-46': units(0, { 'war-sun': 1 }),
          quann: units(0, { mech: 2 }),
          lodor: units(0, { mech: 1 }),
        },
        arrange: (pub) => inPlay(pub, 0, 'star-forge', 'ember-colossus'),
      }),
    );
    table.when(0, { do: 'component', ability: 'star-forge', component: 'star-forge.0' }).when(0, 'destroyer');
    table.when(0, react('ember-colossus')).accepted();
    table.when(0, ['mech@quann', 'mech@quann#2', 'mech@lodor'], 'pickSome').accepted();
    const infantry = (planet: string) => table.state.pub.units[planet]!.find(({ type }) => type === 'infantry')?.n;
    expect([infantry('quann'), infantry('lodor')]).toEqual([2, 1]);
  });
  it('[TI4-MUAA-07] a war sun that an effect produces unlocks the commander as well', () => {
    const table = inSpace(
      alone('muaat', {
        galaxy: { 0: 'tile-25' },
        units: { quann: units(0, { 'space-dock': 1 }) },
        arrange: (pub) => {
          inPlay(pub, 0, 'magmus locked');
          learned(pub, 0, 'sling-relay');
          pub.sheets[0]!.units['war-sun'] = 'prototype-war-sun';
          pub.planets['quann'] = { owner: 0, exhausted: true };
          pub.sheets[0]!.goods = 12;
        },
      }),
    );
    table.when(0, { do: 'component', ability: 'sling-relay', component: 'sling-relay.0' }).accepted();
    table.when(0, { units: { 'tile-25': { 'war-sun': 1 } }, pay: { coins: [], goods: 12 } }, 'produce').accepted();
    expect(leaderState(table.state.pub, 0, 'magmus')).toBe('unlocked');
  });
  it('[TI4-MUAA-09] Ember Colossus gains an infantry with Star Forge in its system or next to it', () => {
    const forged = (system: 'tile-46' | 'tile-47') => {
      const table = inSpace(
        alone('muaat', {
          galaxy: { 0: 'tile-46', 1: 'tile-25', 28: 'tile-47' },
          units: { [system]: units(0, { 'war-sun': 1 }), quann: units(0, { mech: 1 }) },
          arrange: (pub) => inPlay(pub, 0, 'star-forge', 'ember-colossus'),
        }),
      );
      table.when(0, { do: 'component', ability: 'star-forge', component: 'star-forge.0' }).accepted();
      return table.when(0, 'destroyer').accepted();
    };
    const near = forged('tile-46').when(0, react('ember-colossus')).accepted();
    expect(near.state.pub.units['quann']).toContainEqual({ seat: 0, type: 'infantry', marks: '', n: 1 });
    expect(forged('tile-47').state.pub.table.open.filter(({ kind, seat }) => kind === 'react' && seat === 0)).toEqual(
      [],
    );
  });
  it('[TI4-MUAA-08, TI4-PLAN-10] design test 26: the hero makes a supernova of a system; units of others and planets with all that lies on them are gone, Muaat stays', () => {
    const table = active(
      alone('muaat', {
        galaxy: { 0: 'tile-25', 1: 'tile-46' },
        units: {
          'tile-46': units(0, { 'war-sun': 1 }),
          'tile-25': units(1, { cruiser: 2 }),
          quann: units(1, { infantry: 2 }),
        },
        arrange: (pub) => {
          inPlay(pub, 0, 'adjudicator-baal');
          pub.unlocked.push('adjudicator-baal');
          pub.planets['quann'] = { owner: 1, exhausted: false };
          // An attachment and a note lie on the planet.
          const lies = (ability: string) => ({ ability, holder: 1, ready: true, on: 'quann', store: {} });
          pub.table.components = {
            ...pub.table.components,
            'paradise-world.1': lies('paradise-world'),
            'terraform.2': lies('terraform'),
          };
        },
      }),
    );
    table.when(0, { ships: { 'tile-46': { 'war-sun': 1 } }, cargo: {} }).accepted();
    table.when(0, react('adjudicator-baal')).accepted();
    const { pub } = table.state;
    expect(pub.galaxy[0]).toBe('tile-81');
    expect(pub.planets['quann']).toBeUndefined();
    expect(Object.values(pub.table.components).filter(({ on }) => on === 'quann')).toEqual([]);
    expect(pub.units['tile-81']).toEqual([{ seat: 0, type: 'war-sun', marks: '', n: 1 }]);
    expect(pub.tokens['tile-81']).toEqual([0]);
    const theirs = Object.keys(pub.units).filter((place) => pub.units[place]!.some(({ seat }) => seat === 1));
    expect(theirs.filter((place) => !isBeyond(place))).toEqual([]);
    expect(leaderState(pub, 0, 'adjudicator-baal')).toBe('purged');
    playUntil(table, ({ kind, seat }) => kind === 'turn' && seat === 1);
  });
  it('[TI4-MUAA-08, TI4-UNIT-03] of own units on the planets that burn, ground forces come into space and structures go home', () => {
    const table = active(
      alone('muaat', {
        galaxy: { 0: 'tile-25', 1: 'tile-46' },
        units: {
          'tile-46': units(0, { 'war-sun': 1 }),
          quann: units(0, { infantry: 2, 'space-dock': 1, pds: 1 }),
        },
        arrange: (pub) => {
          unlocked(pub, 0, 'adjudicator-baal');
          pub.planets['quann'] = { owner: 0, exhausted: false };
        },
      }),
    );
    table.when(0, { ships: { 'tile-46': { 'war-sun': 1 } }, cargo: {} }).accepted();
    table.when(0, react('adjudicator-baal')).accepted();
    expect(table.state.pub.units['tile-81']!.map(({ type, n }) => `${n} ${type}`).toSorted()).toEqual([
      '1 war-sun',
      '2 infantry',
    ]);
    playUntil(table, ({ kind, seat }) => kind === 'turn' && seat === 1);
  });
  it('[TI4-MUAA-08] the hero follows a retreat as well: the system of the refuge burns', () => {
    const table = active(
      alone('sol', {
        factions: ['sol', 'muaat', 'letnev'],
        galaxy: { 0: 'tile-46', 1: 'tile-25', 2: 'tile-47' },
        units: {
          'tile-47': units(0, { cruiser: 1 }),
          'tile-46': units(1, { 'war-sun': 1 }),
          quann: units(2, { infantry: 1 }),
          'tile-25': units(1, { carrier: 1 }),
        },
        dice: { 'battle 0 cruiser': [1], 'battle 1 war-sun': [1, 1, 1] },
        arrange: (pub) => unlocked(pub, 1, 'adjudicator-baal'),
      }),
    );
    table.when(0, { ships: { 'tile-47': { cruiser: 1 } }, cargo: {} }).accepted();
    playUntil(table, ({ kind }) => kind === 'announceRetreat');
    table.when(1, true).accepted();
    playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 1);
    table.when(1, { ability: 'adjudicator-baal/ships.arrived', component: 'adjudicator-baal.1' }).accepted();
    const { pub } = table.state;
    expect(pub.galaxy[1]).toBe('tile-81');
    expect(pub.planets['quann']).toBeUndefined();
    expect(pub.units['tile-81']).toContainEqual({ seat: 1, type: 'war-sun', marks: '', n: 1 });
    expect(leaderState(pub, 1, 'adjudicator-baal')).toBe('purged');
    playUntil(table, ({ kind, seat }) => kind === 'turn' && seat === 1);
  });
  it('[TI4-MUAA-08, TI4-MAP-12] the nexus burns beside the map, before it turns', () => {
    const table = active(
      alone('muaat', {
        galaxy: { 0: 'tile-46' },
        units: { 'tile-46': units(0, { 'war-sun': 1 }) },
        arrange: (pub) => {
          pub.offMap = ['tile-82a'];
          pub.wormholes = { 'tile-46': ['gamma'] };
          pub.planets['mallice'] = { owner: null, exhausted: false };
          inPlay(pub, 0, 'adjudicator-baal');
          pub.unlocked.push('adjudicator-baal');
        },
      }),
      'tile-82a',
    );
    table.when(0, { ships: { 'tile-46': { 'war-sun': 1 } }, cargo: {} }).accepted();
    table.when(0, react('adjudicator-baal')).accepted();
    const { pub } = table.state;
    expect([pub.offMap, pub.nexus, pub.planets['mallice']]).toEqual([['tile-81'], 'inactive', undefined]);
    expect(pub.units['tile-81']).toEqual(units(0, { 'war-sun': 1 }));
    playUntil(table, ({ kind, seat }) => kind === 'turn' && seat === 1);
    expect(table.state.pub.nexus).toBe('inactive');
  });
  it('[TI4-MUAA-08] a wormhole token of Creuss in the system that burns goes back to its owner, who may place it anew', () => {
    const table = active(
      alone('muaat', {
        galaxy: { 0: 'tile-25', 1: 'tile-46' },
        units: { 'tile-46': units(0, { 'war-sun': 1 }) },
        arrange: (pub) => {
          pub.sheets[1]!.faction = 'creuss';
          inPlay(pub, 0, 'adjudicator-baal');
          pub.unlocked.push('adjudicator-baal');
          learned(pub, 1, 'wormhole-generator');
          inPlay(pub, 1, 'creuss-gate');
          const gate = pub.table.components['creuss-gate.1']!;
          const lies = { ...gate, store: { alpha: 'tile-25', beta: 'tile-46' } };
          pub.table.components = { ...pub.table.components, 'creuss-gate.1': lies };
          pub.wormholes = { 'tile-25': ['alpha'], 'tile-46': ['beta'] };
        },
      }),
    );
    table.when(0, { ships: { 'tile-46': { 'war-sun': 1 } }, cargo: {} }).accepted();
    table.when(0, react('adjudicator-baal')).accepted();
    expect(table.state.pub.wormholes).toEqual({ 'tile-46': ['beta'] });
    expect(table.state.pub.table.components['creuss-gate.1']!.store).toEqual({ beta: 'tile-46' });
    playUntil(table, ({ q }) => (q as { what?: string }).what === 'wormhole');
    table.when(1, 'alpha').when(1, 'tile-46').accepted();
    expect(table.state.pub.wormholes).toEqual({ 'tile-46': ['beta', 'alpha'] });
  });
});

describe('Sardakk N’orr', () => {
  it('[TI4-NORR-07] the agent: two infantry for whoever has performed a tactical action', () => {
    const table = active({
      galaxy: { 0: 'tile-25' },
      units: {},
      arrange: (pub) => {
        inPlay(pub, 1, 'tro');
        pub.planets['quann'] = { owner: 0, exhausted: false };
      },
    });
    playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 1);
    table.when(1, react('tro', 1)).when(0, 'quann').accepted();
    expect(table.state.pub.units['quann']).toEqual([{ seat: 0, type: 'infantry', marks: '', n: 2 }]);
  });
  it('[TI4-NORR-07, TI4-ABL-05] another player may want no infantry; who has the agent has decided by using it', () => {
    const landed = (holder: number, planets: string[]) => {
      const table = active({
        galaxy: { 0: 'tile-35' },
        units: {},
        arrange: (pub) => {
          inPlay(pub, holder, 'tro');
          for (const planet of planets) pub.planets[planet] = { owner: 0, exhausted: false };
        },
      });
      playUntil(table, ({ kind, seat }) => kind === 'react' && seat === holder);
      return table.when(holder, react('tro', holder)).accepted();
    };
    const declined = landed(1, ['bereg']);
    expect(declined.question(0)).toMatchObject({ kind: 'pickOne', q: { what: 'planet', from: ['bereg', 'none'] } });
    declined.when(0, 'none').accepted();
    expect(declined.state.pub.units['bereg']).toBeUndefined();
    expect(landed(0, ['bereg']).state.pub.units['bereg']).toEqual(units(0, { infantry: 2 }));
    const own = landed(0, ['bereg', 'lirta-iv']);
    own.when(0, 'none').refused('TI4-NORR-07');
    own.when(0, 'lirta-iv').accepted();
    expect(own.state.pub.units['lirta-iv']).toEqual(units(0, { infantry: 2 }));
  });
  it('[TI4-NORR-08] the commander: one ground force of each near planet without an own token joins the landing', () => {
    const table = active({
      galaxy: { 0: 'tile-25', 1: 'tile-26', 4: 'tile-20' },
      units: {
        'tile-25': units(0, { cruiser: 1 }),
        lodor: units(0, { infantry: 2 }),
        'vefut-ii': units(0, { infantry: 2 }),
      },
      arrange: (pub) => {
        inPlay(pub, 0, 'ghom-sekkus');
        pub.tokens = { 'tile-20': [0] };
        for (const planet of ['lodor', 'vefut-ii']) pub.planets[planet] = { owner: 0, exhausted: false };
      },
    });
    playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 0);
    table.when(0, react('ghom-sekkus')).accepted();
    expect(table.state.pub.planets['quann']!.owner).toBe(0);
    expect(table.state.pub.units['lodor']).toEqual([{ seat: 0, type: 'infantry', marks: '', n: 1 }]);
    expect(table.state.pub.units['vefut-ii']).toEqual([{ seat: 0, type: 'infantry', marks: '', n: 2 }]);
  });
  it('[TI4-NORR-08] whom the commander brings is not written into the recorded answer', () => {
    const table = active({
      galaxy: { 0: 'tile-25', 1: 'tile-26' },
      units: { 'tile-25': units(0, { carrier: 1, infantry: 1 }), lodor: units(0, { infantry: 2 }) },
      arrange: (pub) => {
        inPlay(pub, 0, 'ghom-sekkus');
        pub.planets['lodor'] = { owner: 0, exhausted: false };
      },
    });
    playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 0);
    table.when(0, react('ghom-sekkus')).accepted();
    playUntil(table, ({ kind }) => kind === 'commit');
    const landing = [{ unit: 'infantry', planet: 'quann' }];
    table.when(0, landing).accepted();
    expect(table.state.pub.units['quann']).toEqual([{ seat: 0, type: 'infantry', marks: '', n: 2 }]);
    expect(landing).toEqual([{ unit: 'infantry', planet: 'quann' }]);
  });
  it('[TI4-NORR-09] the hero: from movement to the landing, past cannons, ships and bombs; then the ships are gone', () => {
    const table = active({
      galaxy: { 0: 'tile-25', 1: 'tile-46' },
      units: {
        'tile-46': units(0, { carrier: 1, dreadnought: 1, infantry: 2 }),
        'tile-25': units(1, { cruiser: 3 }),
        quann: units(1, { pds: 1, infantry: 1 }),
      },
      arrange: (pub) => {
        inPlay(pub, 0, 'shval-harbinger');
        pub.planets['quann'] = { owner: 1, exhausted: false };
      },
    });
    table
      .when(0, { ships: { 'tile-46': { carrier: 1, dreadnought: 1 } }, cargo: { 'tile-46': { infantry: 2 } } })
      .accepted();
    table.when(0, react('shval-harbinger')).accepted();
    expect(table.question(0).kind).toBe('commit');
    expect(table.told.some((e) => e.t === 'rolled')).toBe(false);
    table
      .when(0, [
        { unit: 'infantry', planet: 'quann' },
        { unit: 'infantry', planet: 'quann' },
      ])
      .accepted();
    const ships = (table.state.pub.units['tile-25'] ?? []).map(({ seat, type }) => `${seat} ${type}`);
    expect(ships).toEqual(['1 cruiser']);
  });
  it('[TI4-NORR-05] Valkyrie Exoskeleton: a hit for each SUSTAIN DAMAGE in ground combat', () => {
    const { table, answer, lost } = battle({
      leaders: true,
      factions: ['norr', 'xxcha'],
      ground: [{ mech: 1 }, { infantry: 2 }],
      dice: { 'battle 0 mech': [1], 'battle 1 infantry': [9, 1] },
    });
    playUntil(table, ({ kind }) => kind === 'sustain');
    answer(0, 'mech', 'sustain').accepted();
    playUntil(table, () => lost(1).length > 0 || table.told.filter((e) => e.t === 'rolled').length > 2);
    const at = (kind: string, n = 0) => table.told.flatMap((e, i) => (e.t === kind ? [i] : []))[n]!;
    expect(lost(1)[0]).toEqual(['infantry']);
    expect(at('destroyed')).toBeLessThan(at('rolled', 2) ?? Infinity);
  });
});

describe('Jol-Nar', () => {
  it('[TI4-JOLN-08] the agent: infantry removed make research cheaper, for whoever researches', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-25' },
      units: { quann: units(0, { infantry: 3 }) },
      arrange: (pub) => {
        inPlay(pub, 1, 'doctor-sucaban');
        inPlay(pub, 0, 'enigmatic-device explored');
        pub.sheets[0]!.goods = 6;
      },
    });
    const ability = 'enigmatic-device explored';
    table.when(0, { do: 'component', ability, component: `${ability}.0` }).accepted();
    table.when(1, react('doctor-sucaban', 1)).accepted();
    table.when(0, ['infantry@quann', 'infantry@quann#2'], 'pickSome').accepted();
    table.when(0, { technology: 'antimass-deflectors', specialties: [], pay: { coins: [], goods: 4 } }).accepted();
    expect(table.state.pub.sheets[0]!.goods).toBe(2);
    expect(table.state.pub.units['quann']).toEqual([{ seat: 0, type: 'infantry', marks: '', n: 1 }]);
    expect(table.state.pub.table.components['doctor-sucaban.1']!.store).toEqual({});
  });
  it('[TI4-JOLN-09] the commander rerolls dice of unit abilities', () => {
    const { table, use, answer, fleet } = battle({
      leaders: true,
      factions: ['jolnar', 'xxcha'],
      fleets: [{ destroyer: 1 }, { fighter: 2, cruiser: 1 }],
      dice: { 'barrage 0 destroyer': [1, 2, 9, 9] },
      arrange: (pub, { me }) => unlocked(pub, me, 'ta-zern'),
    });
    use(0, 'ta-zern');
    answer(0, ['destroyer 1@0.0.0', 'destroyer 2@0.0.1']).accepted();
    expect(table.told.flatMap((e) => (e.t === 'rerolled' ? [e.all.to] : []))).toEqual([9, 9]);
    expect(fleet(1).fighter).toBeUndefined();
  });
  it('[TI4-JOLN-10] the hero exchanges technologies for others of the same colour, all at once', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-25' },
      units: {},
      arrange: (pub) => {
        pub.sheets[0]!.faction = 'jolnar';
        inPlay(pub, 0, 'rin-the-masters-legacy');
        learned(pub, 0, 'antimass-deflectors', 'sarween-tools');
      },
    });
    table.when(0, action('rin-the-masters-legacy')).accepted();
    table.when(0, 'sarween-tools').refused('TI4-JOLN-10');
    table.when(0, 'fleet-logistics').accepted();
    table.when(0, 'sarween-tools').accepted();
    expect(table.state.pub.sheets[0]!.technologies.toSorted()).toEqual(['fleet-logistics', 'sarween-tools']);
    expect(table.state.pub.table.components['antimass-deflectors.0']).toBeUndefined();
  });
  it('[TI4-JOLN-01] Shield Paling: infantry beside it are not fragile', () => {
    const hits = (mech: number) => {
      const { table, rolled, me } = battle({
        leaders: true,
        factions: ['jolnar', 'xxcha'],
        ground: [{ infantry: 1, ...(mech ? { mech } : {}) }, { infantry: 3 }],
      });
      playUntil(table, () => rolled().length > 0);
      return rolled()[0]!
        .rolls.find(({ by }) => by === me)!
        .volleys.find(({ unit }) => unit === 'infantry')!.modifier;
    };
    expect([hits(0), hits(1)]).toEqual([-1, 0]);
  });
});

describe('Mentak', () => {
  it('[TI4-MENT-08] the agent: Mentak and whoever was pillaged draw a card each', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-25', 1: 'tile-26' },
      units: { 'tile-25': units(0, { cruiser: 1 }), 'tile-26': units(1, { cruiser: 1 }) },
      arrange: (pub) => {
        inPlay(pub, 1, 'pillage', 'suffi-an');
        pub.sheets[0]!.goods = 3;
        inPlay(pub, 0, 'mallice legendary');
      },
    });
    table.when(0, { do: 'tactical', system: 'tile-25' }).accepted();
    playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 0);
    table.when(0, react('mallice legendary')).accepted();
    table.when(1, react('pillage', 1)).accepted();
    const held = [0, 1].map((seat) => table.state.pub.table.zones[handOf(seat)]!.n);
    table.when(1, react('suffi-an', 1)).accepted();
    expect([0, 1].map((seat) => table.state.pub.table.zones[handOf(seat)]!.n)).toEqual(held.map((n) => n + 1));
  });
  it('[TI4-MENT-08, TI4-YSSA-07] Ssruu uses it when the Mentak rob somebody else, not when they rob the Yssaril', () => {
    const robbing = (victim: number) => {
      const table = inSpace({
        factions: ['sol', 'mentak', 'yssaril'],
        galaxy: { 0: 'tile-25', 1: 'tile-26' },
        units: {
          'tile-25': [...units(0, { cruiser: 1 }), ...units(2, { cruiser: 1 })],
          'tile-26': units(1, { cruiser: 1 }),
        },
        arrange: (pub) => {
          inPlay(pub, 1, 'pillage', 'suffi-an');
          inPlay(pub, 2, 'ssruu');
          pub.sheets[victim]!.goods = 4;
          for (const seat of [0, 2]) pub.sheets[seat]!.commodities = 1;
        },
      });
      const nothing = { goods: 0, commodities: 0, note: null };
      const basket = { ...nothing, commodities: 1 };
      table.command({ do: 'offer', seat: 0, to: 2, terms: { gives: basket, wants: basket, promise: '' } }).accepted();
      table.command({ do: 'accept', seat: 2, deal: table.state.pub.table.deals[0]!.id }).accepted();
      const party = victim === 0 ? 'by' : 'to';
      return table.when(1, { ability: `pillage/deal-${party}`, component: 'pillage.1' }).accepted();
    };
    const table = robbing(0);
    table.when(1, null).accepted();
    const held = [0, 2].map((seat) => table.state.pub.table.zones[handOf(seat)]!.n);
    table.when(2, { ability: 'suffi-an', component: 'ssruu.2' }).accepted();
    expect([0, 2].map((seat) => table.state.pub.table.zones[handOf(seat)]!.n)).toEqual(held.map((n) => n + 1));
    const own = robbing(2);
    own.when(1, null).accepted();
    expect(own.state.pub.table.open.some((d) => d.seat === 2 && d.kind === 'react')).toBe(false);
  });
  it('[TI4-MENT-09] the commander takes a note of the loser’s choice, unseen by others', () => {
    const { table, use, me, other } = battle({
      leaders: true,
      factions: ['mentak', 'xxcha'],
      fleets: [{ cruiser: 2 }, { carrier: 1 }],
      dice: { 'battle 0 cruiser': [9, 9], 'battle 1 carrier': [1] },
      arrange: (pub, { me: seat }) => unlocked(pub, seat, 'sula-mentarion'),
    });
    playUntil(table, (d) => isOffered(table, d, me, 'sula-mentarion'));
    const mine = table.state.pub.table.zones[notesOf(me)]!.n;
    use(0, 'sula-mentarion');
    playUntil(table, ({ kind }) => kind === 'giveNote');
    const note = table.state.own[other]!.table.cards[notesOf(other)]![0]!;
    table.when(other, note, 'giveNote').accepted();
    expect(
      table.state.pub.table.zones[notesOf(me)]!.n +
        Object.keys(table.state.pub.table.components).filter((id) => id === note).length,
    ).toBe(mine + 1);
    expect(JSON.stringify(table.told.find((e) => e.t === 'noteGiven')?.all)).not.toContain(note);
  });
  it('[TI4-MENT-10] the hero: a ship of the same type for each enemy ship destroyed', () => {
    const { table, use, fleet } = battle({
      leaders: true,
      factions: ['mentak', 'xxcha'],
      fleets: [{ cruiser: 2 }, { carrier: 1, destroyer: 1 }],
      dice: { 'battle 0 cruiser': [9, 9], 'battle 1 carrier': [1], 'battle 1 destroyer': [1] },
      arrange: (pub, { me }) => {
        unlocked(pub, me, 'ipswitch-loose-cannon');
        pub.sheets[me]!.fleet = 5;
      },
    });
    use(0, 'ipswitch-loose-cannon');
    playUntil(table, ({ kind }) => kind !== 'react' && table.told.some((e) => e.t === 'destroyed'));
    expect(fleet(0)).toEqual({ cruiser: 2, carrier: 1, destroyer: 1 });
  });
  it('[TI4-CTE-23, TI4-MENT-10] the hero places no war sun without its technology', () => {
    const placed = (known: boolean) => {
      const { table, use, fleet } = battle({
        leaders: true,
        factions: ['mentak', 'xxcha'],
        fleets: [{ cruiser: 4 }, { 'war-sun': 1, carrier: 1 }],
        technologies: { 0: known ? ['war-sun'] : [], 1: ['war-sun'] },
        dice: { 'battle 0 cruiser': [9, 9, 9, 9], 'battle 1 war-sun': [1, 1, 1], 'battle 1 carrier': [1] },
        arrange: (pub, { me }) => {
          unlocked(pub, me, 'ipswitch-loose-cannon');
          Object.assign(pub.sheets[me]!, { fleet: 7 });
        },
      });
      use(0, 'ipswitch-loose-cannon');
      playUntil(table, ({ kind }) => kind !== 'react' && table.told.some((e) => e.t === 'destroyed'));
      return fleet(0)['war-sun'];
    };
    expect([placed(false), placed(true)]).toEqual([undefined, 1]);
  });
  it('[TI4-MENT-04] Moll Terminus: ground forces of others on its planet do not sustain damage', () => {
    const asked = (theirs: FactionId) => {
      const { table } = battle({
        leaders: true,
        factions: [theirs, 'saar'],
        ground: [{ mech: 1 }, { mech: 1 }],
        dice: { 'battle 0 mech': [9], 'battle 1 mech': [1] },
      });
      playUntil(
        table,
        ({ kind }) => kind === 'sustain' || kind === 'assignHits' || kind === 'turn' || kind === 'produce',
      );
      return table.state.pub.table.open[0]!.kind;
    };
    expect(asked('letnev')).toBe('sustain');
    expect(asked('mentak')).not.toBe('sustain');
  });
});
