import { readWebLink } from './web-link.ts';

/** VA-09: an invite link on a discord domain. */
export function isDiscordInvite(text: string): boolean {
  const url = readWebLink(text);
  if (!url) return false;
  const host = url.hostname.replace(/^www\./, '');
  if (host === 'discord.gg') return /^\/[A-Za-z0-9-]{2,64}\/?$/.test(url.pathname);
  return /^discord(app)?\.com$/.test(host) && /^\/invite\/[A-Za-z0-9-]{2,64}\/?$/.test(url.pathname);
}
