const MAX_LINK_LENGTH = 2048;
const MAX_DOMAIN_LENGTH = 256;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** VA-11: a valid web address, with or without http(s) before it; its domain has 1 to 256 characters. */
export function isWebLink(text: string): boolean {
  return readWebLink(text) !== null;
}

/** VA-11, the strict variant: http or https is written out. */
export function isStrictWebLink(text: string): boolean {
  return /^https?:\/\//i.test(text) && isWebLink(text);
}

/**
 * The address as a browser would read it.
 *
 * @returns null for anything but a host with a dot, reached by http(s), without a name and password before it
 */
export function readWebLink(text: string): URL | null {
  if (text.length > MAX_LINK_LENGTH || /[\s\\<>"`{}|^\p{Cc}]/u.test(text)) return null;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const { protocol, hostname, username, password } = url;
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && !username && !password && isDomain(hostname) ? url : null;
}

function isDomain(host: string): boolean {
  const labels = host.split('.');
  if (host.length > MAX_DOMAIN_LENGTH || labels.length < 2) return false;
  return labels.every((label) => LABEL.test(label)) && /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(labels.at(-1) ?? '');
}
