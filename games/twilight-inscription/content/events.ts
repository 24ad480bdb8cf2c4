/**
 * The 25 event cards: Stage, back, type and the resources a Strategy event supplies. Stage I is exactly the four cards of the guide, Stage II
 * has one blue card more than black ones, and 15 cards are Strategy events (Q-SETUP-1).
 */
import type { Res, Stage } from './vocabulary.ts';

/** The type decides the procedure; there are no others (INS-ROUND-05). */
export type EventType = 'strategy' | 'war' | 'council' | 'production';

export interface EventCard {
  id: EventId;
  stage: Stage;
  back: 'blue' | 'black';
  type: EventType;
  resources: Res[];
  /** War events are numbered by the pair of sections they use (INS-WAR-12). */
  war?: 1 | 2 | 3 | 4;
  /** Resolving this one ends the game (INS-ROUND-04). */
  endsGame?: true;
}

const card = (id: EventId, stage: Stage, back: 'blue' | 'black', type: EventType, resources = ''): EventCard => ({
  id,
  stage,
  back,
  type,
  resources: [...resources] as Res[],
});

export const EVENT_IDS = [
  'first-ventures',
  'fledgling-empires',
  'echoes-of-the-past',
  'toward-a-new-home',
  'border-conflict',
  'convene-the-council',
  'redefine-trade-routes',
  'relics-rediscovered',
  'a-strong-foundation',
  'when-diplomacy-fails',
  'partisan-maneuvering',
  'bustling-economies',
  'maximum-yield',
  'border-defense',
  'technological-frontier',
  'industrial-zeal',
  'divide-and-conquer',
  'the-limits-of-diplomacy',
  'rightful-claim',
  'desperate-measures',
  'forbidden-knowledge',
  'empire-ascendant',
  'a-throne-for-the-taking',
  'merciless-ambition',
  'girded-for-war',
] as const;
export type EventId = (typeof EVENT_IDS)[number];

export const EVENTS: EventCard[] = [
  card('first-ventures', 1, 'blue', 'strategy', 'MMM'),
  card('fledgling-empires', 1, 'blue', 'strategy', 'II'),
  card('echoes-of-the-past', 1, 'black', 'strategy', 'MIR'),
  card('toward-a-new-home', 1, 'black', 'strategy', 'MMM'),
  { ...card('border-conflict', 2, 'blue', 'war'), war: 1 },
  card('convene-the-council', 2, 'blue', 'council'),
  card('redefine-trade-routes', 2, 'blue', 'production'),
  card('relics-rediscovered', 2, 'black', 'strategy', 'R'),
  card('a-strong-foundation', 2, 'black', 'strategy', 'II'),
  { ...card('when-diplomacy-fails', 3, 'blue', 'war'), war: 2 },
  card('partisan-maneuvering', 3, 'blue', 'council'),
  card('bustling-economies', 3, 'blue', 'production'),
  card('maximum-yield', 3, 'black', 'strategy', 'MMM'),
  card('border-defense', 3, 'black', 'strategy', 'II'),
  card('technological-frontier', 3, 'black', 'strategy', 'R'),
  card('industrial-zeal', 4, 'blue', 'production'),
  { ...card('divide-and-conquer', 4, 'blue', 'war'), war: 3 },
  card('the-limits-of-diplomacy', 4, 'blue', 'council'),
  card('rightful-claim', 4, 'black', 'strategy', 'II'),
  card('desperate-measures', 4, 'black', 'strategy', 'MMM'),
  card('forbidden-knowledge', 4, 'black', 'strategy', 'R'),
  card('empire-ascendant', 5, 'blue', 'strategy', 'MIR'),
  { ...card('a-throne-for-the-taking', 5, 'blue', 'war'), war: 4, endsGame: true },
  card('merciless-ambition', 5, 'black', 'strategy', 'II'),
  card('girded-for-war', 5, 'black', 'strategy', 'MMM'),
];

/** The first four cards of the guided game, from the top (INS-LEARN-03). */
export const GUIDE_EVENTS: EventId[] = [
  'fledgling-empires',
  'echoes-of-the-past',
  'first-ventures',
  'toward-a-new-home',
];

const byId = new Map(EVENTS.map((e) => [e.id, e]));
export const eventCard = (id: EventId): EventCard => byId.get(id)!;
