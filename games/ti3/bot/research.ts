import { bots } from '@orrery/imperium';
import { TECHNOLOGIES, technology } from '../content/technologies.ts';
import { buyTechnology, missing, priceOf } from '../rules/technology.ts';
import type { ResearchAtom } from '../shapes.ts';
import { spendable } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { RACES } from './races.ts';

// Which technology to acquire: its own worth, what objectives ask for, and where the way leads.

/** What a technology is worth to anybody, beyond objectives and the way to others. */
const WORTH: { readonly [technology: string]: number } = {
  'hylar-v-assault-laser': 1.2,
  'deep-space-cannon': 1,
  'war-sun': 3.5,
  'magen-defense-grid': 1,
  'assault-cannon': 2,
  'graviton-negator': 1,
  'stasis-capsules': 1.2,
  cybernetics: 1.8,
  'neural-motivator': 2,
  'gen-synthesis': 1,
  'dacxive-animators': 1,
  'x-89-bacterial-weapon': 1,
  'enviro-compensator': 1.6,
  'sarween-tools': 2.5,
  'micro-technology': 1.8,
  'integrated-economy': 1.2,
  'graviton-laser-system': 0.5,
  'transit-diodes': 0.6,
  'antimass-deflectors': 0.8,
  'xrd-transporters': 3,
  'type-iv-drive': 2.5,
  'advanced-fighters': 1.8,
  'fleet-logistics': 2.5,
  'light-wave-deflector': 1,
};
/** What a first, second or third wish of the race adds. */
const WISHES = [2, 1.4, 1] as const;
/** The share of what it leads to, for the last step before it and the one before that. */
const WAY = [0, 0.45, 0.2] as const;

const plain = (o: Outlook, id: string): number => {
  const wish = (RACES[o.sheet.race]?.technologies ?? []).indexOf(id);
  return WORTH[id]! + (wish < 0 ? 0 : WISHES[wish]!) + (o.pulls.technologies.get(id) ?? 0);
};

export function technologyWorth(o: Outlook, id: string): number {
  let way = 0;
  for (const { id: other, needs } of TECHNOLOGIES) {
    if (!needs || o.sheet.technologies.includes(other)) continue;
    const asked = 'all' in needs ? needs.all : needs.any;
    if (asked.includes(id)) way = Math.max(way, (WAY[missing(o.pub, o.seat, other)] ?? 0) * plain(o, other));
  }
  return plain(o, id) + way + 0.1 * sameColour(o, id);
}
const sameColour = (o: Outlook, id: string): number =>
  o.sheet.technologies.filter((other) => technology(other).colour === technology(id).colour).length;

/** The best that can be bought, and what it gains beyond its price; null where nothing can. */
export function bestPurchase(o: Outlook): { id: string; gain: number } | null {
  const { add } = buyTechnology.grow(o.v, {}, []);
  const purse = spendable(o, 'resources', 0);
  const open = add.flatMap((atom) => ('technology' in atom ? [atom.technology] : []));
  const affordable = open.filter((id) => priceOf(o.pub, o.seat, id) <= purse);
  const gain = (id: string): number =>
    o.style.technology + technologyWorth(o, id) - UNSPENT * priceOf(o.pub, o.seat, id);
  const id = bots.bestOf(affordable, gain);
  return id === null ? null : { id, gain: gain(id) };
}
const UNSPENT = 0.7;

export function buyResearch(o: Outlook): ResearchAtom[] {
  const best = bestPurchase(o);
  if (best === null || best.gain <= 0) return [];
  const part: ResearchAtom[] = [{ technology: best.id }];
  for (;;) {
    const growth = buyTechnology.grow(o.v, {}, part);
    if (growth.done) return part;
    part.push(growth.add[0]!);
  }
}
