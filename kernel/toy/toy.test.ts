import { describe, it } from 'vitest';
import { inheritedTests } from '../testing/index.ts';
import { toy } from './game.ts';

inheritedTests({ describe, it }, toy, { games: 150 });
