import { type RawBuilder, sql } from 'kysely';

/**
 * A column of a list: whether a row exists. The scalar subquery looks the row up by its unique key, once for each row of
 * the answer. PostgreSQL may turn an `exists` into a scan of everything that the caller follows or likes, and a prepared
 * plan assumes the average member's number of such rows.
 *
 * @param found `table where …`, at most one row
 */
export const existsColumn = (found: RawBuilder<unknown>) => sql<boolean>`coalesce((select true from ${found}), false)`;
