import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import type { Contributions } from '@xana/contracts/remotes/contributions';
import { checkOperations } from './check-operations.ts';

/** Names that the servers accept: no folders, nothing to escape in a URL or an attribute. */
const SERVED = /^[A-Za-z0-9_.-]+$/;

/**
 * Whether a release is complete and within its budget, read from its record.
 *
 * @returns the problems as sentences for the release manager; empty when there are none
 */
export function checkRecord(
  { name, files, entry, modules, contributions, operations }: ReleaseRecord,
  { hasBudget }: { hasBudget: boolean },
): string[] {
  const sizes = new Map(files.map(({ path, compressedBytes }) => [path, compressedBytes]));
  const needed = new Set([entry, ...Object.values(modules).flat()]);
  const problems = [
    ...[...needed].filter((path) => !sizes.has(path)).map((path) => `the build has no file ${path}`),
    ...[...sizes.keys()]
      .filter((path) => !SERVED.test(path))
      .map((path) => `"${path}" is not a file name that the servers accept`),
    ...checkOperations(operations ?? [], contributions?.grants ?? []),
  ];
  return contributions
    ? [...problems, ...checkContributions(name, contributions, { sizes, entry, modules, hasBudget })]
    : problems;
}

interface Built {
  sizes: ReadonlyMap<string, number>;
  entry: string;
  modules: Record<string, string[]>;
  hasBudget: boolean;
}

function checkContributions(
  name: string,
  { pages, slots, handlers, budget, events, ...rest }: Contributions,
  { sizes, entry, modules, hasBudget }: Built,
): string[] {
  const problems = rest.name === name ? [] : [`remote.config.ts has the name ${rest.name}`];
  const foreign = Object.keys(events.publishes).filter((event) => !event.startsWith(`${name.replace('mfe-', '')}:`));
  problems.push(
    ...foreign.map((event) => `${event} belongs to another remote: publish only ${name.replace('mfe-', '')}:… events`),
  );
  for (const module of new Set([...pages, ...slots, ...handlers].map((each) => each.module))) {
    const paths = modules[module];
    const kilobytes =
      [...new Set([entry, ...(paths ?? [])])].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0) / 1000;
    if (!paths) problems.push(`"${module}" is contributed, but not built`);
    else if (hasBudget && kilobytes > budget.entryKilobytes) {
      problems.push(`"${module}" has ${kilobytes.toFixed(1)} kB compressed; its budget is ${budget.entryKilobytes} kB`);
    }
  }
  return problems;
}
