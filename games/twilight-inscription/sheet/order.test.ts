import { describe, expect, it } from 'vitest';
import { Table, begin, keyFromSeed, nextDecision, sampler, view } from '@orrery/kernel';
import { BLACK_FACES } from '../content/dice.ts';
import { GUIDE_EVENTS, eventCard } from '../content/events.ts';
import { FACTION_IDS, factionCard, type FactionId } from '../content/factions.ts';
import { SIDE_B } from '../content/sheets/index.ts';
import { layoutsOf } from '../content/catalogue.ts';
import { COMMODITIES, SHEETS, SIDES, type AssetCode } from '../content/vocabulary.ts';
import { planet, sheetsOf, spending } from '../given.ts';
import { twilightInscription as game } from '../game.ts';
import { momentOf } from '../rules/table.ts';
import { claimAsset } from './claims.ts';
import { carryOut } from './marking.ts';
import { EXPLORED, UNEXPLORED, copyPlayer, type Desk, type Player } from './player.ts';
import { settle } from './tasks.ts';

// Q-ADV-6 and Q-LEARN-1 leave the order of dotted assets claimed at once to their owner. Nothing is asked, because on these cards every order
// comes to the same: only the Faction asset lets its owner choose anything, and nothing it offers or does depends on what the others mark.
// Whoever writes a card for which that is not so is told here, and has to ask.

const DOTTED: AssetCode[] = [
  ...COMMODITIES.flatMap((kind): AssetCode[] => [`com:${kind}:1`, `com:${kind}:2`]),
  'councilor',
  'population',
  ...SIDES.map((side): AssetCode => `neighbor:${side}`),
];

/** Sheets from the middle of played games, each with the moment it was met in. */
function met(): Desk[] {
  const found: Desk[] = [];
  for (const [seed, side] of ['B', 'A', 'generated'].entries()) {
    const { state } = begin(game, { seats: 3, options: { side }, key: keyFromSeed(seed) });
    const table = new Table(game, state);
    const below = sampler(`order ${side}`);
    for (let d = nextDecision(game, state); d; d = nextDecision(game, state)) {
      const v = view(state, d.seat);
      if (d.kind === 'mark' && below(90) === 0) {
        const p = state.pub.players[d.seat]!;
        const { step } = d.q as { step: 'card' | 'dice' | 'effects' };
        found.push({ p, sheets: layoutsOf(p), hand: [], moment: momentOf(state.pub, step) });
      }
      table.take(d, game.bot.quick!(v, d, below)!);
    }
  }
  return found;
}

interface Who {
  faction: FactionId;
  vassal: FactionId | null;
}

const everyone = FACTION_IDS.flatMap((faction): Who[] =>
  (factionCard(faction).mods ?? []).some((m) => m.mod === 'vassal')
    ? FACTION_IDS.filter((id) => id !== faction).map((vassal) => ({ faction, vassal }))
    : [{ faction, vassal: null }],
);

const as = (desk: Desk, who: Who): Desk => ({
  ...desk,
  p: { ...copyPlayer(desk.p), ...who, active: desk.p.active ?? SHEETS[0], todo: [] },
});

describe('several dotted assets claimed at once', () => {
  it('[INS-CORE-06, INS-ADV-20] Q-ADV-6: before or after a Faction ability, the others offer and mark the same', () => {
    const below = sampler('order');
    let resolved = 0;
    for (const desk of met()) {
      for (const who of everyone) {
        for (const code of DOTTED) {
          const before = as(desk, who);
          const after = as(desk, who);
          claimAsset(before, code);
          claimAsset(before, 'faction');
          claimAsset(after, 'faction');
          for (let offered = settle(after); ; offered = settle(after)) {
            expect(settle(before)).toEqual(offered);
            if (offered.length === 0) break;
            const atom = offered[below(offered.length)]!;
            carryOut(before, atom);
            carryOut(after, atom);
            resolved++;
          }
          claimAsset(after, code);
          expect(before.p).toEqual(after.p);
        }
      }
    }
    expect(resolved).toBeGreaterThan(1000);
  });

  it('[INS-ADV-18] Q-ADV-6, Q-LEARN-1: among themselves every order marks the same and leaves the same to resolve', () => {
    const all: AssetCode[] = [...DOTTED, 'faction'];
    for (const desk of met().slice(0, 2)) {
      for (const who of everyone) {
        for (const [i, first] of all.entries()) {
          for (const second of all.slice(i + 1)) {
            const [one, other] = [as(desk, who), as(desk, who)];
            for (const code of [first, second]) claimAsset(one, code);
            for (const code of [second, first]) claimAsset(other, code);
            expect(one.p).toEqual(other.p);
          }
        }
      }
    }
  });

  it('[INS-EXP-06, INS-ADV-19] Q-ADV-6: a row and a column at once: Population is marked, the Faction ability asks', () => {
    const quann = planet('Quann'); // the second row ends in Population, the second column in Faction; the icon in the middle is R
    const sheets = (p: Player): void => {
      p.expansion.unlocked[quann] = true;
      p.expansion.icons[quann] = 0b010_101_010;
    };
    const given = spending('expansion', 'R', { faction: 'titans', sheets });
    const develop = { do: 'develop', planet: quann, icon: 4, pay: 'R' } as const;
    given.when(0, [develop]).refused('INS-CLAR-03');
    given.when(0, [develop, { do: 'claimHex', hex: 1, pay: 'free' }]).accepted();
    expect(sheetsOf(given).expansion.population).toBe(1);
    expect(sheetsOf(given).industry.hexes[1]).not.toBe(0);
  });

  it('[INS-LEARN-11, INS-LEARN-27] Q-LEARN-1, Q-LEARN-3: no relic system is near enough to be among what the guide defers', () => {
    const { systems, beside } = SIDE_B.navigation;
    const { systems: marks } = sheetsAtStart();
    const away = marks.map((mark) => (mark === UNEXPLORED ? Infinity : 0));
    for (const _ of systems)
      for (const [i, around] of beside.entries())
        for (const next of around) away[i] = Math.min(away[i]!, away[next]! + 1);
    // Exploring costs Materials or Research: what the card of the first guided round supplies of them, and three dice.
    const card = eventCard(GUIDE_EVENTS[0]!).resources.filter((res) => res !== 'I').length;
    const relics = systems.flatMap((s, i) => (s.asset === 'relic' ? [away[i]!] : []));
    expect(BLACK_FACES.every((face) => face.length === 1)).toBe(true);
    expect(Math.min(...relics)).toBeGreaterThan(card + 3);
  });
});

const sheetsAtStart = (): Player['navigation'] => {
  const { navigation } = sheetsOf(spending('navigation', ''));
  expect(navigation.systems).toContain(EXPLORED);
  return navigation;
};
