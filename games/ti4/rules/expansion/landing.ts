import { moveUnits, part, revise } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { Pub, Table, Ti4 } from '../../shapes.ts';
import { invasion as landings } from '../combat/invasion.ts';
import { figuresOf, stacksOf, unitNamed } from '../combat/units.ts';
import { takeBack } from '../effects.ts';
import { figureNamed } from '../figures.ts';
import { isShip } from '../units.ts';
import { nexusTacticalAction } from './nexus.ts';

// Landings of another kind: straight after movement (TI4-NORR-09), and of forces that come without ships (TI4-NORR-08).

export const tacticalAction = revise<Ti4>()(
  nexusTacticalAction,
  {},
  {
    cannons: (t, f, inherited) => (f.landsAtOnce ? t.next : inherited()),
    combat: (t, f, inherited) => (f.landsAtOnce ? t.next : inherited()),
  },
);
const landsAtOnce = ({ table }: Pub): boolean => {
  const action = table.stack.findLast(({ proc }) => proc === 'tacticalAction');
  return action?.proc === 'tacticalAction' && action.landsAtOnce === true;
};
/** Ships go to reinforcements once the forces have been committed, or nobody was. */
const sendShipsHome = (t: Table, seat: Seat, system: string): void => {
  if (landsAtOnce(t.pub)) takeBack(t, seat, system, figuresOf(stacksOf(t.pub, system, seat, isShip)));
};
const invasion = revise<Ti4>()(
  landings,
  { after: { land: ['sendShipsHome'] } },
  {
    bombard: (t, f, inherited) => {
      if (!landsAtOnce(t.pub)) return inherited();
      f.fires = false;
      f.aimed = [];
      return 'commit';
    },
    land: (t, f, inherited) => {
      for (const { figure, planet } of f.joining ?? []) {
        const { unit, at } = figureNamed(figure);
        const { type, marks } = unitNamed(unit);
        moveUnits(t.pub.units, at, f.system, f.seat, type, 1, marks);
        f.committed!.push({ unit, planet });
      }
      delete f.joining;
      return inherited();
    },
    sendShipsHome: (t, f) => {
      sendShipsHome(t, f.seat, f.system);
      return t.next;
    },
    over: (t, f, inherited) => {
      sendShipsHome(t, f.seat, f.system);
      return inherited();
    },
  },
);
export const landingPart = part<Ti4>()({ procedures: { tacticalAction, invasion } });
