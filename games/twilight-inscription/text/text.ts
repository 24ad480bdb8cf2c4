/** What every language must say. A missing name or sentence does not compile. */
import type { Words } from '@orrery/kernel';
import type { AgendaId } from '../content/agendas.ts';
import type { Difficulty, Rank } from '../content/aiFaction.ts';
import type { Effect, Mod, Trigger } from '../content/effects.ts';
import type { EventId } from '../content/events.ts';
import type { FactionId } from '../content/factions.ts';
import type { Condition, ObjectiveId } from '../content/objectives.ts';
import type { RelicId } from '../content/relics.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { UnitId } from '../content/units.ts';
import type { AssetCode, Commodity, OpenAsset, Res, SheetId, Side, Specialty } from '../content/vocabulary.ts';
import type { InscriptionShapes } from '../shapes.ts';
import type { Atom } from '../sheet/atoms.ts';

export interface Names {
  resource: Record<Res, string>;
  sheet: Record<SheetId, string>;
  specialty: Record<Specialty, string>;
  commodity: Record<Commodity, string>;
  side: Record<Side, string>;
  unit: Record<UnitId, string>;
  technology: Record<TechnologyId, string>;
  faction: Record<FactionId, string>;
  relic: Record<RelicId, string>;
  agenda: Record<AgendaId, string>;
  event: Record<EventId, string>;
  objective: Record<ObjectiveId, string>;
  rank: Record<Rank, string>;
  difficulty: Record<Difficulty, string>;
  outcome: Record<'for' | 'against', string>;
  place: {
    home: string;
    mecatol: string;
    row: (n: number) => string;
    column: (n: number) => string;
    dock: (n: number) => string;
    /** An icon and what it is printed on. */
    on: (what: string, place: string) => string;
  };
  ai: string;
}

export interface Text {
  names: Names;
  /** An asset as it stands on a sheet. */
  asset: (code: AssetCode | OpenAsset) => string;
  /** What a card does, from its data. */
  effect: (effect: Effect) => string;
  mod: (mod: Mod) => string;
  trigger: (trigger: Trigger) => string;
  condition: (when: Condition) => string;
  setup: (effects: string) => string;
  /** A mark, a spend or a choice, as the log says it; `place` names where, or several such places. */
  atom: (atom: Atom, place: string) => string;
  words: Words<InscriptionShapes>;
}

/** Whole card texts, put together from their parts. */
export const sentence = (parts: string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1) + (/[.]$/.test(part) ? '' : '.'))
    .join(' ');
