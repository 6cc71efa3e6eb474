import { readWebLink } from './web-links.ts';

const MAX_LINK_LENGTH = 256;
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

/** VA-10: a link to a video or channel. */
export function isYoutubePage(text: string): boolean {
  const url = readYoutubeLink(text);
  if (!url) return false;
  const isChannel = /^\/(?:(?:channel|c|user)\/[^/]+|@[^/]+)\/?/.test(url.pathname);
  return isYoutubeVideo(text) || (url.hostname !== SHORT_HOST && isChannel);
}

/** VA-10, profile variant: any link to a YouTube host. */
export function isYoutubeProfile(text: string): boolean {
  return readYoutubeLink(text) !== null;
}

/** A link to a video that can be embedded: watch, shorts, live, embed or youtu.be. Up to 256 characters. */
export function isYoutubeVideo(text: string): boolean {
  return youtubeVideoId(text) !== null;
}

/** The id of the linked video; null for any other text. */
export function youtubeVideoId(text: string): string | null {
  const url = readYoutubeLink(text);
  if (!url) return null;
  const id = idIn(url);
  return VIDEO_ID.test(id) ? id : null;
}

function idIn({ hostname, pathname, searchParams }: URL): string {
  if (hostname === SHORT_HOST) return pathname.slice(1);
  if (/^\/watch\/?$/.test(pathname)) return searchParams.get('v') ?? '';
  return /^\/(?:shorts|live|embed)\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '';
}

function readYoutubeLink(text: string): URL | null {
  const url = text.length <= MAX_LINK_LENGTH ? readWebLink(text) : null;
  return url && (url.hostname === SHORT_HOST || HOSTS.has(url.hostname)) ? url : null;
}
