import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../../database/connect-database.ts';

/** A function that says in one word what is in every table; another word means that something was written. */
export async function fingerprintOf(database: Database): Promise<() => Promise<string>> {
  const { rows } = await sql<{ name: string }>`select table_name name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(database);
  const parts = rows.map(
    ({ name }) =>
      `select '${name}' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') word from "${name}" t`,
  );
  const question = CompiledQuery.raw(
    `select md5(string_agg(word, ' ' order by word)) word from (${parts.join(' union all ')}) all_words`,
  );
  return async () => {
    const answer = await database.executeQuery<{ word: string }>(question);
    return answer.rows[0]?.word ?? '';
  };
}
