import { describe, expect, it } from 'vitest';
import { council } from '../../../council.ts';
import { askedSeat, playUntil } from '../../../given.ts';
import { enact } from '../../../rules/council/laws.ts';
import { AGENDA_DECK, AGENDA_DISCARD } from '../../../rules/zones.ts';
import { inPlay, inSpace, units } from '../../../space.ts';
import { ti4 } from '../../../game.ts';
import { Table } from '@orrery/kernel';

const action = (id: string) => ({ do: 'component', ability: id, component: `${id}.0` });

describe('leaders of Xxcha', () => {
  it('[TI4-XXCH-07] the agent readies a planet and may remove an infantry from it near an own planet', () => {
    const rinn = (near: boolean) =>
      inSpace({
        galaxy: { 0: 'tile-25', [near ? 1 : 19]: 'tile-26' },
        units: { lodor: units(1, { infantry: 2 }), quann: units(0, { infantry: 1 }) },
        arrange: (pub) => {
          inPlay(pub, 0, 'ggrocuto-rinn');
          pub.planets['lodor'] = { owner: 1, exhausted: true };
          pub.planets['quann'] = { owner: 0, exhausted: false };
        },
      }).when(0, action('ggrocuto-rinn'));
    const table = rinn(true).when(0, 'lodor', 'pickOne').accepted();
    table.when(0, ['1:infantry@lodor'], 'pickSome').accepted();
    expect(table.state.pub.planets['lodor']!.exhausted).toBe(false);
    expect(table.state.pub.units['lodor']).toEqual(units(1, { infantry: 1 }));
    const far = rinn(false).when(0, 'lodor', 'pickOne').accepted();
    expect(far.state.pub.planets['lodor']!.exhausted).toBe(false);
    expect(far.state.pub.units['lodor']).toEqual(units(1, { infantry: 2 }));
    expect(far.state.pub.table.open[0]!.kind).toBe('turn');
  });

  const votes = (outcome: string, ...planets: string[]) => ({ outcome, planets });
  const session = (...ids: string[]) =>
    council({
      agendas: ['mutiny', 'seed-of-an-empire'],
      planets: { 'mecatol-rex': 1, bereg: 1, fria: 1 },
      arrange: (pub) => inPlay(pub, 1, ...ids),
    });
  it('[TI4-XXCH-05] the commander: each exhausted planet gives one vote more, also one without influence', () => {
    const table = session('elder-qanoj')
      .when(1, votes('for', 'mecatol-rex', 'fria'))
      .accepted();
    // Six and one, nothing and one.
    expect(table.state.pub.agenda!.ballots).toEqual([{ seat: 1, outcome: 'for', votes: 8 }]);
    session().when(1, votes('for', 'fria')).refused('TI4-AGEN-04');
  });
  it('[TI4-XXCH-05] the commander: nothing keeps its player from voting', () => {
    const voter = (...ids: string[]) =>
      askedSeat(playUntil(session('galactic-threat', ...ids), (d) => d.kind === 'vote'));
    expect([voter('elder-qanoj'), voter()]).toEqual([1, 2]);
  });

  const FIVE = [
    'mutiny',
    'economic-equality',
    'fleet-regulations',
    'ixthian-artifact',
    'swords-to-plowshares',
  ] as const;
  const decreeing = () =>
    inSpace({
      galaxy: { 0: 'tile-25' },
      // Player 2 stands beside player 1, whom it could pillage.
      units: { 'tile-25': units(2, { cruiser: 1 }), quann: units(1, { infantry: 1 }) },
      options: { expansion: 'no' },
      hands: { 1: ['sabotage.1', 'bribery.1', 'veto.1'] },
      arrange: (pub) => {
        inPlay(pub, 0, 'xxekir-grom');
        inPlay(pub, 2, 'pillage');
        pub.sheets.forEach((sheet, seat) => Object.assign(sheet, { goods: 3, points: seat === 1 ? 2 : 0 }));
      },
      deal: (t) => {
        for (const agenda of FIVE.toReversed()) t.move(agenda, AGENDA_DECK, AGENDA_DECK, 'top');
        enact(t, 'wormhole-research', 'for', AGENDA_DECK);
      },
    }).when(0, action('xxekir-grom'));
  it('[TI4-XXCH-06] the hero: a law goes, of five agendas two are resolved by one own vote, and nobody else does anything', () => {
    const table = decreeing().accepted();
    table.when(0, ['wormhole-research'], 'pickSome').accepted();
    expect(table.state.pub.table.components['wormhole-research']).toBeUndefined();
    // What the five are only its player knows.
    const seen = (seat: number) => Object.values(table.state.own[seat]!.table.knows[AGENDA_DECK]?.at ?? {}).toSorted();
    expect([seen(0), seen(1)]).toEqual([FIVE.toSorted(), []]);
    table.when(0, ['mutiny', 'veto.1'], 'chooseAgendas').refused('TI4-XXCH-06');
    table.when(0, ['mutiny', 'fleet-regulations'], 'chooseAgendas').accepted();
    table.when(0, 'for', 'pickOne').accepted();
    // Mutiny: its player alone has voted For.
    expect(table.state.pub.sheets.map(({ points }) => points)).toEqual([1, 2, 0]);
    table.when(0, 'for', 'pickOne').accepted();
    const { pub } = table.state;
    expect(pub.table.components['fleet-regulations']).toBeDefined();
    const gone = new Table(ti4, table.state).cards(AGENDA_DISCARD);
    expect(gone).toEqual(
      expect.arrayContaining(['mutiny', 'economic-equality', 'ixthian-artifact', 'swords-to-plowshares']),
    );
    expect([pub.agenda, pub.phase]).toEqual([null, 'action']);
    expect(pub.table.components['xxekir-grom.0']).toBeUndefined();
    expect(pub.table.open[0]).toMatchObject({ kind: 'turn' });
  });
  it('[TI4-XXCH-06] abilities of others that would follow from it are not used', () => {
    const table = decreeing().when(0, [], 'pickSome');
    // Everybody gains trade goods, three of them being pillage for player 2.
    table.when(0, ['economic-equality', 'mutiny'], 'chooseAgendas').when(0, 'for', 'pickOne').accepted();
    expect(table.state.pub.sheets.map(({ goods }) => goods)).toEqual([5, 5, 5]);
    expect(table.question(0).q).toMatchObject({ what: 'outcome' });
    expect(table.told.some(({ t }) => t === 'pillaged')).toBe(false);
  });
});
