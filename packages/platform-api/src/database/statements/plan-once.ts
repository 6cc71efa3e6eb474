import { type RawBuilder, sql } from 'kysely';

const FEWEST = 10;

/** 10, 20, 40 and so on: the next that is not less. */
export const roundUpLimit = (rows: number): number => FEWEST * 2 ** Math.max(0, Math.ceil(Math.log2(rows / FEWEST)));

/**
 * A `limit` of at least so many rows, as a number in the statement. With a parameter PostgreSQL would expect a tenth of all rows of any value
 * and plan again for each (decision 0127). It is rounded up, so that few statements are prepared: the statement around it limits the rows exactly.
 */
export const plannedLimit = (rows: number): RawBuilder<unknown> => sql`limit ${sql.lit(roundUpLimit(rows))}`;

/**
 * An array whose length the planner does not see. It expects ten values of any array, and would plan again for each that is shorter.
 *
 * @param type PostgreSQL's type of the values
 */
export const arrayOfAnyLength = (values: readonly unknown[], type: 'integer' | 'text'): RawBuilder<unknown> => {
  const array = sql.raw(`${type}[]`);
  return sql`(select ${values}::${array})::${array}`;
};
