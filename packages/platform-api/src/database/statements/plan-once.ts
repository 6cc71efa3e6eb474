import { type RawBuilder, sql } from 'kysely';

const FEWEST = 10;

/** 10, 20, 40 and so on: the next that is not less. */
export const roundUpLimit = (rows: number): number => FEWEST * 2 ** Math.max(0, Math.ceil(Math.log2(rows / FEWEST)));

/**
 * `limit` with a number in the statement. For a parameter, the plan that PostgreSQL keeps expects a tenth of all rows, is then more expensive
 * than one for the value, and the statement is planned again each time. Rounded up, so that there are few statements to prepare: limit the
 * rows again by a parameter, around it.
 */
export const plannedLimit = (rows: number): RawBuilder<unknown> => sql`limit ${sql.lit(roundUpLimit(rows))}`;

/**
 * An array whose length the planner does not see. It would plan again for each array that is shorter than it expects of any.
 *
 * @param type of an element, a name in PostgreSQL
 */
export const arrayOfAnyLength = (values: readonly unknown[], type: 'integer' | 'text'): RawBuilder<unknown> => {
  const array = sql.raw(`${type}[]`);
  return sql`(select ${values}::${array})::${array}`;
};
