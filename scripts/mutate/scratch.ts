import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the working tree in which files may be broken; the tree itself is never touched. */
export const makeScratch = (root: string): { path: string; remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'orrery-mutate-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\0')) {
    if (file === '') continue;
    mkdirSync(dirname(join(path, file)), { recursive: true });
    cpSync(join(root, file), join(path, file), { force: true });
  }
  linkPackages(join(root, 'node_modules'), join(path, 'node_modules'), root, path);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** Installed packages are linked; those of this repository must be the copies. */
const linkPackages = (from: string, to: string, root: string, scratch: string): void => {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@orrery' || name.startsWith('.')) continue;
    symlinkSync(join(from, name), join(to, name));
  }
  mkdirSync(join(to, '@orrery'));
  for (const name of readdirSync(join(from, '@orrery'))) {
    const own = execFileSync('readlink', ['-f', join(from, '@orrery', name)], { encoding: 'utf8' }).trim();
    symlinkSync(own.replace(root.replace(/\/$/, ''), scratch), join(to, '@orrery', name));
  }
};
