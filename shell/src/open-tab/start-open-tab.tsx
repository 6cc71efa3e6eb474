import type { PageRegistry } from '@xana/contracts/releases/page-registry';
import { SHELL_RELEASE_ATTRIBUTE } from '@xana/contracts/releases/shell-start';
import type { Session } from '@xana/session';
import { registerInstalledSite } from '../installed-site/register-installed-site.ts';
import type { Composition } from '../slots/composition.ts';
import { followReleases, type Problem } from './follow-releases.ts';
import type { OpenTab } from './open-tab.ts';
import { openTabPhrases } from './phrases/phrases.ts';
import { ReleaseNotice } from './release-notice.tsx';
import { reloadPage, restoreFocus } from './reload-page.ts';
import { watchRevision } from './watch-revision.ts';

export interface OpenTabOptions {
  tab: OpenTab;
  registry: PageRegistry;
  composition: Composition;
  session: Session;
}

/** Keeps an open tab up to date: it hears of rollbacks, quarantines and newer releases, and never loses what a person is doing. */
export function startOpenTab({ tab, registry, composition, session }: OpenTabOptions): void {
  const reload = (focused?: Element) => reloadPage(window, focused);
  const onProblem = (problem: Problem) => {
    const notice = <ReleaseNotice key={problem} problem={problem} holds={tab.holds} onReload={reload} />;
    void openTabPhrases.load(session.locale()).then(() => tab.show(notice));
  };
  const onRevision = followReleases({
    revision: registry.revision,
    shellId: document.getElementById('root')?.dataset[SHELL_RELEASE_ATTRIBUTE],
    remotes: composition.remotes,
    isMounted: (remote, id) =>
      document.querySelector(`[data-remote-module^="${remote}/"] > [data-release="${id}"]`) !== null,
    onOutdated() {
      tab.isOutdated = true;
    },
    onProblem,
  });
  restoreFocus(window);
  registerInstalledSite(window);
  tab.ask = watchRevision({
    window,
    locks: navigator.locks,
    channel: new BroadcastChannel('xana-revision'),
    revision: registry.revision,
    onRevision,
  });
}
