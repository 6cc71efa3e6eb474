import * as z from '@xana/contracts/schema';
import { handlerContribution, pageContribution, slotContribution } from './contribution-kinds.ts';
import { pageMetadata } from './page-metadata.ts';

const describedPage = z.extend(pageContribution, {
  /** What search engines and link previews see; the page server reads it, and the page does not contain it. */
  metadata: z.optional(pageMetadata),
});

/** What a remote contributes to the site. Apart from the kinds of contributions, which every page reads. */
export const contributions = z.object({
  name: z.string().check(z.regex(/^mfe-[a-z][a-z0-9-]*$/)),
  owner: z.object({ team: z.string(), contact: z.string() }),
  pages: z.array(describedPage),
  slots: z.array(slotContribution),
  handlers: z.array(handlerContribution),
  events: z.object({
    publishes: z.record(z.string(), z.number()),
    consumes: z.record(z.string(), z.number()),
    /** Consumed events of which it also reads the previous major. */
    upcasts: z.optional(z.array(z.string())),
  }),
  /** The interface majors that its code was written for; `kit` is `@xana/remote-kit`, 1 when absent. */
  needs: z.object({ shell: z.number(), session: z.number(), kit: z.optional(z.number()) }),
  /** Privileged capabilities; `publish` checks them against `GRANT_HOLDERS`. */
  grants: z.array(z.string()),
  /** Maximum compressed size of each entry module including its initial chunks. */
  budget: z.object({ entryKilobytes: z.number() }),
});

export type Contributions = z.output<typeof contributions>;

export const isContributions = (value: unknown): value is Contributions => contributions.safeParse(value).success;
