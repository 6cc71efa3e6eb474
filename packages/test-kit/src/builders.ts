import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import type { getEventByType } from '@xana/contracts/http/events/events';
import type { getAllFeeds } from '@xana/contracts/http/feeds/posts';
import type { Space, SpaceDetails } from '@xana/contracts/http/spaces/space';
import type { OwnProfile } from '@xana/contracts/http/users/own-profile';
import type { UserProfile } from '@xana/contracts/http/users/profiles';
import type { UserSummary } from '@xana/contracts/http/users/user';
import type { OutputOf } from '@xana/contracts/operation';

export type Post = OutputOf<typeof getAllFeeds>['rows'][number];
export type CustomEvent = OutputOf<typeof getEventByType>['rows'][number];

const MEDIA = 'http://localhost:4003/p';
const LONG_AGO = '2026-01-15T09:30:00.000Z';
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

let lastId = 0;
/** Ids are unique within one test file. */
const nextId = () => {
  lastId += 1;
  return lastId;
};

/** Rows as the platform returns them; pass only the fields that the test is about. */
export function buildUser(fields: Partial<UserSummary> = {}): UserSummary {
  const id = nextId();
  return { id, name: `Member ${id}`, avatar: null, profileIconColor: '#4f46e5', ...fields };
}

export function buildProfile(fields: Partial<UserProfile> = {}): UserProfile {
  const user = buildUser();
  return {
    ...user,
    username: `member${user.id}`,
    bio: 'Builds spaces.',
    banner: null,
    address: ADDRESS,
    createdAt: LONG_AGO,
    followerCount: 3,
    followingCount: 2,
    spaceCount: 1,
    isFollowing: false,
    is_close_friend: false,
    followsYou: false,
    isMuted: false,
    postCount: 0,
    mutualFollowers: { count: 0, rows: [] },
    tags: [],
    approval: 1,
    instagram: null,
    twitter: null,
    discord: null,
    youtube: null,
    website: null,
    ...fields,
  };
}

export function buildOwnProfile(fields: Partial<OwnProfile> = {}): OwnProfile {
  const user = buildUser();
  return {
    ...user,
    username: `member${user.id}`,
    bio: '',
    banner: null,
    tags: [],
    email: null,
    phoneNumber: null,
    instagram: null,
    twitter: null,
    discord: null,
    youtube: null,
    website: null,
    isPopUpShow: false,
    approval: 2,
    approvalReason: null,
    approvalState: 'approved',
    version: 1,
    ...fields,
  };
}

export function buildMember(fields: Partial<SessionUser> = {}): SessionUser {
  const user = buildUser();
  return {
    ...user,
    email: null,
    userProfile: { username: `member${user.id}`, isPopUpShow: false },
    userWallet: { address: ADDRESS },
    ...fields,
  };
}

export function buildSpace(fields: Partial<Space> = {}): Space {
  const id = nextId();
  return {
    id,
    name: `Space ${id}`,
    entityType: 'USER_WORLD',
    isGame: false,
    thumbnail: `${MEDIA}/space-${id}`,
    image: `${MEDIA}/space-${id}`,
    tags: ['Fun'],
    totalVisits: 1200,
    onlineCount: 0,
    isFavourite: false,
    createdAt: LONG_AGO,
    user: buildUser(),
    ...fields,
  };
}

export function buildSpaceDetails(fields: Partial<SpaceDetails> = {}): SpaceDetails {
  return {
    ...buildSpace(),
    description: 'A place to meet.',
    banner: null,
    youtubeUrl: null,
    videoThumbnail: null,
    isFollowingCreator: false,
    ...fields,
  };
}

export function buildPost(fields: Partial<Post> = {}): Post {
  const id = nextId();
  return {
    id,
    descriptions: `Post ${id}`,
    image: null,
    images: [],
    likeCount: 0,
    isLike: false,
    commentCount: 0,
    updatedAt: null,
    createdAt: LONG_AGO,
    user: buildUser(),
    ...fields,
  };
}

export function buildEvent(fields: Partial<CustomEvent> = {}): CustomEvent {
  const id = nextId();
  return {
    id,
    title: `Event ${id}`,
    type: 'party',
    image: `${MEDIA}/event-${id}`,
    timeZone: 'UTC',
    startsAt: LONG_AGO,
    endsAt: '2026-01-15T11:30:00.000Z',
    isLive: false,
    goingCount: 0,
    interestedCount: 0,
    space: { id: nextId(), name: 'Plaza', entityType: 'ENVIRONMENT' },
    host: buildUser(),
    ...fields,
  };
}

/** The shape of every list. */
export function listOf<Row>(rows: readonly Row[], count = rows.length): { count: number; rows: Row[] } {
  return { count, rows: [...rows] };
}
