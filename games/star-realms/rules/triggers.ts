import type { Seat } from '@orrery/kernel';
import type { Trigger, TriggerEvent } from '../content/effects.ts';
import { designOf, fits } from './designs.ts';
import type { Design } from './designs.ts';
import { campaignFactionBit, rulesFor } from './scenarioRules.ts';
import type { CardInstance, Job, Pub } from '../shapes.ts';

/** Whether this happening is one the trigger waits for; a once-per-turn trigger is used up by it. */
const answers = (pub: Pub, seat: Seat, key: string, rule: Trigger, on: TriggerEvent, about: Design | null): boolean => {
  if (rule.on !== on) return false;
  if (about !== null && !fits(about, rule.filter, campaignFactionBit(pub, seat))) return false;
  if (!rule.oncePerTurn) return true;
  const player = pub.players[seat]!;
  if (player.once.includes(key)) return false;
  player.once = [...player.once, key];
  return true;
};

/**
 * What an event sets off for a player: rules of the scenario first, then cards in the order they came into play.
 * `source` is a card that does not answer to itself.
 */
export const triggered = (
  pub: Pub,
  seat: Seat,
  on: TriggerEvent,
  about: Design | null,
  source: CardInstance | null,
): Job[] => {
  const jobs: Job[] = [];
  for (const { key, rule, program } of rulesFor(pub, seat))
    if (rule.op === 'trigger' && program && answers(pub, seat, key, rule, on, about))
      jobs.push({ seat, program: program.key, card: null, optional: rule.optional });
  for (const here of pub.players[seat]!.inPlay) {
    if (here.card === source) continue;
    for (const { rule, program } of designOf(pub, here.card).triggers)
      if (answers(pub, seat, here.card, rule, on, about))
        jobs.push({ seat, program: program.key, card: here.card, optional: rule.optional });
  }
  return jobs;
};
