import type { Json } from '@orrery/kernel';
import { rulesView, view } from '@orrery/kernel';
import type { UnitType } from '../units/index.ts';
import { describe, expect, it } from 'vitest';
import { council } from '../../council.ts';
import { onTop } from '../../exploring.ts';
import { ti4 } from '../../game.ts';
import { askedSeat, given, playUntil } from '../../given.ts';
import { isPassable } from '../../rules/combat/spaceCombat.ts';
import { anomaliesOf } from '../../rules/routes.ts';
import { deckOf, discardOf, fragmentsOf } from '../../rules/expansion/decks.ts';
import { notesOf } from '../../rules/zones.ts';
import { active, guardOf, inSpace, learned, units } from '../../space.ts';
import type { Space } from '../../space.ts';

const play = (card: string) => ({ do: 'component', ability: card, component: `${card}.1` });
const react = (card: string) => ({ ability: card, component: `${card}.1` });
/** Player 0 holds a card and stands beside player 1. */
const holding = (card: string, space: Partial<Space> = {}, seat = 0) =>
  inSpace({
    galaxy: { 0: 'tile-25', 1: 'tile-46' },
    units: {
      'tile-25': units(0, { cruiser: 2 }),
      quann: units(0, { infantry: 3 }),
      'tile-46': units(1, { cruiser: 1 }),
    },
    hands: { [seat]: [`${card}.1`] },
    ...space,
    arrange: (pub) => {
      pub.planets['quann'] = { owner: 0, exhausted: false };
      space.arrange?.(pub);
    },
  });
const resolved = (table: ReturnType<typeof holding>) =>
  playUntil(table, ({ kind, seat }) => kind === 'turn' && seat !== 0);

describe('action cards of Prophecy of Kings', () => {
  it('Archaeological Expedition: of three cards of a deck the fragments are kept', () => {
    const table = holding('archaeological-expedition', {
      deal: onTop('cultural-relic-fragment.1', 'freelancers.1', 'cultural-relic-fragment.2'),
    });
    resolved(table.when(0, play('archaeological-expedition')).accepted());
    const { cards } = table.state.pub.table;
    expect(cards[fragmentsOf(0)]).toEqual(['cultural-relic-fragment.1', 'cultural-relic-fragment.2']);
    expect(cards[discardOf('cultural')]).toEqual(['freelancers.1']);
  });
  it('Exploration Probe explores a frontier token in or next to a system with own ships', () => {
    const probe = (frontier: string[]) =>
      holding('exploration-probe', {
        deal: onTop('lost-crew.1'),
        arrange: (pub) => {
          pub.planets['quann'] = { owner: 0, exhausted: false };
          pub.frontier = frontier;
        },
      }).when(0, play('exploration-probe'));
    probe(['tile-47']).refused('TI4-ACT-13');
    const table = resolved(probe(['tile-46']).accepted());
    expect(table.state.pub.frontier).toEqual([]);
    expect(table.told.flatMap((e) => (e.t === 'explored' ? [e.all.card] : []))).toEqual(['lost-crew']);
  });
  it('Refit Troops: one or two infantry become mechs', () => {
    const table = holding('refit-troops').when(0, play('refit-troops')).accepted();
    table.when(0, ['infantry@quann', 'infantry@quann#2', 'infantry@quann#3']).refused('TI4-AC-08');
    resolved(table.when(0, ['infantry@quann', 'infantry@quann#2']).accepted());
    expect(table.state.pub.units['quann']).toEqual([
      { seat: 0, type: 'infantry', marks: '', n: 1 },
      { seat: 0, type: 'mech', marks: '', n: 2 },
    ]);
  });
  it('[TI4-COMP-11, TI4-COMP-12] Refit Troops without a mech left: some are taken back, from systems without an own token', () => {
    const refit = (tokens: number[]) =>
      holding('refit-troops', {
        arrange: (pub) => {
          pub.units['jord'] = [{ seat: 0, type: 'mech', marks: '', n: 3 }];
          pub.tokens['tile-1'] = tokens;
          pub.tokens[guardOf(pub.sheets[0]!.faction)] = [0];
        },
      }).when(0, play('refit-troops'));
    refit([0]).refused('TI4-ACT-13');
    const table = refit([]).accepted().when(0, ['infantry@quann', 'infantry@quann#2']);
    table.when(0, ['mech@jord'], 'pickSome').when(0, ['mech@jord'], 'pickSome').accepted();
    expect([table.state.pub.units['quann'], table.state.pub.units['jord']]).toEqual([
      units(0, { infantry: 1, mech: 2 }),
      units(0, { mech: 1 }),
    ]);
  });
  it('Scuttle: one or two ships for trade goods', () => {
    const table = holding('scuttle').when(0, play('scuttle')).accepted();
    resolved(table.when(0, ['cruiser@tile-25', 'cruiser@tile-25#2']).accepted());
    expect(table.state.pub.sheets[0]!.goods).toBe(4);
    expect(table.state.pub.units['tile-25'] ?? []).toEqual([]);
  });
  it('Seize Artifact: a fragment of a neighbour', () => {
    const table = holding('seize-artifact', {
      deal: (t) => {
        t.move('hazardous-relic-fragment.1', deckOf('hazardous'), fragmentsOf(1));
        t.move('industrial-relic-fragment.1', deckOf('industrial'), fragmentsOf(2));
      },
    });
    resolved(table.when(0, play('seize-artifact')).accepted());
    expect(table.state.pub.table.cards[fragmentsOf(0)]).toEqual(['hazardous-relic-fragment.1']);
    expect(table.state.pub.table.cards[fragmentsOf(2)]).toEqual(['industrial-relic-fragment.1']);
  });
  it('[TI4-CAC-12] Coup d’Etat: the turn ends, the strategy card stays readied', () => {
    const isTurn = ({ kind }: { kind: string }) => kind === 'turn';
    const seat = askedSeat(given({ until: isTurn }));
    const other = (seat + 1) % 3;
    const table = given({ until: isTurn, hands: { [other]: ['coup-detat.1'] } });
    const [card] = Object.entries(table.state.pub.strategyCards).find(([, { holder }]) => holder === seat)!;
    table.when(seat, { do: 'strategic', card }).accepted();
    playUntil(table, (d) => d.kind === 'react' && d.seat === other);
    table.when(other, react('coup-detat')).accepted();
    playUntil(table, (d) => d.kind === 'turn' && d.seat !== seat);
    expect(table.state.pub.strategyCards[card as 'trade'].exhausted).toBe(false);
    expect(table.told.some((e) => e.t === 'strategyUsed')).toBe(false);
  });
  it('[TI4-CAC-15] Decoy Operation: ground forces from anywhere to a planet of the activated system, damage and all', () => {
    const table = active(
      {
        galaxy: { 0: 'tile-25', 1: 'tile-46', 4: 'tile-26' },
        units: {
          'tile-46': units(0, { cruiser: 1 }),
          quann: units(1, { pds: 1 }),
          lodor: units(1, { 'mech damaged': 1 }),
        },
        hands: { 1: ['decoy-operation.1'] },
        arrange: (pub) => {
          pub.planets['quann'] = { owner: 1, exhausted: false };
          pub.planets['lodor'] = { owner: 1, exhausted: false };
        },
      },
      'tile-25',
    );
    playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 1);
    table.when(1, react('decoy-operation')).accepted();
    playUntil(table, ({ kind }) => kind === 'move');
    expect(table.state.pub.units['quann']).toContainEqual({ seat: 1, type: 'mech', marks: 'damaged', n: 1 });
  });
});

describe('technologies of Prophecy of Kings', () => {
  it('[TI4-CTE-20] Self-Assembly Routines: a mech after PRODUCTION, on an own planet of the system', () => {
    const table = active({
      galaxy: { 0: 'tile-25' },
      units: { quann: units(0, { 'space-dock': 1 }) },
      arrange: (pub) => {
        learned(pub, 0, 'self-assembly-routines');
        pub.planets['quann'] = { owner: 0, exhausted: false };
        pub.sheets[0]!.goods = 3;
      },
    });
    playUntil(table, ({ kind }) => kind === 'produce');
    table.when(0, { units: { 'tile-25': { destroyer: 1 } }, pay: { coins: [], goods: 1 } }).accepted();
    table.when(0, { ability: 'self-assembly-routines', component: 'self-assembly-routines.0' }).accepted();
    expect(table.state.pub.units['quann']).toContainEqual({ seat: 0, type: 'mech', marks: '', n: 1 });
    expect(table.state.pub.table.components['self-assembly-routines.0']!.ready).toBe(false);
  });
  it('[TI4-CTE-20, TI4-COMP-11] Self-Assembly Routines: without a mech left one is taken back, or none', () => {
    const assembled = (taken: string[]) => {
      const table = active({
        galaxy: { 0: 'tile-25' },
        units: { quann: units(0, { 'space-dock': 1 }), lodor: units(0, { mech: 3 }) },
        arrange: (pub) => {
          learned(pub, 0, 'self-assembly-routines');
          pub.planets['quann'] = { owner: 0, exhausted: false };
          pub.sheets[0]!.goods = 3;
        },
      });
      playUntil(table, ({ kind }) => kind === 'produce');
      table.when(0, { units: { 'tile-25': { destroyer: 1 } }, pay: { coins: [], goods: 1 } }).accepted();
      table.when(0, { ability: 'self-assembly-routines', component: 'self-assembly-routines.0' }).accepted();
      expect(table.question(0)).toMatchObject({ kind: 'pickSome', q: { what: 'unit', rule: 'TI4-COMP-11', min: 0 } });
      const { pub } = table.when(0, taken).accepted().state;
      return ['quann', 'lodor'].map((place) => pub.units[place]!.find(({ type }) => type === 'mech')?.n ?? 0);
    };
    expect([assembled(['mech@lodor']), assembled([])]).toEqual([
      [1, 2],
      [0, 3],
    ]);
  });
  it('AI Development Algorithm: cheaper by the number of unit upgrades', () => {
    const table = active({
      galaxy: { 0: 'tile-25' },
      units: { quann: units(0, { 'space-dock': 1 }) },
      arrange: (pub) => {
        learned(pub, 0, 'ai-development-algorithm', 'cruiser-2', 'destroyer-2');
        pub.planets['quann'] = { owner: 0, exhausted: true };
        pub.sheets[0]!.goods = 2;
      },
    });
    const produceWould = 'ai-development-algorithm/produce.would';
    playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 0);
    table.when(0, { ability: produceWould, component: 'ai-development-algorithm.0' }).accepted();
    table.when(0, { units: { 'tile-25': { dreadnought: 1 } }, pay: { coins: [], goods: 2 } }).accepted();
    expect(table.state.pub.units['tile-25']).toContainEqual({ seat: 0, type: 'dreadnought', marks: '', n: 1 });
  });
  it('[TI4-CTE-19] Scanlink Drone Network: a planet with own units is explored as its system is activated', () => {
    const scanning = (ground: object) => {
      const table = inSpace({
        galaxy: { 0: 'tile-25' },
        units: { quann: units(0, ground as { [type: string]: number }) },
        deal: onTop('paradise-world.1'),
        arrange: (pub) => {
          learned(pub, 0, 'scanlink-drone-network');
          pub.planets['quann'] = { owner: 0, exhausted: false };
        },
      });
      return table.when(0, { do: 'tactical', system: 'tile-25' }).accepted();
    };
    const table = scanning({ infantry: 1 });
    table.when(0, { ability: 'scanlink-drone-network', component: 'scanlink-drone-network.0' }).accepted();
    expect(table.told.flatMap((e) => (e.t === 'explored' ? [e.all.place] : []))).toEqual(['quann']);
    expect(scanning({}).state.pub.table.open.map(({ kind }) => kind)).not.toContain('react');
  });
  it('[TI4-CTE-16] Predictive Intelligence: tokens are redistributed at the end of a turn, while it is readied', () => {
    const table = active({
      galaxy: { 0: 'tile-25' },
      units: {},
      arrange: (pub) => learned(pub, 0, 'predictive-intelligence'),
    });
    playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 0);
    table.when(0, { ability: 'predictive-intelligence', component: 'predictive-intelligence.0' }).accepted();
    expect(table.question(0).q).toMatchObject({ as: 'redistribute' });
    expect(table.state.pub.table.components['predictive-intelligence.0']!.ready).toBe(false);
  });
});

describe('technologies that help research', () => {
  const research = (technology: string, specialties: string[] = [], coins: string[] = []) => ({
    technology,
    specialties,
    pay: { coins, goods: 0 },
  });
  /** Player 0 uses the Technology card. */
  const researching = (arrange: NonNullable<Space['arrange']>) =>
    inSpace({
      galaxy: { 0: 'tile-18', 1: 'tile-20' },
      units: {},
      arrange: (pub) => {
        Object.assign(pub.strategyCards.technology, { holder: 0, exhausted: false });
        arrange(pub);
      },
    });
  const card = { do: 'strategic', card: 'technology' };
  it('[TI4-CTE-03] AI Development Algorithm counts as a red technology while it is exhausted for its own effect', () => {
    const table = researching((pub) => learned(pub, 0, 'ai-development-algorithm', 'neural-motivator'))
      .when(0, card)
      .accepted();
    table.when(0, { ability: 'ai-development-algorithm', component: 'ai-development-algorithm.0' }).accepted();
    expect(table.state.pub.table.components['ai-development-algorithm.0']!.ready).toBe(false);
    // One red, one green, one yellow: the yellow one is ignored.
    table.when(0, research('cruiser-2'), 'research').accepted();
    expect(table.state.pub.sheets[0]!.units.cruiser).toBe('cruiser-2');
  });
  it('[TI4-CTE-17] Psychoarchaeology: a specialty without exhausting its planet, even if it is exhausted', () => {
    const withPlanet = (...technologies: ('psychoarchaeology' | 'antimass-deflectors')[]) =>
      researching((pub) => {
        learned(pub, 0, ...technologies);
        // Thibah has a blue specialty.
        pub.planets['thibah'] = { owner: 0, exhausted: true };
      })
        .when(0, card)
        .accepted();
    withPlanet('antimass-deflectors')
      .when(0, research('dark-energy-tap', ['thibah']), 'research')
      .refused('TI4-TECH-03');
    withPlanet()
      .when(0, research('gravity-drive', ['thibah']), 'research')
      .refused('TI4-TECH-03');
    const table = withPlanet('psychoarchaeology')
      .when(0, research('gravity-drive', ['thibah']), 'research')
      .accepted();
    expect(table.state.pub.sheets[0]!.technologies).toContain('gravity-drive');
    // One symbol for each planet.
    withPlanet('psychoarchaeology')
      .when(0, research('carrier-2', ['thibah']), 'research')
      .refused('TI4-TECH-03');
  });
  it('[TI4-CTE-17] Psychoarchaeology: planets with a specialty for trade goods, at any time of the action phase when nothing is being resolved', () => {
    const table = researching((pub) => {
      learned(pub, 1, 'psychoarchaeology');
      pub.planets['thibah'] = { owner: 1, exhausted: false };
      pub.planets['mecatol-rex'] = { owner: 1, exhausted: false };
    });
    const use = { ability: 'psychoarchaeology', component: 'psychoarchaeology.1', seat: 1 };
    table.when(1, use, 'anyTime').accepted();
    expect(table.state.pub.sheets[1]!.goods).toBe(1);
    expect(table.state.pub.planets['thibah']!.exhausted).toBe(true);
    expect(table.state.pub.planets['mecatol-rex']!.exhausted).toBe(false);
    // It goes on with the turn that was open.
    expect(table.question(0).kind).toBe('turn');
    table.state.pub.planets['thibah'] = { owner: 1, exhausted: false };
    table.when(0, card).accepted();
    expect(() => table.when(1, use, 'anyTime')).toThrow('asked nothing of kind anyTime');
  });
});

describe('cards of the council and of battles', () => {
  const voted = (card: string, outcome: string) => {
    const table = council({
      options: { expansion: 'yes' },
      agendas: ['mutiny', 'seed-of-an-empire'],
      hands: { 1: [`${card}.1`] },
      planets: { lodor: 1 },
    });
    playUntil(table, (d) => d.kind === 'vote' && d.seat === 1);
    return table.when(1, { outcome, planets: ['lodor'] }, 'vote').accepted();
  };
  it('[TI4-CAC-10] Deadly Plot: nothing of the outcome happens, all own planets are exhausted', () => {
    const table = voted('deadly-plot', 'against');
    const { pub } = table.state;
    pub.agenda!.ballots = [
      { seat: 1, outcome: 'against', votes: 1 },
      { seat: 0, outcome: 'for', votes: 5 },
    ];
    playUntil(table, (d) => d.kind === 'react' && d.seat === 1 && isAbout(d.q, 'outcome.would'));
    table.when(1, react('deadly-plot')).accepted();
    playUntil(table, (d) => d.kind !== 'react');
    expect(table.told.some((e) => e.t === 'outcome' && e.all.agenda === 'mutiny')).toBe(false);
    const own = Object.values(table.state.pub.planets).filter(({ owner }) => owner === 1);
    expect(own.every(({ exhausted }) => exhausted)).toBe(true);
  });
  it('[TI4-CAC-17] Diplomatic Pressure: a note of the target’s choice', () => {
    const table = council({
      options: { expansion: 'yes' },
      agendas: ['mutiny', 'seed-of-an-empire'],
      hands: { 1: ['diplomatic-pressure.1'] },
    });
    playUntil(table, (d) => d.kind === 'react' && d.seat === 1 && isAbout(d.q, 'agenda.reveal.would'));
    table.when(1, react('diplomatic-pressure')).accepted();
    playUntil(table, (d) => d.kind === 'pickOne')
      .when(1, '2')
      .accepted();
    playUntil(table, (d) => d.kind === 'giveNote');
    const note = table.state.own[2]!.table.cards[notesOf(2)]!.find((id) => id.startsWith('ceasefire'))!;
    table.when(2, note, 'giveNote').accepted();
    expect(table.state.own[1]!.table.cards[notesOf(1)]).toContain(note);
  });
  it('[TI4-CAC-50] Rout: the attacker has to announce a retreat, if able', () => {
    const fleeing = (refuge: boolean) => {
      const table = active({
        galaxy: { 0: 'tile-46', 1: 'tile-47' },
        units: {
          'tile-46': [...units(0, { cruiser: 1 }), ...units(1, { cruiser: 1 })],
          ...(refuge ? { 'tile-47': units(0, { cruiser: 1 }) } : {}),
        },
        hands: { 1: ['rout.1'] },
        dice: { 'battle 0 cruiser': [1], 'battle 1 cruiser': [1] },
      });
      if (refuge) table.when(0, { ships: {}, cargo: {} }, 'move').accepted();
      playUntil(table, (d) => d.kind === 'react' && d.seat === 1 && isAbout(d.q, 'retreats.start'));
      table.when(1, react('rout')).accepted();
      playUntil(table, () => table.told.some((e) => e.t === 'rolled'));
      return table.told.some((e) => e.t === 'retreatAnnounced' && e.all.seat === 0);
    };
    expect(fleeing(true)).toBe(true);
    expect(fleeing(false)).toBe(false);
  });
});
describe('cards of research and investment', () => {
  it('[TI4-CAC-20] Divert Funding: the technology goes back first, helps no more and is not researched again', () => {
    const table = holding('divert-funding', {
      arrange: (pub) => {
        learned(pub, 0, 'sarween-tools', 'cruiser-2');
      },
    });
    table.when(0, play('divert-funding')).accepted();
    playUntil(table, ({ kind }) => kind === 'research');
    expect(table.state.pub.sheets[0]!.technologies).toEqual(['cruiser-2']);
    expect(table.state.pub.table.components['sarween-tools.0']).toBeUndefined();
    const research = (technology: string) => ({ technology, specialties: [], pay: { coins: [], goods: 0 } });
    table.when(0, research('sarween-tools'), 'research').refused('TI4-TECH-08');
    table.when(0, research('graviton-laser-system'), 'research').refused('TI4-TECH-03');
    table.when(0, research('plasma-scoring'), 'research').accepted();
    expect(table.state.pub.sheets[0]!.technologies).toEqual(['cruiser-2', 'plasma-scoring']);
    // Upgrades and technologies of a faction cannot be given back.
    holding('divert-funding', { arrange: (pub) => learned(pub, 0, 'cruiser-2', 'l4-disruptors') })
      .when(0, play('divert-funding'))
      .refused('TI4-ACT-13');
  });
  it('[TI4-CAC-40] Manipulate Investments: five trade goods on three cards or more, on kept ones too, taken with the card', () => {
    const table = given({ until: (d) => d.kind === 'turn', hands: { 1: ['manipulate-investments.1'] } });
    playUntil(table, (d) => d.kind === 'react' && isAbout(d.q, 'phase.start') && d.seat === 1);
    const before = Object.fromEntries(
      Object.entries(table.state.pub.strategyCards).map(([card, { goods }]) => [card, goods]),
    );
    const { pub } = table.state;
    pub.strategyCards.trade.holder = 2;
    table.when(1, react('manipulate-investments')).accepted();
    table.when(1, ['trade', 'warfare'], 'pickSome').refused('TI4-AC-08');
    table.when(1, ['trade', 'warfare', 'imperial'], 'pickSome').accepted();
    playUntil(table, (d) => d.kind === 'pickOne');
    table.when(1, 'politics').refused('TI4-CAC-40');
    table.when(1, 'trade').accepted();
    table.when(1, 'trade').accepted();
    const put = (card: string) => table.state.pub.strategyCards[card as 'trade'].goods - before[card]!;
    expect([put('trade'), put('warfare'), put('imperial'), put('politics')]).toEqual([3, 1, 1, 0]);
    // Whoever kept the card does not get them: they lie there until it is chosen.
    expect(table.state.pub.sheets[2]!.goods).toBe(pub.sheets[2]!.goods);
    const asked = playUntil(table, (d) => d.kind === 'pickStrategy');
    const seat = askedSeat(asked);
    const had = table.state.pub.sheets[seat]!.goods;
    const warfare = table.state.pub.strategyCards.warfare.goods;
    asked.when(seat, 'warfare').accepted();
    expect(table.state.pub.sheets[seat]!.goods).toBe(had + warfare);
  });
  it('Reveal Prototype: four resources for an upgrade of a unit that takes part', () => {
    const fighting = (goods: number) =>
      active({
        galaxy: { 0: 'tile-46' },
        units: { 'tile-46': [...units(0, { destroyer: 1 }), ...units(1, { cruiser: 1 })] },
        hands: { 0: ['reveal-prototype.1'] },
        arrange: (pub) => {
          learned(pub, 0, 'plasma-scoring', 'magen-defense-grid', 'neural-motivator', 'dacxive-animators');
          pub.sheets[0]!.goods = goods;
        },
      });
    const poor = playUntil(fighting(3), ({ kind }) => kind === 'react' || kind === 'assignHits' || kind === 'turn');
    expect(poor.state.pub.table.open.some(({ kind, q }) => kind === 'react' && isAbout(q, 'combat.start'))).toBe(false);
    const table = playUntil(fighting(4), (d) => d.kind === 'react' && d.seat === 0 && isAbout(d.q, 'combat.start'));
    table.when(0, react('reveal-prototype')).accepted();
    playUntil(table, ({ kind }) => kind === 'research');
    const research = (technology: string) => ({ technology, specialties: [], pay: { coins: [], goods: 4 } });
    // Infantry takes no part in this combat, and Duranium Armor is no upgrade.
    table.when(0, research('infantry-2'), 'research').refused('TI4-TECH-08');
    table.when(0, research('duranium-armor'), 'research').refused('TI4-TECH-08');
    table.when(0, research('destroyer-2'), 'research').accepted();
    expect(table.state.pub.sheets[0]!.units.destroyer).toBe('destroyer-2');
    expect(table.state.pub.sheets[0]!.goods).toBe(0);
  });
  it('[TI4-CAC-49, TI4-INFO-07] Reverse Engineer takes a card with an action that another player played or had to discard', () => {
    const hand = (table: ReturnType<typeof holding>) => table.state.own[1]!.table.cards['hand-1'];
    const played = holding('refit-troops', { hands: { 0: ['refit-troops.1'], 1: ['reverse-engineer.1'] } });
    played.when(0, play('refit-troops')).accepted().when(0, ['infantry@quann']).accepted();
    playUntil(played, (d) => d.kind === 'react' && d.seat === 1 && isAbout(d.q, 'cards.discard.after'));
    played.when(1, react('reverse-engineer')).accepted();
    playUntil(played, ({ kind }) => kind === 'turn');
    expect(hand(played)).toEqual(['refit-troops.1']);
    // For all to see.
    expect(played.told.flatMap((e) => (e.t === 'recovered' ? [e.all] : []))).toEqual([
      { seat: 1, cards: ['refit-troops.1'] },
    ]);
    const cancelled = holding('refit-troops', {
      hands: { 0: ['refit-troops.1'], 1: ['reverse-engineer.1'], 2: ['sabotage.1'] },
    });
    cancelled.when(0, play('refit-troops')).accepted().when(0, ['infantry@quann']).accepted();
    playUntil(cancelled, (d) => d.kind === 'react' && d.seat === 2);
    cancelled.when(2, react('sabotage')).accepted();
    playUntil(cancelled, (d) => d.kind === 'react' && d.seat === 1 && isAbout(d.q, 'cards.discard.after'));
    cancelled.when(1, react('reverse-engineer')).accepted();
    playUntil(cancelled, ({ kind }) => kind === 'turn');
    expect(hand(cancelled)).toEqual(['refit-troops.1']);
    // All action cards discarded by a vote: those with an action can be taken, the others not.
    const voted = council({
      options: { expansion: 'yes' },
      agendas: ['conventions-of-war', 'mutiny'],
      hands: { 0: ['rout.1', 'scuttle.1'], 1: ['reverse-engineer.1'] },
      planets: { lodor: 0 },
    });
    playUntil(voted, (d) => d.kind === 'vote', {});
    while (askedSeat(voted) !== 0) voted.when(askedSeat(voted), { outcome: null, planets: [] }).accepted();
    voted.when(0, { outcome: 'against', planets: ['lodor'] }, 'vote').accepted();
    playUntil(voted, (d) => d.kind === 'react' && d.seat === 1 && isAbout(d.q, 'cards.discard.after'));
    expect(voted.question(1).q).toMatchObject({ about: { card: 'scuttle.1' } });
  });
});

describe('cards of ways and barrages', () => {
  it('[TI4-CAC-42] Nav Suite: no anomaly counts in the movement step, for retreats all do', () => {
    const way = (hands: Space['hands']) =>
      active(
        {
          // An asteroid field lies between the ship and the system.
          galaxy: { 0: 'tile-46', 1: 'tile-44', 7: 'tile-48', 4: 'tile-47' },
          units: { 'tile-48': units(0, { cruiser: 1 }), 'tile-47': units(0, { cruiser: 1 }) },
          ...(hands && { hands }),
        },
        'tile-46',
      );
    const through = (table: ReturnType<typeof way>) =>
      table.when(0, { ships: { 'tile-48': { cruiser: 1 } }, cargo: {} }, 'move');
    through(playUntil(way({}), ({ kind }) => kind === 'move')).refused('TI4-ANOM-02');
    const table = way({ 0: ['nav-suite.1'] });
    playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 0);
    table.when(0, react('nav-suite')).accepted();
    playUntil(table, ({ kind }) => kind === 'move');
    const seen = rulesView(ti4, view(table.state, 0));
    expect(anomaliesOf(seen, 'tile-44', 0, true)).toEqual([]);
    expect(anomaliesOf(seen, 'tile-44', 0)).toEqual(['asteroid-field']);
    expect(anomaliesOf(seen, 'tile-44', 1, true)).toEqual(['asteroid-field']);
    expect(isPassable(seen, 0, 'tile-44')).toBe(false);
    through(table).accepted();
    expect(table.state.pub.units['tile-46']).toContainEqual({ seat: 0, type: 'cruiser', marks: '', n: 1 });
  });
  it('[TI4-CAC-42] with Nav Suite a gravity rift adds nothing and takes nobody', () => {
    const leaving = (card: boolean) => {
      const table = active(
        {
          galaxy: { 0: 'tile-46', 1: 'tile-41', 7: 'tile-47' },
          units: { 'tile-41': units(0, { dreadnought: 1 }), 'tile-47': units(0, { dreadnought: 1 }) },
          ...(card && { hands: { 0: ['nav-suite.1'] } }),
          dice: { rift: [1] },
        },
        'tile-46',
      );
      if (card) table.when(0, react('nav-suite')).accepted();
      playUntil(table, ({ kind }) => kind === 'move');
      return table;
    };
    const far = { ships: { 'tile-47': { dreadnought: 1 } }, cargo: {} };
    const near = { ships: { 'tile-41': { dreadnought: 1 } }, cargo: {} };
    leaving(true).when(0, far, 'move').refused('TI4-MOVE-03');
    const table = leaving(true).when(0, near, 'move').accepted();
    expect(table.told.some((e) => e.t === 'riftRolled')).toBe(false);
    expect(table.state.pub.units['tile-46']).toContainEqual({ seat: 0, type: 'dreadnought', marks: '', n: 1 });
    expect(
      leaving(false)
        .when(0, far, 'move')
        .accepted()
        .told.some((e) => e.t === 'riftRolled'),
    ).toBe(true);
  });
  /** Two hits of a barrage with Waylay on a dreadnought and the ships beside it, whose player may use SUSTAIN DAMAGE. */
  const waylaid = (beside: { [unit in UnitType]?: number }) => {
    const table = active({
      galaxy: { 0: 'tile-46' },
      units: { 'tile-46': [...units(0, { destroyer: 1 }), ...units(1, { dreadnought: 1, ...beside })] },
      hands: { 0: ['waylay.1'] },
      dice: { 'barrage 0 destroyer': [9, 9] },
    });
    playUntil(table, (d) => d.kind === 'react' && d.seat === 0 && isAbout(d.q, 'roll.would'));
    table.when(0, react('waylay')).accepted();
    return playUntil(table, ({ kind }) => kind === 'sustain');
  };
  it('[TI4-CAC-62] Waylay: hits of a barrage go to all ships, and SUSTAIN DAMAGE helps against them', () => {
    const table = waylaid({ cruiser: 1 });
    expect(table.question(1).q).toMatchObject({ hits: 2, units: ['dreadnought'] });
    table.when(1, 'dreadnought', 'sustain').accepted();
    playUntil(table, ({ kind }) => kind === 'assignHits' || kind === 'announceRetreat');
    table.when(1, ['cruiser'], 'assignHits').accepted();
    const told = table.told.filter(({ t }) => t === 'damaged' || t === 'destroyed').slice(0, 2);
    expect(told.map(({ all }) => all)).toEqual([
      { seat: 1, place: 'tile-46', unit: 'dreadnought' },
      { seat: 1, place: 'tile-46', units: ['cruiser'] },
    ]);
  });
  it('[TI4-CAC-62] Waylay: what is left after SUSTAIN DAMAGE may go to a fighter or to a ship', () => {
    const table = waylaid({ fighter: 2 });
    table.when(1, 'dreadnought', 'sustain').accepted();
    playUntil(table, ({ kind }) => kind === 'assignHits' || kind === 'announceRetreat');
    table.when(1, ['fighter'], 'assignHits').accepted();
    expect(table.told.find(({ t }) => t === 'destroyed')!.all).toMatchObject({ seat: 1, units: ['fighter'] });
  });
});
const isAbout = (q: Json, window: string): boolean =>
  typeof q === 'object' && q !== null && 'window' in q && q.window === window;
