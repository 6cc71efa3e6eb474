import { escapeScript } from '../page/preloads.ts';
import type { PageDescription } from './describe-page.ts';
import { structuredData } from './structured-data.ts';

/** Around the elements of an assembled page that the page server replaces for crawlers. */
export const HEAD_BEGIN = '<!--metadata-->';
export const HEAD_END = '<!--/metadata-->';

/** The picture of links to pages that have no picture of their own: 1200 × 630. */
export const SITE_CARD_PATH = '/share-card.png';

const SITE_NAME = 'XANA';
/** What previews show at most, in characters. */
const MAX_TITLE_LENGTH = 110;
const MAX_DESCRIPTION_LENGTH = 300;
/** The media host renders this width of every picture. */
const PICTURE_WIDTH = 1_280;
const LOCALES = { en: 'en_US', ja: 'ja_JP' };

/** The elements of a page's head that describe it. Every text is escaped. */
export function headHtml(page: PageDescription, site: string): string {
  const { locale, address, isIndexed, content } = page;
  const title = shorten(page.title, MAX_TITLE_LENGTH);
  const description = shorten(page.description, MAX_DESCRIPTION_LENGTH);
  const urlIn = (each: 'en' | 'ja') => site + (each === 'ja' ? withLanguage(address ?? '/') : (address ?? '/'));
  const url = urlIn(locale);
  const card = content?.card;
  const picture = content?.picture && sizedPicture(content.picture);
  const data = structuredData(page, { url, site, picture });
  const tags = [
    `<title>${escapeText(page.search ? title : `${title} · ${SITE_NAME}`)}</title>`,
    meta('name', 'description', description),
    ...(isIndexed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(address === undefined
      ? []
      : [
          link('canonical', url),
          link('alternate', urlIn('en'), 'en'),
          link('alternate', urlIn('ja'), 'ja'),
          link('alternate', urlIn('en'), 'x-default'),
          meta('property', 'og:url', url),
        ]),
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:type', openGraphType(content?.kind)),
    meta('property', 'og:locale', LOCALES[locale]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', card ?? picture ?? site + SITE_CARD_PATH),
    ...(card || !picture
      ? [meta('property', 'og:image:width', '1200'), meta('property', 'og:image:height', '630')]
      : []),
    meta('property', 'og:image:alt', card || picture ? title : SITE_NAME),
    meta('name', 'twitter:card', 'summary_large_image'),
    // A text of members must not end the element (XSS). It is a data block: no policy for scripts applies to it.
    ...(data ? [`<script type="application/ld+json">${escapeScript(JSON.stringify(data))}</script>`] : []),
  ];
  return tags.join('\n');
}

const openGraphType = (kind: string | undefined) =>
  kind === 'profile' ? 'profile' : kind === 'post' ? 'article' : 'website';

const withLanguage = (address: string) => `${address}${address.includes('?') ? '&' : '?'}lang=ja`;

function sizedPicture(address: string): string {
  const url = new URL(address);
  url.searchParams.set('w', String(PICTURE_WIDTH));
  return url.href;
}

const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeText(content)}">`;

const link = (rel: string, href: string, language?: string) =>
  `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escapeText(href)}">`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (each) => ESCAPES[each] ?? each);

/** One line without control characters and marks that reverse the direction of the text around it, cut between characters. */
function shorten(text: string, maxLength: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  return characters.length > maxLength
    ? `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
    : line;
}
