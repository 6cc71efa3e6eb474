import * as z from '@xana/contracts/schema';

/** Added to a page in development: the URL of the server-sent events about builds. */
export const developmentPage = z.object({ changes: z.string() });

/** A microfrontend was rebuilt; the registry contains its new release. `readPageRegistry` reads it. */
export const buildEvent = z.object({ name: z.string(), registry: z.unknown() });

export type BuildEvent = z.output<typeof buildEvent>;
