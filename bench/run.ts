import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMet } from './measure.ts';
import type { Figure } from './measure.ts';
import { LONG, SHORT, parts } from './parts.ts';
import type { Part } from './parts.ts';
import { installPeer } from './peer.ts';

// Measures rules and kernel on one core. One table on the output, the same as JSON under results/. Ratios inside one run say more than figures:
// the machine is shared and its speed varies.

const figures: Figure[] = [];
const notes: string[] = [];
function add(figure: Figure): void {
  figures.push(figure);
  console.error(`  ${figure.what}: ${show(figure.value)} ${figure.unit}`);
}

async function measure(part: Part): Promise<void> {
  const child = fork(join(import.meta.dirname, 'part.ts'), [part]);
  child.on('message', (figure) => add(figure as Figure));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) notes.push(`${part}: its process ended with ${code}`);
}

/** One figure to another of the same run; nothing where one of them is missing. */
function compare(what: string, ours: string, unit: string, theirs: string, target: Figure['target'] = null): void {
  const [a, b] = [figures.find((f) => f.what === ours && f.unit === unit), figures.find((f) => f.what === theirs)];
  if (a && b) add({ what, value: a.value / b.value, unit: 'x', target });
}

const ALL = Object.keys(parts) as Part[];
const named = process.argv.slice(2);
const unknown = named.find((name) => !ALL.some((part) => part === name));
if (unknown !== undefined) throw new Error(`no part is called ${unknown}; there are ${ALL.join(', ')}`);
const chosen = named.length > 0 ? ALL.filter((part) => named.includes(part)) : ALL;

const canCompare = chosen.includes('peer') && installPeer();
console.error(named.length > 0 ? 'Measuring ...' : 'Measuring, about two minutes ...');
if (chosen.includes('peer') && !canCompare) notes.push('boardgame.io could not be installed: no ratios');
for (const part of chosen) if (part !== 'peer' || canCompare) await measure(part);
const peerClient = (moves: number): string => `counter, boardgame.io client, ${moves} moves a match`;
for (const moves of [SHORT, LONG])
  compare(
    `counter, kernel to boardgame.io, ${moves} moves`,
    `counter, kernel with log and undo, ${moves} moves a match`,
    'moves/s',
    peerClient(moves),
  );
const random = ['Star Realms random, in place', 'decisions/s'] as const;
compare('Star Realms to boardgame.io counter, short matches', ...random, peerClient(SHORT));
compare('Star Realms to boardgame.io counter, long matches', ...random, peerClient(LONG), { least: 60 });
const imperium = ['TI4 random, six seats, in place', 'decisions/s'] as const;
compare('TI4 random, six seats, to boardgame.io counter, short matches', ...imperium, peerClient(SHORT), { least: 1 });
compare('TI4 random, six seats, to boardgame.io counter, long matches', ...imperium, peerClient(LONG), { least: 1 });

function show(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3);
}
function aim({ target }: Figure): string {
  if (!target) return '';
  return 'least' in target ? `at least ${show(target.least)}` : `at most ${show(target.most)}`;
}
const lines = figures.map((figure) => {
  const met = isMet(figure);
  const verdict = met === null ? '' : met ? 'met' : 'MISSED';
  return [
    figure.what.padEnd(52),
    show(figure.value).padStart(12),
    figure.unit.padEnd(12),
    aim(figure).padEnd(18),
    verdict,
  ];
});
console.log(['what'.padEnd(52), 'figure'.padStart(12), ''.padEnd(12), 'target'.padEnd(18)].join(' '));
for (const line of lines) console.log(line.join(' ').trimEnd());
for (const note of notes) console.log(`not measured: ${note}`);

const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}.json`);
writeFileSync(file, `${JSON.stringify({ node: process.version, figures, notes }, null, 2)}\n`);
console.log(`\nwritten to bench/results/${file.slice(folder.length + 1)}`);
