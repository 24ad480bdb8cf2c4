import { eventFor, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { council } from '../council.ts';
import { given, playUntil } from '../given.ts';
import { AGENDA_DECK, SECRET_DECK, handOf, notesOf, secretsOf } from './zones.ts';

/** Somebody else's turn; player 0 holds an action card, a secret objective and the own notes. */
const table = () =>
  given({
    until: (d) => d.kind === 'turn',
    hands: { 0: ['sabotage.1', 'spy.1'] },
    deal: (t) => {
      for (const card of t.cards(secretsOf(0)).slice()) t.move(card, secretsOf(0), SECRET_DECK);
      t.move('become-the-gatekeeper', SECRET_DECK, secretsOf(0));
    },
  });
const show = (cards: [zone: string, card: string][], ...to: number[]) => ({
  do: 'show' as const,
  seat: 0,
  cards: cards.map(([zone, card]) => ({ zone, card })),
  to,
});

describe('INFO: showing cards', () => {
  it('[TI4-INFO-04] a player shows any own hidden cards at will: action cards, notes and secret objectives, to one player or to all', () => {
    const t = table();
    const open = t.state.pub.table.open;
    t.command(
      show(
        [
          [handOf(0), 'sabotage.1'],
          [notesOf(0), 'alliance.0'],
          [secretsOf(0), 'become-the-gatekeeper'],
        ],
        1,
      ),
    ).accepted();
    const told = (seat: number) => t.events.map((event) => eventFor(event, seat));
    expect(told(1)).toMatchObject([
      { t: 'cardsShown', some: { cards: ['sabotage.1', 'alliance.0', 'become-the-gatekeeper'] } },
    ]);
    expect(told(2)).toEqual([{ t: 'cardsShown', all: { seat: 0, to: [1], n: 3 } }]);
    const known = (seat: number) =>
      [handOf(0), notesOf(0), secretsOf(0)].map((z) => t.state.own[seat]!.table.knows[z]?.some);
    expect(known(1)).toEqual([['sabotage.1'], ['alliance.0'], ['become-the-gatekeeper']]);
    expect(JSON.stringify([known(2), view(t.state, 2)])).not.toContain('gatekeeper');
    // Nothing else has happened: the cards are where they were, and the same player is asked.
    expect(t.state.own[0]!.table.cards[handOf(0)]).toEqual(['sabotage.1', 'spy.1']);
    expect(t.state.pub.table.open).toEqual(open);
    t.command(show([[handOf(0), 'spy.1']], 1, 2)).accepted();
    expect(known(2)[0]).toEqual(['spy.1']);
  });
  it('[TI4-INFO-04] only own cards of hidden hands, none of the others and none from a deck', () => {
    const t = table();
    t.command(show([[handOf(1), 'sabotage.2']], 1)).refused('TI4-INFO-04');
    t.command(show([[handOf(0), 'sabotage.2']], 1)).refused('TI4-INFO-04');
    t.command(show([[AGENDA_DECK, 'mutiny']], 1)).refused('TI4-INFO-04');
  });
  it('[TI4-INFO-04, TI4-SC-28] agendas that were seen through Politics are in no hand, and cannot be shown', () => {
    const t = given({
      until: (d) => d.kind === 'turn' && d.seat === 0,
      arrange: (pub) => Object.assign(pub.strategyCards.politics, { holder: 0, exhausted: false }),
    });
    t.when(0, { do: 'strategic', card: 'politics' });
    playUntil(t, (d) => d.kind === 'arrangeAgendas');
    const [seen] = Object.values(t.state.own[0]!.table.knows[AGENDA_DECK]!.at);
    t.command(show([[AGENDA_DECK, seen!]], 1)).refused('TI4-INFO-04');
  });
  it('[TI4-INFO-04] also in the agenda phase, while others are asked', () => {
    const t = council({ agendas: ['mutiny'], hands: { 0: ['bribery.1'] } });
    t.command(show([[handOf(0), 'bribery.1']], 2)).accepted();
    expect(t.state.own[2]!.table.knows[handOf(0)]!.some).toEqual(['bribery.1']);
  });
});
