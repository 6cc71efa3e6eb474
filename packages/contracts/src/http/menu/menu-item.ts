import * as z from '@xana/contracts/schema';

/**
 * A path of this site or an http(s) URL. Rejects other schemes, such as `javascript:`, and paths that browsers open as
 * another site, such as `//host` and `/\host` (open redirect).
 */
const link = z
  .string('must be a link')
  .check(
    z.maxLength(2048, 'must have at most 2048 characters'),
    z.regex(/^(\/(?![/\\])|https?:\/\/)/, 'must be a path of this site or begin with https://'),
  );
const label = z.string('must be a text').check(z.maxLength(100, 'must have at most 100 characters'));

/** An entry of the header's menu: a link or a group of links. */
export const menuItem = z.object({
  itemName: label,
  /** The Japanese label. Default: `itemName`. */
  itemNameJa: z.optional(label),
  link: z.optional(link),
  children: z.optional(
    z.array(
      z.object({
        subItemName: label,
        subItemNameJa: z.optional(label),
        icon: z.string('must be a text; it may be empty'),
        link,
        imageClass: z.string('must be a text; it may be empty'),
        target: z.enum(['_blank', '_self'], 'must be "_blank" or "_self"'),
      }),
    ),
  ),
});

/** The response of `GET /static/menu.json` on the API host: an array without an envelope. */
export const menu = z.array(menuItem);

export type MenuItem = z.output<typeof menuItem>;
