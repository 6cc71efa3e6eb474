import type { Space } from '@xana/contracts/http/spaces/space';
import { sql } from 'kysely';
import type { PlatformConfig } from '../config/read-config.ts';
import { pictureAddress } from '../media/picture-address.ts';
import { localized } from '../operations/spaces/localized.ts';
import type { Database } from './connect-database.ts';
import { existsColumn } from './exists-column.ts';

/** Of the visits since yesterday, one in so many counts as here now; a measure of liveliness until presence is counted. */
const ONLINE_SHARE = 24;

/**
 * Spaces as lists show them, in one query: with their creator, today's liveliness, and whether the caller marked them.
 * Callers add what they filter and how they sort.
 */
export function selectSpaces(database: Database, callerId: number | null) {
  return database
    .selectFrom('spaces')
    .innerJoin('space_counts', 'space_counts.space_id', 'spaces.id')
    .leftJoin('users as creator', 'creator.id', 'spaces.creator_id')
    .select([
      'spaces.id',
      'spaces.name',
      'spaces.name_ja',
      'spaces.description_ja',
      'spaces.entity_type',
      'spaces.is_game',
      'spaces.picture',
      'spaces.tags',
      'space_counts.total_visits',
      'space_counts.latest_visits',
      'spaces.created_at',
      'spaces.description',
      'spaces.youtube_url',
      'spaces.video_thumbnail',
      'creator.id as creator_id',
      'creator.name as creator_name',
      'creator.avatar as creator_avatar',
      'creator.profile_icon_color as creator_color',
    ])
    .select(
      existsColumn(sql`favourites where favourites.space_id = spaces.id and favourites.user_id = ${callerId ?? 0}`).as(
        'is_favourite',
      ),
    );
}

export type SpaceRow = Awaited<ReturnType<ReturnType<typeof selectSpaces>['execute']>>[number];

export function toSpace(config: PlatformConfig, row: SpaceRow): Space {
  const picture = pictureAddress(config, row.picture);
  return {
    id: row.id,
    name: row.name,
    ...localized(row),
    entityType: row.entity_type,
    isGame: row.is_game,
    thumbnail: picture,
    image: picture,
    tags: row.tags,
    totalVisits: row.total_visits,
    onlineCount: Math.round(row.latest_visits / ONLINE_SHARE),
    isFavourite: row.is_favourite,
    createdAt: row.created_at.toISOString(),
    user: toUserSummary(config, row),
  };
}

function toUserSummary(config: PlatformConfig, { creator_id, creator_name, creator_avatar, creator_color }: SpaceRow) {
  if (creator_id === null || creator_name === null || creator_color === null) return null;
  const avatar = creator_avatar && pictureAddress(config, creator_avatar);
  return { id: creator_id, name: creator_name, avatar, profileIconColor: creator_color };
}

/** Kept as the key of an upload, or as an address at YouTube. */
export function videoThumbnailAddress(config: PlatformConfig, kept: string | null): string | null {
  return kept === null || kept.startsWith('https:') ? kept : pictureAddress(config, kept);
}
