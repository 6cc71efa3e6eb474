import * as z from '@xana/contracts/schema';
import { defineEvent } from './event.ts';

export const unreadCountChanged = defineEvent({
  name: 'chat:unreadCountChanged',
  major: 1,
  payload: z.object({ count: z.number() }),
  replay: 'last',
});
