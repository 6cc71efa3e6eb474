import * as z from '@xana/contracts/schema';
import { defineEvent } from './event.ts';

export const favouriteChanged = defineEvent({
  name: 'spaces:favouriteChanged',
  major: 1,
  payload: z.object({ spaceId: z.number(), isFavourite: z.boolean() }),
  crossTab: true,
});
