import { RELICS } from '../../../rules/expansion/decks.ts';
import { standDown, fightAsShip } from '../../../rules/combat/asShips.ts';
import { isSide, stacksOf } from '../../../rules/combat/units.ts';
import { readyThese } from '../../../rules/effects.ts';
import { returnNote } from '../../../rules/notes.ts';
import { isSystem } from '../../../rules/systems.ts';
import { countAt } from '../../../rules/units.ts';
import { ability, component } from '../../component.ts';
import { payments, payFragments } from '../../exploring/rules.ts';
import { plus } from '../../words.ts';

/** Fragments of a type for a relic, and one of any type for a command token (TI4-NAAZ-02). */
const FOR_RELIC = 2;
const FOR_TOKEN = 1;

const isMech = (type: string): boolean => type === 'mech';

export const naazRokhaComponents = [
  /** Two cards instead of one where a mech stands, decided before they are drawn (TI4-NAAZ-01). */
  component({
    id: 'distant-suns',
    kind: 'ability',
    at: 'explore.draw',
    fits: ({ pub }, you, { seat, place, cards }) =>
      seat === you && cards === 1 && !isSystem(place) && countAt(pub, place, you, isMech) > 0,
    effect: (_, { about }) => {
      about.cards = 2;
    },
  }),

  /** Two fragments of a type for a relic, or one for a command token (TI4-NAAZ-02). */
  component({
    id: 'fabrication',
    kind: 'ability',
    at: 'action',
    aim: ({ pub }, you) => ({ one: 'fragments', from: payments(pub, you, FOR_RELIC) }),
    effect: {
      purge: (t, { you, aim }) => payFragments(t, you, aim, FOR_RELIC),
      gain: (t, { you }) => t.call('gainRelic', { seat: you }),
    },
    more: [
      ability({
        at: 'action',
        name: 'token',
        fits: ({ pub }, you) => pub.sheets[you]!.reserve > 0,
        aim: ({ pub }, you) => ({ one: 'fragments', from: payments(pub, you, FOR_TOKEN) }),
        effect: {
          purge: (t, { you, aim }) => payFragments(t, you, aim, FOR_TOKEN),
          gain: (t, { you }) => t.call('gainTokens', { seat: you, n: 1 }),
        },
      }),
    ],
  }),

  /** Each mech in its system rolls one more die in combat (TI4-NAAZ-04). */
  component({
    id: 'visz-el-vir',
    kind: 'unit',
    modifiers: {
      dice: (pub, { seat, unit, purpose, fight }, you) =>
        seat === you.seat &&
        isMech(unit) &&
        purpose === 'battle' &&
        countAt(pub, fight.system, seat, (type) => type === 'flagship') > 0
          ? plus(1)
          : null,
    },
  }),

  /** In the space area of the active system it turns to its other side for a space combat, and is a ship too (TI4-NAAZ-03). */
  component({
    id: 'eidolon',
    kind: 'unit',
    at: 'combat.start',
    mandatory: true,
    fits: ({ pub }, you, fight) =>
      fight.planet === null &&
      isSide(fight, you) &&
      fight.system === pub.activeSystem &&
      countAt(pub, fight.system, you, isMech) > 0,
    effect: (t, { you, about: { system } }) => {
      t.pub.sheets[you]!.units.mech = 'z-grav-eidolon';
      for (const stack of stacksOf(t.pub, system, you, isMech).slice()) fightAsShip(t, you, system, stack, system);
    },
    lasting: {
      until: ['spaceBattle'],
      keeps: ({ about }) => about.system,
      end: (t, { source: { seat }, about }) => {
        t.pub.sheets[seat]!.units.mech = 'eidolon';
        standDown(t, seat, about as string);
      },
    },
  }),

  /** A planet is readied when its exploration is finished (TI4-NAAZ-05). */
  component({
    id: 'pre-fab-arcologies',
    kind: 'technology',
    at: 'explore.after',
    mandatory: true,
    fits: ({ pub }, you, { seat, place }) =>
      seat === you && !isSystem(place) && pub.planets[place]!.owner === you && pub.planets[place]!.exhausted,
    effect: (t, { you, about }) => readyThese(t, you, [about.place]),
  }),

  /** Better combat rolls for one round (TI4-NAAZ-06). */
  component({
    id: 'supercharge',
    kind: 'exhausted-technology',
    at: 'round.start',
    fits: (_, you, fight) => isSide(fight, you),
    lasting: {
      until: ['battleRound'],
      modifiers: {
        combat: (_, { seat, purpose }, you) => (seat === you.seat && purpose === 'battle' ? plus(1) : null),
      },
    },
  }),

  /** Two fragments of a type for a relic, if there is one left (TI4-NAAZ-07). */
  component({
    id: 'black-market-forgery',
    kind: 'note',
    at: 'action',
    fits: ({ pub }) => (pub.table.zones[RELICS]?.n ?? 0) > 0,
    aim: ({ pub }, you) => ({ one: 'fragments', from: payments(pub, you, FOR_RELIC) }),
    effect: {
      purge: (t, { you, aim }) => payFragments(t, you, aim, FOR_RELIC),
      gain: (t, { you }) => t.call('gainRelic', { seat: you }),
      giveBack: (t, { you, source }) => returnNote(t, source.component, you),
    },
  }),
];
