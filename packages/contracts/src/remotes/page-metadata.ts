import * as z from '@xana/contracts/schema';

const localized = z.object({ en: z.string(), ja: z.string() });

/** A field of a reply: `title`, or `space.name` of an object in it. */
const field = z.string().check(z.regex(/^[A-Za-z_]+(\.[A-Za-z_]+){0,3}$/));

/** What schema.org calls the content of a page. */
export const CONTENT_KINDS = ['item', 'event', 'profile', 'post'] as const;

/** A public operation that describes what a page shows, and the fields of its reply. */
export const metadataSource = z.object({
  /** Values of the query that this source is for. Default: any. */
  when: z.optional(z.record(z.string(), z.string())),
  operation: z.string(),
  /** Values, or placeholders for the URL: `{id}` of the page's pattern, `{?user}` of the query. Without a value the source is not used. */
  input: z.record(z.string(), z.string()),
  kind: z.enum(CONTENT_KINDS),
  /** The address of the content, with placeholders as in `input`, and `{.entityType}` for a field of the reply. */
  address: z.string().check(z.startsWith('/')),
  title: field,
  titleJa: z.optional(field),
  description: z.optional(field),
  descriptionJa: z.optional(field),
  /** The first one with a picture is shown. */
  pictures: z.array(field),
  /** The path of a picture of 1200 × 630 on the media host that shows the content, with placeholders as in `address`. */
  card: z.optional(z.string().check(z.startsWith('/'))),
  /** A field with the address of a video on YouTube. */
  video: z.optional(field),
  author: z.optional(field),
  createdAt: z.optional(field),
  startsAt: z.optional(field),
  endsAt: z.optional(field),
  /** A field that is true for an event that does not take place. */
  isCancelled: z.optional(field),
});

/** A public operation that lists pages by `/:kind/:after`, with `rows` and `next` as `listPageIds` has them. */
const pageList = z.object({
  operation: z.string(),
  /** Without `after`. */
  input: z.record(z.string(), z.string()),
  /** The address of each row, with `{.id}` for its fields. */
  address: z.string().check(z.startsWith('/')),
});

/** How search engines and link previews see a page. Everything is public: it is read without a session. */
export const pageMetadata = z.object({
  /** Default: the title of the page. */
  title: z.optional(localized),
  description: z.optional(localized),
  /** `none`: search engines leave the page out. Default: `all` for pages without a login. */
  robots: z.optional(z.enum(['all', 'none'])),
  /** Keys of the query that select what the page shows, in the order of its canonical address. Others are not part of it. */
  query: z.optional(z.array(z.string())),
  /** The address of a search on this site, with `{query}`: for search engines that offer one. */
  search: z.optional(z.string().check(z.startsWith('/'))),
  /** The pages that a sitemap lists; without it, only a page without sources and parameters is listed. */
  lists: z.optional(z.array(pageList)),
  /** The first one whose `when` matches is used. */
  sources: z.optional(z.array(metadataSource)),
});

export type MetadataSource = z.output<typeof metadataSource>;
export type PageMetadata = z.output<typeof pageMetadata>;
