import { placeFrom, placeable } from '../../../rules/effects.ts';
import { planetsOf } from '../../../rules/planets.ts';
import { component } from '../../component.ts';
import { LEADERS } from '../../leaders.ts';
import type { LeaderId } from '../../leaders.ts';

const SSRUU = 'ssruu';
const isAgent = (ability: string): ability is LeaderId =>
  ability in LEADERS && LEADERS[ability as LeaderId].rank === 'agent';

export const yssarilLeaders = [
  /** Has the text of every other agent, exhausted or not (TI4-YSSA-07). */
  component({
    id: SSRUU,
    kind: 'agent',
    grants: (inPlay, you) =>
      Object.values(inPlay)
        .filter(({ ability }) => isAgent(ability) && ability !== SSRUU)
        .map(({ ability }) => ({ ability, component: you.component, seat: you.seat })),
  }),
  /** DEPLOY: a mech with Stall Tactics (TI4-YSSA-01). */
  component({
    id: 'blackshade-infiltrator',
    kind: 'unit',
    at: 'ability.used',
    fits: (_, you, { seat, ability }) => seat === you && ability === 'stall-tactics',
    aim: (v, you) => ({
      one: 'planet',
      from: planetsOf(v.pub, you).filter((planet) => placeable(v, you, 'mech', planet) > 0),
    }),
    effect: (t, { you, aim }) => placeFrom(t, you, 'mech', aim),
  }),
];
