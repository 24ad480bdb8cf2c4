// The real server on a free port, with its data in a folder of its own.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function startServer(root, dist) {
  const data = mkdtempSync(join(tmpdir(), 'orrery-e2e-'));
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: data,
    WEB_DIST: dist,
    LOG_LEVEL: 'error',
    BOT_PAUSE: '0',
    RATE_LIMITS: '0',
  };
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const found = /open at (\S+)/.exec(String(text));
      if (found) resolve(found[1]);
    });
    child.on('exit', (code) => reject(new Error(`the server ended with ${code} before it was open`)));
    setTimeout(() => reject(new Error('the server did not open within 20 s')), 20_000).unref();
  });
  return {
    url,
    close: () =>
      new Promise((done) => {
        child.on('exit', () => {
          rmSync(data, { recursive: true, force: true });
          done();
        });
        child.kill('SIGTERM');
      }),
  };
}
