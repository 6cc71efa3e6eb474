import { readOpenTabs } from '../health/open-tabs.ts';
import { replayLog } from '../registry/replay-log.ts';
import type { StoreView } from './describe-release.ts';

/** More revisions back are one group: their tabs are reloaded in any case. */
const MAX_REVISIONS = 50;

/**
 * How many open tabs have a page with another release of each microfrontend than the active one. One tab of a browser listens for all of
 * them, so a browser counts once.
 */
export function countOlderTabs({ store, registry, log }: StoreView): (name: string) => number {
  const pages = Object.entries(readOpenTabs(store))
    .filter(([revision]) => Number(revision) < registry.revision)
    .slice(-MAX_REVISIONS)
    .map(([revision, count]) => {
      const { microfrontends } = replayLog(log.filter((entry) => entry.revision <= Number(revision)));
      return { count, microfrontends };
    });
  return (name) => {
    const active = registry.microfrontends[name]?.active;
    return pages.reduce((sum, { count, microfrontends }) => {
      const before = microfrontends[name]?.active;
      return before !== undefined && before !== active ? sum + count : sum;
    }, 0);
  };
}
