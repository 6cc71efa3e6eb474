import * as z from '@xana/contracts/schema';
import { pageRegistry } from './page-registry.ts';

/** What a page for development carries beside the rest: where builds are announced, as server-sent events. */
export const developmentPage = z.object({ changes: z.string() });

/** A part was built again, and the registry names its new release. */
export const buildNews = z.object({ part: z.string(), registry: pageRegistry });

export type BuildNews = z.output<typeof buildNews>;
