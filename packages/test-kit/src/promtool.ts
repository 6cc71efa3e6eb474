import { spawnSync } from 'node:child_process';

/** Runs Prometheus's own checks (Debian: `apt-get install --no-install-recommends prometheus`). @returns its exit code and all that it printed */
export function runPromtool(args: readonly string[], input = ''): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

const isInstalled = runPromtool(['--version']).status === 0;

/** A test that needs `promtool`; without it the test is skipped, and its title names the reason. */
export const itWithPromtool = (title: string, test: jest.ProvidesCallback): void =>
  isInstalled ? it(title, test) : it.skip(`${title} (promtool is not installed)`, test);
