import { LANGUAGES } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ACTION_CARD_IDS } from '../content/actionCards.ts';
import { AGENDA_IDS } from '../content/agendas.ts';
import { ATTACHMENT_IDS } from '../content/attachments.ts';
import { PUBLIC_OBJECTIVE_IDS } from '../content/publicObjectives.ts';
import { SECRET_OBJECTIVE_IDS } from '../content/secretObjectives.ts';
import { TECHNOLOGY_IDS } from '../content/technologies.ts';
import { UNIT_IDS, unitFacts } from '../content/units/index.ts';
import { content } from '../game.ts';
import { names as namesDe } from './de/phrases.ts';
import { names as namesEn } from './en/phrases.ts';
import { names as namesFr } from './fr/phrases.ts';
import {
  actionCardWords,
  agendaWords,
  attachmentName,
  publicObjectiveWords,
  secretObjectiveWords,
  technologyWords,
  unitLines,
} from './index.ts';
import type { Vocabulary } from './index.ts';

const vocabularies = { en: namesEn.words, fr: namesFr.words, de: namesDe.words };

/** Every sentence a player can read about a component, by kind and id. */
function sentences(words: Vocabulary): Map<string, string> {
  const all = new Map<string, string>();
  const add = (kind: string, table: { readonly [id: string]: { readonly text: string } }): void => {
    for (const [id, { text }] of Object.entries(table)) all.set(`${kind} ${id}`, text);
  };
  add('technology', words.technologies);
  add('note', words.notes);
  add('ability', words.abilities);
  add('leader', words.leaders);
  add('relic', words.relics);
  add('exploration', words.explorations);
  add('legendary planet', words.legendaryPlanets);
  for (const id of ACTION_CARD_IDS) all.set(`action card ${id}`, actionCardWords(words, id).text);
  for (const id of AGENDA_IDS) all.set(`agenda ${id}`, agendaWords(words, id).text);
  for (const id of PUBLIC_OBJECTIVE_IDS) all.set(`objective ${id}`, publicObjectiveWords(words, id).text);
  for (const id of SECRET_OBJECTIVE_IDS) all.set(`objective ${id}`, secretObjectiveWords(words, id).text);
  for (const id of UNIT_IDS) all.set(`unit ${id}`, unitLines(words, id).join(' '));
  for (const [id, card] of Object.entries(words.strategyCards)) {
    all.set(`primary ${id}`, card.primary);
    all.set(`secondary ${id}`, card.secondary);
  }
  for (const [id, text] of Object.entries(words.unlocks)) all.set(`unlock ${id}`, text);
  return all;
}
const said = Object.fromEntries(LANGUAGES.map((language) => [language, sentences(vocabularies[language])]));
const offending = (language: string, wrong: (text: string) => boolean): string[] =>
  [...said[language]!].filter(([, text]) => wrong(text)).map(([id, text]) => `${id}: ${text}`);

const FOREIGN = {
  en: /['"„«»]|\s[;:!?]| {2}/,
  fr: /['"“”„]|[^\u202f][;:!?»]|«[^\u202f]| {2}/,
  de: /['"«»”]|\s[;:!?]| {2}/,
};

describe('the words of components', () => {
  it.each(LANGUAGES)('are whole sentences with the signs of their language: %s', (language) => {
    expect(offending(language, (text) => !/^[\p{Lu}\d].*\.$/su.test(text))).toEqual([]);
    expect(offending(language, (text) => FOREIGN[language].test(text))).toEqual([]);
  });
  it('name the same figures in every language, but for one, which may be a word', () => {
    const figures = (text: string): string =>
      [...new Set(text.match(/\d+/g))]
        .filter((n) => n !== '1')
        .toSorted()
        .join();
    const differing = [...said['en']!].flatMap(([id, text]) =>
      ['fr', 'de']
        .filter((language) => figures(said[language]!.get(id)!) !== figures(text))
        .map((language) => `${language} ${id}`),
    );
    // Stages of objectives are I and II in English and German, 1 and 2 in French.
    expect(differing).toEqual(['fr agenda incentive-program']);
  });
  it('are in the language they claim', () => {
    const same = [...said['en']!].filter(
      ([id, text]) =>
        text === said['fr']!.get(id) || text === said['de']!.get(id) || said['fr']!.get(id) === said['de']!.get(id),
    );
    expect(same).toEqual([]);
  });
  it('do not use words that the glossary has others for', () => {
    expect(
      offending('en', (text) => /\b(Sabotag|armies|starship|crystal)/.test(text)).map((text) => text.slice(0, 20)),
    ).toEqual(['action card sabotage']);
    expect(
      offending('fr', (text) => /\b(PDS|biens? de commerce|jetons? de commandement|Président|marchandise)/i.test(text)),
    ).toEqual([]);
    expect(
      offending('de', (text) => /\b(PDS|Raumdock|Handelsgut|Handelsgüter|Befehlsmarker|Ware\b|Dreadnought)/.test(text)),
    ).toEqual([]);
  });
  it('are rendered from the printed values', () => {
    const { en, fr, de } = vocabularies;
    expect(unitLines(en, 'dreadnought-2')).toEqual([
      'Cost 4.',
      'Combat 5.',
      'Move 2.',
      'Capacity 1.',
      'Sustain Damage.',
      'Bombardment 5.',
      'Direct Hit cannot destroy it.',
    ]);
    expect(unitLines(fr, 'space-dock')).toEqual([
      'Production\u202f: les ressources de sa planète plus 2.',
      'Jusqu’à 3 chasseurs dans son système n’occupent pas de capacité.',
    ]);
    expect(unitLines(de, 'fighter')).toEqual(['Kosten 1 für zwei.', 'Kampf 9.']);
    expect(unitLines(en, 'dunlain-reaper').at(-1)).toMatch(/^Deploy: When a round/);
    expect(technologyWords(en, 'cruiser-2')).toMatchObject({
      name: 'Cruiser II',
      needs: 'Prerequisites: 1 green, 1 yellow, 1 red.',
    });
    expect(technologyWords(de, 'neural-motivator').needs).toBe('Keine Voraussetzungen.');
    expect(publicObjectiveWords(en, 'erect-a-monument').text).toBe('Spend 8 resources.');
    expect(publicObjectiveWords(fr, 'conquer-the-weak').text).toBe(
      'Contrôlez une planète dans le système natal d’un autre joueur.',
    );
    expect(secretObjectiveWords(de, 'form-a-spy-network').text).toBe('Gib 5 Aktionskarten aus.');
    expect(actionCardWords(en, 'repeal-law').text).toBe('Action: discard a law in play.');
    expect(agendaWords(en, 'core-mining').text).toMatch(/^Law\. Elect a hazardous planet\. Attached/);
    expect(agendaWords(de, 'mutiny').text).toMatch(/^Direktive\. Dafür: Jeder Spieler.* Dagegen: Jeder Spieler/);
  });
  it('give every deploy ability its words, and every attachment its name', () => {
    const deploying = UNIT_IDS.filter((id) => unitFacts(id).deploy);
    expect(deploying.filter((id) => !unitFacts(id).ability)).toEqual([]);
    const names = LANGUAGES.map((language) => ATTACHMENT_IDS.map((id) => attachmentName(vocabularies[language], id)));
    expect(names.flat().filter((name) => name === '')).toEqual([]);
    expect(TECHNOLOGY_IDS.map((id) => technologyWords(vocabularies.fr, id).name).filter((name) => name === '')).toEqual(
      [],
    );
  });
  it('name every component that is played, in three languages', () => {
    const ids = Object.keys(content.components);
    expect(ids.length).toBeGreaterThan(200);
    for (const names of [namesEn, namesFr, namesDe])
      for (const id of ids) expect([id, names.component(id).length > 0]).toEqual([id, true]);
  });
});
