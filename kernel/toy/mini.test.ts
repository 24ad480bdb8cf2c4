import { describe, it } from 'vitest';
import { inheritedTests } from '../testing/index.ts';
import { mini } from './mini.ts';

inheritedTests({ describe, it }, mini, { games: 60, rare: ['fall@out'] });
