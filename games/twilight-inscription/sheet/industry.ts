/** The Industry sheet: scrapping and claiming hexes. */
import type { Res } from '../content/vocabulary.ts';
import { claimAsset } from './claims.ts';
import { HEX_CLAIMED, HEX_SCRAPPED, OPEN, type Desk } from './player.ts';

/** INS-IND-06, as in the icon legend. */
export const CLAIM_HEX_WITH: Res[] = ['I', 'R'];

const besideMarked = ({ p, sheets }: Desk, hex: number): boolean =>
  sheets.industry.beside[hex]!.some((next) => p.industry.hexes[next] !== OPEN);
const besideScrapped = ({ p, sheets }: Desk, hex: number): boolean =>
  sheets.industry.beside[hex]!.some((next) => p.industry.hexes[next] === HEX_SCRAPPED);

function refuseMarking({ p, sheets }: Desk, hex: number): string | null {
  const printed = sheets.industry.hexes[hex];
  if (!printed) return 'INS-CLAR-11';
  if (p.industry.hexes[hex] !== OPEN) return 'INS-IND-02';
  return printed.kind === 'asset' ? null : 'INS-IND-11';
}

export const refuseScrap = (desk: Desk, hex: number, anywhere = false): string | null =>
  refuseMarking(desk, hex) ?? (anywhere || besideMarked(desk, hex) ? null : 'INS-IND-05');

/** Touching claimed hexes alone does not allow claiming (INS-IND-07). */
export const refuseClaimHex = (desk: Desk, hex: number, anywhere = false): string | null =>
  refuseMarking(desk, hex) ??
  (anywhere || besideScrapped(desk, hex) ? null : besideMarked(desk, hex) ? 'INS-IND-07' : 'INS-IND-06');

/** An X hex needs no marked neighbour, only the Specialty of its label (INS-IND-12, INS-IND-13). */
export function refuseScrapX({ p, sheets }: Desk, hex: number): string | null {
  const printed = sheets.industry.hexes[hex];
  if (printed?.kind !== 'x') return 'INS-IND-12';
  return p.industry.hexes[hex] === OPEN ? null : 'INS-IND-02';
}

export function scrap({ p }: Desk, hex: number): void {
  p.industry.hexes[hex] = HEX_SCRAPPED;
}

export function claimHex(desk: Desk, hex: number): void {
  desk.p.industry.hexes[hex] = HEX_CLAIMED;
  const code = desk.sheets.industry.hexes[hex]!.asset;
  if (code) claimAsset(desk, code);
}
