import type { DeskMicrofrontend, DeskOverview } from '@xana/contracts/releases/desk';
import { judgeCandidate } from '../canary/judge-candidate.ts';
import { EVIDENCE_LIMIT } from '../canary/sequential-test.ts';
import { lastKnownGood } from '../health/last-known-good.ts';
import { readOpenTabs } from '../health/open-tabs.ts';
import { readRecord } from '../registry/read-records.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { frozenOf } from '../registry/registry-state.ts';
import { readLog } from '../registry/release-log.ts';
import { replayLog } from '../registry/verify-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { checkTrust } from '../trust/assert-trusted.ts';
import { describeAuthor, describeRelease, nameOf, type StoreView } from './describe-release.ts';
import { describeLastHour } from './series.ts';

export const readView = (store: ReleaseStore): StoreView => ({
  store,
  registry: readRegistry(store),
  log: readLog(store),
});

/** What is on the page now. @param site the origin of the site that the store belongs to */
export async function readOverview(store: ReleaseStore, site: string): Promise<DeskOverview> {
  const { problems, notes } = await checkTrust(store);
  const view = readView(store);
  const { microfrontends, retired, revision } = view.registry;
  const olderTabs = countOlderTabs(view);
  return {
    revision,
    site,
    microfrontends: Object.keys(microfrontends).map((name) => ({
      ...describeMicrofrontend(view, name),
      olderTabs: olderTabs(name),
    })),
    retired: Object.entries(retired).map(([name, { active }]) => ({
      name,
      release: describeRelease(view, name, active),
      since: sinceOf(view, name),
    })),
    problems,
    notes,
  };
}

function describeMicrofrontend(view: StoreView, name: string): Omit<DeskMicrofrontend, 'olderTabs'> {
  const { store, registry } = view;
  const active = registry.microfrontends[name]?.active ?? '';
  const good = lastKnownGood(store, registry, name);
  return {
    name,
    team: readRecord(store, name, active)?.contributions?.owner.team ?? null,
    active: describeRelease(view, name, active),
    since: sinceOf(view, name),
    lastKnownGood: good ? describeRelease(view, name, good) : null,
    candidate: describeCandidate(view, name),
    frozen: describeFreeze(view, name),
    lastHour: describeLastHour(view, name, active),
  };
}

function describeCandidate(view: StoreView, name: string): DeskMicrofrontend['candidate'] {
  const candidate = view.registry.microfrontends[name]?.candidate;
  if (!candidate) return null;
  const { id, percent, isPaused, plan } = candidate;
  const { total, evidence } = judgeCandidate(view.store, { name, id, percent });
  const release = describeRelease(view, name, id);
  return { release, percent, isPaused, plan: plan ?? null, visits: total, evidence, limit: EVIDENCE_LIMIT };
}

function describeFreeze({ registry }: StoreView, name: string): DeskMicrofrontend['frozen'] {
  const { until, actor, reason } = frozenOf(registry, name) ?? {};
  return until ? { until, actorName: nameOf(registry.access, actor ?? ''), reason: reason ?? '' } : null;
}

/** The change that made the active release active, or took the remote out of the page. */
function sinceOf({ registry, log }: StoreView, name: string): DeskMicrofrontend['since'] {
  const entry = log.findLast((each) => each.name === name && (each.from !== each.to || each.verb === 'retire'));
  return entry ? describeAuthor(registry.access, entry) : null;
}

/** More revisions back are one group: their tabs are reloaded in any case. */
const MAX_REVISIONS = 50;

/**
 * How many open tabs have a page with another release of each microfrontend than the active one. One tab of a browser listens for all of
 * them, so a browser counts once.
 */
function countOlderTabs({ store, registry, log }: StoreView): (name: string) => number {
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
