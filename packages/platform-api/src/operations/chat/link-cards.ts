import type { getLinkCard as contract, LinkCard } from '@xana/contracts/http/chat/link-cards';
import type { PlatformConfig } from '../../config/platform-config.ts';
import type { Database } from '../../database/connection/connect-database.ts';
import { findEvent } from '../../database/events/events.ts';
import { findPost } from '../../database/feeds/posts.ts';
import { isReachable } from '../../database/social/blocks.ts';
import { findSpace } from '../../database/spaces/spaces.ts';
import { findUserProfile } from '../../database/users/users.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-store.ts';
import { toEvent } from '../events/to-event.ts';
import { toPost } from '../feeds/to-post.ts';
import { toSpace } from '../spaces/to-space.ts';

export const getLinkCard: Handler<typeof contract> = async ({ input, caller, database, config }) => {
  const { kind, id } = input;
  const content = await CONTENT_OF[kind]({ database, config, callerId: caller.userId, id });
  return { card: content && { kind, id, ...content } };
};

interface Reading {
  database: Database;
  config: PlatformConfig;
  callerId: number;
  id: number;
}
type Content = Omit<LinkCard, 'kind' | 'id'>;

/** Each is read as its page reads it, so that hidden, deleted and blocked content has no card. */
const CONTENT_OF: Record<LinkCard['kind'], (reading: Reading) => Promise<Content | null>> = {
  space: contentOfSpace,
  event: contentOfEvent,
  profile: contentOfProfile,
  post: contentOfPost,
};

async function contentOfSpace(reading: Reading): Promise<Content | null> {
  const row = await findSpace(reading.database, reading.callerId, reading.id);
  if (!row) return null;
  const { name, localizedNames, thumbnail, user } = toSpace(reading.config, row);
  return {
    title: name,
    ...(localizedNames ? { localizedTitles: localizedNames } : {}),
    picture: thumbnail,
    user: await visibleUser(reading, user),
  };
}

async function contentOfEvent(reading: Reading): Promise<Content | null> {
  const row = await findEvent(reading.database, reading.id);
  if (!row) return null;
  const { title, image, startsAt, host } = toEvent(reading.config, row, new Date());
  return { title, picture: image, startsAt, user: await visibleUser(reading, host) };
}

/** Spaces and events stay on the site when their creator is blocked or gone; the name of the creator does not. */
async function visibleUser({ database, callerId }: Reading, user: Content['user']): Promise<Content['user']> {
  return user && (await isReachable(database, callerId, user.id)) ? user : null;
}

async function contentOfProfile({ database, config, callerId, id }: Reading): Promise<Content | null> {
  const row = await findUserProfile(database, id, callerId);
  if (!row) return null;
  const { name, username, avatar, profile_icon_color: profileIconColor } = row;
  const user = { id, name, avatar: avatar && pictureAddress(config, avatar), profileIconColor };
  return { title: name, picture: null, user, username };
}

/** In code points; the card shows one line of it. */
const MAX_TITLE_LENGTH = 140;

async function contentOfPost({ database, config, callerId, id }: Reading): Promise<Content | null> {
  const row = await findPost(database, callerId, id);
  if (!row) return null;
  const { descriptions, image, user } = toPost(config, row);
  return { title: [...descriptions].slice(0, MAX_TITLE_LENGTH).join(''), picture: image, user };
}
