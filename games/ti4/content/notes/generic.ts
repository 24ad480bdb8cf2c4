import { ability, component } from '../component.ts';
import { gain } from '../vocabulary.ts';
import { commoditiesGiven } from '../../rules/goods.ts';
import { ownerOf, returnNote } from '../../rules/notes.ts';
import { changePoints } from '../../rules/points.ts';
import { hasUnits } from '../../rules/units.ts';
import type { Seat, Source } from '@orrery/kernel';
import { OPTIONAL_ABILITIES } from '../factions/components.ts';

// Promissory notes that every player has. "You" is the holder; the owner is named by the card.

const COPIES = 8;
/** An invitation knows no card yet: any note of that player would fit. */
const isOf = ({ component: note }: Source, you: Seat, owner: Seat): boolean =>
  owner !== you && (note === '' || ownerOf(note) === owner);

export const GENERIC_NOTES = [
  /** Its owner cannot move units into a system with units of yours (TI4-PN-09, TI4-CRX-17). */
  component({
    id: 'ceasefire',
    kind: 'note',
    copies: COPIES,
    at: 'activate.after',
    fits: (v, you, { seat, system }, source) => isOf(source, you, seat) && hasUnits(v.pub, system, you),
    effect: (t, { you, source }) => returnNote(t, source.component, you),
    lasting: {
      until: ['tacticalAction'],
      keeps: ({ about: { seat, system } }) => ({ seat, system }),
      modifiers: {
        mayEnter: (_, { seat, system }, you) =>
          seat === you.about.seat && system === you.about.system ? 'forbid' : null,
      },
    },
  }),
  /** Its owner neither votes nor plays action cards nor uses faction abilities on this agenda (TI4-PN-09, TI4-CRX-18). */
  component({
    id: 'political-secret',
    kind: 'note',
    copies: COPIES,
    at: 'agenda.reveal.would',
    fits: (_, __, { prevented }) => !prevented,
    effect: (t, { you, source }) => returnNote(t, source.component, you),
    lasting: {
      until: ['agenda'],
      keeps: ({ source, about }) => ({ owner: ownerOf(source.component), agenda: about.agenda }),
      modifiers: {
        mayVote: (pub, { seat }, you) =>
          seat === you.about.owner && pub.agenda?.agenda === you.about.agenda ? 'forbid' : null,
        mayPlay: (pub, { seat }, you) =>
          seat === you.about.owner && pub.agenda?.agenda === you.about.agenda ? 'forbid' : null,
      },
      blanks: (_, you, other) => other.seat === you.about.owner && OPTIONAL_ABILITIES.has(other.ability),
    },
  }),
  /** A point while it lies face up; lost with an activation against its owner (TI4-PN-08, TI4-PN-11). */
  component({
    id: 'support-for-the-throne',
    kind: 'note',
    copies: COPIES,
    more: [
      ability({
        at: 'activate.would',
        from: 'play',
        mandatory: true,
        fits: (v, you, { seat, system }, { component: note }) => seat === you && hasUnits(v.pub, system, ownerOf(note)),
        effect: (t, { you, source }) => {
          changePoints(t, you, -1);
          returnNote(t, source.component, you);
        },
      }),
    ],
  }),
  /** When its owner replenishes, all their commodities are yours (TI4-PN-10, TI4-CRX-20). */
  component({
    id: 'trade-agreement',
    kind: 'note',
    copies: COPIES,
    at: 'goods.replenish.after',
    fits: (_, you, { seat }, source) => isOf(source, you, seat),
    memo: { n: 0 },
    effect: {
      take: (t, { you, about, source, memo }) => {
        returnNote(t, source.component, you);
        const sheet = t.pub.sheets[about.seat]!;
        memo.n = sheet.commodities;
        sheet.commodities = 0;
        return gain(t, you, memo.n, 'player');
      },
      given: (t, { you, about, memo }) => commoditiesGiven(t, about.seat, you, memo.n),
    },
  }),
];
