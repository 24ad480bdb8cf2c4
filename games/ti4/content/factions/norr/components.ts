import { hits, stackName } from '@orrery/imperium';
import { moment } from '../../../rules/moments.ts';
import { isSide, opponentOf } from '../../../rules/combat/units.ts';
import { figureIds, figureOf, stacksOfSeat } from '../../../rules/figures.ts';
import { ownerOf, playerOf, returnNote } from '../../../rules/notes.ts';
import { countAt, isShip } from '../../../rules/units.ts';
import { component } from '../../component.ts';

import { minus, plus } from '../../words.ts';

/** Ships that an Exotrireme II takes with it (TI4-NORR-03). */
const TAKEN = 2;

export const norrComponents = [
  /** +1 on combat rolls (TI4-NORR-01). */
  component({
    id: 'unrelenting',
    kind: 'ability',
    modifiers: {
      combat: (_, { seat, purpose }, you) => (seat === you.seat && purpose === 'battle' ? plus(1) : null),
    },
  }),

  /** One hit more in a ground combat in which the opponent produces any (TI4-NORR-02). */
  component({
    id: 'valkyrie-particle-weave',
    kind: 'technology',
    modifiers: {
      furtherHits: (_, { seat, rolled: { purpose, planet, rolls } }, you) =>
        seat === you.seat &&
        purpose === 'battle' &&
        planet !== null &&
        rolls.some(({ by, volleys }) => by !== seat && hits(volleys) > 0)
          ? plus(1)
          : null,
    },
  }),

  /** Direct Hit does not touch it; after a round it may be destroyed and take up to two ships with it, one Exotrireme after another (TI4-NORR-03, TI4-ABL-03). */
  component({
    id: 'exotrireme-2',
    kind: 'unit',
    at: 'round.end',
    repeats: true,
    fits: ({ pub }, you, fight) =>
      fight.planet === null &&
      isSide(fight, you) &&
      countAt(pub, fight.system, you, (type) => type === 'dreadnought') > 0,
    aim: ({ pub }, you, fight) => ({
      some: 'unit',
      from: figureIds(
        stacksOfSeat(pub, opponentOf(fight, you), ({ type }, place) => place === fight.system && isShip(type)),
      ),
      min: 1,
      max: TAKEN,
    }),
    memo: { own: '' },
    effect: {
      choose: (t, { you, about, memo, source }) => {
        const from = stacksOfSeat(
          t.pub,
          you,
          ({ type }, place) => place === about.system && type === 'dreadnought',
        ).map(({ stack }) => stackName(stack));
        memo.own = from[0]!;
        if (from.length === 1) return t.next;
        return t.ask(you, 'pickOne', { what: 'unit-type', from, for: source.ability, rule: 'TI4-NORR-03' }, 'own');
      },
      ram: (t, { you, about: { system }, memo }) =>
        moment(t, 'destroyed', { seat: you, by: you, system, place: system, purpose: 'effect', units: [memo.own] }),
      hit: (t, { you, about, aim }) => {
        const { system } = about;
        const seat = opponentOf(about, you);
        const units = aim.map((id) => stackName(figureOf(t.pub, seat, id).stack));
        return moment(t, 'destroyed', { seat, by: you, system, place: system, purpose: 'effect', units });
      },
    },
    modifiers: {
      isImmune: (_, { seat, unit, to }, you) =>
        seat === you.seat && unit === 'dreadnought' && to === 'direct-hit' ? 'allow' : null,
    },
  }),

  /** +1 for the other ships of its system (TI4-NORR-04). */
  component({
    id: 'cmorran-norr',
    kind: 'unit',
    modifiers: {
      combat: (pub, { seat, unit, purpose, fight }, you) =>
        seat === you.seat &&
        purpose === 'battle' &&
        unit !== 'flagship' &&
        fight.planet === null &&
        countAt(pub, fight.system, seat, (type) => type === 'flagship') > 0
          ? plus(1)
          : null,
    },
  }),

  /** +1 in a ground combat of the holder, and -1 for its owner as the opponent (TI4-NORR-06). */
  component({
    id: 'tekklar-legion',
    kind: 'note',
    at: 'combat.start',
    fits: ({ pub }, you, fight) =>
      fight.planet !== null && isSide(fight, you) && ![null, you].includes(playerOf(pub, 'norr')),
    effect: (t, { you, source }) => returnNote(t, source.component, you),
    lasting: {
      until: ['groundCombat'],
      keeps: ({ source }) => ownerOf(source.component),
      modifiers: {
        combat: (_, { seat, purpose }, you) => {
          if (purpose !== 'battle') return null;
          return seat === you.seat ? plus(1) : seat === you.about ? minus(1) : null;
        },
      },
    },
  }),
];
