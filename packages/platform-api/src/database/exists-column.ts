import { type RawBuilder, sql } from 'kysely';

/**
 * Whether there is such a row, as a column of a list: looked up by its unique key for each row of the answer. An `exists`
 * may be turned into reading everything the caller ever followed or liked, and for how much that is a plan that is kept
 * takes the average member's.
 *
 * @param found `table where …`, at most one row
 */
export const isRowThere = (found: RawBuilder<unknown>) => sql<boolean>`coalesce((select true from ${found}), false)`;
