/** What this screen reads of the game: names, and the shape of a view. Nothing here decides anything. */
import type { Seat } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { IconName } from '@orrery/web/design/icons.ts';
import type { Mark } from '@orrery/imperium/web/map/model.ts';
import type { Trait } from '../content/planets.ts';
import type { Colour } from '../content/technologies.ts';
import type { UnitType } from '../content/units/index.ts';
import { heldTokens } from '../rules/tokens.ts';
import type { View } from '../shapes.ts';
import type { Names } from '../text/speech.ts';
import { spoken } from './spoken.ts';

export type Ti4View = View;
/** The table's view, read as this game's. The frame hands a board only views of its own game. */
export const viewOf = (table: TableModel): Ti4View => table.view() as unknown as Ti4View;

/** Tokens in a fleet pool: the player's own, and those of others that lie there. */
export function fleetPool({ pub }: Ti4View, seat: Seat): string {
  const held = heldTokens(pub, seat).length;
  return held > 0 ? `${pub.sheets[seat]!.fleet} + ${held}` : String(pub.sheets[seat]!.fleet);
}

export const names = (): Names => spoken.now().names;

export const UNIT_ICON: { readonly [U in UnitType]: IconName } = {
  flagship: 'u-flagship',
  'war-sun': 'u-warsun',
  dreadnought: 'u-dreadnought',
  carrier: 'u-carrier',
  cruiser: 'u-cruiser',
  destroyer: 'u-destroyer',
  fighter: 'u-fighter',
  infantry: 'u-infantry',
  mech: 'u-mech',
  pds: 'u-pds',
  'space-dock': 'u-dock',
};

const COLOUR: { readonly [C in Colour]: Pick<Mark, 'icon' | 'colour'> } = {
  propulsion: { icon: 'a-propulsion', colour: 'blue' },
  biotic: { icon: 'a-biotic', colour: 'green' },
  cybernetic: { icon: 'a-cybernetic', colour: 'yellow' },
  warfare: { icon: 'a-warfare', colour: 'red' },
};
export const colourMark = (colour: Colour): Mark => ({ ...COLOUR[colour], name: names().words.colours[colour] });

const TRAIT: { readonly [T in Trait]: Pick<Mark, 'icon' | 'colour'> } = {
  cultural: { icon: 'a-dia', colour: 'blue' },
  hazardous: { icon: 'a-tri', colour: 'red' },
  industrial: { icon: 'a-cir', colour: 'green' },
};
export const traitMark = (trait: Trait): Mark => ({ ...TRAIT[trait], name: names().words.traits[trait] });
