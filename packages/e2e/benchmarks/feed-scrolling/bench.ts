import { chromium } from '@playwright/test';
import { ensureBrowser } from '@xana/local-site/ensure-browser';
import { startTemporaryPostgres } from '@xana/local-site/temporary-postgres';
import { openChatMember } from '../../site/chat-members.ts';
import startTestSite from '../../site/start-test-site.ts';
import { SITE_ORIGIN } from '../../site/test-topology.ts';
import { FEED_POSTS, fillFeed } from '../conversation/fill-history.ts';
import { measureScrolling, type ScrollingFigures } from '../conversation/measure-scrolling.ts';

/** Scrolls the feed with and without the skipping of posts outside the viewport (decision 0068), in turn, in one run. */
const ROUNDS = 2;
const RENDER_ALL = 'main article { content-visibility: visible !important; }';

const postgres = await startTemporaryPostgres();
// Without rate limits: a program scrolls faster than people.
Object.assign(process.env, {
  DATABASE_URL: postgres.url,
  CALLS_PER_MINUTE: '1000000000',
  MEMBER_LIMITS_FACTOR: '1000000',
});
const stopSite = await startTestSite();
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: ensureBrowser(), args });
try {
  const { page, id } = await openChatMember(browser);
  await fillFeed(postgres.url, id);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await page.goto(`${SITE_ORIGIN}/feed`);
    await page.evaluate((rule) => {
      // A constructed sheet, because the page's policy blocks inline styles.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      document.adoptedStyleSheets = [sheet];
    }, RENDER_ALL);
    print('all posts rendered', await measureScrolling(page, { direction: 'down', rows: 'main article' }));
    await page.goto(`${SITE_ORIGIN}/feed`);
    print('posts outside skipped', await measureScrolling(page, { direction: 'down', rows: 'main article' }));
  }
} finally {
  await browser.close();
  await stopSite();
  await postgres.stop();
}

function print(name: string, { frames, dropped, p99, maxInterval, maxRows, reached }: ScrollingFigures): void {
  const late = ((100 * dropped) / frames).toFixed(1);
  console.log(
    `${name}: ${frames} frames, ${late} % late, p99 ${p99.toFixed(0)} ms, maximum ${maxInterval.toFixed(0)} ms, ` +
      `${maxRows} of ${FEED_POSTS} posts in the document, reached ${reached}`,
  );
}
