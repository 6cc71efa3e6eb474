import type { LinkCard } from '@xana/contracts/http/chat/link-cards';
import { addressesIn } from './addresses-in-text.ts';
import { pathOf, readOwnAddress } from './own-address.ts';
import { tidyText } from './user-text.ts';

/** A link to a page of the site. */
export interface SiteLink {
  kind: LinkCard['kind'];
  id: number;
  /** Path, query and hash, for the router. */
  path: string;
}

/** As the pages read their addresses: in any letter case, and with slashes at the end. */
const DETAILS = /^\/details\/([^/]+)\/*$/i;
const PROFILE = /^\/profile\/*$/i;
const ID = /^[1-9]\d{0,8}$/;

/** The first absolute address of a space, event, profile or post of the site in a text. @param origin of the site */
export function findSiteLink(text: string, origin: string): SiteLink | null {
  for (const { href } of addressesIn(tidyText(text), origin)) {
    const link = readSiteLink(href, origin);
    if (link) return link;
  }
  return null;
}

function readSiteLink(address: string, origin: string): SiteLink | null {
  const url = readOwnAddress(address, origin);
  const found = url && readPath(url);
  return found && { ...found, path: pathOf(url) };
}

/** What `for` in the address of details names; a space without it. Avatars have no card. */
const KINDS = new Map<string | null, SiteLink['kind'] | null>([
  ['event', 'event'],
  ['feed', 'post'],
  ['avatar', null],
]);

function readPath({ pathname, searchParams }: URL): Omit<SiteLink, 'path'> | null {
  if (PROFILE.test(pathname)) return withId('profile', searchParams.get('user'));
  const id = DETAILS.exec(pathname)?.[1];
  const subject = searchParams.get('for');
  const kind = KINDS.has(subject) ? KINDS.get(subject) : 'space';
  return id && kind ? withId(kind, id) : null;
}

const withId = (kind: SiteLink['kind'], id: string | null) =>
  id !== null && ID.test(id) ? { kind, id: Number(id) } : null;
