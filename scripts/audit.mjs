// Known holes in what we depend on, as the registry knows them: fails on a high or critical one in what is shipped.
// A registry that offers no audit (a mirror, no network) is no failure of ours, but it is said.
import { spawnSync } from 'node:child_process';
import { root } from './node24.mjs';

const { stdout, stderr } = spawnSync('npm audit --omit=dev --json', { cwd: root, shell: true, encoding: 'utf8' });
const answer = parse(stdout);
const counts = answer?.metadata?.vulnerabilities;
if (!counts) {
  const why = answer?.message ?? answer?.error?.summary ?? stderr.trim().split('\n').at(-1) ?? 'no answer';
  console.log(`audit: SKIPPED, the registry gave no audit (${String(why).slice(0, 200)})`);
  process.exit(0);
}
const { low = 0, moderate = 0, high = 0, critical = 0, total = 0 } = counts;
console.log(`audit: ${total} known holes (${critical} critical, ${high} high, ${moderate} moderate, ${low} low)`);
for (const [name, { severity, range }] of Object.entries(answer.vulnerabilities ?? {}))
  console.log(`  ${severity}: ${name} ${range}`);
process.exit(critical + high > 0 ? 1 : 0);

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
