import type { Json, Seat, Source, Start } from '@orrery/kernel';
import type { DieRef, Fight, Pub, Rolling, Table, Ti3 } from '../shapes.ts';
import { hitsOf } from '@orrery/imperium';
import { gainCounters, layFromReserve, fleetSupply, takeCounterBack } from '../rules/commandCounters.ts';
import { supplied } from '../rules/fighters.ts';
import { figuresLeft } from '../rules/limits.ts';
import { queries } from '../rules/queries.ts';
import { bothFight, moveFleet } from '../rules/spaceBattle.ts';
import { receiveGoods } from '../rules/spending.ts';
import { canBeActivated, hasActivated, neighbours, systemsOf } from '../rules/systems.ts';
import {
  canFly,
  countAt,
  destroy,
  enemiesIn,
  hasShips,
  hasUnits,
  neutralise,
  place,
  shipNamed,
} from '../rules/units.ts';
import type { CardText } from './actionCards.ts';
import { textOf } from './actionCards.ts';
import { lasting } from './cardModifiers.ts';
import { planetsIn, systemOf, tile } from './tiles.ts';

/** A card in the act of being played: its source, the window it answers, and what its player aimed at. */
export interface Play<About> {
  readonly source: Source;
  readonly window: number;
  readonly about: About;
  readonly aim: Json;
}

export interface Card<About = unknown> {
  /** Do its circumstances hold for this player? Public facts only. */
  fits(pub: Pub, about: About, seat: Seat): boolean;
  /** What it is played on, so that the same card is not played twice on it (TI3-ACTIONCARDS-05). */
  situation(about: About): string;
  /** Asks the player for a target. */
  aim?<N extends string>(t: Table, seat: Seat, about: About, next: N): N;
  /** Takes effect; a procedure it returns runs at once. */
  effect(t: Table, play: Play<About>): Start<Ti3> | null;
}

/** A card of one window; outside this file its subject is opaque. */
const card = <W extends keyof Ti3['windows']>(rules: Card<Ti3['windows'][W]>): Card => rules as unknown as Card;
const actionCard = (rules: Card<null>): Card => rules as unknown as Card;

const sideOf = (fight: Fight, seat: Seat): boolean => seat === fight.attacker || seat === fight.defender;
const rollingOf = (r: Rolling): string => `${r.system} ${r.planet ?? ''} ${r.purpose} ${r.round}`;
const roundOf = (fight: Fight): string => `${fight.system} ${fight.planet ?? ''} ${fight.round}`;

/** The effect lasts until the innermost frame of one of these procedures ends. */
function last(t: Table, play: Play<unknown>, about: string, ...procedures: (keyof Ti3['frames'])[]): null {
  const scope = t.pub.table.stack.findLast((f) => (procedures as string[]).includes(f.proc));
  // The effect outlives the card, which may be shuffled and dealt meanwhile: it has a name of its own.
  const { ability: text, seat } = play.source;
  t.addEffect({ ability: lasting(text), component: `${text} ${t.pub.table.next}`, seat }, about, scope?.id ?? null);
  return null;
}

const friendlyOrEmpty = (pub: Pub, seat: Seat, system: string): boolean => {
  const others = pub.sheets.some((_, other) => other !== seat && hasUnits(pub, system, other));
  if (others) return false;
  const mine = hasUnits(pub, system, seat) || planetsIn(system).some((p) => pub.planets[p.id]!.by === seat);
  return mine || tile(system).kind === 'plain' || tile(system).kind === 'home';
};

/** Where a Skilled Retreat may lead. */
const skilledRefuges = (pub: Pub, seat: Seat, system: string): string[] =>
  neighbours(pub, system).filter(
    (to) => canBeActivated(to) && !hasActivated(pub, seat, to) && friendlyOrEmpty(pub, seat, to),
  );

const docksInRange = (pub: Pub, seat: Seat, system: string): number => {
  const systems = queries.number(pub, 'pdsRange', { seat }, 0) > 0 ? [system, ...neighbours(pub, system)] : [system];
  return systems.flatMap((s) => planetsIn(s)).filter((p) => countAt(pub, p.id, seat, 'space-dock') > 0).length;
};

const controlledOutsideHomes = (pub: Pub): string[] =>
  Object.keys(pub.planets).filter((id) => pub.planets[id]!.by !== null && tile(systemOf(id)).kind !== 'home');

const ghostSystems = (pub: Pub, seat: Seat): string[] =>
  figuresLeft(pub, seat, 'destroyer') === 0
    ? []
    : systemsOf(pub).filter(
        (s) =>
          tile(s).wormholes.length > 0 &&
          enemiesIn(pub, s, seat).length === 0 &&
          supplied(pub, s, seat) < fleetSupply(pub, seat, s),
      );

const plagued = (pub: Pub, seat: Seat): string[] =>
  Object.keys(pub.planets).filter((id) => {
    const owner = pub.planets[id]!.by;
    return owner !== null && owner !== seat && countAt(pub, id, owner, 'ground-force') > 0;
  });

const ownCounters = (pub: Pub, seat: Seat): string[] => systemsOf(pub).filter((s) => hasActivated(pub, seat, s));

export const CARDS: { readonly [C in CardText]: Card } = {
  'command-summit': card<'strategyPhase'>({
    fits: (pub, _, seat) => pub.sheets[seat]!.reserve > 0,
    situation: () => '',
    effect(t, { source }) {
      const n = Math.min(2, t.pub.sheets[source.seat]!.reserve);
      gainCounters(t, source.seat, { strategy: 0, fleet: 0, command: n });
      return null;
    },
  }),

  'signal-jamming': card<'strategyPhase'>({
    fits: (pub, _, seat) => jams(pub, seat).length > 0,
    situation: () => '',
    aim: (t, seat, _, next) => t.ask(seat, 'chooseJam', {}, next),
    effect(t, { aim }) {
      const { system, seat } = aim as { system: string; seat: Seat };
      layFromReserve(t, seat, system);
      t.emit('jammed', { seat, system });
      return null;
    },
  }),

  'flank-speed': card<'activated'>({
    fits: (_, about, seat) => seat === about.seat,
    situation: (about) => about.system,
    effect: (t, play) => last(t, play, play.about.system, 'tacticalAction'),
  }),

  'in-the-silence-of-space': card<'activated'>({
    fits: (pub, about, seat) => seat === about.seat && fleetsOf(pub, seat).length > 0,
    situation: (about) => about.system,
    aim: (t, seat, _, next) =>
      t.ask(seat, 'chooseSystem', { card: 'in-the-silence-of-space', systems: fleetsOf(t.pub, seat) }, next),
    effect: (t, play) => last(t, play, play.aim as string, 'tacticalAction'),
  }),

  'experimental-battlestation': card<'moved'>({
    fits: (pub, about, seat) =>
      seat !== about.seat &&
      about.arrived &&
      hasShips(pub, about.system, about.seat) &&
      docksInRange(pub, seat, about.system) > 0,
    situation: (about) => about.system,
    effect: (_, { source, about }) => ({
      proc: 'cannonade',
      locals: { by: source.seat, target: about.seat, system: about.system, attacker: about.seat, shots: 3 },
    }),
  }),

  minelayers: card<'moved'>({
    fits: (pub, about, seat) => seat !== about.seat && about.arrived && countAt(pub, about.system, seat, 'cruiser') > 0,
    situation: (about) => about.system,
    effect: (t, { source, about }) => ({
      proc: 'losses',
      locals: {
        seat: about.seat,
        by: source.seat,
        system: about.system,
        planet: null,
        round: 0,
        hits: countAt(t.pub, about.system, source.seat, 'cruiser'),
        purpose: 'mines',
      },
    }),
  }),

  'fighter-prototype': card<'combat.start'>({
    fits: (pub, about, seat) => sideOf(about, seat) && countAt(pub, about.system, seat, 'fighter') > 0,
    situation: (about) => about.system,
    effect: (t, play) => last(t, play, play.about.system, 'spaceBattle'),
  }),

  'morale-boost': card<'round.start'>({
    fits: (_, about, seat) => sideOf(about, seat),
    situation: roundOf,
    effect: (t, play) => last(t, play, play.about.system, 'battleRound', 'invasionRound'),
  }),

  'skilled-retreat': card<'round.start'>({
    fits: (pub, about, seat) =>
      about.planet === null &&
      sideOf(about, seat) &&
      bothFight(pub, about) &&
      canFly(pub, about.system, seat) &&
      pub.sheets[seat]!.reserve > 0 &&
      skilledRefuges(pub, seat, about.system).length > 0,
    situation: roundOf,
    aim: (t, seat, about, next) =>
      t.ask(
        seat,
        'chooseSystem',
        { card: 'skilled-retreat', systems: skilledRefuges(t.pub, seat, about.system) },
        next,
      ),
    effect(t, { source, about, aim }) {
      layFromReserve(t, source.seat, aim as string);
      moveFleet(t, source.seat, about.system, aim as string);
      return null;
    },
  }),

  'shields-holding': card<'roll.after'>({
    fits: (_, about, seat) => about.purpose === 'battle' && hitsOn(about, seat) > 0,
    situation: rollingOf,
    effect(t, { source, window, about }) {
      const i = about.rolls.findIndex((roll) => roll.against === source.seat);
      t.windowFrame(window, 'roll.after').about.rolls[i]!.cancelled += Math.min(2, hitsOf(about)[i]!);
      return null;
    },
  }),

  recheck: card<'roll.after'>({
    fits: (_, about) => about.rolls.some((roll) => roll.volleys.length > 0),
    situation: rollingOf,
    aim: (t, seat, about, next) => t.ask(seat, 'chooseDie', { card: 'recheck', rolling: about }, next),
    effect(t, { window, about, aim }) {
      const { roll, volley, die } = aim as unknown as DieRef;
      const { by } = about.rolls[roll]!;
      const dice = t.windowFrame(window, 'roll.after').about.rolls[roll]!.volleys[volley]!;
      const before = dice.dice[die]!;
      dice.dice[die] = t.die(`${about.purpose} ${by} ${dice.unit}`, 10);
      t.emit('rechecked', { unit: dice.unit, from: before, to: dice.dice[die]! });
      return null;
    },
  }),

  'direct-hit': card<'damaged'>({
    fits: (pub, about, seat) => seat === about.by && shipIsThere(pub, about),
    situation: (about) => `${about.system} ${about.round} ${about.ship} ${about.after}`,
    effect(t, { about }) {
      const ship = shipNamed(about.ship);
      destroy(t, about.system, about.seat, ship.unit, 1, ship.marks);
      return null;
    },
  }),

  'dug-in': card<'beforeBombardment'>({
    fits: (pub, about, seat) => seat === pub.planets[about.planet]!.by,
    situation: (about) => about.planet,
    effect: (t, play) => last(t, play, play.about.planet, 'round'),
  }),

  'chemical-warfare': card<'beforeInvasion'>({
    fits: (pub, about, seat) =>
      seat === about.attacker &&
      countAt(pub, about.system, seat, 'dreadnought') > 0 &&
      countAt(pub, about.planet!, about.defender, 'ground-force') > 0,
    situation: (about) => about.planet!,
    effect(t, { about }) {
      const { planet, defender } = about;
      destroy(t, planet!, defender, 'ground-force', Math.ceil(countAt(t.pub, planet!, defender, 'ground-force') / 2));
      return null;
    },
  }),

  'rare-mineral': card<'occupied'>({
    fits: (_, about, seat) => seat === about.seat,
    situation: (about) => about.planet,
    effect(t, { source }) {
      receiveGoods(t, source.seat, 3);
      return null;
    },
  }),

  /** Cancels the card just revealed; whether a Sabotage may be cancelled too, the table has agreed before the game. */
  sabotage: card<'revealed'>({
    fits: (pub, about, seat) =>
      seat !== about.seat && !about.cancelled && (textOf(about.card) !== 'sabotage' || pub.agreed.sabotageOfSabotage),
    situation: (about) => about.card,
    effect(t, { source, window, about }) {
      t.windowFrame(window, 'revealed').about = { ...about, cancelled: true };
      t.emit('cancelled', { card: about.card, by: source.seat });
      return null;
    },
  }),

  'unexpected-action': actionCard({
    fits: (pub, _, seat) => ownCounters(pub, seat).length > 0,
    situation: () => '',
    aim: (t, seat, _, next) =>
      t.ask(seat, 'chooseSystem', { card: 'unexpected-action', systems: ownCounters(t.pub, seat) }, next),
    effect(t, { source, aim }) {
      takeCounterBack(t, source.seat, aim as string);
      t.emit('counterReturned', { seat: source.seat, system: aim as string });
      return null;
    },
  }),

  'local-unrest': actionCard({
    fits: (pub) => controlledOutsideHomes(pub).length > 0,
    situation: () => '',
    aim: (t, seat, _, next) =>
      t.ask(seat, 'choosePlanet', { card: 'local-unrest', planets: controlledOutsideHomes(t.pub) }, next),
    effect(t, { aim }) {
      const planet = t.pub.planets[aim as string]!;
      const owner = planet.by!;
      planet.exhausted = true;
      t.emit('exhausted', { planet: aim as string });
      if (countAt(t.pub, aim as string, owner, 'ground-force') > 0) destroy(t, aim as string, owner, 'ground-force', 1);
      if (countAt(t.pub, aim as string, owner, 'ground-force') > 0) return null;
      neutralise(t, aim as string);
      return null;
    },
  }),

  'ghost-ship': actionCard({
    fits: (pub, _, seat) => ghostSystems(pub, seat).length > 0,
    situation: () => '',
    aim: (t, seat, _, next) =>
      t.ask(seat, 'chooseSystem', { card: 'ghost-ship', systems: ghostSystems(t.pub, seat) }, next),
    effect(t, { source, aim }) {
      place(t.pub, aim as string, source.seat, 'destroyer', 1);
      t.emit('produced', {
        seat: source.seat,
        system: aim as string,
        units: [{ unit: 'destroyer', n: 1, at: aim as string }],
        cost: 0,
      });
      return null;
    },
  }),

  plague: actionCard({
    fits: (pub, _, seat) => plagued(pub, seat).length > 0,
    situation: () => '',
    aim: (t, seat, _, next) => t.ask(seat, 'choosePlanet', { card: 'plague', planets: plagued(t.pub, seat) }, next),
    effect(t, { aim }) {
      const owner = t.pub.planets[aim as string]!.by!;
      const dice = Array.from({ length: countAt(t.pub, aim as string, owner, 'ground-force') }, () =>
        t.die('plague', 10),
      );
      t.emit('plagueRolled', { planet: aim as string, dice });
      destroy(t, aim as string, owner, 'ground-force', dice.filter((die) => die % 2 === 0).length);
      return null;
    },
  }),

  'war-footing': actionCard({
    fits: () => true,
    situation: () => '',
    aim: (t, seat, _, next) =>
      t.ask(seat, 'chooseSystem', { card: 'war-footing', systems: systemsOf(t.pub).filter(canBeActivated) }, next),
    effect: (t, play) => last(t, play, play.aim as string, 'round'),
  }),
};

/** A counter of another player on a system that is no home system. */
export const jams = (pub: Pub, seat: Seat): { system: string; seat: Seat }[] =>
  systemsOf(pub)
    .filter((system) => tile(system).kind !== 'home')
    .flatMap((system) =>
      pub.sheets.flatMap((sheet, other) =>
        other !== seat && sheet.reserve > 0 && !hasActivated(pub, other, system) ? [{ system, seat: other }] : [],
      ),
    );

const fleetsOf = (pub: Pub, seat: Seat): string[] =>
  systemsOf(pub).filter((s) => !hasActivated(pub, seat, s) && canFly(pub, s, seat));

const hitsOn = (rolling: Rolling, seat: Seat): number => {
  const i = rolling.rolls.findIndex((roll) => roll.against === seat);
  return i < 0 ? 0 : hitsOf(rolling)[i]!;
};

const shipIsThere = (pub: Pub, about: Ti3['windows']['damaged']): boolean => {
  const { unit, marks } = shipNamed(about.ship);
  return (pub.units[about.system] ?? []).some((s) => s.seat === about.seat && s.type === unit && s.marks === marks);
};
