import type { Language } from '@orrery/kernel';
import type { Source } from '@orrery/web/games/telling.ts';
import { language } from '@orrery/web/text/text.ts';

// What both editions tell of a match that is over, in the words of the reader.

const FIGURES = {
  objectivesScored: { en: 'Objectives', fr: 'Objectifs', de: 'Ziele' },
  planets: { en: 'Planets at the end', fr: 'Planètes à la fin', de: 'Planeten am Ende' },
  planetsTaken: { en: 'Planets taken', fr: 'Planètes prises', de: 'Planeten erobert' },
  technologiesResearched: { en: 'Technologies', fr: 'Technologies', de: 'Technologien' },
  technologiesAcquired: { en: 'Technologies', fr: 'Technologies', de: 'Technologien' },
  fleet: { en: 'Fleet, in resources', fr: 'Flotte, en ressources', de: 'Flotte, in Ressourcen' },
  units: { en: 'Units at the end', fr: 'Unités à la fin', de: 'Einheiten am Ende' },
  unitsProduced: { en: 'Units produced', fr: 'Unités produites', de: 'Einheiten gebaut' },
  unitsLost: { en: 'Units lost', fr: 'Unités perdues', de: 'Einheiten verloren' },
  combatsWon: { en: 'Combats won', fr: 'Combats gagnés', de: 'Kämpfe gewonnen' },
  combatsLost: { en: 'Combats lost', fr: 'Combats perdus', de: 'Kämpfe verloren' },
  systemsActivated: { en: 'Systems activated', fr: 'Systèmes activés', de: 'Systeme aktiviert' },
  goodsGained: { en: 'Trade goods gained', fr: 'Marchandises reçues', de: 'Handelsgüter erhalten' },
  goodsSpent: { en: 'Trade goods spent', fr: 'Marchandises dépensées', de: 'Handelsgüter ausgegeben' },
  votesCast: { en: 'Votes cast', fr: 'Votes exprimés', de: 'Stimmen abgegeben' },
  dealsMade: { en: 'Deals', fr: 'Accords', de: 'Geschäfte' },
} as const satisfies { [figure: string]: { [L in Language]: string } };

const SOURCES = {
  'stage-1': { letter: 'I', tone: 1, en: 'Stage I', fr: 'Niveau 1', de: 'Stufe I' },
  'stage-2': { letter: 'II', tone: 2, en: 'Stage II', fr: 'Niveau 2', de: 'Stufe II' },
  secret: { letter: 'S', tone: 3, en: 'Secret objective', fr: 'Objectif secret', de: 'Geheimes Ziel' },
  mecatol: { letter: 'M', tone: 4, en: 'Mecatol Rex', fr: 'Mecatol Rex', de: 'Mecatol Rex' },
  imperial: { letter: 'V', tone: 4, en: 'Imperial card', fr: 'Carte Impérial', de: 'Karte Imperial' },
  other: { letter: '+', tone: 5, en: 'Note, law, card', fr: 'Billet, loi, carte', de: 'Vertrag, Gesetz, Karte' },
} as const satisfies { [source: string]: { [L in Language]: string } & Pick<Source, 'letter' | 'tone'> };

const PHASES = {
  'set-up': { en: 'Set-up', fr: 'Mise en place', de: 'Aufbau' },
  strategy: { en: 'Strategy', fr: 'Stratégie', de: 'Strategie' },
  action: { en: 'Action', fr: 'Action', de: 'Aktion' },
  status: { en: 'Status', fr: 'Statut', de: 'Status' },
  agenda: { en: 'Agenda', fr: 'Programme', de: 'Agenda' },
  council: { en: 'Council', fr: 'Conseil', de: 'Rat' },
} as const satisfies { [phase: string]: { [L in Language]: string } };

export const figures = () => Object.entries(FIGURES).map(([id, names]) => ({ id, name: names[language()] }));
export const sources = (): Source[] =>
  Object.entries(SOURCES).map(([id, { letter, tone, ...names }]) => ({ id, letter, tone, name: names[language()] }));
export const phases = (...ids: (keyof typeof PHASES)[]) => ids.map((id) => ({ id, name: PHASES[id][language()] }));
