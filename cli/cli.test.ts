import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { captured } from './fixtures/captured.ts';

const scratch = mkdtempSync(join(tmpdir(), 'orrery-cli-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function json(line: string): Promise<Record<string, unknown>> {
  const { code, out, err } = await captured(`${line} --json`);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as Record<string, unknown>;
}

async function expectRefusal(line: string, ...tells: (string | RegExp)[]): Promise<void> {
  const { code, err } = await captured(line);
  expect(code).toBe(1);
  expect(err).toMatch(/^orrery: [^\n]+\n$/);
  for (const told of tells) expect(err).toMatch(told);
}

describe('help', () => {
  it('explains the tool and every command, with examples', async () => {
    const { out } = await captured('--help');
    const names = [...out.matchAll(/^ {2}npx orrery (\w+)/gm)].map((match) => match[1]);
    expect(names).toEqual([
      'games',
      'play',
      'simulate',
      'ladder',
      'fuzz',
      'replay',
      'campaign',
      'sheets',
      'odds',
      'statistics',
      'bench',
      'completion',
    ]);
    for (const name of names) {
      const { code, out: help } = await captured(`${name} --help`);
      expect(code).toBe(0);
      expect(help).toContain(`usage: orrery ${name}`);
      expect(help).toContain(`npx orrery ${name}`);
    }
  });
});

describe('completion', () => {
  /** What bash offers when Tab is pressed at the end of a line. */
  async function offered(line: string): Promise<string[]> {
    const { out } = await captured('completion bash');
    const words = line.split(' ');
    const program = `${out}\nCOMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _orrery; echo "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', program], { encoding: 'utf8' });
    expect(stderr).toBe('');
    return stdout.trim().split(' ').filter(Boolean);
  }

  it('offers commands, games, options, their values and levels of bots', async () => {
    expect(await offered('orrery s')).toEqual(['simulate', 'sheets', 'statistics']);
    expect(await offered('orrery play com')).toEqual(['comets']);
    expect(await offered('orrery simulate comets --se')).toEqual(['--seats', '--set', '--seed']);
    expect(await offered('orrery play comets --lang ')).toEqual(['en', 'fr', 'de']);
    expect(await offered('orrery simulate comets --bots g')).toEqual(['gentle']);
    expect(await offered('orrery completion z')).toEqual(['zsh']);
    // A file: bash itself knows those.
    expect(await offered('orrery simulate comets --out x')).toEqual([]);
  });

  /** What zsh makes of a line when Tab is pressed at its end, typed at a terminal. */
  async function completedByZsh(line: string): Promise<string> {
    const dir = mkdtempSync(join(tmpdir(), 'orrery-zsh-'));
    const [script, result] = [join(dir, 'completion'), join(dir, 'line')];
    writeFileSync(script, (await captured('completion zsh')).out);
    const press = `press() { zle complete-word; print -rn -- $BUFFER > ${result}; exit; }; zle -N press; bindkey "^I" press`;
    const program = `zmodload zsh/zpty; zpty shell zsh -f -i
      zpty -w shell 'HOME=${dir}; source ${script}; ${press}'
      zpty -w -n shell $'${line}\t'; while zpty -r shell part; do :; done`;
    spawnSync('zsh', ['-f', '-c', program], { timeout: 20_000 });
    const completed = readFileSync(result, 'utf8').trim();
    rmSync(dir, { recursive: true });
    return completed;
  }

  it.skipIf(spawnSync('zsh', ['--version']).error)(
    'works in zsh, where it is installed',
    async () => {
      expect(await completedByZsh('orrery simul')).toBe('orrery simulate');
      expect(await completedByZsh('orrery play com')).toBe('orrery play comets');
      expect(await completedByZsh('orrery simulate comets --bots gen')).toBe('orrery simulate comets --bots gentle');
    },
    120_000,
  );

  it('is refused for a shell that is not known', async () => {
    await expectRefusal('completion csh', /"csh"; there is one for bash, zsh/);
  });
});

describe('a wish that cannot be met is refused in one sentence that says what exists', () => {
  it.each([
    ['command', 'simulat comets', /no command "simulat".*simulate/],
    ['option', 'simulate comets --game 3', /no option --game;.*--games/],
    ['game', 'simulate chess', /no game "chess".*comets/],
    ['bot', 'simulate comets --bots random,hal', /no bot "hal".*greedy.*search/],
    ['option of the game', 'simulate comets --set size=big', /no option "size".*length/],
    ['value of an option', 'simulate comets --set length=huge', /"huge".*short, long/],
    ['value of an option to fuzz', 'fuzz comets --set length=huge', /"huge".*short, long/],
    ['setting without a value', 'simulate comets --set length', /OPTION=VALUE/],
    ['number', 'simulate comets --games many', /--games must be a whole number.*"many"/],
    ['seats', 'simulate comets --seats 5', /2 to 3 seats.*5/],
    ['more bots than seats', 'simulate comets --seats 2 --bots random,greedy,lookahead', /3 bots.*2 seats/],
    ['missing operand', 'simulate', /GAME is missing/],
    ['operand too many', 'games comets', /"comets" is one too many/],
    ['missing value', 'simulate comets --games', /--games needs a value/],
    ['language', 'play comets --lang es', /--lang must be en, fr, de/],
    ['seat', 'play comets --seat 3', /--seat must be a whole number from 1 to 2/],
    ['file', 'replay nowhere.json', /no file nowhere\.json/],
    ['ladder of one', 'ladder comets --bots random', /two or more different bots/],
    ['game that does not load', 'play missing', /missing cannot be loaded/],
  ])('%s', async (_what, line, told) => {
    await expectRefusal(line, told);
    expect((await captured(line)).out).toBe('');
  });
});

describe('games', () => {
  it('lists seats and options, and what is wrong with a game that does not load', async () => {
    const { games } = (await json('games')) as { games: { id: string; seats?: object; flaw?: string }[] };
    expect(games[0]).toMatchObject({ id: 'comets', title: 'Comets', seats: { min: 2, max: 3 } });
    expect(games[1]).toEqual({ id: 'missing', flaw: 'missing cannot be loaded: its file is not there' });
    const { out } = await captured('games');
    expect(out).toMatch(/length +long +short, long/);
  });
});

describe('simulate', () => {
  const line = 'simulate comets --bots greedy,random --games 40 --seed 3';

  it('counts how long games are, whether beginning helps, and what is bought', async () => {
    const counted = 'simulate counted --games 30 --seed 2 --things';
    expect(await json('simulate counted --games 3 --seed 2')).toMatchObject({
      endings: [{ rule: 'COMET-END-01', games: 3, seeds: [2, 3, 4] }],
    });
    const report = await json(counted);
    expect(report).toMatchObject({ length: [5, 5, 5], first: (report.seats as { winRate: unknown }[])[0]!.winRate });
    const [high, low, prize] = report.things as { offered: number; taken: number; winRate: { value: number } }[];
    expect(prize).toMatchObject({ thing: 'prize', offered: 150, taken: 0 });
    expect(high!.taken + low!.taken).toBe(300);
    expect(high!.winRate.value).toBeGreaterThan(low!.winRate.value);
    expect((await captured(counted)).out).toMatch(/5 \/ 5 \/ 5\nwhoever begins wins [\s\S]*high comet +0 +\d+ +– +\d+/);
    expect(await json(`${counted} --jobs 2`)).toMatchObject({ things: report.things });
    await expectRefusal('simulate comets --things', /comets counts no single things/);
  });
  it('gives the same digest for the same arguments, whatever the jobs, and another for another seed', async () => {
    const once = await json(line);
    expect(once.digest).toMatch(/^[0-9a-f]{64}$/);
    expect((await json(line)).digest).toBe(once.digest);
    expect((await json(`${line} --jobs 3`)).digest).toBe(once.digest);
    expect((await json('simulate comets --bots greedy,random --games 40 --seed 4')).digest).not.toBe(once.digest);
  });

  it('reports games, decisions, speed, and wins and scores with intervals by bot and by seat', async () => {
    const report = await json(line);
    expect(report).toMatchObject({ games: 40, reproducible: true, unfinished: [] });
    expect(report.decisions).toBe(40 * 12);
    expect(report.decisionsPerSecond).toBeGreaterThan(100);
    const bots = report.bots as { bot: string; games: number; wins: number; winRate: { low: number; high: number } }[];
    expect(bots.map(({ bot, games }) => [bot, games])).toEqual(
      expect.arrayContaining([
        ['greedy', 40],
        ['random', 40],
      ]),
    );
    for (const { winRate, wins } of bots) {
      expect(winRate.low).toBeLessThan(wins / 40);
      expect(winRate.high).toBeGreaterThan(wins / 40);
    }
    expect(report.seats).toHaveLength(2);
  });

  it('plays a single game again by its seed alone, bots in the same seats', async () => {
    const [all, one] = [join(scratch, 'all'), join(scratch, 'one')];
    await json(`simulate comets --seats 3 --bots greedy,random --games 6 --seed 20 --out ${all}`);
    await json(`simulate comets --seats 3 --bots greedy,random --games 1 --seed 24 --out ${one}`);
    expect(readdirSync(all)).toHaveLength(6);
    const name = 'comets-24.match.json';
    expect(readFileSync(join(one, name), 'utf8')).toBe(readFileSync(join(all, name), 'utf8'));
  });

  it('writes match files of the very games it counts', async () => {
    const dir = join(scratch, 'counted');
    const { digest } = await json(`${line} --out ${dir}`);
    expect(digest).toBe((await json(line)).digest);
    expect((await captured(`replay ${join(dir, 'comets-3.match.json')} --verify`)).code).toBe(0);
  });

  it('lets every bot sit in every seat equally often', async () => {
    const dir = join(scratch, 'seating');
    await json(`simulate comets --seats 3 --bots lookahead,random,greedy --games 12 --seed 0 --out ${dir}`);
    const seatings = readdirSync(dir).map((file) => {
      const { seats } = JSON.parse(readFileSync(join(dir, file), 'utf8')) as { seats: { name: string }[] };
      return seats.map(({ name }) => name).join(' ');
    });
    for (const bot of ['lookahead', 'random', 'greedy'])
      for (const seat of [0, 1, 2]) expect(seatings.filter((names) => names.split(' ')[seat] === bot)).toHaveLength(4);
    expect(new Set(seatings).size).toBe(6);
  });

  it('names the seeds of games that outlast the limit and counts them for nobody', async () => {
    const report = await json('simulate comets --games 3 --seed 8 --limit 4');
    expect(report.unfinished).toEqual([8, 9, 10]);
    expect(report.seats).toEqual([]);
    expect((await captured('simulate comets --games 3 --seed 8 --limit 4')).out).toContain('seeds 8, 9, 10');
  });

  it('says when a bot that thinks by the clock makes the digest unrepeatable', async () => {
    expect((await json('simulate comets --bots search:1ms --games 1')).reproducible).toBe(false);
  });

  it('names the seed of a game that breaks, in a worker too', async () => {
    for (const jobs of [1, 2])
      await expectRefusal(
        `simulate cracked --games 4 --seed 6 --jobs ${jobs}`,
        /the game of seed \d breaks: .*comet\.99/,
      );
  });

  it('draws progress only for somebody who watches', async () => {
    expect((await captured(line)).err).toBe('');
    expect((await captured(line, [], true)).err).toMatch(/\[#*\.*\] \d+ of 40 games/);
  });
});

describe('fuzz', () => {
  it('checks games and lists what was never reached', async () => {
    const report = await json('fuzz comets --games 5');
    expect(report).toMatchObject({ game: 'comets', games: 5, failure: null, neverReached: { steps: [] } });
    expect((await captured('fuzz comets --games 5')).out).toMatch(/5 games.*\nsteps reached: 6 of 6/);
    const { neverReached } = await json('fuzz comets --games 1');
    expect((neverReached as { options: string[] }).options.join()).toMatch(/^length=(short|long),seats=\d$/);
  });
  it('reports the same with any number of jobs', async () => {
    const report = await json('fuzz comets --games 6');
    expect(await json('fuzz comets --games 6 --jobs 2')).toEqual(report);
  });
  it('fails with the command line that shows the fault again', async () => {
    for (const jobs of [1, 2])
      await expectRefusal(
        `fuzz crooked --games 5 --seed 9 --seats 2 --jobs ${jobs}`,
        /created or lost/,
        /npx orrery fuzz crooked --games 1 --seed 9/,
      );
  });
});

describe('replay', () => {
  async function matchFile(): Promise<string> {
    await json(`simulate comets --games 1 --seed 5 --out ${scratch}`);
    return join(scratch, 'comets-5.match.json');
  }
  function damage(path: string, from: RegExp, to: string): { path: string; line: number } {
    const text = readFileSync(path, 'utf8');
    const damaged = text.replace(from, to);
    expect(damaged).not.toBe(text);
    const line = text.split('\n').findIndex((one, i) => one !== damaged.split('\n')[i]) + 1;
    const bad = join(scratch, 'bad.json');
    writeFileSync(bad, damaged);
    return { path: bad, line };
  }

  it('tells the match as an observer, or as a seat saw it', async () => {
    const path = await matchFile();
    const shown = (await captured(`replay ${path}`)).out;
    expect(shown).toContain('A hand of 5 is dealt.');
    expect(shown).not.toContain('You are dealt');
    const mine = (await captured(`replay ${path} --seat 2`)).out;
    expect(mine.match(/You are dealt/g)).toHaveLength(1);
    expect(mine).toContain('The match is over.');
    expect((await captured(`replay ${path} --seat 2 --lang de`)).out).toContain('Die Partie ist beendet.');
  });
  it('stops where it is told', async () => {
    const path = await matchFile();
    const { out } = await captured(`replay ${path} --to 2`);
    expect(out).toContain('swaps');
    expect(out).not.toContain('Bids');
  });
  it('names the line of a changed hash, command, key or of broken JSON', async () => {
    const path = await matchFile();
    for (const [from, to] of [
      [/("hashes": \[\n(?: {4}.*\n){4} {4}")(\w)/, '$1z'],
      [/("hashes": \[\n(?: {4}.*\n){4} {4}"\d+-)\w{16}/, '$10123456789abcdef'],
      [/"comet\.(\d+)"\}(?=,\n {4}\{"do":"answer","seat":1)/, '"comet.99"}'],
      [/"key": "\w{4}/, '"key": "0123'],
      [/"do":"answer"/, '"do":"answer'],
    ] as const) {
      const bad = damage(path, from, to);
      const line = to.startsWith('"key"') ? bad.line - 1 : bad.line;
      await expectRefusal(`replay ${bad.path} --verify`, new RegExp(`bad\\.json, line ${line}: `));
    }
  });
});

describe('play', () => {
  it('shows the table, the question and numbered answers, and plays to the end', async () => {
    const { code, out } = await captured(
      'play comets --seed 2 --bots random',
      Array.from({ length: 12 }, () => '1'),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/hand\.0: comet\.\d+/);
    expect(out).toContain('Swap up to 2 cards?');
    expect(out).toMatch(/ 1\. keep all/);
    expect(out).toMatch(/What do you bid for \d points\?\n +1\. bid \d+/);
    expect(out).toMatch(/The match is over\. Won by: .*Scores: Player 1 \(you\) \d+, Player 2 \(random\) \d+/);
    expect(out).not.toContain('hand.1: comet');
  });
  it('speaks French and German', async () => {
    expect((await captured('play comets --seed 2 --lang fr', ['1'])).out).toMatch(/Comètes\..*miser \d+.*inachevée\./s);
    expect((await captured('play comets --seed 2 --lang de', ['1'])).out).toMatch(
      /Kometen\..*biete \d+.*unvollendet\./s,
    );
  });
  it('ends with a sentence when the input does, or at quit', async () => {
    const closed = await captured('play comets --seed 2');
    expect(closed.code).toBe(0);
    expect(closed.out).toMatch(/No more input: the match stops here, unfinished\.\n$/);
    expect((await captured('play comets --seed 2', ['quit', '1'])).out).toMatch(/Goodbye: .*\n$/);
  });
  it('takes an answer back, over what the bots did since', async () => {
    const once = (await captured('play comets --seed 2 --bots random', ['undo', '2', 'undo'])).out;
    expect(once).toContain('There is nothing to take back.');
    expect(once.match(/Swap up to 2 cards\?/g)).toHaveLength(2);
    expect(once).toContain('Taken back.');
    const further = (await captured('play comets --seed 2 --bots random', ['1', '1', '1', 'undo', 'undo', 'undo'])).out;
    expect(further.match(/Swap up to 2 cards\?/g)).toHaveLength(2);
  });
  it('shows only what is new of the table, and all of it when asked', async () => {
    const short = (await captured('play comets --seed 2 --bots random', ['1', '1'])).out;
    expect(short.match(/^ {2}wish: /gm)).toHaveLength(1);
    expect(short.match(/^ {2}round: /gm)).toHaveLength(3);
    const shown = (await captured('play comets --seed 2 --bots random', ['view'])).out;
    expect(shown.match(/^ {2}hand\.0: /gm)).toHaveLength(2);
  });
  it('shows the log, helps, and does not take nonsense for an answer', async () => {
    const { out } = await captured('play comets --seed 2 --bots random', ['1', 'log', 'help', '99', 'dance', 'save']);
    expect(out.match(/You are dealt/g)).toHaveLength(2);
    expect(out).toContain('undo takes your last answer back');
    expect(out.match(/Type a number from 1 to 5, or help\./g)).toHaveLength(2);
    expect(out).toContain('Say where: save FILE');
  });
  it('saves a match that replay accepts, undo included', async () => {
    const file = join(scratch, 'saved.json');
    const { out } = await captured('play comets --seed 2 --bots random', ['1', '1', 'undo', '2', `save ${file}`]);
    expect(out).toContain(`Saved in ${file}`);
    expect((await captured(`replay ${file} --verify`)).code).toBe(0);
    expect((await captured('play comets --seed 2', ['save /nowhere/at/all'])).out).toContain('could not be saved');
  });
});

describe('ladder', () => {
  it('rates the better bot higher, the same with any number of jobs', async () => {
    const line = 'ladder comets --bots random,greedy,search:20 --games 30';
    const report = await json(line);
    const bots = report.bots as { bot: string; rating: { value: number; low: number; high: number } }[];
    expect(bots.at(-1)!.bot).toBe('random');
    for (const { rating } of bots) {
      expect(rating.low).toBeLessThanOrEqual(rating.value);
      expect(rating.high).toBeGreaterThanOrEqual(rating.value);
    }
    expect(bots.reduce((sum, { rating }) => sum + rating.value, 0) / 3).toBeCloseTo(1500);
    expect(await json(`${line} --jobs 2`)).toEqual(report);
    expect((await captured(line)).out).toMatch(/bot +rating +95 % interval +v /);
  });
});

describe('the installed command', () => {
  const bin = fileURLToPath(new URL('./bin/orrery.mjs', import.meta.url));
  const run = (...args: string[]) => spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', input: '' });

  it('runs, answers on the right streams and with the right exit code', () => {
    const good = run('games', '--json');
    expect([good.status, good.stderr]).toEqual([0, '']);
    expect(JSON.parse(good.stdout)).toHaveProperty('games');
    const bad = run('simulate', 'chess');
    expect([bad.status, bad.stdout]).toEqual([1, '']);
    expect(bad.stderr).toMatch(/^orrery: there is no game "chess"; the games are star-realms, .*\n$/);
  });
});
