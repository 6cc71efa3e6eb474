import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import type { PlatformConfig } from '../config/read-config.ts';
import { pictureAddress } from '../media/picture-address.ts';
import { localized } from '../operations/spaces/localized.ts';
import { toUserSummary } from '../operations/users/to-user-summary.ts';
import type { Database } from './connect-database.ts';
import { USER_COLUMNS } from './user-summary.ts';

/** Events with the space that they are in and who holds them; callers add what they filter and how they sort. */
export function selectEvents(database: Database) {
  return database
    .selectFrom('events')
    .innerJoin('spaces', 'spaces.id', 'events.space_id')
    .innerJoin('users', 'users.id', 'events.host_id')
    .select(['events.id', 'title', 'type', 'events.picture', 'events.description', 'starts_at', 'ends_at'])
    .select(['spaces.id as space_id', 'spaces.name as space_name', 'name_ja', 'spaces.entity_type'])
    .select(USER_COLUMNS);
}

export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

export function toEvent(config: PlatformConfig, row: EventRow, now: Date): CustomEvent {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    image: pictureAddress(config, row.picture),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    isLive: row.starts_at <= now && row.ends_at > now,
    space: {
      id: row.space_id,
      name: row.space_name,
      ...localized({ name_ja: row.name_ja }),
      entityType: row.entity_type,
    },
    host: toUserSummary(config, row),
  };
}
