import { typeOf } from './example-of.ts';
import type { JsonSchema } from './json-schemas.ts';

/** All branches of a union, also of one inside another, without null. */
function branchesOf(schema: JsonSchema): JsonSchema[] {
  if (!schema.anyOf) return schema.type === 'null' ? [] : [schema];
  return (schema.anyOf as JsonSchema[]).flatMap(branchesOf);
}

function unionExpectation(branches: JsonSchema[]): string {
  const values = branches.flatMap(({ const: only }) => (only === undefined ? [] : [JSON.stringify(only)]));
  if (values.length > 1 && values.length === branches.length) return `be one of ${values.join(', ')}`;
  return [...new Set(branches.map(expectationOf))].join(' or ');
}

/** What a field must be, as the end of "Field "name" must …". */
export function expectationOf(schema: JsonSchema): string {
  const {
    enum: choices,
    const: only,
    pattern,
    minLength = 0,
    maxLength,
    minimum,
    maximum,
    maxItems,
    examples,
  } = schema;
  const branches = branchesOf(schema);
  if (schema.anyOf) return unionExpectation(branches.map((branch) => ({ examples: schema.examples, ...branch })));
  const type = typeOf(schema);
  if (only !== undefined) return `be ${JSON.stringify(only)}`;
  if (choices) return `be one of ${choices.map((choice) => JSON.stringify(choice)).join(', ')}`;
  if (type === 'boolean') return 'be true or false';
  if (type === 'object') return 'be an object';
  if (type === 'array') return maxItems === undefined ? 'be an array' : `be an array of at most ${maxItems} items`;
  if (type === 'integer' || type === 'number') {
    if (minimum !== undefined && maximum !== undefined) return `be a whole number from ${minimum} to ${maximum}`;
    return 'be a whole number';
  }
  // The example explains such a pattern better than the length does.
  if (pattern && examples) return `have the format of ${JSON.stringify(examples[0])}`;
  if (schema.format === 'uri') return 'be a URL';
  if (maxLength !== undefined) {
    const range = minLength > 0 ? `${minLength} to ${maxLength}` : `at most ${maxLength}`;
    return `have ${range} characters${minLength > 0 && pattern ? ', and not only white space' : ''}`;
  }
  return pattern ? `match ${pattern}` : 'be a string';
}
