import type { Illegal, Seat } from '@orrery/kernel';
import { changeAuthority } from './authority.ts';
import { designOf, fits } from './designs.ts';
import type { Design } from './designs.ts';
import { placeInPlay } from './inPlay.ts';
import { carryOutAll } from './jobs.ts';
import { modeOf } from './modes.ts';
import { leavePlay } from './play.ts';
import { campaignFactionBit, rulesFor } from './scenarioRules.ts';
import type { Act, CardInstance, Job, Pub, Table, View } from '../shapes.ts';
import { count } from './tally.ts';
import { triggered } from './triggers.ts';
import { discardPile } from './zones.ts';

/** SR-ATTACK, SR-BASE: attacks on players and Bases, Outposts and what they protect. */

const attackActs: Act[][] = [];
const attackAct = (seat: Seat, amount: number): Act => {
  const acts = (attackActs[seat] ??= []);
  for (let n = acts.length; n <= amount; n++) acts.push({ do: 'attack', seat, amount: n });
  return acts[amount]!;
};
const baseActs = new Map<CardInstance, Act[]>();
const baseAct = (card: CardInstance, amount: number): Act => {
  let acts = baseActs.get(card);
  if (acts === undefined) baseActs.set(card, (acts = []));
  for (let n = acts.length; n <= amount; n++) acts.push({ do: 'attackBase', card, amount: n });
  return acts[amount]!;
};

/** Current Defense: printed, and what its owner's cards and rules add (SR-BASE-04, -12); at least 1. */
export const defenseOf = (pub: Pub, owner: Seat, design: Design): number => {
  let { defense } = design;
  const bit = campaignFactionBit(pub, owner);
  for (const here of pub.players[owner]!.inPlay) {
    const { continuous } = designOf(pub, here.card);
    if (continuous === null) continue;
    for (const c of continuous) if (c.op === 'modifyDefense' && fits(design, c.filter, bit)) defense += c.delta;
  }
  for (const { rule } of rulesFor(pub, owner))
    if (rule.op === 'modifyDefense' && fits(design, rule.filter, bit)) defense += rule.delta;
  return Math.max(1, defense);
};

export const hasOutpost = (pub: Pub, seat: Seat): boolean => {
  const { inPlay } = pub.players[seat]!;
  for (let i = 0; i < inPlay.length; i++) if (designOf(pub, inPlay[i]!.card).isOutpost) return true;
  return false;
};

/** An Outpost protects its owner (SR-BASE-08), in Hydra the whole team (SR-HYDRA-12). */
export const isShielded = (pub: Pub, seat: Seat): boolean => {
  if (!modeOf(pub).together) return hasOutpost(pub, seat);
  const { team } = pub.players[seat]!;
  return pub.players.some((p, other) => p.team === team && hasOutpost(pub, other));
};

/** Outposts always, other Bases only while no Outpost protects them (SR-BASE-09, -10). */
const mayBeHit = (design: Design, shielded: boolean): boolean => design.isBase && (design.isOutpost || !shielded);

export const offerAttacks = (v: View, seat: Seat, out: Act[]): void => {
  const { pub } = v;
  const { combat } = pub.players[seat]!;
  if (combat === 0) return;
  const mode = modeOf(pub);
  for (let other = 0; other < pub.players.length; other++) {
    if (!mode.mayTargetBasesOf(pub, seat, other)) continue; // nor attack the player, in any mode
    const shielded = isShielded(pub, other);
    const { inPlay } = pub.players[other]!;
    if (!shielded && mode.mayAttack(pub, seat, other)) for (let n = combat; n >= 1; n--) out.push(attackAct(other, n));
    for (let i = 0; i < inPlay.length; i++) {
      const here = inPlay[i]!;
      const design = designOf(pub, here.card);
      if (!mayBeHit(design, shielded)) continue;
      const missing = defenseOf(pub, other, design) - here.damage;
      for (let n = Math.min(missing, combat); n >= 1; n--) out.push(baseAct(here.card, n));
    }
  }
};

/** Bases that an effect of this player may target (SR-ATTACK-07). */
export const targetBases = (pub: Pub, seat: Seat): CardInstance[] => {
  const found: CardInstance[] = [];
  const mode = modeOf(pub);
  pub.players.forEach((p, owner) => {
    if (!mode.mayTargetBasesOf(pub, seat, owner)) return;
    const shielded = isShielded(pub, owner);
    for (const here of p.inPlay) if (mayBeHit(designOf(pub, here.card), shielded)) found.push(here.card);
  });
  return found;
};

export const ownerInPlay = (pub: Pub, card: CardInstance): Seat =>
  pub.players.findIndex((p) => p.inPlay.some((here) => here.card === card));

export const refuseAttack = (v: View, seat: Seat, target: Seat, amount: number): Illegal => {
  const { pub } = v;
  if (!pub.players[target] || !modeOf(pub).mayAttack(pub, seat, target)) return { rule: foeRule(pub) };
  if (isShielded(pub, target)) return { rule: modeOf(pub).together ? 'SR-HYDRA-12' : 'SR-BASE-08' };
  return { rule: 'SR-ATTACK-03', with: { amount, combat: pub.players[seat]!.combat } };
};
export const refuseBaseAttack = (v: View, seat: Seat, card: CardInstance, amount: number): Illegal => {
  const { pub } = v;
  const owner = ownerInPlay(pub, card);
  if (owner < 0 || owner === seat) return { rule: 'SR-ATTACK-02' };
  if (!modeOf(pub).mayTargetBasesOf(pub, seat, owner)) return { rule: foeRule(pub) };
  const design = designOf(pub, card);
  if (design.isBase && !mayBeHit(design, isShielded(pub, owner)))
    return { rule: modeOf(pub).together ? 'SR-HYDRA-12' : 'SR-BASE-09' };
  return { rule: 'SR-ATTACK-04', with: { amount, combat: pub.players[seat]!.combat } };
};
/** The rule that says whom one may attack in this mode. */
const foeRule = (pub: Pub): string =>
  (
    { hunter: 'SR-MODES-10', firstBlood: 'SR-MODES-13', emperor: 'SR-EMP-08', raid: 'SR-RAID-15' } as Record<
      string,
      string
    >
  )[pub.mode] ?? 'SR-ATTACK-02';

/** Spends Combat; the Authority drops by as much (SR-ATTACK-03). Defeat is an always-true rule (defeat.ts). */
export const attack = (t: Table, seat: Seat, target: Seat, amount: number): void => {
  const { pub } = t;
  const { score } = pub.players[target]!;
  pub.players[seat]!.combat -= amount;
  changeAuthority(pub, score, -amount);
  t.emit('attacked', { seat, target, amount, left: Math.max(0, pub.authority[score]!) });
};

export const attackBase = <N extends string>(t: Table, seat: Seat, card: CardInstance, amount: number, next: N): N => {
  const { pub } = t;
  const owner = ownerInPlay(pub, card);
  const player = pub.players[owner]!;
  const place = placeInPlay(player, card);
  const here = player.inPlay[place]!;
  const damage = here.damage + amount;
  pub.players[seat]!.combat -= amount;
  player.inPlay[place] = { ...here, damage };
  if (damage < defenseOf(pub, owner, designOf(pub, card))) {
    t.emit('damaged', { seat, owner, card, amount });
    return next;
  }
  return carryOutAll(t, destroy(t, seat, owner, card), next);
};

/** A destroyed Base goes to its owner's discard pile (SR-BASE-07). Returns what that sets off. */
export const destroy = (t: Table, seat: Seat, owner: Seat, card: CardInstance): Job[] => {
  const { pub } = t;
  const design = designOf(pub, card);
  leavePlay(t, owner, card, discardPile(owner));
  t.emit('destroyed', { seat, owner, card });
  if (pub.campaign)
    count(pub.campaign, seat, ({ destroyedBase }) => ({ destroyedBase: [...destroyedBase, design.key] }));
  const jobs = [
    ...triggered(pub, seat, 'destroyBase', design, null),
    ...triggered(pub, owner, 'ownBaseDestroyed', design, null),
  ];
  // Defense that fell to the damage already dealt this turn destroys the Base at once.
  const fallen = pub.players[owner]!.inPlay.find(
    (other) => other.damage >= defenseOf(pub, owner, designOf(pub, other.card)),
  );
  return fallen ? [...jobs, ...destroy(t, seat, owner, fallen.card)] : jobs;
};
