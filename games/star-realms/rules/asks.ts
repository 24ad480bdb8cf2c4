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
import type { CardInstance, SR, SRAsks, View } from './shapes.ts';
import { deck, hand } from './zones.ts';

/** Every decision of the game: what may be answered, and which rule forbids the rest. */

type Asks = { [K in keyof SRAsks]: Listed<SR, K> };

const mine = (v: View): number => v.seat!;
/** All of these, or none. */
const orNone = (cards: readonly CardInstance[]): (CardInstance | null)[] => [...cards, null];
/** Cards at the top of the own deck that this seat has looked at. */
const lookedAt = (v: View, amount: number): CardInstance[] => {
  const zone = deck(mine(v));
  const top = v.pub.table.zones[zone]!.n - 1;
  const known = v.me!.table.knows[zone]?.at ?? {};
  return Array.from({ length: amount }, (_, i) => known[top - i]!);
};
const subsets = (cards: readonly CardInstance[]): CardInstance[][] =>
  cards.reduce<CardInstance[][]>((all, card) => [...all, ...all.map((some) => [...some, card])], [[]]);

export const asks: Asks = {
  main: {
    rule: 'SR-TURN-03',
    list: (v) => offers(v, mine(v)),
    refuse: (v, _q, act) => refuseAct(v, mine(v), act),
    dflt: () => ({ do: 'end' }),
    standing: (_q, act, seat) => ({ proc: 'mate', locals: { seat, act: act ?? { do: 'end' } } }),
  },
  may: { rule: 'SR-ACTION-05', list: () => [true, false], dflt: () => false },
  choose: {
    rule: 'SR-ACTION-06',
    list: (_v, { program, i }) => {
      const effect = programOf(program).effects[i];
      return effect?.op === 'choose' ? effect.options.map((_, option) => option) : [];
    },
    dflt: () => 0,
  },
  discard: {
    rule: 'SR-ACTION-07',
    list: (v, { optional }) => {
      const held = v.me!.table.cards[hand(mine(v))]!;
      return optional || held.length === 0 ? orNone(held) : held.slice();
    },
    dflt: (v, { optional }) => (optional ? null : (v.me!.table.cards[hand(mine(v))]![0] ?? null)),
  },
  scrap: {
    rule: 'SR-SCRAP-04',
    list: (v, { from }) => orNone(scrappable(v, mine(v), from)),
    dflt: () => null,
  },
  opponent: {
    rule: 'SR-MODES-06',
    list: (v) => targetOpponents(v.pub, mine(v)),
    dflt: (v) => targetOpponents(v.pub, mine(v))[0]!,
  },
  destroyBase: {
    rule: 'SR-ATTACK-07',
    list: (v) => orNone(targetBases(v.pub, mine(v))),
    dflt: () => null,
  },
  acquireFree: {
    rule: 'SR-ACQ-09',
    list: (v, { from, filter }) => orNone(freelyAcquirable(v.pub, mine(v), from, filter)),
    dflt: () => null,
  },
  recall: {
    rule: 'SR-INFO-03',
    list: (v, { filter }) => orNone(recallable(v.pub, mine(v), filter)),
    dflt: () => null,
  },
  peek: {
    rule: 'SR-INFO-02',
    list: (v, { amount }) => subsets(lookedAt(v, amount)),
    dflt: () => [],
  },
  copyShip: {
    rule: 'SR-PLAY-03',
    list: (v, { card }) => otherShips(v.pub, mine(v), card),
    dflt: (v, { card }) => otherShips(v.pub, mine(v), card)[0]!,
  },
  upgrade: {
    rule: 'SR-UPG-10',
    list: (v, { card }) => [...fittingSheets(v.pub, mine(v), designOf(v.pub, card)), null],
    refuse: (v, { card }, sheet) => (sheet === null ? null : refuseUpgrade(v.pub, mine(v), card, sheet)),
    dflt: () => null,
  },
  faction: { rule: 'SR-CAMP-04', list: () => ['starEmpire', 'tradeFederation'], dflt: () => 'starEmpire' },
  goOn: { rule: 'SR-BETWEEN-05', list: () => [true], dflt: () => true },
  topUp: {
    rule: 'SR-POST-02',
    list: (v) => topUpChoices(v.pub, mine(v)),
    refuse: (v, _q, { card, sheet }) => (isInstance(card) ? refuseUpgrade(v.pub, mine(v), card, sheet) : null),
    dflt: (v) => topUpChoices(v.pub, mine(v))[0]!,
  },
  scenarioOption: { rule: 'SR-CAMP-13', list: (v) => scenarioOptions(v.pub), dflt: (v) => scenarioOptions(v.pub)[0]! },
  place: { rule: 'SR-ACQ-09', list: () => [true, false], dflt: () => false },
  bequeath: {
    rule: 'SR-RAID-12',
    list: (v) => orNone(gifts(v, mine(v))),
    dflt: () => null,
  },
  bossDeck: {
    rule: 'SR-OPT-04',
    list: () => ['standard', 'starEmpire', 'tradeFederation'],
    dflt: () => 'standard',
  },
};
