import * as z from '@xana/contracts/schema';

/** Answers a `PageRevision`; cacheable for one second, with an ETag. */
export const REVISION_PATH = '/revision';

/** Sends a `PageRevision` as a server-sent event when the stream opens, and after each change. */
export const REVISION_EVENTS_PATH = '/revision/events';

const releases = z.object({
  active: z.string(),
  /** Some visitors have it in the position of the active one. */
  candidate: z.optional(z.string()),
  /** Releases that were active and were left for an earlier one, newest last. */
  left: z.array(z.string()),
  quarantined: z.array(z.string()),
});

/** What open tabs compare with the page that they loaded: the ids of releases by microfrontend, without their content. */
export const pageRevision = z.object({ revision: z.number(), microfrontends: z.record(z.string(), releases) });

export type PageRevision = z.output<typeof pageRevision>;
