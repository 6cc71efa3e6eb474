// npm runs a script through a shell and passes SIGTERM on to that shell alone, which ends without telling its child.
// SIGHUP and SIGKILL end npm and leave the shell. Either way a process loses a parent; Node built-ins alone see it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const CHECK_INTERVAL_MS = 500;

/** Calls back once when npm, or the shell between npm and this process, is gone. Without npm nothing is watched. */
export function onNpmGone(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const { parent: grandparent, name } = describeProcess(parent);
  const isThroughShell = /^(ba|da|z)?sh$/.test(name);
  const timer = setInterval(() => {
    // A process whose parent ends gets another one.
    const isGone = process.ppid !== parent || (isThroughShell && describeProcess(parent).parent !== grandparent);
    if (!isGone) return;
    clearInterval(timer);
    callback();
  }, CHECK_INTERVAL_MS);
  timer.unref();
}

function describeProcess(pid) {
  try {
    // `18404 (sh) S 18391 …`, and the name may contain anything.
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return describeByPs(pid);
  }
}

/** Where there is no /proc, as on macOS; where there is no `ps` either, the parent alone is watched. */
function describeByPs(pid) {
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' });
    const [, parent, command] = /^\s*(\d+)\s+(.*)$/.exec(line.trim()) ?? [];
    return { name: (command ?? '').split('/').pop(), parent: Number(parent) };
  } catch {
    return { name: '', parent: 0 };
  }
}
