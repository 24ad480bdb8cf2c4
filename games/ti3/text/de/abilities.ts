import type { RaceAbility } from '../../content/races/races.ts';
import type { Named } from '../vocabulary.ts';

export const abilities: { readonly [A in RaceAbility]: Named } = {
  'letnev-fleet': {
    name: 'Letnev: größere Flotten',
    effect: 'Jede deiner Flotten darf ein Schiff mehr haben, als die Flottenversorgung erlaubt.',
  },
  'letnev-war-funding': {
    name: 'Letnev: Kriegsgelder',
    effect:
      'Vor einer Kampfrunde: 2 Handelsgüter für +1 auf deine Schiffe oder +2 auf deine Bodentruppen in dieser Runde.',
  },
  'l1z1x-dreadnoughts': { name: 'L1Z1X: günstige Dreadnoughts', effect: 'Deine Dreadnoughts kosten 4.' },
  'l1z1x-assault': {
    name: 'L1Z1X: Sturmangriff',
    effect: '+1 für deine Dreadnoughts in Raumschlachten und für deine angreifenden Bodentruppen.',
  },
  'norr-valour': { name: "N'orr: Tapferkeit", effect: '+1 auf alle deine Kampfwürfe.' },
  'hacan-approval': {
    name: 'Hacan: freier Handel',
    effect: 'Deine Handelsabkommen brauchen keine Zustimmung des aktiven Spielers.',
  },
  'hacan-secondary': {
    name: 'Hacan: Kaufleute',
    effect: 'Die Sekundärfähigkeit von Handel kostet dich keinen Kommandomarker.',
  },
  'hacan-bonus': { name: 'Hacan: Gewinn', effect: 'Ein Handelsgut mehr aus jedem deiner Handelsabkommen.' },
  'hacan-unbreakable': {
    name: 'Hacan: verlässliche Partner',
    effect: 'Niemand darf ein Handelsabkommen mit dir kündigen oder durch eine Aktionskarte brechen.',
  },
  'hacan-exchange': {
    name: 'Hacan: Kartentausch',
    effect: 'In der Statusphase darfst du Aktionskarten mit anderen Spielern tauschen.',
  },
  'sol-orbital-drop': {
    name: 'Sol: Orbitallandung',
    effect: 'Als Aktion: ein Marker aus dem Strategievorrat für 2 Bodentruppen auf einem deiner Planeten.',
  },
  'sol-counter': { name: 'Sol: Offiziere', effect: 'Du erhältst in jeder Statusphase einen Kommandomarker mehr.' },
  'mentak-ambush': {
    name: 'Mentak: Hinterhalt',
    effect: 'Vor einer Raumschlacht feuern bis zu zwei deiner Kreuzer und Zerstörer; Treffer werden sofort entfernt.',
  },
  'mentak-pillage': {
    name: 'Mentak: Plünderung',
    effect: 'In der Strategiephase nimm bis zu zwei Spielern mit 3 oder mehr Handelsgütern je eines.',
  },
  'naalu-first': { name: 'Naalu: Voraussicht', effect: 'Deine Zahl in der Spielreihenfolge ist immer 0.' },
  'naalu-early-retreat': {
    name: 'Naalu: früher Rückzug',
    effect: 'Wird sie angegriffen, darf sich deine Flotte vor der Raumschlacht zurückziehen.',
  },
  'naalu-fighters': { name: 'Naalu: Jäger', effect: '+1 für deine Jäger in Raumschlachten.' },
  'jolnar-frailty': { name: 'Jol-Nar: Schwäche', effect: '-1 auf alle deine Kampfwürfe.' },
  'jolnar-reroll': {
    name: 'Jol-Nar: zweiter Versuch',
    effect: 'Ein Marker aus dem Strategievorrat für jeden deiner Würfel, den du neu würfelst.',
  },
  'jolnar-research': {
    name: 'Jol-Nar: Forschung',
    effect: 'Mit der Sekundärfähigkeit von Technologie darfst du auch die Primärfähigkeit nutzen.',
  },
  'xxcha-diplomacy': {
    name: 'Xxcha: Diplomatie',
    effect: 'Statt der Sekundärfähigkeit von Diplomatie darfst du die Primärfähigkeit nutzen.',
  },
  'xxcha-awe': {
    name: 'Xxcha: Ehrfurcht',
    effect: 'Gegner würfeln in der ersten Runde jedes Kampfes gegen dich mit -1.',
  },
  'xxcha-veto': {
    name: 'Xxcha: Veto',
    effect: 'Ein Marker aus dem Strategievorrat hebt die verlesene Agenda auf; eine andere wird gezogen.',
  },
  'yssaril-cards': {
    name: 'Yssaril: Geheimnisse',
    effect: 'Du ziehst in der Statusphase eine Aktionskarte mehr und hast keine Grenze für Aktionskarten.',
  },
  'yssaril-skip': {
    name: 'Yssaril: Geduld',
    effect: 'Du darfst deinen Zug in der Aktionsphase auslassen, nicht zweimal hintereinander.',
  },
  'yssaril-spy': {
    name: 'Yssaril: Spione',
    effect: 'In der Strategiephase darfst du die Aktionskarten eines anderen Spielers ansehen.',
  },
};
