import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { ROOT, TYPESCRIPT_LOADER } from './topology.ts';

/** Relative paths start where npm was called. */
export const CALLED_IN = process.env.INIT_CWD ?? ROOT;

/** Prints what the site would leave out of files for header and footer. @returns the exit code: 0 when nothing */
export function checkMenuFiles(files: readonly string[]): number {
  const { status } = spawnSync(
    process.execPath,
    ['--import', TYPESCRIPT_LOADER, join(ROOT, 'shell/commands/check-menu.ts'), ...files],
    { stdio: 'inherit', cwd: CALLED_IN },
  );
  return status ?? 1;
}

/** The name under which the platform serves a file: editors may call theirs `spring-menu.json` or `footer.html`. */
export function servedName(file: string): string {
  const name = basename(file);
  if (/\.json$/i.test(name)) return 'menu.json';
  return /\bja\.html?$/i.test(name) ? 'footer.ja.html' : 'footer.en.html';
}
