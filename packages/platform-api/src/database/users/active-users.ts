import { type RawBuilder, sql } from 'kysely';

/** A condition on a user id: neither banned nor about to be deleted. */
export const isActive = (userId: RawBuilder<unknown>) =>
  sql`not exists (select from users inactive where inactive.id = ${userId} and inactive.is_inactive)`;
