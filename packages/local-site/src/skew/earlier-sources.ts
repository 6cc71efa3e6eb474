import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../topology.ts';

const PNPM = ['exec', '--yes', '--package', 'pnpm@10.34.9', '--', 'pnpm'];

/** A temporary worktree for sources of earlier commits, with their packages. */
export class EarlierSources {
  #folder: string | undefined;
  #lockfile: string | undefined;

  /** @returns the folder with the sources of a commit, valid until the next one */
  checkOut(commit: string): string {
    const folder = this.#folder ?? mkdtempSync(join(tmpdir(), 'xana-previous-'));
    const worktree = join(folder, 'sources');
    if (this.#folder) run('git', ['checkout', '--quiet', '--detach', '--force', commit], worktree);
    else run('git', ['worktree', 'add', '--quiet', '--detach', worktree, commit], ROOT);
    this.#folder = folder;
    // The packages of the workspace are links to its folders, so those of the current sources cannot be used.
    const lockfile = readFileSync(join(worktree, 'pnpm-lock.yaml'), 'utf8');
    if (lockfile !== this.#lockfile)
      run('npm', [...PNPM, 'install', '--frozen-lockfile', '--prefer-offline'], worktree);
    this.#lockfile = lockfile;
    return worktree;
  }

  remove(): void {
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true });
    run('git', ['worktree', 'prune'], ROOT);
  }
}

/** @throws Error with the end of what the program printed */
export function run(program: string, parameters: readonly string[], cwd: string): void {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, CI: '1' },
    maxBuffer: 64_000_000,
  });
  if (status === 0) return;
  const printed = `${error?.message ?? ''}${stdout}${stderr}`.slice(-4_000);
  throw new Error(`${program} ${parameters.join(' ')} failed.\n${printed}`);
}
