import type { AgendaId } from '../../content/agendas/agendas.ts';
import type { Named } from '../vocabulary.ts';

export const agendas: { readonly [C in AgendaId]: Named } = {
  'agenda-cost-overruns': { name: 'Kostenüberschreitung', effect: 'Dafür: Alle verlieren ein Handelsgut je Planet.' },
  'agenda-planetary-security': {
    name: 'Planetare Sicherheit',
    effect: 'Dafür: Planeten ohne Bodentruppen außerhalb der Heimatsysteme werden neutral.',
  },
  'agenda-code-of-honor': { name: 'Ehrenkodex', effect: 'Gesetz. Dafür: kein Abzug, kein Rückzug.' },
  'agenda-free-trade': {
    name: 'Freihandel',
    effect:
      'Gesetz. Dafür: ein Handelsgut mehr bei jedem Einkommen aus Abkommen. Dagegen: Alle verlieren 2 Handelsgüter.',
  },
  'agenda-humane-labor': {
    name: 'Menschenwürdige Arbeit',
    effect: 'Gesetz. Dafür: Raumdocks bauen 2 Einheiten weniger. Dagegen: keine Produktion in dieser Spielrunde.',
  },
  'agenda-technology-tariffs': {
    name: 'Technologiezölle',
    effect: 'Gesetz. Dafür: Rote Technologien kosten 4 mehr. Dagegen: keine grüne Technologie in dieser Spielrunde.',
  },
  'agenda-research-grant': {
    name: 'Forschungsförderung',
    effect:
      'Gesetz. Dafür: Spezialisierungen gelten für jede Farbe. Dagegen: keine gelbe Technologie in dieser Spielrunde.',
  },
  'agenda-crown-of-thalnos': {
    name: 'Krone von Thalnos',
    effect: 'Gesetz. Wahl eines Spielers: +1 für seine Bodentruppen.',
  },
  'agenda-minister-of-policy': {
    name: 'Minister für Politik',
    effect: 'Gesetz. Wahl eines Spielers, der in der Statusphase eine Aktionskarte mehr zieht.',
  },
  'agenda-minister-of-exploration': {
    name: 'Minister für Erkundung',
    effect: 'Gesetz. Wahl eines Spielers, der ein Handelsgut erhält, wenn ein anderer einen neutralen Planeten nimmt.',
  },
  'agenda-economic-revitalization': {
    name: 'Wirtschaftsbelebung',
    effect: 'Wahl eines Spielers, der von jedem ein Handelsgut erhält.',
  },
  'agenda-public-execution': {
    name: 'Öffentliche Hinrichtung',
    effect:
      'Wahl eines Spielers, der alle Aktionskarten verliert, alle Planeten erschöpft und in dieser Spielrunde mit -1 würfelt.',
  },
  'agenda-compensated-disarmament': {
    name: 'Vergütete Abrüstung',
    effect: 'Wahl eines Planeten: Seine Bodentruppen gehen für je ein Handelsgut.',
  },
};
