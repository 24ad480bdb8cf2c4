import { pack as packed, unpack as unpacked } from '@orrery/kernel';
import type { MatchFile } from '@orrery/kernel';

/** A match small enough to send travels in its link: it can be looked at on any device, with or without a server. */
const LONGEST = 24_000;

/** Without its film, which its rules can make again, and without times. */
export async function pack(file: MatchFile): Promise<string | null> {
  const text = await packed({ ...file, film: undefined, times: undefined });
  return text.length <= LONGEST ? text : null;
}

/** The text of the match file in a link; null where the link is damaged. */
export async function unpack(text: string): Promise<string | null> {
  const file = await unpacked(text);
  return file === undefined ? null : JSON.stringify(file);
}
