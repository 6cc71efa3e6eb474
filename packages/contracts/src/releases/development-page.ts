import * as z from '@xana/contracts/schema';

/** Added to a page in development: the URL of the server-sent events about builds. */
export const developmentPage = z.object({ changes: z.string() });

/**
 * A microfrontend was saved. `registry` contains its new release; `readPageRegistry` reads it. `problem` explains why there is no
 * new release: the open page keeps the last good one.
 */
export const buildEvent = z.union([
  z.object({ name: z.string(), problem: z.string() }),
  z.object({ name: z.string(), registry: z.unknown() }),
]);

export type BuildEvent = z.output<typeof buildEvent>;
