import { allOperations } from '@xana/contracts/http/all-operations';
import type { Operation } from '@xana/contracts/operation';
import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../../src/database/connection/connect-database.ts';
import { exampleOf } from '../../src/http/description/example-of.ts';
import { readInputSchema } from '../../src/http/description/open-api.ts';
import { logIn, type Member } from '../test-server.ts';
import { splitInput } from './hostile-input.ts';
import { fixturesOf } from './test-fixtures.ts';
import { sendAttempt } from './test-send-attempt.ts';
import { useUnlimitedServer } from './use-unlimited-server.ts';

const WRITES: Operation[] = Object.values(allOperations).filter(
  ({ method, accepts, id }) => (method === 'POST' || method === 'PUT') && accepts === 'json' && id !== 'logout',
);
/** Fillers, a variation selector, a joiner, a mark without a letter, the blank Braille pattern. */
const INVISIBLE = ['\uffa0', '\u3164', '\ufe0f', '\u180b', '\u200d', '\u0301', '\u2800'];
const showsNothing = (text: string) => /^[\s\p{Default_Ignorable_Code_Point}\p{M}\p{Cf}\u2800]+$/u.test(text);
/** Texts of apps and machines, which are compared and never shown. */
const NOT_SHOWN = ['device_id', 'builder_login_hash'];

const paymentServer = useUnlimitedServer();
const { server } = paymentServer;
let me: Member;
let fixtures: ReturnType<typeof fixturesOf>;
beforeAll(async () => {
  me = await logIn(server);
  fixtures = fixturesOf(paymentServer, me, await logIn(server));
}, 120_000);

/** Inputs that are valid but for one text, which shows nothing. */
async function invisibleInputs(operation: Operation) {
  const { inPath, elsewhere, required } = readInputSchema(operation);
  const filled = [...inPath, ...elsewhere.filter(([name]) => required.has(name))];
  const own = (await fixtures[operation.id]?.())?.theirs;
  const valid = own ?? Object.fromEntries(filled.map(([name, schema]) => [name, exampleOf(schema, name)]));
  const texts = elsewhere.filter(([, schema]) => schema.type === 'string' && !schema.enum && !schema.format);
  return texts.flatMap(([name]) => INVISIBLE.map((text) => ({ ...valid, [name]: text })));
}

/** Columns with a text that shows nothing, by table. */
async function invisibleColumns(database: Database): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type = 'text' order by 1, 2`.execute(database);
  const found: string[] = [];
  for (const { table, column } of rows.filter(({ column: name }) => !NOT_SHOWN.includes(name))) {
    const question = CompiledQuery.raw(
      `select distinct "${column}" as text from "${table}" where length("${column}") between 1 and 8`,
    );
    const texts = (await database.executeQuery<{ text: string }>(question)).rows;
    if (texts.some(({ text }) => showsNothing(text))) found.push(`${table}.${column}`);
  }
  return found;
}

it('[VA-01] [T59] stores no text that shows nothing, in any text field of any call', async () => {
  let attempts = 0;
  for (const operation of WRITES) {
    for (const input of await invisibleInputs(operation)) {
      const { status } = await sendAttempt(server, operation, splitInput(operation, input), me.token);
      expect([operation.id, input, status < 500]).toEqual([operation.id, input, true]);
      attempts += 1;
    }
  }
  expect(attempts).toBeGreaterThan(100);
  expect(await invisibleColumns(server.database)).toEqual([]);
}, 120_000);
