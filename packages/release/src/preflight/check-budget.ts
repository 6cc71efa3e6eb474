import type { ReleaseRecord } from '@xana/contracts/releases/release-record';

/** Compressed kilobytes that one entry module of a remote may load, with its entry and its initial chunks. */
const DEFAULT_KILOBYTES = 40;

/**
 * Exceptions by name of the remote. A remote cannot raise its own budget: a higher limit is a change of this file, which the
 * shell team reviews. A lower one may stand in its `remote.config.ts`.
 */
const ALLOWED_KILOBYTES: Readonly<Record<string, number>> = {};

type Built = Pick<ReleaseRecord, 'name' | 'files' | 'entry' | 'modules' | 'contributions'>;

/** Whether each contributed module of a remote was built and is within the budget. */
export function checkBudget(record: Built, allowedKilobytes = ALLOWED_KILOBYTES): string[] {
  const { name, contributions } = record;
  if (!contributions) return [];
  const declared = contributions.budget.entryKilobytes;
  const allowed = allowedKilobytes[name] ?? DEFAULT_KILOBYTES;
  const limit = Math.min(declared, allowed);
  const above = moduleSizes(record)
    .filter(({ kilobytes }) => kilobytes > limit)
    .map(({ module, kilobytes }) => `"${module}" has ${kilobytes.toFixed(1)} kB compressed; its budget is ${limit} kB`);
  return declared > allowed
    ? [
        `it declares a budget of ${declared} kB; ${allowed} kB are allowed (packages/release/src/preflight/check-budget.ts)`,
        ...above,
      ]
    : above;
}

/** What a page loads for each contributed module of a remote: its files and the entry, compressed. */
export function moduleSizes(record: Built): { module: string; kilobytes: number }[] {
  if (!record.contributions) return [];
  const { pages, slots, handlers } = record.contributions;
  const contributed = new Set([...pages, ...slots, ...handlers].map(({ module }) => module));
  return [...contributed].map((module) => ({ module, kilobytes: moduleBytes(record, module) / 1000 }));
}

/** What a page loads for one module: its files and the entry, compressed. */
export function moduleBytes({ files, entry, modules }: Pick<Built, 'files' | 'entry' | 'modules'>, module: string) {
  const sizes = new Map(files.map(({ path, compressedBytes }) => [path, compressedBytes]));
  const paths = new Set([entry, ...(modules[module] ?? [])]);
  return [...paths].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
}
