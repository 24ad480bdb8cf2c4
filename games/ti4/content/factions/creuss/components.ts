import { strikeFight } from '../../../rules/combat/strike.ts';
import { isSide, opponentOf } from '../../../rules/combat/units.ts';
import { figuresAt, figureNamed } from '../../../rules/figures.ts';
import { playerOf, returnNote } from '../../../rules/notes.ts';
import { homeOf, systemsOf, wormholeSystems, wormholesOn } from '../../../rules/systems.ts';
import { countAt, hasShips, isShip } from '../../../rules/units.ts';
import type { Pub } from '../../../shapes.ts';
import type { Wormhole } from '../../tiles.ts';
import { component } from '../../component.ts';
import { plus } from '../../words.ts';
import { openToTokens, putToken, tokensOf } from './tokens.ts';

/** Systems with an alpha or a beta wormhole. */
const entangled = (pub: Pub): string[] => [...new Set([...wormholesOn(pub, 'alpha'), ...wormholesOn(pub, 'beta')])];

export const creussComponents = [
  /** All alpha and beta systems are adjacent, for Creuss alone; nothing prevents it (TI4-CREU-01). */
  component({
    id: 'quantum-entanglement',
    kind: 'ability',
    modifiers: {
      adjacent: (pub, { seat, system }, you) => {
        if (seat !== you.seat) return null;
        const ends = entangled(pub);
        return ends.includes(system) ? { add: ends.filter((other) => other !== system) } : null;
      },
    },
  }),

  /** One more move from the home system and from alpha and beta systems (TI4-CREU-02). */
  component({
    id: 'slipstream',
    kind: 'ability',
    modifiers: {
      move: (pub, { seat, from }, you) =>
        seat === you.seat && (from === homeOf(pub, seat) || entangled(pub).includes(from)) ? plus(1) : null,
    },
  }),

  /** Part of the set-up (TI4-CREU-03); the wormhole tokens are counted on it. */
  component({ id: 'creuss-gate', kind: 'ability' }),

  /** Its system has a delta wormhole; that it moves before or after others is a value of its card (TI4-CREU-04). */
  component({
    id: 'hil-colish',
    kind: 'unit',
    modifiers: {
      wormholes: (pub, { wormhole }, you) =>
        wormhole === 'delta'
          ? { add: systemsOf(pub).filter((at) => countAt(pub, at, you.seat, (type) => type === 'flagship') > 0) }
          : null,
    },
  }),

  /** A hit on a ship of choice at the start of a space combat at a wormhole (TI4-CREU-05). */
  component({
    id: 'dimensional-splicer',
    kind: 'technology',
    at: 'combat.start',
    once: 'spaceBattle',
    fits: (v, you, fight) =>
      fight.planet === null &&
      isSide(fight, you) &&
      hasShips(v.pub, fight.system, you) &&
      wormholeSystems(v).includes(fight.system),
    aim: ({ pub }, you, fight) => ({
      one: 'unit',
      from: figuresAt(pub, opponentOf(fight, you), [fight.system], isShip).filter((id) => !id.includes('#')),
    }),
    effect: (t, { you, about, aim }) => {
      const fight = strikeFight(about.system, you, opponentOf(about, you));
      return t.call('strikeUnit', { fight, unit: figureNamed(aim).unit });
    },
  }),

  /** A token is placed or moved at the start of each status phase (TI4-CREU-06). */
  component({
    id: 'wormhole-generator',
    kind: 'technology',
    at: 'phase.start',
    mandatory: true,
    fits: ({ pub }, you, { phase }) => phase === 'status' && openToTokens(pub, you).length > 0,
    aim: ({ pub }) => ({ one: 'wormhole', from: tokensOf(pub) }),
    memo: { system: '' },
    effect: {
      choose: (t, { you, source }) =>
        t.ask(
          you,
          'pickOne',
          { what: 'system', from: openToTokens(t.pub, you), for: source.ability, rule: 'TI4-CREU-06' },
          'system',
        ),
      put: (t, { you, aim, memo }) => putToken(t, you, aim as Wormhole, memo.system),
    },
  }),

  /** Another player places or moves a token at the start of their turn (TI4-CREU-07). */
  component({
    id: 'creuss-iff',
    kind: 'note',
    at: 'turn.start',
    fits: ({ pub }, you, { seat }) => {
      const owner = playerOf(pub, 'creuss');
      return seat === you && owner !== null && owner !== you && openToTokens(pub, you).length > 0;
    },
    aim: ({ pub }) => ({ one: 'wormhole', from: tokensOf(pub) }),
    memo: { system: '' },
    effect: {
      choose: (t, { you, source }) =>
        t.ask(
          you,
          'pickOne',
          { what: 'system', from: openToTokens(t.pub, you), for: source.ability, rule: 'TI4-CREU-07' },
          'system',
        ),
      put: (t, { you, aim, memo }) => putToken(t, you, aim as Wormhole, memo.system),
      giveBack: (t, { you, source }) => returnNote(t, source.component, you),
    },
  }),
];
