import type { PublicView, Seat } from '@orrery/kernel';
import { gainCounters, layFromReserve } from '../../rules/commandCounters.ts';
import { DECK, hand } from '../../rules/hands.ts';
import { layOn } from '../../rules/laidCards.ts';
import { available, offered } from '../../rules/strategyPhase.ts';
import { hasActivated, systemsOf } from '../../rules/systems.ts';
import { breakAgreement, breakable } from '../../rules/trade.ts';
import type { Pub, Ti3 } from '../../shapes.ts';
import { docksOf, everybody, named, others } from '../aims.ts';
import { add, component } from '../component.ts';
import { isRaceAbility, raceOf } from '../races/races.ts';
import type { StrategyCard } from '../strategyCards.ts';
import { MECATOL_PLANET, planetOf, tile } from '../tiles.ts';

// Cards of the Strategy Phase.

const COUNTERS = 2;

/** A counter of another player on a system that is no home system: 'system seat'. */
const jams = (pub: Pub, seat: Seat): string[] =>
  systemsOf(pub)
    .filter((system) => tile(system).kind !== 'home')
    .flatMap((system) =>
      others(pub, seat)
        .filter((other) => pub.sheets[other]!.reserve > 0 && !hasActivated(pub, other, system))
        .map((other) => `${system} ${other}`),
    );

/** Abilities of other races that are in force. */
const foreignAbilities = (v: PublicView<Ti3>, you: Seat): string[] =>
  v
    .sources()
    .filter(({ seat, ability, component: id }) => seat !== you && isRaceAbility(ability) && id === `${ability}@${seat}`)
    .map(({ component: id }) => id);
const copyOf = (aim: string, you: Seat): string => `${aim} by ${you}`;

export const STRATEGY_PHASE_CARDS = [
  component({
    id: 'command-summit',
    kind: 'action-card',
    at: 'strategyPhase',
    fits: ({ pub }, you) => pub.sheets[you]!.reserve > 0,
    on: () => '',
    effect: (t, { you }) =>
      gainCounters(t, you, { strategy: 0, fleet: 0, command: Math.min(COUNTERS, t.pub.sheets[you]!.reserve) }),
  }),
  component({
    id: 'signal-jamming',
    kind: 'action-card',
    copies: 4,
    at: 'strategyPhase',
    aim: ({ pub }, you) => ({ one: 'counter', from: jams(pub, you) }),
    on: () => '',
    effect: (t, { aim }) => {
      const [system, seat] = aim.split(' ') as [string, string];
      layFromReserve(t, Number(seat), system);
      t.emit('jammed', { seat: Number(seat), system });
    },
  }),
  component({
    id: 'cultural-crisis',
    kind: 'action-card',
    at: 'strategyPhase',
    aim: ({ pub }) => ({ one: 'player', from: named(everybody(pub)) }),
    on: () => '',
    lasting: {
      until: ['round'],
      keeps: ({ aim }) => Number(aim),
      blanks: (_, you, other) => other.seat === you.about && isRaceAbility(other.ability),
    },
  }),
  component({
    id: 'grand-armada',
    kind: 'action-card',
    at: 'strategyPhase',
    fits: ({ pub }, you) => pub.sheets[you]!.race !== '',
    on: () => '',
    lasting: {
      until: ['round'],
      modifiers: {
        fleetSupply: (pub, { seat, system }, you) =>
          seat === you.seat && system === raceOf(pub.sheets[seat]!.race).home
            ? { layer: 'atLeast', amount: Infinity }
            : null,
      },
    },
  }),
  component({
    id: 'multiculturalism',
    kind: 'action-card',
    at: 'strategyPhase',
    aim: (v, you) => ({ one: 'ability', from: foreignAbilities(v, you) }),
    on: () => '',
    effect: (t, { you, aim }) => t.addComponent(copyOf(aim, you), { ability: aim.split('@')[0]!, holder: you }),
    lasting: {
      until: ['round'],
      keeps: ({ you, aim }) => copyOf(aim, you),
      end: (t, effect) => t.removeComponent(effect.about as string),
    },
  }),
  component({
    id: 'productivity-spike',
    kind: 'action-card',
    at: 'strategyPhase',
    aim: ({ pub }, you) => ({ one: 'planet', from: docksOf(pub, you) }),
    on: () => '',
    lasting: {
      until: ['round'],
      keeps: ({ aim }) => aim,
      modifiers: {
        productionCapacity: (_, { planet }, you) => (planet === you.about ? add(planetOf(planet).influence) : null),
      },
    },
  }),
  component({
    id: 'scientist-assassination',
    kind: 'action-card',
    at: 'strategyPhase',
    aim: ({ pub }) => ({ one: 'player', from: named(everybody(pub)) }),
    on: () => '',
    lasting: {
      until: ['round'],
      keeps: ({ aim }) => Number(aim),
      modifiers: { mayAcquire: (_, { seat }, you) => (seat === you.about ? 'forbid' : null) },
    },
  }),
  component({
    id: 'strategic-shift',
    kind: 'action-card',
    at: 'strategyPhase',
    aim: ({ pub }) => ({ one: 'strategyCard', from: available(pub) }),
    on: () => '',
    lasting: {
      until: ['round'],
      keeps: ({ aim }) => aim,
      modifiers: { mayChoose: (_, { card }, you) => (card === you.about ? 'forbid' : null) },
    },
  }),
  /** The deck is looked through; what was taken only its player knows. */
  component({
    id: 'synchronicity',
    kind: 'action-card',
    at: 'strategyPhase',
    fits: ({ pub }) => pub.table.zones[DECK]!.n > 0,
    on: () => '',
    effect: {
      look: (t, { you }) => {
        t.peek(you, DECK, t.pub.table.zones[DECK]!.n);
        return t.ask(you, 'seek', { zone: DECK });
      },
      take: (t, { you, frame }) => {
        const card = t.secret(frame, 'seek', you);
        t.move(card, DECK, hand(you));
        t.shuffle(DECK);
        t.emit('drew', { seat: you, n: 1 }, { to: [you], some: { cards: [card] } });
      },
    },
  }),
  component({
    id: 'trade-stop',
    kind: 'action-card',
    at: 'strategyPhase',
    fits: ({ pub }, you) => breakable(pub, you).length > 0,
    on: () => '',
    effect: (t, { you }) => {
      for (const [a, b] of breakable(t.pub, you)) breakAgreement(t, a, b);
    },
  }),
  /** It lies on Mecatol Rex until its player loses control of it. */
  component({
    id: 'usurper',
    kind: 'action-card',
    at: 'strategyPhase',
    fits: ({ pub }, you) => pub.planets[MECATOL_PLANET]?.by === you,
    on: () => '',
    effect: (t, { you, source }) => layOn(t, you, source, MECATOL_PLANET),
    modifiers: {
      votes: (pub, { seat }, you) => {
        if (seat !== you.seat) return null;
        const { influence } = planetOf(MECATOL_PLANET);
        return add(pub.planets[MECATOL_PLANET]!.exhausted ? 2 * influence : influence);
      },
    },
  }),
  component({
    id: 'public-disgrace',
    kind: 'action-card',
    at: 'strategy.picked',
    fits: ({ pub }, you, { seat, refused }) => you !== seat && !refused && available(pub).length > 1,
    on: ({ seat, card }) => `${seat} ${card}`,
    effect: (_, { about }) => {
      about.refused = true;
    },
    lasting: {
      until: ['strategyPhase'],
      keeps: ({ about }) => ({ seat: about.seat, card: about.card }),
      modifiers: {
        mayChoose: (_, { seat, card }, you) => (seat === you.about.seat && card === you.about.card ? 'forbid' : null),
      },
    },
  }),
  component({
    id: 'strategic-flexibility',
    kind: 'action-card',
    at: 'strategy.ended',
    aim: ({ pub }, you) => ({
      one: 'exchange',
      from: pub.sheets[you]!.cards.flatMap(({ card }) => offered(pub, you).map((left) => `${card} ${left}`)),
    }),
    on: () => '',
    effect: (t, { you, aim }) => {
      const [given, taken] = aim.split(' ') as [StrategyCard, StrategyCard];
      const sheet = t.pub.sheets[you]!;
      sheet.cards = sheet.cards.filter(({ card }) => card !== given);
      return t.call('takeStrategyCard', { seat: you, card: taken });
    },
  }),
];
