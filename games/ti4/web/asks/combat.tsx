import { For, Show, createMemo } from 'solid-js';
import { hitsOf } from '@orrery/imperium';
import type { Fight, Rolling } from '@orrery/imperium';
import { foldNumber, traceOf } from '@orrery/kernel';
import type { Json, Seat } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { BattleBoard } from '@orrery/imperium/web/parts/BattleBoard.tsx';
import type { BattleSide, BattleView, Fighter } from '@orrery/imperium/web/parts/BattleBoard.tsx';
import { OddsBar } from '@orrery/imperium/web/parts/Odds.tsx';
import type { OddsView } from '@orrery/imperium/web/parts/Odds.tsx';
import { Stepper } from '@orrery/imperium/web/parts/Stepper.tsx';
import type { PlanetId } from '../../content/planets.ts';
import type { UnitType } from '../../content/units/index.ts';
import { cannonsAt } from '../../rules/combat/cannon.ts';
import type { Commitment, Purpose, UnitName } from '../../rules/combat/shapes.ts';
import { isSystem, planetsAt, systemOf } from '../../rules/systems.ts';
import { DAMAGED, TYPES, cardOf, factsOf, isForceOf, isShip, stacksAt } from '../../rules/units.ts';
import { componentWords } from '../component.ts';
import { UNIT_ICON, names, viewOf } from '../content.ts';
import { pictureOf, systemName } from '../mapModel.ts';
import { t } from '../words.ts';
import { askedOf, footOf, giving, question, seatOf } from './askView.ts';
import type { AskView } from './askView.ts';
import { oneOf, yesOrNo } from './cards.tsx';
import { groundOdds, restOdds } from './odds.ts';

const placeName = (place: string): string => (isSystem(place) ? systemName(place, names()) : names().planet(place));

/** The fight that is under way, from the procedures on the table; null outside combats. */
export function fightOf(table: TableModel): Fight | null {
  const frames = viewOf(table).pub.table.stack as unknown as readonly ({ proc: string } & Fight & { fight?: Fight })[];
  const frame = frames.findLast(({ proc }) => ['spaceBattle', 'groundCombat', 'battleRound', 'volley'].includes(proc));
  return frame ? (frame.fight ?? frame) : null;
}

/** Everything told since the system was activated, or the turn began in which a fight came about in another way. */
function toldHere(table: TableModel): readonly { t: string; all: unknown }[] {
  const told = table
    .steps()
    .slice(-60)
    .flatMap((step) => step.events as unknown as readonly { t: string; all: unknown }[]);
  return told.slice(told.findLastIndex(({ t: kind }) => kind === 'activated' || kind === 'turnBegins') + 1);
}
type Rolled = Rolling<UnitType, Purpose>;
const rollsOf = (table: TableModel, fight: Fight): Rolled[] =>
  toldHere(table).flatMap(({ t: kind, all }) => {
    const rolling = all as Rolled;
    return kind === 'rolled' && rolling.system === fight.system && rolling.planet === fight.planet ? [rolling] : [];
  });
/** The last roll of the fight, as the record tells it. */
const lastRoll = (table: TableModel, fight: Fight): Rolled | null => rollsOf(table, fight).at(-1) ?? null;

/** What a side has lost since the system was activated. */
function lostBy(table: TableModel, fight: Fight, seat: Seat): BattleSide['lost'] {
  const place = fight.planet ?? fight.system;
  const counts = new Map<UnitType, number>();
  for (const { t: kind, all } of toldHere(table)) {
    const { seat: by, place: at, units } = all as { seat: Seat; place: string; units: UnitName[] };
    if (kind !== 'destroyed' || by !== seat || at !== place) continue;
    for (const unit of units) {
      const type = unit.split(' ')[0] as UnitType;
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
  }
  return [...counts].map(([type, n]) => ({ name: names().unit(type), icon: UNIT_ICON[type], n }));
}

const growthOf = (table: TableModel) => (table.decision()?.kind === 'assignHits' ? table.growth() : null);

/** What components add to the dice of a side, each with its name. */
function modifiersOf(table: TableModel, fight: Fight, seat: Seat, types: readonly UnitType[]): string[] {
  const { pub } = askedOf(table);
  const lines = types.flatMap((unit) =>
    traceOf(table.game, pub as never, 'combat', { seat, unit, purpose: 'battle', fight }).map(({ source, part }) => {
      const n = foldNumber(0, [part as never]);
      return `${n > 0 ? '+' : '−'}${Math.abs(n)} ${names().component(source.ability)} · ${names().unit(unit)}`;
    }),
  );
  return [...new Set(lines)];
}

function sideOf(table: TableModel, fight: Fight, seat: Seat): BattleSide {
  const asked = askedOf(table);
  const place = fight.planet ?? fight.system;
  const fits = fight.planet === null ? isShip : isForceOf(asked.pub, seat);
  const growth = growthOf(table);
  const isAsked = growth !== null && seat === seatOf(table);
  const fighters = TYPES.flatMap((type) =>
    stacksAt(asked.pub, place)
      .filter((stack) => stack.seat === seat && stack.type === type && fits(stack.type))
      .map((stack): Fighter => {
        const { combat, dice, sustain } = factsOf(asked.pub, seat, type);
        const id = stack.marks === '' ? type : `${type} ${stack.marks}`;
        const isDamaged = stack.marks.split(' ').includes(DAMAGED);
        return {
          id,
          name: names().unit(type),
          icon: UNIT_ICON[type],
          value: combat ?? null,
          dice: typeof dice === 'number' ? dice : 1,
          n: stack.n,
          isDamaged,
          canSustain: sustain === true && !isDamaged,
          chosen: isAsked ? growth.part.filter((one) => one === id).length : 0,
          isOpen: isAsked && growth.add.includes(id),
        };
      }),
  );
  const types = [...new Set(fighters.map(({ id }) => id.split(' ')[0] as UnitType))];
  const modifier = (id: string): number =>
    asked.number('combat', { seat, unit: id.split(' ')[0] as UnitType, purpose: 'battle', fight }, 0);
  const expected = fighters.reduce(
    (sum, { id, n, dice, value }) =>
      value === null ? sum : sum + (n * dice * Math.min(10, Math.max(0, 11 - value + modifier(id)))) / 10,
    0,
  );
  const hull = fighters.reduce((sum, { n, canSustain }) => sum + n * (canSustain ? 2 : 1), 0);
  const rolling = lastRoll(table, fight);
  const index = rolling?.rolls.findIndex(({ by }) => by === seat) ?? -1;
  const roll = index < 0 ? null : rolling!.rolls[index]!;
  return {
    seat,
    name: table.name(seat),
    role: seat === fight.attacker ? t('attacks') : t('defends'),
    strength: t('sideStrength', { hits: Math.round(expected * 10) / 10, hull }),
    fighters,
    lost: lostBy(table, fight, seat),
    modifiers: modifiersOf(table, fight, seat, types),
    roll: roll && {
      hits: hitsOf(rolling!)[index]!,
      groups: roll.volleys.map((volley) => ({
        name: names().unit(volley.unit),
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
  const planet = fight.planet ?? planetsAt(viewOf(table).pub, fight.system)[0] ?? null;
  return {
    title: t(fight.planet === null ? 'spaceCombat' : 'groundCombat', {
      place: placeName(fight.planet ?? fight.system),
    }),
    round: fight.round > 0 ? t('combatRound', { n: fight.round }) : t('beforeCombat'),
    picture: planet === null ? null : pictureOf(planet as PlanetId),
    story: rollsOf(table, fight).map((rolling) => ({
      title: rolling.purpose === 'battle' ? t('combatRound', { n: rolling.round }) : t(`dice.${rolling.purpose}`),
      text: hitsOf(rolling)
        .map((n, i) => t('hitsBy', { name: table.name(rolling.rolls[i]!.by), n }))
        .join(', '),
    })),
    sides: [sideOf(table, fight, near), sideOf(table, fight, far)],
  };
}

/** One unit of the answer fewer; the others stay. */
function leave(table: TableModel, unit: string): void {
  const part = growthOf(table)?.part ?? [];
  const at = part.lastIndexOf(unit);
  const rest = part.filter((_, i) => i !== at);
  table.shrink(0);
  for (const one of rest) table.grow(one);
}
/** The battle instead of the map, while one is fought. */
export function BattleStage(props: { table: TableModel; fight: Fight }) {
  return (
    <BattleBoard
      battle={battleView(props.table, props.fight)}
      take={(unit) => props.table.grow(unit)}
      leave={(unit) => leave(props.table, unit)}
    />
  );
}

/** Hits that the other side has still to take in this round: its own are assigned after the attacker's. */
function hitsToCome(table: TableModel, fight: Fight): [number, number] {
  const frames = viewOf(table).pub.table.stack as unknown as readonly { proc: string; hits?: number[] }[];
  const hits = frames.findLast(({ proc }) => proc === 'battleRound')?.hits;
  const isDefending = seatOf(table) === fight.defender;
  return table.decision()?.kind === 'assignHits' && hits && !isDefending ? [0, hits[0] ?? 0] : [0, 0];
}
/** The chances of what is left of the fight, if these units of the reader are lost and so many hits are still to come. */
function oddsAfter(table: TableModel, units: readonly string[], hits: number): OddsView | null {
  const fight = fightOf(table);
  if (!fight) return null;
  const [first, second] = hitsToCome(table, fight);
  const mine = { units, hits };
  const theirs = { units: [], hits: seatOf(table) === fight.attacker ? second : first };
  return restOdds(askedOf(table), fight, seatOf(table) === fight.attacker ? [mine, theirs] : [theirs, mine]);
}
/** The chances of what is left of the fight. */
function Rest(props: { table: TableModel }) {
  const odds = createMemo(() => {
    const growth = growthOf(props.table);
    const hits = growth ? question<'assignHits'>(props.table).hits - growth.part.length : 0;
    return oddsAfter(props.table, (growth?.part ?? []) as string[], hits);
  });
  return <Show when={odds()}>{(one) => <OddsBar odds={one()} />}</Show>;
}

const assignHits: AskView = {
  Controls: (props) => {
    const growth = () => props.table.growth()!;
    const asked = () => question<'assignHits'>(props.table);
    const kinds = () => [...new Set(asked().from)];
    const chosen = (unit: UnitName) => growth().part.filter((one) => one === unit).length;
    /** How often the reader wins the rest, by what takes the next hit. */
    const chances = createMemo(() => {
      const part = growth().part as string[];
      const left = asked().hits - part.length - 1;
      const isAttacker = fightOf(props.table)?.attacker === seatOf(props.table);
      return new Map(
        left < 0
          ? []
          : kinds().map((unit): [string, string] => {
              const odds = growth().add.includes(unit) ? oddsAfter(props.table, [...part, unit], left) : null;
              return [
                unit,
                odds ? t('winChance', { n: Math.round((isAttacker ? odds.first : odds.second) * 100) }) : '',
              ];
            }),
      );
    });
    return (
      <div class="im-controls">
        <p class="im-fine" role="status">
          <b>{t('hitsLeft', { n: asked().hits - growth().part.length })}</b>
        </p>
        <For each={kinds()}>
          {(unit) => (
            <div class="im-pool">
              <span>
                <b>{names().stack(unit)}</b>
                <small>
                  {
                    componentWords(
                      cardOf(askedOf(props.table).pub, seatOf(props.table), unit.split(' ')[0] as UnitType),
                    )?.text
                  }
                </small>
                <Show when={chances().get(unit)}>{(words) => <small>{words()}</small>}</Show>
              </span>
              <Stepper
                name={names().stack(unit)}
                n={chosen(unit)}
                less={chosen(unit) > 0}
                more={growth().add.includes(unit)}
                change={(by) => (by > 0 ? props.table.grow(unit) : leave(props.table, unit))}
              />
            </div>
          )}
        </For>
        <Rest table={props.table} />
      </div>
    );
  },
  panel: (table) => {
    const growth = table.growth();
    if (!growth?.done) return footOf();
    return footOf(giving(table, growth.part.slice(), t('takeHits', { n: growth.part.length })));
  },
};

const sustain = oneOf(
  (table) => [
    ...question<'sustain'>(table).units.map((unit) => ({
      answer: unit,
      title: t('sustainWith', { unit: names().stack(unit) }),
      text: t('sustainText'),
      icon: UNIT_ICON[unit.split(' ')[0] as UnitType],
    })),
    { answer: null, title: t('sustainNone'), text: t('sustainNoneText') },
  ],
  (card) => card.title,
);

const announceRetreat = yesOrNo(
  (table) => ({
    text: t('retreatText'),
    cost: t('retreatFrom', { system: placeName(question<'announceRetreat'>(table).system) }),
    yes: t('retreat'),
    no: t('stay'),
  }),
  Rest,
);
/** The dice of cannons, kind by kind: "2 × PDS, 6+". */
function cannonDice(table: TableModel): string {
  const { place } = question<'fire'>(table);
  const cannons = cannonsAt(askedOf(table), systemOf(place), seatOf(table));
  return names().list(
    cannons.map(({ unit, n, dice, combat }) =>
      t('diceOf', { unit: names().count({ unit, n }), dice: n * dice, needs: combat }),
    ),
  );
}
const fire = yesOrNo((table) => {
  const { place, purpose } = question<'fire'>(table);
  return {
    text: t(`fire.${purpose}`),
    cost: purpose === 'cannon' ? cannonDice(table) : placeName(place),
    yes: t('fireIt'),
    no: t('holdFire'),
  };
});

/** Landings as counts by unit and planet; the answer lists them in the order that the rules name them. */
const commit: AskView = {
  Controls: (props) => {
    const start = () => growthFromNothing(props.table);
    const count = (one: Commitment) => landings(props.table).filter((other) => isSame(other, one)).length;
    const odds = createMemo(() => {
      const asked = askedOf(props.table);
      const seat = seatOf(props.table);
      const planets = [...new Set(landings(props.table).map(({ planet }) => planet))];
      return planets.flatMap((planet) => {
        const foe = stacksAt(asked.pub, planet).find(
          (stack) => stack.seat !== seat && isForceOf(asked.pub, stack.seat)(stack.type),
        )?.seat;
        const landing = landings(props.table)
          .filter((one) => one.planet === planet)
          .map(({ unit }) => ({ type: unit.split(' ')[0]!, n: 1 }));
        const one = foe === undefined ? null : groundOdds(asked, seat, foe, planet, landing);
        return one ? [{ planet, odds: one }] : [];
      });
    });
    return (
      <div class="im-controls">
        <For each={start()}>
          {(one) => (
            <div class="im-pool">
              <span>
                <b>
                  {names().stack(one.unit)} → {names().planet(one.planet)}
                </b>
                <small>{defenders(props.table, one.planet)}</small>
              </span>
              <Stepper
                name={`${names().stack(one.unit)} ${names().planet(one.planet)}`}
                n={count(one)}
                less={count(one) > 0}
                more={isLegal(props.table, [...landings(props.table), one])}
                change={(by) => setLandings(props.table, one, by)}
              />
            </div>
          )}
        </For>
        <For each={odds()}>
          {(one) => (
            <>
              <p class="cap">{names().planet(one.planet)}</p>
              <OddsBar odds={one.odds} />
            </>
          )}
        </For>
      </div>
    );
  },
  panel: (table) => {
    const all = landings(table);
    const button = giving(
      table,
      all as unknown as Json,
      all.length > 0 ? t('landUnits', { n: all.length }) : t('landNothing'),
    );
    return all.length > 0 ? footOf(button) : { ...footOf(button), equal: true };
  },
};
const isSame = (a: Commitment, b: Commitment): boolean => a.unit === b.unit && a.planet === b.planet;
const landings = (table: TableModel): Commitment[] => (table.growth()?.part ?? []) as unknown as Commitment[];
/** Every unit and planet that could be named first. */
function growthFromNothing(table: TableModel): Commitment[] {
  const { grow } = (
    table.game.asks as unknown as { commit: { grow: (v: unknown, q: Json, part: Json[]) => { add: Json[] } } }
  ).commit;
  const d = table.decision();
  return d ? (grow(askedOf(table), d.q, []).add as unknown as Commitment[]) : [];
}
const inOrder = (table: TableModel, all: readonly Commitment[]): Commitment[] => {
  const order = growthFromNothing(table);
  return all.toSorted((a, b) => order.findIndex((one) => isSame(one, a)) - order.findIndex((one) => isSame(one, b)));
};
const isLegal = (table: TableModel, all: readonly Commitment[]): boolean =>
  table.refuse(inOrder(table, all) as unknown as Json) === null;
function setLandings(table: TableModel, one: Commitment, by: number): void {
  const before = landings(table).slice();
  if (by < 0)
    before.splice(
      before.findIndex((other) => isSame(other, one)),
      1,
    );
  const next = inOrder(table, by > 0 ? [...before, one] : before);
  table.shrink(0);
  for (const atom of next) table.grow(atom as unknown as Json);
}
function defenders(table: TableModel, planet: string): string {
  const asked = askedOf(table);
  const foes = stacksAt(asked.pub, planet).filter((stack) => stack.seat !== seatOf(table));
  if (foes.length === 0) return asked.pub.planets[planet]?.owner === seatOf(table) ? t('yours') : t('undefended');
  return `${table.name(foes[0]!.seat)}: ${names().list(foes.map(({ type, n }) => names().count({ unit: type as UnitType, n })))}`;
}

export const combatAsks = { assignHits, sustain, announceRetreat, fire, commit };
