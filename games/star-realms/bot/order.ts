import type { Seat } from '@orrery/kernel';
import type { Effect } from '../content/effects.ts';
import { designOf, playAct } from '../rules/designs.ts';
import type { Design, Program } from '../rules/designs.ts';
import type { AbilityName, Act, Pub, View } from '../shapes.ts';
import { hand } from '../rules/zones.ts';

/**
 * In which order to play cards and use abilities: Bases first, so that what counts them finds them; then whatever draws,
 * discards or scraps, while there is still junk in hand; choices late, when it is known what they are for.
 */
const LAST = 9;
const whenFor = (e: Effect): number => {
  switch (e.op) {
    case 'draw':
    case 'discard':
    case 'scrap':
    case 'ifYouDo':
    case 'peek':
      return 1;
    case 'choose':
      return 4;
    case 'acquireFree':
    case 'recall':
      return 5;
    case 'copyShip':
      return 6;
    default:
      return 2;
  }
};
const known = new Map<Program, number>();
const whenOf = (program: Program): number => {
  let found = known.get(program);
  if (found === undefined) {
    found = LAST;
    for (const e of program.effects) found = Math.min(found, whenFor(e));
    for (const e of program.effects) if (found > 1) found = Math.max(found, whenFor(e));
    known.set(program, found);
  }
  return found;
};
const whenToPlay = (design: Design): number =>
  design.isBase ? 0 : design.primary === null ? 2 : whenOf(design.primary);

/** The next card to play or ability to use; null when there is none. Scrap Abilities are another matter. */
export const nextToUse = (v: View, seat: Seat): Act | null => {
  const { pub } = v;
  let soonest = LAST + 1;
  let found: Act | null = null;
  for (const card of v.me!.table.cards[hand(seat)]!) {
    const at = whenToPlay(designOf(pub, card));
    if (at < soonest) {
      soonest = at;
      found = playAct(card);
    }
  }
  if (soonest === 0) return found;
  return abilityBefore(pub, seat, soonest) ?? found;
};

const abilityBefore = (pub: Pub, seat: Seat, latest: number): Act | null => {
  let soonest = latest;
  let card: string | null = null;
  let ability: AbilityName = 'primary';
  for (const here of pub.players[seat]!.inPlay) {
    const { primary, allies } = designOf(pub, here.card);
    if ((here.used & 1) === 0 && primary !== null && whenOf(primary) < soonest) {
      soonest = whenOf(primary);
      card = here.card;
      ability = 'primary';
    }
    for (let i = 0; i < allies.length; i++) {
      const bit = 2 << i;
      const at = whenOf(allies[i]!.program);
      if ((here.triggered & (1 << i)) === 0 || (here.used & bit) !== 0 || at >= soonest) continue;
      soonest = at;
      card = here.card;
      ability = i === 0 ? 'ally' : 'ally2';
    }
  }
  return card === null ? null : { do: 'use', card, ability };
};
