import { othersFrom } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { unitNamed } from '../../../rules/combat/units.ts';
import {
  capture,
  captiveIds,
  captiveNamed,
  captureDestroyed,
  mayCapture,
  release,
} from '../../../rules/expansion/capture.ts';
import { figureNamed, figuresAt } from '../../../rules/figures.ts';
import { returnNote } from '../../../rules/notes.ts';
import { hasProducer } from '../../../rules/production.ts';
import { adjacentFor, systemsOf } from '../../../rules/systems.ts';
import { upgradedType } from '../../../rules/technology.ts';
import { countAt, factsOf, figuresLeft, isStructure, placesIn } from '../../../rules/units.ts';
import type { Asked } from '../../../shapes.ts';
import { component } from '../../component.ts';
import type { TechnologyId } from '../../technologies.ts';
import { UNIT_TYPES } from '../../units/index.ts';
import type { UnitType } from '../../units/index.ts';
import { plus } from '../../words.ts';
import { isDevoured, isSwallowed, someOf } from './destroyed.ts';
import { hasTear } from './tears.ts';

/** Units of others next to own docks of whose type there is one to capture, as "2:cruiser@tile-19" (TI4-VUIL-07). */
function prey(v: Asked, you: Seat): string[] {
  const { pub } = v;
  const hasDock = (system: string): boolean =>
    placesIn(system).some((place) => countAt(pub, place, you, (type) => type === 'space-dock') > 0);
  const near = new Set(
    systemsOf(pub)
      .filter(hasDock)
      .flatMap((system) => adjacentFor(v, system, you)),
  );
  return othersFrom(pub, you)
    .filter((seat) => mayCapture(pub, you, seat))
    .flatMap((seat) =>
      figuresAt(
        pub,
        seat,
        [...near].flatMap(placesIn),
        (type) => !isStructure(type) && figuresLeft(pub, seat, type as UnitType) > 0,
      ).map((figure) => `${seat}:${figure}`),
    );
}

/** More prerequisites than any technology has. */
const ALL = 9;
const upgrades = (unit: UnitType, technology: TechnologyId): boolean => upgradedType(technology) === unit;

/** The system of such a dock is a gravity rift, for which its owner's ships do not roll (TI4-VUIL-04). */
const tear = (id: 'dimensional-tear' | 'dimensional-tear-2') =>
  component({
    id,
    kind: 'unit',
    modifiers: {
      anomalies: (pub, { system }, you) => (hasTear(pub, you.seat, system) ? { add: ['gravity-rift'] } : null),
      rollsForRift: (pub, { seat, system }, you) => (seat === you.seat && hasTear(pub, seat, system) ? 'forbid' : null),
    },
  });

export const vuilraithComponents = [
  /** Units of the opponent that are destroyed in combat are captured, structures are not (TI4-VUIL-01). */
  component({
    id: 'devour',
    kind: 'ability',
    at: 'destroyed.after',
    mandatory: true,
    fits: ({ pub }, you, act) => someOf(isDevoured, pub, you, act),
    effect: (t, { you, about }) => captureDestroyed(t, you, about, (type) => isDevoured(t.pub, you, about, type)),
  }),

  /** A captive that goes back pays for one unit of its type; an own one is the figure for it. Those that were not needed stay (TI4-VUIL-02, TI4-CAPT-06). */
  component({
    id: 'amalgamation',
    kind: 'ability',
    at: 'making.start',
    fits: (v, you, { seat, system, within }) => seat === you && (within !== null || hasProducer(v, you, system)),
    aim: ({ pub }, you) => {
      const from = captiveIds(pub, you, (unit) => factsOf(pub, you, unit).cost !== undefined);
      return { some: 'captive', from, min: 1, max: from.length };
    },
    lasting: {
      until: ['production'],
      keeps: ({ aim }) => aim,
      modifiers: {
        freeUnits: (_, { seat, unit }, you) => {
          const n = you.about.filter((id) => captiveNamed(you.seat, id).unit === unit).length;
          return seat === you.seat && n > 0 ? plus(n) : null;
        },
        returningFigures: (_, { seat, unit }, you) => {
          const own = you.about.map((id) => captiveNamed(you.seat, id)).filter(({ of }) => of === you.seat);
          const n = own.filter((captive) => captive.unit === unit).length;
          return seat === you.seat && n > 0 ? plus(n) : null;
        },
      },
      abilities: (after) => [
        after({
          at: 'making.chosen',
          mandatory: true,
          fits: (_, you, { seat }) => seat === you,
          effect: (t, { you, about, kept }) => {
            for (const type of UNIT_TYPES) {
              const made = about.units.reduce((sum, { unit, n }) => sum + (unit === type ? n : 0), 0);
              const given = kept.map((id) => captiveNamed(you, id)).filter(({ unit }) => unit === type);
              for (const captive of given.slice(0, made)) release(t, captive);
            }
          },
        }),
      ],
    },
  }),

  /** A captive that goes back stands for all prerequisites of the upgrade of its type; it stays if that is not researched (TI4-VUIL-03). */
  component({
    id: 'riftmeld',
    kind: 'ability',
    at: 'research.would',
    fits: (_, you, { seat, prevented }) => seat === you && !prevented,
    aim: ({ pub }, you) => ({ one: 'captive', from: captiveIds(pub, you, () => true) }),
    lasting: {
      until: ['research'],
      keeps: ({ aim }) => aim,
      modifiers: {
        ignoredPrerequisites: (_, { seat, technology }, you) =>
          seat === you.seat && upgrades(captiveNamed(you.seat, you.about).unit, technology) ? plus(ALL) : null,
      },
      abilities: (after) => [
        after({
          at: 'research.after',
          mandatory: true,
          fits: (_, you, { seat, technology }, { about }) =>
            seat === you && technology !== null && upgrades(captiveNamed(you, about).unit, technology),
          effect: (t, { you, kept }) => release(t, captiveNamed(you, kept)),
        }),
      ],
    },
  }),

  tear('dimensional-tear'),
  tear('dimensional-tear-2'),

  /** All other units destroyed in its system are captured, own ones too, and those that are destroyed together with it (TI4-VUIL-05). */
  component({
    id: 'the-terror-between',
    kind: 'unit',
    at: 'destroyed.after',
    mandatory: true,
    fits: ({ pub }, you, act) => someOf(isSwallowed, pub, you, act),
    effect: (t, { you, about }) => captureDestroyed(t, you, about, (type) => isSwallowed(t.pub, you, about, type)),
  }),

  /** A unit of reinforcements of the same type as one next to an own dock is captured (TI4-VUIL-07). */
  component({
    id: 'vortex',
    kind: 'exhausted-technology',
    at: 'action',
    aim: (v, you) => ({ one: 'foreignUnit', from: prey(v, you) }),
    effect: (t, { you, aim }) => {
      const [seat, figure] = aim.split(':') as [string, string];
      capture(t, you, Number(seat), unitNamed(figureNamed(figure).unit).type);
    },
  }),

  /** In this movement no dice for gravity rifts, and one more +1 for ships that leave any (TI4-VUIL-08). */
  component({
    id: 'crucible',
    kind: 'note',
    at: 'activate.after',
    fits: (_, you, { seat }) => seat === you,
    effect: (t, { you, source }) => returnNote(t, source.component, you),
    lasting: {
      until: ['tacticalAction'],
      modifiers: {
        rollsForRift: (_, { seat }, you) => (seat === you.seat ? 'forbid' : null),
        riftBonus: (_, { seat }, you) => (seat === you.seat ? plus(1) : null),
      },
      ends: { at: 'move.after' },
    },
  }),
];
