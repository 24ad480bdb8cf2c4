import { writeMatchFile } from '@orrery/kernel';
import type { MatchFile } from '@orrery/kernel';

/** A match small enough to send travels in its link: it can be looked at on any device, with or without a server. */
const LONGEST = 24_000;

export async function pack(file: MatchFile): Promise<string | null> {
  const bytes = await through(new TextEncoder().encode(writeMatchFile(file)), new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  const packed = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return packed.length <= LONGEST ? packed : null;
}

/** The text of the match file in a link; null where the link is damaged. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0)!);
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const changed = new Blob([bytes]).stream().pipeThrough(change);
  return new Uint8Array(await new Response(changed).arrayBuffer());
}
