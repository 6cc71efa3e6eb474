import { parseArgs } from 'node:util';
import { openChatMember, sendByCall } from '@xana/journeys/site/chat-members';
import startTestSite from '@xana/journeys/site/start-test-site';
import { SITE_ORIGIN } from '@xana/journeys/site/test-topology';
import { startTemporaryPostgres } from '@xana/local-site/temporary-postgres';
import { launchBrowser } from '../launch-browser.ts';
import { FEED_POSTS, fillConversation, fillFeed, HISTORY_MESSAGES } from './fill-history.ts';
import { measureBack } from './measure-back.ts';
import { measureBareDelivery, measureDelivery } from './measure-delivery.ts';
import { measureScrolling } from './measure-scrolling.ts';
import { measureBareTyping, measureTyping } from './measure-typing.ts';
import { recordFrames } from './record-frames.ts';
import { writeReport } from './write-report.ts';

/**
 * Typing, delivery and scrolling of the chat and the feed, each beside the least that a browser needs for the same.
 * `--feed` measures the feed alone, and prints the figures instead of writing the page.
 */
const { values } = parseArgs({
  options: { messages: { type: 'string', default: '200' }, feed: { type: 'boolean', default: false } },
});
const count = Number(values.messages);

const postgres = await startTemporaryPostgres();
// Without rate limits: a program writes faster than people.
Object.assign(process.env, {
  DATABASE_URL: postgres.url,
  CALLS_PER_MINUTE: '1000000000',
  MEMBER_LIMITS_FACTOR: '1000000',
});
const stopSite = await startTestSite();
const browser = await launchBrowser();
try {
  await fillFeed(postgres.url);
  if (values.feed) console.log(await measureFeed());
  else await measureAll();
} finally {
  await browser.close();
  await stopSite();
  await postgres.stop();
}

async function measureAll(): Promise<void> {
  const sender = await openChatMember(browser);
  const receiver = await openChatMember(browser);
  const { conversationId } = await sendByCall(sender, receiver.id, 'Message 1');
  await sendByCall(receiver, sender.id, 'Message 2');
  await fillConversation(postgres.url, conversationId);
  await Promise.all([recordFrames(sender.context), recordFrames(receiver.context)]);
  await sender.page.goto(`${SITE_ORIGIN}/chat?user=${receiver.id}`);
  await receiver.page.goto(`${SITE_ORIGIN}/chat?user=${sender.id}`);
  console.log('  typing');
  const typing = { site: await measureTyping(sender.page), bare: await measureBareTyping(browser) };
  console.log('  delivery');
  const delivery = {
    site: await measureDelivery(sender.page, receiver.page, count),
    bare: await measureBareDelivery(browser, postgres.url, count),
  };
  console.log(`  scrolling through ${HISTORY_MESSAGES} messages`);
  const messages = await measureScrolling(receiver.page, { direction: 'up', rows: '[role="log"] li' });
  await Promise.all([sender.context.close(), receiver.context.close()]);
  writeReport({ typing, delivery, messages, ...(await measureFeed()) });
}

async function measureFeed() {
  const { page, context } = await openChatMember(browser);
  await page.goto(`${SITE_ORIGIN}/feed`);
  console.log(`  scrolling through ${FEED_POSTS} posts`);
  const posts = await measureScrolling(page, { direction: 'down', rows: 'main article' });
  await page.goto('about:blank');
  await page.goto(`${SITE_ORIGIN}/feed`);
  console.log('  going Back into the feed');
  const back = await measureBack(page);
  await context.close();
  return { posts, back };
}
