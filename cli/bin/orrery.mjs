#!/usr/bin/env node
// Type stripping needs Node 24: when an older one started us, hand over to the one npm installed.
import { fileURLToPath } from 'node:url';
import { findNode24, isNode24 } from '../../scripts/node24.mjs';
import { run } from '../../scripts/run.mjs';

if (isNode24) await import('../main.ts');
else run(findNode24(), [fileURLToPath(new URL('../main.ts', import.meta.url)), ...process.argv.slice(2)]);
