import * as z from '@xana/contracts/schema';
import { instant, localizedText, pictureUrl } from '../fields.ts';
import { userSummary } from '../spaces/space.ts';

/** An event as lists show it: something that somebody holds in a space at a time. */
export const customEvent = z.object({
  id: z.number(),
  title: z.string(),
  type: z.string(),
  image: pictureUrl,
  startsAt: instant,
  endsAt: instant,
  isLive: z.boolean(),
  space: z.object({ id: z.number(), name: z.string(), localizedNames: localizedText, entityType: z.string() }),
  host: userSummary,
});

/** An event on its own page. */
export const eventDetails = z.extend(customEvent, { description: z.string() });

export type CustomEvent = z.output<typeof customEvent>;
export type EventDetails = z.output<typeof eventDetails>;
