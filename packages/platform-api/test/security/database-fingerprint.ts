import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../../src/database/connection/connect-database.ts';

/** Returns a function that hashes the contents of all tables; a different hash means that something was written. */
export async function fingerprintOf(database: Database): Promise<() => Promise<string>> {
  const { rows } = await sql<{ name: string }>`select table_name name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(database);
  const hashes = rows.map(
    ({ name }) =>
      `select '${name}' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') hash from "${name}" t`,
  );
  const question = CompiledQuery.raw(
    `select md5(string_agg(hash, ' ' order by hash)) hash from (${hashes.join(' union all ')}) all_hashes`,
  );
  return async () => {
    const answer = await database.executeQuery<{ hash: string }>(question);
    return answer.rows[0]?.hash ?? '';
  };
}
