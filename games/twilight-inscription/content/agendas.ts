/** Twelve agendas, four for each of Stages II to IV; a starred one has two boons, an unstarred one two burdens. */
import type { Effect } from './effects.ts';

export const AGENDA_IDS = [
  'homestead-relief',
  'population-controls',
  'trade-fleet-subsidization',
  'technology-embargo',
  'corporate-tax-breaks',
  'automated-worker-ban',
  'hyperlane-security',
  'disarmament-treaty',
  'earmarked-spending',
  'construction-moratorium',
  'wartime-preparations',
  'piracy-crackdown',
] as const;
export type AgendaId = (typeof AGENDA_IDS)[number];

export interface Agenda {
  id: AgendaId;
  stage: 2 | 3 | 4;
  star: boolean;
  for: Effect[];
  against: Effect[];
}

export const AGENDAS: Agenda[] = [
  {
    id: 'homestead-relief',
    stage: 2,
    star: true,
    for: [{ do: 'gain', asset: 'planet', n: 1 }],
    against: [{ do: 'gain', asset: 'tg1', n: 2 }],
  },
  {
    id: 'population-controls',
    stage: 2,
    star: false,
    for: [{ do: 'lose', what: 'population' }],
    against: [{ do: 'lose', what: 'exploredSystem', otherwise: [{ do: 'lose', what: 'tg', n: 1 }] }],
  },
  {
    id: 'trade-fleet-subsidization',
    stage: 2,
    star: true,
    for: [{ do: 'gain', asset: 'com:any:1', n: 1 }],
    against: [{ do: 'explore', n: 2 }],
  },
  {
    id: 'technology-embargo',
    stage: 2,
    star: false,
    for: [{ do: 'block', what: 'technology', strategyEvents: 2 }],
    against: [{ do: 'lose', what: 'tg', n: 2 }],
  },
  {
    id: 'corporate-tax-breaks',
    stage: 3,
    star: true,
    for: [{ do: 'produce', max: 3 }],
    against: [{ do: 'gain', asset: 'councilor', n: 1 }],
  },
  {
    id: 'automated-worker-ban',
    stage: 3,
    star: false,
    for: [
      {
        do: 'choose',
        by: 'mostVotes',
        options: [
          [{ do: 'block', what: 'die:M', strategyEvents: 1 }],
          [{ do: 'block', what: 'die:I', strategyEvents: 1 }],
          [{ do: 'block', what: 'die:R', strategyEvents: 1 }],
        ],
      },
    ],
    against: [{ do: 'scrap', n: 2, only: 'claimable' }],
  },
  {
    id: 'hyperlane-security',
    stage: 3,
    star: true,
    for: [{ do: 'claimSystem', n: 1 }],
    against: [
      { do: 'explore', n: 1 },
      { do: 'strength', n: 1, side: 'both', wars: 'next' },
    ],
  },
  {
    id: 'disarmament-treaty',
    stage: 3,
    star: false,
    for: [{ do: 'strength', n: -2, side: 'both', wars: 'next' }],
    against: [{ do: 'vp', n: -2, on: 'warfare' }],
  },
  {
    id: 'earmarked-spending',
    stage: 4,
    star: true,
    for: [
      {
        do: 'choose',
        by: 'mostVotes',
        options: [
          [{ do: 'spend', res: 'M', n: 3, on: 'any' }],
          [{ do: 'spend', res: 'I', n: 3, on: 'any' }],
          [{ do: 'spend', res: 'R', n: 3, on: 'any' }],
        ],
      },
    ],
    against: [
      { do: 'gain', asset: 'population', n: 1 },
      { do: 'gain', asset: 'tg1', n: 1 },
    ],
  },
  {
    id: 'construction-moratorium',
    stage: 4,
    star: false,
    for: [{ do: 'block', what: 'construction', strategyEvents: 2 }],
    against: [
      { do: 'lose', what: 'asset', kinds: ['planet', 'spec'], otherwise: [{ do: 'vp', n: -2, on: 'expansion' }] },
    ],
  },
  {
    id: 'wartime-preparations',
    stage: 4,
    star: true,
    for: [{ do: 'deploy', unit: 'cruiser', n: 1 }],
    against: [
      { do: 'strength', n: 2, side: 'choice', wars: 'next' },
      { do: 'gain', asset: 'tg1', n: 1 },
    ],
  },
  {
    id: 'piracy-crackdown',
    stage: 4,
    star: false,
    for: [{ do: 'lose', what: 'tg', n: 0, half: true }],
    against: [{ do: 'vp', n: -2, on: 'industry' }],
  },
];

const byId = new Map(AGENDAS.map((a) => [a.id, a]));
export const agendaCard = (id: AgendaId): Agenda => byId.get(id)!;
