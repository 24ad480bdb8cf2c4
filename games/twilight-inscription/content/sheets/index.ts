/** The catalogue of printed sheets. */
import type { Layout, Layouts } from '../layouts.ts';
import { EXPANSION_A, EXPANSION_B } from './expansion.ts';
import { INDUSTRY_A, INDUSTRY_B } from './industry.ts';
import { NAVIGATION_A, NAVIGATION_B } from './navigation.ts';
import { WARFARE_A, WARFARE_B } from './warfare.ts';

/** All B sides of one type are identical; all A sides differ (INS-SETUP-02). */
export const SIDE_B: Layouts = {
  navigation: NAVIGATION_B,
  expansion: EXPANSION_B,
  industry: INDUSTRY_B,
  warfare: WARFARE_B,
};

export const SIDE_A = { navigation: NAVIGATION_A, expansion: EXPANSION_A, industry: INDUSTRY_A, warfare: WARFARE_A };

export const PRINTED: Map<string, Layout> = new Map(
  [...Object.values(SIDE_B), ...Object.values(SIDE_A).flat()].map((layout: Layout) => [layout.id, layout]),
);
