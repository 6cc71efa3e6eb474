import * as z from '@xana/contracts/schema';
import { pageRegistry } from './page-registry.ts';

/** Added to a page in development: the URL of the server-sent events about builds. */
export const developmentPage = z.object({ changes: z.string() });

/** A microfrontend was rebuilt; the registry contains its new release. */
export const buildEvent = z.object({ name: z.string(), registry: pageRegistry });

export type BuildEvent = z.output<typeof buildEvent>;
