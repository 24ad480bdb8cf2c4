import type { Listed } from '@orrery/kernel';
import { targetBases } from './attack.ts';
import { freelyAcquirable, otherShips, recallable, scrappable } from './candidates.ts';
import { gifts } from './defeat.ts';
import { designOf, isInstance, programOf } from './designs.ts';
import { targetOpponents } from './effects.ts';
import { topUpChoices } from './postCampaign.ts';
import { scenarioOptions } from './scenario.ts';
import { fittingSheets, refuseUpgrade } from './upgrade.ts';
import { offers, refuseAct } from './main.ts';
import type { CardInstance, SR, SRAsks, View } from '../shapes.ts';
import { deck, hand } from './zones.ts';

/** Every decision of the game: what may be answered, and which rule forbids the rest. */

type Asks = { [K in keyof SRAsks]: Listed<SR, K> };

const mine = (v: View): number => v.seat!;
/** All of these, or none. */
const orNone = (cards: readonly CardInstance[]): (CardInstance | null)[] => [...cards, null];
/** Cards at the top of the own deck that this seat has looked at. */
const lookedAt = (v: View, amount: number): CardInstance[] => {
  const known = v.me!.table.knows[deck(mine(v))]?.at ?? {};
  return Object.values(known).slice(-amount);
};
const subsets = (cards: readonly CardInstance[]): CardInstance[][] =>
  cards.reduce<CardInstance[][]>((all, card) => [...all, ...all.map((some) => [...some, card])], [[]]);

export const asks: Asks = {
  main: {
    rule: 'SR-TURN-03',
    list: (v) => offers(v, mine(v)),
    refuse: (v, _q, act) => refuseAct(v, mine(v), act),
    fallback: () => ({ do: 'end' }),
    isAvailable: ({ table }) => table.stack.at(-1)?.proc === 'turn',
    starts: (_q, act, seat) => ({ proc: 'mate', locals: { seat, act: act ?? { do: 'end' } } }),
  },
  may: { rule: 'SR-ACTION-05', list: () => [true, false], fallback: () => false },
  choose: {
    rule: 'SR-ACTION-06',
    list: (_v, { program, i }) => {
      const effect = programOf(program).effects[i];
      return effect?.op === 'choose' ? effect.options.map((_, option) => option) : [];
    },
    fallback: () => 0,
  },
  discard: {
    rule: 'SR-ACTION-07',
    list: (v, { optional }) => {
      const held = v.me!.table.cards[hand(mine(v))]!;
      return optional ? orNone(held) : held.slice();
    },
    fallback: (v, { optional }) => (optional ? null : v.me!.table.cards[hand(mine(v))]![0]!),
  },
  scrap: {
    rule: 'SR-SCRAP-04',
    list: (v, { from }) => orNone(scrappable(v, mine(v), from)),
    fallback: () => null,
  },
  opponent: {
    rule: 'SR-MODES-06',
    list: (v) => targetOpponents(v.pub, mine(v)),
    fallback: (v) => targetOpponents(v.pub, mine(v))[0]!,
  },
  destroyBase: {
    rule: 'SR-ATTACK-07',
    list: (v) => orNone(targetBases(v.pub, mine(v))),
    fallback: () => null,
  },
  acquireFree: {
    rule: 'SR-ACQ-09',
    list: (v, { from, filter }) => orNone(freelyAcquirable(v.pub, mine(v), from, filter)),
    fallback: () => null,
  },
  recall: {
    rule: 'SR-INFO-03',
    list: (v, { filter }) => orNone(recallable(v.pub, mine(v), filter)),
    fallback: () => null,
  },
  peek: {
    rule: 'SR-INFO-02',
    list: (v, { amount }) => subsets(lookedAt(v, amount)),
    fallback: () => [],
  },
  copyShip: {
    rule: 'SR-PLAY-03',
    list: (v, { card }) => otherShips(v.pub, mine(v), card),
    fallback: (v, { card }) => otherShips(v.pub, mine(v), card)[0]!,
  },
  upgrade: {
    rule: 'SR-UPG-10',
    list: (v, { card }) => [...fittingSheets(v.pub, mine(v), designOf(v.pub, card)), null],
    refuse: (v, { card }, sheet) => (sheet === null ? null : refuseUpgrade(v.pub, mine(v), card, sheet)),
    fallback: () => null,
  },
  faction: { rule: 'SR-CAMP-04', list: () => ['starEmpire', 'tradeFederation'], fallback: () => 'starEmpire' },
  goOn: { rule: 'SR-BETWEEN-05', list: () => [true], fallback: () => true },
  topUp: {
    rule: 'SR-POST-02',
    list: (v) => topUpChoices(v.pub, mine(v)),
    refuse: (v, _q, { card, sheet }) => (isInstance(card) ? refuseUpgrade(v.pub, mine(v), card, sheet) : null),
    fallback: (v) => topUpChoices(v.pub, mine(v))[0]!,
  },
  scenarioOption: {
    rule: 'SR-CAMP-13',
    list: (v) => scenarioOptions(v.pub),
    fallback: (v) => scenarioOptions(v.pub)[0]!,
  },
  place: { rule: 'SR-ACQ-09', list: () => [true, false], fallback: () => false },
  bequeath: {
    rule: 'SR-RAID-12',
    list: (v) => orNone(gifts(v, mine(v))),
    fallback: () => null,
  },
  bossDeck: {
    rule: 'SR-OPT-04',
    list: () => ['standard', 'starEmpire', 'tradeFederation'],
    fallback: () => 'standard',
  },
};
