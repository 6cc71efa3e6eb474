import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import type { Contributions } from '@xana/contracts/remotes/contributions';
import { checkBounds } from './check-bounds.ts';
import { checkBudget } from './check-budget.ts';
import { checkMetadata } from './check-metadata.ts';
import { checkOperations } from './check-operations.ts';

/** Names that the servers accept: no folders, nothing to escape in a URL or an attribute. */
const SERVED = /^[A-Za-z0-9_.-]+$/;

/**
 * Whether a release is complete and within its budget, read from its record.
 *
 * @returns the problems as sentences for the release manager; empty when there are none
 */
export function checkRecord(record: ReleaseRecord, { hasBudget }: { hasBudget: boolean }): string[] {
  const { name, files, entry, modules, contributions, operations, uses = {} } = record;
  const sizes = new Map(files.map(({ path, compressedBytes }) => [path, compressedBytes]));
  const needed = new Set([entry, ...Object.values(modules).flat()]);
  const problems = [
    ...[...needed]
      .filter((path) => !sizes.has(path) && !Object.hasOwn(uses, path))
      .map((path) => `the build has no file ${path}`),
    ...[...sizes.keys()]
      .filter((path) => !SERVED.test(path))
      .map((path) => `"${path}" is not a file name that the servers accept`),
    ...checkOperations(operations ?? [], contributions?.grants ?? []),
  ];
  return contributions
    ? [
        ...problems,
        ...checkBounds(contributions),
        ...checkMetadata(contributions),
        ...checkContributions(name, contributions, modules),
        ...(hasBudget ? checkBudget(record) : []),
      ]
    : problems;
}

function checkContributions(
  name: string,
  { pages, slots, handlers, events, ...rest }: Contributions,
  modules: ReleaseRecord['modules'],
): string[] {
  const owner = name.replace('mfe-', '');
  const foreign = Object.keys(events.publishes).filter((event) => !event.startsWith(`${owner}:`));
  const contributed = new Set([...pages, ...slots, ...handlers].map(({ module }) => module));
  return [
    ...(rest.name === name ? [] : [`remote.config.ts has the name ${rest.name}`]),
    ...foreign.map((event) => `${event} belongs to another remote: publish only ${owner}:… events`),
    ...[...contributed]
      .filter((module) => !Object.hasOwn(modules, module))
      .map((module) => `"${module}" is contributed, but not built`),
  ];
}
