import { flow, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { FIGURES } from '../content/units/index.ts';
import type { Pub, Ti4 } from '../shapes.ts';
import { figuresOf, stacksOf } from './combat/units.ts';
import { gainControl, moment } from './moments.ts';
import { systemOf } from './systems.ts';
import { stacksAt } from './units.ts';

// CTRL and COMP: what holds after everything that happens on the board.

/** While forces land on the planets of a system, control is decided at the end of the invasion. */
const isInvaded = (pub: Pub, planet: string): boolean =>
  pub.table.stack.some((frame) => frame.proc === 'invasion' && frame.system === systemOf(planet));

/** Units of another player alone on a planet take it (TI4-CTRL-08). */
function takenOver(pub: Pub): { seat: Seat; planet: string } | null {
  for (const planet in pub.planets) {
    const here = stacksAt(pub, planet);
    if (here.length === 0) continue;
    const { owner } = pub.planets[planet]!;
    const seat = here[0]!.seat;
    if (owner === null || here.some((stack) => stack.seat === owner || stack.seat !== seat)) continue;
    if (!isInvaded(pub, planet)) return { seat, planet };
  }
  return null;
}

/** Fighters and infantry of a player in more places than there are figures: tokens alone do not stand (TI4-COMP-08, TI4-COMP-09). */
function unbacked(pub: Pub): { seat: Seat; unit: 'fighter' | 'infantry' } | null {
  if (Object.keys(pub.units).length <= FIGURES.fighter.figures) return null;
  for (const seat of pub.sheets.keys())
    for (const unit of ['fighter', 'infantry'] as const)
      if (placesWith(pub, seat, unit).length > FIGURES[unit].figures) return { seat, unit };
  return null;
}
const placesWith = (pub: Pub, seat: Seat, unit: string): string[] =>
  Object.keys(pub.units).filter((place) => stacksAt(pub, place).some((one) => one.seat === seat && one.type === unit));

export const controlPart = part<Ti4>()({
  procedures: {
    takeOver: flow<Ti4>()('takeOver', {
      take: (t, f) => gainControl(t, f.seat, f.planet),
      over: (t) => t.end(),
    }),
    /** The owner says where. */
    loseTokens: flow<Ti4>()('loseTokens', {
      choose: (t, f) => {
        const from = placesWith(t.pub, f.seat, f.unit);
        return t.ask(f.seat, 'pickOne', { what: 'place', from, for: null, rule: 'TI4-COMP-08' }, 'place');
      },
      destroy: (t, f) => {
        const { seat, unit } = f;
        const place = f.place!;
        const units = figuresOf(stacksOf(t.pub, place, seat, (type) => type === unit));
        return moment(t, 'destroyed', {
          seat,
          by: seat,
          system: systemOf(place),
          place,
          purpose: 'effect',
          units,
        });
      },
      over: (t) => t.end(),
    }),
  },
  invariants: [
    (pub) => {
      const found = takenOver(pub);
      return found && { proc: 'takeOver', locals: found };
    },
    (pub) => {
      const found = unbacked(pub);
      return found && { proc: 'loseTokens', locals: found };
    },
  ],
});
