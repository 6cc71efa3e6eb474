import { buildNews } from '@xana/contracts/releases/development-page';
import type { Composition } from '../slots/composition.ts';

interface FollowOptions {
  /** Where a developer's builds are announced, as server-sent events. */
  changes: string;
  composition: Composition;
  /** Lets an entry through of which the page, assembled earlier, has no hash. */
  trust(entry: string): void;
}

/**
 * Shows each build of a part in the open page: the places of that remote are mounted anew from its new release, the rest
 * of the page stays as it is. A new shell takes a new page.
 */
export function followBuilds({ changes, composition, trust }: FollowOptions): void {
  new EventSource(changes).onmessage = ({ data }) => {
    const { part: microfrontend, registry } = buildNews.parse(JSON.parse(String(data)));
    if (microfrontend === 'shell') return location.reload();
    for (const { active } of registry.remotes) active.entries.forEach(trust);
    composition.replace(registry);
  };
}
