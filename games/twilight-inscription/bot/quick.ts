/** The rule of thumb: a sensible answer to every question, at little cost. */
import type { Decision, Json, View } from '@orrery/kernel';
import type { AgendaId } from '../content/agendas.ts';
import { relicCard, type RelicId } from '../content/relics.ts';
import { openDesk } from '../rules/asks.ts';
import { findZone, offerZone } from '../rules/setup.ts';
import type { InscriptionShapes } from '../shapes.ts';
import type { Moment } from '../sheet/player.ts';
import { outlookOf } from './outlook.ts';
import { planStep } from './plan.ts';
import { againstAi, ballot, bestFaction } from './votes.ts';

export function quick(v: View<InscriptionShapes>, d: Decision, below: (n: number) => number): Json | undefined {
  const mine = (zone: string): readonly string[] => v.me?.table.cards[zone] ?? [];
  const q = d.q as { step?: Moment['step']; agenda?: AgendaId };
  switch (d.kind) {
    case 'faction':
    case 'vassal':
      return bestFaction(mine(offerZone(v.seat!)));
    case 'keepRelic':
      return [...(mine(findZone(v.seat!)) as RelicId[])].sort((a, b) => relicCard(b).vp - relicCard(a).vp)[0]!;
    case 'vote':
      return ballot(v, q.agenda!) as unknown as Json;
    case 'castAgainstAi':
      return againstAi(v);
    case 'nameResource':
      return q.agenda === 'automated-worker-ban' ? 2 : 1;
    case 'mark':
      return planStep(openDesk(v, q.step!), outlookOf(v, v.seat!), below) as unknown as Json;
    default:
      return undefined;
  }
}
