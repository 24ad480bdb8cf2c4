import { For, Show, createMemo, lazy } from 'solid-js';
import type { Fight } from '@orrery/imperium';
import type { Json, Seat } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { Fighter } from '@orrery/imperium/web/parts/BattleBoard.tsx';
import { fightsOf } from '@orrery/imperium/web/parts/fight.ts';
import { Hits } from '@orrery/imperium/web/parts/Hits.tsx';
import type { HitRow } from '@orrery/imperium/web/parts/Hits.tsx';
import { capital } from '@orrery/imperium/web/capital.ts';
import { OddsBar } from '@orrery/imperium/web/parts/Odds.tsx';
import type { OddsView } from '@orrery/imperium/web/parts/Odds.tsx';
import { Stepper } from '@orrery/imperium/web/parts/Stepper.tsx';
import { t as shared } from '@orrery/imperium/web/words.ts';
import type { PlanetId } from '../../content/planets.ts';
import type { UnitType } from '../../content/units/index.ts';
import { cannonsAt } from '../../rules/combat/cannon.ts';
import type { Commitment, Purpose } from '../../rules/combat/shapes.ts';
import { isSystem, planetsAt, systemOf } from '../../rules/systems.ts';
import { DAMAGED, TYPES, cardOf, factsOf, isForceOf, isShip, stacksAt } from '../../rules/units.ts';
import { componentWords } from '../component.ts';
import { UNIT_ICON, names, viewOf } from '../content.ts';
import { pictureOf } from '../looks.ts';
import { systemName } from '../mapModel.ts';
import { lostIn } from '../unitEvents.ts';
import { t } from '../words.ts';
import { askedOf, footOf, giving, question, seatOf } from './askView.ts';
import type { AskView } from './askView.ts';
import { oneOf, yesOrNo } from './cards.tsx';
import { odds as later } from './laterOdds.ts';

// What is not on the first screen is fetched when it is needed.
const BattleBoard = lazy(() =>
  import('@orrery/imperium/web/parts/BattleBoard.tsx').then((m) => ({ default: m.BattleBoard })),
);

const placeName = (place: string): string => (isSystem(place) ? systemName(place, names()) : names().planet(place));

const growthOf = (table: TableModel) => (table.decision()?.kind === 'assignHits' ? table.growth() : null);

/** The units of a side as they stand, with what the answer at hand makes of them. */
function fightersOf(table: TableModel, fight: Fight, seat: Seat): Fighter[] {
  const { pub } = askedOf(table);
  const fits = fight.planet === null ? isShip : isForceOf(pub, seat);
  const growth = growthOf(table);
  const isAsked = growth !== null && seat === seatOf(table);
  return TYPES.flatMap((type) =>
    stacksAt(pub, fight.planet ?? fight.system)
      .filter((stack) => stack.seat === seat && stack.type === type && fits(stack.type))
      .map((stack): Fighter => {
        const { combat, dice, sustain } = factsOf(pub, seat, type);
        const id = stack.marks === '' ? type : `${type} ${stack.marks}`;
        const isDamaged = stack.marks.split(' ').includes(DAMAGED);
        return {
          id,
          name: capital(names().unit(type)),
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
}

const fights = fightsOf<UnitType, Purpose>({
  procedures: ['spaceBattle', 'groundCombat', 'battleRound', 'volley'],
  // A fight may also come about without an activation.
  beginnings: ['activated', 'turnBegins'],
  purpose: () => 'battle',
  lost: lostIn,
  fighters: fightersOf,
  unitName: (unit) => names().unit(unit),
  unitIcon: (unit) => UNIT_ICON[unit],
  placeName,
  picture: (table, fight) => {
    const planet = fight.planet ?? planetsAt(viewOf(table).pub, fight.system)[0] ?? null;
    return planet === null ? null : pictureOf(planet as PlanetId);
  },
  purposeName: (purpose) => (purpose === 'battle' ? '' : t(`dice.${purpose}`)),
  componentName: (source) => names().component(source.ability),
});
export const { fightOf } = fights;

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
      battle={fights.battleView(props.table, props.fight)}
      take={(unit) => props.table.grow(unit)}
      leave={(unit) => leave(props.table, unit)}
    />
  );
}

/**
 * Hits that are still to be taken in this round by the attacker and by the defender: those against the asked one are part of the question.
 * What sustains is asked of both before hits are assigned; the defender's are assigned last.
 */
function hitsToCome(table: TableModel, fight: Fight): readonly [number, number] {
  const frames = viewOf(table).pub.table.stack as unknown as readonly { proc: string; hits?: [number, number] }[];
  const hitsIn = (wanted: string) => frames.findLast(({ proc }) => proc === wanted)?.hits;
  const kind = table.decision()?.kind;
  if (kind === 'sustain') return hitsIn('sustain') ?? [0, 0];
  const isDefending = seatOf(table) === fight.defender;
  return kind === 'assignHits' && !isDefending ? [0, hitsIn('battleRound')?.[0] ?? 0] : [0, 0];
}
/** The chances of what is left of the fight, if these units of the reader are lost and so many hits are still to come. */
function oddsAfter(table: TableModel, units: readonly string[], hits: number): OddsView | null {
  const fight = fightOf(table);
  if (!fight) return null;
  const [first, second] = hitsToCome(table, fight);
  const mine = { units, hits };
  const theirs = { units: [], hits: seatOf(table) === fight.attacker ? second : first };
  const losses = seatOf(table) === fight.attacker ? ([mine, theirs] as const) : ([theirs, mine] as const);
  return later()?.restOdds(askedOf(table), fight, losses) ?? null;
}
/** Hits of the question at hand that no unit has taken yet. */
function hitsAtHand(table: TableModel): number {
  const growth = growthOf(table);
  if (growth) return question<'assignHits'>(table).hits - growth.part.length;
  return table.decision()?.kind === 'sustain' ? question<'sustain'>(table).hits : 0;
}
/** The chances of what is left of the fight. */
const restOfFight = (table: TableModel): OddsView | null =>
  oddsAfter(table, (growthOf(table)?.part ?? []) as string[], hitsAtHand(table));
function Rest(props: { table: TableModel }) {
  const odds = createMemo(() => restOfFight(props.table));
  return <Show when={odds()}>{(one) => <OddsBar odds={one()} mine={seatOf(props.table)} />}</Show>;
}

const assignHits: AskView = {
  Controls: (props) => {
    const growth = () => props.table.growth()!;
    const asked = () => question<'assignHits'>(props.table);
    const rows = createMemo((): HitRow[] => {
      const part = growth().part as string[];
      const left = asked().hits - part.length - 1;
      const isAttacker = fightOf(props.table)?.attacker === seatOf(props.table);
      return [...new Set(asked().from)].map((unit) => {
        const isOpen = growth().add.includes(unit);
        const odds = isOpen && left >= 0 ? oddsAfter(props.table, [...part, unit], left) : null;
        const card = cardOf(askedOf(props.table).pub, seatOf(props.table), unit.split(' ')[0] as UnitType);
        return {
          id: unit,
          name: capital(names().stack(unit)),
          text: componentWords(card)?.text ?? '',
          n: part.filter((one) => one === unit).length,
          isOpen,
          wins: odds && (isAttacker ? odds.first : odds.second),
        };
      });
    });
    const rest = createMemo(() => restOfFight(props.table));
    return (
      <Hits
        left={asked().hits - growth().part.length}
        rows={rows()}
        odds={rest()}
        mine={seatOf(props.table)}
        take={(unit) => props.table.grow(unit)}
        leave={(unit) => leave(props.table, unit)}
      />
    );
  },
  panel: (table) => {
    const growth = table.growth();
    if (!growth?.done) return footOf();
    return footOf(giving(table, growth.part.slice(), shared('takeHits', { n: growth.part.length })));
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
  Rest,
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
        const one = foe === undefined ? null : later()?.groundOdds(asked, seat, foe, planet, landing);
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
        <Show when={start().length > 1 || start().some((one) => isLegal(props.table, [one, one]))}>
          <div class="im-pills">
            <For each={[...new Set(start().map(({ planet }) => planet))]}>
              {(planet) => (
                <button type="button" class="btn sm" onClick={() => landAll(props.table, planet)}>
                  {t('landAll', { planet: names().planet(planet) })}
                </button>
              )}
            </For>
          </div>
        </Show>
        <For each={odds()}>
          {(one) => (
            <>
              <p class="cap">{names().planet(one.planet)}</p>
              <OddsBar odds={one.odds} mine={seatOf(props.table)} />
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
/** Every unit that may land on the planet lands there. */
function landAll(table: TableModel, planet: string): void {
  let all = landings(table).filter((one) => one.planet !== planet);
  for (const one of growthFromNothing(table).filter((other) => other.planet === planet))
    while (isLegal(table, [...all, one])) all = [...all, one];
  const next = inOrder(table, all);
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
