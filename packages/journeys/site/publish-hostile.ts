import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '@xana/release/publish';
import { activeRelease, settings, store, takeBack } from '../releases/site-releases.ts';
import { copyRelease } from './copy-release.ts';

/** The mount context, as far as attacks use it. Loosely typed: an attacker ignores types. */
export interface HostileContext {
  session: {
    call(operation: object, input: object, options?: object): Promise<unknown>;
    [verb: string]: unknown;
  };
  config: { origins: Record<string, string> };
  establish?: unknown;
  domElement: HTMLElement;
  [name: string]: unknown;
}

/** webpack's share scope: versions of each shared module, by name. */
type HostileScope = Record<string, Record<string, { get(): unknown }>>;

interface Attack {
  /** The remote whose release is compromised. */
  name: string;
  /** Runs when the entry is evaluated, before the shell receives the container. */
  onLoad?: () => void;
  /** Runs with the share scope that the shell passes to the entry, before the entry receives it. */
  onInit?: (scope: HostileScope) => void;
  /** Runs with the mount context of a module, before the module mounts. */
  onMount?: (context: HostileContext) => void;
}

/**
 * Publishes a copy of a remote's active release that carries attack code and otherwise works as before. The functions
 * travel as source text, as those of `page.evaluate` do: arrow functions that use nothing around them and leave what
 * they find in `window`.
 *
 * @returns a function that rolls the release back
 */
export function publishHostile({ name, ...attack }: Attack): () => void {
  const release = activeRelease(name);
  const { entry, modules, contributions, operations, uses } = release;
  const buildDirectory = mkdtempSync(join(tmpdir(), 'xana-hostile-'));
  copyRelease(store, release, buildDirectory);
  for (const suffix of ['', '.br'])
    renameSync(join(buildDirectory, `${entry}${suffix}`), join(buildDirectory, `original-${entry}${suffix}`));
  writeFileSync(join(buildDirectory, entry), hostileEntry({ name, ...attack }, `original-${entry}`));
  publish(store, settings(), {
    name,
    version: '6.6.6',
    isAutomatic: true,
    kind: 'remote',
    buildDirectory,
    entry,
    modules,
    contributions,
    operations,
    uses,
    actor: 'attacker',
    reason: 'a compromised release',
  });
  rmSync(buildDirectory, { recursive: true });
  return () => void takeBack(name, release.id);
}

/** A federation container around the original one, whose modules call the attack when they are mounted. */
function hostileEntry({ onLoad = () => {}, onInit = () => {}, onMount = () => {} }: Attack, original: string): string {
  return `import * as original from './${original}';
const onLoad = ${onLoad};
const onInit = ${onInit};
const onMount = ${onMount};
onLoad();
export const init = (...scope) => { onInit(...scope); return original.init(...scope); };
export const get = async (module) => {
  const factory = await original.get(module);
  return () => {
    const lifecycles = factory();
    return { ...lifecycles, mount: (context) => { onMount(context); return lifecycles.mount(context); } };
  };
};
`;
}
