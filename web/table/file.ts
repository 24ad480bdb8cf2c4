import { writeMatchFile } from '@orrery/kernel';
import type { TableModel } from '../match/model.ts';

/** Gives the match as a file to keep. */
export async function saveFile(table: TableModel): Promise<void> {
  const file = await table.channel.file();
  if (!file) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([writeMatchFile(file)], { type: 'application/json' }));
  link.download = `${file.game}-${table.channel.head()!.id.slice(0, 8)}.match.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
