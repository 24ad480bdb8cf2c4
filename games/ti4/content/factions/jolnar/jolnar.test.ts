import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../../../game.ts';
import { given, playUntil } from '../../../given.ts';
import { battle } from '../../../givenBattle.ts';
import type { Battle } from '../../../givenBattle.ts';
import { adjacentFor } from '../../../rules/systems.ts';
import { notesOf } from '../../../rules/zones.ts';
import { UP, active, inPlay, inSpace, learned, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';

const jolnar = (position: Battle) => battle({ ...position, factions: ['jolnar', 'saar'] });

describe('Jol-Nar', () => {
  it('[TI4-JOLN-01] -1 on combat rolls', () => {
    const { rolled } = jolnar({ fleets: [{ cruiser: 1 }, { cruiser: 1 }] });
    expect(rolled()[0]!.rolls.map(({ volleys }) => volleys[0]!.modifier)).toEqual([-1, 0]);
  });

  it('[TI4-JOLN-02] a token spent on Technology’s secondary buys the primary: research without a price', () => {
    const table = given({ factions: ['jolnar', 'sol', 'saar'], until: (d) => d.kind === 'turn' });
    const { pub } = table.state;
    const owner = (pub.sheets.findIndex(({ faction }) => faction === 'jolnar') + 1) % 3;
    for (const card of Object.values(pub.strategyCards)) Object.assign(card, { holder: null });
    [0, 1, 2].forEach((seat) =>
      Object.assign(pub.strategyCards[seat === owner ? 'technology' : 'warfare'], { holder: seat }),
    );
    const me = pub.sheets.findIndex(({ faction }) => faction === 'jolnar');
    expect(owner).not.toBe(me);
    playUntil(table, (d) => d.kind === 'turn' && d.seat === owner);
    table.when(owner, { do: 'strategic', card: 'technology' }).accepted();
    playUntil(table, (d) => d.kind === 'secondary' && d.seat === me);
    const { strategy } = table.state.pub.sheets[me]!;
    table.when(me, true).accepted();
    expect(table.state.pub.sheets[me]!.strategy).toBe(strategy - 1);
    const [asked] = table.state.pub.table.open;
    expect(asked).toMatchObject({ seat: me, kind: 'research', q: { price: 0 } });
  });

  it('[TI4-JOLN-07] a natural 9 or 10 of the flagship produces two more hits', () => {
    const { lost } = jolnar({
      fleets: [{ flagship: 1 }, { cruiser: 3 }],
      dice: { 'battle 0 flagship': [9, 1], 'battle 1 cruiser': [1, 1, 1] },
    });
    expect(lost(1)[0]).toEqual(['cruiser', 'cruiser', 'cruiser']);
  });

  it('[TI4-JOLN-07, TI4-SUST-11] dice thrown again count as they lie then, and only by what they show', () => {
    const hits = (again: number) => {
      const { table, use, answer, lost, me } = jolnar({
        fleets: [{ flagship: 1 }, { cruiser: 4 }],
        dice: { 'battle 0 flagship': [2, 3, again], 'battle 1 cruiser': [1, 1, 1, 1] },
        arrange: (pub, sides) => inPlay(pub, sides.me, 'the-crown-of-thalnos relic'),
      });
      use(0, 'the-crown-of-thalnos');
      const [die] = (table.question(me).q as { from: string[] }).from;
      answer(0, [die!]).accepted();
      playUntil(table, ({ kind }) => kind !== 'react' && kind !== 'sustain');
      return lost(1)[0]!.length;
    };
    // A natural 9 hits and brings two hits more; an 8 that counts as 9 hits once.
    expect([hits(9), hits(8)]).toEqual([3, 1]);
  });

  /** Jol-Nar are player 0 and research by Technology. */
  const researching = (space: Partial<Space>, ...abilities: string[]) =>
    inSpace({
      galaxy: { 0: 'tile-35', [UP[0]]: 'tile-19' },
      units: {},
      factions: ['jolnar', 'sol', 'saar'],
      hands: {},
      ...space,
      arrange: (pub) => {
        inPlay(pub, 0, ...abilities);
        for (const card of Object.values(pub.strategyCards)) card.holder = null;
        Object.assign(pub.strategyCards.technology, { holder: 0, exhausted: false });
        Object.assign(pub.strategyCards.trade, { holder: 1, exhausted: true });
        Object.assign(pub.strategyCards.warfare, { holder: 2, exhausted: true });
        space.arrange?.(pub);
      },
    }).when(0, { do: 'strategic', card: 'technology' });
  const research = (technology: string) => ({ technology, specialties: [], pay: { coins: [], goods: 0 } });
  it('[TI4-JOLN-03] Analytical: one prerequisite is ignored in each research, not of a unit upgrade', () => {
    researching({}).when(0, research('gravity-drive'), 'research').refused('TI4-TECH-03');
    researching({}, 'analytical').when(0, research('fleet-logistics'), 'research').refused('TI4-TECH-03');
    researching({}, 'analytical').when(0, research('infantry-2'), 'research').refused('TI4-TECH-03');
    researching({}, 'analytical').when(0, research('gravity-drive'), 'research').accepted();
  });

  it('[TI4-JOLN-04] Research Agreement: its holder gains what Jol-Nar research, none of their own technologies, and it goes back', () => {
    const note: Partial<Space> = {
      deal: (t) => t.move('research-agreement.0', notesOf(0), notesOf(2)),
      arrange: (pub) => learned(pub, 0, 'antimass-deflectors', 'gravity-drive', 'neural-motivator', 'plasma-scoring'),
    };
    const table = researching(note).when(0, research('sarween-tools'), 'research').accepted();
    playUntil(table, (d) => d.seat === 2);
    table.when(2, { ability: 'research-agreement', component: 'research-agreement.0' }).accepted();
    expect(table.state.pub.sheets.map(({ technologies }) => technologies.includes('sarween-tools'))).toEqual([
      true,
      false,
      true,
    ]);
    expect(view(table.state, 0).me!.table.cards[notesOf(0)]).toContain('research-agreement.0');
    const own = researching(note).when(0, research('spacial-conduit-cylinder'), 'research').accepted();
    expect(own.told.some(({ t }) => t === 'researched')).toBe(true);
    expect(own.state.pub.table.open.some((d) => d.seat === 2 && d.kind === 'react')).toBe(false);
  });

  it('[TI4-JOLN-05] E-Res Siphons: four trade goods when another player activates a system with own ships', () => {
    const goods = (theirs: { [type: string]: number }) =>
      active({
        galaxy: { 0: 'tile-35', [UP[0]]: 'tile-19' },
        units: { 'tile-35': units(1, theirs) },
        arrange: (pub) => inPlay(pub, 1, 'e-res-siphons'),
      }).state.pub.sheets[1]!.goods;
    expect([goods({ cruiser: 1 }), goods({})]).toEqual([4, 0]);
  });

  it('[TI4-JOLN-06] Spatial Conduit Cylinders: the active system is adjacent to all systems with own units, for everybody', () => {
    const space: Space = {
      galaxy: { 0: 'tile-35', [UP[0]]: 'tile-19', [UP[2]]: 'tile-20' },
      units: { 'tile-35': units(0, { cruiser: 1 }), 'tile-20': units(0, { carrier: 1 }) },
      arrange: (pub) => inPlay(pub, 0, 'spacial-conduit-cylinder'),
    };
    const isNear = (table: ReturnType<typeof active>, seat: number) =>
      adjacentFor(rulesView(ti4, view(table.state, null)), 'tile-20', seat).includes('tile-35');
    const declined = active(space).when(0, null);
    expect([isNear(declined, 0), isNear(declined, 1)]).toEqual([false, false]);
    const table = active(space).when(0, {
      ability: 'spacial-conduit-cylinder',
      component: 'spacial-conduit-cylinder.0',
    });
    expect([isNear(table, 0), isNear(table, 1)]).toEqual([true, true]);
    table.when(0, { ships: { 'tile-20': { carrier: 1 } }, cargo: {} }, 'move').accepted();
    playUntil(table, (d) => d.kind === 'turn');
    expect(isNear(table, 0)).toBe(false);
  });
});
