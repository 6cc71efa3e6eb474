import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ProfileShare {
  /** A package, a folder of the platform, or a name of Node's for its own code. */
  group: string;
  /** Of the time in which the main thread was not idle, 0 to 1. */
  share: number;
}

interface CallFrame {
  functionName: string;
  url: string;
  /** From 0. */
  lineNumber: number;
}

interface CpuProfile {
  nodes: { id: number; callFrame: CallFrame }[];
  samples: number[];
  /** Microseconds before each sample. */
  timeDeltas: number[];
}

/** The shares of a folder's largest `.cpuprofile`, by where the executing functions come from, the largest first. */
export function readProfile(directory: string): ProfileShare[] {
  const files = readdirSync(directory).filter((name) => name.endsWith('.cpuprofile'));
  const profiles = files.map((name) => JSON.parse(readFileSync(join(directory, name), 'utf8')) as CpuProfile);
  const [profile] = profiles.sort((one, other) => other.samples.length - one.samples.length);
  if (!profile) throw new Error('The platform wrote no profile.');
  const groups = new Map(profile.nodes.map(({ id, callFrame }) => [id, groupOf(callFrame)]));
  const times = new Map<string, number>();
  profile.samples.forEach((id, index) => {
    const group = groups.get(id) ?? '';
    if (group) times.set(group, (times.get(group) ?? 0) + (profile.timeDeltas[index] ?? 0));
  });
  const busy = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([group, time]) => ({ group, share: time / busy }))
    .sort((one, other) => other.share - one.share);
}

/** Empty for time in which nothing was executed. */
function groupOf({ functionName, url, lineNumber }: CallFrame): string {
  if (functionName === '(idle)') return '';
  if (functionName === '(garbage collector)') return 'garbage collection';
  const file = url.endsWith('/dist/main.mjs') ? (modulesOf(fileURLToPath(url))[lineNumber] ?? url) : url;
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  if (library) return library;
  const [, own] = /packages\/([a-z-]+\/src\/[a-z-]+)/.exec(file) ?? [];
  if (own) return own;
  if (url.startsWith('node:')) return `Node: ${url.slice('node:'.length)}`;
  return `Node: ${functionName || 'other'}`;
}

const modules = new Map<string, string[]>();

/** The module of each line of a bundle: esbuild writes its path above it. */
function modulesOf(bundle: string): string[] {
  let module = '';
  const known = modules.get(bundle) ?? readFileSync(bundle, 'utf8').split('\n').map(moduleAt);
  modules.set(bundle, known);
  return known;

  function moduleAt(line: string): string {
    if (/^ *\/\/ (node_modules|packages)\/\S+$/.test(line)) module = line.trim().slice(3);
    return module;
  }
}
