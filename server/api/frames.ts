import { constants, deflateRawSync } from 'node:zlib';

// Text messages as WebSocket frames (RFC 6455, 5.2): whole, unmasked, as a server sends them, long ones deflated where the reader takes that
// (RFC 7692, each message by itself). Everything else about sockets is left to ws.

const TEXT = 0x81;
const DEFLATED_TEXT = 0xc1;
const LENGTH_IN_TWO_BYTES = 126;
const LENGTH_IN_EIGHT_BYTES = 127;
/** Below this many bytes deflating costs more than it saves. */
const WORTH_DEFLATING = 2048;
const DEFLATE = { level: 3, finishFlush: constants.Z_SYNC_FLUSH };
/** What every deflated message ends with; the reader puts it back. */
const TRAILER = 4;

/** What the server agrees to when a client offers to deflate. Nothing is kept from one message to the next: idle readers cost no memory. */
export const DEFLATION = { serverNoContextTakeover: true, clientNoContextTakeover: true };

/**
 * Many messages in one piece, so that they leave with one call: to be written as latin1. Short ones of plain letters, nearly all there are,
 * stay text: the bytes of their frames are then its letters, and no memory of their own is needed for them.
 */
export function textFrames(texts: readonly string[], deflated: boolean): Buffer | string {
  let frames = '';
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    if (length !== text.length || length >= WORTH_DEFLATING)
      return Buffer.concat(texts.map((one) => frame(one, deflated)));
    frames += shortHead(length) + text;
  }
  return frames;
}

const shortHead = (length: number): string =>
  length < 126
    ? String.fromCharCode(TEXT, length)
    : String.fromCharCode(TEXT, LENGTH_IN_TWO_BYTES, length >> 8, length & 0xff);

function frame(text: string, deflated: boolean): Buffer {
  const plain = Buffer.from(text);
  const worth = deflated && plain.length >= WORTH_DEFLATING;
  const content = worth ? deflateRawSync(plain, DEFLATE).subarray(0, -TRAILER) : plain;
  return Buffer.concat([head(worth ? DEFLATED_TEXT : TEXT, content.length), content]);
}

function head(kind: number, length: number): Buffer {
  if (length < 126) return Buffer.of(kind, length);
  if (length < 65_536) return Buffer.of(kind, LENGTH_IN_TWO_BYTES, length >> 8, length & 0xff);
  const bytes = Buffer.alloc(10);
  bytes[0] = kind;
  bytes[1] = LENGTH_IN_EIGHT_BYTES;
  bytes.writeUIntBE(length, 4, 6);
  return bytes;
}
