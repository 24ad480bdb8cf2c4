// Runs one file on the project's Node and takes over its exit code.
import { spawn } from 'node:child_process';

export function run(node, args, options = {}) {
  const child = spawn(node, args, { stdio: 'inherit', ...options });
  // A terminal sends Ctrl-C to both of us: the child decides what it means, we wait for its end.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Could not start ${node}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
