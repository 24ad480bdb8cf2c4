import type { Language } from '@orrery/kernel';
import type { EffectId } from '../../odds/effects.ts';

/** Effects on a battle that are no card and no technology of the game: races, laws, leaders, places. */
type Named =
  | Extract<EffectId, 'letnev.war-funding' | 'l1z1x' | 'mentak' | 'naalu' | 'norr' | 'jolnar' | 'xxcha'>
  | Extract<
      EffectId,
      | 'conventions-of-war'
      | 'crown-of-thalnos'
      | 'minister-of-war'
      | 'prophecy-of-ixth'
      | 'public-execution'
      | 'unconventional-weapons'
    >
  | Extract<EffectId, 'admiral' | 'general-attacking' | 'general-defending' | 'scientist' | 'nebula'>
  | 'into-the-breach'
  | 'jolnar-reroll';

export const EFFECT_NAMES: { readonly [L in Language]: { readonly [N in Named | 'withAdmiral']: string } } = {
  en: {
    'letnev.war-funding': 'Letnev: war funding, rounds',
    l1z1x: 'L1Z1X: +1 for Dreadnoughts and attackers',
    mentak: 'Mentak: ambush',
    naalu: 'Naalu: +1 for Fighters',
    norr: 'N’orr: +1',
    jolnar: 'Jol-Nar: -1',
    xxcha: 'Xxcha: opponents -1 in round one',
    'conventions-of-war': 'Conventions of War',
    'jolnar-reroll': 'Jol-Nar: dice rolled again for counters',
    'crown-of-thalnos': 'Crown of Thalnos',
    'minister-of-war': 'Minister of War',
    'prophecy-of-ixth': 'Prophecy of Ixth',
    'public-execution': 'Public Execution',
    'unconventional-weapons': 'Unconventional Weapons',
    admiral: 'Admiral',
    'general-attacking': 'General with the attackers',
    'general-defending': 'General on the planet',
    scientist: 'Scientist on the planet',
    nebula: 'Defends in a Nebula',
    'into-the-breach': 'Into the Breach',
    withAdmiral: 'with Admiral',
  },
  fr: {
    'letnev.war-funding': 'Letnev\u202f: fonds de guerre, rounds',
    l1z1x: 'L1Z1X\u202f: +1 aux Cuirassés et aux assaillants',
    mentak: 'Mentak\u202f: embuscade',
    naalu: 'Naalu\u202f: +1 aux Chasseurs',
    norr: 'N’orr\u202f: +1',
    jolnar: 'Jol-Nar\u202f: -1',
    xxcha: 'Xxcha\u202f: adversaires -1 au premier round',
    'conventions-of-war': 'Conventions de guerre',
    'jolnar-reroll': 'Jol-Nar\u202f: dés relancés contre des compteurs',
    'crown-of-thalnos': 'Couronne de Thalnos',
    'minister-of-war': 'Ministre de la Guerre',
    'prophecy-of-ixth': 'Prophétie d’Ixth',
    'public-execution': 'Exécution publique',
    'unconventional-weapons': 'Armes non conventionnelles',
    admiral: 'Amiral',
    'general-attacking': 'Général avec les assaillants',
    'general-defending': 'Général sur la planète',
    scientist: 'Scientifique sur la planète',
    nebula: 'Défend dans une Nébuleuse',
    'into-the-breach': 'Sur la brèche',
    withAdmiral: 'avec Amiral',
  },
  de: {
    'letnev.war-funding': 'Letnev: Kriegskasse, Runden',
    l1z1x: 'L1Z1X: +1 für Dreadnoughts und Angreifer',
    mentak: 'Mentak: Hinterhalt',
    naalu: 'Naalu: +1 für Jäger',
    norr: 'N’orr: +1',
    jolnar: 'Jol-Nar: -1',
    xxcha: 'Xxcha: Gegner -1 in der ersten Runde',
    'conventions-of-war': 'Kriegskonventionen',
    'jolnar-reroll': 'Jol-Nar: Würfel für Marker neu werfen',
    'crown-of-thalnos': 'Krone von Thalnos',
    'minister-of-war': 'Kriegsminister',
    'prophecy-of-ixth': 'Prophezeiung von Ixth',
    'public-execution': 'Öffentliche Hinrichtung',
    'unconventional-weapons': 'Unkonventionelle Waffen',
    admiral: 'Admiral',
    'general-attacking': 'General bei den Angreifern',
    'general-defending': 'General auf dem Planeten',
    scientist: 'Wissenschaftler auf dem Planeten',
    nebula: 'Verteidigt in einem Nebel',
    'into-the-breach': 'In die Bresche',
    withAdmiral: 'mit Admiral',
  },
};
