import type { Operation } from '@xana/contracts/operation';
import fc from 'fast-check';
import * as z from 'zod';
import { typeOf } from '../../src/http/description/example-of.ts';
import { readInputSchema } from '../../src/http/description/open-api.ts';

/** Inputs that most often crash servers. */
export const GRAVE: unknown[] = ['\0', 'x'.repeat(5_000), null, {}, -1];

/** Inputs of attackers and broken clients: injection, path traversal, XSS, Unicode and number edge cases. */
const HOSTILE: unknown[] = [
  '',
  ' ',
  '\ud800',
  '‮\u200b\u0301'.repeat(60),
  '１２',
  "' or 1=1; drop table users; --",
  '$$; select pg_sleep(10); --',
  '%',
  '\\',
  '<img src=x onerror=alert(1)>',
  '../../../etc/passwd',
  '%2e%2e%2f',
  'javascript:alert(1)',
  '{"$gt":""}',
  '__proto__',
  'constructor',
  'NaN',
  '1e9',
  '0x10',
  '-1',
  '2147483648',
  '99999999999999999999',
  0,
  1.5,
  2_147_483_648,
  1e21,
  true,
  [],
  [[]],
  { toString: 1 },
];

interface Field {
  name: string;
  schema: z.core.JSONSchema.BaseSchema;
}

export interface Attempt {
  path: Record<string, unknown>;
  /** Query of a GET or DELETE, else body. */
  other: Record<string, unknown>;
}

/** Requests to one operation: valid, or with a field that is missing, malformed or hostile, or with an unknown field. */
export function attemptsAt(operation: Operation, known: { ids: number[]; texts: string[] }): fc.Arbitrary<Attempt> {
  const schema = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' });
  const fields: Field[] = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    schema: property as Field['schema'],
  }));
  const strange = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...GRAVE) },
    { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.anything(),
  );
  const right = fc.record(Object.fromEntries(fields.map(({ name, schema: each }) => [name, plausible(each, known)])));
  // Usually one field is wrong at a time, because a second error is hidden behind the first.
  const wrong = fc.oneof(
    { weight: 2, arbitrary: fc.constant<Change>((input) => input) },
    ...(fields.length > 0
      ? [
          {
            weight: 5,
            arbitrary: fc.tuple(fc.constantFrom(...fields), strange).map(
              ([{ name }, value]): Change =>
                (input) => ({ ...input, [name]: value }),
            ),
          },
          {
            weight: 2,
            arbitrary: fc.constantFrom(...fields).map(
              ({ name }): Change =>
                ({ [name]: _, ...rest }) =>
                  rest,
            ),
          },
        ]
      : []),
    {
      weight: 1,
      arbitrary: strange.map(
        (value): Change =>
          (input) => ({ ...input, isAdmin: value }),
      ),
    },
  );
  return fc.tuple(right, wrong).map(([input, change]) => splitInput(operation, change(input)));
}

/** Splits a flat input into path parameters and the rest. */
export function splitInput({ path }: Operation, input: Input): Attempt {
  const inPath = new Set([...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name));
  const entries = Object.entries(input);
  return {
    path: Object.fromEntries(entries.filter(([name]) => inPath.has(name))),
    other: Object.fromEntries(entries.filter(([name]) => !inPath.has(name))),
  };
}

/** One request per field: that field has `value`, the others are valid. */
export function inEachField(
  operation: Operation,
  value: unknown,
  known: { ids: number[]; texts: string[] },
): Attempt[] {
  const { inPath, elsewhere } = readInputSchema(operation);
  const names = [...inPath, ...elsewhere].map(([name]) => name);
  const [right] = fc.sample(
    fc.record(Object.fromEntries([...inPath, ...elsewhere].map(([name, schema]) => [name, plausible(schema, known)]))),
    { numRuns: 1, seed: 1 },
  ) as [Input];
  return names.map((wrong) => splitInput(operation, { ...right, [wrong]: value }));
}

type Input = Record<string, unknown>;
type Change = (input: Input) => Input;

/** Values that are probably valid. */
function plausible(schema: Field['schema'], known: { ids: number[]; texts: string[] }): fc.Arbitrary<unknown> {
  const { const: only, enum: choices, items, anyOf, properties, pattern } = schema;
  const type = typeOf(schema);
  if (only !== undefined) return fc.constant(only);
  if (choices) return fc.constantFrom(...(choices as unknown[]));
  // A number that may also be sent as a string of digits.
  if (anyOf) return fc.oneof(...anyOf.map((one) => plausible(one as Field['schema'], known)));
  if (type === 'boolean') return fc.boolean();
  if (type === 'number' || type === 'integer') return fc.constantFrom(...known.ids);
  if (type === 'array') return fc.array(plausible((items ?? {}) as Field['schema'], known), { maxLength: 3 });
  if (type === 'object' && properties) {
    const arbitraries = Object.entries(properties).map(([name, property]) => [
      name,
      plausible(property as Field['schema'], known),
    ]);
    return fc.record(Object.fromEntries(arbitraries));
  }
  const texts = [...known.texts, ...known.ids.map(String)];
  if (!pattern) return fc.constantFrom(...texts);
  const fitting = texts.filter((text) => new RegExp(pattern).test(text));
  const made = fc.stringMatching(new RegExp(pattern));
  return fitting.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fitting) }, made) : made;
}
