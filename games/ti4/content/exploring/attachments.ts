import { moveUnits } from '@orrery/kernel';
import type { AnyComponent, Modifiers } from '@orrery/kernel';
import { explorationOf, explorationText } from '../../rules/expansion/decks.ts';
import { takeBack } from '../../rules/effects.ts';
import { figuresOf } from '../../rules/combat/units.ts';
import { systemOf } from '../../rules/systems.ts';
import { isStructure, stacksAt } from '../../rules/units.ts';
import type { Pub, Ti4 } from '../../shapes.ts';
import { ATTACHMENTS, attachmentFacts } from '../attachments.ts';
import type { AttachmentFacts, AttachmentId } from '../attachments.ts';
import { component } from '../component.ts';
import { EXPLORATION_IDS, explorationFacts } from '../explorations.ts';
import type { ExplorationId } from '../explorations.ts';
import { planetFacts } from '../planets.ts';
import type { PlanetId } from '../planets.ts';
import { plus } from '../words.ts';
import { whenFound } from './exploration.ts';

// What exploration attaches to planets: values, specialties, and the zone without arms.

const SIDE = 'side';
/** The facts of an attachment in play: a research facility has two sides (TI4-CRX-15). */
function factsOn(pub: Pub, card: string): AttachmentFacts | null {
  const { attachment } = explorationFacts(explorationOf(card));
  const side = pub.table.components[card]?.store[SIDE] as AttachmentId | undefined;
  return attachment === undefined ? null : attachmentFacts(side ?? attachment);
}
/** What exploration cards add to a planet. */
export const attachedValue = (pub: Pub, planet: string, currency: 'resources' | 'influence'): number =>
  Object.entries(pub.table.components).reduce(
    (sum, [card, { ability, on }]) =>
      on === planet && ability.endsWith(' explored') ? sum + (factsOn(pub, card)?.[currency] ?? 0) : sum,
    0,
  );

const modifiers: Modifiers<Ti4> = {
  planetValue: (pub, { planet, currency }, you) => {
    const { on } = pub.table.components[you.component]!;
    const value = on === planet ? (factsOn(pub, you.component)?.[currency] ?? 0) : 0;
    return value === 0 ? null : plus(value);
  },
  specialties: (pub, { planet }, you) => {
    const { on } = pub.table.components[you.component]!;
    const specialty = on === planet ? factsOn(pub, you.component)?.specialty : undefined;
    return specialty ? { add: [specialty] } : null;
  },
};

/** The other side of the same token. */
const otherSide = (attachment: AttachmentId): AttachmentId | undefined =>
  (Object.keys(ATTACHMENTS) as AttachmentId[]).find((id) => attachmentFacts(id).otherSideOf === attachment);
/** Whether another specialty is there already. */
const hasSpecialty = (pub: Pub, planet: string, card: string): boolean =>
  planetFacts(planet as PlanetId).specialty !== undefined ||
  Object.entries(pub.table.components).some(
    ([other, { on, ability }]) =>
      other !== card && on === planet && ability.endsWith(' explored') && factsOn(pub, other)?.specialty !== undefined,
  );

const attachment = (id: ExplorationId): AnyComponent => {
  const other = otherSide(explorationFacts(id).attachment!);
  if (!other) return component({ id: explorationText(id), kind: 'attachment', modifiers });
  return component({
    id: explorationText(id),
    kind: 'attachment',
    modifiers,
    more: [
      whenFound({
        effect: (t, { about, source }) => {
          if (hasSpecialty(t.pub, about.place, source.component))
            t.changeComponent(source.component, { store: { [SIDE]: other } });
        },
      }),
    ],
  });
};

export const ATTACHED: readonly AnyComponent[] = [
  ...EXPLORATION_IDS.filter((id) => explorationFacts(id).goes === 'attach' && id !== 'demilitarized-zone').map(
    attachment,
  ),
  /** Structures go to reinforcements, ground forces to space; nothing comes there any more; in the agenda phase its card may change hands in a transaction (TI4-CRX-10, TI4-DEAL-02). */
  component({
    id: explorationText('demilitarized-zone'),
    kind: 'attachment',
    modifiers: {
      mayPlace: (pub, { place }, you) => (pub.table.components[you.component]!.on === place ? 'forbid' : null),
      dealtPlanets: (pub, { seat }, you) => {
        const { on } = pub.table.components[you.component]!;
        return pub.phase === 'agenda' && on !== null && pub.planets[on]?.owner === seat ? { add: [on] } : null;
      },
    },
    more: [
      whenFound({
        effect: (t, { about }) => {
          const system = systemOf(about.place);
          for (const stack of stacksAt(t.pub, about.place).slice())
            if (isStructure(stack.type)) takeBack(t, stack.seat, about.place, figuresOf([stack]));
            else moveUnits(t.pub.units, about.place, system, stack.seat, stack.type, stack.n, stack.marks);
        },
      }),
    ],
  }),
];
