import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSettings } from '../page/page-settings.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { type Author, stateOf } from '../registry/registry-state.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { authorOf, type Command } from './command.ts';
import { formatBytes } from './measure-files.ts';
import { type GcLimits, type GcPlan, planGc } from './plan-gc.ts';
import { assertRevision, switchRelease } from './switch-release.ts';

/** What `gc` keeps without an option. */
export const DEFAULT_LIMITS = { keep: 5, olderThanDays: 0 };

interface GcRequest extends GcLimits, Pick<Author, 'actor' | 'approval'> {
  /** Deletes nothing. */
  isDryRun: boolean;
  /** For the log, before what was deleted. */
  reason?: string | undefined;
  expectedRevision?: number | undefined;
}

export const gcCommand: Command = {
  usage: [
    'gc [--keep <n>] [--older-than <days>] [--dry-run] [--reason "…"]',
    `delete releases and pages that nothing needs; keeps the newest ${DEFAULT_LIMITS.keep} of each`,
    'microfrontend, and all that open pages of the last 24 hours can ask for',
  ],
  needs: 'admin',
  isForStore: true,
  needsSecondPerson: (options) => options['dry-run'] !== true,
  options: { keep: { type: 'string' }, 'older-than': { type: 'string' }, 'dry-run': { type: 'boolean' } },
  async run({ store, settings, actor, approval, text, flag, expectedRevision }) {
    const isDryRun = flag('dry-run');
    const keep = readCount('--keep', text('keep') ?? String(DEFAULT_LIMITS.keep));
    const olderThanDays = readCount('--older-than', text('older-than') ?? String(DEFAULT_LIMITS.olderThanDays));
    const author = { actor: actor(), approval, reason: text('reason') };
    const request = { keep, olderThanDays, isDryRun, ...author, expectedRevision: expectedRevision() };
    const plan = collectGarbage(store, settings(), request);
    if (!isDryRun) await store.upstream?.deleteUnused();
    const lines = [...plan.releases.map(({ name, id }) => `${name}@${id}`), ...plan.leftovers].map(
      (line) => `  ${line}`,
    );
    const unfinished = plan.leftovers.length > 0 ? ` and ${plan.leftovers.length} unfinished folders` : '';
    const head = `${isDryRun ? 'Would delete' : 'Deleted'} ${countOf(plan)}${unfinished}: ${formatBytes(plan.bytes)}.`;
    return { data: plan, text: [head, ...lines].join('\n') };
  },
};

function readCount(option: string, value: string): number {
  if (!/^\d+$/.test(value)) throw new Error(`${option} must be a whole number, not "${value}".`);
  return Number(value);
}

const countOf = ({ releases, pages }: GcPlan) => `${releases.length} releases and ${pages.length} pages`;

/**
 * Deletes releases and pages that nothing needs, and records them in the log. The log is written first: after a kill the next run
 * deletes what is left.
 */
export function collectGarbage(store: ReleaseStore, settings: PageSettings, request: GcRequest): GcPlan {
  const { actor, approval, isDryRun, reason, expectedRevision, ...limits } = request;
  const registry = readRegistry(store);
  assertRevision(registry, expectedRevision);
  const plan = planGc(store, registry, limits);
  if (isDryRun) return plan;
  // Nothing ever referred to them, so the log has no entry of them.
  if (plan.leftovers.length > 0)
    store.withLock(() => {
      for (const path of plan.leftovers) rmSync(join(store.directory, path), { recursive: true, force: true });
    });
  if (plan.releases.length + plan.pages.length === 0) return plan;
  const change = {
    verb: 'gc' as const,
    name: 'shell',
    to: stateOf(registry, 'shell').active,
    removed: plan.releases.map(({ id }) => id),
    ...authorOf({ actor, approval, reason: [reason, `deleted ${countOf(plan)}`].filter(Boolean).join(': ') }),
  };
  switchRelease(store, settings, change, { decidedOn: registry, expectedRevision: registry.revision });
  store.withLock(() => {
    if (readRegistry(store).revision !== registry.revision + 1)
      throw new Error('Another release was made in the meantime, so nothing was deleted. Run `release gc` again.');
    for (const { name, id } of plan.releases) store.remove(name, id);
    for (const page of plan.pages) rmSync(join(store.directory, 'pages', page), { recursive: true, force: true });
  });
  return plan;
}
