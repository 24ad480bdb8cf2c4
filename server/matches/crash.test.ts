import { describe, expect, it } from 'vitest';
import { CRASH_GAMES, crashLoop } from '../testing/crash.ts';

describe('kill -9 under load', () => {
  it('loses no acknowledged command, applies none twice, and matches go on (npm run crash does it 200 times)', async () => {
    const report = await crashLoop({ setting: 'sqlite', kills: 3, tables: 4, games: CRASH_GAMES });
    expect(report.acknowledged).toBeGreaterThan(20);
    expect(report).toMatchObject({ kills: 3, lost: 0, twice: 0 });
  });
});
