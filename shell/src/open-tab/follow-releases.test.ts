import type { PageRevision } from '@xana/contracts/releases/page-revision';
import type { RemoteSources } from '../slots/remote-sources.ts';
import { followReleases } from './follow-releases.ts';

/** A tab with shell `s1` and mfe-store `b`, whose fallback is `a`. */
function openTab({ mounted = [] as string[] } = {}) {
  const seen = { withdrawn: [] as string[], outdated: 0, problems: [] as string[] };
  const sources = {
    remote: { name: 'mfe-store', active: { id: 'b' } },
    withdraw: (ids: string[]) => seen.withdrawn.push(...ids),
  };
  const follow = followReleases({
    revision: 7,
    shellId: 's1',
    remotes: () => [sources as unknown as RemoteSources],
    isMounted: (_, id) => mounted.includes(id),
    onOutdated: () => {
      seen.outdated += 1;
    },
    onProblem: (problem) => seen.problems.push(problem),
  });
  return { seen, follow };
}

const releases = (active: string, left: string[] = [], quarantined: string[] = []) => ({ active, left, quarantined });
const revision = (store: PageRevision['microfrontends'][string], shell = releases('s1'), number = 8): PageRevision => ({
  revision: number,
  microfrontends: { shell, 'mfe-store': store },
});

describe('[MF-04] followReleases', () => {
  it('does nothing for the page of the tab, an earlier one, and one that names no releases', () => {
    const { seen, follow } = openTab({ mounted: ['b'] });
    follow(revision(releases('a', ['b']), releases('s1'), 7));
    follow(revision(releases('a', ['b']), releases('s1'), 6));
    follow({ revision: 9, microfrontends: {} });
    expect(seen).toEqual({ withdrawn: [], outdated: 0, problems: [] });
  });

  it('loads a newer release with the next page, and reports nothing', () => {
    const { seen, follow } = openTab({ mounted: ['b'] });
    follow(revision(releases('c')));
    expect(seen).toEqual({ withdrawn: [], outdated: 1, problems: [] });
  });

  it('is up to date again when a newer release was rolled back before it was loaded', () => {
    const { seen, follow } = openTab({ mounted: ['b'] });
    follow(revision(releases('b', ['c'])));
    expect(seen).toEqual({ withdrawn: ['c'], outdated: 0, problems: [] });
  });

  it('withdraws a release that was rolled back, and reports it when one of its modules is mounted', () => {
    const unseen = openTab();
    unseen.follow(revision(releases('a', ['b'])));
    expect(unseen.seen).toEqual({ withdrawn: ['b'], outdated: 1, problems: [] });
    const shown = openTab({ mounted: ['b'] });
    shown.follow(revision(releases('a', ['b'])));
    expect(shown.seen).toEqual({ withdrawn: ['b'], outdated: 1, problems: ['fixed'] });
  });

  it('reports a mounted release that was quarantined as urgent', () => {
    const { seen, follow } = openTab({ mounted: ['b'] });
    follow(revision(releases('a', ['x'], ['b'])));
    expect(seen).toEqual({ withdrawn: ['x', 'b'], outdated: 1, problems: ['quarantined'] });
  });

  it('reports the shell that runs, and no other one', () => {
    const { seen, follow } = openTab();
    follow(revision(releases('b'), releases('s1', ['s2'])));
    expect(seen.problems).toEqual([]);
    follow(revision(releases('b'), releases('s0', ['s1', 's2']), 9));
    expect(seen).toMatchObject({ outdated: 1, problems: ['fixed'] });
  });

  it('leaves a remote that was retired with the next page', () => {
    const { seen, follow } = openTab();
    follow({ revision: 8, microfrontends: { shell: releases('s1') } });
    expect(seen).toEqual({ withdrawn: [], outdated: 1, problems: [] });
  });
});
