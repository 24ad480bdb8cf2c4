import { PURPOSES } from './combat.ts';
import type { WindowPhrases } from '../speech.ts';
import { placeName, unitList } from '../combat.ts';
import type { Names } from '../speech.ts';

const STEPS = {
  score: 'scoring objectives',
  reveal: 'revealing an objective',
  draw: 'drawing action cards',
  takeTokens: 'removing command tokens',
  gainTokens: 'gaining command tokens',
  ready: 'readying cards',
  repair: 'repairing units',
  returnCards: 'returning strategy cards',
};
const PHASES = {
  'set-up': 'set-up',
  strategy: 'strategy phase',
  action: 'action phase',
  status: 'status phase',
  agenda: 'agenda phase',
};

export function windowPhrases(names: Names): WindowPhrases {
  const units = (list: readonly string[]) => unitList(names, names.damaged, list);
  const place = ({ system, planet }: { system: string; planet: string | null }) => placeName(names, planet ?? system);
  return {
    'phase.start': ({ phase }) => `The ${PHASES[phase]} begins.`,
    'phase.end': ({ phase }) => `The ${PHASES[phase]} ends.`,
    'gameRound.end': ({ round }) => `Round ${round} ends.`,
    'turn.start': ({ seat }, { name }) => `${name(seat)} begins a turn.`,
    'turn.end': ({ seat }, { name }) => `${name(seat)} ends a turn.`,
    'action.done': ({ seat }, { name }) => `${name(seat)} has performed an action.`,
    passed: ({ seat }, { name }) => `${name(seat)} has passed.`,
    'strategy.pick.would': ({ seat, card }, { name }) => `${name(seat)} is about to take ${names.strategyCard(card)}.`,
    'strategy.pick.after': ({ seat, card }, { name }) => `${name(seat)} has taken ${names.strategyCard(card)}.`,
    'strategic.would': ({ seat, card }, { name }) => `${name(seat)} is about to use ${names.strategyCard(card)}.`,
    'strategic.after': ({ seat, card }, { name }) => `${name(seat)} has used ${names.strategyCard(card)}.`,
    'secondary.would': ({ seat, card }, { name }) => `${name(seat)} may follow ${names.strategyCard(card)}.`,
    'secondary.after': ({ seat, card }, { name }) => `${name(seat)} has followed ${names.strategyCard(card)}.`,
    'activate.would': ({ seat, system }, { name }) => `${name(seat)} is activating ${names.system(system)}.`,
    'activate.after': ({ seat, system }, { name }) => `${name(seat)} has activated ${names.system(system)}.`,
    'move.would': ({ seat, system }, { name }) => `${name(seat)} is about to move ships to ${names.system(system)}.`,
    'move.after': ({ seat, system }, { name }) => `${name(seat)} has moved to ${names.system(system)}.`,
    'roll.would': ({ purpose }) => `Dice are about to be rolled: ${PURPOSES[purpose]}.`,
    'hits.would': ({ seat, hits, ...at }, { name }) => `${name(seat)}: ${hits} hits (${place(at)}).`,
    'hits.after': ({ seat, ...at }, { name }) => `${name(seat)} has assigned hits (${place(at)}).`,
    'hits.assigned': ({ seat, ...at }, { name }) => `${name(seat)} has assigned hits (${place(at)}).`,
    'sustained.would': ({ unit }) => `${units([unit])} is about to sustain damage.`,
    'sustained.after': ({ unit }) => `${units([unit])} has sustained damage.`,
    'destroyed.would': ({ units: lost }) => `${units(lost)}: about to be destroyed.`,
    'destroyed.after': ({ units: lost }) => `${units(lost)}: destroyed.`,
    'combat.end': (fight) => `The combat is over: ${place(fight)}.`,
    'round.end': ({ round, ...at }) => `Round ${round} of combat ends: ${place(at)}.`,
    'retreats.start': (fight) => `Retreats may be announced: ${place(fight)}.`,
    'retreat.would': ({ seat, system }, { name }) =>
      `${name(seat)} is about to announce a retreat from ${names.system(system)}.`,
    'retreat.after': ({ seat, system }, { name }) =>
      `${name(seat)} has announced a retreat from ${names.system(system)}.`,
    'turn.cutOff': ({ seat }, { name }) => `${name(seat)}’s turn ends early.`,
    'making.start': ({ seat, system }, { name }) =>
      `${name(seat)} is about to produce units in ${names.system(system)}.`,
    'making.chosen': ({ seat, system }, { name }) =>
      `${name(seat)} has chosen what to produce in ${names.system(system)}.`,
    'making.done': ({ seat, system }, { name }) => `${name(seat)} has produced units in ${names.system(system)}.`,
    'surplus.removed': ({ seat, system, units: gone }, { name }) =>
      `${name(seat)} has removed ${names.units(gone)} from ${names.system(system)}.`,
    'ships.arrived': ({ seat, system }, { name }) => `${name(seat)} has brought ships to ${names.system(system)}.`,
    'invasion.start': ({ seat, system }, { name }) => `${name(seat)} begins an invasion: ${names.system(system)}.`,
    'commit.would': ({ seat, system }, { name }) =>
      `${name(seat)} is about to land ground forces: ${names.system(system)}.`,
    'commit.after': ({ seat, planet, system }, { name }) =>
      `${name(seat)} has landed on ${names.place(planet ?? system)}.`,
    'control.would': ({ seat, planet }, { name }) =>
      `${name(seat)} is about to take control of ${names.planet(planet)}.`,
    'control.after': ({ seat, planet }, { name }) => `${name(seat)} has taken control of ${names.planet(planet)}.`,
    'produce.would': ({ seat, system }, { name }) =>
      `${name(seat)} is about to produce units in ${names.system(system)}.`,
    'produce.after': ({ seat, system }, { name }) => `${name(seat)} has produced units in ${names.system(system)}.`,
    'research.would': ({ seat }, { name }) => `${name(seat)} is about to research a technology.`,
    'research.after': ({ seat }, { name }) => `${name(seat)} has researched a technology.`,
    'gainTech.would': ({ seat, technology }, { name }) =>
      `${name(seat)} is about to gain ${names.technology(technology)}.`,
    'gainTech.after': ({ seat, technology }, { name }) => `${name(seat)} has gained ${names.technology(technology)}.`,
    'goods.gain.would': ({ seat, n }, { name }) => `${name(seat)} is about to gain trade goods (${n}).`,
    'goods.gain.after': ({ seat, n }, { name }) => `${name(seat)} has gained trade goods (${n}).`,
    'goods.replenish.would': ({ seat }, { name }) => `${name(seat)} is about to replenish commodities.`,
    'goods.replenish.after': ({ seat }, { name }) => `${name(seat)} has replenished commodities.`,
    'token.spend.would': ({ seat }, { name }) => `${name(seat)} is about to spend a command token.`,
    'token.spend.after': ({ seat }, { name }) => `${name(seat)} has spent a command token.`,
    'cards.draw.would': ({ seat, n }, { name }) => `${name(seat)} is about to draw action cards (${n}).`,
    'cards.draw.after': ({ seat, n }, { name }) => `${name(seat)} has drawn action cards (${n}).`,
    'cards.discard.would': ({ seat }, { name }) => `${name(seat)} is about to discard an action card.`,
    'cards.discard.after': ({ seat, card }, { name }) => `${name(seat)} has discarded ${names.actionCard(card)}.`,
    'status.step.would': ({ step }) => `Status phase: ${STEPS[step]} comes next.`,
    'status.step.after': ({ step }) => `Status phase: ${STEPS[step]} is done.`,
  };
}
