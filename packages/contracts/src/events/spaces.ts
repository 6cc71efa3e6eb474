import * as z from '@xana/contracts/schema';
import { defineEvent } from './event.ts';

export const favouriteChanged = defineEvent({
  name: 'spaces:favouriteChanged',
  major: 1,
  payload: z.object({ spaceId: z.number(), isFavourite: z.boolean() }),
  crossTab: true,
});

/** The member created, edited, deleted or restored a space. */
export const ownSpacesChanged = defineEvent({
  name: 'spaces:ownSpacesChanged',
  major: 1,
  payload: z.object({ spaceId: z.number() }),
  crossTab: true,
});
