import * as z from '@xana/contracts/schema';
import { GRANTS } from './grants.ts';
import { SLOTS, type SlotName } from './slots.ts';

const moduleName = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));
const localized = z.object({ en: z.string(), ja: z.string() });

/**
 * A public call that is made along with the HTML, before any code runs, for visitors. In `path` stand `{id}` for a
 * parameter of the page's pattern and `{?type}` for one of the query; where one is missing, the call is not made.
 */
const preload = z.object({ operation: z.string(), path: z.string() });

export const pageContribution = z.object({
  /** `/details/:id`; two remotes with an equal pattern fail publish. */
  path: z.string().check(z.startsWith('/')),
  module: moduleName,
  title: localized,
  /** `required`: a visitor is shown the way to log in instead. */
  login: z.enum(['none', 'required']),
  preload: z.array(preload),
  /** The page brings its own search field, so the header's is hidden. */
  hidesSearch: z.optional(z.boolean()),
  /** The page has no footer. */
  hidesFooter: z.optional(z.boolean()),
});

export const slotContribution = z.object({
  slot: z.enum(Object.keys(SLOTS) as [SlotName, ...SlotName[]]),
  module: moduleName,
  /** Lower comes first within one slot. */
  order: z.number(),
  /** Height in CSS pixels that the skeleton keeps, so that nothing jumps. */
  height: z.number(),
  label: localized,
  preload: z.optional(z.array(preload)),
  /** `required`: nothing is fetched or shown before somebody is logged in. */
  login: z.optional(z.enum(['none', 'required'])),
});

/** A module that is loaded when the fact first happens, mounted in the overlay, and still given that fact. */
export const handlerContribution = z.object({ event: z.string(), module: moduleName, label: localized });

export const contributions = z.object({
  name: z.string().check(z.regex(/^mfe-[a-z][a-z0-9-]*$/)),
  owner: z.object({ team: z.string(), contact: z.string() }),
  pages: z.array(pageContribution),
  slots: z.array(slotContribution),
  handlers: z.array(handlerContribution),
  events: z.object({
    publishes: z.record(z.string(), z.number()),
    consumes: z.record(z.string(), z.number()),
  }),
  needs: z.object({ shell: z.number(), session: z.number() }),
  /** Rare capabilities, allowed by name at publish (`GRANT_HOLDERS`). */
  grants: z.array(z.enum(GRANTS)),
  /** Compressed bytes that each entry module with all that it loads at once may cost. */
  budget: z.object({ entryKilobytes: z.number() }),
});

export type Contributions = z.output<typeof contributions>;
export type PageContribution = z.output<typeof pageContribution>;
export type SlotContribution = z.output<typeof slotContribution>;
export type HandlerContribution = z.output<typeof handlerContribution>;
