import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onNpmGone } from './parent-gone.mjs';

/** Runs `src/<command>.ts` in a process that stops with this one, and ends with its exit code. */
export function runScript(root, command, args) {
  const script = join(root, 'packages/local-site/src', `${command}.ts`);
  if (!existsSync(script)) {
    console.error(`Unknown command "${command}".`);
    process.exit(2);
  }
  const loader = join(root, 'packages/local-site/node_modules/tsx/dist/loader.mjs');
  const orphanGuard = join(root, 'packages/local-site/stop-with-parent.mjs');
  const options = ['--import', `file://${orphanGuard}`, '--import', `file://${loader}`];
  const child = spawn(process.execPath, [...options, script, ...args], {
    cwd: root,
    // The IPC channel closes when this process ends; the child's input stays the terminal.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  onNpmGone(() => child.kill('SIGTERM'));
  // The terminal sends Ctrl-C to the child directly; this process only waits for its cleanup.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
