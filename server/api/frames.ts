// Text messages as WebSocket frames (RFC 6455, 5.2): whole, unmasked, as a server sends them. Everything else about sockets is left to ws.

const TEXT = 0x81;

/** Many messages in one piece of memory, so that they leave with one call. */
export function textFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headLength(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = writeHead(frames, at, lengths[i]!);
    at += frames.write(text, at);
  }
  return frames;
}

const headLength = (length: number) => (length < 126 ? 2 : length < 65_536 ? 4 : 10);

function writeHead(frames: Buffer, at: number, length: number): number {
  frames[at] = TEXT;
  if (length < 126) frames[at + 1] = length;
  else if (length < 65_536) {
    frames[at + 1] = 126;
    frames.writeUInt16BE(length, at + 2);
  } else {
    frames[at + 1] = 127;
    frames.writeUIntBE(0, at + 2, 2);
    frames.writeUIntBE(length, at + 4, 6);
  }
  return at + headLength(length);
}
