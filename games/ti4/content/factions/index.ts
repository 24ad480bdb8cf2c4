import { arborec } from './arborec/sheet.ts';
import { letnev } from './letnev/sheet.ts';
import { saar } from './saar/sheet.ts';
import { muaat } from './muaat/sheet.ts';
import { hacan } from './hacan/sheet.ts';
import { sol } from './sol/sheet.ts';
import { creuss } from './creuss/sheet.ts';
import { l1z1x } from './l1z1x/sheet.ts';
import { mentak } from './mentak/sheet.ts';
import { naalu } from './naalu/sheet.ts';
import { nekro } from './nekro/sheet.ts';
import { norr } from './norr/sheet.ts';
import { jolnar } from './jolnar/sheet.ts';
import { winnu } from './winnu/sheet.ts';
import { xxcha } from './xxcha/sheet.ts';
import { yin } from './yin/sheet.ts';
import { yssaril } from './yssaril/sheet.ts';
import { argent } from './argent/sheet.ts';
import { empyrean } from './empyrean/sheet.ts';
import { mahact } from './mahact/sheet.ts';
import { naazRokha } from './naaz-rokha/sheet.ts';
import { nomad } from './nomad/sheet.ts';
import { titans } from './titans/sheet.ts';
import { vuilraith } from './vuilraith/sheet.ts';
import type { FactionId } from './ids.ts';
import type { UnitId } from '../units/index.ts';
import type { FactionSheet } from './sheet.ts';

/** The faction sheets: seventeen of the base box, seven of the expansion. */
export const FACTIONS = {
  arborec,
  letnev,
  saar,
  muaat,
  hacan,
  sol,
  creuss,
  l1z1x,
  mentak,
  naalu,
  nekro,
  norr,
  jolnar,
  winnu,
  xxcha,
  yin,
  yssaril,
  argent,
  empyrean,
  mahact,
  'naaz-rokha': naazRokha,
  nomad,
  titans,
  vuilraith,
} as const satisfies { readonly [F in FactionId]: FactionSheet };
/** Texts of faction sheets. */
export const FACTION_ABILITIES: ReadonlySet<string> = new Set(
  Object.values(FACTIONS).flatMap(({ abilities }) => abilities),
);
export type AbilityId = (typeof FACTIONS)[FactionId]['abilities'][number];
export const factionSheet = (faction: FactionId): FactionSheet => FACTIONS[faction];
/** The unit cards of a faction's own: those that take the place of generic ones, its flagship and its mech. */
export function unitCardsOf(faction: FactionId): UnitId[] {
  const { units = [], flagship, mech } = factionSheet(faction);
  return [...units, flagship, mech];
}
export { FACTION_IDS } from './ids.ts';
export type { FactionId } from './ids.ts';
export type { FactionSheet } from './sheet.ts';
