import * as z from '@xana/contracts/schema';
import { defineEvent } from './event.ts';

export const favouriteChanged = defineEvent({
  name: 'spaces:favouriteChanged',
  major: 1,
  payload: z.object({ spaceId: z.number(), isFavourite: z.boolean() }),
  crossTab: true,
});

/** A member wants to report an event. `targetId`: its id. */
export const eventReportRequested = defineEvent({
  name: 'spaces:eventReportRequested',
  major: 1,
  payload: z.object({
    targetType: z.literal('event'),
    targetId: z.string(),
    /** The name of the host. */
    name: z.string(),
  }),
});

/** The member created, edited, deleted or restored a space. */
export const ownSpacesChanged = defineEvent({
  name: 'spaces:ownSpacesChanged',
  major: 1,
  payload: z.object({ spaceId: z.number() }),
  crossTab: true,
});
