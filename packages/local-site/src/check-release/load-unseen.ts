import type { BrowserContext } from '@playwright/test';

interface Exposed {
  name: string;
  modules: readonly string[];
}

/**
 * Loads modules that no page of a visitor shows, as the shell does: their code runs up to their lifecycles, and nothing is mounted.
 *
 * @param address a page of the candidate
 * @returns what could not be loaded, as sentences
 */
export async function loadUnseen(context: BrowserContext, address: string, exposed: Exposed): Promise<string[]> {
  if (exposed.modules.length === 0) return [];
  const page = await context.newPage();
  try {
    // As developer tools do before the first script: otherwise the page keeps the state of the runtime private.
    await page.addInitScript(() => {
      Object.defineProperty(window, '__FEDERATION__', { value: { __GLOBAL_PLUGIN__: [] } });
    });
    await page.goto(address);
    await page.waitForSelector('[data-remote-module]', { state: 'attached' });
    return await page.evaluate(loadModules, exposed);
  } finally {
    await page.close();
  }
}

/** The part of the official runtime that the page keeps for developer tools. */
interface Host {
  name: string;
  options: { remotes: { name: string }[] };
  registerRemotes(remotes: { name: string; entry: string; type: 'module'; version: string }[]): void;
  loadRemote(id: string): Promise<unknown>;
}

interface Registry {
  remotes: { name: string; active: { id: string; entries: string[] } }[];
}

/** Runs in the page. */
async function loadModules({ name, modules }: Exposed): Promise<string[]> {
  const { __FEDERATION__ } = globalThis as unknown as { __FEDERATION__?: { __INSTANCES__: Host[] } };
  const host = __FEDERATION__?.__INSTANCES__.find((each) => each.name === 'shell');
  const registry = JSON.parse(document.getElementById('xana-registry')?.textContent ?? '{}') as Registry;
  const active = registry.remotes.find((each) => each.name === name)?.active;
  const entry = active?.entries[0];
  if (!host || !active || !entry) return [`${name}: its modules could not be loaded on the home page`];
  // The name under which the shell knows the first address of a release.
  const instance = `${name}@${active.id}/r0`;
  if (!host.options.remotes.some((known) => known.name === instance))
    host.registerRemotes([{ name: instance, entry, type: 'module', version: active.id }]);
  const problems: string[] = [];
  for (const module of modules) {
    try {
      await host.loadRemote(`${instance}/${module}`);
    } catch (error) {
      problems.push(`its module "${module}" could not be loaded: ${error instanceof Error ? error.message : error}`);
    }
  }
  return problems;
}
