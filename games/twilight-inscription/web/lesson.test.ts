import { describe, expect, it } from 'vitest';
import { chaptersOf, ruleIn } from '@orrery/web/games/rulebooks.ts';
import { SIDE_B } from '../content/sheets/index.ts';
import { planet, system } from '../given.ts';
import type { Atom } from './content.ts';
import { LEARNED, PRIMER, RULES, TOPICS, isPrimerDue, learnedBy, remarkOn, targetOf, topicOf } from './lesson.ts';
import type { Now } from './lesson.ts';

const claim = (id: string): Atom => ({ do: 'claimSystem', system: system(id), pay: 'I' });
const now = (more: Partial<Now>): Now => ({
  question: 'mark',
  guide: null,
  round: 12,
  step: 'card',
  atoms: [],
  deploying: false,
  kept: 0,
  relics: 0,
  ...more,
});

describe('the lesson of Twilight Inscription', () => {
  it('teaches each thing when it comes up', () => {
    const explore: Atom = { do: 'explore', from: 0, to: system('a2'), pay: 'M' };
    expect(topicOf(now({ guide: 'navigation', round: 1, atoms: [claim('a1')] }))).toBe('claim');
    expect(topicOf(now({ guide: 'navigation', round: 1, step: 'dice', atoms: [explore] }))).toBe('explore');
    expect(topicOf(now({ guide: 'expansion', atoms: [{ do: 'unlockPlanet', planet: 0, pay: 'asset' }] }))).toBe(
      'planet',
    );
    expect(
      topicOf(now({ guide: 'expansion', step: 'dice', atoms: [{ do: 'develop', planet: 0, icon: 0, pay: 'M' }] })),
    ).toBe('develop');
    expect(topicOf(now({ guide: 'industry', atoms: [{ do: 'scrap', hex: 1, pay: 'M' }] }))).toBe('scrap');
    expect(topicOf(now({ guide: 'industry', atoms: [{ do: 'claimHex', hex: 1, pay: 'I' }] }))).toBe('hex');
    expect(topicOf(now({ guide: 'warfare', atoms: [{ do: 'infantry', node: 0, pay: 'M' }] }))).toBe('unit');
    expect(topicOf(now({ guide: 'navigation', atoms: [{ do: 'activate', sheet: 'navigation' }] }))).toBe('claim');
    expect(topicOf(now({ guide: 'navigation' }))).toBe('pen');
    expect(topicOf(now({ guide: 'warfare', deploying: true }))).toBe('deploy');
    expect(topicOf(now({ round: 5 }))).toBe('faction');
    expect(topicOf(now({ round: 6, step: 'dice' }))).toBe('focus');
    expect(topicOf(now({ round: 8, kept: 2 }))).toBe('assets');
    expect(topicOf(now({ question: 'vote' }))).toBe('council');
    expect(topicOf(now({ relics: 1, atoms: [{ do: 'relic', relic: 'the-codex' }] }))).toBe('relic');
    expect(topicOf(now({}))).toBe('aim');
  });
  it('points at one mark that serves the goal', () => {
    const planetSystem = SIDE_B.navigation.systems.findIndex((one) => one.asset === 'planet');
    const aim: Atom = { do: 'claimSystem', system: planetSystem, pay: 'I' };
    expect(targetOf('claim', [claim('a2'), aim], SIDE_B)).toEqual(aim);
    const arinam: Atom = { do: 'unlockPlanet', planet: planet('Arinam'), pay: 'asset' };
    expect(targetOf('planet', [{ ...arinam, planet: planet('Quann') }, arinam], SIDE_B)).toEqual(arinam);
    expect(targetOf('aim', [aim], SIDE_B)).toBeNull();
  });
  it('never tells to scrap the triangle it wants claimed while another hex is open', () => {
    const hexes = SIDE_B.industry.hexes;
    const triangle = hexes.findIndex((hex) => hex.asset?.startsWith('com:triangle'));
    const other = hexes.findIndex((hex) => hex.asset !== null && !hex.asset.startsWith('com:triangle'));
    const scrap = (hex: number): Atom => ({ do: 'scrap', hex, pay: 'M' });
    expect(targetOf('scrap', [scrap(triangle), scrap(other)], SIDE_B)).toEqual(scrap(other));
  });
  it('counts what was done or met, and never counts back', () => {
    const events = [
      { t: 'marked', all: { seat: 1, atoms: [claim('a1')] } },
      { t: 'marked', all: { seat: 0, atoms: [claim('a2')] } },
      { t: 'rolled', all: {} },
      { t: 'faction', all: { seat: 0 } },
      { t: 'guideComplete', all: {} },
      { t: 'rolled', all: {} },
      { t: 'war', all: { seat: 0 } },
      { t: 'produced', all: { seat: 1 } },
      { t: 'voted', all: { seat: 0 } },
    ];
    const grown = events.map((_, i) => [...learnedBy(0, events.slice(0, i + 1))]);
    expect(grown.map((known) => known.length)).toEqual([0, 1, 1, 2, 2, 3, 4, 4, 5]);
    expect(grown.at(-1)).toEqual(['claim', 'faction', 'focus', 'war', 'council']);
    expect(LEARNED).toHaveLength(13);
  });
  it('says what the last sheet came to', () => {
    const none = { planets: 0, specialties: 0, triangle: false, left: true, right: false };
    expect(remarkOn('expansion', 2, { ...none, planets: 1 })).toBe('remark.navigation.good');
    expect(remarkOn('industry', 3, none)).toBe('remark.expansion.other');
    expect(remarkOn(null, 5, none)).toBe('remark.warfare.other');
    expect(remarkOn('navigation', 1, none)).toBeNull();
  });
  it('tells of factions, Focus dice, War, Production, Council, the AI, relics and objectives once the guide is done, until the reader acts', () => {
    const before = { isOwn: true, events: ['marked', 'guideComplete'] };
    const others = { isOwn: false, events: ['marked'] };
    const own = { isOwn: true, events: ['marked'] };
    expect([
      isPrimerDue([own]),
      isPrimerDue([own, before]),
      isPrimerDue([before, others]),
      isPrimerDue([before, others, own]),
    ]).toEqual([false, true, true, false]);
    expect(PRIMER.map(({ about }) => about)).toEqual([
      'faction',
      'focus',
      'war',
      'production',
      'council',
      'ai',
      'mecatol',
      'objectives',
    ]);
  });
  it('cites rules that have words', async () => {
    const chapters = await chaptersOf('twilight-inscription', 'en');
    for (const { rule } of PRIMER) expect(ruleIn(chapters, rule)).toBeTruthy();
    for (const topic of TOPICS) expect(ruleIn(chapters, RULES[topic])).toBeTruthy();
  });
});
