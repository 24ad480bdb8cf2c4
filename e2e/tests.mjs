import { accessibility } from './tests/accessibility.mjs';
import { alone } from './tests/alone.mjs';
import { errors } from './tests/errors.mjs';
import { looks } from './tests/looks.mjs';
import { speed } from './tests/speed.mjs';
import { together } from './tests/together.mjs';

export const tests = [...looks, ...alone, ...together, ...errors, ...accessibility, ...speed];
