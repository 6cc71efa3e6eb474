import * as z from '@xana/contracts/schema';
import { defineEvent } from './event.ts';

/**
 * A member saved their own profile: the name and the picture of the session may have changed. In a file of its
 * own, because the session is part of each first load. */
export const profileChanged = defineEvent({
  name: 'profile:profileChanged',
  major: 1,
  payload: z.object({ userId: z.number() }),
  crossTab: true,
});
