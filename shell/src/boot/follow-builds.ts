import { buildEvent } from '@xana/contracts/releases/development-page';
import { readPageRegistry } from '@xana/contracts/releases/read-page-registry';
import type { Composition } from '../slots/composition.ts';
import { showBuildProblem } from './build-problems.ts';

interface FollowOptions {
  /** Address of the server-sent events that announce a developer's builds. */
  changes: string;
  composition: Composition;
  /** Accepts an entry that is newer than the page, which therefore has no hash of it. */
  trust(entry: string): void;
}

/** Shows each build in the open page, or why there is none: the modules of that remote are mounted again, the rest stays. */
export function followBuilds({ changes, composition, trust }: FollowOptions): void {
  new EventSource(changes).onmessage = ({ data }) => {
    const event = buildEvent.parse(JSON.parse(String(data)));
    if ('problem' in event) return showBuildProblem(event.name, event.problem);
    showBuildProblem(event.name, null);
    // The shell is the page itself.
    if (event.name === 'shell') return location.reload();
    const { registry, ignored } = readPageRegistry(event.registry);
    for (const { active } of registry.remotes) active.entries.forEach(trust);
    composition.replace(registry, ignored);
  };
}
