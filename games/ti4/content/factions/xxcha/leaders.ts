import { refill } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import { readyThese, takeBack } from '../../../rules/effects.ts';
import { lawsInPlay, repeal } from '../../../rules/council/laws.ts';
import { figureNamed, figuresAt } from '../../../rules/figures.ts';
import { planetsOf } from '../../../rules/planets.ts';
import { adjacentFor, systemOf } from '../../../rules/systems.ts';
import { AGENDA_DECK, AGENDA_DISCARD, AGENDA_OPEN } from '../../../rules/zones.ts';
import type { Asked, Pub } from '../../../shapes.ts';
import { component } from '../../component.ts';
import { allPlanets } from '../../vocabulary.ts';
import { plus } from '../../words.ts';

/** Agendas that the hero looks at, and those it resolves (TI4-XXCH-06). */
const SEEN = 5;
const RESOLVED = 2;

/** Infantry of anybody on a planet. */
const infantryOn = (pub: Pub, planet: string): string[] =>
  pub.sheets.flatMap((_, seat) =>
    figuresAt(pub, seat, [planet], (type) => type === 'infantry')
      .filter((figure) => !figure.includes('#'))
      .map((figure) => `${seat}:${figure}`),
  );
/** Systems of own planets and beside them: a planet is adjacent to its own system too. */
const reachOf = (v: Asked, you: Seat): Set<string> =>
  new Set(
    planetsOf(v.pub, you)
      .map(systemOf)
      .flatMap((system) => [system, ...adjacentFor(v, system, you)]),
  );
/** Infantry that the agent may remove from a planet (TI4-XXCH-07). */
const removable = (v: Asked, you: Seat, planet: string): string[] =>
  reachOf(v, you).has(systemOf(planet)) ? infantryOn(v.pub, planet) : [];

export const xxchaLeaders = [
  /** Readies a planet, and may remove an infantry from it near an own planet (TI4-XXCH-07). */
  component({
    id: 'ggrocuto-rinn',
    kind: 'agent',
    at: 'action',
    aim: (v, you) => ({
      one: 'planet',
      from: allPlanets(v.pub).filter(
        (planet) =>
          v.pub.planets[planet]!.owner !== null &&
          (v.pub.planets[planet]!.exhausted || removable(v, you, planet).length > 0),
      ),
    }),
    memo: { removed: [] as string[] },
    effect: {
      ready: (t, { you, aim, source }) => {
        const { owner, exhausted } = t.pub.planets[aim]!;
        if (exhausted) readyThese(t, owner!, [aim]);
        const from = removable(t, you, aim);
        if (from.length === 0) return t.next;
        const asked = { what: 'foreignUnit' as const, from, for: source.ability, rule: 'TI4-XXCH-07', min: 0, max: 1 };
        return t.ask(you, 'pickSome', asked, 'removed');
      },
      remove: (t, { memo }) => {
        const [infantry] = memo.removed;
        if (infantry === undefined) return;
        const [seat, figure] = infantry.split(':') as [string, string];
        const { unit, at } = figureNamed(figure);
        takeBack(t, Number(seat), at, [unit]);
      },
    },
  }),
  /** Each exhausted planet gives one vote more, and nothing keeps its player from voting (TI4-XXCH-05). */
  component({
    id: 'elder-qanoj',
    kind: 'commander',
    modifiers: {
      votesPerPlanet: (_, { seat }, you) => (seat === you.seat ? plus(1) : null),
      mayVote: (_, { seat }, you) => (seat === you.seat ? 'unpreventable' : null),
    },
  }),
  /** A law may go; of the next five agendas two are resolved by one own vote each, and nobody else does anything (TI4-XXCH-06). */
  component({
    id: 'xxekir-grom',
    kind: 'hero',
    at: 'action',
    spends: 'purge',
    memo: { laws: [] as string[], left: null as string[] | null },
    effect: {
      law: (t, { you, source }) => {
        const from = lawsInPlay(t.pub).slice();
        if (from.length === 0) return t.next;
        const asked = { what: 'law' as const, from, for: source.ability, rule: 'TI4-XXCH-06', min: 0, max: 1 };
        return t.ask(you, 'pickSome', asked, 'laws');
      },
      look: (t, { you, memo }) => {
        for (const law of memo.laws) repeal(t, law);
        refill(t, AGENDA_DECK, AGENDA_DISCARD);
        const cards = t.peek(you, AGENDA_DECK, Math.min(SEEN, t.cards(AGENDA_DECK).length)).length;
        if (cards === 0) return 'end';
        return t.ask(you, 'chooseAgendas', { cards, n: Math.min(RESOLVED, cards) });
      },
      reveal: (t, { you, memo, frame }) => {
        memo.left = t.secret(frame as never, 'chooseAgendas', you);
        const seen = t.cards(AGENDA_DECK).slice(-SEEN);
        for (const card of seen) {
          const isChosen = memo.left.includes(card);
          t.move(card, AGENDA_DECK, isChosen ? AGENDA_OPEN : AGENDA_DISCARD, 'top');
          if (!isChosen) t.emit('agendaDiscarded', { agenda: card });
        }
      },
      resolve: (t, { you, memo }) => {
        const [agenda, ...left] = memo.left!;
        if (agenda === undefined) return 'end';
        memo.left = left;
        return t.call('agenda', { agenda, voters: [], alone: you });
      },
      again: () => 'resolve',
    },
    lasting: {
      until: ['effect'],
      modifiers: {
        mayUse: (_, { seat }, you) => (seat === you.seat ? null : 'forbid'),
        mayPlay: (_, { seat }, you) => (seat === you.seat ? null : 'forbid'),
      },
    },
  }),
];
