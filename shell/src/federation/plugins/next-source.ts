import type { ModuleFederation } from '@module-federation/runtime-core';
import type { RuntimePlugin } from '../create-instance.ts';
import { instanceName, type Source } from '../instance-name.ts';

const RETRY_DELAY_MS = 150;

/** Returns the source to continue with after the current one failed, or undefined when none is left. */
export type NextSource = (error: unknown) => Source | undefined;

interface ExposedRequest {
  remote: string;
  module: string;
  source: Source;
  next: NextSource;
}

/**
 * Retries a module that could not be loaded from its next source: the same release under another prefix, then the last known good
 * release. The page decides on the order (`slots/remote-sources.ts`), because it also knows what failed after the load.
 */
export function nextSource(): {
  plugin: RuntimePlugin;
  request: typeof request;
  /** Whether the entry of this instance has a runtime of its own. */
  isStandalone: typeof isStandalone;
} {
  /** By id: `mfe-store@0123456789abcdef/r0/balances`. */
  const requests = new Map<string, ExposedRequest>();
  const standalone = new Set<string>();
  const isStandalone = (name: string) => standalone.has(name);

  function request(host: ModuleFederation, exposed: ExposedRequest): Promise<unknown> {
    const { remote, module, source } = exposed;
    const name = instanceName(remote, source);
    if (source.container === 'standalone') standalone.add(name);
    // A remote that is registered already stays as it is.
    if (!host.options.remotes.some((known) => known.name === name)) {
      host.registerRemotes([{ name, entry: source.entry, type: 'module', version: source.release }]);
    }
    const id = `${name}/${module}`;
    requests.set(id, exposed);
    return host.loadRemote(id);
  }

  const plugin: RuntimePlugin = {
    name: 'next-source',
    // Its result replaces the module, and its rejection the error.
    async errorLoadRemote({ id, error, lifecycle, origin }) {
      const failed = requests.get(id);
      // The hook is also called for errors of other hooks, which reach this one later as `onLoad`.
      if (!failed || lifecycle !== 'onLoad') return;
      const source = failed.next(error);
      if (!source) return;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * (1 + Math.random())));
      return request(origin, { ...failed, source });
    },
  };
  return { plugin, request, isStandalone };
}
