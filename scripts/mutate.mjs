import { prepare } from './prepare.mjs';
import { root } from './node24.mjs';
import { run } from './run.mjs';

run(prepare(), ['scripts/mutate/main.ts', ...process.argv.slice(2)], { cwd: root });
