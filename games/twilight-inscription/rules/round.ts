/** ROUND: an event is revealed, everybody carries it out, it is discarded; until the end event has been resolved. */
import { eventCard, type EventId } from '../content/events.ts';
import { changeAll, procedure, type T } from './table.ts';

export const rounds = procedure('rounds', {
  reveal: (t) => {
    if (guideIsOver(t)) return t.done();
    revealEvent(t);
    const event = eventCard(t.pub.event!);
    switch (event.type) {
      case 'strategy':
        return t.call('strategy', {}, 'discard');
      case 'war':
        return t.call('war', { war: event.war! }, 'discard');
      case 'production':
        return t.call('production', {}, 'discard');
      case 'council':
        return t.pub.ai
          ? t.call('soloCouncil', { for: null, against: null, ballots: [], ai: 0 }, 'discard')
          : t.call('council', { agenda: null, ballots: [], outcome: null, chooser: null }, 'discard');
      default:
        return event.type satisfies never;
    }
  },
  discard: (t) => {
    const ended = eventCard(t.pub.event!).endsGame;
    discardEvent(t);
    return ended ? t.done() : 'reveal';
  },
});

export function revealEvent(t: T): void {
  const event = t.draw('events', 'discard') as EventId;
  t.pub.round++;
  t.pub.event = event;
  t.pub.stage = eventCard(event).stage;
  t.emit('event', { event, round: t.pub.round });
  // What was used "this round" may be used again; a Stage's uses stay.
  changeAll(t, ({ p }) => {
    p.used = p.used.filter((key) => key.startsWith('stage'));
    p.rerolled = null;
    p.tempFocus = null;
    p.wildRound = false;
  });
}

export function discardEvent(t: T): void {
  t.pub.event = null;
  t.pub.dice = null;
  changeAll(t, ({ p }) => {
    p.active = null;
  });
}

/** The guided game is best ended after the last Stage III event (INS-LEARN-30). */
const guideIsOver = (t: T): boolean => {
  if (t.pub.mode !== 'guide' || t.pub.guideEnd === 'throne') return false;
  const next = t.cards('events').at(-1) as EventId | undefined;
  return next === undefined || eventCard(next).stage > 3;
};
