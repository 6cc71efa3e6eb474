import { type RawBuilder, sql } from 'kysely';

/** A condition on a user id: neither banned nor about to be deleted. */
export const isActive = (userId: RawBuilder<unknown>) =>
  sql`not exists (select from users inactive where inactive.id = ${userId} and inactive.is_inactive)`;

/** A condition on rows of `events`: neither cancelled nor hidden, and its host is active. Its space may be hidden. */
export const isShownEvent = sql`events.cancelled_at is null and events.hidden_at is null and ${isActive(sql`events.host_id`)}`;
