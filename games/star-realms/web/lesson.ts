import type { Step } from '@orrery/web/match/channel.ts';
import type { Act } from './content.ts';

/** The first game of Star Realms, thing by thing: each is shown when it can be done, until it was done once. */
export const LEARNT = ['play', 'buy', 'attack', 'end', 'shuffle', 'ally', 'base', 'outpost', 'scrap'] as const;
export type Learnt = (typeof LEARNT)[number];
/** Besides those: whom to look for while buying, and the aim, when nothing is new. */
export type Topic = Learnt | 'faction' | 'win';

export const RULES: { [T in Topic]: string } = {
  play: 'SR-PLAY-01',
  buy: 'SR-ACQ-04',
  attack: 'SR-ATTACK-03',
  end: 'SR-TURN-02',
  shuffle: 'SR-DRAW-02',
  ally: 'SR-ALLY-02',
  base: 'SR-BASE-02',
  outpost: 'SR-BASE-08',
  scrap: 'SR-SCRAP-01',
  faction: 'SR-ALLY-02',
  win: 'SR-GEN-04',
};
/** The part of the board a topic speaks of. */
export const PLACES: { [T in Topic]: 'hand' | 'row' | 'play' | 'rival' | 'end' } = {
  play: 'hand',
  buy: 'row',
  faction: 'row',
  attack: 'rival',
  outpost: 'rival',
  win: 'rival',
  end: 'end',
  shuffle: 'hand',
  ally: 'play',
  base: 'play',
  scrap: 'play',
};

/** An event of the record, as far as a lesson reads it. */
export interface SeenEvent {
  t: string;
  all: {
    seat?: number;
    card?: string;
    ability?: string;
    trade?: number;
    combat?: number;
    hand?: readonly string[];
    target?: number;
    amount?: number;
    resource?: string;
    winners?: readonly number[];
  };
}

export const eventsOf = (step: Pick<Step, 'events'>): readonly SeenEvent[] => step.events as readonly SeenEvent[];

/** What the record shows the seat to have done at least once. */
export function learntBy(seat: number, events: readonly SeenEvent[], isBase: (card: string) => boolean): Set<Learnt> {
  const known = new Set<Learnt>();
  let shuffled = false;
  for (const { t, all } of events) {
    if (all.seat !== seat) continue;
    if (t === 'played') {
      known.add('play');
      // The new deck was seen: its cards are being played.
      if (shuffled) known.add('shuffle');
    }
    if (t === 'shuffled') shuffled = true;
    if (t === 'acquired') known.add('buy');
    if (t === 'attacked') known.add('attack');
    if (t === 'cleanedUp') known.add('end');
    if (t === 'destroyed') known.add('outpost');
    if (t === 'used' && all.ability === 'scrap') known.add('scrap');
    if (t === 'used' && all.ability?.startsWith('ally')) known.add('ally');
    if (t === 'used' && all.ability === 'primary' && isBase(all.card!)) known.add('base');
  }
  return known;
}

/** What to speak of now. New things come before what is known; at the end there is only the aim. */
export function topicOf(
  acts: readonly Act[],
  known: ReadonlySet<Learnt>,
  now: { shuffled: boolean; isBase: (card: string) => boolean; isOutpost: (card: string) => boolean },
): Topic {
  const can = (test: (act: Act) => boolean) => acts.some(test);
  const fresh = (topic: Learnt, possible: boolean) => possible && !known.has(topic);
  if (fresh('shuffle', now.shuffled)) return 'shuffle';
  if (
    fresh(
      'play',
      can((act) => act.do === 'play'),
    )
  )
    return 'play';
  if (
    fresh(
      'ally',
      can((act) => act.do === 'use' && act.ability.startsWith('ally')),
    )
  )
    return 'ally';
  if (
    fresh(
      'base',
      can((act) => act.do === 'use' && act.ability === 'primary' && now.isBase(act.card)),
    )
  )
    return 'base';
  const buys = can((act) => act.do === 'acquire');
  if (fresh('buy', buys)) return 'buy';
  if (
    fresh(
      'outpost',
      can((act) => act.do === 'attackBase' && now.isOutpost(act.card)),
    )
  )
    return 'outpost';
  if (
    fresh(
      'attack',
      can((act) => act.do === 'attack'),
    )
  )
    return 'attack';
  if (buys && !known.has('ally')) return 'faction';
  const actions = can((act) => ['play', 'acquire', 'attack', 'attackBase'].includes(act.do));
  if (
    known.has('end') &&
    fresh(
      'scrap',
      can((act) => act.do === 'use' && act.ability === 'scrap'),
    )
  )
    return 'scrap';
  if (fresh('end', !actions)) return 'end';
  return 'win';
}

/** What the seat gave up at the end of its last turn; null when nothing, or before that. */
export function givenUp(
  seat: number,
  events: readonly SeenEvent[],
): { trade: number; combat: number; hand: number } | null {
  const last = events.findLast(({ t, all }) => t === 'cleanedUp' && all.seat === seat)?.all;
  const lost = { trade: last?.trade ?? 0, combat: last?.combat ?? 0, hand: last?.hand?.length ?? 0 };
  return lost.trade + lost.combat + lost.hand > 0 ? lost : null;
}
