import { placeable, placeFrom } from '../../../rules/effects.ts';
import { canPay } from '../../../rules/payment.ts';
import { takeToken, tokensOnBoard } from '../../../rules/tokens.ts';
import { component } from '../../component.ts';
import { extraDie } from '../extraDie.ts';

const DEPLOYED = 3;

export const solLeaders = [
  extraDie('evelyn-delouis', true),
  /** An infantry at the start of a ground combat on an own planet (TI4-SOLF-06). */
  component({
    id: 'claire-gibson',
    kind: 'commander',
    at: 'combat.start',
    fits: (v, you, { planet }) =>
      planet !== null && v.pub.planets[planet]!.owner === you && placeable(v, you, 'infantry', planet) > 0,
    effect: (t, { you, about }) => placeFrom(t, you, 'infantry', about.planet!),
  }),
  /** All own tokens leave the board (TI4-SOLF-07). */
  component({
    id: 'jace-x-4th-air-legion',
    kind: 'hero',
    at: 'action',
    spends: 'purge',
    effect: (t, { you }) => {
      for (const system of tokensOnBoard(t.pub, you)) {
        takeToken(t.pub, system, you);
        t.emit('tokenTaken', { seat: you, system });
      }
    },
  }),
  /** DEPLOY: after an Orbital Drop, a mech on its planet for three resources (TI4-SOLF-01). */
  component({
    id: 'zs-thunderbolt-m2',
    kind: 'unit',
    at: 'ability.used',
    fits: (v, you, { seat, ability, on }) =>
      seat === you &&
      ability === 'orbital-drop' &&
      placeable(v, you, 'mech', on) > 0 &&
      canPay(v, you, 'resources', DEPLOYED),
    effect: {
      pay: (t, { you, source }) => t.call('payResources', { seat: you, price: DEPLOYED, for: source.ability }),
      place: (t, { you, about }) => placeFrom(t, you, 'mech', about.on),
    },
  }),
];
