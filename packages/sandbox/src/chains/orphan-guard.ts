import { spawn } from 'node:child_process';

/**
 * Ends a process when this one is gone, however it went: the guard reads a pipe that closes only then. A kill by force
 * leaves no chance to stop children otherwise.
 *
 * @returns what calls the guard off
 */
export function guardAgainstOrphan(pid: number): () => void {
  if (process.platform === 'win32') return () => undefined;
  const guard = spawn('/bin/sh', ['-c', 'trap "" INT; read -r line || kill "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.stdin.on('error', () => undefined);
  guard.unref();
  return () => guard.stdin.end('done\n');
}
