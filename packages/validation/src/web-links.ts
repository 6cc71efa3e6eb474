const MAX_LINK_LENGTH = 2048;
const MAX_DOMAIN_LENGTH = 256;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** VA-11: a valid web address, with or without http(s); its domain has 1 to 256 characters. */
export function isWebLink(text: string): boolean {
  return readWebLink(text) !== null;
}

/** VA-11, strict variant: http or https is required. */
export function isStrictWebLink(text: string): boolean {
  return /^https?:\/\//i.test(text) && isWebLink(text);
}

/**
 * Parses a link as a browser would.
 *
 * @returns null unless it is an http(s) URL whose host has a dot and that contains no credentials
 */
export function readWebLink(text: string): URL | null {
  if (text.length > MAX_LINK_LENGTH || /[\s\\<>"`{}|^\p{Cc}]/u.test(text)) return null;
  const href = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  const { protocol, hostname, username, password } = url;
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && !username && !password && isDomain(hostname) ? url : null;
}

function isDomain(host: string): boolean {
  const labels = host.split('.');
  if (host.length > MAX_DOMAIN_LENGTH || labels.length < 2) return false;
  return labels.every((label) => LABEL.test(label)) && /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(labels.at(-1) ?? '');
}
