import { getLatestAvatars } from './get-latest-avatars.ts';

/** The calls of this area; the server must answer each of them to compile. */
export const avatarsOperations = { getLatestAvatars } as const;
