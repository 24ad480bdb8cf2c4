import { placeFrom } from '../../../rules/effects.ts';
import { isSide, opponentOf, unitNamed } from '../../../rules/combat/units.ts';
import { countAt, isForceOf, isShip } from '../../../rules/units.ts';
import { notesOf } from '../../../rules/zones.ts';
import { component } from '../../component.ts';

export const mentakLeaders = [
  /** When the pirates have robbed another player, this one and the victim draw a card each (TI4-MENT-08). */
  component({
    id: 'suffi-an',
    kind: 'agent',
    at: 'ability.used',
    fits: (_, you, { ability, on }) => ability === 'pillage' && Number(on) !== you,
    effect: {
      mine: (t, { you }) => t.call('drawActionCards', { seat: you, n: 1 }),
      theirs: (t, { about }) => t.call('drawActionCards', { seat: Number(about.on), n: 1 }),
    },
  }),
  /** The loser of a space combat hands over a note of its choice (TI4-MENT-09). */
  component({
    id: 'sula-mentarion',
    kind: 'commander',
    at: 'combat.end',
    fits: ({ pub }, you, { planet, winner, ...fight }) =>
      planet === null && winner === you && (pub.table.zones[notesOf(opponentOf(fight, you))]?.n ?? 0) > 0,
    effect: (t, { you, about }) => t.call('giveNotes', { from: [opponentOf(about, you)], to: you }),
  }),
  /** A ship of the same type for each enemy ship destroyed in this combat (TI4-MENT-10). */
  component({
    id: 'ipswitch-loose-cannon',
    kind: 'hero',
    at: 'combat.start',
    spends: 'purge',
    fits: (_, you, fight) => fight.planet === null && isSide(fight, you),
    lasting: {
      until: ['spaceBattle'],
      keeps: ({ about }) => about.system,
      abilities: (after) => [
        after({
          at: 'destroyed.after',
          mandatory: true,
          fits: (_, you, { seat, units }) => seat !== you && units.some((name) => isShip(unitNamed(name).type)),
          effect: (t, { you, about, kept }) => {
            if (about.place !== kept) return;
            for (const name of about.units) {
              const { type } = unitNamed(name);
              if (isShip(type)) placeFrom(t, you, type, about.place);
            }
          },
        }),
      ],
    },
  }),
  /** Ground forces of others on its planet cannot sustain damage (TI4-MENT-04). */
  component({
    id: 'moll-terminus',
    kind: 'unit',
    modifiers: {
      hasAbility: (pub, { seat, unit, ability, place }, you) =>
        ability === 'sustain' &&
        seat !== you.seat &&
        isForceOf(pub, seat)(unit) &&
        countAt(pub, place, you.seat, (type) => type === 'mech') > 0 &&
        pub.planets[place] !== undefined
          ? 'forbid'
          : null,
    },
  }),
];
