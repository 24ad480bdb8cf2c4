import { flow, part } from '@orrery/kernel';
import type { Seat, Stack } from '@orrery/kernel';
import { PDS_PER_PLANET } from '../content/limits.ts';
import { FIGURES } from '../content/units/index.ts';
import type { Asked, Pub, Ti4 } from '../shapes.ts';
import { figuresOf, stacksOf, takeOff } from './combat/units.ts';
import { gainControl, moment } from './moments.ts';
import { isSystem, systemOf } from './systems.ts';
import { countAt, hasShips, isShip, isStructure, stacksAt } from './units.ts';

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

/** A dock in space with ships of others and none of its owner is destroyed at once (TI4-SAAR-03). */
function blockaded(pub: Pub): { seat: Seat; by: Seat; system: string } | null {
  for (const system in pub.units) {
    if (!isSystem(system)) continue;
    const here = stacksAt(pub, system);
    for (const { seat, type } of here) {
      if (!isStructure(type) || hasShips(pub, system, seat)) continue;
      const by = here.find((stack) => stack.seat !== seat && isShip(stack.type));
      if (by) return { seat, by: by.seat, system };
    }
  }
  return null;
}

const isPds = (type: string): boolean => type === 'pds';
/** More PDS on a planet than may stand there, once what let them is gone (TI4-CAG-16). */
function surplusStructures(v: Asked): { seat: Seat; planet: string; n: number } | null {
  for (const planet in v.pub.planets)
    for (const { seat, type } of stacksAt(v.pub, planet)) {
      if (type !== 'pds') continue;
      const n = countAt(v.pub, planet, seat, isPds);
      if (n <= PDS_PER_PLANET) continue;
      const over = n - v.number('structureLimit', { seat, unit: 'pds', planet }, PDS_PER_PLANET);
      if (over > 0) return { seat, planet, n: over };
    }
  return null;
}

/** Fighters and infantry of a player in more places than there are figures: tokens alone do not stand (TI4-COMP-08, TI4-COMP-09). */
function unbacked(pub: Pub): { seat: Seat; unit: 'fighter' | 'infantry' } | null {
  if (Object.keys(pub.units).length <= FIGURES.fighter.figures) return null;
  const places = { fighter: pub.sheets.map(() => 0), infantry: pub.sheets.map(() => 0) };
  for (const place in pub.units) {
    const here = pub.units[place]!;
    for (const [i, { seat, type }] of here.entries())
      if ((type === 'fighter' || type === 'infantry') && isFirst(here, i)) places[type][seat]!++;
  }
  for (const seat of pub.sheets.keys())
    for (const unit of ['fighter', 'infantry'] as const)
      if (places[unit][seat]! > FIGURES[unit].figures) return { seat, unit };
  return null;
}
/** Damaged and whole ones of a place count once. */
function isFirst(stacks: readonly Stack[], at: number): boolean {
  const { seat, type } = stacks[at]!;
  for (let i = 0; i < at; i++) if (stacks[i]!.seat === seat && stacks[i]!.type === type) return false;
  return true;
}
const placesWith = (pub: Pub, seat: Seat, unit: string): string[] =>
  Object.keys(pub.units).filter((place) => stacksAt(pub, place).some((one) => one.seat === seat && one.type === unit));

export const controlPart = part<Ti4>()({
  procedures: {
    takeOver: flow<Ti4>()('takeOver', {
      take: (t, f) => gainControl(t, f.seat, f.planet),
      over: (t) => t.end(),
    }),
    blockade: flow<Ti4>()('blockade', {
      destroy: (t, f) => {
        const { seat, by, system } = f;
        const units = figuresOf(stacksOf(t.pub, system, seat, isStructure));
        return moment(t, 'destroyed', { seat, by, system, place: system, purpose: 'effect', units });
      },
      over: (t) => t.end(),
    }),
    trimStructures: flow<Ti4>()('trimStructures', {
      remove: (t, f) => {
        // Damaged ones go first (TI4-ULTI-04).
        const all = figuresOf(stacksOf(t.pub, f.planet, f.seat, isPds));
        const units = all.toSorted((a, b) => b.length - a.length).slice(0, f.n);
        takeOff(t, f.planet, f.seat, units);
        t.emit('removed', { seat: f.seat, place: f.planet, units });
        return t.end();
      },
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
      const found = blockaded(pub);
      return found && { proc: 'blockade', locals: found };
    },
    (_, asked) => {
      const found = surplusStructures(asked);
      return found && { proc: 'trimStructures', locals: found };
    },
    (pub) => {
      const found = unbacked(pub);
      return found && { proc: 'loseTokens', locals: found };
    },
  ],
});
