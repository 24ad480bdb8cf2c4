// The real server, with its data in a folder of its own.
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** On a free port, or on the one it had before: `port` and `data` bring the same server back. */
export async function startServer(root, dist, given = {}) {
  const { port = 0, data = mkdtempSync(join(tmpdir(), 'orrery-e2e-')) } = given;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    WEB_DIST: dist,
    LOG_LEVEL: 'error',
    BOT_PAUSE: '0',
    RATE_LIMITS: '0',
    REPLACE_AFTER: '0-0',
  };
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const found = /open at (\S+)/.exec(String(text));
      if (found) resolve(found[1]);
    });
    child.on('exit', (code) => reject(new Error(`the server ended with ${code} before it was open`)));
    setTimeout(() => reject(new Error('the server did not open within 90 s')), 90_000).unref();
  });
  const end = (signal) =>
    new Promise((done) => {
      if (child.exitCode !== null || child.signalCode !== null) return done();
      child.on('exit', done);
      child.kill(signal);
    });
  return {
    url,
    data,
    /** Without a word, as when the power fails; it can be brought back. */
    kill: () => end('SIGKILL'),
    back: () => startServer(root, dist, { port: new URL(url).port, data }),
    /** As whoever runs the server does it. Who signs in afterwards is an operator. */
    makeOperator: (handle) =>
      promisify(execFile)(process.execPath, ['server/ops/data.ts', 'operator', 'add', handle], { cwd: root, env }),
    close: async () => {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
