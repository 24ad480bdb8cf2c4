import type { Abilities, CampaignFaction } from '../effects.ts';

/** What a sticker adds: `primary` continues the Primary Ability ("and ..."), the rest are abilities of their own (SR-UPG-14, -15). */
export type Sticker = Pick<Abilities, 'primary' | 'ally' | 'continuous'>;
/** One of the two stickers may ever be used (SR-UPG-12). */
export interface Row {
  readonly cost: number;
  readonly ship: Sticker;
  readonly base: Sticker;
}
/** Five rows, one card cost each (SR-UPG-09). */
export interface Sheet {
  readonly faction: CampaignFaction;
  /** The scenario whose envelope holds it (SR-UPG-20). */
  readonly scenario: number;
  readonly rows: readonly Row[];
}

/** Trade paid on top of the cost (SR-UPG-02). */
export const SURCHARGE = { ship: 2, base: 3 } as const;
export type Column = keyof typeof SURCHARGE;

export const sheets = <Id extends string>(table: Record<Id, Sheet>): Record<Id, Sheet> => table;
