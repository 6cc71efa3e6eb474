import { HEAD_BEGIN, HEAD_END, SITE_CARD_PATH } from './head-html.ts';

/**
 * What people's browsers get at every address, before the page sets its own title; the page server replaces it for crawlers. Services
 * that it does not know show the site's name and card.
 */
export const generalHead = (site: string): string => `${HEAD_BEGIN}<title>XANA</title>
<meta name="description" content="Spaces, events, games and people of the XANA metaverse.">
<meta property="og:title" content="XANA">
<meta property="og:image" content="${site}${SITE_CARD_PATH}">${HEAD_END}`;
