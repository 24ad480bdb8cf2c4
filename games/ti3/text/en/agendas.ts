import type { AgendaId } from '../../content/agendas/agendas.ts';
import type { Named } from '../vocabulary.ts';

export const agendas: { readonly [C in AgendaId]: Named } = {
  'agenda-cost-overruns': { name: 'Cost Overruns', effect: 'For: everybody loses a Trade Good for each planet.' },
  'agenda-planetary-security': {
    name: 'Planetary Security',
    effect: 'For: planets outside home systems without Ground Forces become neutral.',
  },
  'agenda-code-of-honor': { name: 'Code of Honor', effect: 'Law. For: no withdrawal and no retreat.' },
  'agenda-free-trade': {
    name: 'Free Trade',
    effect: 'Law. For: one more Trade Good with each income from agreements. Against: everybody loses 2 Trade Goods.',
  },
  'agenda-humane-labor': {
    name: 'Humane Labor',
    effect: 'Law. For: Space Docks build 2 units fewer. Against: no production by docks this round.',
  },
  'agenda-technology-tariffs': {
    name: 'Technology Tariffs',
    effect: 'Law. For: red technologies cost 4 more. Against: no green technology this round.',
  },
  'agenda-research-grant': {
    name: 'Research Grant',
    effect: 'Law. For: Specialties count for every colour. Against: no yellow technology this round.',
  },
  'agenda-crown-of-thalnos': {
    name: 'Crown of Thalnos',
    effect: 'Law. Elect a player: +1 for that player’s Ground Forces.',
  },
  'agenda-minister-of-policy': {
    name: 'Minister of Policy',
    effect: 'Law. Elect a player, who draws one more Action Card in the Status Phase.',
  },
  'agenda-minister-of-exploration': {
    name: 'Minister of Exploration',
    effect: 'Law. Elect a player, who receives a Trade Good when another takes a neutral planet.',
  },
  'agenda-economic-revitalization': {
    name: 'Economic Revitalization',
    effect: 'Elect a player, who receives a Trade Good from everybody else.',
  },
  'agenda-public-execution': {
    name: 'Public Execution',
    effect: 'Elect a player, who loses all Action Cards, exhausts all planets and rolls with -1 this round.',
  },
  'agenda-compensated-disarmament': {
    name: 'Compensated Disarmament',
    effect: 'Elect a planet: its Ground Forces are removed for a Trade Good each.',
  },
};
