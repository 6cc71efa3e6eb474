import type { CustomEvent, EventDetails } from '@xana/contracts/http/events/custom-event';
import type { PlatformConfig } from '../../config/platform-config.ts';
import type { EventRow } from '../../database/events/events.ts';
import { pictureAddress } from '../../media/picture-store.ts';
import { localized } from '../spaces/to-space.ts';
import { toUserSummary } from '../users/to-profile.ts';

export function toEvent(config: PlatformConfig, row: EventRow, now: Date): CustomEvent {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    image: pictureAddress(config, row.picture),
    timeZone: row.time_zone,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    isLive: !row.cancelled_at && row.starts_at <= now && row.ends_at > now,
    goingCount: row.going_count,
    interestedCount: row.interested_count,
    ...(row.cancelled_at ? { isCancelled: true } : {}),
    space: {
      id: row.space_id,
      name: row.space_name,
      ...localized({ name_ja: row.name_ja }),
      entityType: row.entity_type,
    },
    host: toUserSummary(config, row),
  };
}

export const toEventDetails = (config: PlatformConfig, row: EventRow, now: Date): EventDetails => ({
  ...toEvent(config, row, now),
  description: row.description,
  spaceImage: pictureAddress(config, row.space_picture),
  imageAlt: row.picture_alt,
  version: row.version,
});
