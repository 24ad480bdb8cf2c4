import { GATHERING, EXPLORATION_RULE, isExplorable } from '../../rules/expansion/exploration.ts';
import { purgeFragments } from '../../rules/expansion/fragments.ts';
import { TRAITS, fragments } from '../../rules/expansion/decks.ts';
import type { Deck } from '../../rules/expansion/decks.ts';
import { adjacentTo } from '../../rules/systems.ts';
import { hasShips, hasUnits } from '../../rules/units.ts';
import type { Pub, Table } from '../../shapes.ts';
import { component } from '../component.ts';

/** Fragments for a relic (TI4-REL-01). */
const NEEDED = 3;

/** Ways to pay: so many of the type, the rest of the unknown type: 'cultural 2'. These alone are enough for fewer than three (TI4-REL-04). */
export const payments = (pub: Pub, seat: number, needed: number): string[] => {
  const unknown = fragments(pub, seat, 'frontier').length;
  const byType = TRAITS.flatMap((trait) => {
    const known = fragments(pub, seat, trait).length;
    return Array.from({ length: needed }, (_, i) => needed - i)
      .filter((n) => n <= known && needed - n <= unknown)
      .map((n) => `${trait} ${n}`);
  });
  return needed < NEEDED && unknown >= needed ? [...byType, `frontier ${needed}`] : byType;
};
export function payFragments(t: Table, seat: number, payment: string, needed: number): void {
  const [trait, n] = payment.split(' ') as [Deck, string];
  const cards = [
    ...fragments(t.pub, seat, trait).slice(0, Number(n)),
    ...fragments(t.pub, seat, 'frontier').slice(0, needed - Number(n)),
  ];
  purgeFragments(t, seat, cards);
}

export const EXPLORATION_RULES = [
  /** A planet that nobody controlled is explored by whoever gains it, before the next is gained (TI4-EXP-02, TI4-CTRL-09). */
  component({
    id: EXPLORATION_RULE,
    kind: 'rule',
    at: 'control.after',
    mandatory: true,
    fits: (v, _, { planet, from }) => from === null && isExplorable(v, planet),
    effect: (t, { about: { seat, planet } }) => t.call('explore', { seat, place: planet }),
  }),
  /** Three fragments of a type become a relic (TI4-REL-01). */
  component({
    id: GATHERING,
    kind: 'rule',
    at: 'action',
    aim: ({ pub }, you) => ({ one: 'fragments', from: payments(pub, you, NEEDED) }),
    effect: {
      purge: (t, { you, aim }) => payFragments(t, you, aim, NEEDED),
      gain: (t, { you }) => t.call('gainRelic', { seat: you }),
    },
  }),
  /** The frontier is explored at the end of a tactical action, by whoever has a ship there then (TI4-EXP-10). */
  component({
    id: 'dark-energy-tap',
    kind: 'technology',
    at: 'action.done',
    mandatory: true,
    fits: ({ pub }, you, { seat, action }) =>
      seat === you &&
      action.do === 'tactical' &&
      pub.frontier.includes(action.system) &&
      hasShips(pub, action.system, you),
    effect: (t, { you, about }) =>
      about.action.do === 'tactical' ? t.call('explore', { seat: you, place: about.action.system }) : t.next,
    modifiers: {
      /** Also where nothing of one's own is, if nobody else is there (TI4-CTE-06). */
      refuges: (pub, { seat, system }, you) =>
        seat === you.seat
          ? {
              add: adjacentTo(pub, system).filter((near) =>
                pub.sheets.every((_, one) => one === seat || !hasUnits(pub, near, one)),
              ),
            }
          : null,
    },
  }),
];
