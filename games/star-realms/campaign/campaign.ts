import { keyFromSeed, Match, readMatchFile, replay, same, toMatchFile, writeMatchFile } from '@orrery/kernel';
import type { FileFlaw, MatchFile, Options, SeatName } from '@orrery/kernel';
import { starRealms } from '../game.ts';
import { NO_CAMPAIGN } from '../rules/campaignOption.ts';
import type { SR } from '../shapes.ts';

/**
 * A campaign has a name and is otherwise one long match of the campaign mode: its commands are its history, its file is a
 * match file with the name written on it. So it can be stopped at any decision, and every step can be checked by replay.
 */
export interface NamedCampaign {
  name: string;
  seats: SeatName[];
  match: Match<SR>;
}
export const newCampaign = (
  name: string,
  seats: [SeatName, SeatName],
  seed: number | string,
  options: Options = {},
): NamedCampaign => ({
  name,
  seats,
  match: new Match(starRealms, { seats: 2, options: { ...options, mode: 'campaign' }, key: keyFromSeed(seed) }),
});

export const exportCampaign = ({ name, seats, match }: NamedCampaign): string =>
  writeMatchFile(toMatchFile(match, seats, name));

/** A campaign without a name goes by its players. */
const nameOf = ({ title, seats }: MatchFile): string => title?.trim() || seats.map(({ name }) => name).join(', ');

/** Reads a file and plays it again from the start; the first line that does not fit is named, and nothing comes of it. */
export const importCampaign = (text: string): { ok: true; campaign: NamedCampaign } | { ok: false; flaw: FileFlaw } => {
  const read = readMatchFile(text);
  if (!read.ok) return read;
  const { file } = read;
  const flaw = (reason: string) => ({ ok: false as const, flaw: { line: 1, reason } });
  if (file.options.mode !== 'campaign' || (file.options.campaign ?? NO_CAMPAIGN) !== NO_CAMPAIGN)
    return flaw('this is a single game, not a campaign');
  const again = replay(starRealms, file, text);
  if (!again.ok) return again;
  const { match } = again.replayed;
  if (!same(match.state.pub.table.result, file.result)) return flaw('the result is not the one its games lead to');
  return { ok: true, campaign: { name: nameOf(file), seats: file.seats, match } };
};
