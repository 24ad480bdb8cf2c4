import type { Seat } from '@orrery/kernel';
import { playerOf } from '../../../rules/notes.ts';
import { inPlay } from '../../../rules/technology.ts';
import { isHome, planetsAt, systemsOf } from '../../../rules/systems.ts';
import type { Pub, Table } from '../../../shapes.ts';
import type { Wormhole } from '../../tiles.ts';
import { hasForeignShips } from '../../vocabulary.ts';

// The wormhole tokens of Creuss. Where they lie is written on the Creuss Gate; they are wormholes like all others.

/** The tokens of the boxes in play. */
export const tokensOf = ({ agreed }: Pub): Wormhole[] =>
  agreed.sets.includes('pok') ? ['alpha', 'beta', 'gamma'] : ['alpha', 'beta'];

/** Where a player may put one: with a planet under control, or outside home systems without ships of others (TI4-CREU-06). */
export const openToTokens = (pub: Pub, you: Seat): string[] =>
  systemsOf(pub).filter(
    (system) =>
      planetsAt(pub, system).some((planet) => pub.planets[planet]?.owner === you) ||
      (!isHome(system) && !hasForeignShips(pub, system, you)),
  );

/** From where it lies, or from the faction sheet, into a system. */
export function putToken(t: Table, seat: Seat, wormhole: Wormhole, system: string): void {
  const gate = inPlay('creuss-gate', playerOf(t.pub, 'creuss')!);
  const { store } = t.pub.table.components[gate]!;
  const old = store[wormhole] as string | undefined;
  if (old !== undefined) {
    const left = t.pub.wormholes[old]!.slice();
    left.splice(left.indexOf(wormhole), 1);
    if (left.length > 0) t.pub.wormholes[old] = left;
    else delete t.pub.wormholes[old];
  }
  t.pub.wormholes[system] = [...(t.pub.wormholes[system] ?? []), wormhole];
  t.changeComponent(gate, { store: { ...store, [wormhole]: system } });
  t.emit('wormholePlaced', { seat, wormhole, system });
}

/** Tokens that lie in a system go back to the sheet of Creuss (TI4-MUAA-08). */
export function returnTokens(t: Table, system: string): void {
  const seat = playerOf(t.pub, 'creuss');
  if (seat === null) return;
  const gate = inPlay('creuss-gate', seat);
  const component = t.pub.table.components[gate];
  if (!component) return;
  const elsewhere = Object.entries(component.store).filter(([, at]) => at !== system);
  t.changeComponent(gate, { store: Object.fromEntries(elsewhere) });
}
