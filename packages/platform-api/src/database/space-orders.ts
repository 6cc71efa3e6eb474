import { sql } from 'kysely';

/** By what lists of spaces are sorted, the most of it first, and in which table that is. */
export const worldOrders = {
  created: { by: sql`spaces.created_at`, type: 'timestamptz', of: 'spaces' },
  totalVisits: { by: sql`space_counts.total_visits`, type: 'integer', of: 'space_counts' },
  /** Visits of the last seven days, a recent one counting more. */
  heat: { by: sql`space_counts.heat`, type: 'double precision', of: 'space_counts' },
  /** How many people have it among their favourites. */
  favourites: { by: sql`space_counts.favourites`, type: 'integer', of: 'space_counts' },
} as const;
