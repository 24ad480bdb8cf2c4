import type { LeaderKind } from '../../content/leaders.ts';
import type { LeaderNews } from '../../shapes.ts';
import type { Named } from '../vocabulary.ts';

export const leaders: { readonly [K in LeaderKind]: Named } = {
  admiral: {
    name: 'Admiral',
    effect:
      'The ship with the Admiral rolls one die more in Space Battles. A Dreadnought with an Admiral moves one further. A fleet defending against an Admiral retreats only if it has one too.',
  },
  agent: {
    name: 'Agent',
    effect:
      'Landed with Ground Forces: PDS do not fire at them, and you may take over PDS and Space Docks of the planet. You may sacrifice the Agent to cancel an Action Card just played.',
  },
  diplomat: {
    name: 'Diplomat',
    effect:
      'You may delay an invasion of the Diplomat’s planet, not again this round or the next. A fleet with a Diplomat may pass through enemy ships if their owner agrees.',
  },
  general: {
    name: 'General',
    effect:
      'Landed with Ground Forces: reroll up to 2 of your dice in each round of the invasion. On your planet: bombardment rolls -4, your Ground Forces +1.',
  },
  scientist: {
    name: 'Scientist',
    effect:
      'On your planet: its Technology Specialty takes off 2, a new Space Dock costs 2 less, PDS roll +1, and with a PDS War Suns cannot bombard it.',
  },
};

/** What happens to a leader of a player: by whom, and where. */
export const news = (what: LeaderNews, leader: string, of: string, by: string, place: string): string =>
  ({
    posted: `The ${leader} of ${of} begins in ${place}.`,
    boarded: `The ${leader} of ${of} goes aboard for ${place}.`,
    landed: `The ${leader} of ${of} lands on ${place}.`,
    killed: `The ${leader} of ${of} is killed.`,
    escaped: `The ${leader} of ${of} escapes to ${place}.`,
    captured: `${by} captures the ${leader} of ${of}.`,
    executed: `${by} executes the ${leader} of ${of}.`,
    handedOver: `The ${leader} of ${of} is handed over to ${by}.`,
    sacrificed: `${of} sacrifices the ${leader}.`,
  })[what];
