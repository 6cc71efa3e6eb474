import { allOperations } from '@xana/contracts/http/all-operations';
import * as z from '@xana/contracts/schema';
import { core } from 'zod/mini';
import { compileOutput } from './compile-output.ts';

const schema = z.object({
  rows: z.array(
    z.object({
      name: z.string().check(z.minLength(2)),
      note: z.optional(z.nullable(z.object({ text: z.string() }))),
      shape: z.union([z.object({ side: z.number() }), z.strictObject({ radius: z.number() })]),
    }),
  ),
});

const rows = [
  { name: 'first', note: null, shape: { side: 1, secret: 2 }, password: 'secret' },
  { name: 'second', shape: { radius: 1 } },
  { name: 'third', note: { text: 'kept', secret: 1 }, shape: { side: 1 } },
];
const kept = {
  rows: [
    { name: 'first', note: null, shape: { side: 1 } },
    { name: 'second', shape: { radius: 1 } },
    { name: 'third', note: { text: 'kept' }, shape: { side: 1 } },
  ],
};

it('drops the fields that the contract does not name, at every depth', () => {
  expect(core.safeParse(compileOutput(schema), { rows, total: 3 })).toEqual({ success: true, data: kept });
  expect(core.safeParse(schema, { rows, total: 3 })).toEqual({ success: true, data: kept });
});

it.each([
  undefined,
  [],
  {},
  { rows: {} },
  { rows: [null] },
  { rows: [{}] },
  { rows: [{ ...rows[0], name: 1 }] },
  { rows: [rows[0], { ...rows[1], name: 'x' }] },
  { rows: [{ ...rows[1], shape: { radius: 1, side: '1' } }] },
  { rows: [{ ...rows[2], note: {} }] },
])('reports the issues of the contract: %j', (data) => {
  const issues = core.safeParse(schema, data).error?.issues;
  expect(issues?.length).toBeGreaterThan(0);
  expect(core.safeParse(compileOutput(schema), data).error?.issues).toEqual(issues);
});

it('compiles each object that the output of an operation has', () => {
  const left = Object.values(allOperations).filter(({ output }) => holdsPlainObject(compileOutput(output)));
  expect(left.map(({ id }) => id)).toEqual([]);
});

/** Whether a schema has an object without a generated function, at any depth. */
function holdsPlainObject(value: unknown, seen = new Set<unknown>()): boolean {
  if (typeof value !== 'object' || value === null || seen.has(value)) return false;
  seen.add(value);
  if (value instanceof core.$ZodObject && !(value instanceof core.$ZodObjectJIT)) return true;
  const def = (value as Partial<core.$ZodType>)._zod?.def ?? value;
  return Object.values(def).some((inner) => holdsPlainObject(inner, seen));
}
