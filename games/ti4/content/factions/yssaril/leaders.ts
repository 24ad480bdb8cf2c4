import { othersFrom } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { discardCard, takeCard } from '../../../rules/discard.ts';
import { placeFrom, placeable, randomCard } from '../../../rules/effects.ts';
import { lookAt, zoneOf } from '../../../rules/expansion/looking.ts';
import { planetsOf } from '../../../rules/planets.ts';
import { hasUnits } from '../../../rules/units.ts';
import { handOf } from '../../../rules/zones.ts';
import type { Table } from '../../../shapes.ts';
import { component } from '../../component.ts';
import { CHOSEN, choose } from '../../exploring/choices.ts';
import { LEADERS } from '../../leaders.ts';
import type { LeaderId } from '../../leaders.ts';

const SSRUU = 'ssruu';
const DISCARDED = 3;
const LOOKS = { 'see-action-cards': 'action-cards', 'see-notes': 'notes', 'see-secrets': 'secrets' } as const;
const isAgent = (ability: string): ability is LeaderId =>
  ability in LEADERS && LEADERS[ability as LeaderId].rank === 'agent';

function discardAtRandom(t: Table, seat: Seat, n: number): void {
  for (let i = 0; i < n; i++) {
    const card = randomCard(t, seat);
    if (card !== null) discardCard(t, seat, card);
  }
}

export const yssarilLeaders = [
  /** Has the text of every other agent, exhausted or not (TI4-YSSA-07). */
  component({
    id: SSRUU,
    kind: 'agent',
    grants: (inPlay, you) =>
      Object.values(inPlay)
        .filter(({ ability }) => isAgent(ability) && ability !== SSRUU)
        .map(({ ability }) => ({ ability, component: you.component, seat: you.seat })),
  }),
  /** Looks at one kind of hidden cards of whoever activates a system with own units (TI4-YSSA-08). */
  component({
    id: 'so-ata',
    kind: 'commander',
    at: 'activate.after',
    fits: ({ pub }, you, { seat, system }) => seat !== you && hasUnits(pub, system, you),
    aim: ({ pub }, _, { seat }) => ({
      one: 'choice',
      from: Object.entries(LOOKS).flatMap(([choice, at]) =>
        (pub.table.zones[zoneOf(at, seat)]?.n ?? 0) > 0 ? [choice] : [],
      ),
    }),
    effect: (t, { you, about, aim }) => lookAt(t, you, LOOKS[aim as keyof typeof LOOKS], about.seat),
  }),
  /** Each other player shows an action card: it is taken, or three at random are discarded (TI4-YSSA-09). */
  component({
    id: 'kyver-blade-and-key',
    kind: 'hero',
    at: 'action',
    spends: 'purge',
    memo: { ...CHOSEN, left: null as Seat[] | null, from: 0 },
    effect: {
      next: (t, { you, memo }) => {
        memo.left ??= othersFrom(t.pub, you);
        const from = memo.left.find((seat) => t.pub.table.zones[handOf(seat)]!.n > 0);
        if (from === undefined) return 'end';
        memo.left = memo.left.slice(memo.left.indexOf(from) + 1);
        memo.from = from;
        return t.ask(from, 'showActionCard', { to: you });
      },
      show: (t, { you, memo, source, frame }) => {
        const { from } = memo;
        const card = t.secret(frame as never, 'showActionCard', from);
        // The card that is shown lies on top of the hand: its place is the only thing that the table needs to know.
        t.move(card, handOf(from), handOf(from), 'top');
        t.peek(you, handOf(from), 1);
        t.emit('looked', { seat: you, at: 'action-cards', of: from }, { to: [you, from], some: { cards: [card] } });
        return choose(t, memo, you, ['take-card', 'discard-three'], { for: source.ability, rule: 'TI4-YSSA-09' });
      },
      act: (t, { you, memo }) => {
        const { from, choice } = memo;
        if (choice === 'take-card') takeCard(t, you, from, t.cards(handOf(from)).at(-1)!);
        if (choice === 'discard-three') discardAtRandom(t, from, DISCARDED);
        return 'next';
      },
    },
  }),
  /** DEPLOY: a mech with Stall Tactics (TI4-YSSA-01). */
  component({
    id: 'blackshade-infiltrator',
    kind: 'unit',
    at: 'ability.used',
    fits: (_, you, { seat, ability }) => seat === you && ability === 'stall-tactics',
    aim: (v, you) => ({
      one: 'planet',
      from: planetsOf(v.pub, you).filter((planet) => placeable(v, you, 'mech', planet) > 0),
    }),
    effect: (t, { you, aim }) => placeFrom(t, you, 'mech', aim),
  }),
];
