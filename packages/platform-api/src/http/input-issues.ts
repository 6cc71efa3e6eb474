import type { ZodMiniType } from '@xana/contracts/schema';
import type { core } from 'zod/mini';

/** The names of the fields that a call takes. */
export function fieldsOf(input: ZodMiniType): ReadonlySet<string> {
  return new Set(Object.keys((input as { shape?: object }).shape ?? {}));
}

/** What is wrong with an input, for the developer who sent it. @param source where fields beside the path travel */
export function describeIssues(issues: core.$ZodIssue[], input: object, source: 'body' | 'query'): string {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [],
  );
  const wrong = issues.filter(({ code }) => code !== 'unrecognized_keys').map(({ path }) => path);
  const missing = wrong.filter((path) => valueAt(input, path) === undefined).map((path) => path.join('.'));
  const invalid = wrong.filter((path) => valueAt(input, path) !== undefined).map((path) => path.join('.'));
  return [
    ...(unknown.length > 0 ? [`Unknown field ${quoted(unknown)} in ${source}`] : []),
    ...(missing.length > 0 ? [`Missing field ${quoted(missing)}`] : []),
    ...(invalid.length > 0 ? [`Invalid value of ${quoted(invalid)}`] : []),
  ].join('. ');
}

/** A name is as long as its sender made it; an answer is not. */
const MAX_SHOWN = 10;
const MAX_NAME_LENGTH = 60;

const quoted = (names: string[]): string =>
  names
    .slice(0, MAX_SHOWN)
    .map((name) => JSON.stringify(name.slice(0, MAX_NAME_LENGTH)))
    .join(', ');

const valueAt = (input: object, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null ? (inside as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );
