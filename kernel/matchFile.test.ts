import { describe, expect, it } from 'vitest';
import {
  Match,
  FORMAT,
  currentCommand,
  keyFromSeed,
  keyToHex,
  nextDecision,
  readMatchFile,
  replay,
  sampleAnswer,
  sampler,
  toMatchFile,
  upgrade,
  view,
  writeMatchFile,
} from './index.ts';
import { mini } from './toy/mini.ts';
import { toy } from './toy/game.ts';

function played(seed: number, fingerprintEvery = 1) {
  const match = new Match(mini, { seats: 2, key: keyFromSeed(seed) }, null, fingerprintEvery);
  const below = sampler(seed);
  for (let d = nextDecision(mini, match.state); d; d = nextDecision(mini, match.state)) {
    match.play({
      do: 'answer',
      seat: d.seat,
      n: match.state.pub.table.n,
      ask: d.id,
      answer: sampleAnswer(mini, view(match.state, d.seat), d, below),
    });
    const back = match.freeUndo(0);
    if (back !== null && below(6) === 0) match.play({ do: 'undo', seat: 0, n: match.state.pub.table.n, to: back });
  }
  return match;
}
const file = (seed = 1) => toMatchFile(played(seed), [{ name: 'Ada' }, { name: 'Grace', bot: 'random' }]);
const refused = (text: string) => {
  const read = readMatchFile(text);
  if (!read.ok) return read.flaw;
  const again = replay(mini, read.file, text);
  if (again.ok) throw new Error('accepted');
  return again.flaw;
};

describe('the match file', () => {
  it('re-creates the match, undos included, with the same hashes', () => {
    const written = writeMatchFile(file());
    const read = readMatchFile(written);
    expect(read.ok).toBe(true);
    if (!read.ok) return;
    const again = replay(mini, read.file, written);
    expect(again.ok && again.replayed.match.state.pub.table.result).toEqual(read.file.result);
    expect(again.ok && again.replayed.events.length).toBe(read.file.commands.length + 1);
    const part = replay(mini, read.file, written, 3);
    expect(part.ok && part.replayed.match.log.length).toBe(3);
  });

  it('of an older layout is read in the words of this one, its hashes are counted but not compared', () => {
    const { windowClose: _, ...rest } = file();
    const old = { ...rest, version: 1, pace: 'by-clock', hashes: rest.hashes.map(() => '0'.repeat(16)) };
    const read = readMatchFile(writeMatchFile(old as never));
    if (!read.ok) throw new Error(read.flaw.reason);
    expect(read.file).toMatchObject({ version: 2, windowClose: 'timed' });
    const again = replay(mini, read.file);
    expect(again.ok && again.replayed.uncompared).toBe(rest.hashes.length);

    const use = { text: 'veto', inst: 'veto.1' };
    const today = { ability: 'veto', component: 'veto.1' };
    expect(currentCommand({ do: 'settle', n: 3 })).toEqual({ do: 'closeWindow', n: 3 });
    expect(currentCommand({ do: 'answer', seat: 0, n: 1, ask: 2, answer: use })).toMatchObject({ answer: today });
    expect(currentCommand({ do: 'orders', seat: 0, orders: { w: { use } } })).toMatchObject({
      do: 'preAnswers',
      preAnswers: [{ kind: 'react', window: 'w', answer: today }],
    });
    expect(currentCommand({ do: 'draft', seat: 0, n: 1, ask: 2, part: [] })).toEqual({ do: 'nothing' });
    expect(refused(writeMatchFile({ ...old, pace: 'slow' } as never)).reason).toContain('"pace"');
  });

  it('may have a hash for some commands only: each is checked, and a finished match has its last', () => {
    const all = file();
    const some = toMatchFile(played(1, 8), all.seats);
    expect(some.hashes).toEqual(
      all.hashes.map((hash, i) => ((i + 1) % 8 === 0 || i === all.hashes.length - 1 ? hash : null)),
    );
    expect(some.hashes.length).toBeGreaterThan(8);
    const read = readMatchFile(writeMatchFile(some));
    expect(read.ok && replay(mini, read.file).ok).toBe(true);
    expect(
      refused(writeMatchFile({ ...some, hashes: some.hashes.with(7, `${FORMAT}-${'0'.repeat(16)}`) })).reason,
    ).toContain('after command 8');
    expect(
      refused(writeMatchFile({ ...some, hashes: some.hashes.with(some.hashes.length - 1, null) })).reason,
    ).toContain('has no hash');
  });

  it('keeps the name its players gave it', () => {
    const named = toMatchFile(played(1), [{ name: 'Ada' }, { name: 'Grace' }], 'Two Suns');
    const read = readMatchFile(writeMatchFile(named));
    expect(read.ok && read.file.title).toBe('Two Suns');
    expect(Object.hasOwn(file(), 'title')).toBe(false);
    expect(refused(JSON.stringify({ ...named, title: 7 })).reason).toMatch(/"title" must be a text/);
  });

  it('a file that is not JSON is refused with its line', () => {
    const lines = writeMatchFile(file()).split('\n');
    lines[14] = lines[14]!.replace('}', ']');
    expect(refused(lines.join('\n')).line).toBe(15);
    expect(refused('').reason).toContain('not JSON');
    expect(refused(lines.slice(0, 20).join('\n')).reason).toContain('not JSON');
  });

  it('a foreign or incomplete file is refused with its line', () => {
    const lineOf = (change: object) => refused(writeMatchFile({ ...file(), ...change }));
    expect(refused('{"format":"chess"}')).toEqual({ line: 1, reason: expect.stringContaining('orrery-match') });
    expect(lineOf({ version: 9 })).toEqual({ line: 3, reason: expect.stringContaining('version 9') });
    expect(lineOf({ game: 'chess' })).toEqual({ line: 4, reason: expect.stringContaining('chess') });
    expect(lineOf({ rules: 1 })).toEqual({ line: 5, reason: expect.stringContaining('rules 1') });
    expect(lineOf({ options: { colour: 'red' } })).toEqual({
      line: 6,
      reason: expect.stringContaining('no option "colour"'),
    });
    expect(lineOf({ seats: 'two' })).toEqual({ line: 8, reason: expect.stringContaining('seats') });
    expect(lineOf({ key: keyToHex(keyFromSeed('another')) })).toEqual({
      line: 9,
      reason: expect.stringContaining('committed'),
    });
    expect(lineOf({ hashes: [] }).reason).toContain('0 hashes');
    expect(refused('[]').reason).toBe('not an object');
  });

  it('a damaged command or hash is refused with its line', () => {
    const damaged = file();
    const at = damaged.commands.findIndex((command) => command.do === 'answer' && command.answer === 'count');
    damaged.commands[at] = { ...damaged.commands[at], answer: 'dance' } as never;
    const text = writeMatchFile(damaged);
    const flaw = refused(text);
    expect(text.split('\n')[flaw.line - 1]).toContain('dance');
    expect(flaw.reason).toContain('MINI-ACT');

    const forged = file();
    forged.hashes[2] = `${FORMAT}-0000000000000000`;
    const wrong = writeMatchFile(forged);
    expect(wrong.split('\n')[refused(wrong).line - 1]).toContain('0000000000000000');
    forged.hashes[2] = 'xyz';
    expect(refused(writeMatchFile(forged)).reason).toContain('16 hex digits');
  });
});

describe('rules versions', () => {
  const running = () => new Match(mini, { seats: 2, key: keyFromSeed(3) }).state;

  it('a running match is migrated one version at a time', () => {
    const old = { ...running(), rules: 0 };
    const migrated = upgrade(
      {
        ...mini,
        migrations: {
          0: (s) => ({ ...s, pub: { ...s.pub, mended: 40 } }),
          1: (s) => ({ ...s, pub: { ...s.pub, mended: s.pub.mended + 2 } }),
        },
      },
      old,
    );
    expect(migrated.ok && [migrated.state.rules, migrated.state.pub.mended]).toEqual([2, 42]);
    expect(old.pub.mended).toBe(0);
  });

  it('a renamed step is followed; a step that is gone keeps the match on its old rules', () => {
    const old = running();
    old.pub.table.stack[0]!.at = 'chosen';
    expect(upgrade(mini, old)).toEqual({ ok: false, reason: expect.stringContaining('turns@chosen') });
    const renamed = upgrade({ ...mini, renames: { 'turns@chosen': 'turns@act' } }, old);
    expect(renamed.ok && renamed.state.pub.table.stack[0]!.at).toBe('act');
  });

  it('a match of another game, of newer rules or with an unknown question is refused', () => {
    expect(upgrade(toy, running() as never).ok).toBe(false);
    expect(upgrade(mini, { ...running(), rules: 3 })).toEqual({ ok: false, reason: expect.stringContaining('newer') });
    const old = running();
    old.pub.table.open[0]!.kind = 'dance';
    expect(upgrade(mini, old)).toEqual({ ok: false, reason: expect.stringContaining('dance') });
  });
});
