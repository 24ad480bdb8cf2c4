import { createMemo, lazy } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { PlayerRail, seatRow } from '@orrery/imperium/web/parts/PlayerRail.tsx';
import type { SeatRow } from '@orrery/imperium/web/parts/SeatRail.tsx';
import { t as shared } from '@orrery/imperium/web/words.ts';
import { cardsOf, initiativeOf, orderOf } from '../rules/initiative.ts';
import { handOf } from '../rules/zones.ts';
import { fleetPool, names, viewOf } from './content.ts';
import { agendaView } from './asks/council.tsx';
import { t } from './words.ts';

// What is not on the first screen is fetched when it is opened.
const Compare = lazy(() => import('./sheets.tsx').then((m) => ({ default: m.Compare })));
const PlayerSheet = lazy(() => import('./PlayerSheet.tsx').then((m) => ({ default: m.PlayerSheet })));

/** Seats in the order that matters now: by initiative once strategy cards are taken, before that from the speaker. */
export function Rail(props: { table: TableModel }) {
  const pub = () => viewOf(props.table).pub;
  const isByInitiative = () => pub().phase === 'action' || pub().phase === 'status';
  /** Who votes on the agenda at hand, in order, and how. */
  const votes = createMemo(() => agendaView(props.table)?.order ?? null);
  const order = createMemo((): Seat[] => {
    const seats = pub().sheets.map((_, seat) => seat);
    const found = votes() ? votes()!.map(({ seat }) => seat) : orderOf({ ...pub(), active: null });
    // Who is out, or does not vote, comes last.
    return [...found, ...seats.filter((seat) => !found.includes(seat))];
  });
  const row = (seat: Seat, i: number): SeatRow => {
    const sheet = pub().sheets[seat]!;
    const initiative = initiativeOf(pub(), seat);
    const vote = votes()?.find((one) => one.seat === seat);
    const known = seatRow(props.table, seat, {
      passed: sheet.passed,
      words: { yourTurn: t('yourTurn'), passed: t('passed') },
    });
    return {
      ...known,
      order: known.isOut ? '–' : isByInitiative() && Number.isFinite(initiative) ? String(initiative) : String(i + 1),
      faction: names().words.factions[sheet.faction],
      cards: vote
        ? [{ name: vote.said || shared('votesUpTo', { n: vote.most }), used: false }]
        : cardsOf(pub(), seat).map((card) => ({
            name: names().strategyCard(card),
            used: pub().strategyCards[card].exhausted,
          })),
      figures: [
        {
          icon: 'u-token',
          title: t('tokensInPools'),
          text: `${sheet.tactic} · ${fleetPool(viewOf(props.table), seat)} · ${sheet.strategy}`,
        },
        { icon: 'r-trade', title: t('tradeGoods'), text: String(sheet.goods) },
        { icon: 'r-card', title: t('actionCards'), text: String(pub().table.zones[handOf(seat)]?.n ?? 0) },
      ],
      points: sheet.points,
      isSpeaker: pub().speaker === seat,
    };
  };
  return (
    <PlayerRail
      table={props.table}
      order={votes() ? shared('votingOrder') : isByInitiative() ? t('byInitiative') : t('fromSpeaker')}
      unit={t('ofPoints', { n: pub().agreed.points })}
      rows={order().map(row)}
      sheet={(seat, open) => <PlayerSheet table={props.table} seat={seat} order={order()} open={open} />}
      compare={() => <Compare table={props.table} />}
    />
  );
}
