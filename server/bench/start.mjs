// npm run bench:server, on a fresh clone too: installs what is missing, then measures on the pinned Node.
import { root } from '../../scripts/node24.mjs';
import { prepare } from '../../scripts/prepare.mjs';
import { run } from '../../scripts/run.mjs';

run(prepare(), ['--expose-gc', 'server/bench/run.ts', ...process.argv.slice(2)], { cwd: root });
