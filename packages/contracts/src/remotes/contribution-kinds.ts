import * as z from '@xana/contracts/schema';

const moduleName = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));
const localized = z.object({ en: z.string(), ja: z.string() });

/**
 * A public request that the HTML page starts for visitors before any code runs. In `path`, `{id}` is a parameter of the
 * page's pattern and `{?type}` one of the query; when one is missing, the request is not sent.
 */
export const preload = z.object({
  operation: z.string(),
  path: z.string(),
  /** Values of the query that the request is for. Default: any. */
  when: z.optional(z.record(z.string(), z.string())),
  /** The windows whose first screen needs the request, as a media query. Default: all. */
  media: z.optional(z.string().check(z.maxLength(100))),
  /** Fields of the JSON body of a POST, each a whole number, with placeholders as in `path`. */
  body: z.optional(z.record(z.string(), z.string())),
  /** The largest picture of the first screen, which the page requests as soon as the reply is there. */
  picture: z.optional(
    z.object({
      /** The field of the reply with its address: `image`, or `rows.0.image` of an object in it. */
      field: z.string().check(z.regex(/^\w+(\.\w+){0,3}$/)),
      /** How wide it is shown, as the attribute `sizes` of the picture has it. */
      sizes: z.string(),
      /** Pixels; the media host serves each at `?w=`. */
      widths: z.array(z.number()),
      /**
       * Set when the page begins with it: the page server shows it before any code runs. `hero`: behind texts, high for visitors and lower for
       * members; `cover`: 21 to 9; `banner`: 4 to 1.
       */
      place: z.optional(z.enum(['hero', 'cover', 'banner'])),
    }),
  ),
});

export const pageContribution = z.object({
  /** `/details/:id`; `publish` rejects two remotes with the same pattern. */
  path: z.string().check(z.startsWith('/')),
  module: moduleName,
  title: localized,
  /** `required`: visitors see a prompt to log in instead. */
  login: z.enum(['none', 'required']),
  preload: z.array(preload),
  /** Hides the search field of the header, because the page has its own. */
  hidesSearch: z.optional(z.boolean()),
  /** The page has no footer. */
  hidesFooter: z.optional(z.boolean()),
});

export const slotContribution = z.object({
  /** A remote may be newer than the shell of a page: preflight compares the name with the slots that the shell provides. */
  slot: z.string().check(z.regex(/^[a-z]+\.[a-zA-Z]+$/)),
  module: moduleName,
  /** Lower comes first within one slot. */
  order: z.number(),
  /** Height of the skeleton in CSS pixels, to avoid layout shift. */
  height: z.number(),
  label: localized,
  preload: z.optional(z.array(preload)),
  /** `required`: the module is loaded and shown only for members. */
  login: z.optional(z.enum(['none', 'required'])),
});

/** A module that is loaded on the first occurrence of the event, mounted in the overlay, and then receives that event. */
export const handlerContribution = z.object({ event: z.string(), module: moduleName, label: localized });

export type PageContribution = z.output<typeof pageContribution>;
export type SlotContribution = z.output<typeof slotContribution>;
export type HandlerContribution = z.output<typeof handlerContribution>;
