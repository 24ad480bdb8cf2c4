import { wealthOf } from '@orrery/imperium';
import type { Payment } from '@orrery/imperium';
import { bombersIn, isBombable } from '../../../rules/combat/invasion.ts';
import { dicePool } from '../../../rules/combat/rolls.ts';
import { isSide, opponentOf } from '../../../rules/combat/units.ts';
import { dropToken } from '../../../rules/effects.ts';
import { playerOf, returnNote } from '../../../rules/notes.ts';
import { pay } from '../../../rules/payment.ts';
import { purseOf } from '../../../rules/planets.ts';
import { gainTokens } from '../../../rules/tokens.ts';
import { countAt, isStructure, stacksAt } from '../../../rules/units.ts';
import { component } from '../../component.ts';
import { plus } from '../../words.ts';

/** Resources of Inheritance Systems (TI4-LIZI-05). */
const PRICE = 2;
/** More prerequisites than any technology has. */
const ALL = 9;

export const l1z1xComponents = [
  /** PDS and docks on a planet that is gained become own ones, as far as reinforcements reach (TI4-LIZI-01). */
  component({
    id: 'assimilate',
    kind: 'ability',
    at: 'control.would',
    mandatory: true,
    fits: ({ pub }, you, { seat, planet, prevented }) =>
      !prevented &&
      seat === you &&
      stacksAt(pub, planet).some((stack) => stack.seat !== you && isStructure(stack.type)),
    effect: (t, { you, about: { planet } }) => t.call('replaceStructures', { seat: you, planet }),
  }),

  /** In the own action ships bombard at the end of each round of ground combat (TI4-LIZI-02). */
  component({
    id: 'harrow',
    kind: 'ability',
    at: 'round.end',
    once: 'battleRound',
    fits: (v, you, fight) =>
      fight.planet !== null &&
      isSide(fight, you) &&
      v.pub.active === you &&
      bombersIn(v, fight.system, you).length > 0 &&
      isBombable(v, fight.planet, fight.system, you),
    effect: (t, { you, about }) => {
      const { system, planet, round } = about;
      const defender = opponentOf(about, you);
      const fight = { system, planet, attacker: you, defender, round };
      const rolls = [dicePool(t, 'bombardment', fight, you, defender, bombersIn(t, system, you))];
      return t.call('volley', { fight, purpose: 'bombardment', rolls });
    },
  }),

  /** Hits of the flagship and of dreadnoughts with it go to ships that are no fighters (TI4-LIZI-03). */
  component({
    id: '0-0-1',
    kind: 'unit',
    modifiers: {
      hitsBigShips: (pub, { seat, unit, purpose, system }, you) =>
        seat === you.seat &&
        purpose === 'battle' &&
        (unit === 'flagship' || unit === 'dreadnought') &&
        countAt(pub, system, seat, (type) => type === 'flagship') > 0
          ? 'allow'
          : null,
    },
  }),

  /** Two resources, paid apart, and no prerequisites (TI4-LIZI-05). */
  component({
    id: 'inheritance-systems',
    kind: 'exhausted-technology',
    at: 'research.would',
    fits: (v, you, { seat, price: printed }) =>
      seat === you &&
      wealthOf(purseOf(v, you, 'resources')) >= PRICE + v.number('researchCost', { seat, printed }, printed),
    memo: { paid: null as Payment | null },
    effect: {
      ask: (t, { you, source }) =>
        t.ask(you, 'payFor', { for: source.ability, currency: 'resources', price: PRICE }, 'paid'),
      pay: (t, { you, memo }) => pay(t, you, memo.paid!),
    },
    lasting: {
      until: ['research'],
      modifiers: { ignoredPrerequisites: (_, { seat }, you) => (seat === you.seat ? plus(ALL) : null) },
    },
  }),

  /** A strategy token of the L1Z1X becomes one of the holder (TI4-LIZI-06). */
  component({
    id: 'cybernetic-enhancements',
    kind: 'note',
    at: 'turn.start',
    fits: ({ pub }, you, { seat }) => {
      const owner = playerOf(pub, 'l1z1x');
      return seat === you && owner !== null && owner !== you && pub.sheets[owner]!.strategy > 0;
    },
    effect: (t, { you, source }) => {
      const owner = playerOf(t.pub, 'l1z1x')!;
      dropToken(t, owner, 'strategy');
      const strategy = gainTokens(t.pub, you, 'strategy', 1);
      t.emit('tokens', { seat: you, split: { tactic: 0, fleet: 0, strategy } });
      returnNote(t, source.component, you);
    },
  }),
];
