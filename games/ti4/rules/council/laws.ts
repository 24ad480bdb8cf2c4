import type { Seat } from '@orrery/kernel';
import type { AgendaId } from '../../content/agendas.ts';
import type { Pub, Table } from '../../shapes.ts';
import { changePoints } from '../points.ts';
import { AGENDA_DISCARD, LAWS } from '../zones.ts';
import { electsPlanet, electsPlayer } from './outcomes.ts';

// Laws in play: each is a component whose text holds while it lies there (TI4-AGEN-07, TI4-AGEN-18).

export const lawsInPlay = (pub: Pub): readonly string[] => pub.table.cards[LAWS] ?? [];

/** A law enters play, owned by the elected player or lying on the elected planet. */
export function enact(t: Table, agenda: AgendaId, outcome: string, from: string): void {
  const on = electsPlanet(agenda) ? outcome : null;
  const holder = electsPlayer(agenda) ? Number(outcome) : on === null ? null : t.pub.planets[on]!.owner;
  t.move(agenda, from, LAWS);
  t.addComponent(agenda, { ability: agenda, holder, on });
  t.emit('lawPasses', { agenda, holder, on });
}

/** Its effect is lost; the card lies on top of the discard pile (TI4-AGEN-18). */
export function repeal(t: Table, agenda: string): void {
  leavePlay(t, agenda);
  t.move(agenda, LAWS, AGENDA_DISCARD, 'top');
  t.emit('lawGoes', { agenda });
}
/** The text counts no more; points that go with the card are lost with it, all others stay (TI4-GOAL-10). */
export function leavePlay(t: Table, agenda: string): void {
  const { holder, store } = t.pub.table.components[agenda]!;
  if (holder !== null && typeof store[POINTS] === 'number') changePoints(t, holder, -store[POINTS]);
  t.removeComponent(agenda);
}
/** The player who owns a law has points for as long. */
export function givePoints(t: Table, agenda: string, points: number): void {
  t.changeComponent(agenda, { store: { [POINTS]: points } });
  changePoints(t, t.pub.table.components[agenda]!.holder!, points);
}
const POINTS = 'points';
/** Laws that lie before a player. */
export const lawsOf = (pub: Pub, seat: Seat): string[] =>
  lawsInPlay(pub).filter((law) => pub.table.components[law]?.holder === seat);
