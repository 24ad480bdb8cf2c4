import { lazy } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { PlayerRail, seatRow } from '@orrery/imperium/web/parts/PlayerRail.tsx';
import type { SeatRow } from '@orrery/imperium/web/parts/SeatRail.tsx';
import { numberOf } from '../content/strategyCards.ts';
import { t } from './words.ts';
import { hand, names, raceName, viewOf } from './content.ts';
import { planetsHeld } from './figures.ts';

// What is not on the first screen is fetched when it is opened.
const PlayerSheet = lazy(() => import('./PlayerSheet.tsx').then((m) => ({ default: m.PlayerSheet })));
const Compare = lazy(() => import('./PlayerSheet.tsx').then((m) => ({ default: m.Compare })));

/** Seats in the order of play: race, planets or points, counters, cards, and the Strategy Cards of the round. */
export function Rail(props: { table: TableModel }) {
  const pub = () => viewOf(props.table).pub;
  const order = () => {
    const { order: play, sheets } = pub();
    // Who is out comes last.
    return [...play, ...sheets.map((_, seat) => seat).filter((seat) => !play.includes(seat))];
  };
  const row = (seat: Seat, i: number): SeatRow => {
    const sheet = pub().sheets[seat]!;
    const lowest = Math.min(...sheet.cards.map(({ card }) => numberOf(card)));
    const planets = planetsHeld(pub(), seat);
    return {
      ...seatRow(props.table, seat, {
        passed: sheet.passed,
        words: { yourTurn: t('yourTurn'), passed: t('passed') },
      }),
      order: Number.isFinite(lowest) ? String(lowest) : String(i + 1),
      faction: raceName(sheet.race),
      cards: sheet.cards.map(({ card, used }) => ({ name: names().strategy[card], used })),
      figures: [
        { icon: 'u-token', title: t('countersIn'), text: `${sheet.strategy} · ${sheet.fleet} · ${sheet.command}` },
        { icon: 'a-planet', title: t('planets'), text: String(planets) },
        { icon: 'r-trade', title: t('goods'), text: String(sheet.goods) },
        { icon: 'r-card', title: t('hand'), text: String(pub().table.zones[hand(seat)]?.n ?? 0) },
      ],
      points: pub().agreed.points ? sheet.points : planets,
      isSpeaker: pub().speaker === seat,
    };
  };
  return (
    <PlayerRail
      table={props.table}
      order={t('orderOfPlay')}
      unit={pub().agreed.points ? t('points') : t('planets')}
      rows={order().map(row)}
      sheet={(seat, open) => <PlayerSheet table={props.table} seat={seat} order={order()} open={open} />}
      compare={() => <Compare table={props.table} />}
    />
  );
}
