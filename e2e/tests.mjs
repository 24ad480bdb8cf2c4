import { tests as accessibility } from './tests/accessibility.mjs';
import { tests as account } from './tests/account.mjs';
import { tests as alone } from './tests/alone.mjs';
import { tests as cards } from './tests/cards.mjs';
import { tests as errors } from './tests/errors.mjs';
import { tests as features } from './tests/features.mjs';
import { tests as serverTable } from './tests/serverTable.mjs';
import { tests as inscription } from './tests/inscription.mjs';
import { tests as keyboard } from './tests/keyboard.mjs';
import { tests as looks } from './tests/looks.mjs';
import { tests as replay } from './tests/replay.mjs';
import { tests as sizes } from './tests/sizes.mjs';
import { tests as speed } from './tests/speed.mjs';
import { tests as tabs } from './tests/tabs.mjs';
import { tests as tools } from './tests/tools.mjs';
import { tests as together } from './tests/together.mjs';

/** The long ones first, so that no core waits for the last. */
export const tests = [
  ...together,
  ...keyboard,
  ...alone,
  ...features,
  ...account,
  ...serverTable,
  ...errors,
  ...tabs,
  ...accessibility,
  ...inscription,
  ...looks,
  ...cards,
  ...replay,
  ...sizes,
  ...tools,
  ...speed,
];
