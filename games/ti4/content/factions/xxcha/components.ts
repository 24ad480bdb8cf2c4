import { textOf } from '@orrery/kernel';
import { endTurn } from '../../../rules/actionPhase.ts';
import { ownerOf, playerOf, returnNote } from '../../../rules/notes.ts';
import { planetsOf } from '../../../rules/planets.ts';
import { MECATOL_REX, adjacentFor, systemOf } from '../../../rules/systems.ts';
import { hasShips, stacksAt } from '../../../rules/units.ts';
import { ACTION_CARDS } from '../../actionCards.ts';
import { ability, component } from '../../component.ts';
import { allPlanets, spendStrategy, takePlanet } from '../../vocabulary.ts';
import type { Seen } from '../../vocabulary.ts';

/** Planets without units in systems of own planets or beside them (TI4-XXCH-01). */
function peaceful(v: Seen, you: number): string[] {
  const own = planetsOf(v.pub, you).map(systemOf);
  const near = new Set(own.flatMap((system) => [system, ...adjacentFor(v, system, you)]));
  return allPlanets(v.pub).filter(
    (planet) =>
      planet !== MECATOL_REX &&
      v.pub.planets[planet]!.owner !== you &&
      stacksAt(v.pub, planet).length === 0 &&
      near.has(systemOf(planet)),
  );
}
const hasStrategyToken = ({ pub }: Seen, seat: number): boolean => pub.sheets[seat]!.strategy > 0;

export const xxchaComponents = [
  /** After Diplomacy, by either ability, control of a planet that nobody stands on (TI4-XXCH-01). */
  component({
    id: 'peace-accords',
    kind: 'ability',
    at: 'strategic.after',
    fits: (_, you, { seat, card, prevented }) => seat === you && card === 'diplomacy' && !prevented,
    aim: (v, you) => ({ one: 'planet', from: peaceful(v, you) }),
    effect: (t, { you, aim }) => takePlanet(t, you, aim),
    more: [
      ability({
        at: 'secondary.after',
        fits: (_, you, { seat, card }) => seat === you && card === 'diplomacy',
        aim: (v, you) => ({ one: 'planet', from: peaceful(v, you) }),
        effect: (t, { you, aim }) => takePlanet(t, you, aim),
      }),
    ],
  }),

  /** A strategy token: another agenda takes the place of the one revealed (TI4-XXCH-02). */
  component({
    id: 'quash',
    kind: 'ability',
    at: 'agenda.reveal.would',
    fits: (v, you, { prevented }) => !prevented && hasStrategyToken(v, you),
    effect: {
      spend: (t, { you }) => spendStrategy(t, you),
      replace: (_, { about }) => {
        about.prevented = true;
      },
    },
  }),

  /** A strategy token cancels an action card of another player (TI4-XXCH-03). */
  component({
    id: 'instinct-training',
    kind: 'exhausted-technology',
    at: 'card.played.would',
    fits: (v, you, { source, cancelled }) =>
      !cancelled && source.seat !== you && textOf(source.component) in ACTION_CARDS && hasStrategyToken(v, you),
    effect: {
      spend: (t, { you }) => spendStrategy(t, you),
      cancel: (_, { about }) => {
        about.cancelled = true;
      },
    },
  }),

  /** A strategy token ends the turn of whoever activates a system with own ships (TI4-XXCH-03). */
  component({
    id: 'nullification-field',
    kind: 'exhausted-technology',
    at: 'activate.after',
    fits: (v, you, { seat, system }) => seat !== you && hasShips(v.pub, system, you) && hasStrategyToken(v, you),
    effect: {
      spend: (t, { you }) => spendStrategy(t, you),
      stop: (t) => endTurn(t),
    },
  }),

  /** A strategy token of its owner: another agenda takes the place of the one revealed. */
  component({
    id: 'political-favor',
    kind: 'note',
    at: 'agenda.reveal.would',
    fits: (v, you, { prevented }) => {
      const owner = playerOf(v.pub, 'xxcha');
      return !prevented && owner !== null && owner !== you && hasStrategyToken(v, owner);
    },
    effect: (t, { you, about, source }) => {
      const owner = ownerOf(source.component);
      const sheet = t.pub.sheets[owner]!;
      sheet.strategy--;
      sheet.reserve++;
      t.emit('tokenLost', { seat: owner, pool: 'strategy' });
      about.prevented = true;
      returnNote(t, source.component, you);
    },
  }),
];
