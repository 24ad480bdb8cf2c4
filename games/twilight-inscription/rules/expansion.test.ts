import { describe, expect, it } from 'vitest';
import { SIDE_B } from '../content/sheets/index.ts';
import { offered, planet, sheetsOf, spending, table } from '../given.ts';
import { LINE_CLAIMED, LINE_CROSSED, OPEN, type Player } from '../sheet/player.ts';
import { scoreSheet } from '../sheet/scoring.ts';

const arinam = planet('Arinam'); // icons MM / IM; rows: Commodity, Population; columns: Focus, 1 VP
const planets = (n: number) => (p: Player) => {
  for (let i = 0; i < n; i++) p.assets.push({ code: 'planet', spent: false });
};
const unlocked =
  (...names: string[]) =>
  (p: Player) => {
    for (const name of names) p.expansion.unlocked[planet(name)] = true;
  };

describe('EXP: Expansion sheet', () => {
  it('[INS-EXP-01, INS-EXP-03] all planets are locked at the start, and a locked planet takes no resource', () => {
    const given = spending('expansion', 'M');
    expect(sheetsOf(given).expansion.unlocked.every((is) => !is)).toBe(true);
    given.when(0, [{ do: 'develop', planet: arinam, icon: 0, pay: 'M' }]).refused('INS-EXP-03');
  });

  it('[INS-EXP-02, INS-STRAT-10, INS-ADV-05] EX-INS-09: a Planet claimed on Navigation unlocks Arinam', () => {
    const given = spending('expansion', '', { sheets: planets(1) });
    given.when(0, [{ do: 'unlockPlanet', planet: arinam, pay: 'asset' }]).accepted();
    expect(sheetsOf(given).expansion.unlocked[arinam]).toBe(true);
    expect(sheetsOf(given).assets).toEqual([{ code: 'planet', spent: true }]);
    spending('expansion', '')
      .when(0, [{ do: 'unlockPlanet', planet: arinam, pay: 'asset' }])
      .refused('INS-CORE-08');
    spending('expansion', '', { sheets: (p) => (planets(1)(p), unlocked('Arinam')(p)) })
      .when(0, [{ do: 'unlockPlanet', planet: arinam, pay: 'asset' }])
      .refused('INS-EXP-02');
  });

  it('[INS-EXP-04, INS-CORE-10] each resource crosses out one matching icon', () => {
    const given = spending('expansion', 'IM', { sheets: unlocked('Arinam') });
    given.when(0, [{ do: 'develop', planet: arinam, icon: 0, pay: 'I' }]).refused('INS-EXP-04');
    given
      .when(0, [
        { do: 'develop', planet: arinam, icon: 0, pay: 'M' },
        { do: 'develop', planet: arinam, icon: 0, pay: 'M' },
      ])
      .refused('INS-EXP-04');
    // A second Materials is not there: another icon of the same kind stays open.
    given
      .when(0, [
        { do: 'develop', planet: arinam, icon: 0, pay: 'M' },
        { do: 'develop', planet: arinam, icon: 1, pay: 'M' },
      ])
      .refused('INS-CORE-10');
    given
      .when(0, [
        { do: 'develop', planet: arinam, icon: 0, pay: 'M' },
        { do: 'develop', planet: arinam, icon: 2, pay: 'I' },
      ])
      .accepted();
    expect(sheetsOf(given).expansion.icons[arinam]).toBe(0b0101);
  });

  it('[INS-EXP-05] EX-INS-10: the last two icons of a row claim its asset', () => {
    const given = spending('expansion', 'MM', { sheets: unlocked('Arinam') });
    given
      .when(0, [
        { do: 'develop', planet: arinam, icon: 0, pay: 'M' },
        { do: 'develop', planet: arinam, icon: 1, pay: 'M' },
      ])
      .accepted();
    expect(sheetsOf(given).expansion.lines[arinam]).toEqual([LINE_CLAIMED, OPEN, OPEN, OPEN]);
    expect(sheetsOf(given).industry.commodities.triangle).toBe(1);
  });

  it('[INS-EXP-06] one icon can complete a row and a column: both assets are claimed', () => {
    const given = spending('expansion', 'I', {
      sheets: (p) => (unlocked('Arinam')(p), void (p.expansion.icons[arinam] = 0b1001)),
    });
    given.when(0, [{ do: 'develop', planet: arinam, icon: 2, pay: 'I' }]).accepted();
    expect(sheetsOf(given).expansion.lines[arinam]).toEqual([OPEN, LINE_CLAIMED, LINE_CLAIMED, OPEN]);
    expect(sheetsOf(given).expansion.population).toBe(1);
    expect(sheetsOf(given).assets).toEqual([{ code: 'focus:I', spent: false }]);
  });

  it('[INS-EXP-07, INS-EXP-15] the resources of a step may be split over planets, docks and technologies in any order', () => {
    const given = spending('expansion', 'MMR', { sheets: unlocked('Arinam', 'Meer') });
    given
      .when(0, [
        { do: 'research', technology: 2, pay: 'R' },
        { do: 'dockIcon', dock: 0, icon: 0, pay: 'M' },
        { do: 'develop', planet: planet('Meer'), icon: 0, pay: 'M' },
      ])
      .accepted();
    expect(sheetsOf(given).research[2]).toBe(1);
    expect(sheetsOf(given).expansion.docks[0]).toBe(1);
    const research = spending('expansion', 'R', { sheets: unlocked('Meer') });
    research.when(0, [{ do: 'develop', planet: planet('Meer'), icon: 4, pay: 'R' }]).accepted();
    expect(sheetsOf(research).expansion.icons[planet('Meer')]).toBe(0b10000);
  });

  it('[INS-EXP-08, INS-EXP-12] three space docks, none of which needs unlocking', () => {
    expect(SIDE_B.expansion.docks.length).toBe(3);
    const given = spending('expansion', 'M');
    expect(
      offered(given, 0)
        .add.filter((a) => a.do === 'dockIcon')
        .map((a) => a.dock),
    ).toEqual([0, 0, 1, 2, 2, 2]);
  });

  it('[INS-EXP-09, INS-EXP-10, INS-EXP-11] EX-INS-11: a dock lacking one icon is built by that resource or by a Planet', () => {
    const almost = (p: Player) => {
      p.expansion.docks[2] = 0b0111; // MMMR: Research is missing
    };
    const byResource = spending('expansion', 'R', { sheets: almost });
    byResource.when(0, [{ do: 'dockIcon', dock: 2, icon: 3, pay: 'R' }]).accepted();
    expect(sheetsOf(byResource).expansion.built).toEqual([false, false, true]);
    const byPlanet = spending('expansion', '', { sheets: (p) => (almost(p), planets(1)(p)) });
    byPlanet.when(0, [{ do: 'buildDock', dock: 2, pay: 'asset' }]).accepted();
    expect(sheetsOf(byPlanet).assets[0]!.spent).toBe(true);
    for (const built of [byResource, byPlanet]) {
      expect(scoreSheet({ p: sheetsOf(built), sheets: SIDE_B }, 'expansion').parts).toEqual([{ from: 'docks', vp: 3 }]);
      expect(sheetsOf(built).expansion.docks[2]! & 0b0111).toBe(0b0111);
    }
    byPlanet
      .when(0, [
        { do: 'activate', sheet: 'expansion' },
        { do: 'dockIcon', dock: 2, icon: 3, pay: 'R' },
      ])
      .refused('INS-EXP-09');
  });

  it('[INS-EXP-13] the count of what is left to spend changes nothing: it is there for every sheet, and follows what is spent', () => {
    const given = spending('expansion', 'MI');
    expect(sheetsOf(given).pool).toEqual({ M: 1, I: 1, R: 0, W: 0 });
    expect(sheetsOf(spending('warfare', 'MI')).pool).toEqual({ M: 1, I: 1, R: 0, W: 0 });
  });

  it('[INS-EXP-14] at the end of the round it is wiped: what could not be spent does not come back', () => {
    // All docks are built and no planet is unlocked: Influence has no use here.
    const given = spending('expansion', 'III', {
      sheets: (p) => void (p.expansion.built = p.expansion.built.map(() => true)),
      events: ['girded-for-war'],
    });
    expect(sheetsOf(given).pool.I).toBe(3);
    given.when(0, []).accepted();
    expect(given.state.pub.round).toBe(11);
    expect(sheetsOf(given).pool).toEqual({ M: 3, I: 0, R: 0, W: 0 }); // the card alone
    // Nor is it there during an event that supplies nothing.
    const council = spending('expansion', 'III', {
      sheets: (p) => void (p.expansion.built = p.expansion.built.map(() => true)),
      events: ['convene-the-council'],
    });
    council.when(0, []).accepted();
    expect(council.state.pub.event).toBe('convene-the-council');
    expect(sheetsOf(council).pool).toEqual({ M: 0, I: 0, R: 0, W: 0 });
  });

  it('[INS-EXP-16, INS-ADV-19] Population claims the next VP of the track, from the bottom', () => {
    const given = spending('expansion', 'I', {
      sheets: (p) => (
        unlocked('Arinam')(p),
        void (p.expansion.icons[arinam] = 0b1001),
        void (p.expansion.population = 5)
      ),
    });
    given.when(0, [{ do: 'develop', planet: arinam, icon: 2, pay: 'I' }]).accepted();
    const parts = scoreSheet({ p: sheetsOf(given), sheets: SIDE_B }, 'expansion').parts;
    expect(parts).toContainEqual({ from: 'population', vp: 5 * 1 + 2 });
  });

  it('[INS-CLAR-10] Neural Motivator looks at lines that end in Population, even one crossed out', () => {
    const motivated = (p: Player) => {
      unlocked('Wellon')(p); // MI / MM; rows Population, Trade Good
      p.technologies[2] = true;
      p.expansion.lines[planet('Wellon')]![0] = LINE_CROSSED;
    };
    const given = spending('expansion', '', { sheets: motivated });
    const icons = offered(given, 0, [{ do: 'useTechnology', technology: 2 }]).add;
    expect(icons).toEqual([
      { do: 'develop', planet: planet('Wellon'), icon: 0, pay: 'free' },
      { do: 'develop', planet: planet('Wellon'), icon: 1, pay: 'free' },
    ]);
  });

  it('[INS-CLAR-09] an effect that builds a dock costs nothing, whatever its costs are', () => {
    const given = spending('expansion', '', { hand: ['plenary-orbital'] });
    given
      .when(0, [
        { do: 'relic', relic: 'plenary-orbital' },
        { do: 'option', option: 1 },
        { do: 'buildDock', dock: 1, pay: 'free' },
      ])
      .accepted();
    expect(sheetsOf(given).expansion.built[1]).toBe(true);
    expect(sheetsOf(given).industry.councilors).toBe(2);
  });

  it('[INS-CLAR-17] an effect that unlocks a technology costs nothing', () => {
    const given = spending('expansion', '', { hand: ['maw-of-worlds'] });
    given
      .when(0, [
        { do: 'relic', relic: 'maw-of-worlds' },
        { do: 'unlockTechnology', technology: 6 },
      ])
      .accepted();
    expect(sheetsOf(given).technologies[6]).toBe(true);
    expect(sheetsOf(given).research[6]).toBe(0);
  });

  it('[INS-CLAR-01, INS-CLAR-03] a card that forbids construction goes before the rule that allows it', () => {
    const blocked = (p: Player) => {
      planets(1)(p);
      p.blocks = [{ what: 'construction', left: 2 }];
      p.expansion.docks[0] = 0b011;
    };
    const given = spending('expansion', 'I', { sheets: blocked });
    given.when(0, [{ do: 'unlockPlanet', planet: arinam, pay: 'asset' }]).refused('INS-CLAR-01');
    given.when(0, [{ do: 'dockIcon', dock: 0, icon: 2, pay: 'I' }]).refused('INS-CLAR-01');
    given.when(0, [{ do: 'dockIcon', dock: 1, icon: 1, pay: 'I' }]).accepted();
    expect(sheetsOf(given).blocks).toEqual([{ what: 'construction', left: 1 }]);
    // An effect is resolved as far as possible: with nothing to lose but the fallback, that is what happens.
    const loss = table(
      {
        seats: [
          {
            sheets: (p) =>
              void (p.todo = [
                {
                  do: 'lose',
                  what: 'asset',
                  kinds: ['planet', 'spec'],
                  otherwise: [{ do: 'vp', n: -2, on: 'expansion' }],
                },
              ]),
          },
        ],
      },
      { proc: 'marking', locals: { step: 'effects', seats: [0], keeping: [] } },
    );
    expect(sheetsOf(loss).vp.expansion).toBe(-2);
  });

  it('[INS-EXP-09] a dock is built once, and not at all while a card forbids it', () => {
    const built = spending('expansion', '', { sheets: (p) => (planets(1)(p), void (p.expansion.built[0] = true)) });
    built.when(0, [{ do: 'buildDock', dock: 0, pay: 'asset' }]).refused('INS-EXP-09');
    expect(
      offered(built, 0)
        .add.filter((a) => a.do === 'buildDock')
        .map((a) => a.dock),
    ).toEqual([1, 2]);
    const forbidden = spending('expansion', '', {
      sheets: (p) => (planets(1)(p), void (p.blocks = [{ what: 'construction', left: 1 }])),
    });
    forbidden.when(0, [{ do: 'buildDock', dock: 0, pay: 'asset' }]).refused('INS-CLAR-01');
    expect(offered(forbidden, 0).add).toEqual([]);
  });

  it('a line that is complete, or of a locked planet, cannot be completed by a relic', () => {
    const given = spending('expansion', '', {
      hand: ['nano-forge'],
      sheets: (p) => (unlocked('Arinam')(p), void (p.expansion.icons[arinam] = 0b0011)),
    });
    const lines = offered(given, 0, [{ do: 'relic', relic: 'nano-forge' }]).add;
    expect(lines).toEqual([1, 2, 3].map((line) => ({ do: 'developLine', planet: arinam, line })));
  });
});
