import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort, untilOpen } from './services.ts';

/** Compiled modules: a server that is started again and again starts in half the time. */
const compiled = fileURLToPath(new URL('../../node_modules/.cache/orrery/compiled', import.meta.url));
const program = fileURLToPath(new URL('./serverProgram.ts', import.meta.url));

/** A server in a process of its own, always on the same port: it can be killed and started again. */
export class ServerProcess {
  readonly port: number;
  private readonly env: { [name: string]: string };
  private child: ChildProcess | null = null;
  /** What it logged, where that is kept. */
  log = '';
  private readonly logs: 'inherit' | 'pipe';

  private constructor(port: number, env: { [name: string]: string }, logs: 'inherit' | 'pipe') {
    this.port = port;
    this.env = env;
    this.logs = logs;
  }
  static async start(env: { [name: string]: string }, logs: 'inherit' | 'pipe' = 'inherit'): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), env, logs);
    await server.start();
    return server;
  }
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }
  get pid(): number {
    if (!this.child?.pid) throw new Error('the server does not run');
    return this.child.pid;
  }
  async start(): Promise<void> {
    const child = spawn(process.execPath, [program], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        NODE_COMPILE_CACHE: compiled,
        RATE_LIMITS: '0',
        BOT_PAUSE: '0',
        BLUR: '2-8',
        ...this.env,
        PORT: String(this.port),
      },
      stdio: ['ignore', 'ignore', this.logs],
    });
    child.stderr?.on('data', (text) => (this.log += String(text)));
    this.child = child;
    await untilOpen(this.port, 60_000);
  }
  /** As when the power fails, as far as a process can tell. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<number | null> {
    const { child } = this;
    if (!child) return null;
    this.child = null;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    return new Promise((resolve) => {
      child.once('close', (code) => resolve(code));
      child.kill(signal);
    });
  }
}
