import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMatchFile, replay } from '@orrery/kernel';
import { starRealms } from './game.ts';

const folder = new URL('./fixtures/', import.meta.url);

describe('finished matches', () => {
  for (const name of readdirSync(folder)) {
    it(`${name} replays to the same states and the same result`, () => {
      const read = readMatchFile(readFileSync(new URL(name, folder), 'utf8'));
      if (!read.ok) throw new Error(`line ${read.flaw.line}: ${read.flaw.reason}`);
      const again = replay(starRealms, read.file);
      expect(again.ok ? null : `line ${again.flaw.line}: ${again.flaw.reason}`).toBeNull();
      expect(read.file.result!.scores.length).toBe(read.file.seats.length);
    });
  }
});
