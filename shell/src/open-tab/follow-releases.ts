import type { PageRevision } from '@xana/contracts/releases/page-revision';
import type { RemoteSources } from '../slots/remote-sources.ts';

/** Why the page should be reloaded: what it shows was rolled back, or must not be used any longer. */
export type Problem = 'fixed' | 'quarantined';

interface FollowOptions {
  /** The revision of the page that this tab loaded. */
  revision: number;
  /** The release of the shell that runs; undefined for a page that another server assembled. */
  shellId: string | undefined;
  remotes(): readonly RemoteSources[];
  /** Whether a module of this release is on the page. */
  isMounted(remote: string, id: string): boolean;
  onOutdated(): void;
  onProblem(problem: Problem): void;
}

/** Compares each revision with the page: what is not loaded yet comes from other releases at once, and the rest is reported. */
export function followReleases(options: FollowOptions): (revision: PageRevision) => void {
  const { shellId, remotes, isMounted, onOutdated, onProblem } = options;
  let known = options.revision;
  return ({ revision, microfrontends }) => {
    // An earlier page is served for a while when the newest one was rejected. Pages of an earlier page server name no releases.
    if (revision <= known || Object.keys(microfrontends).length === 0) return;
    known = revision;
    const problems = new Set<Problem>();
    let isOutdated = false;
    const compare = (name: string, own: string, isShown: (id: string) => boolean): string[] => {
      const { active, candidate, left = [], quarantined = [] } = microfrontends[name] ?? {};
      if (active !== own && candidate !== own) isOutdated = true;
      if (quarantined.some(isShown)) problems.add('quarantined');
      if (left.some(isShown)) problems.add('fixed');
      return [...left, ...quarantined];
    };
    for (const sources of remotes()) {
      const { name, active } = sources.remote;
      sources.withdraw(compare(name, active.id, (id) => isMounted(name, id)));
    }
    if (shellId) compare('shell', shellId, (id) => id === shellId);
    if (isOutdated) onOutdated();
    if (problems.size > 0) onProblem(problems.has('quarantined') ? 'quarantined' : 'fixed');
  };
}
