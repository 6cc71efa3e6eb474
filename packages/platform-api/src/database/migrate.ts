import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { ConnectedDatabase } from './connect-database.ts';

const directory = fileURLToPath(new URL('../migrations/', import.meta.url));

/** Applies the migrations that this database has not had yet, each in a transaction together with its mark. */
export async function migrate({ database, runScript }: ConnectedDatabase): Promise<void> {
  await runScript(
    'create table if not exists applied_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await sql<{ name: string }>`select name from applied_migrations`.execute(database);
  const applied = new Set(rows.map(({ name }) => name));
  const files = readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  for (const file of files.filter((name) => !applied.has(name))) {
    const script = readFileSync(`${directory}/${file}`, 'utf8');
    await runScript(`begin; ${script}; insert into applied_migrations (name) values ('${file}'); commit;`);
  }
}
