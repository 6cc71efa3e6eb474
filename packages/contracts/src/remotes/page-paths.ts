/**
 * The addresses of pages that other microfrontends link to: an agreement, because they are released independently. The
 * `remote.config.ts` of the owner declares the page.
 */

export const profilePath = (userId: number): string => `/profile?user=${userId}`;

/** The conversation with a user. */
export const conversationPath = (userId: number): string => `/chat?user=${userId}`;

/** The lists of followers and followings of a user; `close-friends` and `find` are for the user alone. */
export const followPath = (userId: number, option: 'followers' | 'followings' | 'close-friends' | 'find'): string =>
  `/follow-user/${userId}?option=${option}`;

interface LinkedSpace {
  id: number;
  /** Without it the page finds the space by its id. */
  entityType?: string | null | undefined;
}

export const spacePath = ({ id, entityType }: LinkedSpace): string =>
  `/details/${id}?${entityType ? `type=${entityType}&` : ''}for=space`;

export const eventPath = (id: number): string => `/details/${id}?for=event`;

export const avatarPath = (id: number): string => `/details/${id}?for=avatar`;

export const postPath = (id: number): string => `/details/${id}?for=feed`;
