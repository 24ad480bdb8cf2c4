import { spawnSync } from 'node:child_process';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { Agent, createServer } from 'node:https';
import { createServer as createLine } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// What notices are delivered to, on this machine: a push service and a webhook behind TLS, a mail server, and a browser's side of web push.

export const noOpenssl: string | null =
  spawnSync('openssl', ['version']).status === 0 ? null : 'skipped: no openssl to make a certificate with';

export interface Call {
  path: string;
  headers: { [name: string]: string | string[] | undefined };
  body: Buffer;
}
interface HttpsService {
  url: string;
  /** Trusts its certificate and nothing else. */
  agent: Agent;
  calls: Call[];
  /** How many answers without an end were hung up on. */
  hungUp: number;
  stop(): Promise<void>;
}
/** Takes every call; a path that ends in a number is answered with it, and one that ends in `endless` has an answer without an end. */
export async function startHttps(): Promise<HttpsService> {
  const dir = mkdtempSync(join(tmpdir(), 'orrery-tls-'));
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const made = spawnSync('openssl', [...request.split(' '), ...names, '-keyout', key, '-out', cert]);
  if (made.status !== 0) throw new Error(`no certificate: ${String(made.stderr)}`);
  const tls = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(dir, { recursive: true });
  const calls: Call[] = [];
  const server = createServer(tls, (request_, response) => {
    const parts: Buffer[] = [];
    request_.on('data', (part: Buffer) => parts.push(part));
    request_.on('end', () => {
      const path = request_.url!;
      calls.push({ path, headers: request_.headers, body: Buffer.concat(parts) });
      response.statusCode = Number(/\d+$/.exec(path)?.[0] ?? 201);
      if (path.endsWith('endless')) giveForEver(response);
      else response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service: HttpsService = {
    url: `https://localhost:${port}`,
    agent: new Agent({ ca: tls.cert }),
    calls,
    hungUp: 0,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  function giveForEver(response: ServerResponse): void {
    const giving = setInterval(() => response.write('x'.repeat(65_536)), 1);
    response.on('close', () => {
      clearInterval(giving);
      service.hungUp++;
    });
  }
  return service;
}

/** Takes mail as a small mail server does; one command it may refuse, repeating what it was told. */
export async function startSmtp(
  manner: { refuses?: string } = {},
): Promise<{ url: string; mails: string[]; stop(): Promise<void> }> {
  const mails: string[] = [];
  const server = createLine((socket) => {
    let text = '';
    let inData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.test');
    socket.on('error', () => {});
    socket.on('data', (part) => {
      text += String(part);
      for (let end = text.indexOf(inData ? '\r\n.\r\n' : '\r\n'); end >= 0;) {
        const line = text.slice(0, end);
        text = text.slice(end + (inData ? 5 : 2));
        if (inData) mails.push(line);
        if (!inData && line.startsWith('QUIT')) {
          say('221 bye');
          return void socket.end();
        }
        const begins = !inData && line.startsWith('DATA');
        const refused = !inData && manner.refuses !== undefined && line.startsWith(manner.refuses);
        say(refused ? `550 no: ${line}` : begins ? '354 go on' : '250 ok');
        inData = begins;
        end = text.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A browser that subscribed: it alone can read what is pushed to it (RFC 8291). */
export class PushBrowser {
  readonly keys: { p256dh: string; auth: string };
  private readonly pair: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor() {
    const p256dh = this.pair.generateKeys().toString('base64url');
    this.keys = { p256dh, auth: this.auth.toString('base64url') };
  }
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + body[20]!;
    const sender = body.subarray(21, keyEnd);
    const derive = (secret: Buffer, saltOf: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, saltOf, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender]);
    const secret = derive(this.pair.computeSecret(sender), this.auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  }
}
