import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@xana/test-kit/free-port';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { closeAfterTest } from '../test-cleanup.ts';
import { SETTINGS } from '../test-releases.ts';

const TSX = createRequire(import.meta.url).resolve('tsx');
const SOURCES = join(import.meta.dirname, '..');

export interface Finished {
  status: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

interface MachineOptions {
  /** What Node runs as the release command. Default: its sources, which start more slowly than the bundled file. */
  command?: readonly string[];
}

/** The release command and the page server as processes of machines that share nothing but what the variables name: a bucket, or a folder. For tests. */
export async function createMachines(
  variables: NodeJS.ProcessEnv,
  { command = ['--import', TSX, join(SOURCES, 'cli.ts')] }: MachineOptions = {},
) {
  const [port, folder] = [await freePort(), createTempDirectory('processes')];
  const settings = join(folder, 'page-settings.json');
  const origin = `http://localhost:${port}`;
  const config = { ...SETTINGS.config, origins: { ...SETTINGS.config.origins, site: origin } };
  writeFileSync(settings, JSON.stringify({ ...SETTINGS, config, origins: { ...SETTINGS.origins, shell: origin } }));
  const environment = (machine: string): NodeJS.ProcessEnv => ({
    PATH: process.env.PATH,
    RELEASE_STORE: join(folder, machine),
    PAGE_SETTINGS: settings,
    ONLY: 'shell',
    PORT: String(port),
    ...variables,
    ...(variables.RELEASE_ROOT ? { TRUST_DIRECTORY: join(folder, `${machine}-trusted`) } : {}),
  });
  const start = (machine: string, words: readonly string[]) =>
    spawn(process.execPath, words, { env: environment(machine) });
  return {
    origin,
    directoryOf: (machine: string) => join(folder, machine),
    /** Starts a command, which a test may kill. */
    startCommand(machine: string, ...words: string[]): { process: ChildProcess; finished: Promise<Finished> } {
      const child = start(machine, [...command, ...words]);
      return { process: child, finished: finish(child) };
    },
    async startPages(machine = 'pages') {
      const child = start(machine, ['--import', TSX, join(SOURCES, 'main.ts')]);
      closeAfterTest(() => child.kill());
      const lines: string[] = [];
      createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
      await once(createInterface({ input: child.stdout }), 'line');
      return { process: child, lines };
    },
  };
}

async function finish(child: ChildProcess): Promise<Finished> {
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (data) => {
    stdout += data;
  });
  child.stderr?.on('data', (data) => {
    stderr += data;
  });
  const [status, signal] = await once(child, 'close');
  return { status, signal, stdout, stderr };
}
