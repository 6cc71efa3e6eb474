import { getLatestAvatars } from './get-latest-avatars.ts';
import { getSingleAvatar } from './get-single-avatar.ts';

/** The calls of this area; the server must answer each of them to compile. */
export const avatarsOperations = { getLatestAvatars, getSingleAvatar } as const;
