import type { BuiltWorld } from '@xana/contracts/http/spaces/built-world';
import type { Space, SpaceDetails } from '@xana/contracts/http/spaces/space';
import type { PlatformConfig } from '../../config/platform-config.ts';
import type { BuiltWorldRow } from '../../database/spaces/built-worlds.ts';
import type { SpaceRow } from '../../database/spaces/spaces.ts';
import { pictureAddress } from '../../media/picture-store.ts';

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
    onlineCount: row.online_count,
    isFavourite: row.is_favourite,
    createdAt: row.created_at.toISOString(),
    user: toCreator(config, row),
  };
}

function toCreator(config: PlatformConfig, { creator_id, creator_name, creator_avatar, creator_color }: SpaceRow) {
  if (creator_id === null || creator_name === null || creator_color === null) return null;
  const avatar = creator_avatar && pictureAddress(config, creator_avatar);
  return { id: creator_id, name: creator_name, avatar, profileIconColor: creator_color };
}

export function toSpaceDetails(config: PlatformConfig, row: SpaceRow, isFollowingCreator: boolean): SpaceDetails {
  const space = toSpace(config, row);
  const { video_thumbnail } = row;
  // The key of an upload, or the address of a picture at YouTube.
  const isKey = video_thumbnail !== null && !video_thumbnail.startsWith('https:');
  return {
    ...space,
    description: row.description,
    banner: space.image,
    imageAlt: row.picture_alt,
    youtubeUrl: row.youtube_url,
    videoThumbnail: isKey ? pictureAddress(config, video_thumbnail) : video_thumbnail,
    isFollowingCreator,
  };
}

export const toBuiltWorld = (config: PlatformConfig, row: BuiltWorldRow): BuiltWorld => ({
  id: row.id,
  name: row.name,
  thumbnail: pictureAddress(config, row.picture),
  spaceId: row.space_id,
  createdAt: row.created_at.toISOString(),
});

/** The Japanese texts of a space; only official spaces have them. */
interface Translated {
  name_ja: string | null;
  description_ja?: string | null;
}

/** The translations as the contract's fields; no field without a translation. */
export const localized = ({ name_ja, description_ja }: Translated) => ({
  ...(name_ja ? { localizedNames: { ja: name_ja } } : {}),
  ...(description_ja ? { localizedDescriptions: { ja: description_ja } } : {}),
});
