import { describe, expect, it } from 'vitest';
import { chaptersOf, ruleIn } from '@orrery/web/games/rulebooks.ts';
import { SIDE_B } from '../content/sheets/index.ts';
import { planet, system } from '../given.ts';
import type { Atom } from './content.ts';
import { RULES, TOPICS, remarkOn, targetOf, topicOf } from './lesson.ts';
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
    expect(topicOf(now({ guide: 'expansion', step: 'dice' }))).toBe('develop');
    expect(topicOf(now({ guide: 'industry', atoms: [{ do: 'scrap', hex: 1, pay: 'M' }] }))).toBe('scrap');
    expect(topicOf(now({ guide: 'industry', atoms: [{ do: 'claimHex', hex: 1, pay: 'I' }] }))).toBe('hex');
    expect(topicOf(now({ guide: 'warfare' }))).toBe('unit');
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
  it('says what the last sheet came to', () => {
    const none = { planets: 0, specialties: 0, triangle: false, left: true, right: false };
    expect(remarkOn('expansion', 2, { ...none, planets: 1 })).toBe('remark.navigation.good');
    expect(remarkOn('industry', 3, none)).toBe('remark.expansion.other');
    expect(remarkOn(null, 5, none)).toBe('remark.warfare.other');
    expect(remarkOn('navigation', 1, none)).toBeNull();
  });
  it('cites rules that have words', async () => {
    const chapters = await chaptersOf('twilight-inscription', 'en');
    for (const topic of TOPICS) expect(ruleIn(chapters, RULES[topic])).toBeTruthy();
  });
});
