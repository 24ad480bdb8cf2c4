import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GameRegistry } from '../matches/gameRegistry.ts';
import { verifyFile } from './verify.ts';

const verify = (text: string) => verifyFile(new GameRegistry(), text);

/** The file of a match as 0.1.0 wrote it. */
function fileOf(name: string): {
  key: string;
  hashes: (string | null)[];
  commands: object[];
  result: { winners: number[] } | null;
} {
  const url = new URL(`../../games/legacy/fixtures/0.1.0/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(url, 'utf8')) as { file: ReturnType<typeof fileOf> }).file;
}

describe('a file of earlier rules that somebody brings', () => {
  it('is taken when its release plays it to the same end', async () => {
    const file = fileOf('star-realms-finished');
    const taken = await verify(JSON.stringify(file));
    expect(taken.ok && taken.n.length).toBe(file.commands.length);
  });

  it('is refused with another key, another state or another result', async () => {
    const file = fileOf('star-realms-finished');
    const running = fileOf('star-realms-running');
    const at = running.hashes.findIndex((hash) => hash !== null);
    const whyNot = async (forged: object) => {
      const answer = await verify(JSON.stringify(forged));
      return answer.ok ? 'taken' : answer.flaw.reason;
    };
    expect(await whyNot({ ...file, key: '00'.repeat(16) })).toContain('the key is not the one committed to');
    const hashes = running.hashes.with(at, '0123456789abcdef');
    expect(await whyNot({ ...running, hashes })).toBe(`after command ${at + 1} the state is not the one recorded`);
    expect(await whyNot({ ...file, options: { mode: 'nothing' } })).toContain('option mode cannot be "nothing"');
    expect(await whyNot({ ...file, seats: [] })).toContain('not 0');
    expect(await whyNot({ ...file, commands: file.commands.with(3, null as never) })).toContain(
      'rules 4 cannot play it',
    );
    const result = { ...file.result, winners: file.result!.winners.map((seat) => 1 - seat) };
    expect(await whyNot({ ...file, result })).toBe('the result is not the one the commands lead to');
  });
});
