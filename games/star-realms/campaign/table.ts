import { listAnswers, view } from '@orrery/kernel';
import type { Json, Seat } from '@orrery/kernel';
import type { Given } from '@orrery/kernel/testing';
import type { CampaignFaction } from '../content/effects.ts';
import { fresh } from '../given.ts';
import type { SR } from '../shapes.ts';

/** Campaigns for tests, driven by commands: games are given up to get on. */

export type CampaignTable = Given<SR>;

export const asked = (table: CampaignTable): string[] => table.state.pub.table.open.map((d) => d.kind);

export const offered = (table: CampaignTable, kind: string): readonly Json[] =>
  listAnswers(
    table.game,
    view(table.state, table.state.pub.table.open.find((d) => d.kind === kind)!.seat),
    table.state.pub.table.open.find((d) => d.kind === kind)!,
  )!;

/** A campaign at the first turn of its first game. */
export const begin = (
  wishes: [CampaignFaction, CampaignFaction] = ['starEmpire', 'tradeFederation'],
  seed: number | string = 1,
): CampaignTable =>
  fresh(2, { mode: 'campaign' }, seed).when(0, wishes[0], 'faction').when(1, wishes[1], 'faction').accepted();

/** The game at hand is won by a seat, since the other gives up. */
export const winGame = (table: CampaignTable, winner: Seat): CampaignTable =>
  table.command({ do: 'resign', seat: 1 - winner, n: table.state.pub.table.n }).accepted();

/** Both go on; the events of the next envelope are those of the last command. */
export const goOn = (table: CampaignTable): CampaignTable =>
  table.when(0, true, 'goOn').when(1, true, 'goOn').accepted();

/** Makes the choice of the Scenario card, if there is one. */
export const choose = (table: CampaignTable, option?: string): CampaignTable =>
  asked(table)[0] === 'scenarioOption'
    ? table.when(table.state.pub.first, option ?? offered(table, 'scenarioOption')[0]!).accepted()
    : table;

/** Wins games until a scenario is at its first turn, or until all are over. */
export const playTo = (
  table: CampaignTable,
  scenario: number,
  winner: (n: number) => Seat = () => 0,
): CampaignTable => {
  for (let n = table.state.pub.campaign!.scenario; n < scenario; n = table.state.pub.campaign!.scenario)
    choose(goOn(winGame(choose(table), winner(n))));
  return table;
};

/** Makes all upgrades that are left after the campaign, the first that is offered each time. */
export const topUp = (table: CampaignTable): CampaignTable => {
  while (asked(table)[0] === 'topUp') table.when(table.state.pub.active, offered(table, 'topUp')[0]!).accepted();
  return table;
};
