import type { Stack } from '@orrery/kernel';
import type { Given } from '@orrery/kernel/testing';
import type { Cell } from './galaxy/board.ts';
import { technologyFacts } from './content/technologies.ts';
import type { TechnologyId } from './content/technologies.ts';
import { unitFacts } from './content/units/index.ts';
import type { FactionId } from './content/factions/index.ts';
import { given } from './given.ts';
import type { Fixture } from './given.ts';
import { planetsIn, systemsOf } from './rules/systems.ts';
import type { Pub, Ti4 } from './shapes.ts';

// Tests of the tactical action: a small galaxy, and nothing in it but what the test puts there.

/** Straight up from the centre, and straight down. */
export const UP = [1, 7, 19] as const;
export const DOWN = [4, 13, 28] as const;
const CELLS = 37;

export const units = (seat: number, figures: { [type: string]: number }): Stack[] =>
  Object.entries(figures).map(([name, n]) => {
    const [type, marks = ''] = name.split(' ') as [string, string?];
    return { seat, type, marks, n };
  });

/** A player has these technologies; upgrades with their unit cards. */
export function learned(pub: Pub, seat: number, ...technologies: TechnologyId[]): void {
  const sheet = pub.sheets[seat]!;
  for (const id of technologies) {
    sheet.technologies.push(id);
    const { unit } = technologyFacts(id);
    if (unit) sheet.units[unitFacts(unit).type] = unit;
    inPlay(pub, seat, unit ?? id);
  }
}
/** A player has these components in play. */
export function inPlay(pub: Pub, seat: number, ...ids: string[]): void {
  for (const id of ids)
    pub.table.components = {
      ...pub.table.components,
      [`${id}.${seat}`]: { ability: id, holder: seat, ready: true, on: null, store: {} },
    };
}
/** What dice show first, by stream. */
export function loaded(table: Given<Ti4>, dice: { [stream: string]: number[] }): void {
  table.state.hidden.table.rng.set = Object.fromEntries(
    Object.entries(dice).map(([stream, values]) => [stream, values.map((value) => value - 1)]),
  );
}

export interface Space {
  /** By cell; the active system lies in the centre. */
  galaxy: { [cell: number]: Cell };
  units: { [place: string]: Stack[] };
  seed?: number;
  /** What dice show first, by stream: 'battle 0 cruiser', 'cannon 1 pds', 'rift'. */
  dice?: { [stream: string]: number[] };
  arrange?: (pub: Pub) => void;
  hands?: Fixture['hands'];
  deal?: Fixture['deal'];
  options?: Fixture['options'];
  factions?: Fixture['factions'];
}

/** Somebody stays at home, beyond this galaxy: nobody is eliminated for having nothing else. */
const guards = ({ sheets }: Pub): Space['units'] =>
  Object.fromEntries(sheets.map(({ faction }, seat) => [guardOf(faction), units(seat, { mech: 1 })]));
const BEYOND = 'home of ';
/** Where the one stands who stays at home. */
export const guardOf = (faction: FactionId): string => BEYOND + faction;
export const isBeyond = (place: string): boolean => place.startsWith(BEYOND);

/** Player 0 is asked what to do in a turn; all have the generic units and full pools. */
export function inSpace({
  galaxy,
  units: placed,
  seed = 1,
  dice = {},
  arrange,
  hands,
  deal,
  options,
  factions,
}: Space): Given<Ti4> {
  const table = given({
    seed,
    ...(hands && { hands }),
    ...(deal && { deal }),
    ...(options && { options }),
    ...(factions && { factions }),
    until: (d) => d.kind === 'turn' && d.seat === 0,
    arrange: (pub) => {
      pub.galaxy = Array.from({ length: CELLS }, (_, cell) => galaxy[cell] ?? '');
      pub.units = placed;
      pub.offMap = [];
      pub.tokens = {};
      pub.table.components = {};
      pub.planets = Object.fromEntries(
        systemsOf(pub).flatMap((system) =>
          planetsIn(system).map((planet) => [planet, { owner: null, exhausted: false }]),
        ),
      );
      for (const sheet of pub.sheets)
        Object.assign(sheet, {
          tactic: 3,
          fleet: 3,
          strategy: 2,
          reserve: 8,
          goods: 0,
          technologies: [],
          units: { flagship: sheet.units.flagship, mech: sheet.units.mech },
        });
      arrange?.(pub);
      pub.units = { ...guards(pub), ...pub.units };
    },
  });
  loaded(table, dice);
  return table;
}

/** The same, and player 0 has activated a system: the centre unless told otherwise. */
export const active = (space: Space, system: string = space.galaxy[0]!) =>
  inSpace(space).when(0, { do: 'tactical', system }).accepted();
