import { part, revise } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { LEADERS, LEADER_IDS } from '../../content/leaders.ts';
import type { LeaderId } from '../../content/leaders.ts';
import type { Pub, Table, Ti4 } from '../../shapes.ts';
import { endTurn } from '../actionPhase.ts';
import { loseFleetToken as ownFleetToken } from '../effects.ts';
import { elimination as leaving } from '../elimination.ts';
import { hasToken, heldTokens, takeToken, tokensOn } from '../tokens.ts';
import { tacticalAction as landingTacticalAction } from './landing.ts';

// Command tokens of other players on a sheet: how they come there, how they go back, and what follows from them.

type Placed = Pub['table']['components'][string];
/** Commanders of players who are out, which go on serving whoever holds their tokens (TI4-ELIM-09). */
export const keptCommanders = ({ store }: Pick<Placed, 'store'>): LeaderId[] =>
  (store['commanders'] ?? []) as LeaderId[];

/** A token of a player's reinforcements comes onto a component of another. */
export function holdToken(t: Table, component: string, of: Seat): void {
  const placed = t.pub.table.components[component]!;
  t.pub.sheets[of]!.reserve--;
  t.changeComponent(component, { store: { ...placed.store, tokens: [...tokensOn(placed), of] } });
  t.emit('tokenHeld', { seat: placed.holder!, of });
  if (t.pub.table.out.includes(of)) keepCommander(t, component, of);
}
/** It goes back to its owner's reinforcements. */
export function releaseToken(t: Table, seat: Seat, of: Seat): void {
  const [component, placed] = Object.entries(t.pub.table.components).find(
    ([, one]) => one.holder === seat && tokensOn(one).includes(of),
  )!;
  const tokens = tokensOn(placed).filter((other) => other !== of);
  const commanders = keptCommanders(placed).filter((leader) => LEADERS[leader].faction !== t.pub.sheets[of]!.faction);
  t.changeComponent(component, { store: { ...placed.store, tokens, commanders } });
  t.pub.sheets[of]!.reserve++;
  t.emit('tokenReleased', { seat, of });
}
/** The unlocked commander of a player who is out stays with the token (TI4-ELIM-09). */
function keepCommander(t: Table, component: string, of: Seat): void {
  const { faction } = t.pub.sheets[of]!;
  const unlocked = LEADER_IDS.filter(
    (leader) =>
      LEADERS[leader].faction === faction && LEADERS[leader].rank === 'commander' && t.pub.unlocked.includes(leader),
  );
  const placed = t.pub.table.components[component]!;
  const commanders = [...keptCommanders(placed), ...unlocked];
  t.changeComponent(component, { store: { ...placed.store, commanders } });
}

/** Own tokens go first; where there are none, one of the others goes back to its owner (TI4-MAHA-04). */
const loseFleetToken = revise<Ti4>()(
  ownFleetToken,
  { before: { lose: ['choose', 'release'] } },
  {
    choose: (t, f) => {
      const held = heldTokens(t.pub, f.seat).map(String);
      if (t.pub.sheets[f.seat]!.fleet > 0 || held.length === 0) return 'lose';
      f.of = held[0]!;
      if (held.length === 1) return t.next;
      return t.ask(f.seat, 'pickOne', { what: 'player', from: held, for: null, rule: 'TI4-MAHA-04' }, 'of');
    },
    release: (t, f) => {
      releaseToken(t, f.seat, Number(f.of));
      return t.end();
    },
  },
);

export const elimination = revise<Ti4>()(
  leaving,
  {},
  {
    leave: (t, f, inherited) => {
      for (const of of heldTokens(t.pub, f.seat)) releaseToken(t, f.seat, of);
      for (const [component, placed] of Object.entries(t.pub.table.components))
        if (tokensOn(placed).includes(f.seat)) keepCommander(t, component, f.seat);
      return inherited();
    },
  },
);

/** A system with an own token, activated where a component lets it be: both tokens go back, and the turn ends (TI4-MAHA-10). */
const tacticalAction = revise<Ti4>()(
  landingTacticalAction,
  {},
  {
    activate: (t, f, inherited) => {
      if (!hasToken(t.pub, f.system, f.seat)) return inherited();
      const sheet = t.pub.sheets[f.seat]!;
      sheet.tactic--;
      sheet.reserve++;
      t.emit('tokenLost', { seat: f.seat, pool: 'tactic' });
      takeToken(t.pub, f.system, f.seat);
      t.emit('tokenTaken', { seat: f.seat, system: f.system });
      return endTurn(t);
    },
  },
);

export const heldTokensPart = part<Ti4>()({ procedures: { loseFleetToken, elimination, tacticalAction } });
