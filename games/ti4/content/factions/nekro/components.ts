import type { Seat } from '@orrery/kernel';
import { wealthOf } from '@orrery/imperium';
import type { Fight, Payment } from '@orrery/imperium';
import { assimilable } from '../../../rules/assimilation.ts';
import { fightAsShip, standDown } from '../../../rules/combat/asShips.ts';
import { isSide, opponentOf, unitNamed } from '../../../rules/combat/units.ts';
import { votersFor } from '../../../rules/council/voting.ts';
import { figureNamed, figuresAt } from '../../../rules/figures.ts';
import { layNote, ownerOf, playerOf } from '../../../rules/notes.ts';
import { pay } from '../../../rules/payment.ts';
import { purseOf } from '../../../rules/planets.ts';
import { countAt, isGroundForce, placesIn } from '../../../rules/units.ts';
import type { Pub } from '../../../shapes.ts';
import { ability, component } from '../../component.ts';
import { goesBack } from '../../notes/faceUp.ts';
import { technologyFacts } from '../../technologies.ts';
import type { TechnologyId } from '../../technologies.ts';
import type { Seen } from '../../vocabulary.ts';

/** Tokens instead of a technology (TI4-NEKR-03). */
const TOKENS = 3;

/** The space or ground combat that is being fought. */
function fightIn(pub: Pub, proc: 'spaceBattle' | 'groundCombat'): Fight | null {
  const frame = pub.table.stack.findLast((one) => one.proc === proc);
  if (frame?.proc === 'spaceBattle') return frame;
  return frame?.proc === 'groundCombat' ? frame.fight : null;
}
/** A unit of the opponent was destroyed in a combat of this kind, and there is something to take. */
function mayTake(v: Seen, you: Seat, victim: Seat, proc: 'spaceBattle' | 'groundCombat'): boolean {
  const fight = fightIn(v.pub, proc);
  return (
    fight !== null &&
    isSide(fight, you) &&
    victim === opponentOf(fight, you) &&
    v.permission('mayAssimilate', { seat: you, from: victim }, true) &&
    assimilable(v, you, [victim]).length > 0
  );
}

/** Carries the text of a technology of another faction, and is exhausted in its place (TI4-NEKR-04). */
const assimilator = (id: string) =>
  component({
    id,
    kind: 'technology',
    modifiers: { assimilators: (_, { seat }, you) => (seat === you.seat ? { add: [you.component] } : null) },
    grants: (inPlay, you) => {
      const copied = inPlay[you.component]?.on as TechnologyId | null | undefined;
      // The unit card of an upgrade lies in play itself.
      if (!copied || technologyFacts(copied).unit) return [];
      return [{ ability: copied, component: you.component, seat: you.seat }];
    },
  });

export const nekroComponents = [
  /** No votes; a prediction once in an agenda phase, for a technology of somebody who voted so (TI4-NEKR-01). */
  component({
    id: 'galactic-threat',
    kind: 'ability',
    modifiers: { mayVote: (_, { seat }, you) => (seat === you.seat ? 'forbid' : null) },
    more: [
      ability({
        at: 'agenda.reveal.after',
        name: 'predict',
        once: 'agendaPhase',
        fits: ({ pub }) => pub.table.stack.some(({ proc }) => proc === 'agendaPhase'),
        aim: (v) => ({ one: 'outcome', from: v.pub.agenda!.outcomes.slice() }),
        effect: (t, { you, aim }) => {
          const prediction = { seat: you, card: 'galactic-threat', outcome: aim };
          t.pub.agenda!.predictions.push(prediction);
          t.emit('predicted', { ...prediction, agenda: t.pub.agenda!.agenda });
        },
        lasting: {
          until: ['agenda'],
          abilities: (after) => [
            after({
              at: 'prediction.right',
              mandatory: true,
              fits: (_, you, right) => right.seat === you && right.card === 'galactic-threat',
              effect: (t, { you, about }) =>
                t.call('assimilate', { seat: you, from: votersFor(t.pub, about.outcome), for: 'galactic-threat' }),
            }),
          ],
        },
      }),
    ],
  }),

  /** Once in a combat a technology of an opponent whose unit is destroyed (TI4-NEKR-02). */
  component({
    id: 'technological-singularity',
    kind: 'ability',
    at: 'destroyed.after',
    once: 'spaceBattle',
    fits: (v, you, { seat }) => mayTake(v, you, seat, 'spaceBattle'),
    effect: (t, { you, about, source }) => t.call('assimilate', { seat: you, from: [about.seat], for: source.ability }),
    more: [
      ability({
        at: 'destroyed.after',
        name: 'ground',
        once: 'groundCombat',
        fits: (v, you, { seat }) => mayTake(v, you, seat, 'groundCombat'),
        effect: (t, { you, about, source }) =>
          t.call('assimilate', { seat: you, from: [about.seat], for: source.ability }),
      }),
    ],
  }),

  /** Three command tokens in the place of every technology researched, at the same price (TI4-NEKR-03). */
  component({
    id: 'propagation',
    kind: 'ability',
    at: 'research.would',
    mandatory: true,
    fits: (_, you, { seat, prevented }) => seat === you && !prevented,
    memo: { price: 0, wants: true as boolean, paid: { coins: [], goods: 0 } as Payment },
    effect: {
      ask: (t, { you, about, memo }) => {
        about.prevented = true;
        memo.price = t.number('researchCost', { seat: you, printed: about.price }, about.price);
        if (wealthOf(purseOf(t, you, 'resources')) < memo.price) return 'end';
        return memo.price === 0 ? t.next : t.ask(you, 'mayResearch', { price: memo.price }, 'wants');
      },
      price: (t, { you, source, memo }) => {
        if (!memo.wants) return 'end';
        if (memo.price === 0) return t.next;
        return t.ask(you, 'payFor', { for: source.ability, currency: 'resources', price: memo.price }, 'paid');
      },
      gain: (t, { you, memo }) => {
        pay(t, you, memo.paid);
        return t.call('gainTokens', { seat: you, n: TOKENS });
      },
    },
  }),

  assimilator('valefar-assimilator-x'),
  assimilator('valefar-assimilator-y'),

  /** Ground forces of its system take part in a space combat as ships (TI4-NEKR-07). */
  component({
    id: 'the-alastor',
    kind: 'unit',
    at: 'combat.start',
    fits: ({ pub }, you, fight) =>
      fight.planet === null && isSide(fight, you) && countAt(pub, fight.system, you, (type) => type === 'flagship') > 0,
    aim: ({ pub }, you, { system }) => {
      const from = figuresAt(pub, you, placesIn(system), isGroundForce);
      return { some: 'unit', from, min: 1, max: from.length };
    },
    effect: (t, { you, about: { system }, aim }) => {
      for (const id of aim) {
        const { unit, at } = figureNamed(id);
        const { type, marks } = unitNamed(unit);
        fightAsShip(t, you, system, { type, marks, n: 1 }, at);
      }
    },
    lasting: {
      until: ['spaceBattle'],
      keeps: ({ about }) => about.system,
      end: (t, { source, about }) => standDown(t, source.seat, about as string),
    },
  }),

  /** Laid at the start of a combat of its holder: its owner takes no technology of the holder by Singularity (TI4-NEKR-08). */
  component({
    id: 'antivirus',
    kind: 'note',
    at: 'combat.start',
    fits: ({ pub }, you, fight) => isSide(fight, you) && ![null, you].includes(playerOf(pub, 'nekro')),
    effect: (t, { you, source }) => layNote(t, source.component, you),
    modifiers: {
      mayAssimilate: (_, { seat, from }, you) =>
        from === you.seat && seat === ownerOf(you.component) ? 'forbid' : null,
    },
    more: [goesBack()],
  }),
];
