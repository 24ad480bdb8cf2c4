// One command for a fresh clone: installs, builds the client, opens the house and prints its address.
import { buildClient } from './build.mjs';
import { root } from './node24.mjs';
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

const node = prepare();
buildClient(node);
run(node, ['server/main.ts'], { cwd: root });
