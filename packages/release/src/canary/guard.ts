import { quarantine } from '../commands/quarantine.ts';
import { promote } from '../commands/roll-back.ts';
import { prepareStore } from '../commands/run-command.ts';
import type { PageSettings } from '../page/page-settings.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { changeStore } from '../upstream/upstream.ts';
import { candidatesOf, type NamedCandidate } from './candidate.ts';
import { widenCandidate } from './change-candidate.ts';
import { describeJudgement, judgeCandidate, MIN_VISITS_OF_STEP } from './judge-candidate.ts';

/** The actor in the history. */
const GUARD = 'guard';

interface GuardOptions {
  store: ReleaseStore;
  settings(): PageSettings;
  now?: () => number;
}

/**
 * Looks at each candidate once: quarantines one that fails more often than the active release, and makes the next step of one with a plan.
 * A freeze, another change at the same moment or a problem of one candidate stops only that step.
 */
export async function guardCandidates(options: GuardOptions): Promise<void> {
  if (candidatesOf(readRegistry(options.store)).length === 0) return;
  await changeStore(options.store, async (store) => await guardAll({ ...options, store }));
}

async function guardAll({ store, settings, now = Date.now }: GuardOptions): Promise<void> {
  await prepareStore(store);
  const registry = readRegistry(store);
  for (const candidate of candidatesOf(registry)) {
    try {
      guardCandidate({ store, settings: settings() }, candidate, now());
    } catch (error) {
      console.warn(`The guard left ${candidate.name} as it is: ${(error as Error).message}`);
    }
  }
}

function guardCandidate(
  site: { store: ReleaseStore; settings: PageSettings },
  candidate: NamedCandidate,
  now: number,
): void {
  const { store, settings } = site;
  const { name, id, isPaused, since, percent, plan } = candidate;
  const judgement = judgeCandidate(store, candidate);
  const { revision } = readRegistry(store);
  const author = { name, actor: GUARD, reason: describeJudgement(judgement), expectedRevision: revision };
  if (judgement.isBad) {
    quarantine(store, settings, { ...author, release: id });
    return;
  }
  if (isPaused || !plan) return;
  const isDue = now - Date.parse(since) >= plan.everyMinutes * 60_000 && judgement.visitsOfStep >= MIN_VISITS_OF_STEP;
  if (!isDue) return;
  const next = plan.percents.find((each) => each > percent);
  if (next === undefined) promote(store, settings, { ...author, to: id });
  else widenCandidate(site, author, next);
}
