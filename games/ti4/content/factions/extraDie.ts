import type { ThrownVolley } from '@orrery/imperium';
import type { AnyComponent } from '@orrery/kernel';
import { figureNamed, figuresAt } from '../../rules/figures.ts';
import { combatCard, placeOf, unitNamed } from '../../rules/combat/units.ts';
import { isForceOf, isShip } from '../../rules/units.ts';
import type { UnitType } from '../units/index.ts';
import { component } from '../component.ts';

/** An agent that gives one figure of a combat, anyone's, one more die for a round (TI4-LETN-07, TI4-SOLF-05). */
export const extraDie = (id: string, onGround: boolean): AnyComponent =>
  component({
    id,
    kind: 'agent',
    at: 'round.start',
    fits: (_, __, { planet }) => (planet !== null) === onGround,
    aim: ({ pub }, _, fight) => ({
      one: 'foreignUnit',
      from: [fight.attacker, fight.defender].flatMap((seat) =>
        figuresAt(pub, seat, [placeOf(fight)], onGround ? isForceOf(pub, seat) : isShip).map(
          (figure) => `${seat}:${figure}`,
        ),
      ),
    }),
    lasting: {
      until: ['battleRound'],
      keeps: ({ aim }) => aim,
      abilities: (after) => [
        after({
          at: 'roll.would',
          mandatory: true,
          fits: (_, __, { purpose }) => purpose === 'battle',
          // Its own dice: one of several equal ships may fight by a card that was lent to it (TI4-NOMA-05).
          effect: (t, { about, kept }) => {
            const [seat, figure] = kept.split(':') as [string, string];
            const { unit: name } = figureNamed(figure);
            const card = combatCard(t.pub, Number(seat), name);
            const roll = about.rolls.find(({ by }) => by === Number(seat));
            const isOwn = ({ unit, combat }: ThrownVolley<UnitType>) =>
              unit === unitNamed(name).type && combat === card.combat;
            roll?.volleys.find(isOwn)?.dice.push(0);
          },
        }),
      ],
    },
  });
