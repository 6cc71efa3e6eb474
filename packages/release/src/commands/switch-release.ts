import { activatePage, assemblePage } from '../page/assemble-page.ts';
import type { PageSettings } from '../page/page-settings.ts';
import { checkComposition } from '../preflight/check-composition.ts';
import { commitChange } from '../registry/commit-change.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { applyChange, type Change } from '../registry/registry-state.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * Makes a release the active one: preflight, then the registry, then the page. Builds nothing and changes no other
 * microfrontend.
 *
 * @param expectedRevision the revision that the caller decided on (optimistic locking): the second of two concurrent changes fails
 * @throws Error with the reasons when the releases are not compatible
 */
export function switchRelease(
  store: ReleaseStore,
  settings: PageSettings,
  change: Change,
  expectedRevision: number,
): void {
  store.withLock(() => {
    const before = readRegistry(store);
    if (before.revision !== expectedRevision) {
      throw new Error(
        `The registry is at revision ${before.revision}, not at ${expectedRevision}: another release was made in the meantime. Run \`release status\` and try again.`,
      );
    }
    const next = applyChange(before, change);
    const records = Object.entries(next.microfrontends).map(([name, { active }]) => store.record(name, active));
    const problems = checkComposition(records);
    if (problems.length > 0) throw new Error(`${change.name} was not released:\n- ${problems.join('\n- ')}`);
    store.verify(store.record(change.name, change.to));
    // There is no page until the shell is published. The page is assembled before the registry changes, so that a failure
    // leaves everything as it was.
    const page = next.microfrontends.shell && assemblePage(store, settings, next);
    commitChange(store, next, change);
    if (page) activatePage(store, page);
  });
}

/** Assembles the page of the active releases again, with changed settings. */
export function refreshPage(store: ReleaseStore, settings: PageSettings): void {
  store.withLock(() => {
    const registry = readRegistry(store);
    if (registry.microfrontends.shell) activatePage(store, assemblePage(store, settings, registry));
  });
}
