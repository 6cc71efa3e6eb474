import { assemblePage, showPage } from '../page/assemble-page.ts';
import type { PageSettings } from '../page/page-settings.ts';
import { checkComposition } from '../preflight/check-composition.ts';
import { applyChange, type Change, commitChange, readRegistry } from '../registry/registry.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * Makes a release the one that visitors get: judged first, then written, then the page assembled and switched. Nothing is
 * built, and no other part is touched.
 *
 * @param expectedRevision what whoever asks has looked at: of two who decide on the same state, the second is refused
 * @throws Error with the reasons when the releases would not work together
 */
export function switchRelease(
  store: ReleaseStore,
  settings: PageSettings,
  change: Change,
  expectedRevision: number,
): void {
  store.exclusively(() => {
    const before = readRegistry(store);
    if (before.revision !== expectedRevision) {
      throw new Error(
        `The registry is at revision ${before.revision}, not at ${expectedRevision}: somebody changed it meanwhile. Look at its status and try again.`,
      );
    }
    const next = applyChange(before, change);
    const records = Object.entries(next.parts).map(([name, { active }]) => store.record(name, active));
    const problems = checkComposition(records);
    if (problems.length > 0) throw new Error(`${change.name} was not released:\n- ${problems.join('\n- ')}`);
    store.verify(store.record(change.name, change.to));
    // Without a shell there is no page yet: the first releases of all come one by one. The page is written before anything
    // is changed, so what cannot be assembled leaves everything as it was.
    const page = next.parts.shell && assemblePage(store, settings, next);
    commitChange(store, next, change);
    if (page) showPage(store, page);
  });
}
