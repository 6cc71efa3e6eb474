import type { avatarsOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { getLatestAvatars } from './get-latest-avatars.ts';
import { getSingleAvatar } from './get-single-avatar.ts';

export const avatarsHandlers = { getLatestAvatars, getSingleAvatar } satisfies Implements<typeof avatarsOperations>;
