import { readWebLink } from './web-link.ts';

const LONGEST = 256;
const SHORT_HOST = 'youtu.be';
const HOSTS: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const VIDEO_ID = /^[A-Za-z0-9_-]{6,20}$/;

/** VA-10: the page of a video or of a channel. */
export function isYoutubePage(text: string): boolean {
  const url = readYoutubeLink(text);
  if (!url) return false;
  const isChannel = /^\/(?:(?:channel|c|user)\/[^/]+|@[^/]+)\/?/.test(url.pathname);
  return isYoutubeVideo(text) || (url.hostname !== SHORT_HOST && isChannel);
}

/** VA-10, the profile variant: a loose match, anything on one of its hosts. */
export function isYoutubeProfile(text: string): boolean {
  return readYoutubeLink(text) !== null;
}

/** A video that can be shown: watch, shorts, live, embed, or the short host. Up to 256 characters. */
export function isYoutubeVideo(text: string): boolean {
  const url = readYoutubeLink(text);
  if (!url) return false;
  if (url.hostname === SHORT_HOST) return VIDEO_ID.test(url.pathname.slice(1));
  if (/^\/watch\/?$/.test(url.pathname)) return VIDEO_ID.test(url.searchParams.get('v') ?? '');
  const [, id = ''] = /^\/(?:shorts|live|embed)\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  return VIDEO_ID.test(id);
}

function readYoutubeLink(text: string): URL | null {
  const url = text.length <= LONGEST ? readWebLink(text) : null;
  return url && (url.hostname === SHORT_HOST || HOSTS.has(url.hostname)) ? url : null;
}
