import { execFileSync } from 'node:child_process';

interface RunningProcess {
  pid: number;
  parent: number;
  command: string;
}

/** All processes of this machine except zombies. */
function runningProcesses(): RunningProcess[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, state = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return !pid || state.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

/** A process and all of its descendants. */
export function processTree(root: number): RunningProcess[] {
  const all = runningProcesses();
  const tree = all.filter(({ pid }) => pid === root);
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
}

export function stillRunning(tree: readonly RunningProcess[]): RunningProcess[] {
  const isRunning = new Map(runningProcesses().map(({ pid, command }) => [pid, command]));
  return tree.filter(({ pid, command }) => isRunning.get(pid) === command);
}
