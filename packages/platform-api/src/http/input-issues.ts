import type { Operation } from '@xana/contracts/operation';
import type { core } from 'zod/mini';
import { expectationOf } from './description/expectation.ts';
import { inputSchema, type JsonSchema } from './description/json-schemas.ts';

/** Names come from the request and are shortened in messages. */
const MAX_NAMES = 10;
const MAX_NAME_LENGTH = 60;

/** The names of the fields that an operation takes. */
export function fieldsOf({ input }: Operation): ReadonlySet<string> {
  return new Set(Object.keys((input as { shape?: object }).shape ?? {}));
}

/** Describes for each field what is wrong and what is expected. @param source of the fields that are not in the path */
export function describeIssues(
  issues: core.$ZodIssue[],
  { operation, input, source }: { operation: Operation; input: object; source: 'body' | 'query' },
): string {
  const schema = inputSchema(operation);
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [],
  );
  const known = issues.filter(({ code }) => code !== 'unrecognized_keys').map(({ path }) => path);
  const fields = [...new Map(known.map((path) => [path.join('.'), path])).entries()].slice(0, MAX_NAMES);
  const rejected = `Unknown field ${quoted(unknown)} in ${source}`;
  return [
    ...(unknown.length > 0 ? [fields.length > 0 ? `${rejected}.` : rejected] : []),
    ...fields.map(([name, path]) => {
      const isMissing = valueAt(input, path) === undefined;
      return `Field ${quoted([name])} ${isMissing ? 'is required and ' : ''}must ${expectationOf(schemaAt(schema, path))}.`;
    }),
  ].join(' ');
}

const quoted = (names: string[]): string =>
  names
    .slice(0, MAX_NAMES)
    .map((name) => JSON.stringify(name.slice(0, MAX_NAME_LENGTH)))
    .join(', ');

const valueAt = (input: object, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null ? (inside as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );

/** The schema of a field; of the nearest known one around it if the path goes on. */
function schemaAt(schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema {
  const [key, ...rest] = path;
  const inside = typeof key === 'number' ? schema.items : schema.properties?.[String(key)];
  return key === undefined || !inside ? withoutNull(schema) : schemaAt(withoutNull(inside as JsonSchema), rest);
}

/** What a nullable field is when it is not null. A union of several stays one. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const branches = (schema.anyOf as JsonSchema[] | undefined)?.filter(({ type }) => type !== 'null') ?? [];
  const branch = branches.length === 1 ? branches[0] : undefined;
  return branch ? { ...branch, ...(schema.examples ? { examples: schema.examples } : {}) } : schema;
}
