import * as z from 'zod/mini';
import { defineEvent } from './event.ts';

export const unreadCountChanged = defineEvent({
  name: 'chat:unreadCountChanged',
  major: 1,
  payload: z.object({ count: z.number() }),
  replay: 'last',
});
