import type { LeaderKind } from '../../content/leaders.ts';
import type { LeaderNews } from '../../shapes.ts';
import type { Named } from '../vocabulary.ts';

export const leaders: { readonly [K in LeaderKind]: Named } = {
  admiral: {
    name: 'Admiral',
    effect:
      'Das Schiff mit dem Admiral würfelt in Raumschlachten einen Würfel mehr. Ein Dreadnought mit Admiral zieht ein System weiter. Eine Flotte, die sich gegen einen Admiral verteidigt, zieht sich nur zurück, wenn sie selbst einen hat.',
  },
  agent: {
    name: 'Agent',
    effect:
      'Mit Bodentruppen gelandet: PVS feuern nicht auf sie, und du darfst PVS und Raumdocks des Planeten übernehmen. Du darfst den Agenten opfern, um eine eben gespielte Aktionskarte aufzuheben.',
  },
  diplomat: {
    name: 'Diplomat',
    effect:
      'Du darfst eine Invasion seines Planeten verzögern, nicht noch einmal in dieser oder der nächsten Runde. Eine Flotte mit Diplomat darf durch feindliche Schiffe ziehen, wenn deren Besitzer zustimmt.',
  },
  general: {
    name: 'General',
    effect:
      'Mit Bodentruppen gelandet: Wiederhole in jeder Runde der Invasion bis zu 2 deiner Würfel. Auf deinem Planeten: Bombardement -4, deine Bodentruppen +1.',
  },
  scientist: {
    name: 'Wissenschaftler',
    effect:
      'Auf deinem Planeten: Seine Spezialisierung spart 2, ein neues Raumdock kostet 2 weniger, PVS haben +1, und mit PVS können Kriegssonnen ihn nicht bombardieren.',
  },
};

/** What happens to a leader of a player: by whom, and where. */
export const news = (what: LeaderNews, leader: string, of: string, by: string, place: string): string =>
  ({
    posted: `${leader} von ${of}: beginnt in ${place}.`,
    boarded: `${leader} von ${of}: geht an Bord nach ${place}.`,
    landed: `${leader} von ${of}: landet auf ${place}.`,
    killed: `${leader} von ${of}: getötet.`,
    escaped: `${leader} von ${of}: entkommt nach ${place}.`,
    captured: `${leader} von ${of}: gefangen von ${by}.`,
    executed: `${leader} von ${of}: hingerichtet von ${by}.`,
    handedOver: `${leader} von ${of}: übergeben an ${by}.`,
    sacrificed: `${leader} von ${of}: geopfert.`,
  })[what];
