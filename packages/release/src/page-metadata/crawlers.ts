/**
 * User agents of search engines and of services that show previews of links. Browsers contain none of this: they get the page as it
 * was assembled.
 */
const CRAWLERS = new RegExp(
  [
    // Googlebot, bingbot, Twitterbot, Slackbot, Discordbot, TelegramBot, LinkedInBot, Applebot, DuckDuckBot, YandexBot, redditbot …
    // Phones are called CUBOT.
    '(?<!cu)bot\\b',
    'crawler',
    'spider',
    'facebookexternalhit',
    'facebookcatalog',
    'meta-externalagent',
    'whatsapp/',
    'line-poker',
    'linespider',
    'skypeuripreview',
    'slack-imgproxy',
    'mastodon',
    'misskey',
    'cardyb',
    'embedly',
    'iframely',
    'google-inspectiontool',
    'storebot-google',
    'kakaotalk-scrap',
    'vkshare',
    'yahoo! slurp',
  ].join('|'),
  'i',
);

/** Characters of a user agent that are read; the rest is ignored. */
const MAX_LENGTH = 512;

/** Whether a search engine or a preview of links asks, by what it claims: a person who claims it sees the same page. */
export const isCrawler = (userAgent: string | undefined): boolean =>
  CRAWLERS.test((userAgent ?? '').slice(0, MAX_LENGTH));
