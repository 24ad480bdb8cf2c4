import { describe, expect, it } from 'vitest';
import { assert, integer, property } from 'fast-check';
import { fingerprint, nextDecision, readyToClose, sampler, view } from '@orrery/kernel';
import type { Command, Match } from '@orrery/kernel';
import { fresh } from '../given.ts';
import { starRealms } from '../game.ts';
import type { SR } from '../shapes.ts';
import { quick } from '../bot/quick.ts';
import { asks } from '../rules/asks.ts';
import { modes, MODES } from '../rules/modes.ts';
import { designOf } from '../rules/designs.ts';
import { exportCampaign, importCampaign, newCampaign } from './campaign.ts';
import type { NamedCampaign } from './campaign.ts';
import { chronicle, historyOf } from './chronicle.ts';
import { deckOptions, upgradesOf } from './deck.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

const PLAYERS: [{ name: string }, { name: string }] = [{ name: 'Ada' }, { name: 'Béa' }];
const nameOf = (seat: number): string => PLAYERS[seat]!.name;

/** The next command: the rule of thumb, so that games are short, and now and then chance. It depends on the state alone. */
const nextCommand = ({ state }: Match<SR>): Command => {
  const { n } = state.pub.table;
  const d = nextDecision(starRealms, state);
  if (!d) {
    if (readyToClose(state)) return { do: 'closeWindow', n };
    throw new Error('nobody is asked');
  }
  const v = view(state, d.seat);
  const below = sampler(n * 7 + d.seat);
  const all = (asks[d.kind as 'may'] as { list(v: unknown, q: unknown): readonly boolean[] }).list(v, d.q);
  const answer = below(6) === 0 && d.kind !== 'main' ? all[below(all.length)]! : quick(v, d, below);
  return { do: 'answer', seat: d.seat, n, ask: d.id, answer: answer as never };
};
const playOn = (campaign: NamedCampaign, decisions: number): void => {
  const { match } = campaign;
  for (let i = 0; i < decisions && match.state.pub.table.result === null; i++) {
    const applied = match.play(nextCommand(match));
    if (!applied.ok) throw new Error(`${applied.refusal.code} by ${applied.refusal.rule}`);
  }
};
const toTheEnd = (campaign: NamedCampaign): NamedCampaign => {
  playOn(campaign, Infinity);
  return campaign;
};

const whole = toTheEnd(newCampaign('Two Suns', PLAYERS, 'whole'));
const wholeHashes = whole.match.log.map((logged) => logged.hash);
const wholeText = exportCampaign(whole);

describe('a campaign is a file', () => {
  it('ends with the same hashes when saved at a random decision, loaded from text and continued', () => {
    assert(
      property(integer({ min: 0, max: wholeHashes.length - 1 }), (at) => {
        const first = newCampaign('Two Suns', PLAYERS, 'whole');
        playOn(first, at);
        const loaded = importCampaign(exportCampaign(first));
        if (!loaded.ok) throw new Error(loaded.flaw.reason);
        const { match } = toTheEnd(loaded.campaign);
        expect(match.log.map((logged) => logged.hash)).toEqual(wholeHashes);
        expect(fingerprint(match.state)).toBe(fingerprint(whole.match.state));
        expect(loaded.campaign.name).toBe('Two Suns');
      }),
      { numRuns: 3 },
    );
  }, 60_000);
  it('plays all twelve games and keeps what came of them', () => {
    const { campaign, table } = whole.match.state.pub;
    expect(historyOf(campaign!).map((game) => game.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(campaign!.made).toHaveLength(40);
    expect(table.result!.rule).toBe('SR-VP-04');
  });
  it('refuses a damaged file, one of another version, and one whose history does not verify, with line and reason', () => {
    const refused = (text: string) => {
      const result = importCampaign(text);
      return result.ok ? null : result.flaw;
    };
    const edit = (change: (file: Record<string, never>) => void) => {
      const file = JSON.parse(wholeText) as Record<string, never>;
      change(file);
      return JSON.stringify(file, null, 1);
    };
    expect(refused(wholeText.slice(0, wholeText.length / 2))?.reason).toMatch(/not JSON/);
    expect(refused('')?.reason).toMatch(/not JSON/);
    expect(refused('[]')?.reason).toMatch(/not an object/);
    expect(refused(edit((f) => Object.assign(f, { version: 9 })))?.reason).toMatch(/version 9 is not known/);
    expect(refused(edit((f) => Object.assign(f, { rules: 99 })))?.reason).toMatch(/rules 99/);
    expect(refused(edit((f) => Object.assign(f, { game: 'ti3' })))?.reason).toMatch(/match of ti3/);
    expect(refused(edit((f) => Object.assign(f, { title: 12 })))?.reason).toMatch(/"title" must be a text/);
    expect(refused(edit((f) => Object.assign(f, { options: { mode: 'standard' } })))?.reason).toMatch(/single game/);
    expect(refused(edit((f) => Object.assign(f, { key: '0'.repeat(32) })))?.reason).toMatch(/not the one committed/);
    expect(refused(edit((f) => Object.assign(f, { result: null })))?.reason).toMatch(/result/);
    // One answer of the third game is changed.
    const lines = wholeText.split('\n');
    const chosen = lines.findIndex((line) => line.includes('"do":"acquire"'));
    const forged = lines.with(chosen, lines[chosen]!.replace(/"answer":.*/, '"answer":{"do":"end"}},')).join('\n');
    expect(refused(forged)).toMatchObject({ line: expect.any(Number), reason: expect.stringMatching(/command|state/) });
    const hash = lines.findLastIndex((line) => /"\d+-[0-9a-f]{16}"/.test(line));
    const other = lines.with(hash, lines[hash]!.replace(/[0-9a-f]{16}/, '0123456789abcdef')).join('\n');
    expect(refused(other)).toEqual({ line: hash + 1, reason: expect.stringContaining('0123456789abcdef') });
  });
  it('changes nothing of a campaign at hand when a file is refused', () => {
    const before = exportCampaign(whole);
    expect(importCampaign(before.replace('"rules"', '"ruler"')).ok).toBe(false);
    expect(exportCampaign(whole)).toBe(before);
  });
});

describe('the chronicle', () => {
  it('tells in every language who won, who upgraded what and when', () => {
    const { pub } = whole.match.state;
    const told = [en, fr, de].map((language) => chronicle(pub, language, nameOf));
    expect(new Set(told.map((lines) => lines.length)).size).toBe(1);
    for (const lines of told) for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object|\.\.| {2}/);
    const upgrades = pub.campaign!.made.filter((u) => u.scenario <= 12);
    const [english] = told;
    expect(english!.filter((line) => /^Turn \d+: (Ada|Béa) upgraded .+ \(.+\): /.test(line))).toHaveLength(
      upgrades.length,
    );
    expect(english!.filter((line) => /^Scenario \d+, .* wins after \d+ turns\.$/.test(line))).toHaveLength(12);
    expect(english).toContain(`${nameOf(pub.table.result!.winners[0]!)} has won the campaign.`);
  });
  it('says nothing of a scenario whose envelope is still sealed', () => {
    const begun = newCampaign('New', PLAYERS, 1);
    playOn(begun, 2);
    const { pub } = begun.match.state;
    const next = 'Scenario 1, Birth of an Empire, is on the table.';
    expect(chronicle(pub, en, nameOf)).toContain(next);
    expect(chronicle(pub, en, nameOf, true)).toEqual(chronicle(pub, en, nameOf).filter((line) => line !== next));
  });
  it('tells of a campaign that has just begun', () => {
    const campaign = newCampaign('New', PLAYERS, 1);
    expect(chronicle(campaign.match.state.pub, en, nameOf)).toEqual([
      'Ada: 0 points from cards.',
      'Béa: 0 points from cards.',
    ]);
  });
});

describe('SR-POST: the deck of a finished campaign', () => {
  it('[SR-POST-07] serves in every other mode, with its 84 cards and forty upgrades', () => {
    const options = deckOptions(whole.match.state.pub);
    const upgrades = upgradesOf(whole.match.state.pub.campaign!);
    expect(upgrades).toHaveLength(40);
    for (const mode of MODES.filter((m) => m !== 'campaign')) {
      const seats = modes[mode].seats.max;
      const { pub } = fresh(seats, { ...options, mode }).state;
      expect(pub.table.zones.tradeDeck!.n + pub.table.cards.tradeRow!.length).toBe(84);
      expect(upgrades.every(({ card, sheet }) => designOf(pub, card).key.endsWith(`+${sheet}`))).toBe(true);
      expect(pub.campaign).toBeNull();
    }
  });
  it('refuses options that no campaign can have made', () => {
    const set =
      (campaign: string, mode = 'standard') =>
      () =>
        fresh(2, { campaign, mode });
    expect(set('upgrades=rust-rat.1:se-sheet-1')).not.toThrow();
    expect(set('something')).toThrow(/not the set-up of a campaign/);
    expect(set('upgrades=rust-rat.9:se-sheet-1')).toThrow(/no card of the Trade Deck/);
    expect(set('upgrades=scout.1:se-sheet-1')).toThrow(/no card of the Trade Deck/);
    expect(set('upgrades=queens-verdict.1:se-sheet-1')).toThrow(/no row for cost 8/);
    expect(set('upgrades=rust-rat.1:se-sheet-1,rust-rat.2:se-sheet-1')).toThrow(/used twice/);
    expect(set('upgrades=rust-rat.1:se-sheet-1,rust-rat.1:se-sheet-2')).toThrow(/used twice/);
    expect(set('upgrades=rust-rat.1:xx')).toThrow(/no sticker sheet/);
    expect(set('upgrades=rust-rat.2:se-sheet-2,rust-rat.1:se-sheet-1')).toThrow(/as this game writes it/);
    expect(set('upgrades=', 'campaign')).toThrow(/starts with new cards/);
    const scenario = 'scenario=2 first=0 factions=starEmpire,tradeFederation upgrades=';
    expect(set(scenario, 'campaign')).not.toThrow();
    expect(set(scenario)).toThrow(/campaign mode/);
    expect(set(scenario.replace('=2', '=13'), 'campaign')).toThrow(/12 scenarios/);
    expect(set(`${scenario}rust-rat.1:se-sheet-3`, 'campaign')).toThrow(/later scenario/);
  });
});
