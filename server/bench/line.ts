import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

// A WebSocket (RFC 6455) with as little work as a client can do, for a load that leaves the machine to the server it measures: texts are not
// read unless somebody asks, and all lines share one piece of memory for what arrives. Only what the measured servers send is understood:
// whole, undeflated text frames and pings.

const WHOLE_TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
const LENGTH_IN_TWO_BYTES = 126;
const LENGTH_IN_EIGHT_BYTES = 127;
const MASK = randomBytes(4);

const arrival = Buffer.alloc(256 * 1024);

/** The bytes of one text, good only until the one who hears of it returns. */
export type Text = Buffer;

export class Line {
  /** Called with every text. */
  onText: (text: Text) => void;
  private readonly socket: Socket;
  /** What came of a frame that is not whole yet. */
  private rest: Buffer | null = null;

  private constructor(socket: Socket, onText: Line['onText']) {
    this.socket = socket;
    this.onText = onText;
  }

  static open(
    url: string,
    path: string,
    headers: { [name: string]: string },
    onText: Line['onText'] = () => {},
  ): Promise<Line> {
    const { hostname, port, host } = new URL(url);
    return new Promise((resolve, reject) => {
      let line: Line | null = null;
      const opening = (chunk: Buffer) => {
        const end = chunk.indexOf('\r\n\r\n');
        if (end < 0 || !chunk.subarray(0, end).includes(' 101 ')) return reject(new Error(chunk.toString('latin1')));
        line = new Line(socket, onText);
        resolve(line);
        line.take(chunk.subarray(end + 4));
      };
      const callback = (bytes: number) => {
        const chunk = arrival.subarray(0, bytes);
        if (line) line.take(chunk);
        else opening(chunk);
        return true;
      };
      const socket: Socket = connect({ host: hostname, port: Number(port), onread: { buffer: arrival, callback } });
      socket.setNoDelay(true);
      socket.on('error', reject);
      socket.on('close', () => {
        throw new Error('the server hung up');
      });
      const fields = {
        host,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
        ...headers,
      };
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    });
  }

  send(text: string): void {
    this.frame(WHOLE_TEXT, Buffer.from(text));
  }
  private frame(kind: number, content: Buffer): void {
    const { length } = content;
    const head = length < LENGTH_IN_TWO_BYTES ? 2 : 4;
    const bytes = Buffer.allocUnsafe(head + 4 + length);
    bytes[0] = kind;
    bytes[1] = MASKED | (head === 2 ? length : LENGTH_IN_TWO_BYTES);
    if (head === 4) bytes.writeUInt16BE(length, 2);
    MASK.copy(bytes, head);
    for (let i = 0; i < length; i++) bytes[head + 4 + i] = content[i]! ^ MASK[i & 3]!;
    this.socket.write(bytes);
  }

  private take(chunk: Buffer): void {
    const bytes = this.rest ? Buffer.concat([this.rest, chunk]) : chunk;
    this.rest = null;
    let at = 0;
    while (at < bytes.length) {
      const frame = frameAt(bytes, at);
      if (!frame) {
        this.rest = Buffer.from(bytes.subarray(at));
        return;
      }
      at = frame.end;
      const content = bytes.subarray(frame.start, frame.end);
      if (frame.kind === WHOLE_TEXT) this.onText(content);
      else if (frame.kind === PING) this.frame(PONG, content);
      else throw new Error(`a frame of kind ${frame.kind.toString(16)} came`);
    }
  }
}

/** Where the content of a frame stands; null while it is not whole. */
function frameAt(bytes: Buffer, at: number): { kind: number; start: number; end: number } | null {
  const left = bytes.length - at;
  if (left < 2) return null;
  const short = bytes[at + 1]!;
  const head = short === LENGTH_IN_TWO_BYTES ? 4 : short === LENGTH_IN_EIGHT_BYTES ? 10 : 2;
  if (left < head) return null;
  const length = head === 4 ? bytes.readUInt16BE(at + 2) : head === 10 ? bytes.readUIntBE(at + 4, 6) : short;
  return left < head + length ? null : { kind: bytes[at]!, start: at + head, end: at + head + length };
}
