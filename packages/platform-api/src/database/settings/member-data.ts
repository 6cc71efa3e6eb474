import type { DataSection } from '@xana/contracts/http/settings/data-sections';
import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { MEMBER_DATA } from './member-data-tables.ts';

interface MemberData {
  name: DataSection;
  isComplete: boolean;
  rows: Record<string, unknown>[];
}

/**
 * Everything that the platform keeps about a user, the newest rows first. One section after the other, so that one download
 * takes one connection at a time.
 *
 * @param limit of the rows of each section
 */
export async function selectMemberData(database: Database, userId: number, limit: number): Promise<MemberData[]> {
  const sections: MemberData[] = [];
  for (const { name, table, owner, columns, other, newest } of MEMBER_DATA) {
    const shown = columns.map((column) => sql`data.${sql.ref(column)} as ${sql.ref(camelCase(column))}`);
    const person = other
      ? [sql`${sql.ref('other.id')} as ${sql.ref('userId')}`, sql`${sql.ref('other.name')} as ${sql.ref('userName')}`]
      : [];
    const { rows } = await sql<Record<string, unknown>>`select ${sql.join([...person, ...shown])}
      from ${sql.table(table)} data
      ${other ? sql`left join users other on other.id = data.${sql.ref(other)}` : sql``}
      where data.${sql.ref(owner)} = ${userId}
      order by data.${sql.ref(newest)} desc limit ${limit + 1}`.execute(database);
    const section = { name, isComplete: rows.length <= limit, rows: rows.slice(0, limit) };
    const known = sections.find((each) => each.name === name);
    if (!known) sections.push(section);
    else Object.assign(known, merged(known, section));
  }
  return sections;
}

const merged = (one: MemberData, other: MemberData): MemberData => ({
  name: one.name,
  isComplete: one.isComplete && other.isComplete,
  rows: [...one.rows, ...other.rows],
});

const camelCase = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
