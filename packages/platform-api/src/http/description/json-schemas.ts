import { documentation } from '@xana/contracts/http/describe';
import type { Operation } from '@xana/contracts/operation';
import * as z from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
export type Components = Record<string, JsonSchema>;

const COMPONENTS = '#/components/schemas/';

/** The JSON Schema of an operation's input, as the server checks it. */
export const rawInputSchema = ({ input }: Operation): JsonSchema =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });

/** The same with the descriptions, limits and examples of the contract. */
export function inputSchema({ input }: Operation): JsonSchema {
  return tidy(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', metadata: documentation }));
}

/** The schema of `data` in a response; it refers to named schemas, which it adds to `components`. */
export function outputSchema({ output }: Operation, components: Components): JsonSchema {
  const { $defs = {}, ...schema } = z.toJSONSchema(output, {
    io: 'output',
    unrepresentable: 'any',
    metadata: documentation,
  });
  for (const [name, definition] of Object.entries($defs)) components[name] ??= tidyOutput(definition as JsonSchema);
  return tidyOutput(schema);
}

/** A schema that is only a reference, resolved. */
export function resolve(schema: JsonSchema, components: Components): JsonSchema {
  const { $ref, ...rest } = schema;
  return $ref ? { ...components[$ref.slice(COMPONENTS.length)], ...rest } : schema;
}

/** Clients must accept new fields in responses, so that these can be added. */
const tidyOutput = (schema: JsonSchema): JsonSchema =>
  tidy(schema, ({ additionalProperties, ...rest }) =>
    additionalProperties === false ? rest : { ...rest, ...(additionalProperties ? { additionalProperties } : {}) },
  );

/** Replaces what Zod cannot know about this API, in a schema and in all that it contains. */
function tidy(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema = (same) => same): JsonSchema {
  const { $schema: _version, $defs: _definitions, id: _name, $ref, ...rest } = schema;
  const here = change($ref ? { $ref: $ref.replace('#/$defs/', COMPONENTS), ...rest } : rest);
  // Documented as one type: it is sent as digits in a path and as a number in a body.
  if (here.type && here.anyOf) delete here.anyOf;
  // Every number of this API is a whole one.
  if (here.type === 'number') here.type = 'integer';
  if (here.maximum === Number.MAX_SAFE_INTEGER) delete here.maximum;
  if (here.minimum === Number.MIN_SAFE_INTEGER) delete here.minimum;
  if (here.properties) {
    const properties = Object.entries(here.properties as Record<string, JsonSchema>);
    here.properties = Object.fromEntries(properties.map(([name, each]) => [name, tidy(each, change)]));
  }
  if (here.items) here.items = tidy(here.items as JsonSchema, change);
  if (here.anyOf) here.anyOf = (here.anyOf as JsonSchema[]).map((each) => tidy(each, change));
  return here;
}
