import * as z from '@xana/contracts/schema';
import { pageRegistry } from './page-registry.ts';

/** The addition to a page for development: where builds are announced, as server-sent events. */
export const developmentPage = z.object({ changes: z.string() });

/** A microfrontend was built again; the registry names its new release. */
export const buildEvent = z.object({ name: z.string(), registry: pageRegistry });

export type BuildEvent = z.output<typeof buildEvent>;
