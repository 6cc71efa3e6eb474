import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * A team at a terminal, in a folder outside of the workspace.
 *
 * @param registry the origin of the registry with the kits
 */
export function createTeam(folder: string, registry: string) {
  const npmrc = join(folder, 'npmrc');
  writeFileSync(npmrc, `@xana:registry=${registry}/\nprefer-offline=true\nyes=true\naudit=false\nfund=false\n`);
  const { PATH = '', HOME = '' } = process.env;
  const environment: Record<string, string> = { PATH, HOME, npm_config_userconfig: npmrc };
  return {
    /** Types a command line. @throws Error with what the command printed */
    async type(line: string, directory: string, more: Record<string, string> = {}): Promise<string> {
      const options = { cwd: directory, env: { ...environment, ...more }, encoding: 'utf8' as const };
      const { stdout, stderr } = await run('sh', ['-c', line], options).catch(
        (error: Error & { stdout: string; stderr: string }) => {
          throw new Error(`${line}\n${error.stdout}\n${error.stderr}`);
        },
      );
      return stdout + stderr;
    },
    /** Starts a command that runs until it is stopped. */
    start(line: string, directory: string, more: Record<string, string> = {}) {
      const child = spawn('sh', ['-c', line], {
        cwd: directory,
        env: { ...environment, ...more },
        stdio: ['ignore', 'pipe', 'pipe'],
        // A group of its own: npm does not pass signals on to what its shell started.
        detached: true,
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
      const ended = once(child, 'exit');
      return {
        output: () => output,
        async stop() {
          if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
          await ended;
        },
      };
    },
    edit(directory: string, file: string, change: (content: string) => string): void {
      const path = join(directory, file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    },
  };
}
