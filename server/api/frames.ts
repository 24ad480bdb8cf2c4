import { constants, deflateRawSync } from 'node:zlib';

// Text messages as WebSocket frames (RFC 6455, 5.2): whole, unmasked, as a server sends them, long ones deflated where the reader takes that
// (RFC 7692, each message by itself). Everything else about sockets is left to ws.

const TEXT = 0x81;
const DEFLATED_TEXT = 0xc1;
/** Below this many bytes deflating costs more than it saves. */
const WORTH_DEFLATING = 2048;
const DEFLATE = { level: 3, finishFlush: constants.Z_SYNC_FLUSH };
/** What every deflated message ends with; the reader puts it back. */
const TRAILER = 4;

/** What the house agrees to when a client offers to deflate. Nothing is kept from one message to the next: idle readers cost no memory. */
export const DEFLATION = { serverNoContextTakeover: true, clientNoContextTakeover: true };

/** Many messages in one piece of memory, so that they leave with one call. */
export function textFrames(texts: readonly string[], deflated: boolean): Buffer {
  const lengths: number[] = [];
  let size = 0;
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    if (deflated && length >= WORTH_DEFLATING) return Buffer.concat(texts.map(frame));
    lengths.push(length);
    size += headLength(length) + length;
  }
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (let i = 0; i < texts.length; i++) {
    at = writeHead(frames, at, TEXT, lengths[i]!);
    at += frames.write(texts[i]!, at);
  }
  return frames;
}

function frame(text: string): Buffer {
  const plain = Buffer.from(text);
  const worth = plain.length >= WORTH_DEFLATING;
  const content = worth ? deflateRawSync(plain, DEFLATE).subarray(0, -TRAILER) : plain;
  const head = Buffer.allocUnsafe(headLength(content.length));
  writeHead(head, 0, worth ? DEFLATED_TEXT : TEXT, content.length);
  return Buffer.concat([head, content]);
}

const headLength = (length: number) => (length < 126 ? 2 : length < 65_536 ? 4 : 10);

function writeHead(frames: Buffer, at: number, kind: number, length: number): number {
  frames[at] = kind;
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
