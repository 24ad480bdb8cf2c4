import { clockwise } from '@orrery/kernel';
import type { AnyComponent, Seat } from '@orrery/kernel';
import { opponentOf, unitNamed } from '../../../rules/combat/units.ts';
import { canVote } from '../../../rules/council/voting.ts';
import { dropToken } from '../../../rules/effects.ts';
import { holdToken } from '../../../rules/expansion/heldTokens.ts';
import { fleetTokens } from '../../../rules/fleets.ts';
import { ownerOf, playerOf, returnNote } from '../../../rules/notes.ts';
import { isHome } from '../../../rules/systems.ts';
import { heldTokens, tokensOn, tokensOnSheet } from '../../../rules/tokens.ts';
import { POOLS } from '../../../board.ts';
import type { Pool } from '../../../board.ts';
import type { Pub } from '../../../shapes.ts';
import { component } from '../../component.ts';
import { CHOSEN, choose, commodityRoom, convert, gainCommodities } from '../../exploring/choices.ts';
import { comesHome, waitOnCard } from '../../units/upgrades.ts';
import { systemsWithUnits } from '../../vocabulary.ts';
import { plus } from '../../words.ts';

const infantryIn = (units: readonly string[]): number =>
  units.filter((name) => unitNamed(name).type === 'infantry').length;

/** For each one lost a commodity, or a commodity turned into a trade good (TI4-MAHA-06). */
const legionnaire = (id: string, returns: boolean): AnyComponent =>
  component({
    id,
    kind: 'unit',
    at: 'destroyed.after',
    mandatory: true,
    fits: (_, you, { seat, units }) => seat === you && infantryIn(units) > 0,
    memo: { ...CHOSEN, left: 0 },
    effect: {
      count: (t, { about, source, memo }) => {
        memo.left = infantryIn(about.units);
        if (returns) waitOnCard(t, source.component, memo.left);
      },
      choose: (t, { you, source, memo }) => {
        if (memo.left === 0) return 'end';
        memo.left--;
        const mayGain = commodityRoom(t, you) > 0;
        const mayConvert = t.pub.sheets[you]!.commodities > 0;
        if (!mayGain && !mayConvert) return 'end';
        const choices = [mayGain ? ('gain-commodities' as const) : null, mayConvert ? ('convert-one' as const) : null];
        return choose(t, memo, you, choices, { for: source.ability, rule: 'TI4-MAHA-06', must: true });
      },
      take: (t, { you, memo }) => {
        if (memo.choice === 'convert-one') convert(t, you, 1);
        else gainCommodities(t, you, 1);
        return 'choose';
      },
    },
    more: returns ? [comesHome('TI4-MAHA-06')] : [],
  });

/** Everybody but the holder of the note with a token on the sheet of its owner, who may be one of them (TI4-MAHA-08). */
const subjects = (pub: Pub, you: Seat, owner: Seat): Seat[] =>
  clockwise(pub, owner).filter(
    (seat) => seat !== you && (seat === owner ? tokensOnSheet(pub, seat) > 0 : heldTokens(pub, owner).includes(seat)),
  );

export const mahactComponents = [
  /** A token of whoever loses a combat comes into the fleet pool, one for each player, and counts there (TI4-MAHA-01). */
  component({
    id: 'edict',
    kind: 'ability',
    at: 'combat.end',
    mandatory: true,
    fits: ({ pub }, you, fight) => {
      if (fight.winner !== you) return false;
      const loser = opponentOf(fight, you);
      const hasOne = pub.sheets[loser]!.reserve + tokensOnSheet(pub, loser) > 0;
      return hasOne && !heldTokens(pub, you).includes(loser);
    },
    memo: { pool: '' },
    effect: {
      choose: (t, { you, about, source, memo }) => {
        const loser = opponentOf(about, you);
        if (t.pub.sheets[loser]!.reserve > 0) return 'hold';
        const from = POOLS.filter((pool) => t.pub.sheets[loser]![pool] > 0);
        memo.pool = from[0]!;
        if (from.length === 1) return t.next;
        return t.ask(loser, 'pickOne', { what: 'pool', from, for: source.ability, rule: 'TI4-MAHA-01' }, 'pool');
      },
      drop: (t, { you, about, memo }) => dropToken(t, opponentOf(about, you), memo.pool as Pool),
      hold: (t, { you, about, source }) => holdToken(t, source.component, opponentOf(about, you)),
    },
    modifiers: {
      fleetTokens: ({ table }, { seat }, you) =>
        seat === you.seat ? plus(tokensOn(table.components[you.component]!).length) : null,
    },
  }),

  /** No Alliance note of one's own, and none of others (TI4-MAHA-03). */
  component({
    id: 'hubris',
    kind: 'ability',
    modifiers: {
      mayReceive: (_, { seat, note }, you) => (seat === you.seat && note === 'alliance' ? 'forbid' : null),
    },
  }),

  /** Its combat rolls are better against whoever has no token in the fleet pool. */
  component({
    id: 'arvicon-rex',
    kind: 'unit',
    modifiers: {
      combat: (pub, { seat, unit, purpose, fight }, you) =>
        seat === you.seat &&
        unit === 'flagship' &&
        purpose === 'battle' &&
        !heldTokens(pub, seat).includes(opponentOf(fight, seat))
          ? plus(2)
          : null,
    },
  }),

  legionnaire('crimson-legionnaire', false),
  /** It comes home at the next turn, whatever happens (TI4-MAHA-06). */
  legionnaire('crimson-legionnaire-2', true),

  /** Whoever is about to vote casts votes for the outcome named, or removes a token of the fleet pool (TI4-MAHA-07). */
  component({
    id: 'genetic-recombination',
    kind: 'exhausted-technology',
    at: 'vote.would',
    fits: (v, you, { seat, must }) => seat !== you && !must && canVote(v, seat),
    aim: (_, __, { outcomes }) => ({ one: 'outcome', from: outcomes.slice() }),
    memo: { ...CHOSEN },
    effect: {
      ask: (t, { about, source, memo }) => {
        const mayPay = fleetTokens(t, about.seat) > 0;
        const choices = ['cast-votes' as const, mayPay ? ('lose-fleet-token' as const) : null];
        return choose(t, memo, about.seat, choices, { for: source.ability, rule: 'TI4-MAHA-07', must: true });
      },
      obey: (t, { about, aim, memo }) => {
        if (memo.choice === 'lose-fleet-token') return t.call('loseFleetToken', { seat: about.seat });
        about.outcomes = [aim];
        about.must = true;
        return t.next;
      },
    },
  }),

  /** Players with tokens on the sheet of its owner lay one into a system of the holder's choice (TI4-MAHA-08). */
  component({
    id: 'scepter-of-dominion',
    kind: 'note',
    at: 'phase.start',
    fits: ({ pub }, you, { phase }) => phase === 'strategy' && ![null, you].includes(playerOf(pub, 'mahact')),
    aim: ({ pub }, you) => ({ one: 'system', from: systemsWithUnits(pub, you).filter((system) => !isHome(system)) }),
    memo: { left: [] as Seat[] },
    effect: {
      summon: (t, { you, source, memo }) => {
        memo.left = subjects(t.pub, you, ownerOf(source.component));
      },
      lay: (t, { aim, memo }) => {
        const [seat, ...rest] = memo.left;
        memo.left = rest;
        return seat === undefined ? 'giveBack' : t.call('layFromSheet', { seat, system: aim });
      },
      again: () => 'lay',
      giveBack: (t, { you, source }) => returnNote(t, source.component, you),
    },
  }),
];
