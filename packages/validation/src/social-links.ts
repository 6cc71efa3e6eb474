import { readWebLink } from './web-links.ts';

const MAX_HANDLE_LENGTH = 30;

/** The handle in what a member pastes: `@mia`, `https://x.com/mia?s=20`, `x.com/mia`; any other text as it is, in half width. */
export function handleIn(text: string, hosts: readonly string[]): string {
  const written = text.normalize('NFKC').trim();
  const url = written.includes('/') ? readWebLink(written) : null;
  const isProfile = url && hosts.includes(url.hostname.replace(/^(?:www|m|mobile)\./, ''));
  return ((isProfile && url.pathname.split('/')[1]) || written).replace(/^@/, '');
}

/** Letters, digits, underscores and single dots; no dot at either end. */
function isDottedHandle(text: string): boolean {
  return text.length <= MAX_HANDLE_LENGTH && /^[A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)*$/.test(text);
}

/** VA-07: up to 30 letters, digits, underscores and single dots, without a trailing dot. */
export function isInstagramHandle(text: string): boolean {
  return isDottedHandle(text);
}

/** VA-07, alternative: 4 to 15 letters, digits and underscores. */
export function isInstagramHandleShort(text: string): boolean {
  return /^[A-Za-z0-9_]{4,15}$/.test(text);
}

/** VA-08: 4 to 25 letters, digits and underscores. */
export function isTwitterHandle(text: string): boolean {
  return /^[A-Za-z0-9_]{4,25}$/.test(text);
}

/** VA-08, alternative: up to 30 characters without a double or trailing dot. */
export function isTwitterHandleDotted(text: string): boolean {
  return isDottedHandle(text);
}

/** VA-09: an invite link on a Discord domain. */
export function isDiscordInvite(text: string): boolean {
  const url = readWebLink(text);
  if (!url) return false;
  const host = url.hostname.replace(/^www\./, '');
  if (host === 'discord.gg') return /^\/[A-Za-z0-9-]{2,64}\/?$/.test(url.pathname);
  return /^discord(app)?\.com$/.test(host) && /^\/invite\/[A-Za-z0-9-]{2,64}\/?$/.test(url.pathname);
}
