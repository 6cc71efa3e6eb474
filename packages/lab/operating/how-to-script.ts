import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBlocks } from '@xana/local-site/test-how-to';
import { ROOT } from '@xana/local-site/topology';

/** A shell of an operator. */
export interface Shell {
  /** Runs commands; what they export stays for the next ones. @returns what they printed @throws Error with it when a command fails */
  run(script: string): Promise<string>;
}

type Values = Readonly<Record<string, string>>;

const TIMEOUT_MS = 120_000;

/** @param user who runs the commands; default: the current one */
export function openShell(environment: Values, user?: { uid: number; gid: number }): Shell {
  let variables: NodeJS.ProcessEnv = { ...process.env, ...environment };
  return {
    async run(script) {
      const { printed, after } = await runBash(script, { cwd: ROOT, env: variables, ...user });
      variables = after;
      return printed;
    },
  };
}

/**
 * The shell blocks of one section of a how-to page as they stand there. Only literal values of `export` lines are replaced: they name places
 * and times that are different in a test.
 */
export const readSection = (page: string, heading: string, values: Values): string[] =>
  readBlocks(page, heading).map((block) => block.replace(/^export .*$/gm, (line) => withValues(line, values)));

/** @throws Error for a name without a value: the command would use the place that the page names */
const withValues = (line: string, values: Values): string =>
  line.replace(/(\w+)=('[^']*'|\$\([^)]*\)|\S+)/g, (assignment, name: string, value: string) => {
    if (values[name] !== undefined) return `${name}='${values[name]}'`;
    if (value.includes('$')) return assignment;
    throw new Error(`The page exports ${name}, for which the test has no value.`);
  });

/** @returns what the script printed, and its variables at the end: all of them are exported */
async function runBash(script: string, options: SpawnOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'xana-how-to-'));
  const [file, variables] = [join(folder, 'printed'), join(folder, 'variables')];
  // Files, because a server that the commands start keeps a pipe open.
  const [printed, after] = [openSync(file, 'w'), openSync(variables, 'w')];
  try {
    const all = `set -aeuo pipefail\n${script}\nenv -0 >&3`;
    const shell = spawn('bash', ['-c', all], {
      ...options,
      stdio: ['ignore', printed, printed, after],
      timeout: TIMEOUT_MS,
    });
    const [status] = await once(shell, 'exit');
    const text = readFileSync(file, 'utf8');
    if (status !== 0) throw new Error(`The commands ended with ${status}:\n${script}\n${text}`);
    const pairs = readFileSync(variables, 'utf8')
      .split('\0')
      .filter((each) => each.includes('='))
      .map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]);
    return { printed: text, after: Object.fromEntries(pairs) as NodeJS.ProcessEnv };
  } finally {
    closeSync(printed);
    closeSync(after);
    rmSync(folder, { recursive: true, force: true });
  }
}
