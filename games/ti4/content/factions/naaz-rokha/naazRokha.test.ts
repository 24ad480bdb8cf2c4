import { nextDecision } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { WORLDS, landed, onTop, overPlanet } from '../../../exploring.ts';
import { ti4 } from '../../../game.ts';
import { given, playUntil } from '../../../given.ts';
import { battle } from '../../../givenBattle.ts';
import type { Battle } from '../../../givenBattle.ts';
import { unlocked } from '../../../leaders.ts';
import { RELICS, RELICS_GAINED, discardOf, fragmentsOf } from '../../../rules/expansion/decks.ts';
import { notesOf } from '../../../rules/zones.ts';
import { inPlay, inSpace, learned, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';

const react = (id: string, seat = 0) => ({ ability: id, component: `${id}.${seat}` });
const action = (id: string, seat = 0) => ({ do: 'component', ...react(id, seat) });
type Table = ReturnType<typeof inSpace>;
const explored = (table: Table) => table.told.flatMap((e) => (e.t === 'explored' ? [e.all.card] : []));
const cards = ({ state }: Table, zone: string) => state.pub.table.cards[zone] ?? [];
const kinds = ({ state }: Table) => state.pub.table.open.map(({ kind }) => kind);
const { system: QUANN_SYSTEM, planet: QUANN } = WORLDS.cultural;

describe('Naaz-Rokha: exploration', () => {
  const arriving = (landing: string, unit: string) =>
    overPlanet('cultural', 'freelancers.1', {
      units: { [QUANN_SYSTEM]: units(0, { carrier: 1, infantry: 1, mech: 1 }) },
      deal: onTop('freelancers.1', 'cultural-relic-fragment.2'),
      arrange: (pub) => inPlay(pub, 0, 'distant-suns'),
    })
      .when(0, [{ unit, planet: landing }])
      .accepted();
  const withRule = (unit: string) => arriving(QUANN, unit);
  it('[TI4-NAAZ-01] Distant Suns: with a mech there two cards are drawn, decided beforehand, and one is resolved', () => {
    const table = withRule('mech');
    expect(explored(table)).toEqual([]);
    table.when(0, react('distant-suns')).accepted();
    const pick = nextDecision(ti4, table.state)!;
    expect(pick).toMatchObject({ kind: 'pickOne', seat: 0 });
    table.when(0, 'cultural-relic-fragment.2').accepted();
    expect(explored(table)).toEqual(['cultural-relic-fragment']);
    expect(cards(table, fragmentsOf(0))).toEqual(['cultural-relic-fragment.2']);
    expect(cards(table, discardOf('cultural'))).toContain('freelancers.1');
  });
  it('[TI4-NAAZ-01] without a mech on the planet one card is drawn', () => {
    expect(explored(withRule('infantry'))).toEqual(['freelancers']);
    const declined = withRule('mech').when(0, null, 'react').accepted();
    expect(explored(declined)).toEqual(['freelancers']);
  });

  it('[TI4-NAAZ-05] Pre-Fab Arcologies: an explored planet is readied when all is done', () => {
    const readied = (known: boolean) =>
      landed('cultural', 'cultural-relic-fragment.1', {
        arrange: (pub) => void (known && learned(pub, 0, 'pre-fab-arcologies')),
      }).state.pub.planets[QUANN];
    expect(readied(false)).toEqual({ owner: 0, exhausted: true });
    expect(readied(true)).toEqual({ owner: 0, exhausted: false });
  });

  it('[TI4-NAAZ-08] the commander explores a planet that was another player’s', () => {
    const taken = (from: number | null) =>
      landed('cultural', 'cultural-relic-fragment.1', {
        arrange: (pub) => {
          inPlay(pub, 0, 'dart-and-tai');
          pub.planets[QUANN] = { owner: from, exhausted: false };
        },
      });
    const table = taken(1);
    expect(explored(table)).toEqual([]);
    table.when(0, react('dart-and-tai')).accepted();
    expect(explored(table)).toEqual(['cultural-relic-fragment']);
    expect(kinds(taken(null))).not.toContain('react');
  });

  it('[TI4-NAAZ-08] the agent lets whoever’s turn ends explore a planet of theirs', () => {
    const table = inSpace({
      galaxy: { 0: QUANN_SYSTEM, 1: 'tile-46' },
      units: { 'tile-46': units(0, { cruiser: 1 }) },
      deal: onTop('cultural-relic-fragment.1'),
      arrange: (pub) => {
        inPlay(pub, 1, 'garv-and-gunn');
        pub.planets[QUANN] = { owner: 0, exhausted: false };
      },
    });
    table.when(0, { do: 'tactical', system: 'tile-46' }).accepted();
    playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 1);
    table.when(1, react('garv-and-gunn', 1)).accepted().when(0, QUANN).accepted();
    expect(explored(table)).toEqual(['cultural-relic-fragment']);
    expect(cards(table, fragmentsOf(0))).toEqual(['cultural-relic-fragment.1']);
    expect(table.state.pub.table.components['garv-and-gunn.1']!.ready).toBe(false);
  });
});

describe('Naaz-Rokha: fragments', () => {
  const FRAGMENTS = ['cultural-relic-fragment.1', 'unknown-relic-fragment.1', 'unknown-relic-fragment.2'];
  const holding = (held: readonly string[], deal: NonNullable<Space['deal']> = () => {}, seat = 0) =>
    inSpace({
      galaxy: { 0: 'tile-46' },
      units: {},
      arrange: (pub) => inPlay(pub, 0, 'fabrication'),
      deal: (t) => {
        for (const card of held)
          t.move(card, card.startsWith('unknown') ? 'explore-frontier' : 'explore-cultural', fragmentsOf(seat));
        deal(t);
      },
    });
  it('[TI4-NAAZ-02, TI4-REL-04] Fabrication: two fragments of a type for a relic; two unknown ones are enough', () => {
    const table = holding(FRAGMENTS).when(0, action('fabrication')).when(0, 'cultural 1').accepted();
    expect(cards(table, RELICS_GAINED)).toHaveLength(1);
    expect(cards(table, fragmentsOf(0))).toEqual(['unknown-relic-fragment.2']);
    const unknown = holding(FRAGMENTS).when(0, action('fabrication')).when(0, 'frontier 2').accepted();
    expect(cards(unknown, fragmentsOf(0))).toEqual(['cultural-relic-fragment.1']);
    holding(['cultural-relic-fragment.1']).when(0, action('fabrication')).refused('TI4-ACT-13');
  });
  it('[TI4-NAAZ-02] or one for a command token', () => {
    const token = { do: 'component', ability: 'fabrication/token', component: 'fabrication.0' };
    const table = holding(['cultural-relic-fragment.1']).when(0, token).accepted();
    table.when(0, { tactic: 1, fleet: 0, strategy: 0 }).accepted();
    expect(table.state.pub.sheets[0]!.tactic).toBe(4);
    expect(cards(table, fragmentsOf(0))).toEqual([]);
    expect(cards(table, RELICS_GAINED)).toEqual([]);
  });
  it('[TI4-NAAZ-07] Black Market Forgery: two fragments for a relic, if there is one; then it goes back', () => {
    const forging = (relics: boolean) =>
      given({
        factions: ['naaz-rokha', 'sol', 'letnev'],
        until: ({ kind, seat }) => kind === 'turn' && seat === 1,
        deal: (t) => {
          t.move('black-market-forgery.0', notesOf(0), notesOf(1));
          for (const card of FRAGMENTS.slice(1)) t.move(card, 'explore-frontier', fragmentsOf(1));
          if (!relics) while (t.draw(RELICS, RELICS_GAINED) !== null);
        },
      });
    const play = { do: 'component', ability: 'black-market-forgery', component: 'black-market-forgery.0' };
    const table = forging(true).when(1, play).accepted();
    expect(cards(table, RELICS_GAINED)).toHaveLength(1);
    expect(table.state.own[0]!.table.cards[notesOf(0)]).toContain('black-market-forgery.0');
    forging(false).when(1, play).refused('TI4-ACT-13');
  });
});

describe('Naaz-Rokha: combat', () => {
  const fight = (position: Battle) => battle({ factions: ['naaz-rokha', 'winnu'], leaders: true, ...position });
  const shots = (position: ReturnType<typeof fight>, round = 0) => {
    const { volleys } = position.rolled()[round]!.rolls[0]!;
    return volleys.map(({ unit, dice, combat, modifier }) => [unit, dice.length, combat, modifier]);
  };
  it('[TI4-NAAZ-03] Eidolons in space fight as ships on 8, without SUSTAIN DAMAGE, and find room again afterwards', () => {
    const position = fight({
      fleets: [{ carrier: 1, mech: 1 }, { cruiser: 1 }],
      dice: { 'battle 0 carrier': [1], 'battle 0 mech': [7, 1, 8], 'battle 1 cruiser': [10, 1] },
    });
    playUntil(position.table, () => position.rolled().length > 0);
    expect(position.table.state.pub.sheets[position.me]!.units.mech).toBe('z-grav-eidolon');
    expect(shots(position).toSorted()).toEqual([
      ['carrier', 1, 9, 0],
      ['mech', 2, 8, 0],
    ]);
    // A hit may be put on it; it sustains none.
    expect(position.table.state.pub.table.open.map(({ kind }) => kind)).toEqual(['assignHits']);
    position.answer(0, ['carrier'], 'assignHits').accepted();
    playUntil(position.table, ({ kind }) => kind !== 'react' && kind !== 'announceRetreat');
    // It won alone; nothing carries it.
    expect(position.lost(1)).toEqual([['cruiser']]);
    expect(position.table.state.pub.sheets[position.me]!.units.mech).toBe('eidolon');
    expect(position.fleet(0)).toEqual({});
    expect(position.table.told.some((e) => e.t === 'surplusRemoved')).toBe(true);
  });
  it('[TI4-NAAZ-03] with room it stays, as the ground force it was', () => {
    const position = fight({
      fleets: [{ carrier: 1, mech: 1 }, { cruiser: 1 }],
      dice: { 'battle 0 carrier': [1], 'battle 0 mech': [8, 1], 'battle 1 cruiser': [1] },
    });
    playUntil(position.table, ({ kind }) => kind === 'commit' || kind === 'turn');
    expect(position.fleet(0)).toEqual({ carrier: 1, mech: 1 });
  });

  it('[TI4-NAAZ-04] Visz El Vir: each mech in its system rolls one die more', () => {
    const dice = (fleet: Battle['fleets']) =>
      fight({ fleets: fleet!, ground: [{ mech: 1 }, { infantry: 1 }], dice: { 'battle 0 mech': [10] } });
    const rolled = (fleet: Battle['fleets']) => {
      const position = dice(fleet);
      playUntil(position.table, () => position.rolled().length > 0, { commit: [] });
      return shots(position).find(([unit]) => unit === 'mech');
    };
    expect(rolled([{ flagship: 1 }, {}])).toEqual(['mech', 3, 6, 0]);
    expect(rolled([{ cruiser: 1 }, {}])).toEqual(['mech', 2, 6, 0]);
  });

  it('[TI4-NAAZ-06] Supercharge: own combat rolls of one round are one better', () => {
    const position = fight({
      fleets: [{ cruiser: 1 }, { cruiser: 1 }],
      technologies: { 0: ['supercharge'] },
      dice: { 'battle 0 cruiser': [1, 1], 'battle 1 cruiser': [1, 1] },
    });
    position.use(0, 'supercharge');
    playUntil(position.table, () => position.rolled()[0]?.rolls.length === 2);
    expect(shots(position)).toEqual([['cruiser', 1, 7, 1]]);
    expect(position.rolled()[0]!.rolls[1]!.volleys[0]!.modifier).toBe(0);
    playUntil(position.table, () => position.rolled().length > 1);
    expect(shots(position, 1)).toEqual([['cruiser', 1, 7, 0]]);
    expect(position.table.state.pub.table.components[`supercharge.${position.me}`]!.ready).toBe(false);
  });
});

describe('Naaz-Rokha: the hero', () => {
  const hero = (arrange: Space['arrange'] = () => {}) =>
    inSpace({
      galaxy: { 0: 'tile-46' },
      units: {},
      arrange: (pub) => {
        unlocked(pub, 0, 'hesh-and-prit');
        for (const card of Object.values(pub.strategyCards)) card.exhausted = true;
        pub.strategyCards.politics.exhausted = false;
        pub.strategyCards.trade.exhausted = false;
        pub.sheets[0]!.commodities = 0;
        arrange(pub);
      },
    }).when(0, action('hesh-and-prit'));
  it('[TI4-NAAZ-09] a relic and up to two secondaries of readied cards, without tokens of the strategy pool', () => {
    const table = hero().accepted();
    expect(cards(table, RELICS_GAINED)).toHaveLength(1);
    const held = table.state.pub.table.zones['hand-0']!.n;
    const chosen = ['politics', 'trade'];
    table.when(0, chosen, 'pickSome').accepted();
    // What was answered stays as it was: the match is replayed from it.
    expect(chosen).toEqual(['politics', 'trade']);
    expect(table.state.pub.table.zones['hand-0']!.n).toBe(held + 2);
    expect(table.state.pub.sheets[0]!.commodities).toBeGreaterThan(0);
    expect(table.state.pub.sheets[0]).toMatchObject({ strategy: 2, reserve: 8 });
    expect(table.state.pub.table.components['hesh-and-prit.0']).toBeUndefined();
  });
  it('[TI4-NAAZ-09] exhausted cards are not offered, nor those whose token nobody has left', () => {
    hero().accepted().when(0, ['warfare'], 'pickSome').refused('TI4-NAAZ-09');
    const poor = hero((pub) => void (pub.sheets[0]!.reserve = 0)).accepted();
    expect(kinds(poor)).not.toContain('pickSome');
  });
});

it('they begin with a mech, two home planets and their technologies', () => {
  const { pub } = given({ factions: ['naaz-rokha', 'sol', 'letnev'] }).state;
  const mechs = ['naazir', 'rokha'].flatMap((planet) => pub.units[planet] ?? []).filter(({ type }) => type === 'mech');
  expect(mechs).toHaveLength(1);
  expect(pub.sheets[0]!.technologies).toEqual(['psychoarchaeology', 'ai-development-algorithm']);
});
