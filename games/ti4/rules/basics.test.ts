import { rulesView, view } from '@orrery/kernel';
import type { Given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ACTION_CARDS } from '../content/actionCards.ts';
import { FACTION_IDS, factionSheet } from '../content/factions/index.ts';
import { LEADERS } from '../content/leaders.ts';
import { COMMAND_TOKENS } from '../content/limits.ts';
import { PLANETS } from '../content/planets.ts';
import { noteFacts } from '../content/promissoryNotes.ts';
import { technologyFacts } from '../content/technologies.ts';
import { unitFacts } from '../content/units/index.ts';
import { council } from '../council.ts';
import { landed } from '../exploring.ts';
import { ti4 } from '../game.ts';
import { askedSeat, given, playUntil } from '../given.ts';
import { battle } from '../givenBattle.ts';
import type { Pub, Ti4 } from '../shapes.ts';
import { DOWN, UP, active, inPlay, inSpace, learned, units } from '../space.ts';
import type { Space } from '../space.ts';
import { enact } from './council/laws.ts';
import { figuresAtHand } from './reinforcements.ts';
import { adjacentFor } from './systems.ts';
import { figuresLeft } from './units.ts';
import {
  ACTION_DECK,
  ACTION_DISCARD,
  AGENDA_DECK,
  AGENDA_DISCARD,
  LAWS,
  NOTES_IN_PLAY,
  REVEALED,
  STAGE_1,
  STAGE_2,
  handOf,
  notesOf,
} from './zones.ts';

// What holds for the whole game: golden rules, points, components, what is hidden and what is open.

const REX = 'tile-18';
const MINE = 'tile-35';
const BELOW = 'tile-26';
const GALAXY = { 0: MINE, [UP[0]]: REX, [DOWN[0]]: BELOW } as const;
const NO = { outcome: null, planets: [] };
const use = (card: string, copy = 1) => ({ ability: card, component: `${card}.${copy}` });
const play = (card: string, copy = 1) => ({ do: 'component', ...use(card, copy) });
const at = ({ state }: Given<Ti4>, place: string) =>
  Object.fromEntries(
    (state.pub.units[place] ?? []).map(({ seat, type, n, marks }) => [`${seat} ${type}${marks && ` ${marks}`}`, n]),
  );
const points = ({ state }: Given<Ti4>) => state.pub.sheets.map((sheet) => sheet.points);
const told = (table: Given<Ti4>, kind: string) => table.told.filter(({ t }) => t === kind).map(({ all }) => all);
const asked = ({ state }: Given<Ti4>) => rulesView(ti4, view(state, null));
const canPlay = (table: Given<Ti4>, card: string): boolean => {
  const before = table.state;
  try {
    table.when(0, play(card)).accepted();
  } catch {
    return false;
  }
  table.state = before;
  return true;
};
/** Player 0 is to act and holds cards. */
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

describe('GEN: golden rules', () => {
  const barred: Space = {
    galaxy: { 0: REX, [UP[0]]: MINE, [UP[1]]: BELOW },
    units: { [BELOW]: units(0, { cruiser: 1 }), [MINE]: units(1, { fighter: 1, carrier: 1 }) },
  };
  const move = { ships: { [BELOW]: { cruiser: 1 } }, cargo: {} };

  it('[TI4-GEN-08] a card beats the rules, and only where both cannot be followed', () => {
    const table = active({ ...barred, arrange: (pub) => learned(pub, 0, 'light-wave-deflector') });
    table.when(0, move).accepted();
    expect(at(table, REX)).toEqual({ '0 cruiser': 1 });
    const without = active(barred);
    expect(without.state.pub.table.open.some(({ kind }) => kind === 'move')).toBe(false);
    // The card lets ships pass ships; an asteroid field on the way still stops them.
    const asteroids = active({
      ...barred,
      galaxy: { ...barred.galaxy, [UP[0]]: 'tile-44' },
      units: { [BELOW]: units(0, { cruiser: 1 }) },
      arrange: (pub) => learned(pub, 0, 'light-wave-deflector'),
    });
    expect(asteroids.state.pub.table.open.some(({ kind }) => kind === 'move')).toBe(false);
  });

  it('[TI4-GEN-09] what a card forbids no permission allows; what enables beats what cancels', () => {
    // A war sun bombards planets with PLANETARY SHIELD; a law that forbids it for cultural planets stands above that.
    const over = (laws: boolean) =>
      active(
        {
          galaxy: { 0: 'tile-25', [UP[0]]: REX },
          units: { 'tile-25': units(0, { 'war-sun': 1 }), quann: units(1, { infantry: 1, pds: 1 }) },
          arrange: (pub) => {
            learned(pub, 0, 'war-sun');
            pub.planets['quann']!.owner = 1;
          },
          deal: (t) => {
            if (laws) enact(t, 'conventions-of-war', 'for', AGENDA_DECK);
          },
        },
        'tile-25',
      );
    const canFire = (table: Given<Ti4>) =>
      playUntil(table, (d) => d.kind === 'turn' || (d.kind === 'fire' && d.seat === 0)).state.pub.table.open[0]!.kind;
    expect([canFire(over(false)), canFire(over(true))]).toEqual(['fire', 'turn']);
    // A travel ban closes alpha wormholes; what makes them adjacent is stronger.
    const ends = (law: boolean) =>
      adjacentFor(
        asked(
          acting({
            galaxy: { 0: REX, [UP[1]]: BELOW, [DOWN[1]]: 'tile-39' },
            deal: (t) => {
              enact(t, 'enforced-travel-ban', 'for', AGENDA_DECK);
              if (law) enact(t, 'wormhole-reconstruction', 'for', AGENDA_DECK);
            },
          }),
        ),
        BELOW,
        0,
        true,
      ).includes('tile-39');
    expect([ends(false), ends(true)]).toEqual([false, true]);
  });

  it('[TI4-GEN-06, TI4-GEN-11] what is purged is gone for good, even if its ability did nothing', () => {
    const table = acting({ options: { expansion: 'yes' }, arrange: (pub) => inPlay(pub, 0, 'rin-the-masters-legacy') });
    // There is no technology to exchange.
    table.when(0, { do: 'component', ability: 'rin-the-masters-legacy', component: 'rin-the-masters-legacy.0' });
    table.accepted();
    expect(table.state.pub.table.components['rin-the-masters-legacy.0']).toBeUndefined();
    playUntil(table, (d) => d.kind === 'pickStrategy');
    playUntil(table, (d) => d.kind === 'turn' && d.seat === 0);
    expect(table.state.pub.table.components['rin-the-masters-legacy.0']).toBeUndefined();
    table
      .when(0, { do: 'component', ability: 'rin-the-masters-legacy', component: 'rin-the-masters-legacy.0' })
      .refused('TI4-ACT-13');
  });

  it('[TI4-GEN-12] "up to" and "each" may be none; a fixed number of targets must be there', () => {
    const table = acting({
      hands: { 0: ['economic-initiative.1', 'lucky-shot.1', 'uprising.1', 'repeal-law.1'] },
    });
    expect(canPlay(table, 'economic-initiative')).toBe(true);
    for (const card of ['lucky-shot', 'uprising', 'repeal-law'])
      expect([card, canPlay(table, card)]).toEqual([card, false]);
    const targets = acting({
      units: { [MINE]: units(1, { cruiser: 1 }) },
      owners: { bereg: 0, lodor: 1 },
      hands: { 0: ['lucky-shot.1', 'uprising.1', 'repeal-law.1'] },
      deal: (t) => enact(t, 'executive-sanctions', 'for', AGENDA_DECK),
    });
    for (const card of ['lucky-shot', 'uprising', 'repeal-law'])
      expect([card, canPlay(targets, card)]).toEqual([card, true]);
    // Diplomacy readies up to two planets: none is an answer.
    const diplomacy = acting({
      owners: { bereg: 0 },
      arrange: (pub) => {
        pub.planets['bereg']!.exhausted = true;
        Object.assign(pub.strategyCards.diplomacy, { holder: 0, exhausted: false });
      },
    });
    diplomacy
      .when(0, { do: 'strategic', card: 'diplomacy' })
      .when(0, MINE, 'pickOne')
      .when(0, [], 'pickSome')
      .accepted();
    expect(diplomacy.state.pub.planets['bereg']!.exhausted).toBe(true);
  });
});

describe('GOAL: points', () => {
  it('[TI4-GOAL-02] points come from more than objectives: Mecatol Rex with Imperial, a note, an agenda, a prediction', () => {
    const imperial = acting({
      owners: { 'mecatol-rex': 0 },
      arrange: (pub) => Object.assign(pub.strategyCards.imperial, { holder: 0, exhausted: false }),
    });
    imperial.when(0, { do: 'strategic', card: 'imperial' }).accepted();
    expect([points(imperial), imperial.state.pub.scored]).toEqual([[1, 0, 0], {}]);
    const support = acting({ units: { [MINE]: units(0, { cruiser: 1 }), [REX]: units(1, { cruiser: 1 }) } });
    const nothing = { goods: 0, commodities: 0, note: null };
    const terms = { gives: nothing, wants: { ...nothing, note: 'support-for-the-throne.1' }, promise: '' };
    support.command({ do: 'offer', seat: 0, to: 1, terms: terms as never }).accepted();
    support.command({ do: 'accept', seat: 1, deal: support.state.pub.table.deals[0]!.id }).accepted();
    expect(points(support)).toEqual([1, 0, 0]);
    const agenda = council({
      agendas: ['mutiny', 'archived-secret'],
      planets: { 'mecatol-rex': 1 },
      hands: { 2: ['imperial-rider.1'] },
    });
    agenda.when(2, use('imperial-rider')).when(2, 'for').accepted();
    agenda
      .when(1, { outcome: 'for', planets: ['mecatol-rex'] })
      .when(0, NO)
      .accepted();
    expect([points(agenda), agenda.state.pub.scored]).toEqual([[0, 1, 1], {}]);
  });

  it('[TI4-GOAL-04, TI4-STAT-05] the last point of the status phase ends the game before an objective is revealed; so does an empty stage II', () => {
    const status = (arrange: (pub: Pub) => void) =>
      playUntil(
        acting({
          arrange: (pub) => {
            for (const card of Object.values(pub.strategyCards)) card.exhausted = true;
            arrange(pub);
          },
        }),
        (d) => d.kind === 'scoreSecret',
      );
    const end = status((pub) => (pub.sheets[0]!.points = 9));
    const { own, pub } = end.state;
    const seat = askedSeat(end);
    pub.sheets.forEach((sheet, other) => (sheet.points = other === seat ? 9 : 0));
    const secret = 'master-the-laws-of-physics';
    own[seat]!.table.cards = { ...own[seat]!.table.cards, [`secrets-${seat}`]: [secret] };
    pub.sheets[seat]!.technologies = [
      'neural-motivator',
      'dacxive-animators',
      'hyper-metabolism',
      'x-89-bacterial-weapon',
    ];
    const revealed = told(end, 'revealed').length;
    end.when(seat, secret).accepted();
    expect(end.state.pub.table.result).toMatchObject({ winners: [seat], rule: 'TI4-GOAL-01' });
    expect(told(end, 'revealed')).toHaveLength(revealed);
    // Nobody reaches the target, and nothing is left to reveal.
    const empty = status((board) => board.sheets.forEach((sheet, i) => (sheet.points = [2, 5, 3][i]!)));
    const { hidden } = empty.state;
    const left = [...hidden.table.cards[STAGE_1]!, ...hidden.table.cards[STAGE_2]!];
    hidden.table.cards = { ...hidden.table.cards, [STAGE_1]: [], [STAGE_2]: [] };
    empty.state.pub.table.zones = {
      ...empty.state.pub.table.zones,
      [STAGE_1]: { ...empty.state.pub.table.zones[STAGE_1]!, n: 0 },
      [STAGE_2]: { ...empty.state.pub.table.zones[STAGE_2]!, n: 0 },
    };
    empty.state.pub.table.cards = {
      ...empty.state.pub.table.cards,
      [REVEALED]: [...empty.state.pub.table.cards[REVEALED]!, ...left],
    };
    const drawn = told(empty, 'drew').length;
    for (let i = 0; i < 20 && !empty.state.pub.table.result; i++)
      empty.when(askedSeat(empty), empty.state.pub.table.open[0]!.kind === 'score' ? 'none' : null).accepted();
    expect(empty.state.pub.table.result).toMatchObject({ winners: [1], rule: 'TI4-GOAL-03' });
    expect(told(empty, 'drew')).toHaveLength(drawn);
  });

  it('[TI4-GOAL-09] the most or the fewest points: everybody who has as many', () => {
    const seed = (outcome: string) =>
      points(
        council({
          agendas: ['seed-of-an-empire', 'archived-secret'],
          planets: { 'mecatol-rex': 1 },
          arrange: (pub) => pub.sheets.forEach((sheet, seat) => (sheet.points = [4, 2, 4][seat]!)),
        })
          .when(1, { outcome, planets: ['mecatol-rex'] })
          .when(2, NO)
          .when(0, NO)
          .accepted(),
      );
    expect([seed('for'), seed('against')]).toEqual([
      [5, 2, 5],
      [4, 3, 4],
    ]);
  });

  it('[TI4-GOAL-10] a point that a law gave stays when the law goes', () => {
    const table = acting({
      hands: { 0: ['repeal-law.1'] },
      arrange: (pub) => (pub.sheets[1]!.points = 1),
      deal: (t) => enact(t, 'the-crown-of-emphidia', '1', AGENDA_DECK),
    });
    table.when(0, play('repeal-law')).accepted();
    expect(table.state.pub.table.cards[LAWS]).toEqual([]);
    expect(points(table)).toEqual([0, 1, 0]);
  });
});

describe('COMP: what the box holds', () => {
  it('[TI4-COMP-01, TI4-FACT-05] what a faction brings, in the printings of the base box and of Prophecy of Kings', () => {
    expect(FACTION_IDS).toHaveLength(24);
    for (const id of FACTION_IDS) {
      const { commodities, fleet, home, planets, ownTechnologies, notes, units: own = [] } = factionSheet(id);
      const leaders = Object.values(LEADERS).filter(({ faction }) => faction === id);
      expect([id, ownTechnologies.length, notes.length, leaders.length]).toEqual([
        id,
        2,
        id === 'empyrean' ? 2 : 1,
        id === 'nomad' ? 5 : 3,
      ]);
      expect(commodities).toBeGreaterThan(0);
      expect(Object.keys(fleet).length).toBeGreaterThan(1);
      expect(home).toMatch(/^tile-/);
      expect(planets.length).toBeLessThanOrEqual(3);
      for (const technology of ownTechnologies) expect(technologyFacts(technology).faction).toBe(id);
      for (const unit of own) expect(unitFacts(unit).faction).toBe(id);
      for (const note of notes) expect(noteFacts(note).owner).toBe(id);
    }
    expect(COMMAND_TOKENS).toBe(16);
    expect(new Set(Object.values(ACTION_CARDS).map(({ set }) => set))).toEqual(new Set(['base', 'pok']));
  });

  it('[TI4-COMP-02] control is not limited by the tokens of the box', () => {
    const table = active(
      {
        galaxy: GALAXY,
        units: { [MINE]: units(0, { carrier: 1, infantry: 1 }) },
        arrange: (pub) => {
          const many = Object.keys(PLANETS).filter((planet) => !['bereg', 'lirta-iv', 'lodor'].includes(planet));
          for (const planet of many.slice(0, 30)) pub.planets[planet] = { owner: 0, exhausted: false };
        },
      },
      MINE,
    );
    playUntil(table, (d) => d.kind === 'commit');
    table.when(0, [{ unit: 'infantry', planet: 'bereg' }]).accepted();
    expect(Object.values(table.state.pub.planets).filter(({ owner }) => owner === 0)).toHaveLength(31);
  });

  const fleets = (pub: Pub, type: 'dreadnought' | 'cruiser' | 'destroyer', seat = 0) => {
    // All figures of a type stand far away, in one system.
    pub.units = { ...pub.units, [REX]: units(seat, { [type]: type === 'dreadnought' ? 5 : 8 }) };
    pub.sheets[seat]!.fleet = 8;
  };
  it('[TI4-COMP-11, TI4-COMP-12] who places or replaces without a figure left may take one back, and needs not', () => {
    const upgrade = (tokens: Pub['tokens'] = {}) =>
      active(
        {
          galaxy: GALAXY,
          units: { [MINE]: units(0, { cruiser: 1 }) },
          hands: { 0: ['upgrade.1'] },
          arrange: (pub) => {
            fleets(pub, 'dreadnought');
            pub.tokens = tokens;
          },
        },
        MINE,
      );
    const table = upgrade();
    table
      .when(0, use('upgrade'))
      .when(0, [`dreadnought@${REX}`], 'pickSome')
      .accepted();
    expect([at(table, MINE), at(table, REX)]).toEqual([{ '0 dreadnought': 1 }, { '0 dreadnought': 4 }]);
    const declined = upgrade();
    declined.when(0, use('upgrade')).when(0, [], 'pickSome').accepted();
    expect([at(declined, MINE), at(declined, REX)]).toEqual([{}, { '0 dreadnought': 5 }]);
    // Nothing comes from a system with an own command token: the card cannot be played.
    expect(upgrade({ [REX]: [0] }).state.pub.table.open.some(({ kind }) => kind === 'react')).toBe(false);
    const effort = acting({
      units: { [MINE]: units(0, { destroyer: 1 }) },
      hands: { 0: ['war-effort.1'] },
      arrange: (pub) => fleets(pub, 'cruiser'),
    });
    effort
      .when(0, play('war-effort'))
      .when(0, MINE, 'pickOne')
      .when(0, [`cruiser@${REX}`], 'pickSome')
      .accepted();
    expect([at(effort, MINE), at(effort, REX)]).toEqual([{ '0 destroyer': 1, '0 cruiser': 1 }, { '0 cruiser': 7 }]);
    const ghost = acting({ hands: { 0: ['ghost-ship.1'] }, arrange: (pub) => fleets(pub, 'destroyer') });
    ghost
      .when(0, play('ghost-ship'))
      .when(0, [`destroyer@${REX}`], 'pickSome')
      .accepted();
    expect([at(ghost, BELOW), at(ghost, REX)]).toEqual([{ '0 destroyer': 1 }, { '0 destroyer': 7 }]);
    const rider = council({
      agendas: ['mutiny'],
      hands: { 1: ['warfare-rider.1'] },
      arrange: (pub) => {
        pub.units = {};
        fleets(pub, 'dreadnought', 1);
        pub.units[MINE] = units(1, { cruiser: 1 });
      },
    });
    rider.when(1, use('warfare-rider')).when(1, 'against').when(2, NO).when(0, NO).when(0, 'against').accepted();
    rider
      .when(1, MINE, 'pickOne')
      .when(1, [`dreadnought@${REX}`], 'pickSome')
      .accepted();
    expect([at(rider, MINE), at(rider, REX)]).toEqual([{ '1 cruiser': 1, '1 dreadnought': 1 }, { '1 dreadnought': 4 }]);
  });
  it('[TI4-COMP-12, TI4-CAC-34] Infiltrate replaces structures as far as there are figures, and may take figures back', () => {
    const taken = (choice: string[]) => {
      const table = active(
        {
          galaxy: GALAXY,
          units: {
            [MINE]: units(0, { carrier: 1, infantry: 1 }),
            bereg: units(1, { pds: 1, 'space-dock': 1 }),
            'lirta-iv': units(0, { pds: 2 }),
            lodor: units(0, { pds: 2 }),
            'mecatol-rex': units(0, { pds: 2 }),
          },
          hands: { 0: ['infiltrate.1'] },
          arrange: (pub) => {
            for (const planet of ['lirta-iv', 'lodor', 'mecatol-rex']) pub.planets[planet]!.owner = 0;
            pub.planets['bereg']!.owner = 1;
          },
        },
        MINE,
      );
      playUntil(table, (d) => d.kind === 'commit', { fire: false });
      table.when(0, [{ unit: 'infantry', planet: 'bereg' }]).accepted();
      playUntil(table, (d) => d.kind === 'react', { fire: false });
      table.when(0, use('infiltrate')).when(0, choice, 'pickSome').accepted();
      return table;
    };
    const all = taken(['pds@lodor']);
    expect([at(all, 'bereg'), at(all, 'lodor')]).toEqual([
      { '0 infantry': 1, '0 pds': 1, '0 space-dock': 1 },
      { '0 pds': 1 },
    ]);
    // What nobody replaced is destroyed with the change of control.
    const dock = taken([]);
    expect(at(dock, 'bereg')).toEqual({ '0 infantry': 1, '0 space-dock': 1 });
    expect(told(dock, 'destroyed')).toContainEqual({ seat: 1, place: 'bereg', units: ['pds'] });
  });

  it('[TI4-COMP-13] reinforcements: what is neither on the board nor on the command sheet', () => {
    const table = acting({
      units: { [MINE]: units(0, { cruiser: 3 }), lodor: units(0, { pds: 2 }) },
      owners: { lodor: 0 },
    });
    const { pub } = table.state;
    expect([figuresLeft(pub, 0, 'cruiser'), figuresLeft(pub, 0, 'pds')]).toEqual([5, 4]);
    expect(figuresAtHand(pub, 0, 'cruiser')).toBe(8);
    const of = (board: Pub) => {
      const { tactic, fleet, strategy, reserve } = board.sheets[0]!;
      const laid = Object.values(board.tokens).filter((seats) => seats.includes(0)).length;
      return [reserve, tactic + fleet + strategy, laid];
    };
    expect(of(pub)).toEqual([8, 8, 0]);
    table.when(0, { do: 'tactical', system: MINE }).accepted();
    expect(of(table.state.pub)).toEqual([8, 7, 1]);
    playUntil(table, (d) => d.kind === 'split' && table.state.pub.phase === 'status');
    expect(of(table.state.pub)[2]).toBe(0);
  });

  it('[TI4-COMP-14] who has no token left lays one of a pool of choice, also by cards', () => {
    const poor = (pub: Pub, seat: number) => Object.assign(pub.sheets[seat]!, { reserve: 0, tactic: 11 });
    const jammed = acting({
      units: { [MINE]: units(0, { cruiser: 1 }) },
      hands: { 0: ['signal-jamming.1'] },
      arrange: (pub) => poor(pub, 1),
    });
    jammed.when(0, play('signal-jamming')).when(0, `1@${REX}`, 'pickOne').when(1, 'fleet', 'pickOne').accepted();
    expect([jammed.state.pub.tokens, jammed.state.pub.sheets[1]!.fleet]).toEqual([{ [REX]: [1] }, 2]);
    expect(told(jammed, 'tokenLaid')).toEqual([{ seat: 1, system: REX }]);
    const rider = council({
      agendas: ['mutiny'],
      hands: { 1: ['diplomacy-rider.1'] },
      planets: { bereg: 1 },
      arrange: (pub) => poor(pub, 0),
    });
    rider.when(1, use('diplomacy-rider')).when(1, 'against').when(2, NO).when(0, NO).when(0, 'against').accepted();
    rider.when(1, MINE, 'pickOne').when(0, 'strategy', 'pickOne').accepted();
    expect([rider.state.pub.tokens[MINE], rider.state.pub.sheets[0]!.strategy]).toEqual([[0, 2], 1]);
    const share = council({
      agendas: ['shared-research'],
      planets: { 'mecatol-rex': 1 },
      arrange: (pub) => poor(pub, 2),
    });
    share
      .when(1, { outcome: 'against', planets: ['mecatol-rex'] })
      .when(2, NO)
      .when(0, NO)
      .accepted();
    share.when(2, 'tactic', 'pickOne').accepted();
    expect([Object.keys(share.state.pub.tokens).length, share.state.pub.sheets[2]!.tactic]).toEqual([3, 10]);
    const flight = battle({
      fleets: [{ cruiser: 1 }, { cruiser: 1 }],
      deal: (t, { me }) => {
        const card = 'skilled-retreat.1';
        const zone = [ACTION_DECK, ...[0, 1, 2].map(handOf)].find((one) => t.cards(one).includes(card))!;
        t.move(card, zone, handOf(me));
      },
      arrange: (pub, { me }) => poor(pub, me),
    });
    flight.use(0, 'skilled-retreat');
    const refuge = (flight.table.question(flight.me).q as { from: string[] }).from[0]!;
    flight.answer(0, refuge, 'pickOne').accepted();
    flight.answer(0, 'strategy', 'pickOne').accepted();
    expect(flight.table.state.pub.tokens[refuge]).toEqual([flight.me]);
  });
});

describe('INFO: what is hidden and what is open', () => {
  it('[TI4-INFO-02, TI4-CTRL-04] a planet that nobody held is explored, and the card is shown to all before it acts', () => {
    const table = landed('cultural', 'mercenary-outfit.1');
    const shown = table.events.findIndex(({ t }) => t === 'explored');
    expect(shown).toBeGreaterThanOrEqual(0);
    expect(table.events[shown]!.to).toBeUndefined();
    expect(table.events[shown]!.all).toMatchObject({ card: 'mercenary-outfit' });
    expect(table.question(0).kind).toBe('pickOne');
    // A planet of another player is not explored.
    const conquered = landed('cultural', 'mercenary-outfit.1', {
      arrange: (pub) => (pub.planets['quann'] = { owner: 1, exhausted: false }),
    });
    expect(conquered.state.pub.planets['quann']!.owner).toBe(0);
    expect(told(conquered, 'explored')).toEqual([]);
  });

  it('[TI4-INFO-05] that a note changed hands is public; which one, only for the two', () => {
    const table = acting({ units: { [MINE]: units(0, { cruiser: 1 }), [REX]: units(1, { cruiser: 1 }) } });
    const nothing = { goods: 0, commodities: 0, note: null };
    const deal = (note: string) => {
      const terms = { gives: { ...nothing, note }, wants: nothing, promise: '' };
      table.command({ do: 'offer', seat: 0, to: 1, terms: terms as never }).accepted();
      table.command({ do: 'accept', seat: 1, deal: table.state.pub.table.deals[0]!.id }).accepted();
    };
    deal('ceasefire.0');
    const exchange = table.events.find(({ t }) => t === 'exchanged')!;
    expect(exchange.all).toMatchObject({ by: 0, to: 1, notes: 1 });
    expect(exchange.to).toEqual([0, 1]);
    expect(JSON.stringify(exchange.all)).not.toContain('ceasefire');
    const third = view(table.state, 2);
    expect(JSON.stringify([third.pub, third.me])).not.toContain('ceasefire.0');
    expect(third.pub.table.zones[notesOf(1)]!.n).toBe(view(table.state, 0).pub.table.zones[notesOf(1)]!.n);
    // One that is played on receipt lies open.
    playUntil(table, (d) => d.kind === 'turn' && d.seat === 1);
    deal('support-for-the-throne.0');
    expect(view(table.state, 2).pub.table.cards[NOTES_IN_PLAY]).toContain('support-for-the-throne.0');
  });

  it('[TI4-INFO-06] discard piles and technologies are open to all', () => {
    const table = acting({ hands: { 0: ['economic-initiative.1'] } });
    table.when(0, play('economic-initiative')).accepted();
    for (const seat of [0, 1, 2, null]) {
      const { pub } = view(table.state, seat);
      expect(pub.table.cards[ACTION_DISCARD]).toContain('economic-initiative.1');
      expect(pub.table.cards[AGENDA_DISCARD]).toEqual([]);
    }
    // What one could still research follows from the open sheet: there is no hidden deck of technologies.
    expect(given().state.pub.sheets.every(({ technologies }) => Array.isArray(technologies))).toBe(true);
  });

  it('[TI4-INFO-07] a card that an effect takes from a discard pile is taken openly', () => {
    const table = acting({
      options: { expansion: 'yes' },
      hands: { 0: ['economic-initiative.1'], 1: ['reverse-engineer.1'] },
    });
    table.when(0, play('economic-initiative')).accepted();
    playUntil(table, (d) => d.kind === 'react' && d.seat === 1);
    table.when(1, use('reverse-engineer')).accepted();
    const taken = table.told.find(({ t }) => t === 'recovered')!;
    expect([taken.all, taken.to]).toEqual([{ seat: 1, cards: ['economic-initiative.1'] }, undefined]);
    // Everybody knows that this card is now in that hand.
    for (const seat of [0, 2])
      expect(view(table.state, seat).me!.table.knows[handOf(1)]?.some).toContain('economic-initiative.1');
  });
});
