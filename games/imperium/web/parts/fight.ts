import { hitsOf } from '@orrery/imperium';
import type { Fight, Rolling } from '@orrery/imperium';
import { foldNumber, numberOf, traceOf } from '@orrery/kernel';
import type { Pub, Seat, Shapes, Source } from '@orrery/kernel';
import type { PlanetKind } from '@orrery/web/design/Planet.tsx';
import type { IconName } from '@orrery/web/design/icons.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { Stood } from '../map/beats.ts';
import { t } from '../words.ts';
import type { BattleSide, BattleView, Fighter } from './BattleBoard.tsx';

// A fight of either edition as the battle board shows it: who stands, what was rolled and lost, and what changes the dice.

/** An event as the record keeps it. */
export interface SeenEvent {
  readonly t: string;
  readonly all: unknown;
}
/** What an edition says of its fights. */
export interface FightEdition<Unit extends string, Purpose extends string> {
  /** The procedures whose locals say who fights. */
  readonly procedures: readonly string[];
  /** Events with which the tale of a fight begins. */
  readonly beginnings: readonly string[];
  /** What the dice of a round are rolled for. */
  readonly purpose: (fight: Fight) => Purpose;
  /** Units that an event tells to be destroyed; null for any other event. */
  readonly lost: (event: SeenEvent) => Stood<Unit> | null;
  /** The units of a side, with what the answer at hand makes of them. An id begins with the kind of the unit. */
  readonly fighters: (table: TableModel, fight: Fight, seat: Seat) => readonly Fighter[];
  readonly unitName: (unit: Unit) => string;
  readonly unitIcon: (unit: Unit) => IconName;
  readonly placeName: (place: string) => string;
  /** The planet that is fought for, or over which. */
  readonly picture: (table: TableModel, fight: Fight) => PlanetKind | null;
  /** Dice that are no round, by name. */
  readonly purposeName: (purpose: Purpose) => string;
  readonly componentName: (source: Source) => string;
}

const unitOf = <Unit extends string>(id: string): Unit => id.split(' ')[0] as Unit;
const placeOf = ({ planet, system }: Fight): string => planet ?? system;

export function fightsOf<Unit extends string, Purpose extends string>(edition: FightEdition<Unit, Purpose>) {
  type Rolled = Rolling<Unit, Purpose>;

  /** The fight that is under way, from the procedures on the table; null outside combats. */
  function fightOf(table: TableModel): Fight | null {
    const frames = table.view().pub.table.stack as unknown as readonly ({ proc: string; fight?: Fight } & Fight)[];
    const frame = frames.findLast(({ proc }) => edition.procedures.includes(proc));
    return frame ? (frame.fight ?? frame) : null;
  }

  /** Everything told since the fight came about. */
  function toldHere(table: TableModel): readonly SeenEvent[] {
    const told = table
      .steps()
      .slice(-60)
      .flatMap((step) => step.events as unknown as readonly SeenEvent[]);
    return told.slice(told.findLastIndex(({ t: kind }) => edition.beginnings.includes(kind)) + 1);
  }
  /** One entry for each kind of roll in each round; dice of a side that were rolled anew count instead of the first ones. */
  function rollsOf(table: TableModel, fight: Fight): Rolled[] {
    const found = new Map<string, Rolled>();
    for (const { t: kind, all } of toldHere(table)) {
      const rolling = all as Rolled;
      if (kind !== 'rolled' || rolling.system !== fight.system || rolling.planet !== fight.planet) continue;
      const key = `${rolling.purpose} ${rolling.round}`;
      const isAnew = ({ by }: { by: Seat }) => rolling.rolls.some((roll) => roll.by === by);
      const before = found.get(key)?.rolls.filter((roll) => !isAnew(roll)) ?? [];
      found.set(key, { ...rolling, rolls: [...before, ...rolling.rolls] });
    }
    return [...found.values()];
  }

  /** What was rolled in each round, for each purpose: both sides at once, or one after the other. */
  const roundsOf = (all: readonly Rolled[]): Rolled[][] =>
    all.reduce<Rolled[][]>((rounds, one) => {
      const last = rounds.at(-1);
      const isAgain = last?.some(({ rolls }) => rolls.some(({ by }) => one.rolls.some((roll) => roll.by === by)));
      return last && !isAgain && last[0]!.purpose === one.purpose && last[0]!.round === one.round
        ? [...rounds.slice(0, -1), [...last, one]]
        : [...rounds, [one]];
    }, []);

  function lostBy(table: TableModel, fight: Fight, seat: Seat): BattleSide['lost'] {
    const counts = new Map<Unit, number>();
    for (const event of toldHere(table)) {
      const lost = edition.lost(event);
      if (!lost || lost.seat !== seat || lost.place !== placeOf(fight)) continue;
      for (const { unit, n } of lost.units) counts.set(unit, (counts.get(unit) ?? 0) + n);
    }
    return [...counts].map(([unit, n]) => ({ name: edition.unitName(unit), icon: edition.unitIcon(unit), n }));
  }

  const argsOf = (fight: Fight, seat: Seat, unit: Unit) => ({ seat, unit, purpose: edition.purpose(fight), fight });
  const pubOf = (table: TableModel): Pub<Shapes> => table.view().pub;

  /** What components add to the dice of a side, each with its name. */
  function modifiersOf(table: TableModel, fight: Fight, seat: Seat, units: readonly Unit[]): string[] {
    const lines = units.flatMap((unit) =>
      traceOf(table.game, pubOf(table), 'combat', argsOf(fight, seat, unit)).map(({ source, part }) => {
        const n = foldNumber(0, [part as never]);
        return `${n > 0 ? '+' : '−'}${Math.abs(n)} ${edition.componentName(source)} · ${edition.unitName(unit)}`;
      }),
    );
    return [...new Set(lines)];
  }

  function sideOf(table: TableModel, fight: Fight, seat: Seat): BattleSide {
    const fighters = edition.fighters(table, fight, seat);
    const units = [...new Set(fighters.map(({ id }) => unitOf<Unit>(id)))];
    const expected = fighters.reduce((sum, { id, n, dice, value }) => {
      if (value === null) return sum;
      const added = numberOf(table.game, pubOf(table), 'combat', argsOf(fight, seat, unitOf<Unit>(id)), 0);
      return sum + (n * dice * Math.min(10, Math.max(0, 11 - value + added))) / 10;
    }, 0);
    const hull = fighters.reduce((sum, { n, canSustain }) => sum + n * (canSustain ? 2 : 1), 0);
    const rolling = roundsOf(rollsOf(table, fight))
      .at(-1)
      ?.find(({ rolls }) => rolls.some(({ by }) => by === seat));
    const index = rolling?.rolls.findIndex(({ by }) => by === seat) ?? -1;
    const roll = index < 0 ? null : rolling!.rolls[index]!;
    return {
      seat,
      name: table.name(seat),
      role: seat === fight.attacker ? t('attacks') : t('defends'),
      strength: t('sideStrength', { hits: Math.round(expected * 10) / 10, hull }),
      fighters,
      lost: lostBy(table, fight, seat),
      modifiers: modifiersOf(table, fight, seat, units),
      roll: roll && {
        hits: hitsOf(rolling!)[index]!,
        groups: roll.volleys.map((volley) => ({
          name: edition.unitName(volley.unit),
          dice: volley.dice,
          needs: volley.combat,
          modifier: volley.modifier,
        })),
      },
    };
  }

  function battleView(table: TableModel, fight: Fight): BattleView {
    // The reader stands below; those who look on see the attacker there.
    const near = table.mine === fight.defender ? fight.defender : fight.attacker;
    const far = near === fight.attacker ? fight.defender : fight.attacker;
    return {
      title: t(fight.planet === null ? 'spaceCombat' : 'groundCombat', { place: edition.placeName(placeOf(fight)) }),
      round: fight.round > 0 ? t('combatRound', { n: fight.round }) : t('beforeCombat'),
      picture: edition.picture(table, fight),
      story: roundsOf(rollsOf(table, fight)).map((round) => ({
        title:
          round[0]!.purpose === edition.purpose(fight)
            ? t('combatRound', { n: round[0]!.round })
            : edition.purposeName(round[0]!.purpose),
        text: round
          .flatMap((rolling) =>
            hitsOf(rolling).map((n, i) => t('hitsBy', { name: table.name(rolling.rolls[i]!.by), n })),
          )
          .join(', '),
      })),
      sides: [sideOf(table, fight, near), sideOf(table, fight, far)],
    };
  }

  return { fightOf, battleView };
}
