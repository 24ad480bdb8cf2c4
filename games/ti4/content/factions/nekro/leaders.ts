import type { Seat } from '@orrery/kernel';
import type { Pool } from '../../../board.ts';
import { POOLS } from '../../../board.ts';
import { figuresOf, opponentOf } from '../../../rules/combat/units.ts';
import { moment } from '../../../rules/moments.ts';
import { valueOf } from '../../../rules/planets.ts';
import { systemOf } from '../../../rules/systems.ts';
import { isOpen, specialtiesOf } from '../../../rules/technology.ts';
import { tokensOnSheet } from '../../../rules/tokens.ts';
import { hasUnits, stacksAt } from '../../../rules/units.ts';
import { handOf } from '../../../rules/zones.ts';
import type { Asked, Pub } from '../../../shapes.ts';
import { component } from '../../component.ts';
import { CHOSEN, choose } from '../../exploring/choices.ts';
import type { PlanetId } from '../../planets.ts';
import { TECHNOLOGY_IDS, technologyFacts } from '../../technologies.ts';
import type { TechnologyId } from '../../technologies.ts';
import { allPlanets, destroy, gain } from '../../vocabulary.ts';
import { plus } from '../../words.ts';

/** Trade goods for a card or a token (TI4-NEKR-09). */
const PAID = 2;
const hasCards = (pub: Pub, seat: Seat): boolean => (pub.table.zones[handOf(seat)]?.n ?? 0) > 0;
/** What matches the specialty of a planet, upgrades aside (TI4-NEKR-11). */
const matching = (v: Asked, you: Seat, planet: PlanetId): TechnologyId[] => {
  const colours = specialtiesOf(v, planet);
  return TECHNOLOGY_IDS.filter((id) => {
    const { colour, unit } = technologyFacts(id);
    return unit === undefined && colour !== undefined && colours.includes(colour) && isOpen(v.pub, you, id);
  });
};
/** Whether a card of a player lies on a technology of another (TI4-NEKR-12). */
const isAssimilated = (pub: Pub, by: Seat, of: Seat): boolean =>
  Object.values(pub.table.components).some(
    ({ ability, holder, on }) =>
      holder === by &&
      ability.startsWith('valefar-assimilator') &&
      pub.sheets[of]!.technologies.includes(on as TechnologyId),
  );

export const nekroLeaders = [
  /** A player may give an action card or a command token for two trade goods (TI4-NEKR-09). */
  component({
    id: 'nekro-malleon',
    kind: 'agent',
    at: 'any-time',
    aim: ({ pub }) => ({
      one: 'player',
      from: pub.sheets.flatMap((_, seat) =>
        !pub.table.out.includes(seat) && (hasCards(pub, seat) || tokensOnSheet(pub, seat) > 0) ? [String(seat)] : [],
      ),
    }),
    memo: { ...CHOSEN, pool: '' },
    effect: {
      ask: (t, { aim, memo, source }) => {
        const seat = Number(aim);
        const choices = [
          hasCards(t.pub, seat) ? ('discard-card' as const) : null,
          tokensOnSheet(t.pub, seat) > 0 ? ('spend-token' as const) : null,
        ];
        return choose(t, memo, seat, choices, { for: source.ability, rule: 'TI4-NEKR-09' });
      },
      discard: (t, { aim, memo, source }) => {
        const seat = Number(aim);
        if (memo.choice === 'nothing') return 'end';
        if (memo.choice === 'discard-card') return t.call('discardActionCards', { seat, n: 1, for: source.ability });
        const from = POOLS.filter((pool) => t.pub.sheets[seat]![pool] > 0);
        memo.pool = from[0]!;
        if (from.length === 1) return t.next;
        return t.ask(seat, 'pickOne', { what: 'pool', from, for: source.ability, rule: 'TI4-NEKR-09' }, 'pool');
      },
      spend: (t, { aim, memo }) =>
        memo.choice === 'spend-token'
          ? moment(t, 'token.spend', { seat: Number(aim), pool: memo.pool as Pool, prevented: false })
          : t.next,
      gain: (t, { aim }) => gain(t, Number(aim), PAID),
    },
  }),
  /** An action card for each technology gained (TI4-NEKR-10). */
  component({
    id: 'nekro-acidos',
    kind: 'commander',
    at: 'gainTech.after',
    fits: (_, you, { seat }) => seat === you,
    effect: (t, { you }) => t.call('drawActionCards', { seat: you, n: 1 }),
  }),
  /** Units of others on a planet with a specialty are destroyed; its values in trade goods, and a technology of its colour (TI4-NEKR-11). */
  component({
    id: 'unit-dsgn-flayesh',
    kind: 'hero',
    at: 'action',
    spends: 'purge',
    aim: (v, you) => ({
      one: 'planet',
      from: allPlanets(v.pub).filter(
        (planet) => specialtiesOf(v, planet).length > 0 && hasUnits(v.pub, systemOf(planet), you),
      ),
    }),
    memo: { technology: '' },
    effect: {
      destroy: (t, { you, aim }) => {
        const first = stacksAt(t.pub, aim).find((stack) => stack.seat !== you);
        if (!first) return 'gain';
        const units = figuresOf(stacksAt(t.pub, aim).filter((stack) => stack.seat === first.seat));
        return destroy(t, first.seat, you, aim, units);
      },
      again: () => 'destroy',
      gain: (t, { you, aim }) => {
        const planet = aim as PlanetId;
        return gain(t, you, valueOf(t, planet, 'resources') + valueOf(t, planet, 'influence'));
      },
      choose: (t, { you, aim, memo, source }) => {
        const from = matching(t, you, aim as PlanetId);
        if (from.length === 0) return 'end';
        memo.technology = from[0]!;
        if (from.length === 1) return t.next;
        const asked = { what: 'technology' as const, from, for: source.ability, rule: 'TI4-NEKR-11' };
        return t.ask(you, 'pickOne', asked, 'technology');
      },
      learn: (t, { you, memo }) => {
        const technology = memo.technology as TechnologyId;
        return moment(t, 'gainTech', { seat: you, technology, isResearched: false, prevented: false });
      },
    },
  }),
  /** Better against whoever has a technology that an assimilator lies on (TI4-NEKR-12). */
  component({
    id: 'mordred',
    kind: 'unit',
    modifiers: {
      combat: (pub, { seat, unit, purpose, fight }, you) =>
        seat === you.seat &&
        unit === 'mech' &&
        purpose === 'battle' &&
        isAssimilated(pub, seat, opponentOf(fight, seat))
          ? plus(2)
          : null,
    },
  }),
];
