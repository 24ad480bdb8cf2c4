import { abilityUsed } from '../../../rules/expansion/leaders.ts';
import { dropToken, placeFrom } from '../../../rules/effects.ts';
import { moment } from '../../../rules/moments.ts';
import { playerOf, returnNote } from '../../../rules/notes.ts';
import { planetsOf } from '../../../rules/planets.ts';
import { systemsOf } from '../../../rules/systems.ts';
import { countAt } from '../../../rules/units.ts';
import type { Pub } from '../../../shapes.ts';
import { component } from '../../component.ts';
import { revivedInfantry } from '../../units/upgrades.ts';
import { plus } from '../../words.ts';

/** Infantry of one Orbital Drop. */
const DROPPED = 2;
const flagshipSystem = (pub: Pub, seat: number): string | undefined =>
  systemsOf(pub).find((system) => countAt(pub, system, seat, (type) => type === 'flagship') > 0);

export const solComponents = [
  /** A strategy token: two infantry on one controlled planet (TI4-SOLF-01). */
  component({
    id: 'orbital-drop',
    kind: 'ability',
    at: 'action',
    fits: ({ pub }, you) => pub.sheets[you]!.strategy > 0,
    aim: ({ pub }, you) => ({ one: 'planet', from: planetsOf(pub, you) }),
    effect: {
      spend: (t, { you }) => moment(t, 'token.spend', { seat: you, pool: 'strategy', prevented: false }),
      drop: (t, { you, aim }) => placeFrom(t, you, 'infantry', aim, DROPPED),
      used: (t, { you, aim, source }) => abilityUsed(t, you, source.ability, aim),
    },
  }),

  /** One more token in the status phase (TI4-SOLF-02). */
  component({
    id: 'versatile',
    kind: 'ability',
    modifiers: { statusTokens: (_, { seat }, you) => (seat === you.seat ? plus(1) : null) },
  }),

  /** An infantry in its space area at the end of the status phase (TI4-SOLF-03). */
  component({
    id: 'genesis',
    kind: 'unit',
    at: 'phase.end',
    mandatory: true,
    fits: ({ pub }, you, { phase }) => phase === 'status' && flagshipSystem(pub, you) !== undefined,
    effect: (t, { you }) => placeFrom(t, you, 'infantry', flagshipSystem(t.pub, you)!),
  }),

  /** At the start of Sol's turn: Sol loses a strategy token, if there is one; the holder may place two infantry (TI4-SOLF-04). */
  component({
    id: 'military-support',
    kind: 'note',
    at: 'turn.start',
    fits: ({ pub }, you, { seat }) => seat !== you && seat === playerOf(pub, 'sol'),
    memo: { planet: [] as string[] },
    effect: {
      lose: (t, { about }) => {
        if (t.pub.sheets[about.seat]!.strategy > 0) dropToken(t, about.seat, 'strategy');
      },
      choose: (t, { you, source }) => {
        const from = planetsOf(t.pub, you);
        if (from.length === 0) return t.next;
        const asked = { what: 'planet' as const, from, for: source.ability, rule: 'TI4-SOLF-04', min: 0, max: 1 };
        return t.ask(you, 'pickSome', asked, 'planet');
      },
      place: (t, { you, memo }) => {
        for (const planet of memo.planet) placeFrom(t, you, 'infantry', planet, DROPPED);
      },
      giveBack: (t, { you, source }) => returnNote(t, source.component, you),
    },
  }),

  revivedInfantry('spec-ops-2', 5),
];
