import { listAnswers, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../../game.ts';
import { given, playUntil } from '../../given.ts';
import { SCORED } from '../../rules/scoring.ts';
import { REVEALED, SECRET_DECK, STAGE_1, secretsOf } from '../../rules/zones.ts';
import { DOWN, UP, active, inPlay, units } from '../../space.ts';
import type { Space } from '../../space.ts';
import type { SecretObjectiveId } from '../secretObjectives.ts';

const REX = 'tile-18';
const MINE = 'tile-35';
const use = (secret: string) => ({ ability: secret, component: secret });
/** Players hold these secret objectives and no others. */
const holding =
  (secrets: { [seat: number]: readonly SecretObjectiveId[] }): NonNullable<Space['deal']> =>
  (t) => {
    for (const seat of [0, 1, 2])
      for (const card of t.cards(secretsOf(seat)).slice()) t.move(card, secretsOf(seat), SECRET_DECK);
    for (const [seat, cards] of Object.entries(secrets))
      for (const card of cards) t.move(card, SECRET_DECK, secretsOf(Number(seat)));
  };
const battle = (
  mine: { [unit: string]: number },
  theirs: { [unit: string]: number },
  secrets: { [seat: number]: readonly SecretObjectiveId[] },
  more: Partial<Space> = {},
) =>
  active({
    galaxy: { 0: REX, [UP[0]]: MINE, [DOWN[0]]: 'tile-26' },
    units: { [MINE]: units(0, mine), [REX]: units(1, theirs) },
    deal: holding(secrets),
    ...more,
  })
    .when(0, { ships: { [MINE]: mine }, cargo: {} })
    .accepted();
type Table = ReturnType<typeof battle>;
const points = ({ state }: Table) => state.pub.sheets.map((sheet) => sheet.points);
const react = (table: Table) => playUntil(table, (d) => d.kind === 'react' || d.kind === 'turn');

describe('OBJ: secret objectives scored at the moment something happens', () => {
  it('[TI4-OBJ-10, TI4-OBJ-13, TI4-COB-06] Destroy Their Greatest Ship: at the moment a war sun falls; shown from then on', () => {
    const table = react(
      battle(
        { cruiser: 3 },
        { 'war-sun': 1, fighter: 1 },
        { 0: ['destroy-their-greatest-ship'] },
        {
          dice: { 'battle 0 cruiser': [10, 10, 10], 'battle 1 war-sun': [1, 1, 1], 'battle 1 fighter': [1] },
        },
      ),
    );
    table.when(0, use('destroy-their-greatest-ship')).accepted();
    expect(points(table)).toEqual([1, 0, 0]);
    expect(table.state.pub.table.cards[SCORED]).toEqual(['destroy-their-greatest-ship']);
    expect(table.state.pub.scored['destroy-their-greatest-ship']).toEqual([0]);
  });

  it('[TI4-COB-18] Spark a Rebellion: against a player with the most points, also at zero', () => {
    const won = (arrange: Space['arrange'] & object) =>
      react(
        battle(
          { cruiser: 2 },
          { cruiser: 1 },
          { 0: ['spark-a-rebellion'] },
          {
            arrange,
            dice: { 'battle 0 cruiser': [10, 10], 'battle 1 cruiser': [1] },
          },
        ),
      );
    expect(
      points(
        won(() => {})
          .when(0, use('spark-a-rebellion'))
          .accepted(),
      ),
    ).toEqual([1, 0, 0]);
    const leader = won((pub) => (pub.sheets[0]!.points = 2));
    expect(leader.state.pub.table.open[0]!.kind).toBe('turn');
  });

  it('[TI4-COB-20, TI4-OBJ-06, TI4-OBJ-11] Unveil Flagship; one objective for each combat', () => {
    const table = react(
      battle(
        { flagship: 1 },
        { cruiser: 1 },
        { 0: ['unveil-flagship', 'spark-a-rebellion'] },
        {
          // The loser leads: either objective could be scored, and goes on being fulfilled.
          arrange: (pub) => (pub.sheets[1]!.points = 5),
          dice: { 'battle 0 flagship': [10, 10, 10, 10], 'battle 1 cruiser': [1] },
        },
      ),
    );
    expect(listAnswers(ti4, view(table.state, 0), table.question(0))).toContainEqual(use('spark-a-rebellion'));
    table.when(0, use('unveil-flagship')).accepted();
    expect(points(table)).toEqual([1, 5, 0]);
    expect(table.state.pub.table.open[0]!.kind).toBe('turn');
  });

  it('[TI4-COB-20] Unveil Flagship: not if the flagship was destroyed in that combat, even if it is there again', () => {
    // The hero of Mentak brings the flagship back for that of the opponent.
    const unveiled = (theirs: number) => {
      const table = battle(
        { 'flagship damaged': 1 },
        { 'flagship damaged': 1 },
        { 0: ['unveil-flagship'] },
        {
          factions: ['mentak', 'letnev', 'sol'],
          dice: { 'battle 0 flagship': [10, 1], 'battle 1 flagship': [theirs, 1] },
          arrange: (pub) => inPlay(pub, 0, 'ipswitch-loose-cannon'),
        },
      );
      react(table).when(0, { ability: 'ipswitch-loose-cannon', component: 'ipswitch-loose-cannon.0' }).accepted();
      expect(table.state.pub.units[REX]!.find(({ type }) => type === 'flagship')).toMatchObject({ seat: 0, n: 1 });
      return react(table).state.pub.table.open[0]!.kind;
    };
    expect([unveiled(1), unveiled(10)]).toEqual(['react', 'turn']);
  });

  it('[TI4-COB-15, TI4-OBJ-10] Turn Their Fleets to Dust: the last ship falls to SPACE CANNON, scored by a player who is not active', () => {
    const table = react(
      battle(
        { cruiser: 1 },
        {},
        { 1: ['turn-their-fleets-to-dust'] },
        {
          units: { [MINE]: units(0, { cruiser: 1 }), 'mecatol-rex': units(1, { pds: 2 }) },
          dice: { 'cannon 1 pds': [10, 10] },
        },
      ),
    );
    table.when(1, use('turn-their-fleets-to-dust')).accepted();
    expect(points(table)).toEqual([0, 1, 0]);
  });

  it('[TI4-COB-15] Make an Example of Their World: the last ground force falls to BOMBARDMENT', () => {
    const table = active(
      {
        galaxy: { 0: MINE, [UP[0]]: REX },
        units: { [MINE]: units(0, { dreadnought: 1 }), bereg: units(1, { infantry: 1 }) },
        dice: { 'bombardment 0 dreadnought': [10] },
        deal: holding({ 0: ['make-an-example-of-their-world'] }),
        arrange: (pub) => (pub.planets['bereg']!.owner = 1),
      },
      MINE,
    );
    playUntil(table, (d) => d.kind === 'fire')
      .when(0, true)
      .accepted();
    table.when(0, use('make-an-example-of-their-world')).accepted();
    expect(points(table)).toEqual([1, 0, 0]);
  });
});

describe('OBJ and STAT: the status phase', () => {
  const status = () =>
    playUntil(given({ options: { expansion: 'no' } }), (d) => d.kind === 'scoreSecret' || d.kind === 'score');

  it('[TI4-OBJ-01, TI4-OBJ-02, TI4-STAT-01, TI4-STAT-02, TI4-STAT-03] an objective is revealed, a card drawn, tokens come back, everything is readied', () => {
    const table = status();
    const { pub } = table.state;
    pub.planets['mecatol-rex'] = { owner: 0, exhausted: true };
    pub.tokens = { 'tile-18': [1] };
    pub.sheets[1]!.reserve--;
    const hands = [0, 1, 2].map((seat) => pub.table.zones[`hand-${seat}`]!.n);
    playUntil(table, (d) => d.kind === 'pickStrategy');
    const after = table.state.pub;
    expect(after.table.cards[REVEALED]).toHaveLength(3);
    expect(after.table.zones[STAGE_1]!.n).toBe(2);
    expect([0, 1, 2].map((seat) => after.table.zones[`hand-${seat}`]!.n)).toEqual(
      hands.map((n, seat) => n + (after.sheets[seat]!.technologies.includes('neural-motivator') ? 2 : 1)),
    );
    expect(after.tokens).toEqual({});
    expect(after.planets['mecatol-rex']!.exhausted).toBe(false);
    expect(Object.values(after.strategyCards).every(({ holder }) => holder === null)).toBe(true);
  });
});
