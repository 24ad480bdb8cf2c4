import { prepare } from './prepare.mjs';
import { root } from './node24.mjs';
import { run } from './run.mjs';

const command = ['play', 'star-realms'];

run(prepare(), ['cli/main.ts', ...command, ...process.argv.slice(2)], { cwd: root });
