import * as z from '@xana/contracts/schema';
import { createStored, validRows } from '@xana/remote-kit/stored';
import { createDrafts } from '../draft-form/create-drafts.ts';
import { eventValues, isSameEvent } from './event-values.ts';

const draftRow = z.object({
  userId: z.int(),
  /** The edited event; null for a new one. */
  eventId: z.nullable(z.int()),
  version: z.int(),
  savedAt: z.number(),
  values: eventValues,
});

/** Whose draft of which event. */
export interface EventDraftKey {
  userId: number;
  /** Null for a new event. */
  eventId: number | null;
}

export const eventDrafts = createDrafts({
  stored: createStored('eventDrafts', { schema: validRows(draftRow), empty: [], isKeptInPage: true }),
  isOf: (row: EventDraftKey, { userId, eventId }: EventDraftKey) => row.userId === userId && row.eventId === eventId,
  isSame: isSameEvent,
});

/** The name of the picture of the draft that is not uploaded yet. */
export const eventPictureName = ({ userId, eventId }: EventDraftKey): string => `event ${userId} ${eventId ?? 'new'}`;
