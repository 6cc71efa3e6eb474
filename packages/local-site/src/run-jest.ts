import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The used fields of jest's report. */
interface Report {
  testResults: { name: string; status: 'passed' | 'failed' }[];
}

/**
 * Runs jest. In CI the files with failures run once more, alone, as Playwright does with journeys; both runs are in the output.
 * A run that ends before it has a result of any file is not repeated.
 *
 * @returns the exit status, null after a signal
 */
export function runJest(command: string, options: readonly string[], spawnOptions: SpawnSyncOptions): number | null {
  const folder = mkdtempSync(join(tmpdir(), 'xana-unit-'));
  const report = join(folder, 'report.json');
  const run = (parameters: readonly string[]) => spawnSync(command, parameters, spawnOptions).status;
  try {
    const status = run([...options, '--json', `--outputFile=${report}`]);
    if (status !== 1 || !process.env.CI) return status;
    const failed = readFailed(report);
    if (failed.length === 0) return status;
    console.error(`\n${failed.length} test files failed and run once more:\n  ${failed.join('\n  ')}\n`);
    // Few files run in this process itself, which an open socket of a failed test would keep alive.
    return run(['--maxWorkers=1', '--forceExit', '--runTestsByPath', ...failed]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readFailed(report: string): string[] {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  } catch {
    return [];
  }
}
