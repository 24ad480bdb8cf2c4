import { moment } from '../../../rules/moments.ts';
import { playerOf, returnNote } from '../../../rules/notes.ts';
import { isOpen } from '../../../rules/technology.ts';
import { systemsOf } from '../../../rules/systems.ts';
import { hasShips, hasUnits } from '../../../rules/units.ts';
import { component } from '../../component.ts';
import { technologyFacts } from '../../technologies.ts';
import { minus, plus } from '../../words.ts';

/** A natural result of at least so much brings further hits (TI4-JOLN-07). */
const NATURAL = 9;
const FURTHER = 2;
/** Trade goods for an activation (TI4-JOLN-05). */
const SIPHONED = 4;

export const jolnarComponents = [
  /** -1 on combat rolls (TI4-JOLN-01). */
  component({
    id: 'fragile',
    kind: 'ability',
    modifiers: {
      combat: (_, { seat, purpose }, you) => (seat === you.seat && purpose === 'battle' ? minus(1) : null),
    },
  }),

  /** The token of Technology's secondary buys the primary (TI4-JOLN-02). */
  component({
    id: 'brilliant',
    kind: 'ability',
    at: 'secondary.would',
    mandatory: true,
    fits: (_, you, { seat, card, free }) => seat === you && card === 'technology' && !free,
    effect: (_, { about }) => {
      about.ability = 'primary';
    },
  }),

  /** One prerequisite of a technology that is no unit upgrade is ignored (TI4-JOLN-03). */
  component({
    id: 'analytical',
    kind: 'ability',
    modifiers: {
      ignoredPrerequisites: (_, { seat, technology }, you) =>
        seat === you.seat && !technologyFacts(technology).unit ? plus(1) : null,
    },
  }),

  /** Four trade goods when another player activates a system with own ships (TI4-JOLN-05). */
  component({
    id: 'e-res-siphons',
    kind: 'technology',
    at: 'activate.after',
    mandatory: true,
    fits: ({ pub }, you, { seat, system }) => seat !== you && hasShips(pub, system, you),
    effect: (t, { you }) => moment(t, 'goods.gain', { seat: you, n: SIPHONED, prevented: false }),
  }),

  /** The active system is adjacent to all systems with own units, for everybody, until the action ends (TI4-JOLN-06). */
  component({
    id: 'spacial-conduit-cylinder',
    kind: 'exhausted-technology',
    at: 'activate.after',
    fits: ({ pub }, you, { seat, system }) => seat === you && hasUnits(pub, system, you),
    lasting: {
      until: ['tacticalAction'],
      keeps: ({ about }) => about.system,
      modifiers: {
        adjacent: (pub, { system }, you) => {
          const mine = systemsOf(pub).filter((other) => other !== you.about && hasUnits(pub, other, you.seat));
          if (system === you.about) return { add: mine };
          return mine.includes(system as (typeof mine)[number]) ? { add: [you.about] } : null;
        },
      },
    },
  }),

  /** A natural 9 or 10 of its combat dice produces two further hits (TI4-JOLN-07). */
  component({
    id: 'jns-hylarim',
    kind: 'unit',
    modifiers: {
      furtherHits: (_, { seat, rolled: { purpose, rolls } }, you) => {
        if (seat !== you.seat || purpose !== 'battle') return null;
        const own = rolls.find(({ by }) => by === seat)!.volleys.filter(({ unit }) => unit === 'flagship');
        const dice = own.flatMap(({ dice: all, raised = {} }) => all.map((die, i) => die - (raised[i] ?? 0)));
        const n = dice.filter((die) => die >= NATURAL).length;
        return n > 0 ? plus(FURTHER * n) : null;
      },
    },
  }),

  /** A technology that its owner has researched, none of a faction (TI4-JOLN-04). */
  component({
    id: 'research-agreement',
    kind: 'note',
    at: 'research.after',
    fits: ({ pub }, you, { seat, technology }) =>
      seat === playerOf(pub, 'jolnar') && seat !== you && technology !== null && isOpen(pub, you, technology),
    effect: {
      giveBack: (t, { you, source }) => returnNote(t, source.component, you),
      gain: (t, { you, about }) =>
        moment(t, 'gainTech', {
          seat: you,
          technology: about.technology!,
          isResearched: false,
          prevented: false,
        }),
    },
  }),
];
