/** The unit types of the Warfare sheet, in sheet order. A cost icon `*` is any one resource (INS-WAR-05). */
import type { Res, Specialty } from './vocabulary.ts';

export const UNIT_IDS = ['infantry', 'pds', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'war-sun'] as const;
export type UnitId = (typeof UNIT_IDS)[number];

export interface UnitType {
  id: UnitId;
  cost: Res[];
  /** A Specialty asset may be spent to build one copy instead (INS-WAR-10). */
  orSpecialty?: Specialty;
  vp: number;
  /** Nodes of the shape, before rotation and mirroring. */
  shape: [number, number][];
  lock: Specialty | null;
}

const row = (n: number): [number, number][] => Array.from({ length: n }, (_, x) => [x, 0]);

export const UNITS: UnitType[] = [
  { id: 'infantry', cost: [], vp: 0, shape: row(1), lock: null },
  {
    id: 'pds',
    cost: ['M', 'I'],
    vp: 0,
    shape: [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    lock: null,
  },
  { id: 'destroyer', cost: ['M', 'R'], vp: 0, shape: row(3), lock: null },
  { id: 'cruiser', cost: ['M', 'M', 'M'], vp: 1, shape: [...row(3), [2, 1]], lock: null },
  {
    id: 'carrier',
    cost: ['M', 'M', 'I', 'I'],
    orSpecialty: 'cybernetic',
    vp: 1,
    shape: [...row(4), [1, 1]],
    lock: null,
  },
  {
    id: 'dreadnought',
    cost: ['M', 'M', 'M', 'I'],
    vp: 2,
    shape: [...row(3), [0, 1], [1, 1], [2, 1]],
    lock: 'propulsion',
  },
  {
    id: 'war-sun',
    cost: ['M', 'M', 'M', 'I', 'I', 'R'],
    vp: 4,
    shape: [...row(3), [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]],
    lock: 'warfare',
  },
];

export const unitIndex = (id: UnitId): number => UNIT_IDS.indexOf(id);
export const INFANTRY = 0;
