import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface Package {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

const read = (path: string) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
const { workspaces: patterns }: { workspaces: string[] } = read('package.json');
/** The folders that the patterns of the workspaces stand for. */
const workspaces = globSync(
  patterns.map((pattern) => `${pattern}/package.json`),
  { cwd: fileURLToPath(new URL('..', import.meta.url)) },
)
  .map((file) => file.replace(/[\\/]package\.json$/, ''))
  .toSorted();
const { packages }: { packages: Record<string, Package> } = read('package-lock.json');

describe('dependencies', () => {
  it('the lock file names no registry host, so it installs from any mirror', () => {
    const hosts = Object.values(packages).filter((entry) => entry.resolved !== undefined && !entry.link);
    expect(hosts).toEqual([]);
  });

  it('every workspace has the version of the project, which the changelog names as the newest', () => {
    const { version }: Package = read('package.json');
    expect(workspaces.map((folder) => read(`${folder}/package.json`).version)).toEqual(workspaces.map(() => version));
    const changelog = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8');
    expect(/^## (\d\S*)/m.exec(changelog)?.[1]).toBe(version);
  });

  it.each(['.', ...workspaces])('%s pins exact versions: a newer binary tool may lack other platforms', (folder) => {
    const { dependencies, devDependencies, optionalDependencies }: Package = read(`${folder}/package.json`);
    const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([name]) => !name.startsWith('@orrery/'))
      .filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(version));
    expect(ranges).toEqual([]);
  });

  it.each(workspaces)('%s is locked with the dependencies its package.json asks for', (folder) => {
    const { dependencies = {}, devDependencies = {} }: Package = read(`${folder}/package.json`);
    expect(packages[folder]?.dependencies ?? {}).toEqual(dependencies);
    expect(packages[folder]?.devDependencies ?? {}).toEqual(devDependencies);
  });
});
