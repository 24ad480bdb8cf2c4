import { flow, part } from '@orrery/kernel';
import type { Board, Seat, TableApi } from '@orrery/kernel';
import { diceOf, rollOf } from './dice.ts';
import type { Shooters } from './dice.ts';
import type { Combat, Fight, Losses, Roll } from './shapes.ts';

// Combat round by round, in space and on the ground. An edition says who fights and how losses are taken, and revises what differs.

export interface CombatFacts<Unit extends string, Purpose extends string> {
  /** What dice of an ordinary round are rolled for. */
  purpose: Purpose;
  /** Who is asked in the windows of a combat, in this order. */
  order(pub: Board<Combat<Unit, Purpose>>): readonly Seat[];
  /** The units of a seat that take part in a fight. */
  fighters(pub: Board<Combat<Unit, Purpose>>, fight: Fight, seat: Seat): Shooters<Unit>[];
}

export const fightOf = ({ system, planet, attacker, defender, round }: Fight): Fight => ({
  system,
  planet,
  attacker,
  defender,
  round,
});

/** Each side with its opponent, the attacker first. */
export const sidesOf = ({ attacker, defender }: Fight): [Seat, Seat][] => [
  [attacker, defender],
  [defender, attacker],
];

export function combatOf<Unit extends string, Purpose extends string>(facts: CombatFacts<Unit, Purpose>) {
  type Here = Combat<Unit, Purpose>;
  const bothFight = (pub: Board<Here>, fight: Fight): boolean =>
    sidesOf(fight).every(([seat]) => facts.fighters(pub, fight, seat).length > 0);
  const rollsOf = (t: TableApi<Here>, fight: Fight): Roll<Unit>[] =>
    sidesOf(fight).map(([by, against]) =>
      rollOf<Unit, Purpose>(t, facts.purpose, fight, by, against, facts.fighters(t.pub, fight, by)),
    );
  const lossesOf = (fight: Fight, seat: Seat, hits: number): Losses<Purpose> => ({
    seat,
    by: seat === fight.attacker ? fight.defender : fight.attacker,
    system: fight.system,
    planet: fight.planet,
    round: fight.round,
    hits,
    purpose: facts.purpose,
  });

  const battleRound = flow<Here>()('battleRound', {
    begin: (t, f) => t.window('round.start', fightOf(f), facts.order(t.pub)),
    // What was done before the round may have ended it.
    muster: (t, f) => (bothFight(t.pub, f) ? t.next : t.end()),
    roll: (t, f) => {
      const { system, planet, round } = f;
      return t.call('dice', { purpose: facts.purpose, system, planet, round, rolls: rollsOf(t, fightOf(f)) }, 'hits');
    },
    attackerLosses: (t, f) => t.call('losses', lossesOf(f, f.attacker, f.hits![1]!)),
    defenderLosses: (t, f) => t.call('losses', lossesOf(f, f.defender, f.hits![0]!)),
    over: (t) => t.end(),
  });

  const spaceBattle = flow<Here>()(
    'spaceBattle',
    {
      begin: (t, f) => t.window('combat.start', fightOf(f), facts.order(t.pub)),
      nextRound: (t, f) => {
        if (!bothFight(t.pub, f)) return 'over';
        f.round++;
        return t.next;
      },
      fight: (t, f) => t.call('battleRound', fightOf(f)),
      again: () => 'nextRound',
      over: (t) => t.end(),
    },
    { seenByRules: 'begins and ends' },
  );

  const dice = diceOf<Unit, Purpose>((pub) => facts.order(pub));
  return {
    dice,
    spaceBattle,
    battleRound,
    bothFight,
    fightersOf: facts.fighters,
    orderOf: facts.order,
    rollsOf,
    lossesOf,
    part: part<Here>()({ procedures: { dice, spaceBattle, battleRound } }),
  };
}
