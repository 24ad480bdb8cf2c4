import { wealthOf } from '@orrery/imperium';
import type { Payment } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import { strikeFight } from '../../../rules/combat/strike.ts';
import { isSide, opponentOf } from '../../../rules/combat/units.ts';
import { abilityUsed, abilityWould } from '../../../rules/expansion/leaders.ts';
import type { Replaceable } from '../../../rules/expansion/leaders.ts';
import { placeFrom, takeBack } from '../../../rules/effects.ts';
import { figureNamed, figuresAt } from '../../../rules/figures.ts';
import { ownerOf, playerOf, returnNote } from '../../../rules/notes.ts';
import { pay } from '../../../rules/payment.ts';
import { purseOf } from '../../../rules/planets.ts';
import { planetsAt } from '../../../rules/systems.ts';
import { countAt, isShip } from '../../../rules/units.ts';
import type { Pub } from '../../../shapes.ts';
import { component } from '../../component.ts';
import { destroy } from '../../vocabulary.ts';
import { isFactionText } from '../texts.ts';

/** Influence that turns an infantry (TI4-YINB-01). */
const PRICE = 2;
const isSacrifice = (type: string): boolean => type === 'cruiser' || type === 'destroyer';
const sacrifices = (pub: Pub, you: Seat, system: string): string[] => figuresAt(pub, you, [system], isSacrifice);
const infantryOn = (pub: Pub, planet: string, seat: Seat): number =>
  countAt(pub, planet, seat, (type) => type === 'infantry');

export const yinComponents = [
  /** Two influence at the start of a ground combat: an infantry changes sides (TI4-YINB-01). */
  component({
    id: 'indoctrination',
    kind: 'ability',
    at: 'combat.start',
    fits: (v, you, fight) =>
      fight.planet !== null &&
      isSide(fight, you) &&
      infantryOn(v.pub, fight.planet, opponentOf(fight, you)) > 0 &&
      wealthOf(purseOf(v, you, 'influence')) >= PRICE,
    memo: { paid: null as Payment | null, act: null as Replaceable['act'] },
    effect: {
      price: (t, { you, source }) =>
        t.ask(you, 'payFor', { for: source.ability, currency: 'influence', price: PRICE }, 'paid'),
      would: (t, { you, about, memo, source }) => {
        pay(t, you, memo.paid!);
        return abilityWould(t, memo, you, source.ability, about.planet!);
      },
      turn: (t, { you, about, memo }) => {
        if (memo.act!.prevented) return;
        takeBack(t, opponentOf(about, you), about.planet!, ['infantry']);
        placeFrom(t, you, 'infantry', about.planet!);
      },
      used: (t, { you, about, source }) => abilityUsed(t, you, source.ability, about.planet!),
    },
  }),

  /** After a round of space combat a cruiser or destroyer goes for one hit on a ship of one's choice (TI4-YINB-02). */
  component({
    id: 'devotion',
    kind: 'ability',
    at: 'round.end',
    once: 'battleRound',
    fits: ({ pub }, you, fight) =>
      fight.planet === null && isSide(fight, you) && sacrifices(pub, you, fight.system).length > 0,
    aim: ({ pub }, you, fight) => ({
      one: 'unit',
      from: figuresAt(pub, opponentOf(fight, you), [fight.system], isShip),
    }),
    memo: { own: '' },
    effect: {
      choose: (t, { you, about, memo, source }) => {
        const from = sacrifices(t.pub, you, about.system);
        memo.own = from[0]!;
        if (from.length === 1) return t.next;
        return t.ask(you, 'pickOne', { what: 'unit', from, for: source.ability, rule: 'TI4-YINB-02' }, 'own');
      },
      give: (t, { you, about, memo }) => destroy(t, you, you, about.system, [figureNamed(memo.own).unit]),
      hit: (t, { you, about, aim }) => {
        const fight = strikeFight(about.system, you, opponentOf(about, you));
        return t.call('strikeUnit', { fight, unit: figureNamed(aim).unit });
      },
    },
  }),

  /** The same price at the start of a space combat; the opponent assigns the hit to a ship that is no fighter (TI4-YINB-03). */
  component({
    id: 'impulse-core',
    kind: 'technology',
    at: 'combat.start',
    fits: (_, you, fight) => fight.planet === null && isSide(fight, you),
    aim: ({ pub }, you, { system }) => ({ one: 'unit', from: sacrifices(pub, you, system) }),
    effect: {
      give: (t, { you, about, aim }) => destroy(t, you, you, about.system, [figureNamed(aim).unit]),
      hit: (t, { you, about }) => {
        const fight = strikeFight(about.system, you, opponentOf(about, you));
        return t.call('strike', { fight, hits: 1, onBigShips: 1 });
      },
    },
  }),

  /** Takes all ships of its system with it (TI4-YINB-04). */
  component({
    id: 'van-hauge',
    kind: 'unit',
    at: 'destroyed.after',
    mandatory: true,
    fits: (_, you, { seat, units }) => seat === you && units.some((name) => name.startsWith('flagship')),
    effect: (t, { about }) => t.call('destroyAll', { place: about.system, only: 'ship' }),
  }),

  /** After PRODUCTION an infantry on an own planet of the system (TI4-YINB-05). */
  component({
    id: 'yin-spinner',
    kind: 'technology',
    at: 'produce.after',
    mandatory: true,
    fits: (_, you, { seat }) => seat === you,
    aim: ({ pub }, you, { system }) => ({
      one: 'planet',
      from: planetsAt(pub, system).filter((planet) => pub.planets[planet]?.owner === you),
    }),
    effect: (t, { you, aim }) => placeFrom(t, you, 'infantry', aim),
  }),

  /** Its owner uses neither faction abilities nor faction technologies in this tactical action (TI4-YINB-06). */
  component({
    id: 'greyfire-mutagen',
    kind: 'note',
    at: 'activate.after',
    fits: ({ pub }, you) => ![null, you].includes(playerOf(pub, 'yin')),
    effect: (t, { you, source }) => returnNote(t, source.component, you),
    lasting: {
      until: ['tacticalAction'],
      keeps: ({ source }) => ownerOf(source.component),
      blanks: (_, you, other) => other.seat === you.about && isFactionText(other.ability),
    },
  }),
];
