import { sql } from 'kysely';
import { isActive } from '../users/active-users.ts';

/** A condition on rows of `events`: neither cancelled nor hidden, and its host is active. Its space may be hidden. */
export const isShownEvent = sql`events.cancelled_at is null and events.hidden_at is null and ${isActive(sql`events.host_id`)}`;
