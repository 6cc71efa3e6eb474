import * as z from '@xana/contracts/schema';

/** Further entries and children are left out. */
export const MAX_MENU_ENTRIES = 24;
export const MAX_MENU_CHILDREN = 24;

const text = z.string('must be a text');
const atMost = (characters: number) => z.maxLength(characters, `must have at most ${characters} characters`);

/**
 * A path of this site or an http(s) URL. Rejects other schemes, such as `javascript:`, and paths that browsers open as
 * another site, such as `//host` and `/\host` (open redirect).
 */
const link = text.check(
  atMost(2048),
  z.regex(/^(\/(?![/\\])|https?:\/\/)/, 'must be a path of this site or begin with https://'),
);
const label = text.check(atMost(100));

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
        icon: text,
        link,
        imageClass: text,
        target: z.enum(['_blank', '_self'], 'must be "_blank" or "_self"'),
      }),
    ),
  ),
});

/** The response of `GET /static/menu.json` on the API host: an array without an envelope. */
export const menu = z.array(menuItem);

export type MenuItem = z.output<typeof menuItem>;
