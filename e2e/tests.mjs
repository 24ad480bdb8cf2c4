import { tests as accessibility } from './tests/accessibility.mjs';
import { tests as alone } from './tests/alone.mjs';
import { tests as errors } from './tests/errors.mjs';
import { tests as looks } from './tests/looks.mjs';
import { tests as replay } from './tests/replay.mjs';
import { tests as speed } from './tests/speed.mjs';
import { tests as together } from './tests/together.mjs';

export const tests = [...looks, ...alone, ...replay, ...together, ...errors, ...accessibility, ...speed];
