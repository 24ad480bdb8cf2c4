/** How somebody plays who has just read the rules: any faction, and marks for what they bring soon. */
import type { Decision, Json, View } from '@orrery/kernel';
import { openDesk } from '../rules/asks.ts';
import { offerZone } from '../rules/setup.ts';
import type { InscriptionShapes } from '../shapes.ts';
import type { Moment } from '../sheet/player.ts';
import { outlookOf, type Outlook } from './outlook.ts';
import { planStep } from './plan.ts';
import { quick } from './quick.ts';

/** Strategy events, Productions and Councils that a beginner thinks of. */
const AHEAD = 1;

const shortSighted = (o: Outlook): Outlook => ({
  ...o,
  strategyLeft: Math.min(AHEAD, o.strategyLeft),
  productionsLeft: Math.min(AHEAD, o.productionsLeft),
  councilsLeft: Math.min(AHEAD, o.councilsLeft),
  objectives: [],
});

export function beginner(v: View<InscriptionShapes>, d: Decision, below: (n: number) => number): Json | undefined {
  switch (d.kind) {
    case 'faction':
    case 'vassal': {
      const offered = v.me!.table.cards[offerZone(v.seat!)]!;
      return offered[below(offered.length)]!;
    }
    case 'mark': {
      const { step } = d.q as { step: Moment['step'] };
      return planStep(openDesk(v, step), shortSighted(outlookOf(v, v.seat!)), below) as unknown as Json;
    }
    default:
      return quick(v, d, below);
  }
}
