import type { avatarsOperations } from '@xana/contracts/http/avatars/operations';
import type { Implements } from '../../http/handler.ts';
import { getLatestAvatars } from './get-latest-avatars.ts';

export const avatarsHandlers = { getLatestAvatars } satisfies Implements<typeof avatarsOperations>;
