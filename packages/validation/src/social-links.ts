import { readWebLink } from './web-links.ts';

const MAX_HANDLE_LENGTH = 30;

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
