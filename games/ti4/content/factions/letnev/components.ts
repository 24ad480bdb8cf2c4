import type { LastingSpec } from '@orrery/kernel';
import { diceOf, reroll } from '../../../rules/combat/reroll.ts';
import { isSide, repair } from '../../../rules/combat/units.ts';
import { playerOf, returnNote } from '../../../rules/notes.ts';
import { systemOf } from '../../../rules/systems.ts';
import { DAMAGED, countAt, stacksAt } from '../../../rules/units.ts';
import type { Ti4 } from '../../../shapes.ts';
import { component } from '../../component.ts';
import { plus } from '../../words.ts';

const hasFlagship = (pub: Parameters<typeof countAt>[0], system: string, seat: number): boolean =>
  countAt(pub, system, seat, (type) => type === 'flagship') > 0;

/** Trade goods that pay for new dice. */
const FUNDS = 2;
/** In this round any own dice may be thrown again. */
const rerolls = {
  until: ['battleRound'],
  abilities: (ability) => [
    ability({
      at: 'roll.after',
      fits: (_, you, { purpose, rolls }) => purpose === 'battle' && rolls.some(({ by }) => by === you),
      aim: (_, you, rolling) => {
        const dice = diceOf(rolling, you);
        return { some: 'die', from: dice, min: 1, max: dice.length };
      },
      effect: (t, { about, aim }) => reroll(t, about, aim),
    }),
  ],
} satisfies LastingSpec<Ti4, 'round.start', null, object, null>;

export const letnevComponents = [
  /** Two trade goods at the start of a round of space combat; any own dice may be thrown again in that round (TI4-LETN-02). */
  component({
    id: 'munitions-reserves',
    kind: 'ability',
    at: 'round.start',
    fits: ({ pub }, you, fight) => fight.planet === null && isSide(fight, you) && pub.sheets[you]!.goods >= FUNDS,
    effect: (t, { you }) => {
      t.pub.sheets[you]!.goods -= FUNDS;
      t.emit('goods', { seat: you, n: -FUNDS });
    },
    lasting: rerolls,
  }),

  /** Letnev loses two trade goods or what they have; the holder may throw any own dice of the round again (TI4-LETN-10). */
  component({
    id: 'war-funding',
    kind: 'note',
    at: 'round.start',
    fits: ({ pub }, you, fight) => {
      const owner = playerOf(pub, 'letnev');
      return fight.planet === null && isSide(fight, you) && owner !== null && owner !== you;
    },
    effect: (t, { you, source }) => {
      const owner = playerOf(t.pub, 'letnev')!;
      const n = Math.min(FUNDS, t.pub.sheets[owner]!.goods);
      t.pub.sheets[owner]!.goods -= n;
      t.emit('goods', { seat: owner, n: -n });
      returnNote(t, source.component, you);
    },
    lasting: rerolls,
  }),

  /** Two more ships in each system than the fleet pool allows (TI4-LETN-01). */
  component({
    id: 'armada',
    kind: 'ability',
    modifiers: { fleetLimit: (_, { seat }, you) => (seat === you.seat ? plus(2) : null) },
  }),

  /** Cannons do not fire at landing forces (TI4-LETN-04). */
  component({
    id: 'l4-disruptors',
    kind: 'technology',
    modifiers: {
      hasAbility: (_, { ability, against }, you) =>
        ability === 'spaceCannon' && against === you.seat ? 'forbid' : null,
    },
  }),

  /** SUSTAIN DAMAGE cancels two hits (TI4-LETN-03). */
  component({
    id: 'non-euclidean-shielding',
    kind: 'technology',
    at: 'sustained.would',
    mandatory: true,
    fits: (_, you, { seat }) => seat === you,
    effect: (_, { about }) => {
      about.cancels = 2;
    },
  }),

  /** Takes PLANETARY SHIELD from others in its system; repaired at the start of each round it fights in (TI4-LETN-05). */
  component({
    id: 'arc-secundus',
    kind: 'unit',
    at: 'round.start',
    mandatory: true,
    fits: ({ pub }, you, fight) =>
      fight.planet === null &&
      isSide(fight, you) &&
      stacksAt(pub, fight.system).some(
        ({ seat, type, marks }) => seat === you && type === 'flagship' && marks.includes(DAMAGED),
      ),
    effect: (t, { you, about }) => repair(t, about.system, you, `flagship ${DAMAGED}`),
    modifiers: {
      hasAbility: (pub, { seat, ability, place }, you) =>
        ability === 'shield' && seat !== you.seat && hasFlagship(pub, systemOf(place), you.seat) ? 'forbid' : null,
    },
  }),
];
