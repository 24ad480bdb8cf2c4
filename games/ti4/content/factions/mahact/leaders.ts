import { clockwise, moveUnits } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { endTurn } from '../../../rules/actionPhase.ts';
import { isPassable, loseInRift } from '../../../rules/combat/spaceCombat.ts';
import { releaseToken } from '../../../rules/expansion/heldTokens.ts';
import { adjacentFor, systemsOf } from '../../../rules/systems.ts';
import { hasToken, heldTokens, takeToken, tokensOnBoard } from '../../../rules/tokens.ts';
import { countAt, hasShips, placesIn, stacksAt } from '../../../rules/units.ts';
import type { Asked, Pub } from '../../../shapes.ts';
import { component } from '../../component.ts';
import type { UnitType } from '../../units/index.ts';

const fleetsIn = (pub: Pub, system: string): Seat[] => clockwise(pub).filter((seat) => hasShips(pub, system, seat));
/** Systems next to a fleet with ships of others that it may enter; anomalies hinder it as ever (TI4-MAHA-11). */
function battlefields(v: Asked, system: string): string[] {
  const [owner, ...more] = fleetsIn(v.pub, system);
  if (owner === undefined || more.length > 0) return [];
  return adjacentFor(v, system, owner, true).filter(
    (to) =>
      fleetsIn(v.pub, to).some((seat) => seat !== owner) &&
      isPassable(v, owner, to) &&
      v.permission('mayEnter', { seat: owner, system: to }, true),
  );
}

export const mahactLeaders = [
  /** A token of the active player on the board pays for a secondary ability (TI4-MAHA-09). */
  component({
    id: 'jae-mir-kan',
    kind: 'agent',
    at: 'secondary.would',
    fits: (v, you, { seat, by, free, prevented }) =>
      seat === you && !free && !prevented && v.permission('mayFollow', { seat, by, pool: 'strategy' }, true),
    aim: ({ pub }, _, { by }) => ({ one: 'system', from: tokensOnBoard(pub, by) }),
    effect: (t, { about, aim }) => {
      takeToken(t.pub, aim, about.by);
      t.emit('tokenTaken', { seat: about.by, system: aim });
      about.free = true;
      about.tokenOf = about.by;
    },
  }),

  /** Systems with an own token may be activated; what then happens is a rule of its own (TI4-MAHA-10). */
  component({
    id: 'il-na-viroset',
    kind: 'commander',
    modifiers: {
      mayActivate: (pub, { seat, system }, you) => (seat === you.seat && hasToken(pub, system, seat) ? 'allow' : null),
    },
  }),

  /** A fleet is moved next door to ships of another player and fights them; nobody gets away (TI4-MAHA-11). */
  component({
    id: 'airo-shir-aur',
    kind: 'hero',
    at: 'action',
    spends: 'purge',
    aim: (v) => ({ one: 'system', from: systemsOf(v.pub).filter((system) => battlefields(v, system).length > 0) }),
    memo: { system: '', owner: -1 },
    effect: {
      where: (t, { you, aim, memo, source }) => {
        const from = battlefields(t, aim);
        memo.system = from[0]!;
        memo.owner = fleetsIn(t.pub, aim)[0]!;
        if (from.length === 1) return t.next;
        return t.ask(you, 'pickOne', { what: 'system', from, for: source.ability, rule: 'TI4-MAHA-11' }, 'system');
      },
      move: (t, { aim, memo: { system, owner } }) => {
        loseInRift(t, owner, aim);
        const all = stacksAt(t.pub, aim).filter(({ seat }) => seat === owner);
        const units = all.map(({ type, n }) => ({ unit: type as UnitType, n, from: aim }));
        for (const { type, n, marks } of all) moveUnits(t.pub.units, aim, system, owner, type, n, marks);
        t.emit('moved', { seat: owner, system, units });
      },
      fight: (t, { memo: { system, owner } }) => {
        const defender = fleetsIn(t.pub, system).find((seat) => seat !== owner);
        if (defender === undefined || !hasShips(t.pub, system, owner)) return t.next;
        return t.call('spaceBattle', { system, planet: null, attacker: owner, defender, round: 0 });
      },
    },
    lasting: { until: ['effect'], modifiers: { mayRetreat: () => 'forbid' } },
  }),

  /** The token of whoever activates its system goes back to them, and their turn is over (TI4-MAHA-05). */
  component({
    id: 'starlancer',
    kind: 'unit',
    at: 'activate.after',
    fits: ({ pub }, you, { seat, system }) =>
      heldTokens(pub, you).includes(seat) &&
      placesIn(system).some((place) => countAt(pub, place, you, (type) => type === 'mech') > 0),
    effect: {
      spend: (t, { you, about }) => releaseToken(t, you, about.seat),
      gain: (t, { about }) => t.call('gainTokens', { seat: about.seat, n: 1 }),
      stop: (t) => endTurn(t),
    },
  }),
];
