import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../../src/database/connection/connect-database.ts';

/** Every row of every table that is a member's or speaks of them, by table; found by what refers to `users`. */
export async function rowsOfMember(database: Database, userId: number): Promise<Record<string, string[]>> {
  const { rows: references } = await sql<{ name: string; column: string }>`
    select conrelid::regclass::text as name, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass order by 1, 2`.execute(database);
  const found: Record<string, string[]> = {};
  for (const { name, column } of [...references, { name: 'users', column: 'id' }]) {
    const question = `select to_jsonb(mine)::text row from ${name} mine where mine."${column}" = ${userId} order by 1`;
    const { rows } = await database.executeQuery<{ row: string }>(CompiledQuery.raw(question));
    found[`${name}.${column}`] = rows.map(({ row }) => row);
  }
  return found;
}
