/**
 * An absolute address of the site without credentials, in a user's text. None if its path starts with two slashes, which a
 * router takes for another host. @param origin of the site
 */
export function readOwnAddress(written: string, origin: string): URL | null {
  if (!URL.canParse(written)) return null;
  const url = new URL(written);
  const isOwn = url.origin === origin && !url.username && !url.password;
  return isOwn && !url.pathname.startsWith('//') ? url : null;
}

/** Path, query and hash, for the router. */
export const pathOf = ({ pathname, search, hash }: URL): string => `${pathname}${search}${hash}`;
