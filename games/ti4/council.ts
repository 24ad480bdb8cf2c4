import { Table } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { Given } from '@orrery/kernel/testing';
import type { AgendaId } from './content/agendas.ts';
import type { PlanetId } from './content/planets.ts';
import { ti4 } from './game.ts';
import { given } from './given.ts';
import type { Fixture } from './given.ts';
import { enact } from './rules/council/laws.ts';
import { outcomesOf } from './rules/council/outcomes.ts';
import { AGENDA_DECK } from './rules/zones.ts';
import type { Pub, Ti4 } from './shapes.ts';

// Tests of the agenda phase: a game that was really set up, at the moment the phase begins.

export interface Session extends Pick<
  Fixture,
  'seats' | 'options' | 'seed' | 'factions' | 'arrange' | 'hands' | 'deal'
> {
  speaker?: Seat;
  /** What the deck shows first, in this order. */
  agendas?: readonly AgendaId[];
  /** Laws in play, and who or what they elected. */
  laws?: { [law in AgendaId]?: string };
  /** Planets of players beyond their home planets. */
  planets?: { [planet in PlanetId]?: Seat };
}

/** Ends the round where it stands, and lets the agenda phase begin. */
export function beginCouncil(table: Given<Ti4>, arrange: (t: Table<Ti4>) => void): Given<Ti4> {
  const { pub } = table.state;
  const t = new Table(ti4, table.state);
  pub.table.stack = pub.table.stack.slice(0, 2);
  pub.table.stack[1]!.at = 'over';
  pub.table.open = [];
  pub.custodians = false;
  arrange(t);
  t.start({ proc: 'agendaPhase', locals: { resolved: 0 } });
  t.events = [];
  t.run();
  table.events = t.events;
  return table;
}

/** The base game with three players, player 0 being the speaker. */
export function council({
  speaker = 0,
  agendas = [],
  laws = {},
  planets = {},
  options,
  arrange,
  ...rest
}: Session = {}): Given<Ti4> {
  // Texts of factions and technologies do not speak here, unless the test puts them in play.
  const alone = (pub: Pub): void => {
    pub.table.components = {};
    arrange?.(pub);
  };
  return beginCouncil(given({ options: { expansion: 'no', ...options }, ...rest, arrange: alone }), (t) => {
    t.pub.speaker = speaker;
    for (const [planet, owner] of Object.entries(planets)) t.pub.planets[planet] = { owner: owner!, exhausted: false };
    for (const agenda of agendas.toReversed()) t.move(agenda, AGENDA_DECK, AGENDA_DECK, 'top');
    for (const [law, outcome] of Object.entries(laws) as [AgendaId, string][]) {
      if (!outcomesOf(t.pub, law).includes(outcome)) throw new Error(`${law} cannot elect ${outcome}`);
      enact(t, law, outcome, AGENDA_DECK);
    }
  });
}
