import { describe, it } from 'vitest';
import { inheritedTests } from '../testing/index.ts';
import { arena } from './arena.ts';

inheritedTests({ describe, it }, arena, { games: 60 });
