import { writeMatchFile } from '@orrery/kernel';
import type { Channel } from '../match/channel.ts';

/** Gives the match as a file to keep. */
export async function saveFile(channel: Pick<Channel, 'file' | 'head'>): Promise<void> {
  const file = await channel.file();
  if (!file) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([writeMatchFile(file)], { type: 'application/json' }));
  link.download = `${file.game}-${channel.head()!.id.slice(0, 8)}.match.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
