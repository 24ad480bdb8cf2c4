import { abilityUsed } from '../../../rules/expansion/leaders.ts';
import { strikeFight } from '../../../rules/combat/strike.ts';
import { isSide, opponentOf, unitNamed } from '../../../rules/combat/units.ts';
import { figureNamed, figuresAt } from '../../../rules/figures.ts';
import { ownerOf } from '../../../rules/notes.ts';
import type { Pub, Table } from '../../../shapes.ts';
import type { Seat } from '@orrery/kernel';
import { areNeighbours } from '../../../rules/neighbours.ts';
import { systemOf } from '../../../rules/systems.ts';
import { countAt, factsOf, isShip } from '../../../rules/units.ts';
import { ability, component } from '../../component.ts';
import type { UnitType } from '../../units/index.ts';
import { gain } from '../../vocabulary.ts';
import type { Seen } from '../../vocabulary.ts';
import { laidByAction } from '../../notes/faceUp.ts';
import { times } from '../../words.ts';

/** Ships that lie in ambush. */
const AMBUSHERS = 2;
/** Trade goods that attract pirates (TI4-MENT-02). */
const RICH = 3;
const isRaider = (type: string): boolean => type === 'cruiser' || type === 'destroyer';

const isPrey = (v: Seen, you: Seat, seat: Seat): boolean =>
  seat !== you &&
  v.pub.sheets[seat]!.goods >= RICH &&
  areNeighbours(v, you, seat) &&
  v.permission('mayPillage', { seat: you, from: seat }, true);
const lootOf = ({ sheets }: Pick<Pub, 'sheets'>, seat: Seat) => ({
  one: 'loot' as const,
  from: sheets[seat]!.commodities > 0 ? ['goods', 'commodities'] : ['goods'],
});
function plunder(t: Table, seat: Seat, from: Seat, aim: string): void {
  const what = aim as 'goods' | 'commodities';
  t.pub.sheets[from]![what]--;
  t.emit('pillaged', { seat, from, what });
}

export const mentakComponents = [
  /** Up to two cruisers or destroyers roll once at the start of a space combat, without modifiers (TI4-MENT-01). */
  component({
    id: 'ambush',
    kind: 'ability',
    at: 'combat.start',
    fits: (_, you, fight) => fight.planet === null && isSide(fight, you),
    aim: ({ pub }, you, { system }) => ({
      some: 'unit',
      from: figuresAt(pub, you, [system], isRaider),
      min: 1,
      max: AMBUSHERS,
    }),
    effect: (t, { you, about, aim, source }) => {
      const dice = aim.map((id) => {
        const { type } = unitNamed(figureNamed(id).unit);
        return { die: t.die(`ambush ${you} ${type}`, 10), combat: factsOf(t.pub, you, type).combat! };
      });
      const hits = dice.filter(({ die, combat }) => die >= combat).length;
      t.emit('diceRolled', { seat: you, ability: source.ability, dice: dice.map(({ die }) => die), hits });
      if (hits === 0) return t.next;
      return t.call('strike', { fight: strikeFight(about.system, you, opponentOf(about, you)), hits });
    },
  }),

  /** Other ships in its system cannot sustain damage (TI4-MENT-04). */
  component({
    id: 'fourth-moon',
    kind: 'unit',
    modifiers: {
      hasAbility: (pub, { seat, unit, ability: asked, place }, you) =>
        asked === 'sustain' &&
        seat !== you.seat &&
        isShip(unit) &&
        place === systemOf(place) &&
        countAt(pub, place, you.seat, (type) => type === 'flagship') > 0
          ? 'forbid'
          : null,
    },
  }),

  /** A trade good pays for two resources or influence (TI4-MENT-05). */
  component({
    id: 'mirror-computing',
    kind: 'technology',
    modifiers: { goodWorth: (_, { seat }, you) => (seat === you.seat ? times(2) : null) },
  }),

  /** A neighbour who gains trade goods or makes a transaction and has three or more is robbed of one, or of a commodity (TI4-MENT-02, TI4-MENT-03). */
  component({
    id: 'pillage',
    kind: 'ability',
    at: 'goods.gain.after',
    fits: (v, you, { seat }) => isPrey(v, you, seat),
    aim: ({ pub }, _, { seat }) => lootOf(pub, seat),
    effect: {
      rob: (t, { you, about, aim }) => {
        plunder(t, you, about.seat, aim);
        return gain(t, you, 1, 'player');
      },
      used: (t, { you, about }) => abilityUsed(t, you, 'pillage', String(about.seat)),
    },
    more: (['by', 'to'] as const).map((party) =>
      ability({
        at: 'deal.after',
        name: `deal-${party}`,
        fits: (v, you, deal) => isPrey(v, you, deal[party]),
        aim: ({ pub }, _, deal) => lootOf(pub, deal[party]),
        effect: {
          rob: (t, { you, about, aim }) => {
            plunder(t, you, about[party], aim);
            return gain(t, you, 1, 'player');
          },
          used: (t, { you, about }) => abilityUsed(t, you, 'pillage', String(about[party])),
        },
      }),
    ),
  }),

  /** Its owner does not pillage the holder (TI4-MENT-07). */
  laidByAction('promise-of-protection', {
    mayPillage: (_, { seat, from }, you) => (from === you.seat && seat === ownerOf(you.component) ? 'forbid' : null),
  }),

  /** A trade good after a space combat won or lost; after a victory also a ship of a type that was destroyed (TI4-MENT-06). */
  component({
    id: 'salvage-operations',
    kind: 'technology',
    at: 'combat.end',
    mandatory: true,
    fits: (_, you, { planet, winner, ...fight }) => planet === null && winner !== null && isSide(fight, you),
    effect: (t, { you }) => gain(t, you, 1),
    more: [
      ability({
        at: 'combat.start',
        mandatory: true,
        fits: (_, you, fight) => fight.planet === null && isSide(fight, you),
        effect: (t, { source }) => t.changeComponent(source.component, { store: { wrecks: [] } }),
      }),
      ability({
        at: 'destroyed.after',
        mandatory: true,
        fits: ({ pub }, _, { system, place }) =>
          place === system && pub.table.stack.some(({ proc }) => proc === 'spaceBattle'),
        effect: (t, { source, about }) => {
          const { store } = t.pub.table.components[source.component]!;
          const types = about.units.map((name) => unitNamed(name).type).filter(isShip);
          const wrecks = [...new Set([...((store.wrecks as string[] | undefined) ?? []), ...types])];
          t.changeComponent(source.component, { store: { wrecks } });
        },
      }),
      ability({
        at: 'combat.end',
        name: 'rebuild',
        fits: ({ pub }, you, { planet, winner }, { component: card }) =>
          planet === null &&
          winner === you &&
          ((pub.table.components[card]?.store.wrecks as string[] | undefined) ?? []).length > 0,
        effect: (t, { you, about, source }) => {
          const only = t.pub.table.components[source.component]!.store.wrecks as UnitType[];
          const within = { place: about.system, cost: null, units: 1, ships: true, only };
          return t.call('production', { seat: you, system: about.system, dock: null, within });
        },
      }),
    ],
  }),
];
