import { assemblePage, showPage } from '../page/assemble-page.ts';
import type { PageSettings } from '../page/page-settings.ts';
import { readRegistry } from '../registry/registry.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Assembles the page anew from the releases that are active, for settings that have changed since. */
export function refreshPage(store: ReleaseStore, settings: PageSettings): void {
  store.exclusively(() => {
    const registry = readRegistry(store);
    if (registry.parts.shell) showPage(store, assemblePage(store, settings, registry));
  });
}
