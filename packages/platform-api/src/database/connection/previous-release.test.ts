import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { useTestServer } from '../../../test/test-server.ts';

/** What instances of the previous release still read and write while an update is rolled out. */
const server = useTestServer();

interface Bonus {
  id: string;
  bonus_percent: number;
}

const readBonuses = async () =>
  (await sql<Bonus>`select id, bonus_percent from products order by credited desc, position`.execute(server.database))
    .rows;

describe('the column bonus_percent of products', () => {
  it('is filled from the bonus that is credited', async () => {
    expect((await readBonuses()).map(({ id, bonus_percent }) => [id, bonus_percent])).toEqual([
      ['xeny-100', 0],
      ['xeny-500', 0],
      ['xeny-1050', 5],
      ['xeny-2200', 10],
      ['xeny-6250', 25],
      ['plan-100', 0],
      ['plan-daily', 0],
    ]);
  });

  it('follows a change of the bonus', async () => {
    await server.database.updateTable('products').set({ bonus_xeny: 50 }).where('id', '=', 'xeny-500').execute();
    expect((await readBonuses()).find(({ id }) => id === 'xeny-500')?.bonus_percent).toBe(11);
  });
});

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
function breaksPreviousRelease(script: string): boolean {
  const code = script.replace(/--.*$/gm, '');
  return /\b(drop\s+(column|table|view)|rename\b)/i.test(code) && !/^-- Contract of \d{4}/m.test(script);
}

it('drops or renames nothing, except in a migration that names the expanding one', () => {
  const drop = 'alter table products drop column bonus_percent;';
  expect(breaksPreviousRelease(drop)).toBe(true);
  expect(breaksPreviousRelease(`-- Contract of 0112\n${drop}`)).toBe(false);
  expect(breaksPreviousRelease(`-- Later: ${drop}`)).toBe(false);
  // The baseline, a folder, is applied to empty databases only.
  const broken = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .filter((file) => breaksPreviousRelease(readFileSync(join(MIGRATIONS, file), 'utf8')));
  expect(broken).toEqual([]);
});
