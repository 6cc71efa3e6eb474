import * as z from '@xana/contracts/schema';

/** A path of this site, or http(s): whatever the file says, no other scheme becomes a link. */
const link = z.string().check(z.maxLength(2048), z.regex(/^(\/(?![/\\])|https?:\/\/)/));
const label = z.string().check(z.maxLength(100));

/** One entry of the header's menu, with a link of its own or with children. */
export const menuItem = z.object({
  itemName: label,
  /** For readers of Japanese; the other name stands in for it. */
  itemNameJa: z.optional(label),
  link: z.optional(link),
  children: z.optional(
    z.array(
      z.object({
        subItemName: label,
        subItemNameJa: z.optional(label),
        icon: z.string(),
        link,
        imageClass: z.string(),
        target: z.enum(['_blank', '_self']),
      }),
    ),
  ),
});

/** `GET /static/menu.json` of the API host, a plain list without an envelope. */
export const menu = z.array(menuItem);

export type MenuItem = z.output<typeof menuItem>;
