import { flow, moveUnits, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { unitCardsOf } from '../content/factions/index.ts';
import { technologyFacts } from '../content/technologies.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { unitFacts } from '../content/units/index.ts';
import type { UnitType } from '../content/units/index.ts';
import type { Asked, Pub, Table, Ti4 } from '../shapes.ts';
import { takeBack } from './effects.ts';
import { figuresOf, stacksOf } from './combat/units.ts';
import { moment } from './moments.ts';
import { planetsAt, systemsOf } from './systems.ts';
import { copiesOf, inPlay, isOpen, upgradedType, useUnitCard } from './technology.ts';
import { countAt, factsOf } from './units.ts';

// NEKR: technologies that are taken from other players. Those of a faction are not gained: a card carries their text, on which it then lies.

/** Cards that may carry the text of a technology; one that carries an upgrade of the same unit must be used for it (TI4-NEKR-05). */
function cardsFor(v: Asked, seat: Seat, technology: TechnologyId): string[] {
  const cards = v.set('assimilators', { seat }, []);
  const type = upgradedType(technology);
  const same = cards.filter((card) => {
    const { on } = v.pub.table.components[card]!;
    return type !== null && on !== null && upgradedType(on as TechnologyId) === type;
  });
  return same.length > 0 ? same : cards;
}

/** What a player may take of some others: technologies that all may have, and by a card those of their factions (TI4-NEKR-04). */
export function assimilable(v: Asked, seat: Seat, from: readonly Seat[]): TechnologyId[] {
  const { pub } = v;
  const copied = copiesOf(pub, seat);
  const all = new Set(from.filter((other) => other !== seat).flatMap((other) => pub.sheets[other]!.technologies));
  return [...all].filter((technology) =>
    technologyFacts(technology).faction === undefined
      ? isOpen(pub, seat, technology)
      : !copied.includes(technology) && cardsFor(v, seat, technology).length > 0,
  );
}

const assimilate = flow<Ti4>()('assimilate', {
  choose: (t, f) => {
    const from = assimilable(t, f.seat, f.from);
    if (from.length === 0) return t.end();
    f.technology = from[0]!;
    if (from.length === 1) return t.next;
    return t.ask(f.seat, 'pickOne', { what: 'technology', from, for: f.for, rule: 'TI4-NEKR-04' }, 'technology');
  },
  card: (t, f) => {
    const technology = f.technology as TechnologyId;
    if (technologyFacts(technology).faction === undefined) return 'gain';
    const from = cardsFor(t, f.seat, technology);
    f.card = from[0]!;
    if (from.length === 1) return t.next;
    return t.ask(f.seat, 'pickOne', { what: 'component', from, for: f.for, rule: 'TI4-NEKR-04' }, 'card');
  },
  copy: (t, f) => {
    copyText(t, f.seat, f.card!, f.technology as TechnologyId);
    return t.end();
  },
  gain: (t, f) => {
    const technology = f.technology as TechnologyId;
    return moment(t, 'gainTech', { seat: f.seat, technology, isResearched: false, prevented: false });
  },
  over: (t) => t.end(),
});

/** The card lies on the technology and has its text; it stays readied or exhausted as it is (TI4-NEKR-04). */
function copyText(t: Table, seat: Seat, card: string, technology: TechnologyId): void {
  const before = t.pub.table.components[card]!.on as TechnologyId | null;
  t.changeComponent(card, { on: technology, store: {} });
  t.emit('assimilated', { seat, technology, card });
  const { unit } = technologyFacts(technology);
  if (unit) useUnitCard(t, seat, unit);
  const lost = before && upgradedType(before);
  if (lost && lost !== upgradedType(technology)) useOwnCard(t, seat, lost);
  settle(t, seat);
}

/** Without the copy the figures are what their owner's own cards say. */
function useOwnCard(t: Table, seat: Seat, type: UnitType): void {
  const { technologies, faction, units } = t.pub.sheets[seat]!;
  const upgrade = technologies.find((technology) => upgradedType(technology) === type);
  const own = upgrade
    ? technologyFacts(upgrade).unit
    : unitCardsOf(faction).find((unit) => unitFacts(unit).type === type);
  if (own) return useUnitCard(t, seat, own);
  t.removeComponent(inPlay(units[type]!, seat));
  delete units[type];
}

/** Docks that cannot be in space go to a planet or to reinforcements, war suns without a technology go (TI4-NEKR-05). */
function settle(t: Table, seat: Seat): void {
  const { pub } = t;
  if (factsOf(pub, seat, 'space-dock').move === undefined)
    for (const system of systemsOf(pub))
      for (const stack of stacksOf(pub, system, seat, (type) => type === 'space-dock').slice())
        for (let i = stack.n; i > 0; i--) {
          const planet = freePlanet(pub, seat, system);
          if (planet) moveUnits(pub.units, system, planet, seat, 'space-dock', 1, stack.marks);
          else takeBack(t, seat, system, figuresOf([{ ...stack, n: 1 }]));
        }
  if (factsOf(pub, seat, 'war-sun').locked && !pub.sheets[seat]!.technologies.includes('war-sun'))
    for (const system of systemsOf(pub))
      takeBack(t, seat, system, figuresOf(stacksOf(pub, system, seat, (type) => type === 'war-sun')));
}
const freePlanet = (pub: Pub, seat: Seat, system: string): string | undefined =>
  planetsAt(pub, system).find(
    (planet) =>
      pub.planets[planet]?.owner === seat && countAt(pub, planet, seat, (type) => type === 'space-dock') === 0,
  );

export const assimilationPart = part<Ti4>()({ procedures: { assimilate } });
