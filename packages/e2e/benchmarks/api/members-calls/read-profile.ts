import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ProfileShare {
  /** A package, a folder of the platform, or a name of Node's for its own code. */
  group: string;
  /** Of the time in which the main thread was not idle, 0 to 1. */
  share: number;
}

interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
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
function groupOf({ functionName, url }: CpuProfile['nodes'][number]['callFrame']): string {
  if (functionName === '(idle)') return '';
  if (functionName === '(garbage collector)') return 'garbage collection';
  const [, library] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? [];
  if (library) return library;
  const [, own] = /\/packages\/([a-z-]+\/src\/[a-z-]+)/.exec(url) ?? [];
  if (own) return own;
  if (url.startsWith('node:')) return `Node: ${url.slice('node:'.length)}`;
  return `Node: ${functionName || 'other'}`;
}
