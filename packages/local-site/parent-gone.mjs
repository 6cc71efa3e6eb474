// npm runs a script through a shell and forwards SIGTERM only to that shell, which ends without notifying its child.
// SIGHUP and SIGKILL end npm and leave the shell. In both cases a process loses its parent, which this file detects.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const CHECK_INTERVAL_MS = 500;

/** Calls back once when npm, or the shell between npm and this process, has ended. Does nothing without npm. */
export function onNpmGone(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const { parent: grandparent, name } = describeProcess(parent);
  const isThroughShell = /^(ba|da|z)?sh$/.test(name);
  const timer = setInterval(() => {
    // A process whose parent ends is adopted by another one.
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

/** For systems without /proc, such as macOS. Without `ps` only the direct parent is watched. */
function describeByPs(pid) {
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' });
    const [, parent, command] = /^\s*(\d+)\s+(.*)$/.exec(line.trim()) ?? [];
    return { name: (command ?? '').split('/').pop(), parent: Number(parent) };
  } catch {
    return { name: '', parent: 0 };
  }
}
