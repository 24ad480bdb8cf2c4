import type { Illegal, Seat } from '@orrery/kernel';
import { designOf } from './designs.ts';
import type { Design, Program } from './designs.ts';
import { placeInPlay } from './inPlay.ts';
import { carryOutAll } from './jobs.ts';
import { PRIMARY } from './play.ts';
import { scrapFromPlay } from './scrap.ts';
import type { AbilityName, Act, CardInstance, InPlay, Table, View } from '../shapes.ts';
import { triggered } from './triggers.ts';

/** SR-ACTION: abilities of cards in play, each once per turn (SR-ACTION-02). */

const BIT: Readonly<Record<Exclude<AbilityName, 'scrap'>, number>> = { primary: PRIMARY, ally: 2, ally2: 4 };

const useActs = new Map<string, Readonly<Record<AbilityName, Act>>>();
/** Answers are made once for each card. */
const useAct = (card: CardInstance, ability: AbilityName): Act => {
  let acts = useActs.get(card);
  if (acts === undefined) {
    acts = {
      primary: { do: 'use', card, ability: 'primary' },
      ally: { do: 'use', card, ability: 'ally' },
      ally2: { do: 'use', card, ability: 'ally2' },
      scrap: { do: 'use', card, ability: 'scrap' },
    };
    useActs.set(card, acts);
  }
  return acts[ability];
};

const programFor = (design: Design, ability: AbilityName): Program | null =>
  ability === 'primary'
    ? design.primary
    : ability === 'scrap'
      ? design.scrap
      : (design.allies[ability === 'ally' ? 0 : 1]?.program ?? null);

/** The rule that forbids using an ability now; null when it may be used. */
const forbidden = (here: InPlay, design: Design, ability: AbilityName): string | null => {
  if (programFor(design, ability) === null) return 'SR-ACTION-01';
  if (ability !== 'scrap' && (here.used & BIT[ability]) !== 0) return 'SR-ACTION-02';
  if (ability === 'ally' && (here.triggered & 1) === 0) return 'SR-ALLY-02';
  if (ability === 'ally2' && (here.triggered & 2) === 0) return 'SR-ALLY-02';
  return null;
};

export const offerAbilities = (v: View, seat: Seat, out: Act[]): void => {
  const { inPlay } = v.pub.players[seat]!;
  for (let i = 0; i < inPlay.length; i++) {
    const here = inPlay[i]!;
    const design = designOf(v.pub, here.card);
    if ((here.used & PRIMARY) === 0 && design.primary !== null) out.push(useAct(here.card, 'primary'));
    if ((here.triggered & 1) !== 0 && (here.used & 2) === 0) out.push(useAct(here.card, 'ally'));
    if ((here.triggered & 2) !== 0 && (here.used & 4) === 0) out.push(useAct(here.card, 'ally2'));
    if (design.scrap !== null) out.push(useAct(here.card, 'scrap'));
  }
};

export const refuseAbility = (v: View, seat: Seat, card: CardInstance, ability: AbilityName): Illegal => {
  const here = v.pub.players[seat]!.inPlay.find((x) => x.card === card);
  if (!here) return { rule: ability === 'scrap' ? 'SR-SCRAP-01' : 'SR-ACTION-01' };
  return { rule: forbidden(here, designOf(v.pub, card), ability) ?? 'SR-ACTION-01' };
};

/** Uses an ability; a Scrap Ability first puts its card into the Scrap Heap (SR-SCRAP-01). */
export const useAbility = <N extends string>(
  t: Table,
  seat: Seat,
  card: CardInstance,
  ability: AbilityName,
  next: N,
): N => {
  const design = designOf(t.pub, card);
  const program = programFor(design, ability)!;
  t.emit('used', { seat, card, ability });
  if (ability !== 'scrap') {
    const player = t.pub.players[seat]!;
    const place = placeInPlay(player, card);
    const here = player.inPlay[place]!;
    player.inPlay[place] = { ...here, used: here.used | BIT[ability] };
    return carryOutAll(t, [{ seat, program: program.key, card, optional: false }], next);
  }
  scrapFromPlay(t, seat, card);
  const jobs = triggered(t.pub, seat, 'useScrapAbility', design, null);
  return carryOutAll(t, [{ seat, program: program.key, card: null, optional: false }, ...jobs], next);
};
