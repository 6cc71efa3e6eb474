import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Folders that hold nothing written by hand, for a copy of the repository without git. */
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.git', '.local', 'results', 'coverage']);

/** Paths from the root of all files that are committed or about to be; outside git, of all files that are not generated. */
export function listRepositoryFiles(): string[] {
  const git = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = git.status === 0 ? git.stdout.split('\n').filter(Boolean) : listFolder('');
  return [...new Set(files)].filter((file) => existsSync(join(ROOT, file))).sort();
}

function listFolder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !SKIPPED_FOLDERS.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? listFolder(path) : [path];
    });
}

/** `mfe-store` or `packages/wallet`; `.` for files at the top. */
export function packageOf(file: string): string {
  const [top = '', name = ''] = file.split('/');
  if (top === file) return '.';
  return top === 'packages' ? `packages/${name}` : top;
}

/** As `packageOf`; for the largest packages also the folder in it: `packages/platform-api/src/http`. */
export function folderOf(file: string): string {
  const segments = file.split('/');
  const depth = { 'packages/platform-api': 4, 'packages/journeys': 3, 'packages/lab': 3 }[packageOf(file)];
  return depth ? segments.slice(0, Math.min(depth, segments.length - 1)).join('/') : packageOf(file);
}
