import { describe, expect, it } from 'vitest';
import { AGENDA_IDS } from '../content/agendas.ts';
import { FACTION_IDS } from '../content/factions.ts';
import { OBJECTIVE_IDS } from '../content/objectives.ts';
import { RELIC_IDS } from '../content/relics.ts';
import { agendaText, factionText, objectiveText, relicText } from './cards.ts';
import { de } from './de.ts';
import { rule as deRules } from './de.rules.ts';
import { en } from './en.ts';
import { rule as enRules } from './en.rules.ts';
import { fr } from './fr.ts';
import { rule as frRules } from './fr.rules.ts';

const texts = [en, fr, de];
const cards = (text: typeof en): string[] => [
  ...FACTION_IDS.flatMap((id) => Object.values(factionText(text, id))),
  ...RELIC_IDS.map((id) => relicText(text, id)),
  ...AGENDA_IDS.flatMap((id) => Object.values(agendaText(text, id))),
  ...OBJECTIVE_IDS.map((id) => objectiveText(text, id)),
];

describe('words', () => {
  it('every card has a whole text in every language, rendered from what it does', () => {
    for (const text of texts) {
      for (const card of cards(text)) {
        expect(card).toMatch(/^[^a-z].*\.$/s);
        expect(card).not.toMatch(/undefined|\[object|NaN/);
      }
    }
    expect(new Set([cards(en).join(), cards(fr).join(), cards(de).join()]).size).toBe(3);
  });

  it('a card reads as it should', () => {
    expect(factionText(en, 'arborec')).toEqual({
      first: 'Setup: deploy 2 Infantry. After each War event, deploy 2 Infantry.',
      second: 'Deploy 2 Infantry, even below the Deployment Line.',
    });
    expect(factionText(en, 'letnev').first).toMatch(
      /^Once in each War event you may spend 1 Trade Good and get \+2 strength/,
    );
    expect(factionText(fr, 'muaat').first).toMatch(
      /Le Soleil de Guerre est débloqué dès le début\..* 1 Ressource Matériaux de moins/,
    );
    expect(factionText(de, 'muaat').first).toMatch(
      /Die Kriegssonne ist von Anfang an freigeschaltet\. Jede Kriegssonne kostet/,
    );
    expect(relicText(de, 'the-codex')).toBe('Gib 3 Forschung auf einer beliebigen Tafel aus.');
    expect(agendaText(fr, 'homestead-relief').against).toBe('Revendiquez 2 Marchandises.');
    expect(objectiveText(en, 'technocrat')).toBe('Unlock at least 5 technologies on any sheets.');
  });

  it('every refusal has a sentence in every language', () => {
    const ids = Object.keys(enRules);
    expect(Object.keys(frRules)).toEqual(ids);
    expect(Object.keys(deRules)).toEqual(ids);
    for (const sentence of [enRules, frRules, deRules].flatMap((rules) => Object.values(rules)))
      expect(sentence).toMatch(/[.]$/);
  });

  it('no name is left in another language by mistake: each list is complete and without doubles', () => {
    for (const text of texts) {
      for (const list of [
        text.names.faction,
        text.names.relic,
        text.names.agenda,
        text.names.event,
        text.names.objective,
      ]) {
        const names = Object.values(list);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });
});
