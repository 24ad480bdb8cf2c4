// A whole campaign that bots have played, as a file.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function campaignOfBots(root) {
  const path = join(mkdtempSync(join(tmpdir(), 'orrery-campaign-')), 'war.json');
  for (const action of ['new', 'play'])
    assert.equal(
      spawnSync(process.execPath, [`${root}cli/bin/orrery.mjs`, 'campaign', action, path]).status,
      0,
      action,
    );
  return readFileSync(path, 'utf8');
}
